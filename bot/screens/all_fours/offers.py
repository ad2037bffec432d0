"""The commands that open tables of All Fours: by a card turned up, or by pitching."""

from typing import Final

from bot.screens.family import MOST_DEALS, OfferOf, to_target_or_deals
from engine.games.all_fours.family import ALL_FOURS
from engine.games.all_fours.rules import LONGEST

PITCHED: Final = ("auction_pitch", "pitch")

OFFERS: Final = (
    OfferOf(
        command="allfours",
        presets=tuple(preset for key, preset in ALL_FOURS.presets.items() if key not in PITCHED),
        default=ALL_FOURS.presets["seven_up"],
        targets=(1, LONGEST),
        deals=(1, MOST_DEALS),
        length=to_target_or_deals,
    ),
    OfferOf(
        command="pitch",
        presets=tuple(ALL_FOURS.presets[key] for key in PITCHED),
        default=ALL_FOURS.presets["auction_pitch"],
        targets=(1, LONGEST),
        deals=(1, MOST_DEALS),
        length=to_target_or_deals,
    ),
)
