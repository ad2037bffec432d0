"""Deals: one deal in progress, as far as all games of tricks are alike."""

from collections.abc import Iterable
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from engine.cards import Card
from engine.contract.game import Counts
from engine.contract.phase import Phase
from engine.contract.seats import Seat
from engine.tricks.claiming import Claim
from engine.tricks.trick import Play, TakenTrick

Own = TypeVar("Own")
Item = TypeVar("Item")
Hands: TypeAlias = tuple[tuple[Card, ...], ...]


class Bid(NamedTuple):
    """The number that a seat has bid, None for a pass."""

    seat: Seat
    number: int | None


class Deal(NamedTuple, Generic[Own]):
    """One deal in progress, in some phase of its family."""

    phase: Phase[Any]
    turn: Seat | None
    """The seat that is asked alone; None while several are asked at the same time."""
    hands: Hands
    own: Own
    """The part of a deal that this family alone remembers: bids, passes, cards turned up."""
    leader: Seat | None = None
    """The seat that led to the trick on the table, or is to lead."""
    trick: tuple[Play, ...] = ()
    tricks: tuple[TakenTrick, ...] = ()
    pending: tuple[tuple[Play, ...], ...] = ()
    """Tricks that nobody took; the seat that takes the next one takes them with it."""
    trump: str | None = None
    broken: bool = False
    """Whether a suit that could not be led at first has been played."""
    stock: tuple[Card, ...] = ()
    """The rest of the pack after dealing; the family decides what becomes of it."""
    turned: tuple[Card, ...] = ()
    """The cards of it that were turned up, in order."""
    claims: tuple[Claim, ...] = ()
    """The claims made on the tricks to come, in order."""
    forced_after: int | None = None
    """After how many tricks nothing could change any more, None while something can."""
    bids: tuple[Bid, ...] = ()
    """The bids of the seats, in order."""
    shown: tuple[tuple[Card, ...] | None, ...] = ()
    """The cards that each seat shows and keeps in its hand, None while it has still to say so."""

    @property
    def bound(self) -> frozenset[Card]:
        """The cards shown that wait: their suits were not led before this trick."""
        return bound(self.shown, self.rows[:-1]) if self.shown else frozenset()

    @property
    def trick_number(self) -> int:
        """The number of the trick on the table or to be led, from 1."""
        return len(self.tricks) + len(self.pending) + 1

    @property
    def rows(self) -> tuple[tuple[Play, ...], ...]:
        """Every trick so far in the order of play, the one on the table last."""
        return (*[trick.plays for trick in self.tricks], *self.pending, self.trick)

    @property
    def played(self) -> tuple[Play, ...]:
        """Every card played so far, in order."""
        return tuple([play for row in self.rows for play in row])


# Both name all fields in their order: `_replace` takes three times as long (1.1 and 0.3 us), and
# there are some seventy of them in a deal.
def with_card(
    deal: Deal[Own], turn: Seat, hands: Hands, trick: tuple[Play, ...], *, broken: bool
) -> Deal[Own]:
    """Return the deal with one card more on the table."""
    phase, _, _, own, leader, _, done, pending, trump, _, stock, turned, claims, end, bid, up = deal
    return Deal(
        phase,
        turn,
        hands,
        own,
        leader,
        trick,
        done,
        pending,
        trump,
        broken,
        stock,
        turned,
        claims,
        end,
        bid,
        up,
    )


def with_tricks(deal: Deal[Own], seat: Seat, tricks: tuple[TakenTrick, ...]) -> Deal[Own]:
    """Return the deal with the table cleared, the tricks so far, and `seat` to lead."""
    phase, _, hands, own, _, _, _, _, trump, broken, stock, turned, claims, since, bid, up = deal
    return Deal(
        phase,
        seat,
        hands,
        own,
        seat,
        (),
        tricks,
        (),
        trump,
        broken,
        stock,
        turned,
        claims,
        since,
        bid,
        up,
    )


def bound(
    shown: Iterable[tuple[Card, ...] | None], before: Iterable[tuple[Play, ...]]
) -> frozenset[Card]:
    """Return the cards shown that may not go to a trick while their holders can play another.

    They are free once their suit was led in a trick `before` this one.
    """
    led = {plays[0].card.suit for plays in before}
    return frozenset(face for faces in shown for face in faces or () if face.suit not in led)


def tricks_taken(deal: Deal[Any]) -> tuple[int, ...]:
    """Return how many tricks each seat has taken."""
    winners = [trick.winner for trick in deal.tricks]
    return tuple(winners.count(seat) for seat in range(len(deal.hands)))


def cards_taken(deal: Deal[Any]) -> tuple[int, ...]:
    """Return how many cards each seat has taken in tricks."""
    return tuple(map(len, taken_in_tricks(deal)))


def card_counts(seat_count: int, deal: Deal[Any] | None) -> Counts:
    """Return how many cards lie where; together they are the pack, once it is dealt.

    `stock` is what is left of the pack, `trick` what lies on the table, and `taken` are tricks.
    """
    if deal is None:
        nobody = (0,) * seat_count
        return {"hands": nobody, "stock": 0, "turned": 0, "trick": 0, "taken": nobody}
    return {
        "hands": tuple(map(len, deal.hands)),
        "stock": len(deal.stock),
        "turned": len(deal.turned),
        "trick": len(deal.trick) + sum(map(len, deal.pending)),
        "taken": cards_taken(deal),
    }


def taken_in_tricks(deal: Deal[Any]) -> tuple[tuple[Card, ...], ...]:
    """Return the cards that each seat has taken in tricks, in the order in which they came."""
    return taken_by_seat(deal.tricks, len(deal.hands))


def taken_by_seat(tricks: Iterable[TakenTrick], seat_count: int) -> Hands:
    """Return the cards of these tricks by who took them, in the order in which they came."""
    taken: list[list[Card]] = [[] for _ in range(seat_count)]
    for plays, winner in tricks:
        taken[winner] += [face for _, face in plays]
    return tuple(map(tuple, taken))


def replaced(row: tuple[Item, ...], seat: Seat, item: Item) -> tuple[Item, ...]:
    """Return a row of one thing a seat with that of `seat` in place of what it was."""
    return (*row[:seat], item, *row[seat + 1 :])


def without(hand: tuple[Card, ...], gone: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return a hand less some of its cards, each once."""
    left = list(hand)
    for face in gone:
        left.remove(face)
    return tuple(left)
