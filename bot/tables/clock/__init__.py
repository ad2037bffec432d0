"""Time at a table: turns, pauses between deals and tricks, reminders, games nobody plays at.

Knows when something is due, by one alarm a table, and does it.
"""
