"""Tables in play: a game between people, from its first deal to its result.

A table changes in its `Session` alone: committed under its lock, then made the next `Moment`, which
messages, clock, computers and its end follow. Presses come in as values of `bot.discord.press`; no
call to Discord is made under the lock.
"""
