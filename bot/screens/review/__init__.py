"""Reviews: stepping through a game that is over, with all hands face up."""
