"""What the rule sheet of Canasta says of each preset, as far as the count needs it.

Nothing here is asked of the engine: the values are those of docs/rules/canasta-samba.md.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from engine.contract.variant import Option

Sides = tuple[tuple[int, ...], ...]

WILD: Final = frozenset("2*")
OPENING: Final = {0: 50, 1500: 90, 3000: 120}
"""The least total and the minimum from there on (K20); below 0 it is 15."""


@dataclass(frozen=True)
class Sheet:
    """What the sheet says of a preset that the count needs."""

    sides: Sides
    decks: int = 2
    draw: int = 1
    out: int = 100
    concealed: int = 100
    concealed_after_take: bool = True
    all_threes: int = 800
    five_threes: int = 500
    threes_owed_below: int = 0
    """With fewer canastas red threes count against a side; 0: against one that laid nothing."""
    threes_owed_singly: bool = False
    faced_in_turn: bool = False
    """Whether red threes of the deal are faced in the first turn only (A6)."""
    covers: frozenset[str] = WILD | {"3H", "3D", "3S", "3C"}
    """Upcards, or what they begin with, on which another card is turned (K6)."""
    suits: bool = False
    opening: tuple[tuple[int, int], ...] = tuple(OPENING.items())
    whole_hand_opens: str = "stock_only"
    """When a whole hand with a canasta needs no minimum (K25, A9)."""
    fine: int = 0
    """What a promise costs that is not kept (A10)."""
    lone: bool = False
    """Whether whoever takes first plays alone against two others (K54)."""
    top_alone: bool = False
    """Whether a card taken onto a sequence leaves the rest of the pile (B3)."""
    target: int = 5000
    deals: int | None = None
    """After how many deals it is over at the latest (K56)."""
    shared: bool = False
    """Whether equal totals share the win (A16)."""
    step: int = 1
    """By how many seats the deal moves (K3)."""

    def minimum(self, total: int) -> int:
        """Return what the first melds of a side with this total must count (K20)."""
        return 15 if total < 0 else max(one for least, one in self.opening if total >= least)


def alone(seats: int) -> Sides:
    """Return the sides where everybody plays alone."""
    return tuple((seat,) for seat in range(seats))


SIX: Final = Sheet(
    ((0, 3), (1, 4), (2, 5)), decks=3, all_threes=1200, five_threes=1000, target=7500
)
SAMBA: Final = Sheet(
    ((0, 2), (1, 3)),
    decks=3,
    draw=2,
    out=200,
    concealed=0,
    all_threes=1000,
    threes_owed_below=2,
    suits=True,
    opening=tuple({**OPENING, 7000: 150}.items()),
    target=10000,
)
BOOK: Final = Sheet(((0, 2), (1, 3)))
SHEETS: Final = {
    "canasta_book": BOOK,
    "canasta_official": replace(BOOK, faced_in_turn=True, fine=100),
    "canasta_2": replace(BOOK, sides=alone(2), draw=2),
    "canasta_3": replace(BOOK, sides=alone(3)),
    "canasta_3_cutthroat": replace(BOOK, sides=alone(3), draw=2, lone=True, target=7500),
    "canasta_5": replace(BOOK, sides=((0, 2), (1, 3, 4))),
    "canasta_6_teams3": replace(
        SIX,
        sides=((0, 2, 4), (1, 3, 5)),
        opening=tuple({**OPENING, 7500: 150}.items()),
        target=10000,
    ),
    "canasta_6_pairs": SIX,
    "canasta_6_bench": replace(BOOK, sides=((0, 2, 4), (1, 3, 5))),
    "samba_4": SAMBA,
    "samba_2": replace(SAMBA, sides=alone(2)),
    "samba_3": replace(SAMBA, sides=alone(3)),
    "samba_5": replace(SAMBA, sides=alone(5)),
    "samba_6": replace(SAMBA, sides=((0, 3), (1, 4), (2, 5))),
}

HOUSE_RULES: Final[Mapping[tuple[str, Any], dict[str, Any]]] = {
    ("red3_deal", "first_turn"): {"faced_in_turn": True},
    ("ask", "unverified"): {"fine": 100},
    ("red3_minus_if", "no_canasta"): {"threes_owed_below": 1},
    ("red3_minus", "each"): {"threes_owed_singly": True},
    ("concealed_with_pile", False): {"concealed_after_take": False},
    ("concealed_waives_opening", "always"): {"whole_hand_opens": "always"},
    ("concealed_waives_opening", "never"): {"whole_hand_opens": "never"},
    ("upcard_cover", "wild"): {"covers": WILD},
    ("next_dealer", "right"): {"step": -1},
    ("deals", 1): {"deals": 1},
    ("deals", 2): {"deals": 2},
    ("both_over_target", "shared"): {"shared": True},
    ("seq_take", "top_only"): {"top_alone": True},
    ("sides", "cutthroat"): {"lone": True},
}
"""What options change that is counted; all others change only what may be done."""


def sheet_of(preset: str, options: Iterable[tuple[str, Option]]) -> Sheet:
    """Return the sheet of a preset with some options."""
    assert preset in SHEETS, f"{__name__} lacks the sheet of {preset}: write it from the page"
    sheet = SHEETS[preset]
    for name, value in options:
        chosen = " ".join(map(str, value)) if isinstance(value, list) else value
        sheet = replace(sheet, **HOUSE_RULES.get((name, chosen), {}))
    return sheet
