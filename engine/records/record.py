"""Records: one game written in the open, as a JSON object."""

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, cast

from engine.cards import Unreadable
from engine.contract.action import Action
from engine.contract.refusal import BadRules, Fault
from engine.contract.seats import DEALER, Seat
from engine.contract.variant import Option, Variant, no_such_dealer
from engine.games.catalogue import variant as offered
from engine.records.forms import is_whole, list_at, object_at, whole_at
from engine.records.proof import (
    Authorship,
    Fair,
    Release,
    must_be_plain,
    read_authors,
    read_fair,
    read_hash,
    read_release,
)

KEYS: Final = ("variant", "options", "seats", "dealer", "actions", "by", "players", "fair", "seal")
KEYS_TOLD: Final = 10
"""Of strange keys so many are named, each by its first signs: somebody may send thousands."""

LONGEST_TOLD: Final = 40

OPTIONAL: Final = frozenset({"options", "dealer", "by", "players", "fair", "seal"})

DIGITS: Final = 15
"""A number of more is read otherwise by other programs."""

DEEPEST: Final = 16
"""Most lists and objects that stand in each other, the record among them."""

_NUMBER: Final = re.compile(rf"-?[0-9]{{1,{DIGITS}}}")


@dataclass(frozen=True, slots=True)
class Record:
    """A game as far as it was played; `dealer` deals first, None leaves that to chance.

    `fault` says with its place what is wrong with the form of the next action, if something is:
    `actions` are those before it. What an ended game holds besides (`by` to `seal`) is read as it
    is written; nothing says yet that it is true. Earlier games have none of it.
    """

    variant: Variant
    seats: int
    dealer: Seat | None
    actions: tuple[tuple[Seat, Action], ...]
    fault: Unreadable | None = None
    by: tuple[Authorship, ...] | None = None
    """The author of each of the actions."""
    players: Release | None = None
    fair: Fair | None = None
    seal: str | None = None


def record_of(
    variant: Variant, seats: int, first_dealer: Seat, actions: Iterable[tuple[Seat, Action]]
) -> dict[str, Any]:
    """Write a game down as the JSON object that `read_record` reads.

    If the rules fix who deals first, that seat is the dealer written.
    """
    written: dict[str, Any] = {"variant": variant.key}
    if variant.options:
        written["options"] = dict(variant.options)
    return written | {
        "seats": seats,
        "dealer": variant.start(seats, first_dealer).view(None).dealer,
        "actions": [[seat, str(action)] for seat, action in actions],
    }


def decoded(text: str) -> object:
    """Return the JSON value that `text` writes; raise `Unreadable`.

    What other programs could read otherwise is refused (F8), such as a key that is given twice.
    """
    if text.startswith("\ufeff"):
        raise Unreadable("it begins with a byte order mark; save it as UTF-8 without one")
    try:
        written = json.loads(
            text,
            object_pairs_hook=_once,
            parse_constant=_whole,
            parse_float=_whole,
            parse_int=_whole,
        )
    except json.JSONDecodeError as fault:
        raise Unreadable(
            f"not JSON at line {fault.lineno}, column {fault.colno}: {fault.msg}"
        ) from None
    except (ValueError, RecursionError) as fault:
        if isinstance(fault, Unreadable):
            raise
        raise Unreadable("not JSON that a record could be") from None
    _must_be_shallow(written, DEEPEST)
    return written


def _must_be_shallow(value: object, room: int) -> None:
    """Raise `Unreadable` if lists and objects stand too deep in each other, or half a character."""
    if isinstance(value, str) and not _is_whole_text(value):
        raise Unreadable("a text of the record is half of a character")
    if not isinstance(value, list | dict):
        return
    if not room:
        raise Unreadable(f"lists and objects stand in each other more than {DEEPEST} deep")
    inner = cast("list[object] | dict[str, object]", value)
    for one in inner:
        _must_be_shallow(one, room - 1)
    if isinstance(inner, dict):
        for one in inner.values():
            _must_be_shallow(one, room - 1)


