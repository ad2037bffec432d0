"""The screens of the Canasta family.

Its views come in. Melds are planned press by press: a draft is read, changed and drawn here, and
lives with the table.
"""
