"""State: the guilds, channels, messages, commands and interactions of one Discord.

It changes at once and tells events to whoever listens; no connection and no page comes in here.
"""
