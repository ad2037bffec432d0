"""Offering: presets made of rules, and options that change one of them."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Protocol, TypeVar

from engine.contract.options import Reader, made_with
from engine.contract.refusal import Fault
from engine.contract.variant import Changing, Option, Variant


class Offered(Protocol):
    """What rules must say so that a variant can be made of them; `TableRules` say it."""

    @property
    def players(self) -> int: ...
    @property
    def players_allowed(self) -> tuple[int, ...]: ...
    @property
    def playable(self) -> tuple[int, ...]: ...
    def faults_with(self, seat_count: int) -> tuple[Fault, ...]: ...


RulesT = TypeVar("RulesT", bound=Offered)


def ruled(preset: Variant, rules: Offered) -> Variant:
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


def changing(presets: Mapping[str, RulesT], family: str, readers: Mapping[str, Reader]) -> Changing:
    """Return what changes a preset by options, each read by its reader; see `Family.changed`.

    `family` is how a fault calls the game. Rules are judged for the number of seats wished.
    """

    def changed(
        preset: Variant, options: Mapping[str, Option], seats: int | None = None
    ) -> Variant:
        # Options stand in one order, and all of them on the preset as it is offered.
        written = dict(preset.options) | dict(options)
        rules: Any = presets[preset.key]

        def make(values: dict[str, Any]) -> Any:  # noqa: ANN401  rules of some family
            return replace(rules, **values, judged_for=seats)

        after: Offered = made_with(family, readers, written, make)
        return replace(ruled(preset, after), options=tuple(sorted(written.items())))

    return changed


def offered(
    family: str,
    presets: Mapping[str, RulesT],
    opening: Callable[[Variant, int, int], Any],
    *,
    highest_wins: bool = True,
) -> Mapping[str, Variant]:
    """Return the presets of a family as variants, by key."""
    blank = {
        key: Variant(family, key, (), 0, opening, rules, highest_wins=highest_wins)
        for key, rules in presets.items()
    }
    return {key: ruled(variant, presets[key]) for key, variant in blank.items()}
