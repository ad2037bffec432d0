"""Slash commands: what people type, and the buttons of their answers.

`all.py` lists them. Each takes the card room and answers an interaction.
"""
