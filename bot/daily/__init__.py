"""The day's deals: one deal a day and family, the same for everybody.

Setting the deals, the tries of people, and what anybody may be shown of a day. Plays at tables,
so it imports `bot.tables`; no table knows of it.
"""
