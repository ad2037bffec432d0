"""Help: what the bot does, and how to begin."""

from bot.screens.components import Separator
from bot.screens.families import offers
from bot.screens.phrases import apart, text
from bot.screens.screen import Screen, layout
from bot.text.phrasebook import Phrasebook


def help_screen(phrasebook: Phrasebook) -> Screen:
    """Draw the way into a game, and the commands."""
    opening = apart(phrasebook("help-offer", command=offer.command) for offer in offers())
    return layout(
        text(
            phrasebook("help-title"),
            phrasebook("help-play"),
            phrasebook("help-open", offers=opening),
            phrasebook("help-hand"),
            phrasebook("help-away"),
            phrasebook("help-signs"),
            phrasebook("help-fair"),
        ),
        Separator(),
        text(
            phrasebook("help-daily"),
            phrasebook("help-practice"),
            phrasebook("help-hand-command"),
            phrasebook("help-table"),
            phrasebook("help-leave"),
            phrasebook("help-rules"),
            phrasebook("help-review"),
            phrasebook("help-verify"),
            phrasebook("help-leaderboard"),
            phrasebook("help-stats"),
        ),
        text(
            phrasebook("help-settings"),
            phrasebook("help-language"),
            phrasebook("help-data"),
        ),
    )
