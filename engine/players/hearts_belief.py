"""Belief: how well the cards of an imagined world explain what the others have played."""

from random import Random
from typing import Final, NamedTuple

from engine.cards import SUITS
from engine.contract.seats import Seat
from engine.games.hearts.view import HeartsView
from engine.players.hearts_bits import BITS
from engine.players.hearts_medium import by_thumb
from engine.players.hearts_playout import (
    HEARTS,
    Moment,
    follow_choices,
    lead_choices,
)
from engine.players.hearts_sight import FACE_DOWN, Sight
from engine.players.hearts_worlds import Unknown

SURPRISE: Final = 0.35
"""How much less a world is believed for each play that the rules of thumb would not have made."""
DRAWN: Final = 16
"""So many worlds are dealt for the first that is looked at; which, their plays decide."""
STEPS: Final = 4
"""How many changes lie between a world and the next."""


class Remembered(NamedTuple):
    """A card that another seat played, and what it could see then."""

    at: Moment
    card: int
    since: int
    """The card and all that this seat has played after it."""
    gone: int
    """All that had been played before it."""


def remembered(view: HeartsView, seen: Sight) -> list[Remembered]:
    """Return the plays of the others that were not forced by what everybody knows."""
    chart, count = seen.chart, view.seat_count
    rows = [(trick.plays, trick.winner) for trick in view.tricks]
    found: list[Remembered] = []
    captured, lacking = [0] * count, [0] * 4
    gone, broken = 0, False
    played = [0] * count
    for number, (plays, winner) in enumerate([*rows, (view.trick, None)], 1):
        led = top = table = 0
        taking = -1
        for laid, (seat, face) in enumerate(plays):
            card = BITS[face]
            if not laid:
                led = SUITS.index(face.suit)
            if seat != seen.seat:
                moment = Moment(
                    seat,
                    number,
                    led,
                    top,
                    taking,
                    table,
                    laid,
                    broken,
                    tuple(captured),
                    (),
                    tuple(lacking),
                )
                found.append(Remembered(moment, card, played[seat], gone))
            follows = SUITS[led] == face.suit
            if not follows:
                lacking[led] |= 1 << seat
            if follows and card > top:
                top, taking = card, seat
            broken = broken or bool(card & chart.breaking or (card & HEARTS and led != 2))
            table |= card
            gone |= card
            played[seat] |= card
        if winner is not None:
            captured[winner] |= table
    return [
        each._replace(since=played[each.at.turn] & ~each.since)
        for each in found
        if each.at.laid or each.at.number > 1
    ]


class Belief:
    """Deals worlds, those that explain what everybody has played more often than others.

    A chain of worlds, each like the one before but for a few cards that change places
    (Metropolis): a change is kept if the plays are as likely as before, else with their share.
    """

    def __init__(self, view: HeartsView, seen: Sight, rng: Random) -> None:
        self._seen = seen
        self._rng = rng
        self._plays: dict[Seat, list[Remembered]] = {}
        for each in remembered(view, seen):
            self._plays.setdefault(each.at.turn, []).append(each)
        self._known: dict[tuple[Seat, int], float] = {}
        self._unknown = Unknown(seen)
        worlds = [self._unknown.world(rng) for _ in range(DRAWN if self._plays else 1)]
        hands, face_down = max(worlds, key=lambda world: self.likelihood(world[0]))
        # What lies face down is the last, where FACE_DOWN points as a place in the row.
        self._hands = [*hands, face_down]
        sure, lacked = (*seen.sure, 0), (*seen.lacked, 0)
        self._free = [
            (place, ~sure[place], ~lacked[place]) for place, room in seen.room.items() if room
        ]

    def world(self) -> tuple[list[int], int]:
        """Return hands and what lies face down."""
        if not self._plays:
            return self._unknown.world(self._rng)
        if len(self._free) > 1:
            for _ in range(STEPS):
                self._change()
        return self._hands[:FACE_DOWN], self._hands[FACE_DOWN]

    def _change(self) -> None:
        """Let two hands change a card or two, if that makes the plays no less likely."""
        rng, hands = self._rng, self._hands
        (one, free, may), (other, its_free, its_may) = rng.sample(self._free, 2)
        mine, its = hands[one], hands[other]
        give, take = some(mine & free & its_may, rng), some(its & its_free & may, rng)
        if not give or not take:
            return
        after, its_after = mine ^ give | take, its ^ take | give
        was = self._explained(one, mine) * self._explained(other, its)
        now = self._explained(one, after) * self._explained(other, its_after)
        if now >= was or rng.random() * was < now:
            hands[one], hands[other] = after, its_after

    def likelihood(self, hands: list[int]) -> float:
        """Return how likely the plays are, as far as rules of thumb tell."""
        weight = 1.0
        for seat in self._plays:
            weight *= self._explained(seat, hands[seat])
        return weight

    def _explained(self, seat: Seat, held: int) -> float:
        """Return how likely the plays of one seat are with this hand."""
        known = self._known.get((seat, held))
        if known is not None:
            return known
        chart = self._seen.chart
        weight = 1.0
        for at, card, since, gone in self._plays.get(seat, ()):
            hand = held | since
            if at.laid:
                legal = follow_choices(chart, hand, at.led, at.number)
            else:
                legal = lead_choices(chart, hand, at.number, broken=at.broken)
            if legal & (legal - 1):
                unseen = chart.deck & ~gone & ~hand
                chosen = by_thumb(chart, at, legal, hand, unseen, grabs=chart.wanted)
                if chosen != card and not alike(chosen, card, unseen | at.table):
                    weight *= SURPRISE
        self._known[seat, held] = weight
        return weight


def some(held: int, rng: Random) -> int:
    """Return one of these cards as chance has it, 0 of none."""
    for _ in range(rng.randrange(held.bit_count()) if held else 0):
        held &= held - 1
    return held & -held


def alike(one: int, other: int, others: int) -> bool:
    """Whether two cards of a hand are neighbours in a suit, no card of the others between."""
    low, high = (one, other) if one < other else (other, one)
    if (high.bit_length() - 1) // 13 != (low.bit_length() - 1) // 13:
        return False
    return not others & (high - 1) & ~(low - 1)
