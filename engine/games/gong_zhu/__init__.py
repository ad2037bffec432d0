"""The Gong Zhu family: chase the pig, win the sheep, and show what is to count double."""
