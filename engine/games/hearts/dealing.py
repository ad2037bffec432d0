"""The steps before play: the dealer's choice, the deal, the pass, charging (R1 to R3)."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any, Final, Literal

from engine.cards import Card, spell
from engine.contract.action import Action
from engine.contract.event import Event
from engine.contract.game import Step
from engine.contract.phase import Phase
from engine.contract.prompt import Prompt
from engine.contract.refusal import unknown_verb
from engine.contract.seats import Seat
from engine.games.hearts.deal import GameMoment, Part
from engine.games.hearts.finishing import CHOOSING_MOON
from engine.games.hearts.passing import (
    HOLD,
    VECTOR,
    chance_pass,
    chance_vector,
    direction,
    exchanged,
    gifts,
    out_of_place,
    pass_action,
    pass_size,
    passable,
    read_pass,
    read_vector,
    recipients,
    usual_vector,
    vectors,
)
from engine.games.hearts.play import annuls, opener
from engine.games.hearts.playing import PLAYING, TAKING_UP
from engine.games.hearts.terms import Terms
from engine.tricks import dealing
from engine.tricks.deal import Deal, Hands
from engine.tricks.dealing import Dealing
from engine.tricks.showing import CardShowing


class Naming(Phase[GameMoment]):
    """The dealer names a vector; then chance deals."""

    __slots__ = ()

    @property
    def key(self) -> Literal["vector"]:
        return VECTOR

    def to_act(self, game: GameMoment) -> tuple[Seat, ...]:
        return (game.dealer,)

    def due(self, game: GameMoment) -> tuple[str, ...]:
        del game
        return (VECTOR,)

    def prompt(self, game: GameMoment, seat: Seat) -> Prompt:
        del seat
        return Prompt(VECTOR, choices=vectors(game.terms), default=usual_vector(game.terms))

    def propose(self, game: GameMoment, seat: Seat, rng: Random) -> Action:
        del seat
        return chance_vector(game.terms, rng)

    def take(self, game: GameMoment, seat: Seat, action: Action) -> Step:
        if action.verb != VECTOR:
            raise unknown_verb()
        named = read_vector(game.terms, action)
        after = game.with_sheet(replace(game.sheet, named=named))
        return Step(after, (Event("vector-named", seat, action.words),))


NAMING: Final = Naming()


PASS: Final = "pass"  # noqa: S105  a pass of cards


class Exchanging(Phase[GameMoment]):
    """Each seat commits its cards; with the last of them all change hands at once (R3.6)."""

    __slots__ = ()

    @property
    def key(self) -> Literal["pass"]:
        return PASS

    def to_act(self, game: GameMoment) -> tuple[Seat, ...]:
        commitments = game.dealt.own.commitments
        return tuple([seat for seat, given in enumerate(commitments) if given is None])

    def due(self, game: GameMoment) -> tuple[str, ...]:
        del game
        return (PASS,)

    def prompt(self, game: GameMoment, seat: Seat) -> Prompt:
        terms, deal = game.terms, game.dealt
        direction = deal.own.direction
        return Prompt(
            PASS,
            PASS,
            passable(terms, deal.hands[seat]),
            pass_size(terms, direction),
            recipients(direction, seat, terms.seat_count),
        )

    def legal_actions(self, game: GameMoment, seat: Seat) -> tuple[Action, ...]:
        """List nothing: there are too many ways to pass."""
        del game, seat
        return ()

    def propose(self, game: GameMoment, seat: Seat, rng: Random) -> Action:
        terms, deal = game.terms, game.dealt
        direction = deal.own.direction
        given = chance_pass(terms, direction, seat, deal.hands[seat], rng)
        return pass_action(given, recipients(direction, seat, terms.seat_count))

    def take(self, game: GameMoment, seat: Seat, action: Action) -> Step:
        if action.verb != PASS:
            raise out_of_place(action)
        deal, own = game.dealt, game.dealt.own
        direction = own.direction
        given = read_pass(game.terms, direction, seat, deal.hands[seat], action)
        to = recipients(direction, seat, len(deal.hands))
        events = [_made(seat, to)]
        commitments = (*own.commitments[:seat], given, *own.commitments[seat + 1 :])
        own = Part(direction, commitments)
        whole = tuple([cards for cards in commitments if cards is not None])
        if len(whole) < len(commitments):
            return Step(game.with_deal(deal._replace(own=own)), tuple(events))
        given_away = gifts(direction, whole)
        hands = exchanged(given_away, deal.hands)
        for giver, receiver, gift in given_away:
            cards = spell(gift)
            events.append(Event("cards-passed", giver, (str(receiver), cards), (giver,)))
            events.append(Event("cards-received", receiver, (str(giver), cards), (receiver,)))
        after = ready(game.with_deal(deal._replace(own=own, hands=hands)), events)
        return Step(after, tuple(events))


@cache
def _made(seat: Seat, to: tuple[Seat, ...]) -> Event:
    """Tell that a seat has chosen, and to whom its cards go."""
    return Event.of("pass-made", seat, *dict.fromkeys(to))


def ready(now: GameMoment, events: list[Event]) -> GameMoment:
    """Let the first trick begin (R4.1), or annul a deal in which somebody could not play to it.

    An annulled deal leaves no trace: the same seat deals it again under its number, and what that
    seat chose for it stands (R6.3).
    """
    terms, deal = now.terms, now.dealt
    if annuls(terms, deal.hands):
        events.append(Event("deal-annulled", now.dealer))
        chosen = deal.own.direction if terms.rules.dealer_chooses else ""
        return now.with_sheet(replace(now.sheet, named=chosen)).with_deal(None)
    if terms.rules.charging == "none":
        return _played(now, events)
    # Who opens shows only when play begins (R3.7).
    return CHARGING.begun(now, deal._replace(leader=terms.next_to(now.dealer)), events)


def _played(now: GameMoment, events: list[Event]) -> GameMoment:
    """Let play begin."""
    del events
    leader = opener(now.terms, now.dealt.hands, now.dealer)
    return now.with_deal(now.dealt._replace(phase=PLAYING, turn=leader, leader=leader))


def _chargeable(terms: Terms) -> tuple[Card, ...]:
    return terms.chargeable


def _in_turn(terms: Terms) -> bool:
    return terms.rules.charging == "in_turn"


CHARGING: Final = CardShowing[GameMoment]("R3.7", _chargeable, _played, _in_turn)


EXCHANGING: Final = Exchanging()


def _hand_size(now: GameMoment) -> int:
    return now.terms.hand_size


def _begun(
    now: GameMoment, hands: Hands, kitty: tuple[Card, ...], events: list[Event]
) -> GameMoment:
    """Begin a deal, in which cards are passed or at once played."""
    terms, seats = now.terms, now.terms.seat_count
    named = now.sheet.named or direction(terms, len(now.sheet.results) + 1)
    events += dealing.deal_begun(now, hands, named)
    hold = named == HOLD
    own = Part(named, ((() if hold else None),) * seats)
    deal = Deal(EXCHANGING, None, hands, own, stock=tuple(sorted(kitty)))
    now = now.with_deal(deal)
    if now.sheet.named:
        now = now.with_sheet(replace(now.sheet, named=""))
    return ready(now, events) if hold else now


DEALING: Final = Dealing[GameMoment](_begun, _hand_size)


ROW: Final[tuple[Phase[Any], ...]] = (
    NAMING,
    DEALING,
    EXCHANGING,
    CHARGING,
    PLAYING,
    TAKING_UP,
    CHOOSING_MOON,
)

PHASES: Final[Mapping[str, Phase[Any]]] = {phase.key: phase for phase in ROW}
