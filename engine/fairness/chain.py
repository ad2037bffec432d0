"""The chain: every secret of a game behind one published value (docs/fairness.md, F1)."""

import hmac
from hashlib import sha256
from random import Random
from typing import Final, NewType

from engine.fairness.scheme import NEWEST, Scheme

Secret = NewType("Secret", bytes)
"""32 bytes that nobody may see before the deal that they make is over."""

SeatKey = NewType("SeatKey", bytes)
"""32 bytes that tell who sat where, for those who did; no secret follows from them."""

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


def seat_key_of(root: Secret) -> SeatKey:
    """Return the seat key that is settled with a root (F9)."""
    return SeatKey(hmac.digest(root, b"cardroom-seat-key", "sha256"))


def commitment_to(first: Secret, seat_key_hash: str | None) -> str:
    """Return what is published of the first secret, and with it of the seat key if there is one."""
    return sha256(first + bytes.fromhex(seat_key_hash or "")).hexdigest()


class Chain:
    """The secrets of one game, from the root that is kept until the game is over."""

    __slots__ = ("_commitment", "_latest", "_root", "_scheme")

    def __init__(self, root: Secret, scheme: Scheme = NEWEST) -> None:
        self._root = root
        self._scheme: Scheme = scheme
        # The way from the root takes a quarter of a millisecond, and a restart has many tables.
        self._latest: tuple[int, Secret] | None = None
        self._commitment: str | None = None

    @property
    def commitment(self) -> str:
        """The value that is published before anybody joins: nothing is ever derived from it."""
        if self._commitment is None:
            self._commitment = commitment_to(self.secret(1), self.seat_key_hash)
        return self._commitment

    @property
    def seat_key_hash(self) -> str | None:
        """The hash of the seat key; None under the schemes that bind nobody to a seat."""
        if self._scheme != NEWEST:
            return None
        return sha256(seat_key_of(self._root)).hexdigest()

    def secret(self, draw: int) -> Secret:
        """Return the secret of a draw, counted from 1; raise `ChainSpent` past the last."""
        if not 0 < draw <= LENGTH:
            raise ChainSpent
        # A game asks for its latest draw again and again, and for those shortly before it.
        if self._latest is None or draw > self._latest[0]:
            self._latest = (draw, before(self._root, LENGTH - draw))
        at, secret = self._latest
        return before(secret, at - draw)
