"""Running the cards (F8 to F11), what is discarded then (F12), and how the trump is fixed (F14)."""

from collections.abc import Iterator
from random import Random
from typing import Final, Literal

from engine.cards import Card
from engine.contract.action import Action
from engine.contract.event import Event
from engine.contract.game import Step
from engine.contract.phase import Phase
from engine.contract.prompt import Prompt
from engine.contract.refusal import IllegalAction, unknown_verb
from engine.contract.seats import Seat
from engine.games.all_fours.deal import Deal, GameMoment, looked
from engine.games.all_fours.ending import closed, thrown_in, turned_up
from engine.games.all_fours.play import lowest
from engine.games.all_fours.playing import PLAYING
from engine.games.all_fours.rules import AllFoursRules
from engine.games.all_fours.terms import HAND, PACKET, Terms
from engine.tricks import dealing
from engine.tricks.deal import replaced, without


def run(now: GameMoment, events: list[Event]) -> GameMoment:
    """Run the cards until a suit shows that is not trump now, or a turn-up wins the game.

    If the pack runs out the hand is thrown in, and there is no deal any more (F11).
    """
    rules, avoided = now.terms.rules, now.dealt.trump
    while now.sheet.winner is None:
        need = PACKET * len(now.terms.run_seats(now.dealer))
        if len(now.dealt.stock) < need + rules.run_new_trump:
            return thrown_in(now, "exhausted", events)
        now = _three_more(now, need, events)
        if not rules.run_new_trump:
            break
        face = now.dealt.stock[0]
        new = face.suit != avoided
        now = _turned(now, events, new=new)
        counts = rules.turn_scoring == "each" or (new and rules.turn_scoring == "first_final")
        now = turned_up(now, face, events, counts=counts)
        if new:
            break
    return now


def _three_more(now: GameMoment, need: int, events: list[Event]) -> GameMoment:
    terms, deal = now.terms, now.dealt
    seats, blind = terms.run_seats(now.dealer), terms.blind(now.dealer)
    hands = list(deal.hands)
    events.append(Event("cards-run", now.dealer))
    for seat, got in zip(seats, _packets(terms.rules, deal.stock[:need]), strict=True):
        hands[seat] = tuple(sorted((*hands[seat], *got)))
        if deal.own.fixed or seat not in blind:
            events.append(Event.of("cards-dealt", seat, sorted(got), heard_by=(seat,)))
    own = deal.own._replace(runs=deal.own.runs + 1)
    return now.with_deal(deal._replace(hands=tuple(hands), stock=deal.stock[need:], own=own))


def _turned(now: GameMoment, events: list[Event], *, new: bool) -> GameMoment:
    """Turn the next card up, which makes another trump if its suit is new."""
    deal = dealing.turned_up(now, now.dealt, events)
    return now.with_deal(deal if new else deal._replace(trump=now.dealt.trump))


def _packets(rules: AllFoursRules, faces: tuple[Card, ...]) -> Iterator[tuple[Card, ...]]:
    """Yield three cards for each in turn, dealt together or one by one, as in 1845 (F3)."""
    seats = len(faces) // PACKET
    for place in range(seats):
        together = rules.packet == PACKET
        yield faces[PACKET * place : PACKET * (place + 1)] if together else faces[place::seats]


def surplus(terms: Terms, deal: Deal) -> tuple[int, ...]:
    """Return how many cards each has to discard before play (F12)."""
    after = terms.rules.after_run
    kept = after == "keep" or (after == "keep9" and deal.own.runs == 1)
    return tuple(0 if kept else len(hand) - HAND for hand in deal.hands)


VERB: Final = "discard"


class Discarding(Phase[GameMoment]):
    """Everybody chooses at the same time what to throw away, face down."""

    __slots__ = ()

    @property
    def key(self) -> Literal["discard"]:
        return "discard"

    def to_act(self, game: GameMoment) -> tuple[Seat, ...]:
        return tuple(seat for seat, gone in enumerate(game.dealt.own.discards) if gone is None)

    def due(self, game: GameMoment) -> tuple[str, ...]:
        del game
        return (VERB,)

    def prompt(self, game: GameMoment, seat: Seat) -> Prompt | None:
        hand, pick = game.dealt.hands[seat], surplus(game.terms, game.dealt)[seat]
        gone = lowest(hand, game.dealt.trump)[:pick]
        return Prompt(VERB, VERB, hand, pick, default=Action.of(VERB, sorted(gone)))

    def propose(self, game: GameMoment, seat: Seat, rng: Random) -> Action:
        deal = game.dealt
        return Action.of(
            VERB, sorted(rng.sample(deal.hands[seat], surplus(game.terms, deal)[seat]))
        )

    def take(self, game: GameMoment, seat: Seat, action: Action) -> Step:
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
        event = Event("cards-discarded", seat, (str(len(gone)),))
        return Step(game.with_deal(after), (event,))


DISCARDING: Final = Discarding()


def fixed(now: GameMoment, events: list[Event]) -> GameMoment:
    """Fix the trump that was turned up: all look at their hands, and discard if they must."""
    if now.terms.rules.turn_scoring == "final":
        now = turned_up(now, now.dealt.turned[-1], events, counts=True)
        if now.sheet.winner is not None:
            return closed(now, events)
    now = looked(now, events)
    deal = now.dealt
    gone = surplus(now.terms, deal)
    if not any(gone):
        return now.with_deal(deal._replace(phase=PLAYING, turn=deal.leader))
    own = deal.own._replace(discards=tuple(None if count else () for count in gone))
    return now.with_deal(deal._replace(phase=DISCARDING, turn=None, own=own))
