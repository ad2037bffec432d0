"""Time at a table: turns, pauses between deals and tricks, reminders, games nobody plays at.

Knows when something is due, and calls the table; what follows is the table's.
"""
