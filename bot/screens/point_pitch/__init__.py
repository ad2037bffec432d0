"""The screens of Pitch by points, Cinch and Pedro.

Their views come in; lines and buttons go into the trunk of trick games (`bot/screens/trick_games`).
"""
