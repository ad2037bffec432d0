"""The messages of a table: the public one, a hand for each person, panels, and calls.

What they show comes from `bot.screens`, how they are sent from `bot.discord`.
"""
