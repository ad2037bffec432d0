"""Interactions: what happens after somebody used a command or pressed a button.

Each is looked up, checked and answered here. A press goes on to its table in `bot.tables` as a
value; discord.py's objects stay in this room and in `bot.discord`.
"""
