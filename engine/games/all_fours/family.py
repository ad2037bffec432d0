"""The family: its variants on offer, and how options change one of them."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from engine.contract.seats import Seat
from engine.contract.variant import Family, Option, Variant
from engine.games.all_fours.game import AllFoursGame
from engine.games.all_fours.options import changed_rules
from engine.games.all_fours.presets import PRESETS
from engine.games.all_fours.rules import AllFoursRules
from engine.games.all_fours.sheet import Sheet
from engine.games.all_fours.terms import terms


def _opening(variant: Variant, seats: int, dealer: Seat) -> AllFoursGame:
    assert isinstance(variant.rules, AllFoursRules)
    settled = terms(variant.rules, seats)
    return AllFoursGame(settled, variant, dealer, Sheet((0,) * len(settled.sides)), None)


def _preset(key: str, rules: AllFoursRules) -> Variant:
    return Variant("all_fours", key, rules.players_allowed, rules.players, _opening, rules)


def _changed(preset: Variant, options: Mapping[str, Option]) -> Variant:
    # Options stand in one order, and all of them on the preset as it is offered, so that what
    # literal_quirks brought goes again with it.
    written = dict(preset.options) | dict(options)
    rules = changed_rules(preset.key, PRESETS[preset.key], written)
    return replace(
        preset,
        seats_allowed=rules.players_allowed,
        seats_default=rules.players,
        rules=rules,
        options=tuple(sorted(written.items())),
    )


ALL_FOURS: Final = Family(
    "all_fours", {key: _preset(key, rules) for key, rules in PRESETS.items()}, _changed
)