def _is_whole_text(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise Unreadable("a key is given twice in one object")
    return found


def _whole(number: str) -> int:
    if not _NUMBER.fullmatch(number) or number == "-0":
        shown = number if len(number) <= 2 * DIGITS else f"{number[: 2 * DIGITS]}..."
        raise Unreadable(f"{shown} is no whole number of at most {DIGITS} digits")
    return int(number)


def read_record(written: object) -> Record:
    """Read a decoded record; raise `Unreadable` with the place, or `BadRules`.

    Rules, number of seats and dealer are judged; actions are read as far as their form goes. One
    that is to be verified is read by `read_whole_record`.
    """
    record = object_at(written, "a record")
    variant, seats, dealer = _table(record)
    actions, fault = _actions(record["actions"], seats)
    fair = read_fair(record, seats) if "fair" in record else None
    by = read_authors(record["by"]) if "by" in record else None
    if fair is not None and dealer is None:
        raise Unreadable("dealer is missing, though the deals are proven")
    if by is not None and len(by) != len(list_at(record["actions"], "actions")):
        raise Unreadable("by: has as many authors as there are actions")
    return Record(
        variant,
        seats,
        dealer,
        actions,
        fault,
        by,
        read_release(record["players"]) if "players" in record else None,
        fair,
        read_hash(record["seal"], "seal") if "seal" in record else None,
    )


def read_whole_record(written: object) -> Record:
    """Read a record that is to be verified: each of its actions has the form of F8 as well."""
    record = read_record(written)
    if record.fault is not None:
        raise record.fault
    for at, (_, action) in enumerate(record.actions):
        must_be_plain(str(action), f"actions[{at}]")
    return record


def _table(record: dict[str, object]) -> tuple[Variant, int, Seat | None]:
    """Return what is played, by how many and who deals first, or raise with all that is wrong."""
    strange = [key for key in record if key not in KEYS]
    misread = [
        f"{key[:LONGEST_TOLD]!r} is no part of a record, which has {', '.join(KEYS)}"
        for key in strange[:KEYS_TOLD]
    ]
    if len(strange) > KEYS_TOLD:
        misread.append(f"and {len(strange) - KEYS_TOLD} further keys are none either")
    misread += [f"{key} is missing" for key in KEYS if key not in record and key not in OPTIONAL]
    key, seats = record.get("variant"), record.get("seats")
    dealer, options = record.get("dealer"), record.get("options", {})
    forms = (
        ("variant", isinstance(key, str), "is the key of a preset"),
        ("options", isinstance(options, dict), "is a JSON object"),
        ("seats", is_whole(seats), "is a whole number"),
        ("dealer", is_whole(dealer), "is a whole number"),
        ("actions", isinstance(record.get("actions"), list), "is a JSON list"),
    )
    misread += [f"{name}: {right}" for name, fine, right in forms if name in record and not fine]
    if not isinstance(key, str) or not isinstance(options, dict):
        raise Unreadable("; ".join(misread))
    count = seats if is_whole(seats) else None
    first = dealer if is_whole(dealer) else None
    try:
        variant = _judged(key, cast("Mapping[str, Option]", options), count, first)
    except BadRules as refusal:
        if not misread:
            raise
        misread.append(str(refusal))
        raise Unreadable("; ".join(misread)) from None
    if misread or count is None:
        raise Unreadable("; ".join(misread))
    return variant, count, first


def _judged(
    key: str, options: Mapping[str, Option], seats: int | None, dealer: Seat | None
) -> Variant:
    """Return what is played at such a table; raise `BadRules` with all that is wrong with it."""
    faults: list[Fault] = []
    variant = None
    try:
        variant = offered(key, options, seats)
    except BadRules as refusal:
        faults += refusal.faults
    if seats is not None and dealer is not None and dealer not in range(seats):
        faults.append(no_such_dealer(seats, dealer))
    if variant is None:
        raise BadRules.of(faults)
    # `start` says by itself that there is no such dealer.
    if seats is not None and dealer is not None:
        first = variant.start(seats, dealer).view(None).dealer
        if dealer != first:
            # Some rules fix who deals first, whatever is drawn.
            right = f"is {first} as first_dealer says, or left out"
            raise BadRules.of([Fault("dealer", right)])
    return variant


def _actions(
    written: object, seats: int
) -> tuple[tuple[tuple[Seat, Action], ...], Unreadable | None]:
    """Return the actions up to the first that has a wrong form, and what is wrong with that."""
    actions: list[tuple[Seat, Action]] = []
    for at, entry in enumerate(list_at(written, "actions")):
        try:
            actions.append(_action(entry, seats, f"actions[{at}]"))
        except Unreadable as fault:
            return tuple(actions), fault
    return tuple(actions), None


def _action(written: object, seats: int, place: str) -> tuple[Seat, Action]:
    pair = list_at(written, place)
    if len(pair) != 2:
        raise Unreadable(f"{place}: is a seat and an action")
    seat = whole_at(pair[0], f"{place}, seat")
    if seat != DEALER and seat not in range(seats):
        raise Unreadable(f"{place}: there is no seat {seat} at a table of {seats}")
    if not isinstance(pair[1], str):
        raise Unreadable(f"{place}: the action is a text")
    try:
        return seat, Action.read(pair[1])
    except Unreadable as fault:
        raise Unreadable(f"{place}: {fault}") from None
