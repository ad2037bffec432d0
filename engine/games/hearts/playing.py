"""Trick play: how tricks are played and taken, and the widow that may go with one (R1.3 to R6)."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Final, Literal

from engine.cards import Card
from engine.contract.action import Action
from engine.contract.event import Event
from engine.contract.game import Step
from engine.contract.phase import Phase
from engine.contract.prompt import Prompt
from engine.contract.refusal import IllegalAction
from engine.contract.seats import Seat
from engine.games.hearts.claims import CLAIMING
from engine.games.hearts.deal import Deal, GameMoment, counting, kitty_taker
from engine.games.hearts.finishing import asked, finished
from engine.games.hearts.passing import out_of_place
from engine.games.hearts.play import breaks, goes_round_again, legal_cards, refusal, taker
from engine.games.hearts.terms import Terms
from engine.tricks.choosing import InTurn
from engine.tricks.deal import Hands, replaced, without
from engine.tricks.manner import Cards, Manner, Trick
from engine.tricks.playing import PLAYS, TrickPlay
from engine.tricks.trick import TakenTrick

DISCARD: Final = "discard"


class TakingUp(InTurn[GameMoment]):
    """The seat that took the widow into its hand lays as many cards aside; then play goes on."""

    __slots__ = ("_then",)

    def __init__(self, then: Phase[GameMoment]) -> None:
        self._then = then

    @property
    def key(self) -> Literal["discard"]:
        return DISCARD

    def due(self, game: GameMoment) -> tuple[str, ...]:
        del game
        return (DISCARD,)

    def prompt(self, game: GameMoment, seat: Seat) -> Prompt:
        return Prompt(DISCARD, DISCARD, game.dealt.hands[seat], game.dealt.own.owed)

    def propose(self, game: GameMoment, seat: Seat, rng: Random) -> Action:
        faces = rng.sample(game.dealt.hands[seat], game.dealt.own.owed)
        return Action.of(DISCARD, sorted(faces))

    def take(self, game: GameMoment, seat: Seat, action: Action) -> Step:
        """Let any cards of the hand be laid aside unseen, or raise `IllegalAction`."""
        if action.verb != DISCARD:
            raise out_of_place(action)
        deal = game.dealt
        hand, count = deal.hands[seat], deal.own.owed
        faces = tuple(sorted(action.cards))
        if len(faces) != count:
            cards = "1 card is" if count == 1 else f"{count} cards are"
            raise IllegalAction("R13.2", "wrong-count", f"{cards} laid aside", count=count)
        if Counter(faces) - Counter(hand):
            raise IllegalAction("R13.2", "not-in-hand", "only cards of the hand are laid aside")
        after = deal._replace(
            phase=self._then,
            hands=replaced(deal.hands, seat, without(hand, faces)),
            own=deal.own._replace(laid_aside=faces, owed=0),
        )
        events = (
            Event("discard-made", seat, (str(count),)),
            Event.of("cards-discarded", seat, faces, heard_by=(seat,)),
        )
        return Step(game.with_deal(after), events)

    def taken_up(self, deal: Deal) -> Deal:
        """Return the deal with its kitty in the hand of the seat in turn, who took it (R13.2).

        With no card left to play, what would be laid aside is what was taken up, so nobody is
        asked.
        """
        seat = deal.turn
        assert seat is not None
        if not deal.hands[seat]:
            return deal
        hands = replaced(deal.hands, seat, tuple(sorted((*deal.hands[seat], *deal.stock))))
        own = deal.own._replace(owed=len(deal.stock))
        return deal._replace(phase=self, hands=hands, own=own)


def kitty_events(terms: Terms, before: Deal, after: Deal) -> Iterator[Event]:
    """Tell of the kitty in the moment it is taken (R1.3)."""
    seat = kitty_taker(terms, after)
    if seat is None or kitty_taker(terms, before) is not None:
        return
    yield Event("kitty-taken", seat, (str(len(after.stock)),))
    rules = terms.rules
    if rules.kitty_seen == "all":
        yield Event.of("kitty-seen", seat, after.stock)
    elif rules.kitty_seen == "winner" or rules.kitty == "hand":
        yield Event.of("kitty-seen", seat, after.stock, heard_by=(seat,))


class Playing(TrickPlay[GameMoment]):
    """The seat in turn plays a card."""

    __slots__ = ()

    def propose(self, game: GameMoment, seat: Seat, rng: Random) -> Action:
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


def _after_trick(now: GameMoment, taken: tuple[TakenTrick, ...], events: list[Event]) -> GameMoment:
    """Tell what was taken, and let the kitty go to whom it belongs (R1.3, R13.2)."""
    terms, deal, seat = counting(now), now.dealt, taken[0].winner
    value = terms.points.get
    events.append(_taken(seat, sum([value(face, 0) for plays, _ in taken for _, face in plays])))
    if not deal.stock:
        return now
    before = deal._replace(tricks=deal.tricks[: -len(taken)])
    events.extend(kitty_events(terms, before, deal))
    if before.tricks or terms.rules.kitty != "hand":
        return now
    return now.with_deal(TAKING_UP.taken_up(deal))


def _scored(now: GameMoment, events: list[Event]) -> GameMoment:
    """Ask how a moon counts, if its shooter may choose; else count the deal (R8)."""
    asking = asked(now)
    return asking if asking is not None else finished(now, events)


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
