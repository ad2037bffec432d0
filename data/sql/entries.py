"""Entries: who takes part in challenges, and how those ended."""

from collections.abc import Sequence
from typing import Final

from data.fields import (
    MOST_OPEN,
    ChallengeMeetings,
    Entrant,
    Field,
    FinishedDeal,
    NewDeal,
    TooManyChallenges,
    challenge_scores,
)
from data.people import PersonRow, note_seen
from data.sql.database import Database, Writing
from data.sql.fields import commit_deals

_ENTRIES: Final = """
SELECT entries.person, coalesce(people.name, ''), entries.accepted_at, entries.score, entries.rank
FROM field_entries AS entries JOIN fields USING (field) LEFT JOIN people USING (person)
WHERE entries.field = ? ORDER BY entries.person <> fields.made_by, entries.accepted_at
"""

_FINISHED: Final = """
SELECT number, person, table_id, points, CAST(lead AS DOUBLE PRECISION) / rivals FROM field_tries
WHERE field = ? AND lead IS NOT NULL ORDER BY number, person
"""

# One that could not be posted is none, once Discord takes no answer to its command any more.
_OPEN: Final = """
SELECT count(*) FROM field_entries JOIN fields USING (field)
WHERE person = ? AND kind = 'challenge' AND closed = 0 AND (message_id <> 0 OR opens_at > ?)
"""

_POSTING_MS: Final = 900_000
"""For so long an answer may still be given."""

# Everybody has finished all deals who can still finish any, or the computers are newer ones now.
_DONE: Final = """
SELECT field FROM fields WHERE kind = 'challenge' AND closed = 0
    AND NOT EXISTS (
        SELECT 1 FROM field_entries AS entries
        WHERE entries.field = fields.field AND accepted_at IS NULL)
    AND (NOT EXISTS (
        SELECT 1 FROM field_entries AS entries
        WHERE entries.field = fields.field AND person > 0 AND deals > (
            SELECT count(*) FROM field_tries AS tries
            WHERE tries.field = entries.field AND tries.person = entries.person
                AND lead IS NOT NULL))
    OR EXISTS (
        SELECT 1 FROM field_deals WHERE field_deals.field = fields.field AND revision < ?))
ORDER BY field
"""

_MEETINGS: Final = """
SELECT coalesce(sum(CASE WHEN own.rank < other.rank THEN 1 ELSE 0 END), 0),
    coalesce(sum(CASE WHEN own.rank = other.rank THEN 1 ELSE 0 END), 0),
    coalesce(sum(CASE WHEN own.rank > other.rank THEN 1 ELSE 0 END), 0)
FROM field_entries AS own JOIN field_entries AS other USING (field) JOIN fields USING (field)
WHERE own.person = ? AND other.person = ? AND kind = 'challenge'
"""


