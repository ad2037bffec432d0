"""A game that is over, step by step with every hand face up, and its moves appraised.

Only records of games that are over come in.
"""
