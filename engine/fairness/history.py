"""Histories: what a game's chance depends on beside its secrets, from all that was done before."""

from collections.abc import Iterable
from hashlib import sha256
from typing import Final, Protocol, Self

from engine.contract.action import Action
from engine.contract.seats import DEALER, Seat

FIRST_DEALER: Final = 1
"""The draw that says who deals first; those of the journal are counted on from it."""


class _Hash(Protocol):
    """A hash under way, as `hashlib` makes them."""

    def copy(self) -> Self: ...
    def update(self, data: bytes, /) -> None: ...
    def hexdigest(self) -> str: ...


class History:
    """The actions of a game so far: how many of them were chance's, and the hash of them all.

    Histories of the same actions are equal. One never changes; `after` returns the next.
    """

    __slots__ = ("_hash", "draws")

    def __init__(self, draws: int = FIRST_DEALER, hashed: _Hash | None = None) -> None:
        self.draws = draws
        self._hash = sha256() if hashed is None else hashed

    def after(self, done: Iterable[tuple[Seat, Action]]) -> "History":
        """Return the history with these actions at its end."""
        lines = [(seat, f"{seat} {action}\n") for seat, action in done]
        hashed: _Hash = self._hash.copy()
        hashed.update("".join([line for _, line in lines]).encode())
        return History(self.draws + sum(seat == DEALER for seat, _ in lines), hashed)

    @property
    def hash(self) -> str:
        """The SHA-256 of the lines of all actions, as 64 hexadecimal digits."""
        return self._hash.hexdigest()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, History):
            return NotImplemented
        return (self.draws, self.hash) == (other.draws, other.hash)

    def __hash__(self) -> int:
        return hash((self.draws, self.hash))
