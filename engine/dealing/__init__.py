"""Dealing: cards nobody sees, dealt at random to the places where they may lie."""
