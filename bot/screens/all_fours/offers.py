"""The commands that open tables of All Fours: by a card turned up, or by pitching."""

from typing import Final

from bot.screens.family import OfferOf
from engine.games.all_fours.family import ALL_FOURS

PITCHED: Final = ("auction_pitch", "pitch")

OFFERS: Final = (
    OfferOf(
        command="allfours",
        presets=tuple(preset for key, preset in ALL_FOURS.presets.items() if key not in PITCHED),
        default=ALL_FOURS.presets["seven_up"],
    ),
    OfferOf(
        command="pitch",
        presets=tuple(ALL_FOURS.presets[key] for key in PITCHED),
        default=ALL_FOURS.presets["auction_pitch"],
    ),
)
