"""Services of all tables: post and store, preferences, chance, whom servers keep out."""
