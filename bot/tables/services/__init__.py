"""What all tables share: post and store, preferences, chance, whom servers keep out."""
