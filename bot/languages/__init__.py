"""The words of the room, one folder a language."""
