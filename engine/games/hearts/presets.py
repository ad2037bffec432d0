"""Presets: the variants of Hearts on offer, and how options change one of them."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from engine.contract.seats import Seat
from engine.contract.variant import Family, Option, Variant
from engine.games.hearts.further import FURTHER
from engine.games.hearts.game import HeartsGame, Sheet
from engine.games.hearts.options import changed_rules
from engine.games.hearts.points import terms
from engine.games.hearts.rules import HeartsRules


def _opening(variant: Variant, seats: int, dealer: Seat) -> HeartsGame:
    rules = variant.rules
    assert isinstance(rules, HeartsRules)
    return HeartsGame(terms(rules, seats), variant, dealer, Sheet((0,) * seats), None)


def _preset(key: str, rules: HeartsRules) -> Variant:
    return Variant("hearts", key, rules.players_allowed, rules.players, _opening, rules)


def _changed(preset: Variant, options: Mapping[str, Option]) -> Variant:
    assert isinstance(preset.rules, HeartsRules)
    rules = changed_rules(preset.rules, options)
    # Options stand in one order and without those that change nothing on top of earlier ones.
    written = dict(preset.options) | dict(options)
    return replace(
        preset,
        seats_allowed=rules.players_allowed,
        seats_default=rules.players,
        rules=rules,
        options=tuple(sorted(written.items())),
    )


STANDARD: Final = _preset("standard", HeartsRules())

PRESETS: Final = (STANDARD, *(_preset(key, rules) for key, rules in FURTHER.items()))

HEARTS: Final = Family("hearts", {preset.key: preset for preset in PRESETS}, _changed)
