"""The pass: everybody gives cards away at the same time, before play (R3)."""

from dataclasses import replace
from functools import cache
from random import Random
from typing import Final, Literal

from engine.cards import spell
from engine.contract.action import Action
from engine.contract.event import Event
from engine.contract.game import Step
from engine.contract.phase import Phase
from engine.contract.prompt import Prompt
from engine.contract.seats import Seat
from engine.games.hearts import passing
from engine.games.hearts.openings import annuls, opener
from engine.games.hearts.part import Moment, Part
from engine.games.hearts.playing import PLAYING
from engine.games.hearts.verbs import out_of_place

VERB: Final = "pass"


class Exchanging(Phase[Moment]):
    """Each seat commits its cards; with the last of them all change hands at once (R3.6)."""

    __slots__ = ()

    @property
    def key(self) -> Literal["pass"]:
        return VERB

    def to_act(self, game: Moment) -> tuple[Seat, ...]:
        commitments = game.dealt.own.commitments
        return tuple([seat for seat, given in enumerate(commitments) if given is None])

    def due(self, game: Moment) -> tuple[str, ...]:
        del game
        return (VERB,)

    def prompt(self, game: Moment, seat: Seat) -> Prompt:
        terms, deal = game.terms, game.dealt
        direction = deal.own.direction
        return Prompt(
            VERB,
            VERB,
            passing.passable(terms, deal.hands[seat]),
            passing.pass_size(terms, direction),
            passing.recipients(direction, seat, terms.seat_count),
        )

    def legal_actions(self, game: Moment, seat: Seat) -> tuple[Action, ...]:
        """List nothing: there are too many ways to pass."""
        del game, seat
        return ()

    def propose(self, game: Moment, seat: Seat, rng: Random) -> Action:
        terms, deal = game.terms, game.dealt
        direction = deal.own.direction
        given = passing.chance_pass(terms, direction, seat, deal.hands[seat], rng)
        return passing.pass_action(given, passing.recipients(direction, seat, terms.seat_count))

    def take(self, game: Moment, seat: Seat, action: Action) -> Step:
        if action.verb != VERB:
            raise out_of_place(action)
        deal, own = game.dealt, game.dealt.own
        direction = own.direction
        given = passing.read_pass(game.terms, direction, seat, deal.hands[seat], action)
        to = passing.recipients(direction, seat, len(deal.hands))
        told = [_made(seat, to)]
        commitments = (*own.commitments[:seat], given, *own.commitments[seat + 1 :])
        own = Part(direction, commitments)
        whole = tuple([cards for cards in commitments if cards is not None])
        if len(whole) < len(commitments):
            return Step(game.with_deal(deal._replace(own=own)), tuple(told))
        gifts = passing.gifts(direction, whole)
        hands = passing.exchanged(gifts, deal.hands)
        for giver, receiver, gift in gifts:
            cards = spell(gift)
            told.append(Event("cards-passed", giver, (str(receiver), cards), (giver,)))
            told.append(Event("cards-received", receiver, (str(giver), cards), (receiver,)))
        after = ready(game.with_deal(deal._replace(own=own, hands=hands)), told)
        return Step(after, tuple(told))


@cache
def _made(seat: Seat, to: tuple[Seat, ...]) -> Event:
    """Tell that a seat has chosen, and to whom its cards go."""
    return Event.of("pass-made", seat, *dict.fromkeys(to))


def ready(now: Moment, told: list[Event]) -> Moment:
    """Let the first trick begin (R4.1), or annul a deal in which somebody could not play to it.

    An annulled deal leaves no trace: the same seat deals it again under its number, and what that
    seat chose for it stands (R6.3).
    """
    terms, deal = now.terms, now.dealt
    if annuls(terms, deal.hands):
        told.append(Event("deal-annulled", now.dealer))
        chosen = deal.own.direction if terms.rules.dealer_chooses else ""
        return now.with_sheet(replace(now.sheet, named=chosen)).with_deal(None)
    leader = opener(terms, deal.hands, now.dealer)
    return now.with_deal(deal._replace(phase=PLAYING, turn=leader, leader=leader))


EXCHANGING: Final = Exchanging()
