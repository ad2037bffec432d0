"""What families of games share: turn order, following suit, taking tricks."""