class Entries:
    """The people of challenges: who was asked, who has accepted, how it ended."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def open(
        self, field: Field, deals: Sequence[NewDeal], seen: PersonRow, invited: int
    ) -> None:
        """Keep the challenge of whoever was `seen` to ask for it; raise `TooManyChallenges`."""

        async def work(writing: Writing) -> None:
            for person in (field.made_by, invited):
                since = field.opens_at - _POSTING_MS
                ((count,),) = await writing.rows(_OPEN, (person, since))
                if count >= MOST_OPEN:
                    raise TooManyChallenges(person)
            await commit_deals(writing, deals)
            await note_seen(writing, seen)
            await writing.do_each(
                "INSERT INTO field_entries (field, person, accepted_at) VALUES (?, ?, ?)",
                [
                    (field.field_id, field.made_by, field.opens_at),
                    (field.field_id, invited, None),
                ],
            )

        await self._database.write(work)

    async def posted(self, field_id: str, message_id: int) -> None:
        """Bind the cards of a field to the message that told of it, once."""
        await self._database.do(
            "UPDATE fields SET message_id = ? WHERE field = ? AND message_id = 0",
            (message_id, field_id),
        )

    async def of(self, field_id: str) -> tuple[Entrant, ...]:
        """Return who takes part, whoever began it first."""
        rows = await self._database.rows(_ENTRIES, (field_id,))
        return tuple(Entrant(*row) for row in rows)

    async def finished(self, field_id: str) -> tuple[FinishedDeal, ...]:
        """Return all finished tries, deal by deal; who sees which is for the caller to decide."""
        rows = await self._database.rows(_FINISHED, (field_id,))
        return tuple(FinishedDeal(*row) for row in rows)

    async def accept(self, field_id: str, seen: PersonRow, *, at: int, closes_at: int) -> bool:
        """Let an invited person in, until `closes_at`; return if that could still be answered.

        From its end on an invitation takes no answer, so it can be closed.
        """

        async def work(writing: Writing) -> bool:
            accepted = await writing.do(
                "UPDATE field_entries SET accepted_at = ?1 WHERE field = ?2 AND person = ?3"
                " AND accepted_at IS NULL AND EXISTS (SELECT 1 FROM fields"
                " WHERE fields.field = field_entries.field AND closed = 0 AND closes_at > ?1)",
                (at, field_id, seen.person_id),
            )
            if not accepted:
                return False
            await writing.do(
                "UPDATE fields SET closes_at = ? WHERE field = ?", (closes_at, field_id)
            )
            await note_seen(writing, seen)
            return True

        return await self._database.write(work)

    async def refuse(self, field_id: str, *, at: int) -> bool:
        """End a challenge that nobody has accepted; return if it was still to be answered."""
        changed = await self._database.do(
            "UPDATE fields SET closed = 1, settled_at = ?2, result_id = 0 WHERE field = ?1"
            " AND closed = 0 AND NOT EXISTS (SELECT 1 FROM field_entries AS entries"
            " WHERE entries.field = fields.field AND accepted_at > 0 AND person <> made_by)",
            (field_id, at),
        )
        return bool(changed)

    async def done(self, revision: int) -> tuple[str, ...]:
        """Return the open challenges in which nobody has anything to play any more.

        Those too whose computers were older than those of this `revision`; what a newer process
        has opened beside this one is not its business.
        """
        return tuple(field for (field,) in await self._database.rows(_DONE, (revision,)))

    async def settle(self, field_id: str, *, at: int) -> None:
        """Count a closed challenge, once."""

        async def work(writing: Writing) -> None:
            rows = await writing.rows(
                "SELECT deals FROM fields WHERE field = ? AND closed = 1 AND settled_at IS NULL",
                (field_id,),
            )
            if not rows:
                return
            ((deals,),) = rows
            people = [row[0] for row in await writing.rows(_ENTRIES, (field_id,))]
            finished = [FinishedDeal(*row) for row in await writing.rows(_FINISHED, (field_id,))]
            scores = challenge_scores(people, deals, finished)
            if scores is not None:
                best = max(scores.values())
                await writing.do_each(
                    "UPDATE field_entries SET score = ?, rank = ? WHERE field = ? AND person = ?",
                    [
                        (score, 1 if score == best else 2, field_id, person)
                        for person, score in scores.items()
                    ],
                )
            await writing.do("UPDATE fields SET settled_at = ? WHERE field = ?", (at, field_id))

        await self._database.write(work)

    async def untold(self) -> tuple[str, ...]:
        """Return the challenges that are over, and of which nobody was told so yet."""
        rows = await self._database.rows(
            "SELECT field FROM fields WHERE kind = 'challenge' AND settled_at IS NOT NULL"
            " AND result_id IS NULL ORDER BY settled_at, field"
        )
        return tuple(field for (field,) in rows)

    async def told(self, field_id: str, message_id: int) -> None:
        """Keep which message told of the end, 0 if its channel takes none."""
        await self._database.do(
            "UPDATE fields SET result_id = ? WHERE field = ? AND result_id IS NULL",
            (message_id, field_id),
        )

    async def meetings(self, person: int, other: int) -> ChallengeMeetings:
        """Return how the challenges of two people ended, for the first of them."""
        rows = await self._database.rows(_MEETINGS, (person, other))
        return ChallengeMeetings(*rows[0])
