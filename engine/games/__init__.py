"""The families of games, and the catalogue of variants on offer."""
