"""Computer players: from what one seat may know to what it does."""
