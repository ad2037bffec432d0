"""Terms: what is settled of a game before the message is posted from which its cards follow.

Who sits where, by which rules, how often the message was posted (docs/fairness.md, F3 and F9).
"""

import hmac
import json
from collections.abc import Sequence
from hashlib import sha256
from typing import Final, NamedTuple, TypeAlias

from engine.contract.seats import Seat
from engine.fairness.chain import SeatKey

NOBODY: Final = "-"
"""How a seat without a person is written, and all seats in the deal of a day."""


class SeatMark(NamedTuple):
    """A person in a seat, so that only people with the seat key can tell who it is (F9).

    `rank` is that of their id among those of all people there, from 0. It alone has a part in the
    cards: a hash of one's own choice could be tried out until the cards suit.
    """

    rank: int
    mark: str


SeatMarks: TypeAlias = tuple[SeatMark | None, ...]
"""Of each seat the mark of its person, None if there is none."""


def marks_of(seat_key: SeatKey, table: str, people: Sequence[int | None]) -> SeatMarks:
    """Return the marks of people in their seats, by their ids at Discord."""
    ids = sorted(person for person in people if person is not None)
    return tuple(
        None if person is None else SeatMark(ids.index(person), mark(seat_key, table, seat, person))
        for seat, person in enumerate(people)
    )


def mark(seat_key: SeatKey, table: str, seat: Seat, person: int) -> str:
    """Return the hash in the mark of a person in a seat."""
    return hmac.digest(seat_key, f"{table}\n{seat}\n{person}".encode(), "sha256").hex()


def ranks_in(marks: SeatMarks) -> list[str]:
    """Return the ranks in marks as a record has them."""
    return [NOBODY if one is None else str(one.rank) for one in marks]


def canonical(value: object) -> str:
    """Return the one text that a JSON value is hashed as (F8)."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def terms_hash(
    variant: object, options: object | None, seats: int, marks: SeatMarks, postings: int
) -> str:
    """Return the hash of the terms, on which every draw of a game depends (F3).

    `options` are None if the game departs in nothing from its variant.
    """
    terms: dict[str, object] = {
        "variant": variant,
        "seats": seats,
        "ranks": ranks_in(marks),
        "postings": postings,
    }
    if options is not None:
        terms["options"] = options
    return sha256(canonical(terms).encode()).hexdigest()
