"""What All Fours remembers of a deal beside what all games of tricks do (sections 4 and 6)."""

from typing import NamedTuple, TypeAlias

from engine.cards import Card
from engine.contract.seats import Seat
from engine.games.all_fours.sheet import Sheet
from engine.games.all_fours.terms import Terms
from engine.games.all_fours.view import Inquiry, Said
from engine.tricks import deal, game


class Breach(NamedTuple):
    """A revoke: the card that was played, to which trick (from 0), and how grave it was.

    `grave` is failing to follow a trump with one of the five best trumps in the hand (F28).
    """

    trick: int
    seat: Seat
    card: Card
    grave: bool


class Part(NamedTuple):
    """The family's own part of a deal."""

    discards: tuple[tuple[Card, ...] | None, ...]
    """The cards that each seat has thrown away; None for those who still choose."""
    judged: tuple[int, ...]
    """For each seat, to how many finished tricks its play is known to be right or a revoke."""
    fixed: bool = False
    """Whether the trump can change no more."""
    runs: int = 0
    talk: tuple[Said, ...] = ()
    bidder: Seat | None = None
    bid: int = 0
    inquiries: tuple[Inquiry, ...] = ()
    breaches: tuple[Breach, ...] = ()
    """The revokes that have been found."""
    content: tuple[Seat, ...] = ()
    """The seats that have waived the last chance to claim a revoke."""


Deal: TypeAlias = deal.Deal[Part]
"""One deal in progress."""

Moment: TypeAlias = game.TrickGame[Terms, Part, Sheet]
"""One moment of a game of All Fours, as its phases know it."""


def with_part(now: Moment, part: Part) -> Moment:
    """Return the moment in which the family's own part of the deal stands so."""
    return now.with_deal(now.dealt._replace(own=part))


def in_play(terms: Terms, deal: Deal) -> dict[Card, Seat]:
    """Return every card that was dealt and not thrown away, played or not, and whose it was (F4).

    Discarded cards are among them only if `discards_count` says so (D13).
    """
    held = {face: seat for seat, hand in enumerate(deal.hands) for face in hand}
    held |= {play.card: play.seat for play in deal.played}
    if terms.rules.discards_count:
        held |= {face: seat for seat, gone in enumerate(deal.own.discards) for face in gone or ()}
    return held


def trumps_in_play(terms: Terms, deal: Deal) -> dict[Card, Seat]:
    """Return the trumps of `in_play`, the lowest first."""
    held = in_play(terms, deal)
    return {face: held[face] for face in sorted(held) if face.suit == deal.trump}
