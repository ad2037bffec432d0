"""The private hand of any game: its cards in their places, hints, its end, and playing alone.

The view of one seat comes in, which holds no card of another that is hidden from it.
"""
