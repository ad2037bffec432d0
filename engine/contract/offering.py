"""Offering: presets made of rules, and options that change one of them."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, TypeAlias, TypeVar

from engine.contract.rules import Rules, made_with, parameters_of
from engine.contract.variant import Changing, Option, VariantOf

Pairs: TypeAlias = tuple[tuple[str | int, object], ...]

RulesT = TypeVar("RulesT", bound=Rules)


def ruled(preset: VariantOf[RulesT], rules: RulesT) -> VariantOf[RulesT]:
    """Return a preset with other rules, and for the numbers of players that they fit."""
    playable = rules.playable
    return replace(
        preset,
        seats_allowed=playable,
        seats_default=min(playable, key=lambda seats: abs(seats - rules.players)),
        rules=rules,
        highest_wins=rules.highest_wins,
        unseated=tuple(
            (seats, rules.faults_with(seats)) for seats in rules.seatings if seats not in playable
        ),
    )


def joined(usual: Pairs, changed: Pairs) -> Pairs:
    """Return a table with some parts changed; numbers rise in it, words stand as they stood."""
    parts = dict(usual) | dict(changed)
    return tuple(sorted(parts.items(), key=lambda part: isinstance(part[0], int) and part[0]))


def changing(
    presets: Mapping[str, RulesT],
    family: str,
    implied: Callable[[str, Mapping[str, Any]], Mapping[str, Any]] | None = None,
) -> Changing[RulesT]:
    """Return what changes a preset by options; see `Family.changed`.

    `family` is how a fault calls the game. Rules are judged for the number of seats wished.
    `implied` are values that follow from others in a preset, unless they are given too.
    """

    def changed(
        preset: VariantOf[RulesT], options: Mapping[str, Option], seats: int | None = None
    ) -> VariantOf[RulesT]:
        # Options stand in one order, and all of them on the preset as it is offered.
        written = dict(preset.options) | dict(options)
        rules: Any = presets[preset.key]
        kind: type = type(presets[preset.key])
        parameters = parameters_of(kind)

        def make(values: dict[str, Any]) -> RulesT:
            if implied is not None:
                values = {**implied(preset.key, values), **values}
            for name in values:
                if parameters[name].by_part:
                    values[name] = joined(getattr(rules, name), values[name])
            return replace(rules, **values, judged_for=seats)

        after = made_with(family, kind, written, make)
        return replace(ruled(preset, after), options=tuple(sorted(written.items())))

    return changed


def offered(
    family: str,
    presets: Mapping[str, RulesT],
    opening: Callable[[VariantOf[RulesT], int, int], Any],
) -> Mapping[str, VariantOf[RulesT]]:
    """Return the presets of a family as variants, by key."""
    return {
        key: ruled(VariantOf(family, key, (), 0, opening, rules), rules)
        for key, rules in presets.items()
    }
