"""Screens: pure functions from what somebody may see to a Discord layout."""
