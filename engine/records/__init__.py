"""Game records: the journal of one game, in the open."""
