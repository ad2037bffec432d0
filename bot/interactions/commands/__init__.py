"""Slash commands, a file each, and the buttons of their answers."""
