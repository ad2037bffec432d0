"""The playground: the bot with a Discord on this machine, and a page to play on in a browser.

`discord/` knows nothing of Cardroom. What stands here does; nothing of the bot imports it.
"""
