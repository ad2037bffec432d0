"""The command that opens tables of Hearts."""

from typing import Final

from bot.screens.family import Offer
from engine.games.hearts.presets import HEARTS, STANDARD

OFFERS: Final = (
    Offer(
        command="hearts",
        presets=tuple(HEARTS.presets.values()),
        default=STANDARD,
        targets=(10, 1000),
    ),
)
