"""Appraisals: what the strong player said of the moves of a game, kept with it."""

from dataclasses import dataclass, field
from typing import Any, Protocol

from engine.contract.seats import Seat


@dataclass(frozen=True, slots=True)
class KeptAppraisal:
    """What was said of the moves that a seat made in a deal, counted from 1.

    `revision` is that of the players: others may say something else. `moves` are as
    `engine.records.appraising.written_moves` writes them.
    """

    game_id: str
    seat: Seat
    deal: int
    revision: int
    moves: list[dict[str, Any]] = field(repr=False)


class Appraisals(Protocol):
    """What was said of games that are over; it goes with them."""

    async def get(self, game_id: str, seat: Seat, deal: int) -> KeptAppraisal | None:
        """Return what was said of a deal of a game, whichever players said it."""
        ...

    async def keep(self, appraisal: KeptAppraisal) -> bool:
        """Keep what was said, in place of what was said before; False if the game is gone."""
        ...
