"""Screens: whole messages as values, drawn from a table's frame, a view and a phrasebook.

Frozen views and facts come in, a `Screen` goes out. Nothing here knows discord.py, a store, a clock
or a running table; what two families share stands above their folders.
"""
