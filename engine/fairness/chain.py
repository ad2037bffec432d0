"""The chain: every secret of a game behind one published value (docs/fairness.md, F1)."""

import secrets
from hashlib import sha256
from typing import Final, NewType

Secret = NewType("Secret", bytes)
"""32 bytes that nobody may see before the deal that they make is over."""

LENGTH: Final = 1000
"""So many draws of chance a game can prove; no game that people play has as many."""


class ChainSpent(Exception):
    """A game has had as many draws of chance as its chain has secrets."""


def new_root() -> Secret:
    """Return the far end of a new chain, from the system's own source of chance."""
    return Secret(secrets.token_bytes(32))


def before(secret: Secret) -> Secret:
    """Return the secret of the draw before, which follows from a later one and never leads on."""
    return Secret(sha256(secret).digest())


class Chain:
    """The secrets of one game, from the root that is kept until the game is over."""

    __slots__ = ("_known", "_root")

    def __init__(self, root: Secret) -> None:
        self._root = root
        self._known = (LENGTH, root)

    @property
    def commitment(self) -> str:
        """What is published before anybody joins: nothing is ever derived from it."""
        return sha256(self.secret(1)).hexdigest()

    def secret(self, draw: int) -> Secret:
        """Return the secret of a draw, counted from 1; raise `ChainSpent` past the last."""
        if not 0 < draw <= LENGTH:
            raise ChainSpent
        at, secret = self._known
        if at < draw:
            at, secret = LENGTH, self._root
        for _ in range(at - draw):
            secret = before(secret)
        self._known = (draw, secret)
        return secret

    def __repr__(self) -> str:
        return "Chain()"
