"""Trick play: how tricks are played and taken in Hearts, and what follows them (R4 to R6)."""

from random import Random
from typing import Final

from engine.cards import Card
from engine.contract.action import Action
from engine.contract.event import Event
from engine.contract.refusal import IllegalAction
from engine.contract.seats import Seat
from engine.games.hearts.claims import CLAIMING
from engine.games.hearts.finishing import finished
from engine.games.hearts.moon import asked
from engine.games.hearts.part import Moment
from engine.games.hearts.play import breaks, goes_round_again, legal_cards, refusal, taker
from engine.games.hearts.points import Terms
from engine.games.hearts.verbs import out_of_place
from engine.games.hearts.widow import TakingUp, kitty_events
from engine.tricks.deal import Hands
from engine.tricks.manner import Cards, Manner, Trick
from engine.tricks.playing import PLAYS, TrickPlay
from engine.tricks.trick import TakenTrick


class Playing(TrickPlay[Moment]):
    """The seat in turn plays a card."""

    __slots__ = ()

    def propose(self, game: Moment, seat: Seat, rng: Random) -> Action:
        # Of two equal cards in a hand each is as likely as any other.
        return PLAYS[rng.choice(self.playable(game, seat))]

    def refused_verb(self, action: Action) -> IllegalAction:
        return out_of_place(action)


def _taker(terms: Terms, trick: Trick, trump: str | None) -> Seat | None:
    del trump
    return taker(terms, trick)


def _whole(terms: Terms, trick: Trick, hands: Hands) -> bool:
    return terms.rules.trick_rule != "booster_nines" or not goes_round_again(trick, hands)


def _first(hand: Cards, trump: str | None) -> Card:
    """Return the first card of a hand where it is all one which is played."""
    del trump
    return hand[0]


def _worth(terms: Terms, tricks: tuple[TakenTrick, ...]) -> int:
    return sum([terms.points.get(face, 0) for trick in tricks for _, face in trick.plays])


def _taken(terms: Terms, seat: Seat, tricks: tuple[TakenTrick, ...]) -> Event:
    """Tell who took a trick and what by card values it is worth."""
    return Event("trick-taken", seat, (str(_worth(terms, tricks)),))


def _after_trick(now: Moment, taken: tuple[TakenTrick, ...], told: list[Event]) -> Moment:
    """Count what was taken, and let the kitty go to whom it belongs (R1.3, R13.2)."""
    terms, deal = now.terms, now.dealt
    worth = _worth(terms, taken)
    if worth:
        points, seat = deal.own.taken, taken[0].winner
        points = (*points[:seat], points[seat] + worth, *points[seat + 1 :])
        deal = deal._replace(own=deal.own._replace(taken=points))
    if deal.stock:
        before = deal._replace(tricks=deal.tricks[: -len(taken)])
        told.extend(kitty_events(terms, before, deal))
        if not before.tricks and terms.rules.kitty == "hand":
            deal = TAKING_UP.taken_up(deal)
    return now.with_deal(deal)


def _scored(now: Moment, told: list[Event]) -> Moment:
    """Ask how a moon counts, if its shooter may choose; else count the deal (R8)."""
    asking = asked(now)
    return asking if asking is not None else finished(now, told)


PLAYING: Final = Playing(
    Manner(
        rule="R5.1",
        legal=legal_cards,
        refusal=refusal,
        taker=_taker,
        whole=_whole,
        breaks=breaks,
        breaking="hearts-broken",
        taken=_taken,
        after_trick=_after_trick,
        scored=_scored,
        idle=_first,
        claiming=CLAIMING,
    )
)

TAKING_UP: Final = TakingUp(PLAYING)
