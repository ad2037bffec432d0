"""Offering: presets made of rules, and options that change one of them."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Protocol, TypeVar

from engine.contract.options import Reader, made_with
from engine.contract.refusal import Fault
from engine.contract.variant import Changing, Option, VariantOf


class Offered(Protocol):
    """The part that rules need so that a variant can be made of them; `TableRules` have it."""

    @property
    def players(self) -> int: ...
    @property
    def players_allowed(self) -> tuple[int, ...]: ...
    @property
    def playable(self) -> tuple[int, ...]: ...
    def faults_with(self, seat_count: int) -> tuple[Fault, ...]: ...


RulesT = TypeVar("RulesT", bound=Offered)


def ruled(preset: VariantOf[RulesT], rules: RulesT) -> VariantOf[RulesT]:
    """Return a preset with other rules, and for the numbers of players that they fit."""
    playable = rules.playable
    return replace(
        preset,
        seats_allowed=playable,
        seats_default=min(playable, key=lambda seats: abs(seats - rules.players)),
        rules=rules,
        unseated=tuple(
            (seats, rules.faults_with(seats))
            for seats in rules.players_allowed
            if seats not in playable
        ),
    )


def changing(
    presets: Mapping[str, RulesT], family: str, readers: Mapping[str, Reader]
) -> Changing[RulesT]:
    """Return what changes a preset by options, each read by its reader; see `Family.changed`.

    `family` is how a fault calls the game. Rules are judged for the number of seats wished.
    """

    def changed(
        preset: VariantOf[RulesT], options: Mapping[str, Option], seats: int | None = None
    ) -> VariantOf[RulesT]:
        # Options stand in one order, and all of them on the preset as it is offered.
        written = dict(preset.options) | dict(options)
        rules: Any = presets[preset.key]

        def make(values: dict[str, Any]) -> RulesT:
            return replace(rules, **values, judged_for=seats)

        after = made_with(family, readers, written, make)
        return replace(ruled(preset, after), options=tuple(sorted(written.items())))

    return changed


def offered(
    family: str,
    presets: Mapping[str, RulesT],
    opening: Callable[[VariantOf[RulesT], int, int], Any],
    *,
    highest_wins: bool = True,
) -> Mapping[str, VariantOf[RulesT]]:
    """Return the presets of a family as variants, by key."""
    blank = {
        key: VariantOf(family, key, (), 0, opening, rules, highest_wins=highest_wins)
        for key, rules in presets.items()
    }
    return {key: ruled(variant, presets[key]) for key, variant in blank.items()}
