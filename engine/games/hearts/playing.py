"""Trick play: how tricks are played and taken in Hearts, and what follows them (R4 to R6)."""

from functools import cache
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
        # Each of two equal cards in a hand is as likely as any other.
        return PLAYS[rng.choice(self.playable(game, seat))]

    def refused_verb(self, action: Action) -> IllegalAction:
        return out_of_place(action)


def _whole(terms: Terms, trick: Trick, hands: Hands) -> bool:
    return terms.rules.trick_rule != "booster_nines" or not goes_round_again(trick, hands)


def _first(terms: Terms, hand: Cards, trump: str | None) -> Card:
    """Return the first card of a hand if it does not matter which is played."""
    del terms, trump
    return hand[0]


@cache
def _taken(seat: Seat, worth: int) -> Event:
    """Tell who took a trick and what by card values it is worth."""
    return Event("trick-taken", seat, (str(worth),))


def _after_trick(now: Moment, taken: tuple[TakenTrick, ...], told: list[Event]) -> Moment:
    """Tell what was taken, and let the kitty go to whom it belongs (R1.3, R13.2)."""
    terms, deal, seat = now.terms, now.dealt, taken[0].winner
    value = terms.points.get
    told.append(_taken(seat, sum([value(face, 0) for plays, _ in taken for _, face in plays])))
    if not deal.stock:
        return now
    before = deal._replace(tricks=deal.tricks[: -len(taken)])
    told.extend(kitty_events(terms, before, deal))
    if before.tricks or terms.rules.kitty != "hand":
        return now
    return now.with_deal(TAKING_UP.taken_up(deal))


def _scored(now: Moment, told: list[Event]) -> Moment:
    """Ask how a moon counts, if its shooter may choose; else count the deal (R8)."""
    asking = asked(now)
    return asking if asking is not None else finished(now, told)


PLAYING: Final = Playing(
    Manner(
        rule="R5.1",
        legal=legal_cards,
        refusal=refusal,
        taker=taker,
        whole=_whole,
        breaks=breaks,
        breaking="hearts-broken",
        after_trick=_after_trick,
        scored=_scored,
        idle=_first,
        claiming=CLAIMING,
    )
)

TAKING_UP: Final = TakingUp(PLAYING)
