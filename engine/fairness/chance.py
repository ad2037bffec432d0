"""Chance: where a table has its deals from, and its computers the seeds of their decisions."""

import hmac
from random import Random
from typing import Final, NamedTuple, Protocol

from engine.contract.seats import Seat
from engine.fairness.chain import LENGTH, Chain, ChainSpent, Secret, before
from engine.fairness.draw import DerivedChance, Draw
from engine.fairness.history import FIRST_DEALER, History

SEED_BITS: Final = 64


class Chance(Protocol):
    """The chance of one table."""

    @property
    def message_id(self) -> int:
        """The message from which it follows, 0 for none."""
        ...

    def first_dealer(self, seats: int) -> Seat:
        """Return who deals first."""
        ...

    def draw(self, history: History) -> Random:
        """Return what the draw after `history` is made with."""
        ...

    def seed(self, history: History, seat: Seat, asked: int) -> int:
        """Return the seed with which a computer answers question `asked` of a seat."""
        ...

    def proof(self, draws: int) -> "Proof | None":
        """Return what proves the first so many draws, None if nothing does."""
        ...


class Proof(NamedTuple):
    """What proves the chance of a game as far as it is over, and tells nothing of what is not."""

    table: str
    message: str
    commitment: str
    secrets: tuple[str, ...]
    """The secret of each draw, in hexadecimal digits; the first says who deals first."""
    revision: int = 0
    """The revision of the computers with which the game began."""


class FreeChance(NamedTuple):
    """Chance without a proof: at tables that began before there were any, and in tests."""

    rng: Random

    @property
    def message_id(self) -> int:
        """No message: it follows from nothing."""
        return 0

    def first_dealer(self, seats: int) -> Seat:
        """Return any seat."""
        return self.rng.randrange(seats)

    def draw(self, history: History) -> Random:
        """Return the one source of chance."""
        del history
        return self.rng

    def seed(self, history: History, seat: Seat, asked: int) -> int:
        """Return any seed."""
        del history, seat, asked
        return self.rng.getrandbits(SEED_BITS)

    def proof(self, draws: int) -> None:
        """Return None: nothing is proven."""
        del draws


class FairChance:
    """Chance that follows from a chain of secrets, from the table and from what was done there.

    `message_id` is the message that showed the commitment before anybody joined. A game
    that outlives its chain goes on with `beyond`, and what is dealt then is not proven.
    """

    __slots__ = ("_beyond", "_chain", "_message_id", "_revision", "_table")

    def __init__(
        self, root: Secret, table: str, message_id: int, beyond: Random, *, revision: int = 0
    ) -> None:
        self._chain = Chain(root)
        self._table = table
        self._message_id = message_id
        self._beyond = beyond
        self._revision = revision

    @property
    def message_id(self) -> int:
        """The message from which it follows."""
        return self._message_id

    def first_dealer(self, seats: int) -> Seat:
        """Return who deals first."""
        drawn = list(range(seats))
        self._drawn(FIRST_DEALER, History()).shuffle(drawn)
        return drawn[0]

    def draw(self, history: History) -> Random:
        """Return what the draw after `history` is made with."""
        return self._drawn(history.draws + 1, history)

    def _drawn(self, number: int, history: History) -> Random:
        try:
            secret = self._chain.secret(number)
        except ChainSpent:
            return self._beyond
        message = str(self._message_id)
        return DerivedChance(Draw(self._table, number, message, history.hash).key(secret))

    def seed(self, history: History, seat: Seat, asked: int) -> int:
        """Return a seed that tells nothing of the secret from which it comes (F6)."""
        try:
            secret = self._chain.secret(history.draws)
        except ChainSpent:
            return self._beyond.getrandbits(SEED_BITS)
        return computer_seed(secret, self._table, seat, asked)

    def proof(self, draws: int) -> Proof:
        """Return what proves the first so many draws, as far as the chain goes."""
        secret = self._chain.secret(min(draws, LENGTH))
        secrets = [secret]
        for _ in range(1, min(draws, LENGTH)):
            secrets.append(before(secrets[-1]))
        shown = tuple([secret.hex() for secret in reversed(secrets)])
        message = str(self._message_id)
        return Proof(self._table, message, self._chain.commitment, shown, self._revision)


def computer_seed(secret: Secret, table: str, seat: Seat, asked: int) -> int:
    """Return the seed with which a computer answers question `asked` of a seat (F6)."""
    text = f"cardroom-computer-1\n{table}\n{seat}\n{asked}"
    return int.from_bytes(hmac.digest(secret, text.encode(), "sha256")[:8], "big")
