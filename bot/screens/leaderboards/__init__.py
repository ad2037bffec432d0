"""Leaderboards, ratings and one person's figures, a page at a time."""
