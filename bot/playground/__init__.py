"""The playground: the bot with a Discord on this machine, and a page to play on in a browser.

The Discord is `loopback_discord`, which knows nothing of Cardroom. Nothing of the bot imports this.
"""
