"""Ratings: how strong people are, from how they were placed in games."""
