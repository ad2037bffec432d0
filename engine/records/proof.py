"""Proof: what a record holds beside the game, so that anybody can check it (docs/fairness.md)."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

from engine.cards import Unreadable
from engine.fairness.chain import LENGTH, Secret
from engine.fairness.scheme import FIRST, NEWEST, SCHEMES, Scheme
from engine.fairness.terms import NOBODY, SeatMark, SeatMarks, canonical, terms_hash
from engine.players.decision import Decision
from engine.records.forms import keyed_at, list_at, object_at, text_at, whole_at
from engine.table.journal import Author

DealerBy: TypeAlias = Literal["draw", "rules"]
"""The reason who deals first: the first draw, or the rules of the variant whatever is drawn."""

SEAL: Final = "seal"

POSTINGS: Final = 99
"""The largest number of postings that is told."""

_HASH: Final = re.compile(r"[0-9a-f]{64}")
_WORD: Final = re.compile(r"[!#-\[\]-~]{1,100}")
_ACTION: Final = re.compile(r"[!#-\[\]-~]+( [!#-\[\]-~]+)*")
_RANK: Final = re.compile(r"0|[1-9][0-9]?")
_MESSAGE: Final = re.compile(r"0|[1-9][0-9]{0,19}")
_DEALER_BY: Final[tuple[DealerBy, ...]] = get_args(DealerBy)


class Seated(NamedTuple):
    """The people in their seats, and what else was settled before the game's message was posted."""

    start: str
    """The id of the press of *Start*, in decimal; `0` if it is not known."""
    people: SeatMarks
    seat_key_hash: str
    terms: str
    """The hash of all that was settled (`terms_hash`), as the record has it."""


@dataclass(frozen=True, slots=True)
class Fair:
    """The proof of a game's chance; `secrets` are those of the draws, from the first.

    `postings` is None under `cardroom-fair-1`, which did not count them. `seated` is None under
    the schemes that bound nobody to a seat.
    """

    scheme: Scheme
    table: str
    message: str
    commitment: str
    dealer_by: DealerBy
    secrets: tuple[Secret, ...]
    postings: int | None = None
    seated: Seated | None = None


class Authorship(NamedTuple):
    """The author of a move, and how it came about if nobody made it; None if that was not noted."""

    author: Author
    decision: Decision | None = None

    def __str__(self) -> str:
        return " ".join(str(part) for part in self if part is not None)


@dataclass(frozen=True, slots=True)
class Release:
    """The computers of a game: a release of this program on a version of Python.

    Releases with the same `revision` of the players make the same decisions.
    """

    cardroom: str
    python: str
    revision: int


def read_fair(record: Mapping[str, object], seats: int) -> Fair:
    """Read the proof of a record; raise `Unreadable` with the place unless its form is right.

    No text in it holds a line break, so the lines that are hashed can be parted in one way only.
    """
    written = object_at(record["fair"], "fair")
    named = written.get("scheme")
    scheme: Scheme | None = next((known for known in SCHEMES if known == named), None)
    if scheme is None:
        raise Unreadable(f"fair, scheme: is one of {', '.join(SCHEMES)}")
    counted = () if scheme == FIRST else ("postings",)
    bound = ("start", "ranks", "people", "seat_key_hash") if scheme == NEWEST else ()
    keys = ("scheme", "table", "message", "commitment", "dealer_by", "secrets", *counted, *bound)
    fair = keyed_at(written, "fair", keys)
    postings = whole_at(fair["postings"], "fair, postings") if counted else None
    if postings is not None and postings not in range(POSTINGS + 1):
        raise Unreadable(f"fair, postings: is 0 to {POSTINGS}")
    secrets = list_at(fair["secrets"], "fair, secrets")
    if not 0 < len(secrets) <= LENGTH:
        raise Unreadable(f"fair, secrets: are 1 to {LENGTH}")
    by: DealerBy | None = next((by for by in _DEALER_BY if by == fair["dealer_by"]), None)
    if by is None:
        raise Unreadable(f"fair, dealer_by: is one of {', '.join(_DEALER_BY)}")
    return Fair(
        scheme,
        _formed(fair["table"], "fair, table", _WORD, "an id of a table"),
        _formed(fair["message"], "fair, message", _MESSAGE, "the id of a message, in digits"),
        read_hash(fair["commitment"], "fair, commitment"),
        by,
        tuple(
            Secret(bytes.fromhex(read_hash(secret, f"fair, secrets[{at}]")))
            for at, secret in enumerate(secrets)
        ),
        postings,
        _seated(record, fair, seats, postings or 0) if bound else None,
    )


