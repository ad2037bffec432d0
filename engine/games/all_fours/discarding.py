"""Discarding: after a run all play from six cards and throw the others away (F12)."""

from random import Random
from typing import Final, Literal

from engine.contract.action import Action
from engine.contract.event import Event
from engine.contract.game import Step
from engine.contract.phase import Phase
from engine.contract.prompt import Prompt
from engine.contract.refusal import IllegalAction, unknown_verb
from engine.contract.seats import Seat
from engine.games.all_fours.part import Moment
from engine.games.all_fours.play import lowest
from engine.games.all_fours.playing import PLAYING
from engine.games.all_fours.running import surplus
from engine.tricks.deal import replaced, without

VERB: Final = "discard"


class Discarding(Phase[Moment]):
    """Everybody chooses at the same time what to throw away, face down."""

    __slots__ = ()

    @property
    def key(self) -> Literal["discard"]:
        return "discard"

    def to_act(self, game: Moment) -> tuple[Seat, ...]:
        return tuple(seat for seat, gone in enumerate(game.dealt.own.discards) if gone is None)

    def due(self, game: Moment) -> tuple[str, ...]:
        del game
        return (VERB,)

    def prompt(self, game: Moment, seat: Seat) -> Prompt | None:
        hand, pick = game.dealt.hands[seat], surplus(game.terms, game.dealt)[seat]
        gone = lowest(hand, game.dealt.trump)[:pick]
        return Prompt(VERB, VERB, hand, pick, default=Action.of(VERB, sorted(gone)))

    def propose(self, game: Moment, seat: Seat, rng: Random) -> Action:
        deal = game.dealt
        return Action.of(
            VERB, sorted(rng.sample(deal.hands[seat], surplus(game.terms, deal)[seat]))
        )

    def take(self, game: Moment, seat: Seat, action: Action) -> Step:
        if action.verb != VERB:
            raise unknown_verb()
        deal = game.dealt
        gone = tuple(sorted(action.cards))
        count = surplus(game.terms, deal)[seat]
        if len(gone) != count or len(set(gone)) != count:
            raise IllegalAction(
                "F12", "wrong-count", f"{count} different cards are discarded", count=count
            )
        if any(face not in deal.hands[seat] for face in gone):
            raise IllegalAction("F12", "not-in-hand", "only cards of the hand are discarded")
        discards = (*deal.own.discards[:seat], gone, *deal.own.discards[seat + 1 :])
        hands = replaced(deal.hands, seat, without(deal.hands[seat], gone))
        after = deal._replace(hands=hands, own=deal.own._replace(discards=discards))
        if None not in discards:
            after = after._replace(phase=PLAYING, turn=deal.leader)
        told = Event("cards-discarded", seat, (str(len(gone)),))
        return Step(game.with_deal(after), (told,))


DISCARDING: Final = Discarding()
