"""Deals: the pack shuffled and written down, and one deal in progress."""

from collections import Counter
from random import Random
from typing import Final, NamedTuple

from engine.cards import Card, Unreadable, cards
from engine.contract.action import Action
from engine.contract.seats import Seat
from engine.games.hearts.play import taker
from engine.games.hearts.points import Terms
from engine.games.hearts.rules import Kitty
from engine.tricks.claiming import Claim
from engine.tricks.trick import Play, TakenTrick

Hands = tuple[tuple[Card, ...], ...]


class Deal(NamedTuple):
    """One deal in progress.

    `commitments` holds what each seat passes, None while it is choosing, and stays until the end
    of the deal; in a hold each is empty. `turn` is None while cards are being passed.
    """

    direction: str
    hands: Hands
    commitments: tuple[tuple[Card, ...] | None, ...]
    turn: Seat | None
    leader: Seat | None
    trick: tuple[Play, ...]
    tricks: tuple[TakenTrick, ...]
    broken: bool
    taken: tuple[int, ...]
    """Points by card values alone, one a seat."""
    pending: tuple[tuple[Play, ...], ...] = ()
    """Tricks that nobody won and whoever wins the next takes (R13.1)."""
    kitty: tuple[Card, ...] = ()
    """The cards left over from the deal, whoever has taken them (R1.3)."""
    laid_aside: tuple[Card, ...] = ()
    """What the taker of the kitty has laid aside for it, where it goes into the hand (R13.2)."""
    owed: int = 0
    """How many cards the seat in turn lays aside before play goes on."""
    claims: tuple[Claim, ...] = ()
    """What has been claimed of the tricks to come, in order."""
    settled: int | None = None
    """After how many tricks nothing could change any more, None while something can."""

    @property
    def trick_number(self) -> int:
        """The number of the trick on the table or to be led, from 1."""
        return len(self.tricks) + len(self.pending) + 1

    @property
    def face_down(self) -> tuple[Card, ...]:
        """The cards of the pack that are neither in a hand nor played."""
        return () if self.owed else self.laid_aside or self.kitty

    @property
    def played(self) -> tuple[tuple[Play, ...], ...]:
        """Every trick so far in the order of play, the one on the table last."""
        return (*(trick.plays for trick in self.tricks), *self.pending, self.trick)


def shuffled(terms: Terms, rng: Random) -> tuple[Hands, tuple[Card, ...]]:
    """Return chance's deal: equal hands (R1.2) and what is left over, each sorted."""
    deck = list(terms.deck)
    rng.shuffle(deck)
    size = terms.hand_size
    hands = tuple(
        tuple(sorted(deck[seat * size : (seat + 1) * size])) for seat in range(terms.seat_count)
    )
    return hands, tuple(sorted(deck[size * terms.seat_count :]))


def deal_action(hands: Hands, kitty: tuple[Card, ...]) -> Action:
    """Write a deal down, what is left over as the last word."""
    return Action.of("deal", *hands, *((kitty,) if kitty else ()))


def read_deal(terms: Terms, action: Action) -> tuple[Hands, tuple[Card, ...]]:
    """Return the hands of a written deal and its kitty; raise `Unreadable` unless it is whole.

    A deal is nobody's choice, so no rule refuses it. No message names a card: a deal is nobody's
    to see.
    """
    seats, left = terms.seat_count, terms.kitty_size
    rows = tuple(tuple(sorted(cards(word))) for word in action.words)
    hands, kitty = rows[:seats], rows[seats:]
    sizes = [*([terms.hand_size] * seats), *([left] if left else [])]
    if list(map(len, rows)) != sizes:
        over = f" and a kitty of {left}" if left else ""
        raise Unreadable(f"a deal is {seats} hands of {terms.hand_size} cards{over}")
    dealt = [face for row in rows for face in row]
    if len(set(dealt)) == len(terms.deck) and set(dealt) == set(terms.deck):
        return hands, kitty[0] if kitty else ()
    count, deck = Counter(dealt), Counter(terms.deck)
    if any(copies > max(1, deck[face]) for face, copies in count.items()):
        raise Unreadable("a card is dealt twice or, of two packs, a third time")
    if count != deck:
        raise Unreadable(f"a card is dealt that {seats} players do not use")
    return hands, kitty[0] if kitty else ()


_TO_THE_FIRST: Final[frozenset[Kitty]] = frozenset({"first_trick", "hand"})
"""The kitties that whoever wins the first trick takes."""


def kitty_taker(terms: Terms, deal: Deal) -> Seat | None:
    """Return who has taken the kitty by now (R1.3), None while it lies or where there is none.

    Where no trick holds a penalty card, the last one takes it.
    """
    if not deal.kitty or not deal.tricks:
        return None
    if terms.rules.kitty in _TO_THE_FIRST:
        return deal.tricks[0].winner
    if terms.rules.kitty == "first_penalty_trick":
        for plays, winner in deal.tricks:
            if any(play.card in terms.penalties for play in plays):
                return winner
    return None if any(deal.hands) else deal.tricks[-1].winner


def kitty_known_to(terms: Terms, deal: Deal, seat: Seat | None) -> bool:
    """Whether `seat` has seen the cards of the kitty."""
    taker = kitty_taker(terms, deal)
    if taker is None:
        return False
    rules = terms.rules
    by_taker = rules.kitty_seen == "winner" or rules.kitty == "hand"
    return rules.kitty_seen == "all" or (by_taker and seat == taker)


def captured(terms: Terms, deal: Deal) -> Hands:
    """Return what each seat has taken so far, in tricks and with the kitty.

    What was laid aside for a kitty counts for whoever laid it aside (R13.2).
    """
    taken: list[list[Card]] = [[] for _ in deal.hands]
    for plays, winner in deal.tricks:
        taken[winner].extend(play.card for play in plays)
    taker = kitty_taker(terms, deal)
    if taker is not None:
        taken[taker].extend(deal.face_down)
    return tuple(map(tuple, taken))


def tricks_taken(deal: Deal) -> tuple[int, ...]:
    """Return how many tricks each seat has taken."""
    winners = [trick.winner for trick in deal.tricks]
    return tuple(winners.count(seat) for seat in range(len(deal.hands)))


def before_the_widow(terms: Terms, deal: Deal) -> int:
    """Return how many tricks were played before the kitty went into a hand, 0 while it did not."""
    if terms.rules.kitty != "hand" or not (deal.owed or deal.laid_aside):
        return 0
    # Tricks that nobody won went with the first one that somebody did.
    return 1 + next(
        at for at, trick in enumerate(deal.tricks) if taker(terms, trick.plays) is not None
    )


def hands_at_opening(terms: Terms, deal: Deal) -> Hands:
    """Return every hand as it was when play began, from a deal that is being played."""
    hands = [list(hand) for hand in deal.hands]
    for plays in deal.played:
        for seat, face in plays:
            hands[seat].append(face)
    if before_the_widow(terms, deal):
        seat = deal.tricks[0].winner
        hands[seat].extend(deal.laid_aside)
        for face in deal.kitty:
            hands[seat].remove(face)
    return tuple(tuple(sorted(hand)) for hand in hands)
