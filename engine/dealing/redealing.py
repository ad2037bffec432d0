"""Redealing: unseen cards dealt at random to the hands that may hold them."""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from random import Random
from typing import Generic, NamedTuple, TypeAlias, TypeVar

from engine.contract.seats import Seat
from engine.dealing.shares import Shares, TooMany

Dealt = TypeVar("Dealt", bound=Hashable)
"""A card; several may be equal, and need not all be allowed the same."""

Homes: TypeAlias = tuple[Seat, ...]
"""The places where a card may lie, in order."""


class Lot(NamedTuple, Generic[Dealt]):
    """The cards that share their homes."""

    homes: Homes
    faces: Sequence[Dealt]


def redealt(
    unseen: Sequence[Dealt],
    sizes: Mapping[Seat, int],
    allowed: Mapping[Dealt, frozenset[Seat]],
    rng: Random,
) -> dict[Seat, list[Dealt]]:
    """Deal once, as `redealing` does; a card that `allowed` does not name may go anywhere."""
    anyone = frozenset(sizes)
    return redealing([(face, allowed.get(face, anyone)) for face in unseen], sizes)(rng)


def redealing(
    unseen: Iterable[tuple[Dealt, frozenset[Seat]]], sizes: Mapping[Seat, int]
) -> Callable[[Random], dict[Seat, list[Dealt]]]:
    """Return what deals `unseen`, so that each place gets its number and each card a home.

    There are as many cards as places for them. Every possible deal can come out, and each is
    equally likely unless there are more ways than it pays to count. Raise `ValueError` if
    none is possible.
    """
    places = tuple(seat for seat, size in sizes.items() if size)
    sharing: dict[Homes, list[Dealt]] = {places: []}
    for face, seats in unseen:
        sharing.setdefault(tuple([seat for seat in places if seat in seats]), []).append(face)
    # Those with the fewest homes go first; who may go anywhere fills what is left.
    free = sharing.pop(places)
    lots = [Lot(homes, sharing[homes]) for homes in sorted(sharing, key=lambda h: (len(h), h))]
    try:
        shares = Shares(
            [(len(lot.faces), [places.index(seat) for seat in lot.homes]) for lot in lots],
            tuple(sizes[seat] for seat in places),
        )
    except TooMany:
        _fitted(lots, sizes, Random(0))
        return lambda rng: _filled(_fitted(lots, sizes, rng), free, sizes, rng)
    if not shares.possible:
        raise ValueError("no deal is possible")

    def deal(rng: Random) -> dict[Seat, list[Dealt]]:
        hands: dict[Seat, list[Dealt]] = {seat: [] for seat in sizes}
        for (_, faces), share in zip(lots, shares.draw(rng), strict=True):
            rest = rng.sample(faces, len(faces))
            for seat, count in zip(places, share, strict=True):
                hands[seat] += rest[:count]
                del rest[:count]
        return _filled(hands, free, sizes, rng)

    return deal


def _filled(
    hands: dict[Seat, list[Dealt]], free: Sequence[Dealt], sizes: Mapping[Seat, int], rng: Random
) -> dict[Seat, list[Dealt]]:
    """Fill every place with cards that may go anywhere."""
    rest = rng.sample(free, len(free))
    for seat, hand in hands.items():
        room = sizes[seat] - len(hand)
        hand.extend(rest[:room])
        del rest[:room]
    return hands


def _fitted(
    lots: Iterable[Lot[Dealt]], sizes: Mapping[Seat, int], rng: Random
) -> dict[Seat, list[Dealt]]:
    """Return some deal that fits, however few there are; raise `ValueError` if there is none."""
    hands: dict[Seat, list[tuple[Dealt, Homes]]] = {seat: [] for seat in sizes}
    for lot in lots:
        for face in rng.sample(lot.faces, len(lot.faces)):
            _place((face, lot.homes), sizes, hands, rng)
    return {seat: [face for face, _ in hand] for seat, hand in hands.items()}


def _place(
    placed: tuple[Dealt, Homes],
    sizes: Mapping[Seat, int],
    hands: dict[Seat, list[tuple[Dealt, Homes]]],
    rng: Random,
) -> None:
    """Give a card a home, moving cards already dealt along if all of its homes are full."""
    free = [seat for seat in placed[1] if len(hands[seat]) < sizes[seat]]
    if free:
        weights = [sizes[seat] - len(hands[seat]) for seat in free]
        hands[rng.choices(free, weights)[0]].append(placed)
        return
    # Breadth first from the card to any seat with room: the chain of moves that makes room.
    came: dict[Seat, tuple[tuple[Dealt, Homes], Seat | None]] = dict.fromkeys(
        placed[1], (placed, None)
    )
    queue = list(came)
    rng.shuffle(queue)
    for seat in queue:
        if len(hands[seat]) < sizes[seat]:
            _move_along(seat, came, hands)
            return
        for held in rng.sample(hands[seat], len(hands[seat])):
            for other in held[1]:
                if other not in came:
                    came[other] = (held, seat)
                    queue.append(other)
    raise ValueError("no deal is possible")


def _move_along(
    seat: Seat,
    came: Mapping[Seat, tuple[tuple[Dealt, Homes], Seat | None]],
    hands: dict[Seat, list[tuple[Dealt, Homes]]],
) -> None:
    """Move each card of the chain that ends at `seat` one place on."""
    to: Seat | None = seat
    while to is not None:
        held, source = came[to]
        if source is not None:
            hands[source].remove(held)
        hands[to].append(held)
        to = source
