"""Draws: what one piece of chance is, worked out from its secret (docs/fairness.md, F3 and F4)."""

import hmac
from collections.abc import Iterator, MutableSequence
from itertools import count
from random import Random
from typing import Any, Final, NamedTuple, NoReturn

from engine.fairness.chain import Secret
from engine.fairness.scheme import Scheme

_WORD: Final = 1 << 32


class Draw(NamedTuple):
    """All that chance depends on beside its secret; `number` counts the draws of a game from 1."""

    scheme: Scheme
    table: str
    number: int
    message: str
    """The id that Discord gave the message (`Binding`), in decimal; `0` for none."""
    terms: str | None
    """The hash of what was settled before that message (`terms_hash`); None before it was bound."""
    history: str
    """The hash of all that was done at the table before."""

    def key(self, secret: Secret) -> bytes:
        """Return what the draw's words are made with."""
        lines = [str(part) for part in self if part is not None]
        return hmac.digest(secret, "\n".join(lines).encode(), "sha256")


class DerivedChance(Random):
    """Chance that only shuffles, always in the same way: nothing else of it is specified.

    What is shuffled is first put in the order of its text, so that no order that it had before
    plays a part.
    """

    def __init__(self, key: bytes) -> None:
        # Random's own state plays no part; a fixed seed is the cheapest.
        super().__init__(0)
        self._words = _words(key)

    def shuffle(self, x: MutableSequence[Any]) -> None:
        """Put `x` into an order in which every one is equally likely."""
        x[:] = sorted(x, key=str)
        for last in range(len(x) - 1, 0, -1):
            other = self._below(last + 1)
            x[last], x[other] = x[other], x[last]

    def _below(self, bound: int) -> int:
        fair = _WORD - _WORD % bound
        return next(word for word in self._words if word < fair) % bound

    def random(self) -> NoReturn:
        """Refuse: the specification says how to shuffle, and nothing more."""
        raise NotImplementedError("derived chance only shuffles")

    def getrandbits(self, k: int, /) -> NoReturn:
        """Refuse, as `random` does."""
        raise NotImplementedError(f"derived chance only shuffles: {k} bits are not to be had")


def _words(key: bytes) -> Iterator[int]:
    """Yield the 32-bit words that a key leads to."""
    for block in count():
        digest = hmac.digest(key, block.to_bytes(4, "big"), "sha256")
        for at in range(0, len(digest), 4):
            yield int.from_bytes(digest[at : at + 4], "big")
