"""Options: rule parameters as records and saved presets write them, read into rules."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from engine.cards import JOKER, RANKS, Card, Unreadable, card
from engine.contract.refusal import BadRules
from engine.contract.variant import Option
from engine.games.hearts.rules import CHOICES, OPENING_CARD, HeartsRules


def changed_rules(rules: HeartsRules, options: Mapping[str, Option]) -> HeartsRules:
    """Return `rules` with `options` in place, all judged together; raise `BadRules`."""
    values: dict[str, Any] = {}
    faults: list[tuple[str, str]] = []
    for name, written in options.items():
        if name not in READERS:
            faults.append((name, "is no rule of Hearts"))
            continue
        try:
            values[name] = READERS[name](written)
        except (Unreadable, _Misread) as misread:
            faults.append((name, str(misread)))
    if faults:
        names = (name for name, _ in faults)
        raise BadRules("; ".join(f"{name}: {right}" for name, right in faults), *names)
    for name in BY_PART & values.keys():
        values[name] = tuple((dict(getattr(rules, name)) | dict(values[name])).items())
    return replace(rules, **values)


BY_PART: Final = frozenset({"strip", "pass_cycle", "spade_values"})
"""Tables whose parts are changed one by one: what an option does not name stays."""


class _Misread(Exception):
    """A value that does not have the form of its parameter; the message says which it is."""


def _word(written: Option) -> str:
    if not isinstance(written, str):
        raise _Misread("is a word")
    return written


def _number(written: Option) -> int:
    if not isinstance(written, int) or isinstance(written, bool):
        raise _Misread("is a whole number")
    return written


def _flag(written: Option) -> bool:
    if not isinstance(written, bool):
        raise _Misread("is true or false")
    return written


def _maybe(read: Callable[[Option], object], *, absent: str = "none") -> Callable[[Option], object]:
    """Read nothing at all, or its name, as None."""
    return lambda written: None if written is None or written == absent else read(written)


def _card(written: Option) -> Card:
    face = card(_word(written))
    if face == JOKER:
        raise _Misread("names cards of the pack, which has no joker")
    return face


def _row(written: Option) -> list[Option]:
    if not isinstance(written, list):
        raise _Misread("is a list")
    return written


def _numbers(written: Option) -> tuple[int, ...]:
    return tuple(_number(entry) for entry in _row(written))


def _cards(written: Option) -> tuple[Card, ...]:
    return tuple(_card(entry) for entry in _row(written))


def _unpassable(written: Option) -> tuple[Card | str, ...]:
    return tuple(OPENING_CARD if entry == OPENING_CARD else _card(entry) for entry in _row(written))


def _table(written: Option) -> dict[str, Option]:
    if not isinstance(written, dict):
        raise _Misread("is a table")
    return written


def _by_seat_count(
    written: Option, read: Callable[[Option], tuple[object, ...]]
) -> tuple[tuple[int, tuple[object, ...]], ...]:
    table = _table(written)
    if not table.keys() <= set(map(str, range(3, 11))):
        raise _Misread("has an entry for each number of players, 3 to 10")
    return tuple((int(seats), read(entry)) for seats, entry in sorted(table.items()))


def _strip(written: Option) -> object:
    return _by_seat_count(written, _cards)


def _hand_sizes(written: Option) -> object:
    table = _table(written)
    if not table.keys() <= set(map(str, range(3, 11))):
        raise _Misread("has an entry for each number of players, 3 to 10")
    return tuple((int(seats), _number(size)) for seats, size in sorted(table.items()))


def _directions(written: Option) -> tuple[object, ...]:
    if not isinstance(written, list):
        return tuple(_word(written).split())
    # The rules judge what is a direction; nothing is left out, so that nothing wrong is ignored.
    return tuple(map(str, written))


def _cycle(written: Option) -> object:
    return _by_seat_count(written, _directions)


def _hearts_values(written: Option) -> object:
    if isinstance(written, str):
        return written
    table = _table(written)
    if set(table) != set(RANKS):
        raise _Misread(f"gives points for each of the ranks {RANKS}")
    return tuple((RANKS.index(rank) + 2, _number(table[rank])) for rank in RANKS)


def _spade_values(written: Option) -> object:
    table = _table(written)
    if not table.keys() <= set("QKA"):
        raise _Misread("gives points for Q, K and A")
    return tuple((rank, _number(value)) for rank, value in table.items())


def _extra_values(written: Option) -> object:
    table = _table(written)
    return tuple((_card(face), _number(value)) for face, value in sorted(table.items()))


def _teams(written: Option) -> object:
    return tuple(_numbers(side) for side in _row(written))


READERS: Final[Mapping[str, Callable[[Option], object]]] = dict.fromkeys(CHOICES, _word) | {
    "players": _number,
    "players_allowed": _numbers,
    "decks": _number,
    "first_dealer": _maybe(_number, absent="random"),
    "strip": _strip,
    "hand_sizes": _hand_sizes,
    "pass_cycle": _cycle,
    "pass_count": _number,
    "dealer_pass_cap": _number,
    "dealer_pass_zero_ok": _flag,
    "unpassable": _unpassable,
    "forced_lead_breaks": _flag,
    "forced_discard": _cards,
    "hearts_values": _hearts_values,
    "spade_values": _spade_values,
    "extra_values": _extra_values,
    "imaginary": _cards,
    "bonus_card": _maybe(_card),
    "bonus_points": _number,
    "double_card": _maybe(_card),
    "no_trick_bonus": _number,
    "moon_value": _maybe(_number, absent="auto"),
    "moon_needs_bonus": _flag,
    "sun_value": _maybe(_number),
    "teams": _maybe(_teams),
    "team_moon": _flag,
    "target": _number,
    "deals": _maybe(_number),
    "end_latched": _flag,
    "lives": _number,
    "danger": _number,
    "exact_rule": _word,
}
"""How each parameter is read from its written form."""
