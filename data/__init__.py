"""What is remembered: journal, tables, results, leaderboards, preferences."""
