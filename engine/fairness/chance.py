"""Chance: where a table has its deals from, and its computers the seeds of their decisions."""

import hmac
from random import Random
from typing import Final, NamedTuple, Protocol

from engine.contract.seats import Seat
from engine.fairness.chain import LENGTH, Chain, ChainSpent, Secret, before
from engine.fairness.draw import DerivedChance, Draw
from engine.fairness.history import FIRST_DEALER, History
from engine.fairness.scheme import NEWEST, Scheme
from engine.fairness.terms import SeatMarks

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


class Binding(NamedTuple):
    """The facts that bind the chance of a game beside its secrets, for good once it has begun.

    Under `cardroom-fair-1` the message is the one that showed the commitment first. Since then it
    is the table's own, posted after everybody who joined has seen the commitment. It is the press
    that began a game alone, and 0 if there is none. Since `cardroom-fair-3` the `terms` take part.
    """

    message_id: int
    scheme: Scheme = NEWEST
    postings: int = 0
    """Times that the table's own message was posted; 0 if nothing is bound to it."""
    start_id: int = 0
    """The press of *Start*, which is older than that message; 0 if it is not known."""
    people: SeatMarks = ()
    """The mark of whoever sat in each seat, empty under the schemes that bind nobody."""
    terms: str | None = None
    """The hash of what was settled before that message (`terms_hash`)."""


class Proof(NamedTuple):
    """The proof of a game's chance as far as it is over; it tells nothing of the rest."""

    table: str
    binding: Binding
    commitment: str
    secrets: tuple[str, ...]
    """The secret of each draw, in hexadecimal digits; the first says who deals first."""
    revision: int = 0
    """The revision of the computers with which the game began."""
    seat_key_hash: str | None = None


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

    A game that outlives its chain goes on with `beyond`, and what is dealt then is not proven.
    """

    __slots__ = ("_beyond", "_binding", "_chain", "_revision", "_table")

    def __init__(
        self, root: Secret, table: str, binding: Binding, beyond: Random, *, revision: int = 0
    ) -> None:
        self._chain = Chain(root, binding.scheme)
        self._table = table
        self._binding = binding
        self._beyond = beyond
        self._revision = revision

    @property
    def message_id(self) -> int:
        """The message from which it follows."""
        return self._binding.message_id

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
        bound = self._binding
        draw = Draw(
            bound.scheme, self._table, number, str(bound.message_id), bound.terms, history.hash
        )
        return DerivedChance(draw.key(secret))

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
        chain = self._chain
        return Proof(
            self._table,
            self._binding,
            chain.commitment,
            shown,
            self._revision,
            chain.seat_key_hash,
        )


def computer_seed(secret: Secret, table: str, seat: Seat, asked: int) -> int:
    """Return the seed with which a computer answers question `asked` of a seat (F6)."""
    text = f"cardroom-computer-1\n{table}\n{seat}\n{asked}"
    return int.from_bytes(hmac.digest(secret, text.encode(), "sha256")[:8], "big")
