"""The public table of any game: the round table, the end of a deal, the result, its panel.

Everybody's view comes in; it holds no hidden card.
"""
