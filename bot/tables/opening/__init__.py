"""From a wish to a first deal: the lobby, its row in the store, and the start.

Also how many tables there may be, and the chance that each game is dealt with.
"""
