"""Posterior: how well the cards of an imagined world explain what the others have played."""

from itertools import accumulate
from random import Random
from typing import Final, NamedTuple

from engine.cards import SUITS
from engine.contract.seats import Seat
from engine.games.hearts.view import HeartsSeatView
from engine.players.card_bits import BITS, SUIT_MASKS, bits
from engine.players.hearts.knowledge import HeartsKnowledge
from engine.players.hearts.medium import by_heuristics
from engine.players.hearts.playout import HEARTS, PlayoutState, follow_choices, lead_choices
from engine.players.hearts.worlds import HiddenCards, Unknown
from engine.tricks.deal import bound

SURPRISE: Final = 0.5
"""How much less a world is believed for each play that the rules of thumb would not have made."""
DRAWN: Final = 3
"""Worlds that are dealt for each that is looked at."""


class Remembered(NamedTuple):
    """A card that another seat played, and what it could see then."""

    at: PlayoutState
    card: int
    since: int
    """The card and all that this seat has played after it."""
    gone: int
    """All that had been played before it."""


def remembered(view: HeartsSeatView, seen: HeartsKnowledge) -> list[Remembered]:
    """Return the plays of the others that were not forced by what everybody knows."""
    chart, count = seen.chart, view.seat_count
    rows = [(trick.plays, trick.winner) for trick in view.tricks]
    found: list[Remembered] = []
    captured, lacking = [0] * count, [0] * 4
    gone, broken, waiting = 0, False, bits(bound(view.shown, ()))
    played = [0] * count
    for number, (plays, winner) in enumerate([*rows, (view.trick, None)], 1):
        led = top = table = 0
        taking = -1
        for laid, (seat, face) in enumerate(plays):
            card = BITS[face]
            if not laid:
                led = SUITS.index(face.suit)
            if seat != seen.seat:
                moment = PlayoutState(
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
                    bound=waiting,
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
            waiting &= ~SUIT_MASKS[led]
    return [
        each._replace(since=played[each.at.turn] & ~each.since)
        for each in found
        if each.at.laid or each.at.number > 1
    ]


class Posterior:
    """Deals worlds, those that explain what everybody has played more often than others."""

    def __init__(self, view: HeartsSeatView, seen: HeartsKnowledge, rng: Random) -> None:
        self._seen = seen
        self._rng = rng
        self._unknown = Unknown(seen)
        self._plays: dict[Seat, list[Remembered]] = {}
        for each in remembered(view, seen):
            self._plays.setdefault(each.at.turn, []).append(each)
        self._all = self._unknown.all()
        self._weights = list(accumulate([self.likelihood(hands) for hands, _ in self._all or ()]))

    def world(self) -> HiddenCards:
        """Return hands and what lies face down: one world by its likelihood.

        Near the end it is drawn from all worlds that there are. Before, it is the likeliest of
        several, each dealt anew, so that the worlds of a decision differ as much as they may.
        """
        if self._all is not None:
            return self._rng.choices(self._all, cum_weights=self._weights)[0]
        if not self._plays:
            return self._unknown.world(self._rng)
        worlds = [self._unknown.world(self._rng) for _ in range(DRAWN)]
        weights = [self.likelihood(hands) for hands, _ in worlds]
        return self._rng.choices(worlds, weights)[0]

    def likelihood(self, hands: list[int]) -> float:
        """Return how likely the plays are, as far as rules of thumb tell."""
        weight = 1.0
        for seat in self._plays:
            weight *= self._explained(seat, hands[seat])
        return weight

    def _explained(self, seat: Seat, held: int) -> float:
        """Return how likely the plays of one seat are with this hand."""
        chart = self._seen.chart
        weight = 1.0
        for at, card, since, gone in self._plays.get(seat, ()):
            hand = held | since
            if at.laid:
                legal = follow_choices(chart, hand, at.led, at.number, at.bound)
            else:
                legal = lead_choices(chart, hand, at.number, at.bound, broken=at.broken)
            if legal & (legal - 1):
                unseen = chart.deck & ~gone & ~hand
                chosen = by_heuristics(chart, at, legal, hand, unseen, grabs=chart.wanted)
                if chosen != card and not alike(chosen, card, unseen | at.table):
                    weight *= SURPRISE
        return weight


def alike(one: int, other: int, others: int) -> bool:
    """Whether two cards of a hand are neighbours in a suit, no card of the others between."""
    low, high = (one, other) if one < other else (other, one)
    if (high.bit_length() - 1) // 13 != (low.bit_length() - 1) // 13:
        return False
    return not others & (high - 1) & ~(low - 1)
