"""The server: the HTTP API and the gateway that the bot speaks to, and faults made on purpose.

Whatever needs a connection of the bot stands here.
"""
