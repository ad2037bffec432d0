"""The family: its variants on offer, how options change one, and games imagined from a view."""

from collections.abc import Mapping
from typing import Final

from engine.contract.variant import MOST_DEALS, Length, Option
from engine.games.hearts.deal import Sheet
from engine.games.hearts.game import HeartsGame
from engine.games.hearts.presets import PRESETS
from engine.games.hearts.rules import EndMode, HeartsRules
from engine.games.hearts.terms import terms
from engine.games.hearts.view import HeartsView
from engine.tricks.family import TrickFamily, trick_family


def _fresh(seat_count: int) -> Sheet:
    return Sheet(totals=(0,) * seat_count)


def _as_seen(view: HeartsView) -> Sheet:
    return Sheet(
        totals=view.scores,
        results=view.results,
        last_trick=view.last_trick,
        tricks=view.past_tricks,
        outcome=view.outcome,
        due=view.due,
        plane=view.plane,
        named=view.direction if view.stage == "deal" else "",
    )


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
    sheet=_fresh,
    sheet_seen=_as_seen,
    length=Length(
        target=(1, 1000),
        deals=(1, MOST_DEALS),
        further=frozenset({"end_mode"}),
        rules=_lasting,
    ),
)
