"""The games, pure; computer players; running tables. No Discord, no SQL."""
