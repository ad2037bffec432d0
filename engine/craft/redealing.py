"""Redealing: unseen cards dealt at random to the hands that may hold them."""

from collections.abc import Hashable, Mapping, Sequence
from random import Random
from typing import TypeVar

from engine.contract.seats import Seat

Dealt = TypeVar("Dealt", bound=Hashable)
"""A card, or one of several equal ones where they are not all allowed the same."""


def redealt(
    unseen: Sequence[Dealt],
    sizes: Mapping[Seat, int],
    allowed: Mapping[Dealt, frozenset[Seat]],
    rng: Random,
) -> dict[Seat, list[Dealt]]:
    """Deal `unseen` so that each seat gets its number and each card a seat allowed to hold it.

    A card that `allowed` does not name may go anywhere. Every possible deal can come out, though
    not all equally often. Raise `ValueError` only where no deal is possible at all.
    """
    anyone = frozenset(sizes)
    seats = {face: allowed.get(face, anyone) for face in unseen}
    hands: dict[Seat, list[Dealt]] = {seat: [] for seat in sizes}
    # The cards with the fewest homes go first; chance decides between equals.
    order = sorted(unseen, key=lambda face: (len(seats[face]), rng.random()))
    for face in order:
        _place(face, seats, sizes, hands, rng)
    return hands


def _place(
    face: Dealt,
    seats: Mapping[Dealt, frozenset[Seat]],
    sizes: Mapping[Seat, int],
    hands: dict[Seat, list[Dealt]],
    rng: Random,
) -> None:
    """Give `face` a seat, moving cards already dealt along where every seat allowed is full."""
    free = [seat for seat in sorted(seats[face]) if len(hands[seat]) < sizes[seat]]
    if free:
        weights = [sizes[seat] - len(hands[seat]) for seat in free]
        hands[rng.choices(free, weights)[0]].append(face)
        return
    # Breadth first from the card to any seat with room: the chain of moves that makes room.
    came: dict[Seat, tuple[Dealt, Seat | None]] = dict.fromkeys(sorted(seats[face]), (face, None))
    queue = list(came)
    rng.shuffle(queue)
    for seat in queue:
        if len(hands[seat]) < sizes[seat]:
            _move_along(seat, came, hands)
            return
        for held in rng.sample(hands[seat], len(hands[seat])):
            for other in sorted(seats[held] - came.keys()):
                came[other] = (held, seat)
                queue.append(other)
    raise ValueError("no deal is possible")


def _move_along(
    seat: Seat, came: Mapping[Seat, tuple[Dealt, Seat | None]], hands: dict[Seat, list[Dealt]]
) -> None:
    """Move each card of the chain that ends at `seat` one place on."""
    to: Seat | None = seat
    while to is not None:
        face, source = came[to]
        if source is not None:
            hands[source].remove(face)
        hands[to].append(face)
        to = source
