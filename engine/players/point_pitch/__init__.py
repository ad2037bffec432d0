"""The computer players of Pitch by points, Cinch and Pedro."""
