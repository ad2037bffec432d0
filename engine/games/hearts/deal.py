"""Deals: what is remembered of one in progress, the kitty among it (R1.3), and of those before."""

from dataclasses import dataclass, field
from typing import Final, NamedTuple, TypeAlias

from engine.cards import Card
from engine.contract.seats import Seat
from engine.games.hearts.play import taker
from engine.games.hearts.rules import Kitty
from engine.games.hearts.scoring import Point
from engine.games.hearts.terms import Terms, as_charged
from engine.tricks import deal, game
from engine.tricks import sheet as tricks
from engine.tricks.deal import Hands, replaced, taken_in_tricks


class QueenTaken(NamedTuple):
    """A Queen of Spades: who took it, and who had played it, if that was another side."""

    by: Seat
    given: Seat | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class DealResult(tricks.DealResult):
    """The result of a finished deal, who shot the moon, and whether that was a sun (R8).

    `stopped` is who stopped a moon, and `queens` where the Queens of Spades went, as feats count
    it.
    """

    moon: Seat | None = None
    sun: bool = False
    stopped: Seat | None = None
    queens: tuple[QueenTaken, ...] = ()
    shown: Hands = field(default=(), repr=False)
    """The cards that each seat had charged (R3.7); empty if there is no charging."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet(tricks.Sheet[DealResult]):
    """The finished deals, and what they have come to.

    `due` says that the end has come about after some deal (R9.3); the game may still go on.
    """

    due: bool = False
    plane: tuple[Point, ...] = ()
    """The complex totals that the totals are the distances of (R13.7), if there are any."""
    named: str = ""
    """The direction that the dealer has chosen for the deal to come (R3.4), empty before."""


class Part(NamedTuple):
    """The family's own part of a deal. Its stock is the kitty, even after it was taken (R1.3)."""

    direction: str
    """How cards are passed, as R3.1 writes it, or the dealer's vector (R3.4)."""
    commitments: tuple[tuple[Card, ...] | None, ...]
    """The cards that each seat passes, None while it is choosing; in a hold each is empty."""
    laid_aside: tuple[Card, ...] = ()
    """Cards that the taker of the kitty has laid aside for it, if it goes into the hand (R13.2)."""
    owed: int = 0
    """How many cards the seat in turn lays aside before play goes on."""


Deal: TypeAlias = deal.Deal[Part]
"""One deal in progress."""

GameMoment: TypeAlias = game.TrickGame[Terms, Part, Sheet]
"""One moment of a game of Hearts, as its phases know it."""


def face_down(deal: Deal) -> tuple[Card, ...]:
    """Return the cards of the pack that are neither in a hand nor played."""
    return () if deal.own.owed else deal.own.laid_aside or deal.stock


_TO_THE_FIRST: Final[frozenset[Kitty]] = frozenset({"first_trick", "hand"})
"""The kitties that go to the winner of the first trick."""


def kitty_trick(terms: Terms, deal: Deal) -> int | None:
    """Return which trick the kitty went with, counted from 0 (R1.3).

    None while it lies, or if there is none. If no trick holds a penalty card, the last one takes
    it.
    """
    if not deal.stock or not deal.tricks:
        return None
    if terms.rules.kitty in _TO_THE_FIRST:
        return 0
    if terms.rules.kitty == "first_penalty_trick":
        for at, (plays, _) in enumerate(deal.tricks):
            if any(play.card in terms.penalties for play in plays):
                return at
    return None if any(deal.hands) else len(deal.tricks) - 1


def kitty_taker(terms: Terms, deal: Deal) -> Seat | None:
    """Return who has taken the kitty by now (R1.3), None while it lies or if there is none."""
    trick = kitty_trick(terms, deal)
    return None if trick is None else deal.tricks[trick].winner


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

    Cards laid aside for a kitty count for the seat that laid them aside (R13.2).
    """
    taken = taken_in_tricks(deal)
    taker = kitty_taker(terms, deal)
    return taken if taker is None else replaced(taken, taker, taken[taker] + face_down(deal))


def counting(now: GameMoment) -> Terms:
    """Return the terms by which the deal counts: cards that were charged count twice (R7.7)."""
    shown = now.dealt.shown
    return as_charged(now.terms, shown) if shown else now.terms


def points_taken(terms: Terms, deal: Deal) -> tuple[int, ...]:
    """Return the points that each seat has taken in tricks so far, by card values alone."""
    taken, points = [0] * len(deal.hands), terms.points
    for plays, winner in deal.tricks:
        for _, face in plays:
            if face in points:
                taken[winner] += points[face]
    return tuple(taken)


def before_the_widow(terms: Terms, deal: Deal) -> int:
    """Return how many tricks were played before the kitty went into a hand, 0 while it did not."""
    if terms.rules.kitty != "hand" or not (deal.own.owed or deal.own.laid_aside):
        return 0
    # Tricks that nobody won went with the first one that somebody did.
    return 1 + next(
        at for at, trick in enumerate(deal.tricks) if taker(terms, trick.plays) is not None
    )


def hands_at_opening(terms: Terms, deal: Deal) -> Hands:
    """Return every hand as it was when play began, from a deal that is being played."""
    hands = [list(hand) for hand in deal.hands]
    for plays in deal.rows:
        for seat, face in plays:
            hands[seat].append(face)
    if before_the_widow(terms, deal):
        seat = deal.tricks[0].winner
        hands[seat].extend(deal.own.laid_aside)
        for face in deal.stock:
            hands[seat].remove(face)
    return tuple(tuple(sorted(hand)) for hand in hands)
