"""Faces of cards as emojis of the application: their pictures, and how they reach Discord.

A look comes in, and which emojis Discord has; how a text shows a card is in `bot/text/faces.py`.
"""
