"""Proofs: what the chance of each game follows from, and the records of games that were ended."""

from dataclasses import dataclass, field
from typing import Any, Protocol

from engine.fairness.chain import Secret
from engine.fairness.draw import NEWEST, Scheme
from engine.players.revision import REVISION


@dataclass(frozen=True, slots=True)
class KeptProof:
    """What the chance of a game that is not over follows from.

    `message_id` is the message that it is bound to (`Binding`), None until that is posted, and
    `postings` how often the table's own message was posted. `revision` is that of the computers
    at the start. Once the game has begun nothing changes. `label` stands for the table's id in all
    chance, so that many tables can have the same cards.
    """

    root: Secret = field(repr=False)
    message_id: int | None = None
    revision: int = REVISION
    label: str | None = None
    scheme: Scheme = NEWEST
    postings: int = 0


class Proofs(Protocol):
    """What proves the deals of every game."""

    async def get(self, table_id: str) -> KeptProof | None:
        """Return the proof of a table in the lobby or in play.

        None is for a table that was opened before there were proofs, and for one that is over.
        """
        ...

    async def live(self, owner: str) -> dict[str, KeptProof]:
        """Return the proofs of an owner's tables in the lobby or in play, by table."""
        ...

    async def record(self, table_id: str) -> dict[str, Any] | None:
        """Return the record of a game that is over, with a result or without one.

        None if it goes on, if it was never dealt, or if it is not known.
        """
        ...

    async def aborted(self, guild_id: int, season: str, family: str) -> int:
        """Count the games of a guild that were dealt and ended without a result.

        A season is `all`, a month, four weeks or a week. Games of one person alone do not count.
        """
        ...
