"""Presets: the variants of Canasta and Samba on offer, and how options change one of them."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random
from typing import Final

from engine.contract.offering import changing, offered, ruled
from engine.contract.seats import Seat, left_of
from engine.contract.variant import MOST_DEALS, Family, Length, VariantOf
from engine.games.canasta.deal import Sheet
from engine.games.canasta.game import CanastaGame
from engine.games.canasta.imagining import imagining
from engine.games.canasta.rules import STANDARD_OPENING, CanastaRules
from engine.games.canasta.view import CanastaView


def _opening(variant: VariantOf[CanastaRules], seats: int, dealer: Seat) -> CanastaGame:
    rules = variant.rules
    return CanastaGame(rules, variant, dealer, Sheet((0,) * seats), None)


BOOK: Final = CanastaRules()
OFFICIAL: Final = CanastaRules(
    red3_deal="first_turn",
    open_then_mixed=False,
    ask="unverified",
    first_dealer="right_of_highest",
)
ALONE_FOR_TWO: Final = CanastaRules(
    players=2, sides="alone", hand_size=15, draw_count=2, canastas_to_go_out=2
)
ALONE_FOR_THREE: Final = CanastaRules(players=3, sides="alone", hand_size=13)
CUTTHROAT: Final = CanastaRules(
    players=3,
    sides="cutthroat",
    hand_size=13,
    draw_count=2,
    canastas_to_go_out=2,
    target=7500,
    stock_end="last_draw",
)
TWO_AND_THREE: Final = CanastaRules(players=5, sides="two_three")
SIX_IN_PAIRS: Final = CanastaRules(
    players=6,
    decks=3,
    hand_size=13,
    canastas_to_go_out=2,
    target=7500,
    red3_all=1200,
    red3_all_but_one=1000,
)
SIX_IN_THREES: Final = replace(
    SIX_IN_PAIRS,
    sides="threes",
    target=10000,
    opening_table=(*STANDARD_OPENING, (7500, 150)),
)
SIX_WITH_A_BENCH: Final = CanastaRules(players=6, sides="bench")

SAMBA: Final = CanastaRules(
    decks=3,
    hand_size=15,
    draw_count=2,
    target=10000,
    opening_table=(*STANDARD_OPENING, (7000, 150)),
    wild_max=2,
    melds_per_rank=None,
    sequences=True,
    completed_group="no_wilds",
    route_mixed=False,
    add_to_canasta=False,
    canastas_to_go_out=2,
    out_bonus=200,
    concealed_extra=0,
    red3_all=1000,
    red3_minus_if="under_two_canastas",
)

PRESETS: Final[Mapping[str, CanastaRules]] = {
    "canasta_book": BOOK,
    "canasta_official": OFFICIAL,
    "canasta_2": ALONE_FOR_TWO,
    "canasta_3": ALONE_FOR_THREE,
    "canasta_3_cutthroat": CUTTHROAT,
    "canasta_5": TWO_AND_THREE,
    "canasta_6_teams3": SIX_IN_THREES,
    "canasta_6_pairs": SIX_IN_PAIRS,
    "canasta_6_bench": SIX_WITH_A_BENCH,
    "samba_4": SAMBA,
    "samba_2": replace(SAMBA, players=2, sides="alone"),
    "samba_3": replace(SAMBA, players=3, sides="alone"),
    "samba_5": replace(SAMBA, players=5, sides="alone"),
    "samba_6": replace(SAMBA, players=6, hand_size=13),
}

_BY_KEY: Final = offered("canasta", PRESETS, _opening)


def _imagining(view: CanastaView) -> Callable[[Random], CanastaGame]:
    rules, sheet = view.rules, Sheet(view.scores, view.results, view.outcome)
    preset = _BY_KEY[view.variant]
    if rules != preset.rules:
        preset = ruled(preset, rules)
    deals_before = len(view.results) - (view.outcome is not None)
    step = 1 if rules.next_dealer == "left" else -1
    first_dealer = left_of(view.dealer, view.seat_count, -deals_before * step)
    imagine = imagining(view)
    return lambda rng: CanastaGame(rules, preset, first_dealer, sheet, imagine(rng))


_LENGTH: Final[Length[CanastaRules]] = Length(target=(1, 20000), deals=(1, MOST_DEALS))

CANASTA: Final = Family(
    "canasta",
    _BY_KEY,
    changing(PRESETS, "Canasta"),
    _imagining,
    "canasta-samba.md",
    _LENGTH,
)
