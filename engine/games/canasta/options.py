"""Options: the family's rule parameters as records and saved presets write them."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from engine.cards import Unreadable
from engine.contract.options import Reader, flag, made_with, maybe, number, row, table, word
from engine.contract.variant import Option
from engine.games.canasta.rules import BELOW_ZERO, CHOICES, CanastaRules

_NEGATIVE: Final = "negative"


def changed_rules(rules: CanastaRules, options: Mapping[str, Option]) -> CanastaRules:
    """Return `rules` with `options` in place, all judged together; raise `BadRules`."""

    def make(values: dict[str, Any]) -> CanastaRules:
        if "opening_table" in values:
            # What an option does not name stays.
            joint = dict(rules.opening_table) | values["opening_table"]
            values["opening_table"] = tuple(sorted(joint.items()))
        return replace(rules, **values)

    return made_with("Canasta", READERS, options, make)


def _opening_table(written: Option) -> dict[int, int]:
    found: dict[int, int] = {}
    for least, minimum in table(written).items():
        if least != _NEGATIVE and not (least.isascii() and least.isdigit()):
            raise Unreadable(f"has a minimum for {_NEGATIVE}, for 0 and for further totals")
        found[BELOW_ZERO if least == _NEGATIVE else int(least)] = number(minimum)
    return found


def _words(written: Option) -> tuple[str, ...]:
    return tuple(word(entry) for entry in row(written))


_NUMBERS: Final = (
    "players",
    "decks",
    "jokers_per_deck",
    "hand_size",
    "draw_count",
    "target",
    "wild_max",
    "natural_min",
    "mixed_wilds",
    "canastas_to_go_out",
    "out_bonus",
    "concealed_extra",
    "ask_fail_penalty",
    "canasta_natural",
    "canasta_mixed",
    "samba",
    "red3_each",
    "red3_all",
)
_FLAGS: Final = (
    "wild_le_natural",
    "sequences",
    "merge_sequences",
    "route_mixed",
    "route_add",
    "add_to_canasta",
    "open_then_mixed",
    "always_frozen",
    "black3_opens",
    "concealed_with_pile",
)

READERS: Final[Mapping[str, Reader]] = (
    dict.fromkeys(CHOICES, word)
    | dict.fromkeys(_NUMBERS, number)
    | dict.fromkeys(_FLAGS, flag)
    | {
        "opening_table": _opening_table,
        "melds_per_rank": maybe(number, absent="unlimited"),
        "group_max": maybe(number),
        "deals": maybe(number),
        "upcard_cover": _words,
        "red3_all_but_one": maybe(number),
    }
)
"""How each parameter is read from its written form."""
