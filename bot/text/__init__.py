"""Texts: phrasebooks of each language, names of people, faces of cards, ids of buttons.

Strings and values come in; nothing here knows a table or Discord.
"""
