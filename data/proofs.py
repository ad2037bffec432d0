"""Proofs: what the chance of each game follows from, and the records of games that were ended."""

import json
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from data.seasons import span_of
from data.sql.database import Database, SqlRow, Writing
from engine.fairness.chain import SeatKey, Secret, seat_key_of
from engine.fairness.scheme import FIRST, NEWEST, SECOND, Scheme
from engine.fairness.terms import NOBODY, SeatMark, SeatMarks
from engine.players.revision import REVISION


@dataclass(frozen=True, slots=True)
class KeptProof:
    """The facts that the chance of a game that is not over follows from.

    `message_id` is the message that it is bound to (`Binding`), None until that is posted, and
    `postings` how often the table's own message was posted. `people` and `start_id` say who sat
    where, and which press began it, as `Binding` does. `revision` is that of the computers at the
    start. Once the game has begun nothing changes. `label` stands for the table's id in all
    chance, so that many tables can have the same cards.
    """

    root: Secret = field(repr=False)
    message_id: int | None = None
    revision: int = REVISION
    label: str | None = None
    scheme: Scheme = NEWEST
    postings: int = 0
    people: SeatMarks = ()
    start_id: int = 0


_COLUMNS = "root, proofs.message_id, proofs.revision, label, scheme, postings, people, start_id"

_KEPT = f"SELECT {_COLUMNS} FROM proofs WHERE table_id = ? AND root IS NOT NULL"

_LIVE = f"""
SELECT table_id, {_COLUMNS}
FROM proofs JOIN tables USING (table_id)
WHERE tables.state IN ('lobby', 'playing') AND tables.owner = ? AND root IS NOT NULL
"""

_RECORD = """
SELECT body FROM records WHERE game_id = ?1
UNION ALL SELECT record FROM proofs WHERE table_id = ?1 AND record IS NOT NULL
"""

_FORGET_SEATS = """
UPDATE proofs SET seat_key = NULL WHERE seat_key IS NOT NULL AND table_id IN (
    SELECT table_id FROM chairs WHERE person = ?1
    UNION SELECT game_id FROM results WHERE person = ?1
    UNION SELECT table_id FROM walkouts WHERE person = ?1
)
"""

_ABORTED = """
SELECT count(*) FROM tables
WHERE guild_id = ?1 AND family = ?3 AND state IN ('void', 'closed') AND started_at IS NOT NULL
    AND solo = 0 AND coalesce(ended_at, started_at) >= ?2 AND coalesce(ended_at, started_at) < ?4
"""


class Proofs:
    """The proofs of the deals of every game."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, table_id: str) -> KeptProof | None:
        """Return the proof of a table in the lobby or in play.

        None is for one that is over, and for a table of which there is none.
        """
        return _proof(await self._database.rows(_KEPT, (table_id,)))

    async def live(self, owner: str) -> dict[str, KeptProof]:
        """Return the proofs of an owner's tables in the lobby or in play, by table."""
        rows = await self._database.rows(_LIVE, (owner,))
        return {row[0]: _kept(row[1:]) for row in rows}

    async def record(self, table_id: str) -> dict[str, Any] | None:
        """Return the record of a game that is over, with a result or without one.

        None if it goes on, if it was never dealt, or if it is not known.
        """
        rows = await self._database.rows(_RECORD, (table_id,))
        return unpacked(rows[0][0]) if rows else None

    async def seat_key(self, table_id: str) -> SeatKey | None:
        """Return what tells who sat where when a game began: for those who did alone.

        None if nobody was bound to a seat, or if somebody who sat there was deleted.
        """
        rows = await self._database.rows(
            "SELECT seat_key FROM proofs WHERE table_id = ? AND seat_key IS NOT NULL", (table_id,)
        )
        return SeatKey(rows[0][0]) if rows else None

    async def aborted(self, guild_id: int, season: str, family: str) -> int:
        """Count the games of a guild that ended without a result once their cards could be known.

        A season is `all`, a month, four weeks or a week. Games of one person alone do not count.
        """
        begins, over = span_of(season)
        rows = await self._database.rows(_ABORTED, (guild_id, begins, family, over))
        return rows[0][0]


