"""What computer players learned beforehand is made here; nothing of it runs with the bot."""
