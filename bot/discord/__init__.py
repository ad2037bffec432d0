"""Discord, as the other rooms need it: messages, answers, and the files and rights of both.

With `bot.interactions` the room that may import discord.py. Screens come in as values.
"""
