"""Screens around fields: some deals of one game, each played alone against the same computers.

The deal of the day has its own (`bot/screens/daily`).
"""
