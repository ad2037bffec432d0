"""Options: rule parameters as records and saved presets write them, read into rules."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from engine.cards import RANKS
from engine.contract.variant import Option
from engine.craft.reading import Misread, Reader, flag, maybe, number, numbers, read_options
from engine.craft.reading import table as read_table
from engine.craft.reading import word as read_word
from engine.games.all_fours.presets import TO_THE_LETTER
from engine.games.all_fours.rules import CHOICES, NUMBERS, AllFoursRules


def changed_rules(
    preset: str, rules: AllFoursRules, options: Mapping[str, Option]
) -> AllFoursRules:
    """Return the rules of `preset` with `options` in place, all judged together.

    `literal_quirks` gives way to options that name the same parameters. Raise `BadRules`.
    """
    values = read_options("All Fours", READERS, options)
    if values.get("literal_quirks"):
        values = {**TO_THE_LETTER.get(preset, {}), **values}
    return replace(rules, **values)


def _turn_points(written: Option) -> object:
    table = read_table(written)
    if not table.keys() <= set(RANKS):
        raise Misread(f"gives some of the ranks {RANKS} 0 or more points")
    return tuple((rank, number(worth)) for rank, worth in table.items())


def _teams(written: Option) -> object:
    read = maybe(read_word)(written)
    return "none" if read is None else read


READERS: Final[Mapping[str, Reader]] = (
    dict.fromkeys(CHOICES, read_word)
    | dict.fromkeys(NUMBERS, number)
    | {
        "players": number,
        "players_allowed": numbers,
        "teams": _teams,
        "turn_points": _turn_points,
        "beg": flag,
        "gift_may_win": flag,
        "run_new_trump": flag,
        "exhaust_keep": flag,
        "discards_count": flag,
        "bunch": flag,
        "bunch_players": numbers,
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