async def read_proof(writing: Writing, table_id: str) -> KeptProof | None:
    """Return the proof of a table as it stands before a step of writing."""
    return _proof(await writing.rows(_KEPT, (table_id,)))


def _proof(rows: Sequence[SqlRow]) -> KeptProof | None:
    return _kept(rows[0]) if rows else None


def _kept(row: SqlRow) -> KeptProof:
    root, message_id, revision, label, scheme, postings, people, start_id = row
    return KeptProof(
        Secret(root),
        message_id,
        revision or REVISION,
        label,
        scheme,
        postings,
        tuple(map(_mark, (people or "").split())),
        start_id or 0,
    )


def _mark(text: str) -> SeatMark | None:
    rank, _, mark = text.partition(".")
    return SeatMark(int(rank), mark) if mark else None


def _people(marks: SeatMarks) -> str | None:
    """Return marks as they are kept, None for none at all."""
    written = [NOBODY if one is None else f"{one.rank}.{one.mark}" for one in marks]
    return " ".join(written) or None


async def keep_root(writing: Writing, table_id: str, proof: KeptProof) -> None:
    """Keep what the chance of a new table follows from."""
    # The cards of a day are everybody's, whoever sits there.
    bound = proof.scheme == NEWEST and proof.label is None
    await writing.do(
        "INSERT INTO proofs (table_id, root, message_id, label, scheme, postings, start_id,"
        " people, seat_key) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            *(table_id, proof.root, proof.message_id, proof.label, proof.scheme),
            *(proof.postings, proof.start_id or None, _people(proof.people)),
            seat_key_of(proof.root) if bound else None,
        ),
    )


async def count_posting(writing: Writing, table_id: str, by: int) -> None:
    """Count how often the table of a game that is about to begin was posted, or may have been.

    A lobby that was opened under the first scheme begins under the second, which needs no more.
    """
    await writing.do(
        "UPDATE proofs SET scheme = CASE scheme WHEN ? THEN ? ELSE scheme END,"
        " postings = CASE WHEN postings >= 99 THEN 99 ELSE postings + ? END"
        " WHERE table_id = ?",
        (FIRST, SECOND, by, table_id),
    )


async def settle_people(writing: Writing, table_id: str, people: SeatMarks, start_id: int) -> None:
    """Keep who sits where in a game that is about to begin, and which press began it."""
    await writing.do(
        "UPDATE proofs SET people = ?, start_id = ? WHERE table_id = ?",
        (_people(people), start_id or None, table_id),
    )


async def settle_message(writing: Writing, table_id: str, message_id: int) -> None:
    """Keep, for good, from which message the chance of a game that begins follows.

    The computers that it begins with are kept as well: later ones may decide otherwise.
    """
    await writing.do(
        "UPDATE proofs SET message_id = ?, revision = ? WHERE table_id = ?",
        (message_id, REVISION, table_id),
    )


async def forget_proof(writing: Writing, table_id: str) -> None:
    """Let go of the proof of a game of which nothing was dealt."""
    await writing.do("DELETE FROM proofs WHERE table_id = ?", (table_id,))


async def forget_root(
    writing: Writing, table_id: str, record: Mapping[str, Any] | None = None
) -> None:
    """Let go of the secrets of a game that is over, but for its seat key.

    `record` tells all secrets that were used; it is kept here if the game has no result.
    """
    await writing.do(
        "UPDATE proofs SET root = NULL, people = NULL, record = ? WHERE table_id = ?",
        (None if record is None else packed(record), table_id),
    )


async def forget_seats(writing: Writing, person: int) -> None:
    """Let go of what tells who sat where, wherever a person sits, or has sat and left."""
    await writing.do(_FORGET_SEATS, (person,))


def packed(record: Mapping[str, Any]) -> bytes:
    """Press a record together as it is kept."""
    return zlib.compress(json.dumps(record, separators=(",", ":")).encode())


def unpacked(body: bytes) -> dict[str, Any]:
    """Return a record as it was packed."""
    record: dict[str, Any] = json.loads(zlib.decompress(body))
    return record
