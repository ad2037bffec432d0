"""Feats: what leaderboards and figures count beside wins."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final

from engine.cards import Card
from engine.contract.seats import Seat
from engine.games.hearts.deal import face_down, kitty_taker, kitty_trick
from engine.games.hearts.part import Deal
from engine.games.hearts.play import QUEEN
from engine.games.hearts.points import Terms
from engine.games.hearts.view import DealResult, QueenTaken

ATTEMPT: Final = 0.5
"""Such a part of the cards that a moon needs, taken by one alone, is a moon attempted."""


def feats(seats: int, results: Sequence[DealResult]) -> Mapping[str, tuple[int, ...]]:
    """Count for every seat over the finished deals.

    `moons` are moons that the seat shot. `moons-stopped` are moons that it stopped: it took the
    first penalty card to go elsewhere after another seat, or another side if a side may shoot one
    together, had taken all that were out by then, and these were half of all or more.
    `queens-taken` are Queens of Spades that it took, where they cost points; `queens-given` are
    those that it played and another side took.
    """
    moons, stopped, taken, given = ([0] * seats for _ in range(4))
    for result in results:
        if result.moon is not None:
            moons[result.moon] += 1
        if result.stopped is not None:
            stopped[result.stopped] += 1
        for queen in result.queens:
            taken[queen.by] += 1
            if queen.given is not None:
                given[queen.given] += 1
    return {
        "moons": tuple(moons),
        "moons-stopped": tuple(stopped),
        "queens-taken": tuple(taken),
        "queens-given": tuple(given),
    }


def queens(terms: Terms, deal: Deal) -> tuple[QueenTaken, ...]:
    """Return who took each Queen of Spades of a deal that is played, in their order."""
    if QUEEN not in terms.penalties:
        return ()
    side_of = terms.side_of
    found = [
        QueenTaken(winner, seat if side_of[seat] != side_of[winner] else None)
        for plays, winner in deal.tricks
        for seat, face in plays
        if face == QUEEN
    ]
    taker = kitty_taker(terms, deal)
    if taker is not None:
        found += [QueenTaken(taker)] * face_down(deal).count(QUEEN)
    return _shared(tuple(found))


@lru_cache(maxsize=1024)
def _shared(queens: tuple[QueenTaken, ...]) -> tuple[QueenTaken, ...]:
    """Return one value for all deals in which the queens went alike: tables remember many."""
    return queens


def moon_stopper(terms: Terms, deal: Deal) -> Seat | None:
    """Return who stopped a moon in a deal that is played, None if nobody attempted one so far."""
    rules = terms.rules
    if rules.moon == "none":
        return None
    alone: Seat | None = None
    held = 0
    for seat, taken in _captures(terms, deal):
        count = sum([face in terms.moon_cards for face in taken])
        if not count:
            continue
        mine = terms.side_of[seat] if rules.team_moon else seat
        if alone is None:
            alone = mine
        if mine != alone:
            return seat if held >= ATTEMPT * terms.moon_count else None
        held += count
    return None


def _captures(terms: Terms, deal: Deal) -> Iterator[tuple[Seat, tuple[Card, ...]]]:
    """Yield what was taken and by whom, trick by trick, the kitty with the one it went with."""
    with_kitty = kitty_trick(terms, deal)
    for at, (plays, winner) in enumerate(deal.tricks):
        faces = tuple([face for _, face in plays])
        yield winner, faces + face_down(deal) if at == with_kitty else faces
