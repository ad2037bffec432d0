"""Turns: what drawing, taking, laying and discarding make of a deal, unjudged (K26, K27, K35)."""

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple, TypeVar

from engine.cards import Card
from engine.contract.event import Event
from engine.contract.seats import Seat
from engine.games.canasta.deal import Deal, frozen
from engine.games.canasta.judging import Laid
from engine.games.canasta.kinds import is_red_three, is_wild, without
from engine.games.canasta.melds import Meld, PlayerTurn, joint_melds
from engine.games.canasta.rules import CanastaRules

T = TypeVar("T")


def put(row: tuple[T, ...], at: int, new: T) -> tuple[T, ...]:
    """Return a row with one place changed."""
    return (*row[:at], new, *row[at + 1 :])


class Turned(NamedTuple):
    """A deal after something was done, and what happened."""

    deal: Deal
    events: tuple[Event, ...]


def faced(deal: Deal, seat: Seat) -> Turned:
    """Face the red threes of a hand and replace them from the stock (K7)."""
    red = [face for face in deal.hands[seat] if is_red_three(face)]
    if not red:
        return Turned(deal, ())
    after, told = _from_stock(deal, seat, len(red))
    hand = without(after.hands[seat], red)
    after = after._replace(
        hands=put(after.hands, seat, hand),
        red_threes=put(after.red_threes, seat, (*red, *after.red_threes[seat])),
    )
    faced = tuple(Event.of("red-three-faced", seat, [face]) for face in red)
    return Turned(after, (*faced, *told))


def _from_stock(deal: Deal, seat: Seat, count: int) -> Turned:
    """Give a seat so many cards from the stock, facing and replacing red threes (K10, K27)."""
    stock = deal.stock
    got: list[Card] = []
    red: list[Card] = []
    at = 0
    while at < len(stock) and len(got) < count:
        face = stock[at]
        (red if is_red_three(face) else got).append(face)
        at += 1
    after = deal._replace(
        stock=stock[at:],
        hands=put(deal.hands, seat, tuple(sorted((*deal.hands[seat], *got)))),
        drawn=tuple(sorted(got)),
    )
    events = [Event("card-drawn", seat, (str(len(got)),))]
    if red:
        after = after._replace(
            red_threes=put(after.red_threes, seat, (*after.red_threes[seat], *red))
        )
        events.extend(Event.of("red-three-faced", seat, [face]) for face in red)
    if got:
        events.append(Event.of("cards-received", seat, sorted(got), heard_by=(seat,)))
    return Turned(after, tuple(events))


def turned_to(deal: Deal, seat: Seat) -> Turned:
    """Begin the turn of a seat; in its first one red threes still in its hand are faced (K7)."""
    first = not deal.begun[seat]
    laid = deal.laid_before
    deal = deal._replace(
        laid_before=put(laid, deal.turn, True) if deal.laid else laid,
        turn=seat,
        has_drawn=False,
        took=False,
        laid=False,
        joined=False,
        may_discard=True,
        answer="",
        drawn=(),
        turns=(*deal.turns, PlayerTurn(seat)),
    )
    if not first:
        return Turned(deal, ())
    deal, told = faced(deal._replace(begun=put(deal.begun, seat, True)), seat)
    return Turned(deal._replace(drawn=()), told)


def drawn(rules: CanastaRules, deal: Deal) -> Turned:
    """Draw (K27). Whether the last card was a red three alone, `last_red_three` tells."""
    after, events = _from_stock(deal, deal.turn, rules.draw_count)
    now = after.turns[-1]._replace(drew=len(after.drawn))
    return Turned(after.did(now)._replace(has_drawn=True), events)


def last_red_three(before: Deal, after: Deal) -> bool:
    """Whether a draw brought nothing but the last card of the stock, a red three (K11)."""
    return not after.stock and len(before.hands[before.turn]) == len(after.hands[after.turn])


