"""Before a game: the lobby, its options and house rules, and questions which table is meant."""
