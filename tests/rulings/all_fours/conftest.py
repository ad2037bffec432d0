"""Worked rulings of All Fours, written from the rules, not from the engine.

`written.py` writes their records.
"""
