"""Chances: how likely a side wins a game of All Fours from where the scores stand."""

from collections.abc import Iterator
from functools import lru_cache
from math import fsum, prod
from typing import Final, NamedTuple

from engine.contract.game import Game
from engine.contract.seats import Seat
from engine.games.all_fours.game import AllFoursGame
from engine.games.all_fours.terms import DECK, HAND
from engine.players.searching import standing

FAR: Final = 21
"""To a target beyond this there are so many deals that any point counts alike."""
HUNG: Final = 0.4
"""How often a Jack is taken by the side that was not dealt it."""


class Race(NamedTuple):
    """The facts that decide how far a deal may bring a side."""

    target: int
    hang: int
    jack: float
    """How likely the Jack is in play."""


def chance_to_win(game: Game, seat: Seat) -> float:
    """Return how likely the side of a seat wins; its lead, where each point counts alike."""
    assert isinstance(game, AllFoursGame)
    terms, rules = game.terms, game.terms.rules
    if rules.deals is not None or rules.target > FAR:
        return standing(game, seat)
    if game.outcome is not None:
        return float(seat in game.outcome.winners)
    race = Race(rules.target, rules.hang, game.seat_count * HAND / len(DECK))
    own = terms.side_of[seat]
    totals = [max(-race.target, total) for total in game.scores]
    return prod(
        [
            _ahead(race, totals[seat], totals[side[0]])
            for at, side in enumerate(terms.sides)
            if at != own
        ]
    )


@lru_cache(maxsize=1 << 16)
def _ahead(race: Race, own: int, other: int) -> float:
    """Return how likely a side comes to the target before another, as strong as itself."""
    ways = [chance * _after(race, own, other, lines) for chance, lines in _deals(race)]
    return fsum(ways)


def _after(race: Race, own: int, other: int, lines: tuple[tuple[bool, int], ...]) -> float:
    """Return the same after a deal that brings this, in the order in which it counts."""
    for mine, points in lines:
        own, other = (own + points, other) if mine else (own, other + points)
        if max(own, other) >= race.target:
            return float(mine)
    return _ahead(race, own, other)


@lru_cache(maxsize=64)
def _deals(race: Race) -> tuple[tuple[float, tuple[tuple[bool, int], ...]], ...]:
    return tuple(_ways(race))


def _ways(race: Race) -> Iterator[tuple[float, tuple[tuple[bool, int], ...]]]:
    """Yield what a deal may bring, each chance to either side alike, and how likely it does."""
    either = (True, False)
    for high in either:
        for low in either:
            for game in either:
                yield (1 - race.jack) / 8, ((high, 1), (low, 1), (game, 1))
                for jack in either:
                    for points, part in ((1, 1 - HUNG), (race.hang, HUNG)):
                        lines = ((high, 1), (low, 1), (jack, points), (game, 1))
                        yield race.jack * part / 16, lines
