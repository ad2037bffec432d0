"""Help: what the bot does, and how to begin."""

from bot.screens.components import Layout, layout
from bot.screens.families import offers
from bot.screens.family import Offer
from bot.screens.phrases import line, text
from bot.words import Words


def help_screen(words: Words) -> Layout:
    """Draw the way into a game, and the commands."""
    return layout(
        text(
            words("help-title"),
            words("help-begin", command=offers()[0].command),
            words("help-hand"),
            words("help-claim"),
            words("help-away"),
        ),
        line(),
        text(
            words("help-commands"),
            *(_offer_text(offer, words) for offer in offers()),
            words("help-opening"),
            words("help-hand-command"),
            words("help-table"),
            words("help-leave"),
            words("help-rules"),
            words("help-leaderboard"),
            words("help-stats"),
            words("help-data"),
        ),
    )


def _offer_text(offer: Offer, words: Words) -> str:
    least, most = offer.seats[0], offer.seats[-1]
    seats = words("help-seats", least=least, most=most) if least < most else str(least)
    return words(f"offer-{offer.command}-help", seats=seats)
