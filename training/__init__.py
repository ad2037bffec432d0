"""The making of all that computer players learned beforehand; nothing of it runs with the bot."""
