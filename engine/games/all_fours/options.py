"""Options: rule parameters as records and saved presets write them, read into rules."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from engine.cards import RANKS, Unreadable
from engine.contract.options import Reader, flag, made_with, maybe, number, row, table, word
from engine.contract.variant import Option
from engine.games.all_fours.presets import TO_THE_LETTER
from engine.games.all_fours.rules import CHOICES, NUMBERS, AllFoursRules


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


def _numbers(written: Option) -> object:
    return tuple(number(entry) for entry in row(written))


def _turn_points(written: Option) -> object:
    worth = table(written)
    if not worth.keys() <= set(RANKS):
        raise Unreadable(f"gives some of the ranks {RANKS} 0 or more points")
    return tuple((rank, number(points)) for rank, points in worth.items())


def _teams(written: Option) -> object:
    read = maybe(word)(written)
    return "none" if read is None else read


READERS: Final[Mapping[str, Reader]] = (
    dict.fromkeys(CHOICES, word)
    | dict.fromkeys(NUMBERS, number)
    | {
        "players": number,
        "target": number,
        "players_allowed": _numbers,
        "teams": _teams,
        "turn_points": _turn_points,
        "beg": flag,
        "gift_may_win": flag,
        "run_new_trump": flag,
        "exhaust_keep": flag,
        "discards_count": flag,
        "bunch": flag,
        "bunch_players": _numbers,
        "jack_exempt": flag,
        "undertrump": flag,
        "revoke_points": number,
        "revoke_claim": flag,
        "hang": number,
        "inquiry": flag,
        "mark_when_known": flag,
        "literal_quirks": flag,
        "dealer_may_equal": flag,
    }
)
"""How each parameter is read from its written form."""
