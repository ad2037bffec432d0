"""Begging: what may be said before play, and what running the cards does (section 7)."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from engine.cards import Card
from engine.contract.action import Action
from engine.contract.event import Event
from engine.contract.seats import Seat
from engine.games.all_fours.deal import Deal
from engine.games.all_fours.rules import AllFoursRules
from engine.games.all_fours.sheet import Sheet, marked
from engine.games.all_fours.terms import HAND, PACKET, Terms
from engine.games.all_fours.view import Mark

STAND: Final = Action("stand")
BEG: Final = Action("beg")
GIVE: Final = Action("give")
RUN: Final = Action("run")
AGAIN: Final = Action("again")
CONSENT: Final = Action("consent")
REFUSE: Final = Action("refuse")
BUNCH: Final = Action("bunch")
AGREE: Final = Action("agree")
OBJECT: Final = Action("object")


def spoken(terms: Terms, sheet: Sheet, deal: Deal, dealer: Seat) -> tuple[Action, ...]:
    """Return what may be said in a stage of talk; first what changes nothing."""
    if deal.stage == "beg":
        return (STAND, BEG)
    if deal.stage == "answer":
        return (GIVE, RUN) if may_give(terms, sheet, dealer) else (RUN,)
    if deal.stage == "again":
        return (STAND, AGAIN)
    if deal.stage == "consent":
        return (REFUSE, CONSENT)
    if deal.stage == "bunch":
        eldest = terms.next_to(dealer)
        return (OBJECT, BUNCH) if deal.turn == eldest else (OBJECT, AGREE)
    return ()


def receivers(terms: Terms, dealer: Seat) -> tuple[tuple[Seat, ...], ...]:
    """Return the sides that a gift goes to, eldest's first (F7, F13)."""
    eldest = terms.next_to(dealer)
    order = terms.in_turn(eldest)[:-1] if terms.rules.gift_to == "all_opponents" else (eldest,)
    own = terms.side(dealer)
    return tuple(side for side in dict.fromkeys(map(terms.side, order)) if side != own)


def may_give(terms: Terms, sheet: Sheet, dealer: Seat) -> bool:
    """Whether the dealer may give one: not always where that would win the game (F26)."""
    return terms.rules.gift_may_win or not gift_wins(terms, sheet, dealer)


def gift_wins(terms: Terms, sheet: Sheet, dealer: Seat) -> bool:
    """Whether a gift would bring a side to the target."""
    return any(
        sheet.totals[terms.side_of[side[0]]] + 1 >= terms.rules.target
        for side in receivers(terms, dealer)
    )


def unsaid(terms: Terms, sheet: Sheet, deal: Deal, dealer: Seat) -> Action:
    """Return what stands where nothing is said in time (section 12)."""
    if deal.stage == "answer":
        return RUN if gift_wins(terms, sheet, dealer) else GIVE
    return spoken(terms, sheet, deal, dealer)[0]


def turn_up(
    terms: Terms, sheet: Sheet, face: Card, dealer: Seat, *, counts: bool
) -> tuple[Sheet, tuple[Event, ...]]:
    """Mark a card that is turned up where it counts for the dealer's side (F5, F10)."""
    points = terms.turn_points.get(face.rank, 0)
    if not points or not counts:
        return sheet, ()
    return marked(terms, sheet, Mark("turn-up", terms.side(dealer), points, dealer, face)), (
        Event.of("points-marked", dealer, "turn-up", points),
    )


class Run(NamedTuple):
    """What running the cards came to; with `enough` false the hand is thrown in (F11)."""

    deal: Deal
    sheet: Sheet
    events: tuple[Event, ...]
    enough: bool


def run(terms: Terms, sheet: Sheet, deal: Deal, dealer: Seat, avoided: str | None) -> Run:
    """Deal three more to each and turn again, until a suit other than `avoided` shows (F8, F9)."""
    rules = terms.rules
    seats = terms.run_seats(dealer)
    blind = () if deal.fixed else terms.blind(dealer)
    events: list[Event] = []
    while sheet.winner is None:
        need = PACKET * len(seats)
        if len(deal.stock) < need + rules.run_new_trump:
            return Run(deal, sheet, tuple(events), enough=False)
        hands = list(deal.hands)
        events.append(Event("cards-run", dealer))
        for seat, got in zip(seats, _packets(rules, deal.stock[:need]), strict=True):
            hands[seat] = tuple(sorted((*hands[seat], *got)))
            if seat not in blind:
                events.append(Event.of("cards-dealt", seat, sorted(got), heard_by=(seat,)))
        deal = deal._replace(hands=tuple(hands), stock=deal.stock[need:], runs=deal.runs + 1)
        if not rules.run_new_trump:
            break
        face = deal.stock[0]
        new = face.suit != avoided
        deal = deal._replace(
            stock=deal.stock[1:],
            turn_ups=(*deal.turn_ups, face),
            trump=face.suit if new else deal.trump,
        )
        events.append(Event.of("card-turned", dealer, [face]))
        counts = rules.turn_scoring == "each" or (new and rules.turn_scoring == "first_final")
        sheet, told = turn_up(terms, sheet, face, dealer, counts=counts)
        events.extend(told)
        if new:
            break
    return Run(deal, sheet, tuple(events), enough=True)


def _packets(rules: AllFoursRules, faces: tuple[Card, ...]) -> Iterator[tuple[Card, ...]]:
    """Yield three cards for each in turn, dealt together or one by one, as in 1845 (F3)."""
    seats = len(faces) // PACKET
    for place in range(seats):
        together = rules.packet == PACKET
        yield faces[PACKET * place : PACKET * (place + 1)] if together else faces[place::seats]


def surplus(terms: Terms, deal: Deal) -> tuple[int, ...]:
    """Return how many cards each has to discard before play (F12)."""
    after = terms.rules.after_run
    kept = after == "keep" or (after == "keep9" and deal.runs == 1)
    return tuple(0 if kept else len(hand) - HAND for hand in deal.hands)
