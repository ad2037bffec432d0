"""Time at a table: paces of games, and second taps that nobody meant."""
