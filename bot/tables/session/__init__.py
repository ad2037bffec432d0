"""What is true of one table in play, and the one place where that changes."""
