"""The card room itself: commands, screens, messages, and the playground."""
