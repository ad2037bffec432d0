"""Before a game: the lobby, its options and house rules, and questions which table is meant.

A variant and the chairs that are taken come in; there are no cards yet.
"""
