"""The command that opens tables of Hearts."""

from collections.abc import Mapping
from typing import Final

from bot.screens.family import MOST_DEALS, OfferOf
from engine.contract.variant import Option, VariantOf
from engine.games.hearts.presets import HEARTS, STANDARD
from engine.games.hearts.rules import HeartsRules


def _length(
    variant: VariantOf[HeartsRules], target: int | None, deals: int | None
) -> Mapping[str, Option]:
    """Write a target and a number of deals; with both whichever comes first ends the game (R9.4).

    A game that ends by deals keeps them beside a target that is wished for.
    """
    rules = variant.rules
    written: dict[str, Option] = {}
    if target is not None:
        written["target"] = target
    if deals is not None:
        both = target is not None or rules.end_mode == "both"
        written |= {"deals": deals, "end_mode": "both" if both else "deals"}
    elif target is not None and rules.end_mode == "deals":
        written["end_mode"] = "both"
    return written


OFFERS: Final = (
    OfferOf(
        command="hearts",
        presets=tuple(HEARTS.presets.values()),
        default=STANDARD,
        targets=(1, 1000),
        deals=(1, MOST_DEALS),
        length=_length,
    ),
)
