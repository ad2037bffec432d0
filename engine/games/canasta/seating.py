"""Seating: who plays together, who rests, and in which order a deal is played (K2, K53)."""

from typing import Final, TypeAlias

from engine.contract.seats import Seat, clockwise_from
from engine.games.canasta.rules import CanastaRules, SidesRule

Sides: TypeAlias = tuple[tuple[Seat, ...], ...]

_OF_THREE: Final[frozenset[SidesRule]] = frozenset({"threes", "bench"})
_THREES: Final[Sides] = ((0, 2, 4), (1, 3, 5))
_TWO_AND_THREE: Final[Sides] = ((0, 2), (1, 3, 4))


def sides(rules: CanastaRules) -> Sides:
    """Return who plays together for the whole game; in cutthroat nobody does."""
    seats = rules.players
    if rules.sides == "pairs":
        return tuple((seat, seat + seats // 2) for seat in range(seats // 2))
    if rules.sides in _OF_THREE:
        return _THREES
    if rules.sides == "two_three":
        return _TWO_AND_THREE
    return tuple((seat,) for seat in range(seats))


def resting(rules: CanastaRules, deal_number: int) -> tuple[Seat, ...]:
    """Return who rests in a deal, counted from 1: of each side of three one, in rotation."""
    if rules.playing == rules.players:
        return ()
    return tuple(side[(deal_number + 1) % 3] for side in sides(rules) if len(side) == 3)


def order(rules: CanastaRules, dealer: Seat, deal_number: int) -> tuple[Seat, ...]:
    """Return who plays a deal in the order of play, the dealer's left neighbour first (K8).

    Partners alternate with opponents, even if one of five, who sat between them, rests.
    """
    rest = resting(rules, deal_number)
    if not rest:
        return clockwise_from((dealer + 1) % rules.players, rules.players)
    ones, others = ([seat for seat in side if seat not in rest] for side in sides(rules))
    table = (ones[0], others[0], ones[1], others[1])
    first = next(seat for seat in clockwise_from(dealer + 1, rules.players) if seat in table)
    at = table.index(first)
    return (*table[at:], *table[:at])