def _seated(
    record: Mapping[str, object], fair: Mapping[str, object], seats: int, postings: int
) -> Seated:
    ranks, hashes = (list_at(fair[key], f"fair, {key}") for key in ("ranks", "people"))
    if not len(ranks) == len(hashes) == seats:
        raise Unreadable("fair, ranks and people: have an entry for each seat")
    people = tuple(
        None
        if (rank, one) == (NOBODY, NOBODY)
        else SeatMark(_rank(rank, f"fair, ranks[{at}]"), read_hash(one, f"fair, people[{at}]"))
        for at, (rank, one) in enumerate(zip(ranks, hashes, strict=True))
    )
    found = [one.rank for one in people if one is not None]
    if sorted(found) != list(range(len(found))):
        raise Unreadable("fair, ranks: are those of as many people, each once")
    return Seated(
        _formed(fair["start"], "fair, start", _MESSAGE, "the id of a press, in digits"),
        people,
        read_hash(fair["seat_key_hash"], "fair, seat_key_hash"),
        terms_hash(record["variant"], record.get("options"), seats, people, postings),
    )


def _rank(written: object, place: str) -> int:
    return int(_formed(written, place, _RANK, "a number as a text"))


def must_be_plain(action: str, place: str) -> None:
    """Raise `Unreadable` unless an action can be read and hashed in one way only."""
    _formed(action, place, _ACTION, "words of ASCII signs, with one space between them")


def read_authors(written: object) -> tuple[Authorship, ...]:
    """Read who made each move of a record; raise `Unreadable` with the place."""
    return tuple(
        _authorship(text_at(text, f"by[{at}]"), f"by[{at}]")
        for at, text in enumerate(list_at(written, "by"))
    )


def read_release(written: object) -> Release:
    """Read what the computers of a record were; raise `Unreadable` with the place."""
    found = keyed_at(written, "players", ("cardroom", "python", "revision"))
    return Release(
        _formed(found["cardroom"], "players, cardroom", _WORD, "a release"),
        _formed(found["python"], "players, python", _WORD, "a version of Python"),
        whole_at(found["revision"], "players, revision"),
    )


def read_hash(written: object, place: str) -> str:
    """Read 32 bytes as 64 hexadecimal digits in small letters; raise `Unreadable`."""
    return _formed(written, place, _HASH, "64 hexadecimal digits in small letters")


def seal_of(record: Mapping[str, object]) -> str:
    """Return the seal of a record as a JSON object, whatever seal it has (F8).

    Raise `Unreadable` if it holds a text that cannot be written down.
    """
    sealed = {key: value for key, value in record.items() if key != SEAL}
    try:
        return sha256(canonical(sealed).encode()).hexdigest()
    except UnicodeEncodeError:
        raise Unreadable("a text of the record is half of a character") from None


def _formed(written: object, place: str, form: re.Pattern[str], right: str) -> str:
    if not isinstance(written, str) or not form.fullmatch(written):
        raise Unreadable(f"{place}: is {right}")
    return written


def _authorship(text: str, place: str) -> Authorship:
    name, _, said = text.partition(" ")
    author = next((author for author in Author if author == name), None)
    try:
        decision = Decision.read(said) if said else None
    except Unreadable as fault:
        raise Unreadable(f"{place}: {fault}") from None
    # What is not written as it would be written is another text for the same, and so no form.
    if author is None or str(found := Authorship(author, decision)) != text:
        raise Unreadable(f"{place}: {text!r} is no author")
    return found
