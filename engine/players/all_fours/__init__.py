"""Computer players of All Fours and Pitch."""
