"""The family: its variants on offer, how options change one, and games imagined from a view."""

from collections.abc import Mapping
from typing import Any, Final

from engine.contract.variant import MOST_DEALS, Length, Option
from engine.games.hearts.deal import Sheet
from engine.games.hearts.game import HeartsGame
from engine.games.hearts.presets import PRESETS
from engine.games.hearts.rules import EndMode, HeartsRules
from engine.games.hearts.terms import terms
from engine.games.hearts.view import HeartsView
from engine.tricks.family import TrickFamily, trick_family


def _also_seen(view: HeartsView) -> Mapping[str, Any]:
    named = view.direction if view.stage == "deal" else ""
    return {"due": view.due, "plane": view.plane, "named": named}


def _lasting(rules: HeartsRules, wished: Mapping[str, int]) -> Mapping[str, Option]:
    """Write a target and a number of deals; with both whichever comes first ends the game (R9.4).

    A game that ends by deals keeps them beside a target that is wished for.
    """
    ends: EndMode = "both" if "target" in wished or rules.end_mode == "both" else "deals"
    by_deals = "deals" in wished or (bool(wished) and rules.end_mode == "deals")
    return {**wished, "end_mode": ends} if by_deals else dict(wished)


HEARTS: Final[TrickFamily[HeartsRules, HeartsView]] = trick_family(
    "hearts",
    "Hearts",
    presets=PRESETS,
    game=HeartsGame,
    terms=terms,
    rules_page="hearts.md",
    sheet=Sheet,
    also_seen=_also_seen,
    length=Length(
        target=(1, 1000),
        deals=(1, MOST_DEALS),
        further=frozenset({"end_mode"}),
        rules=_lasting,
    ),
)
