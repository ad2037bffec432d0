"""The rules of California Jack (section 2 of its page), its presets, and the terms of a table."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Final, Literal, TypeAlias

from engine.cards import pack
from engine.contract.refusal import Fault
from engine.contract.rules import Deals, Offered, TableRules, between
from engine.tricks.terms import Terms, alone

LONGEST: Final = 100
"""The highest target: a deal brings four points at most."""
HAND: Final = 6
DRAWS: Final = 20
"""Cards that each seat draws (C8)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CaliforniaJackRules(TableRules):
    """Every parameter under its name on the page; the defaults are `california_jack`."""

    players: int = 2
    players_allowed: tuple[int, ...] = (2,)
    trump_by: Literal["stock_top", "cut"] = "stock_top"
    """The card that makes trumps: the top card of the stock, or one cut before each deal (C3)."""
    stock: Literal["open", "closed"] = "open"
    """Whether the stock lies face up, or each sees only the card drawn (C6)."""
    void_must_trump: bool = True
    """Whether a player without the suit led has to trump (C7)."""
    game_tie: Literal["none", "nondealer"] = "none"
    """The seat that counts Game if both have 40 pips (C10)."""
    target: Annotated[
        int,
        between(1, LONGEST, f"is 1 to {LONGEST}"),
        Offered(1, 3, 5, 7, 9, 10, 11, 15, 21),
    ] = 10
    deals: Deals = None
    """After how many deals the game ends at the latest; None is no limit."""

    def faults(self) -> Iterator[Fault]:
        if self.stock == "closed" and self.trump_by == "stock_top":
            yield Fault("trump_by", "is cut with a closed stock, whose top card nobody sees")


PRESETS: Final[Mapping[str, CaliforniaJackRules]] = {
    "california_jack": CaliforniaJackRules(),
    "california_jack_1897": CaliforniaJackRules(
        trump_by="cut", void_must_trump=False, game_tie="nondealer", target=7
    ),
    "shasta_sam": CaliforniaJackRules(
        trump_by="cut", stock="closed", void_must_trump=False, game_tie="nondealer", target=7
    ),
}

CaliforniaJackTerms: TypeAlias = Terms[CaliforniaJackRules]


@lru_cache(maxsize=64)
def terms(rules: CaliforniaJackRules, seat_count: int) -> CaliforniaJackTerms:
    """Settle `rules` for the table of two."""
    return Terms(rules=rules, seat_count=seat_count, deck=pack(), sides=alone(seat_count))
