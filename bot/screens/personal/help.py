"""Help: what the bot does, and how to begin."""

from bot.screens.components import Separator
from bot.screens.families import SCREENS, offers
from bot.screens.family import Offer
from bot.screens.phrases import apart, listed, text
from bot.screens.screen import Screen, layout
from bot.text.phrasebook import Phrasebook


def help_screen(phrasebook: Phrasebook) -> Screen:
    """Draw the way into a game, and the commands."""
    return layout(
        text(
            phrasebook("help-title"),
            phrasebook("help-begin", command=offers()[0].command),
            phrasebook("help-hand"),
            phrasebook("help-claim", games=_claiming(phrasebook)),
            phrasebook("help-away"),
            phrasebook("help-signs"),
            phrasebook("help-fair"),
        ),
        Separator(),
        text(
            phrasebook("help-commands"),
            phrasebook("help-offers", offers=_offers(phrasebook)),
            phrasebook("help-opening"),
            phrasebook("help-play"),
            phrasebook("help-daily"),
            phrasebook("help-practice"),
            phrasebook("help-hand-command"),
            phrasebook("help-table"),
            phrasebook("help-leave"),
            phrasebook("help-settings"),
            phrasebook("help-language"),
            phrasebook("help-rules"),
            phrasebook("help-leaderboard"),
            phrasebook("help-stats"),
            phrasebook("help-verify"),
            phrasebook("help-review"),
            phrasebook("help-data"),
        ),
    )


def _offers(phrasebook: Phrasebook) -> str:
    return apart(_offer_text(offer, phrasebook) for offer in offers())


def _offer_text(offer: Offer, phrasebook: Phrasebook) -> str:
    least, most = offer.seats[0], offer.seats[-1]
    seats = phrasebook("help-seats", least=least, most=most) if least < most else str(least)
    return phrasebook("help-offer", command=offer.command, seats=seats)


def _claiming(phrasebook: Phrasebook) -> str:
    """Name the games in which the rest of the tricks may be claimed."""
    claiming = (family for family, screens in SCREENS.items() if screens.claims)
    return listed([phrasebook(f"family-{family}") for family in claiming], phrasebook)
