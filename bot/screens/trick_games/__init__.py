"""The screens that all games of tricks share; a family adds its own lines."""