def laid_down(deal: Deal, laid: Laid) -> Turned:
    """Put a plan on the table; the hand is what it leaves."""
    seat = deal.turn
    side = deal.side_of[seat]
    before = {meld.number: meld for meld in deal.melds[side]}
    gone = tuple((Counter(deal.hands[seat]) - Counter(laid.hand)).elements())
    events: list[Event] = []
    joined, made = deal.joined, list[Meld]()
    for number, faces, new, _, _ in laid.groups:
        events.append(Event.of("meld-laid" if new else "meld-added", seat, number, faces))
        own = new or number not in before or before[number].by == seat
        joined = joined or not own
    events.extend(
        Event("melds-merged", seat, (str(step.into), str(step.other))) for step in laid.merges
    )
    for meld in laid.melds:
        was = before[meld.number].canasta if meld.number in before else ""
        if meld.canasta and not was:
            events.append(Event("canasta-made", seat, (str(meld.number), meld.canasta)))
            made.append(meld)
    after = deal._replace(
        hands=put(deal.hands, seat, laid.hand),
        melds=put(deal.melds, side, laid.melds),
        known=put(deal.known, seat, parted(deal.known[seat], gone)),
        laid=deal.laid or bool(laid.groups),
        joined=joined,
    )
    now = after.turns[-1]
    now = now._replace(laid=(*now.laid, *laid.groups), canastas=(*now.canastas, *made))
    return Turned(after.did(now), tuple(events))


def taken(rules: CanastaRules, deal: Deal, laid: Laid) -> Turned:
    """Take the pile: the group is laid, the rest goes to the hand, red threes are faced (K35)."""
    seat, pile = deal.turn, deal.pile
    rest = pile[:-1] if laid.takes_all else ()
    got = tuple(sorted(face for face in rest if not is_red_three(face)))
    red = tuple(face for face in rest if is_red_three(face))
    after, told = laid_down(deal, laid)
    after = after._replace(
        pile=() if laid.takes_all else pile[:-1],
        hands=put(after.hands, seat, tuple(sorted((*laid.hand, *got)))),
        red_threes=put(after.red_threes, seat, (*after.red_threes[seat], *red)),
        known=put(after.known, seat, tuple(sorted((*after.known[seat], *got)))),
        has_drawn=True,
        took=True,
    )
    now = after.turns[-1]._replace(took=len(rest) + 1, frozen=frozen(rules, pile))
    after = after.did(now)
    events = [Event("pile-taken", seat, (str(len(rest) + 1),)), *told]
    events.extend(Event.of("red-three-faced", seat, [face]) for face in red)
    if got:
        # Each of these cards was discarded before everybody's eyes.
        events.append(Event.of("pile-picked-up", seat, got))
    if rules.sides == "cutthroat" and deal.lone is None:
        after = with_lone_hand(rules, after, seat)
        events.append(Event("lone-hand-fixed", seat))
    return Turned(after, tuple(events))


def with_lone_hand(rules: CanastaRules, deal: Deal, lone: Seat) -> Deal:
    """Let `lone` play against the others, who pool their melds from now on (K54)."""
    first, second = (seat for seat in sorted(deal.order) if seat != lone)
    joint = joint_melds(rules, deal.melds[deal.side_of[first]], deal.melds[deal.side_of[second]])
    side_of = tuple(0 if seat == lone else 1 for seat in range(3))
    return deal._replace(
        sides=((lone,), (first, second)),
        side_of=side_of,
        melds=(deal.melds[deal.side_of[lone]], joint),
        lone=lone,
    )


def discarded(rules: CanastaRules, deal: Deal, face: Card) -> Turned:
    """Put a card on the pile (K38 to K40); the turn is not yet over."""
    seat = deal.turn
    events = [Event.of("card-discarded", seat, [face])]
    if is_wild(face) and not frozen(rules, deal.pile):
        events.append(Event("pile-frozen", seat))
    after = deal._replace(
        pile=(*deal.pile, face),
        hands=put(deal.hands, seat, without(deal.hands[seat], (face,))),
        known=put(deal.known, seat, parted(deal.known[seat], (face,))),
        last_discards=put(deal.last_discards, seat, face),
    ).did(deal.turns[-1]._replace(discard=face))
    return Turned(after, tuple(events))


def parted(known: tuple[Card, ...], gone: Iterable[Card]) -> tuple[Card, ...]:
    """Return what a seat is still known to hold: of equal cards the known one is taken to go."""
    left = list(known)
    for face in gone:
        if face in left:
            left.remove(face)
    return tuple(left)
