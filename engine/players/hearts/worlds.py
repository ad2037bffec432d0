"""Worlds: the hidden cards of a Hearts deal dealt again, true to all that one seat knows."""

from collections.abc import Iterator, Mapping, Sequence
from math import comb
from random import Random
from typing import Final, TypeAlias

from engine.contract.seats import Seat
from engine.dealing.redealing import redealt
from engine.players.hearts.knowledge import FACE_DOWN, HeartsKnowledge

TRIES: Final = 30
"""How often cards are dealt at random before they are moved along to where they fit."""

COUNTED: Final = 2000
"""Most worlds that are counted: any way in which nine cards lie in three hands."""

HiddenCards: TypeAlias = tuple[list[int], int]
"""The hands, and what lies face down, as bits."""

CardsAlike: TypeAlias = tuple[tuple[Seat, ...], Sequence[int]]
"""Cards, and the places where they may lie."""


class Unknown:
    """The cards that a seat does not see, sorted by where they may lie; deals them repeatedly."""

    def __init__(self, known: HeartsKnowledge) -> None:
        self._known = known
        self._sure = [own & known.unseen for own in known.sure]
        fixed = 0
        for own in self._sure:
            fixed |= own
        self._room = dict(known.room)
        for seat, own in enumerate(self._sure):
            if own:
                self._room[seat] -= own.bit_count()
        homes: dict[tuple[Seat, ...], list[int]] = {}
        rest = known.unseen & ~fixed
        while rest:
            card = rest & -rest
            rest ^= card
            may = tuple(
                seat
                for seat, room in self._room.items()
                if room and (seat == FACE_DOWN or not known.lacked[seat] & card)
            )
            homes.setdefault(may, []).append(card)
        self._kinds = sorted(homes.items(), key=lambda kind: len(kind[0]))

    def world(self, rng: Random) -> HiddenCards:
        """Return hands that this seat cannot tell from the true ones, and what lies face down."""
        for _ in range(TRIES):
            dealt = self._dealt(rng)
            if dealt is not None:
                break
        else:
            dealt = self._moved_along(rng)
        return self._world(dealt)

    def all(self) -> list[HiddenCards] | None:
        """Return every such world, each once; None if there may be more than `COUNTED`."""
        size = 1
        left = sum(self._room.values())
        for room in self._room.values():
            size *= comb(left, room)
            left -= room
        return list(self._each(self._kinds, self._room, {})) if size <= COUNTED else None

    def _each(
        self, kinds: Sequence[CardsAlike], room: Mapping[Seat, int], dealt: Mapping[Seat, int]
    ) -> Iterator[HiddenCards]:
        if not kinds:
            yield self._world(dealt)
            return
        (may, cards), *others = kinds
        card, *rest = cards
        left = [*others] if not rest else [(may, rest), *others]
        for seat in may:
            if room[seat]:
                held = {**dealt, seat: dealt.get(seat, 0) | card}
                yield from self._each(left, {**room, seat: room[seat] - 1}, held)

    def _world(self, dealt: Mapping[Seat, int]) -> HiddenCards:
        hands = list(self._sure)
        hands[self._known.seat] = self._known.hand
        for seat, own in dealt.items():
            if seat != FACE_DOWN:
                hands[seat] |= own
        return hands, dealt.get(FACE_DOWN, 0)

    def _dealt(self, rng: Random) -> dict[Seat, int] | None:
        room, dealt = dict(self._room), dict.fromkeys(self._room, 0)
        for may, cards in self._kinds:
            places = [seat for seat in may for _ in range(room[seat])]
            if len(places) < len(cards):
                return None
            if len(places) > len(cards):
                chosen = rng.sample(places, len(cards))
            else:
                rng.shuffle(places)
                chosen = places
            for seat, card in zip(chosen, cards, strict=True):
                dealt[seat] |= card
                room[seat] -= 1
        return dealt

    def _moved_along(self, rng: Random) -> dict[Seat, int]:
        allowed = {card: frozenset(may) for may, cards in self._kinds for card in cards}
        held = redealt(list(allowed), self._room, allowed, rng)
        return {seat: sum(own) for seat, own in held.items()}
