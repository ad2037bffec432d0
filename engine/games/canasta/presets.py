"""Presets: the variants of Canasta and Samba on offer, and how options change one of them."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random
from typing import Final

from engine.contract.seats import Seat, left_of
from engine.contract.variant import MOST_DEALS, Family, Length, Option, VariantOf
from engine.games.canasta.deal import Sheet
from engine.games.canasta.game import CanastaGame
from engine.games.canasta.imagining import imagining
from engine.games.canasta.options import changed_rules
from engine.games.canasta.rules import STANDARD_OPENING, CanastaRules
from engine.games.canasta.view import CanastaView


def _opening(variant: VariantOf[CanastaRules], seats: int, dealer: Seat) -> CanastaGame:
    rules = variant.rules
    return CanastaGame(rules, variant, dealer, Sheet((0,) * seats), None)


def _preset(key: str, rules: CanastaRules) -> VariantOf[CanastaRules]:
    return VariantOf("canasta", key, (rules.players,), rules.players, _opening, rules)


def _changed(
    preset: VariantOf[CanastaRules],
    options: Mapping[str, Option],
    seats: int | None = None,  # noqa: ARG001  these rules are for one number of players
) -> VariantOf[CanastaRules]:
    rules = changed_rules(preset.rules, options)
    # Options stand in one order and without those that change nothing on top of earlier ones.
    written = dict(preset.options) | dict(options)
    return replace(_ruled(preset, rules), options=tuple(sorted(written.items())))


def _ruled(preset: VariantOf[CanastaRules], rules: CanastaRules) -> VariantOf[CanastaRules]:
    return replace(preset, seats_allowed=(rules.players,), seats_default=rules.players, rules=rules)


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

PRESETS: Final = (
    _preset("canasta_book", BOOK),
    _preset("canasta_official", OFFICIAL),
    _preset("canasta_2", ALONE_FOR_TWO),
    _preset("canasta_3", ALONE_FOR_THREE),
    _preset("canasta_3_cutthroat", CUTTHROAT),
    _preset("canasta_5", TWO_AND_THREE),
    _preset("canasta_6_teams3", SIX_IN_THREES),
    _preset("canasta_6_pairs", SIX_IN_PAIRS),
    _preset("canasta_6_bench", SIX_WITH_A_BENCH),
    _preset("samba_4", SAMBA),
    _preset("samba_2", replace(SAMBA, players=2, sides="alone")),
    _preset("samba_3", replace(SAMBA, players=3, sides="alone")),
    _preset("samba_5", replace(SAMBA, players=5, sides="alone")),
    _preset("samba_6", replace(SAMBA, players=6, hand_size=13)),
)

_BY_KEY: Final = {preset.key: preset for preset in PRESETS}


def _imagining(view: CanastaView) -> Callable[[Random], CanastaGame]:
    rules, sheet = view.rules, Sheet(view.scores, view.results, view.laid_open, view.outcome)
    offered = _BY_KEY[view.variant]
    if rules != offered.rules:
        offered = _ruled(offered, rules)
    deals_before = len(view.results) - (view.outcome is not None)
    step = 1 if rules.next_dealer == "left" else -1
    first_dealer = left_of(view.dealer, view.seat_count, -deals_before * step)
    imagine = imagining(view)
    return lambda rng: CanastaGame(rules, offered, first_dealer, sheet, imagine(rng))


_LENGTH: Final[Length[CanastaRules]] = Length(target=(1, 20000), deals=(1, MOST_DEALS))

CANASTA: Final = Family("canasta", _BY_KEY, _changed, _imagining, "canasta-samba.md", _LENGTH)
