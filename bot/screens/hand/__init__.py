"""The private hand of any game: heading, cards in their places, hints, and playing alone."""
