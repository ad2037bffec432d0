"""The command that opens tables of Hearts."""

from typing import Final

from bot.screens.family import OfferOf
from engine.games.hearts.family import HEARTS

OFFERS: Final = (
    OfferOf(
        command="hearts",
        presets=tuple(HEARTS.presets.values()),
        default=HEARTS.presets["standard"],
    ),
)
