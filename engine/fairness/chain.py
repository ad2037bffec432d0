"""The chain: every secret of a game behind one published value (docs/fairness.md, F1)."""

from hashlib import sha256
from random import Random
from typing import Final, NewType

Secret = NewType("Secret", bytes)
"""32 bytes that nobody may see before the deal that they make is over."""

LENGTH: Final = 1000
"""Number of draws of chance that a game can prove; no game that people play has as many."""


class ChainSpent(Exception):
    """A game has had as many draws of chance as its chain has secrets."""


def new_root(chance: Random) -> Secret:
    """Return the far end of a new chain."""
    return Secret(chance.randbytes(32))


def before(secret: Secret, draws: int = 1) -> Secret:
    """Return the secret so many draws before, which follows from a later one and never leads on."""
    found: bytes = secret
    for _ in range(draws):
        found = sha256(found).digest()
    return Secret(found)


class Chain:
    """The secrets of one game, from the root that is kept until the game is over."""

    __slots__ = ("_commitment", "_latest", "_root")

    def __init__(self, root: Secret) -> None:
        self._root = root
        # The way from the root takes a quarter of a millisecond, and a restart has many tables.
        self._latest: tuple[int, Secret] | None = None
        self._commitment: str | None = None

    @property
    def commitment(self) -> str:
        """The value that is published before anybody joins: nothing is ever derived from it."""
        if self._commitment is None:
            self._commitment = before(self.secret(1)).hex()
        return self._commitment

    def secret(self, draw: int) -> Secret:
        """Return the secret of a draw, counted from 1; raise `ChainSpent` past the last."""
        if not 0 < draw <= LENGTH:
            raise ChainSpent
        # A game asks for its latest draw again and again, and for those shortly before it.
        if self._latest is None or draw > self._latest[0]:
            self._latest = (draw, before(self._root, LENGTH - draw))
        at, secret = self._latest
        return before(secret, at - draw)
