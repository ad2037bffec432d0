"""Faces of cards as emojis of the application: their pictures, and how they reach Discord."""
