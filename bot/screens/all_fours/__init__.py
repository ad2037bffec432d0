"""The screens of All Fours."""
