"""Opponents that computer players are measured against and nobody is offered to play with."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final

from benchmarks.all_fours_opponents import AllFoursChance, AllFoursLowest
from benchmarks.canasta_greedy import CanastaGreedy
from engine.contract.view import SeatView
from engine.players.levels import LEVELS, policy
from engine.players.policy import Policy, Searching

OPPONENTS: Final[Mapping[str, Mapping[str, Policy[Any]]]] = {
    "chance": {"all_fours": AllFoursChance()},
    "lowest": {"all_fours": AllFoursLowest()},
    "greedy": {"canasta": CanastaGreedy()},
}
"""By name and family."""


def player(name: str, family: str, *, seconds: float | None = None) -> Policy[SeatView]:
    """Return a level's player of a family, an opponent, or what `module:Class` makes.

    Raise `KeyError` if nobody is named so.
    """
    if name in LEVELS:
        return policy(name, family, seconds=seconds)
    module, _, made = name.partition(":")
    found: Policy[Any] = getattr(import_module(module), made)() if made else OPPONENTS[name][family]
    if seconds is not None and isinstance(found, Searching):
        return found.within(seconds)
    return found
