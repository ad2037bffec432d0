"""The screens of the Hearts family.

Its views come in; lines and buttons go into the trunk of trick games (`bot/screens/trick_games`).
"""
