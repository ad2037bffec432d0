"""Decisions: how an act came about that no person did, so that anybody can recompute it."""

import re
from enum import StrEnum
from typing import Final, NamedTuple, Self

from engine.cards import Unreadable
from engine.players.levels import LEVELS
from engine.players.policy import Level

_SEEN: Final = re.compile(r"0|[1-9][0-9]{0,14}")


class Basis(StrEnum):
    """The ground of an act that nobody did; an audit recomputes those that follow from rules."""

    FORCED = "forced"
    """Nobody need be asked: it follows from the game."""
    PLAYER = "player"
    """The player of a level decided, from the view of the seat and the seed of its question."""
    DEFAULT = "default"
    """The answer that the rules name for silence."""
    DRAFT = "draft"
    """Completes what a person had composed."""
    LATE = "late"
    """Time ran out before the player had looked at all that it looks at."""
    LOST = "lost"
    """The worker that thought about it died, and another player answered."""
    FAILED = "failed"
    """The player stumbled, and another one answered."""


class Decision(NamedTuple):
    """How an act came about that nobody did, so that it can be recomputed.

    `level` is the player's, None if no player was asked. `seen` is the number of entries that the
    journal had when the player was shown its view, None if it had no more afterwards.
    """

    basis: Basis
    level: Level | None = None
    seen: int | None = None

    def __str__(self) -> str:
        return " ".join(str(part) for part in self if part is not None)

    @classmethod
    def read(cls, text: str) -> Self:
        """Read what `str` writes; raise `Unreadable` for anything else."""
        basis, *rest = text.split(" ")
        level: Level | None = next((one for one in LEVELS if rest and one == rest[0]), None)
        seen = rest[1:] if level else rest
        if basis not in set(Basis) or len(seen) > 1 or not all(map(_SEEN.fullmatch, seen)):
            raise Unreadable(f"{text!r} is no decision")
        return cls(Basis(basis), level, int(seen[0]) if seen else None)


FORCED: Final = Decision(Basis.FORCED)
"""How an act comes about for which nobody need be asked."""
