"""Records: one game written in the open, as a JSON object."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, cast

from engine.cards import Unreadable
from engine.contract.action import Action
from engine.contract.refusal import BadRules, Fault
from engine.contract.seats import DEALER, Seat
from engine.contract.variant import Option, Variant, no_such_dealer
from engine.games.catalogue import variant as offered

KEYS: Final = ("variant", "options", "seats", "dealer", "actions")
OPTIONAL: Final = frozenset({"options", "dealer"})


@dataclass(frozen=True, slots=True)
class Record:
    """A game as far as it was played; `dealer` deals first, None leaves that to chance.

    `fault` says with its place what is wrong with the form of the next action, if something is:
    `actions` are those before it.
    """

    variant: Variant
    seats: int
    dealer: Seat | None
    actions: tuple[tuple[Seat, Action], ...]
    fault: Unreadable | None = None


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
    """Return the JSON value that `text` writes; raise `Unreadable`, also for a key given twice."""
    try:
        return json.loads(text, object_pairs_hook=_once, parse_constant=_refused)
    except json.JSONDecodeError as fault:
        raise Unreadable(
            f"not JSON at line {fault.lineno}, column {fault.colno}: {fault.msg}"
        ) from None
    except (ValueError, RecursionError) as fault:
        if isinstance(fault, Unreadable):
            raise
        raise Unreadable("not JSON that a record could be") from None


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise Unreadable("a key is given twice in one object")
    return found


def _refused(constant: str) -> object:
    raise Unreadable(f"{constant} is no JSON number")


def read_record(written: object) -> Record:
    """Read a decoded record; raise `Unreadable` with the place, or `BadRules`.

    Rules, number of seats and dealer are judged; actions are read as far as their form goes.
    """
    record = _object(written, "a record")
    variant, seats, dealer = _table(record)
    actions: list[tuple[Seat, Action]] = []
    for at, entry in enumerate(_list(record["actions"], "actions")):
        try:
            actions.append(_action(entry, seats, f"actions[{at}]"))
        except Unreadable as fault:
            return Record(variant, seats, dealer, tuple(actions), fault)
    return Record(variant, seats, dealer, tuple(actions))


def _table(record: dict[str, object]) -> tuple[Variant, int, Seat | None]:
    """Return what is played, by how many and who deals first, or raise with all that is wrong."""
    misread = [
        f"{key!r} is no part of a record, which has {', '.join(KEYS)}"
        for key in record
        if key not in KEYS
    ]
    misread += [f"{key} is missing" for key in KEYS if key not in record and key not in OPTIONAL]
    key, seats = record.get("variant"), record.get("seats")
    dealer, options = record.get("dealer"), record.get("options", {})
    forms = (
        ("variant", isinstance(key, str), "is the key of a preset"),
        ("options", isinstance(options, dict), "is a JSON object"),
        ("seats", _is_whole(seats), "is a whole number"),
        ("dealer", _is_whole(dealer), "is a whole number"),
        ("actions", isinstance(record.get("actions"), list), "is a JSON list"),
    )
    misread += [f"{name}: {right}" for name, fine, right in forms if name in record and not fine]
    if not isinstance(key, str) or not isinstance(options, dict):
        raise Unreadable("; ".join(misread))
    count = seats if isinstance(seats, int) and _is_whole(seats) else None
    first = dealer if isinstance(dealer, int) and _is_whole(dealer) else None
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
    if variant is None or faults:
        raise BadRules.of(faults)
    if seats is not None and dealer is not None:
        first = variant.start(seats, dealer).view(None).dealer
        if dealer != first:
            # Some rules fix who deals first, whatever is drawn.
            right = f"is {first} as first_dealer says, or left out"
            raise BadRules.of([Fault("dealer", right)])
    return variant


def _action(written: object, seats: int, place: str) -> tuple[Seat, Action]:
    pair = _list(written, place)
    if len(pair) != 2:
        raise Unreadable(f"{place}: is a seat and an action")
    seat = _whole(pair[0], f"{place}, seat")
    if seat != DEALER and seat not in range(seats):
        raise Unreadable(f"{place}: there is no seat {seat} at a table of {seats}")
    if not isinstance(pair[1], str):
        raise Unreadable(f"{place}: the action is a text")
    try:
        return seat, Action.read(pair[1])
    except Unreadable as fault:
        raise Unreadable(f"{place}: {fault}") from None


def _object(written: object, place: str) -> dict[str, object]:
    if not isinstance(written, dict):
        raise Unreadable(f"{place}: is a JSON object")
    return cast("dict[str, object]", written)


def _list(written: object, place: str) -> list[object]:
    if not isinstance(written, list):
        raise Unreadable(f"{place}: is a JSON list")
    return cast("list[object]", written)


def _whole(written: object, place: str) -> int:
    if not isinstance(written, int) or not _is_whole(written):
        raise Unreadable(f"{place}: is a whole number")
    return written


def _is_whole(written: object) -> bool:
    return isinstance(written, int) and not isinstance(written, bool)
