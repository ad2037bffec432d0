"""People: what somebody at a client sees, hears and does.

They act on the state as a client could, and on nothing else.
"""
