"""Running: three more cards to each and another turn-up, until a new suit shows (F8 to F11)."""

from collections.abc import Iterator

from engine.cards import Card
from engine.contract.event import Event
from engine.games.all_fours.ending import thrown_in
from engine.games.all_fours.marking import turned_up
from engine.games.all_fours.part import Deal, Moment
from engine.games.all_fours.rules import AllFoursRules
from engine.games.all_fours.terms import HAND, PACKET, Terms
from engine.tricks import dealing


def run(now: Moment, told: list[Event]) -> Moment:
    """Run the cards until a suit shows that is not trump now, or a turn-up wins the game.

    If the pack runs out the hand is thrown in, and there is no deal any more (F11).
    """
    rules, avoided = now.terms.rules, now.dealt.trump
    while now.sheet.winner is None:
        need = PACKET * len(now.terms.run_seats(now.dealer))
        if len(now.dealt.stock) < need + rules.run_new_trump:
            return thrown_in(now, "exhausted", told)
        now = _three_more(now, need, told)
        if not rules.run_new_trump:
            break
        face = now.dealt.stock[0]
        new = face.suit != avoided
        now = _turned(now, told, new=new)
        counts = rules.turn_scoring == "each" or (new and rules.turn_scoring == "first_final")
        now = turned_up(now, face, told, counts=counts)
        if new:
            break
    return now


def _three_more(now: Moment, need: int, told: list[Event]) -> Moment:
    terms, deal = now.terms, now.dealt
    seats, blind = terms.run_seats(now.dealer), terms.blind(now.dealer)
    hands = list(deal.hands)
    told.append(Event("cards-run", now.dealer))
    for seat, got in zip(seats, _packets(terms.rules, deal.stock[:need]), strict=True):
        hands[seat] = tuple(sorted((*hands[seat], *got)))
        if deal.own.fixed or seat not in blind:
            told.append(Event.of("cards-dealt", seat, sorted(got), heard_by=(seat,)))
    own = deal.own._replace(runs=deal.own.runs + 1)
    return now.with_deal(deal._replace(hands=tuple(hands), stock=deal.stock[need:], own=own))


def _turned(now: Moment, told: list[Event], *, new: bool) -> Moment:
    """Turn the next card up, which makes another trump if its suit is new."""
    deal = dealing.turned_up(now, now.dealt, told)
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
