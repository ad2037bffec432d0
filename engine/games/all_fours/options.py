"""Options: rule parameters as records and saved presets write them, read into rules."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from engine.cards import RANKS, Unreadable
from engine.contract.options import Reader, made_with, maybe, number, readers_of, table, word
from engine.contract.variant import Option
from engine.games.all_fours.presets import TO_THE_LETTER
from engine.games.all_fours.rules import AllFoursRules


def changed_rules(
    preset: str, rules: AllFoursRules, options: Mapping[str, Option], seats: int | None = None
) -> AllFoursRules:
    """Return the rules of `preset` with `options` in place, all judged together.

    They are judged for `seats` players, or else must make a game for some number allowed.
    `literal_quirks` gives way to options that name the same parameters. Raise `BadRules`.
    """

    def make(values: dict[str, Any]) -> AllFoursRules:
        if values.get("literal_quirks"):
            values = {**TO_THE_LETTER.get(preset, {}), **values}
        return replace(rules, **values, judged_for=seats)

    return made_with("All Fours", READERS, options, make)


def _turn_points(written: Option) -> object:
    worth = table(written)
    if not worth.keys() <= set(RANKS):
        raise Unreadable(f"gives some of the ranks {RANKS} 0 or more points")
    return tuple((rank, number(points)) for rank, points in worth.items())


def _teams(written: Option) -> object:
    read = maybe(word)(written)
    return "none" if read is None else read


READERS: Final[Mapping[str, Reader]] = readers_of(AllFoursRules) | {
    "teams": _teams,
    "deals": maybe(number),
    "turn_points": _turn_points,
}
"""How each parameter is read from its written form."""
