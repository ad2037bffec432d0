"""Fields: deals that each plays alone, such as those of a day and of a challenge.

Setting the deals, the tries of people, and what anybody may be shown of them. Plays at tables, so
it imports `bot.tables`; no table knows of it.
"""
