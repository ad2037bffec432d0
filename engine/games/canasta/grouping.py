"""Grouping: how the naturals of one rank and some wilds can all be laid as groups (S3, S6, S7).

Cards are counted here, not named. Every way is found: additions to what lies there, new groups,
and groups that join each other.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final, NamedTuple

from engine.cards import JOKER, Card
from engine.contract.refusal import IllegalAction
from engine.games.canasta.melds import (
    CANASTA,
    Meld,
    check_addition,
    check_new_group,
    merged,
    wild_limit,
)
from engine.games.canasta.rules import CanastaRules

KEPT: Final = 20_000
"""How many answers are kept: hands of the same shape come again and again."""


class Group(NamedTuple):
    """How many naturals and wilds lie in a group."""

    naturals: int
    wilds: int

    @property
    def size(self) -> int:
        return self.naturals + self.wilds


class GroupStep(NamedTuple):
    """Naturals and wilds go to the group `to`, or the group `joined` joins it (S6)."""

    to: int
    naturals: int = 0
    wilds: int = 0
    joined: int | None = None


class Making(NamedTuple):
    """How one group of a rank comes to be.

    `homes` are the places of the groups on the table that it is made of. In `steps` they are
    counted from 0, and after them the new groups in the order in which they are begun.
    """

    homes: tuple[int, ...]
    steps: tuple[GroupStep, ...]


class Grouping(NamedTuple):
    """A way to lay all naturals of a rank: what becomes of it, and how."""

    canastas: int
    makings: tuple[Making, ...]


@lru_cache(maxsize=KEPT)
def groupings(
    rules: CanastaRules, homes: tuple[Group, ...], naturals: int, wilds: int
) -> Mapping[int, Grouping]:
    """Return by the number of wilds, of at most so many, how all naturals of a rank can be laid.

    If there are several ways, the one that leaves the most canastas of the rank is returned. If
    the naturals cannot all be laid, there is none.
    """
    found: dict[int, Grouping] = {}
    for clusters in _clusters(rules, homes):
        _keep_best(found, _spread(rules, homes, clusters, naturals, wilds))
    return MappingProxyType(found)


def _keep_best(found: dict[int, Grouping], more: Mapping[int, Grouping]) -> None:
    for wilds, grouping in more.items():
        if wilds not in found or found[wilds].canastas < grouping.canastas:
            found[wilds] = grouping


def _clusters(
    rules: CanastaRules, homes: tuple[Group, ...]
) -> Iterator[tuple[tuple[int, ...], ...]]:
    """Yield every way to part the places of groups on the table into such as become one group."""
    if rules.melds_per_rank == 1:
        yield tuple((place,) for place in range(len(homes)))
        return
    # If no wild may be added to a canasta, what could join one does no worse beside it.
    fixed = [at for at, home in enumerate(homes) if not _joins(rules, home)]
    for parts in _parted([at for at in range(len(homes)) if at not in fixed]):
        yield (*((place,) for place in fixed), *parts)


def _joins(rules: CanastaRules, home: Group) -> bool:
    return rules.completed_group == "open" or home.size < CANASTA


def _parted(places: list[int]) -> Iterator[tuple[tuple[int, ...], ...]]:
    if not places:
        yield ()
        return
    first, *rest = places
    for parts in _parted(rest):
        yield ((first,), *parts)
        for at, part in enumerate(parts):
            yield (*parts[:at], (first, *part), *parts[at + 1 :])


def _spread(
    rules: CanastaRules,
    homes: tuple[Group, ...],
    clusters: tuple[tuple[int, ...], ...],
    naturals: int,
    wilds: int,
) -> Mapping[int, Grouping]:
    """Return how the naturals can be spread over the clusters and new groups."""
    if not clusters:
        return _new_groups(rules, naturals, wilds, naturals)
    first, *rest = clusters
    members = tuple(homes[place] for place in first)
    found: dict[int, Grouping] = {}
    # If a rank has one meld, all of them go there.
    fewest = naturals if rules.melds_per_rank == 1 else 0
    for here in range(naturals, fewest - 1, -1):
        others = _spread(rules, homes, tuple(rest), naturals - here, wilds)
        if not others:
            continue
        for wild in range(wilds + 1):
            steps = _in_one(rules, members, here, wild)
            if steps is None:
                continue
            full = sum(home.size for home in members) + here + wild >= CANASTA
            _keep_best(
                found,
                {
                    wild + more: Grouping(
                        grouping.canastas + full, (Making(first, steps), *grouping.makings)
                    )
                    for more, grouping in others.items()
                    if wild + more <= wilds
                },
            )
    return found


@lru_cache(maxsize=KEPT)
def _new_groups(
    rules: CanastaRules, naturals: int, wilds: int, largest: int
) -> Mapping[int, Grouping]:
    """Return how naturals can be laid as new groups, none of more than `largest` of them."""
    if not naturals:
        return {0: Grouping(0, ())}
    found: dict[int, Grouping] = {}
    for here in range(min(naturals, largest), 0, -1):
        if here < naturals and rules.melds_per_rank == 1:
            break
        for wild in range(wilds + 1):
            if not _may_begin(rules, here, wild):
                continue
            making = Making((), (GroupStep(0, here, wild),))
            others = _new_groups(rules, naturals - here, wilds - wild, here)
            _keep_best(
                found,
                {
                    wild + more: Grouping(
                        grouping.canastas + (here + wild >= CANASTA), (making, *grouping.makings)
                    )
                    for more, grouping in others.items()
                },
            )
    return MappingProxyType(found)


def _in_one(
    rules: CanastaRules, members: tuple[Group, ...], naturals: int, wilds: int
) -> tuple[GroupStep, ...] | None:
    """Return how groups become one with so many naturals and wilds, None if they cannot."""
    if len(members) == 1 and not naturals and not wilds:
        return ()
    held = sum(home.naturals for home in members) + naturals
    wild = sum(home.wilds for home in members) + wilds
    if (wilds or len(members) > 1) and wild > wild_limit(rules, held):
        return None
    if len(members) == 1 and _may_add(rules, members[0], naturals, wilds):
        return (GroupStep(0, naturals, wilds),)
    if rules.melds_per_rank == 1 or not all(_joins(rules, home) for home in members):
        return None
    return _joint(rules, members, naturals, wilds)


@lru_cache(maxsize=KEPT)
def _joint(
    rules: CanastaRules, groups: tuple[Group | None, ...], naturals: int, wilds: int
) -> tuple[GroupStep, ...] | None:
    """Search for steps that leave one group and no card; None in `groups` has joined another."""
    lying = [(at, group) for at, group in enumerate(groups) if group is not None]
    if not naturals and not wilds and len(lying) == 1:
        return ()
    for step, after in _steps(rules, groups, lying, naturals, wilds):
        rest = _joint(rules, after, naturals - step.naturals, wilds - step.wilds)
        if rest is not None:
            return (step, *rest)
    return None


def _steps(
    rules: CanastaRules,
    groups: tuple[Group | None, ...],
    lying: list[tuple[int, Group]],
    naturals: int,
    wilds: int,
) -> Iterator[tuple[GroupStep, tuple[Group | None, ...]]]:
    shares = [(n, w) for n in range(naturals, -1, -1) for w in range(wilds, -1, -1) if n or w]
    for at, group in lying:
        for n, w in shares:
            if _may_add(rules, group, n, w):
                more = Group(group.naturals + n, group.wilds + w)
                yield GroupStep(at, n, w), (*groups[:at], more, *groups[at + 1 :])
    for at, group in lying:
        for other, joining in lying:
            if at < other and _may_join(rules, group, joining):
                joint = Group(group.naturals + joining.naturals, group.wilds + joining.wilds)
                after = [
                    joint if i == at else None if i == other else g for i, g in enumerate(groups)
                ]
                yield GroupStep(at, joined=other), tuple(after)
    for n, w in shares:
        if n and _may_begin(rules, n, w):
            yield GroupStep(len(groups), n, w), (*groups, Group(n, w))


_RANK: Final = 8
"""Stands for any rank that is melded."""


def _meld(group: Group) -> Meld:
    faces = (*[JOKER] * group.wilds, *[Card("S", _RANK)] * group.naturals)
    return Meld(0, "", _RANK, faces, 0)


@lru_cache(maxsize=KEPT)
def _may_begin(rules: CanastaRules, naturals: int, wilds: int) -> bool:
    try:
        check_new_group(rules, _RANK, naturals, wilds)
    except IllegalAction:
        return False
    return True


@lru_cache(maxsize=KEPT)
def _may_add(rules: CanastaRules, group: Group, naturals: int, wilds: int) -> bool:
    try:
        check_addition(rules, _meld(group), naturals, wilds)
    except IllegalAction:
        return False
    return True


@lru_cache(maxsize=KEPT)
def _may_join(rules: CanastaRules, one: Group, other: Group) -> bool:
    try:
        merged(rules, _meld(one), _meld(other))
    except IllegalAction:
        return False
    return True
