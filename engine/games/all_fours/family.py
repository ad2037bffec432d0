"""The family: its variants on offer, how options change one, and games imagined from a view."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random
from typing import Final

from engine.contract.game import Game
from engine.contract.offering import offered, ruled
from engine.contract.seats import Seat
from engine.contract.variant import Family, Option, VariantOf
from engine.games.all_fours.game import AllFoursGame
from engine.games.all_fours.imagining import imagining
from engine.games.all_fours.options import changed_rules
from engine.games.all_fours.presets import PRESETS
from engine.games.all_fours.rules import AllFoursRules
from engine.games.all_fours.sheet import Sheet, as_seen
from engine.games.all_fours.terms import terms
from engine.games.all_fours.view import AllFoursView


def _opening(variant: VariantOf[AllFoursRules], seats: int, dealer: Seat) -> AllFoursGame:
    settled = terms(variant.rules, seats)
    return AllFoursGame(settled, variant, dealer, Sheet(totals=(0,) * seats), None)


_OFFERED: Final = offered("all_fours", PRESETS, _opening)


def _changed(
    preset: VariantOf[AllFoursRules], options: Mapping[str, Option], seats: int | None = None
) -> VariantOf[AllFoursRules]:
    # Options stand in one order, and all of them on the preset as it is offered, so that what
    # literal_quirks brought goes again with it.
    written = dict(preset.options) | dict(options)
    rules = changed_rules(preset.key, PRESETS[preset.key], written, seats)
    return replace(ruled(preset, rules), options=tuple(sorted(written.items())))


def _imagining(view: AllFoursView) -> Callable[[Random], Game]:
    rules = view.terms.rules
    variant = ruled(_OFFERED[view.variant], rules)
    before = len(view.results) - (view.outcome is not None)
    first_dealer = view.terms.next_to(view.dealer, -before)
    between = AllFoursGame(view.terms, variant, first_dealer, as_seen(view), None)
    deal = imagining(view)
    return lambda rng: replace(between, deal=deal(rng))


ALL_FOURS: Final = Family(
    "all_fours",
    _OFFERED,
    _changed,
    _imagining,
    "all-fours.md",
)
