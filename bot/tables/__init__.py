"""Tables in play: a game between people, from its first deal to its result.

A table is changed under its lock, committed to the store, and drawn afterwards. Presses come in as
values of `bot.discord.press`; no call to Discord is made under the lock.
"""
