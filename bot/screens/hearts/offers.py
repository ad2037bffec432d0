"""The command that opens tables of Hearts."""

from typing import Final

from bot.screens.family import OfferOf
from engine.games.hearts.presets import HEARTS, STANDARD

OFFERS: Final = (
    OfferOf(
        command="hearts",
        presets=tuple(HEARTS.presets.values()),
        default=STANDARD,
    ),
)
