"""The moment of one table in play, and its session, which alone makes the next one."""
