"""A covering set: few cases that together show every value of every rule parameter."""

import os
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Final, TypeAlias, TypeVar

from engine.contract.variant import Variant
from engine.games.catalogue import variants

THOROUGH: Final = os.environ.get("CARDROOM_THOROUGH") == "1"
"""The long run (`make thorough`)."""

T = TypeVar("T")
Case: TypeAlias = tuple[Variant, int]
Trait: TypeAlias = tuple[str, str, str]
"""A family, one of its parameters (or `seats`), and a value of it as Python writes it."""


def traits(case: Case) -> frozenset[Trait]:
    """Return what a case shows: its number of seats, and the value of each parameter."""
    variant, seats = case
    assert is_dataclass(variant.rules)
    values = {
        (variant.family, field.name, repr(getattr(variant.rules, field.name)))
        for field in fields(variant.rules)
    }
    return frozenset(values | {(variant.family, "seats", str(seats))})


def covering(cases: Iterable[Case]) -> Sequence[Case]:
    """Return cases that show every trait of `cases`, in their order."""
    return few(cases, traits)


def few(cases: Iterable[T], shows: Callable[[T], frozenset[Hashable]]) -> Sequence[T]:
    """Return cases that show whatever any of `cases` shows, in their order.

    The case that shows most of what is missing is taken first (the greedy set cover), so that the
    choice follows from the cases alone and is the same in every process.
    """
    told = [(case, shows(case)) for case in cases]
    # Every process that reads the tests chooses anew: sets of bits are quicker than sets.
    bits = {one: 1 << at for at, one in enumerate({one for _, some in told for one in some})}
    shown = [sum(map(bits.__getitem__, some)) for _, some in told]
    missing, taken = (1 << len(bits)) - 1, set[int]()
    while missing:
        best = max(range(len(shown)), key=lambda at: ((shown[at] & missing).bit_count(), -at))
        taken.add(best)
        missing &= ~shown[best]
    return [told[at][0] for at in sorted(taken)]


def looked_at(cases: Iterable[Case]) -> Sequence[Case]:
    """Return the cases that a test looks at: all in the long run, else a covering set of them."""
    return list(cases) if THOROUGH else covering(cases)


def in_sight(cases: Iterable[Case]) -> Sequence[Case]:
    """Return the cases whose screens a test looks at: all in the long run, else fewer than laws.

    Each family has them at every number of seats, and every parameter as in its first one and
    otherwise: most values are numbers and cards, which look alike.
    """
    held = list(cases)
    if THOROUGH:
        return held
    first = {variant.family: (variant, seats) for variant, seats in reversed(held)}
    usual = frozenset[Trait]().union(*map(traits, first.values()))

    def shows(case: Case) -> frozenset[Hashable]:
        return frozenset(
            (*one[:2], one[2] if one[1] == "seats" else one in usual) for one in traits(case)
        )

    return few(held, shows)


@cache
def tables_in_sight() -> Sequence[Case]:
    """Return those of all that is on offer."""
    return in_sight((one, seats) for one in variants() for seats in one.seats_allowed)
