"""Moments at which screens are looked at, each found in a record: written out, or kept.

`kept` tells games that were kept from an earlier version, so that no moment moves when chance is
drawn in another way.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Final

from engine.cards import Card, cards, pack
from engine.contract.action import Action
from engine.contract.event import Event
from engine.contract.game import Game
from engine.contract.seats import Seat
from engine.contract.variant import Option, Variant
from engine.games.catalogue import variant
from engine.records.record import Record, read_record, record_of
from tests.engine.kept_games import games

DEALT: Final = (
    "-1 deal 3C7C8CJC4D9DJD3H4HQHKHJSQS AC2D5D6D7D8D7H9HTH2S3SKSAS"
    " 4C5CTCQCKC5H6HJHAH6S7S8S9S 2C6C9C3DTDQDKDAD2H8H4S5STS"
)
"""A first deal of Hearts for four, each of whom passes three cards to the left."""
PASSES: Final = ("0 pass JC9DKH", "3 pass TD2HTS", "2 pass 5CQC6H", "1 pass 2D5DAS")
PLAYS: Final = (
    *("3 play 2C", "0 play 3C", "1 play AC", "2 play TC"),
    *("1 play 3S", "2 play 8S", "3 play 4S", "0 play TS"),
    *("0 play JD", "1 play 7D", "2 play 5D", "3 play KD"),
    *("3 play 5C", "0 play 8C", "1 play JC", "2 play 4C"),
)
"""The first four tricks of that deal."""

Transition = tuple[Game, tuple[Event, ...]]

_ROW_OF_CARDS: Final = re.compile(r"(?:[2-9TJQKA][CDHS])+")


def game_after(
    seats: int,
    *acts: str,
    key: str = "standard",
    dealer: int = 0,
    options: Mapping[str, Option] | None = None,
) -> Game:
    """The moment after these actions, each written with its seat: `-1 deal ...`, `0 play 2C`."""
    game = variant(key, options or {}).start(seats, dealer)
    for act in acts:
        seat, text = act.split(" ", 1)
        game, _ = game.apply(int(seat), Action.read(text))
    return game


def small_pack(seats: int, kept: str) -> dict[str, Option]:
    """Options that strip the pack of all but these cards and pass none."""
    out: list[Option] = [str(face) for face in pack() if face not in cards(kept)]
    return {
        "players": seats,
        "players_allowed": [seats],
        "strip": {str(seats): out},
        "pass_cycle": {str(seats): "H"},
    }


def passing() -> Game:
    """The first deal of four people, who are to pass."""
    return game_after(4, DEALT, dealer=2)


def playing(*, trick: int = 1, plays: int = 0) -> Game:
    """That deal when so many cards of so many tricks (from 1) lie on the table."""
    return game_after(4, DEALT, *PASSES, *PLAYS[: 4 * (trick - 1) + plays], dealer=2)


Telling = tuple[tuple[Seat, ...] | None, Card]
"""Who heard of a card, None if everybody did."""


@dataclass(frozen=True)
class Known:
    """The cards that bystanders and each seat have been told of, counted from events alone."""

    seats: int
    told: Sequence[Telling]
    """What has been told so far, and maybe more."""
    count: int
    """Number of the tellings so far."""
    before: frozenset[Card]
    """The last trick of the deal before."""

    # Most moments are passed by, and nobody asks who knows what in them.
    @cached_property
    def public(self) -> frozenset[Card]:
        return self._told_to(None)

    @cached_property
    def private(self) -> tuple[frozenset[Card], ...]:
        return tuple(map(self._told_to, range(self.seats)))

    def _told_to(self, seat: Seat | None) -> frozenset[Card]:
        told = self.told[: self.count]
        heard = (face for heard, face in told if heard is None or seat in heard)
        return self.before.union(heard)


def record_kept(key: str, seats: int, number: int = 0) -> Record:
    """One of the five games of a preset at so many seats that were kept.

    Of a preset that is newer than those it is a game at random.
    """
    if key in games():
        return read_record([one for one in games()[key] if one["seats"] == seats][number])
    rng, acts = Random(number), list[tuple[Seat, Action]]()
    game = variant(key).start(seats, 0)
    while game.to_act:
        seat = rng.choice(game.to_act)
        acts.append((seat, game.propose(seat, rng)))
        game, _ = game.apply(*acts[-1])
    return read_record(record_of(variant(key), seats, 0, acts))


def first_deal(key: str, seats: int, options: Mapping[str, Option]) -> Game:
    """A first deal as in the game that was kept, of the preset with these options."""
    record = record_kept(key, seats)
    seat, action = record.actions[0]
    return variant(key, options).start(seats, record.dealer or 0).apply(seat, action).game


def kept(key: str, seats: int, number: int = 0) -> Iterator[tuple[Game, Known]]:
    """Every moment of a game that was kept, and the cards that each may know of in it."""
    record = record_kept(key, seats, number)
    return _told(seats, _recorded(record))


def first(key: str, seats: int) -> Game:
    """The first moment of a game that was kept."""
    return next(kept(key, seats))[0]


def last(key: str, seats: int) -> Game:
    """The end of a game that was kept."""
    *_, (game, _) = kept(key, seats)
    return game


def first_where(key: str, seats: int, wanted: Callable[[Game], bool]) -> Game:
    """The first moment of a game that was kept that is as wanted."""
    return next(game for game, _ in kept(key, seats) if wanted(game))


def by_chance(offered: Variant, seats: int) -> Iterator[tuple[Game, Known]]:
    """The same of a game at random, for what must hold at any moment of any variant."""
    return _told(seats, _at_random(offered, seats))


def _recorded(record: Record) -> Iterator[Transition]:
    game: Game = record.variant.start(record.seats, record.dealer or 0)
    for seat, action in record.actions:
        game, events = game.apply(seat, action)
        yield game, events


def _at_random(offered: Variant, seats: int) -> Iterator[Transition]:
    rng = Random(seats)
    game: Game = offered.start(seats, rng.randrange(seats))
    while game.outcome is None:
        seat = rng.choice(game.to_act)
        game, events = game.apply(seat, game.propose(seat, rng))
        yield game, events


def _told(seats: int, transitions: Iterator[Transition]) -> Iterator[tuple[Game, Known]]:
    """Count what each has been told of.

    The last trick of a deal stays known until the next deal has a trick of its own.
    """
    told: list[Telling] = []
    trick: list[Card] = []
    last: list[Card] = []
    before: list[Card] = []
    for game, events in transitions:
        for event in events:
            if event.name == "deal-begun":
                before, told = last, []
            if event.name == "trick-taken":
                before, last, trick = [], trick, []
            if event.name == "trick-cancelled":
                trick = []
            for word in event.words:
                if _ROW_OF_CARDS.fullmatch(word):
                    told += [(event.heard_by, face) for face in cards(word)]
                    trick += cards(word) if event.name == "card-played" else ()
        yield game, Known(seats, told, len(told), frozenset(before))
