"""Help: what the bot does, and how to begin."""

from bot.screens.components import Layout, layout
from bot.screens.phrases import line, text
from bot.words import Words


def help_screen(words: Words) -> Layout:
    """Draw the way into a game, and the commands."""
    return layout(
        text(words("help-title"), words("help-begin"), words("help-hand"), words("help-away")),
        line(),
        text(
            words("help-commands"),
            words("help-hearts"),
            words("help-hand-command"),
            words("help-table"),
            words("help-leave"),
            words("help-rules"),
            words("help-leaderboard"),
            words("help-stats"),
            words("help-data"),
        ),
    )
