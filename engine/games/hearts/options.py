"""Options: rule parameters as records and saved presets write them, read into rules."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from engine.cards import JOKER, RANKS, Card, Unreadable, card, cards
from engine.contract.options import Reader, flag, made_with, maybe, number, row, table, word
from engine.contract.variant import Option
from engine.games.hearts.faults import OPENING_CARD
from engine.games.hearts.rules import CHOICES, HeartsRules


def changed_rules(
    rules: HeartsRules, options: Mapping[str, Option], seats: int | None = None
) -> HeartsRules:
    """Return `rules` with `options` in place, all judged together; raise `BadRules`.

    They are judged for `seats` players, or else must make a game for some number allowed.
    """

    def make(values: dict[str, Any]) -> HeartsRules:
        for name in BY_PART & values.keys():
            values[name] = tuple((dict(getattr(rules, name)) | dict(values[name])).items())
        return replace(rules, **values, judged_for=seats)

    return made_with("Hearts", READERS, options, make)


BY_PART: Final = frozenset({"strip", "pass_cycle", "spade_values"})
"""Tables whose parts are changed one by one: what an option does not name stays."""


def _card(written: Option) -> Card:
    face = card(word(written))
    if face == JOKER:
        raise Unreadable("names cards of the pack, which has no joker")
    return face


def _numbers(written: Option) -> tuple[int, ...]:
    return tuple(number(entry) for entry in row(written))


def _cards(written: Option) -> tuple[Card, ...]:
    return tuple(_card(entry) for entry in row(written))


def _unpassable(written: Option) -> tuple[Card | str, ...]:
    return tuple(OPENING_CARD if entry == OPENING_CARD else _card(entry) for entry in row(written))


def _by_seat_count(
    written: Option, read: Callable[[Option], tuple[object, ...]]
) -> tuple[tuple[int, tuple[object, ...]], ...]:
    entries = table(written)
    if not entries.keys() <= set(map(str, range(3, 11))):
        raise Unreadable("has an entry for each number of players, 3 to 10")
    return tuple((int(seats), read(entry)) for seats, entry in sorted(entries.items()))


STRIPS: Final[Mapping[str, str]] = {
    "minors_2_3": "2D3D2C3C",
    "all_twos": "2C2D2H2S",
    "arnold": "2C3C2D2S",
}
"""The ways to strip the pack that have a name (R1.2)."""


def _left_out(written: Option) -> tuple[Card, ...]:
    if not isinstance(written, str):
        return _cards(written)
    if written not in STRIPS:
        raise Unreadable(f"is a list of cards or one of {', '.join(STRIPS)}")
    return cards(STRIPS[written])


def _strip(written: Option) -> object:
    return _by_seat_count(written, _left_out)


def _hand_sizes(written: Option) -> object:
    entries = table(written)
    if not entries.keys() <= set(map(str, range(3, 11))):
        raise Unreadable("has an entry for each number of players, 3 to 10")
    return tuple((int(seats), number(size)) for seats, size in sorted(entries.items()))


def _directions(written: Option) -> tuple[object, ...]:
    if not isinstance(written, list):
        return tuple(word(written).split())
    # The rules judge what is a direction; nothing is left out, so that nothing wrong is ignored.
    return tuple(map(str, written))


def _cycle(written: Option) -> object:
    return _by_seat_count(written, _directions)


def _hearts_values(written: Option) -> object:
    if isinstance(written, str):
        return written
    entries = table(written)
    if set(entries) != set(RANKS):
        raise Unreadable(f"gives points for each of the ranks {RANKS}")
    return tuple((RANKS.index(rank) + 2, number(entries[rank])) for rank in RANKS)


def _spade_values(written: Option) -> object:
    entries = table(written)
    if not entries.keys() <= set("QKA"):
        raise Unreadable("gives points for Q, K and A")
    return tuple((rank, number(value)) for rank, value in entries.items())


def _extra_values(written: Option) -> object:
    entries = table(written)
    return tuple((_card(face), number(value)) for face, value in sorted(entries.items()))


def _teams(written: Option) -> object:
    return tuple(_numbers(side) for side in row(written))


READERS: Final[Mapping[str, Reader]] = dict.fromkeys(CHOICES, word) | {
    "players": number,
    "players_allowed": _numbers,
    "decks": number,
    "first_dealer": maybe(number, absent="random"),
    "strip": _strip,
    "hand_sizes": _hand_sizes,
    "pass_cycle": _cycle,
    "pass_count": number,
    "dealer_pass_cap": number,
    "dealer_pass_zero_ok": flag,
    "unpassable": _unpassable,
    "forced_lead_breaks": flag,
    "forced_discard": _cards,
    "hearts_values": _hearts_values,
    "spade_values": _spade_values,
    "extra_values": _extra_values,
    "imaginary": _cards,
    "bonus_card": maybe(_card),
    "bonus_points": number,
    "double_card": maybe(_card),
    "no_trick_bonus": number,
    "moon_value": maybe(number, absent="auto"),
    "moon_needs_bonus": flag,
    "sun_value": maybe(number),
    "teams": maybe(_teams),
    "team_moon": flag,
    "target": number,
    "deals": maybe(number),
    "end_latched": flag,
    "lives": number,
    "danger": number,
    "exact_rule": word,
}
"""How each parameter is read from its written form."""
