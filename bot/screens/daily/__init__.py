"""Screens of the deal of the day."""
