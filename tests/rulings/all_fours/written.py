"""Records of All Fours, written from the few cards that a ruling is about."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import product
from random import Random
from typing import Any, NamedTuple, TypeAlias, cast, overload

from engine.cards import Card, cards, pack, spell
from engine.contract.game import Game
from engine.contract.seats import Seat
from engine.contract.variant import Option
from engine.games.all_fours.game import AllFoursGame
from engine.games.all_fours.view import AllFoursSeatView, AllFoursView
from engine.records.record import Record, read_record
from engine.records.replay import replay

Options: TypeAlias = dict[str, Any]
"""Options that several records share."""

OLD = ("af1807", "af1823", "af1845", "af1814")
"""The four old texts."""


class Deal(NamedTuple):
    """Hands begun, the cards turned one after the other, and what each run begins to deal."""

    hands: dict[int, str]
    turns: str = ""
    runs: tuple[str, ...] = ()


Act: TypeAlias = "Deal | str | tuple[Act, ...]"
"""A deal, or what seats do: `1 beg, 0 run, 1 AS, 0 2C`, a bare card being played."""


def written_out(deal: Deal, seats: int) -> str:
    """Write the whole pack down; what is not given is low and not of the suit turned first."""
    turned = cards(deal.turns)
    given = cards("".join([*deal.hands.values(), deal.turns, *deal.runs]))
    assert len(set(given)) == len(given), "a card is given twice"

    def shy(face: Card) -> tuple[bool, int, str]:
        return bool(turned) and face.suit == turned[0].suit, face.rank, face.suit

    left = sorted((face for face in pack() if face not in given), key=shy)

    def filled(begun: str, size: int) -> tuple[Card, ...]:
        held = cards(begun)
        return *held, *(left.pop(0) for _ in range(size - len(held)))

    hands = [filled(deal.hands.get(seat, ""), 6) for seat in range(seats)]
    rest: list[Card] = list(turned[:1])
    for at in range(max(len(turned) - 1, len(deal.runs))):
        rest.extend(filled(deal.runs[at] if at < len(deal.runs) else "", 3 * seats))
        rest.extend(turned[at + 1 : at + 2])
    return " ".join(["deal", *map(spell, hands), spell([*rest, *left])])


def tricks(*plays: tuple[int, str]) -> str:
    """Write whole tricks: each seat's cards in the order it plays them, the one that leads first.

    It leads to all of them.
    """
    rows = [[f"{seat} {face}" for face in cards(held)] for seat, held in plays]
    return ", ".join(", ".join(trick) for trick in zip(*rows, strict=True))


def made(
    points: int, seat: int, dealer: int, *, seats: int = 2, places: int = 1, said: str = "stand"
) -> tuple[Act, ...]:
    """Return a whole deal in which `seat` makes `points` of the four and nobody else any.

    Of 0 to 4 points with two seats, of all 4 with more. Spades are turned (5S) and `seat`, which
    takes every trick, comes to them from the high end: 4 are all chances, 3 High, Low and Game of
    a single small trump and a ten, 2 High and Low, 1 Game, 0 none. `places` is 1 where the turn
    goes to the left, -1 where it goes to the right; the eldest says `said` first.
    """
    low = {0: "8C2H3H4H5H6H", 1: "8CTH2H3H4H5H", 2: "3S2H3H4H5H6H", 3: "3STH2H3H4H5H"}
    winning = low.get(points, "ASKSQSJSTS9S")
    losing = iter([f"{ranks}" for ranks in ("2C3C4C5C6C7C", "2D3D4D5D6D7D", "2H3H4H5H6H7H")])
    held = {other: winning if other == seat else next(losing) for other in range(seats)}
    eldest = (dealer + places) % seats
    leader, plays = eldest, list[str]()
    for trick in range(6):
        order = [(leader + places * step) % seats for step in range(seats)]
        plays.extend(f"{one} {cards(held[one])[trick]}" for one in order)
        leader = seat
    begun = [f"{eldest} {said}"] if said else []
    return Deal(held, "5S"), ", ".join([*begun, *plays])


def leading_up_to(first: int, second: int) -> tuple[Act, ...]:
    """Return deals after which seat 0 has `first` and seat 1 has `second`, and 0 deals again."""
    ways = [
        (*((0, part) for part in mine), *((1, part) for part in theirs))
        for mine, theirs in product(_parts(first), _parts(second))
    ]
    even = [way for way in ways if len(way) % 2 == 0]
    deals = even[0] if even else (*ways[0], (0, 0))
    return tuple(made(points, seat, at % 2) for at, (seat, points) in enumerate(deals))


def _parts(total: int, most: int = 4) -> list[tuple[int, ...]]:
    """Return how a total can be made of deals of 4, 3 and 1, in which Game is never tied."""
    if total == 0:
        return [()]
    return [
        (part, *others)
        for part in (4, 3, 1)
        if part <= min(total, most)
        for others in _parts(total - part, part)
    ]


@dataclass(frozen=True, slots=True)
class Ruling:
    """What a record came to."""

    lines: tuple[dict[str, Any], ...]
    game: Game
    """The game as it stood last."""

    @property
    def last(self) -> dict[str, Any]:
        return self.lines[-1]

    @property
    def scores(self) -> list[int]:
        return self.last["scores"]

    @property
    def row(self) -> list[int]:
        """What the last finished deal added."""
        return self.last["deal_scores"][-1]

    @property
    def to_act(self) -> list[int]:
        return self.last["to_act"]

    @property
    def answers(self) -> set[str]:
        """The texts of all that may be done."""
        return {text for listed in self.last["legal"].values() for text in listed}

    @property
    def plays(self) -> set[str]:
        """The cards that may be played."""
        return {text.split()[1] for text in self.answers if text.startswith("play ")}

    @property
    def refused(self) -> str | None:
        """The rule by which the last action was refused."""
        assert "error" not in self.last or self.last["at"] == len(self.lines) - 1
        return self.last.get("error")

    @overload
    def seen(self, seat: Seat) -> AllFoursSeatView: ...
    @overload
    def seen(self, seat: None) -> AllFoursView: ...
    def seen(self, seat: Seat | None) -> AllFoursView:
        """Return what `seat` may know now."""
        return cast("AllFoursGame", self.game).view(seat)

    @property
    def winners(self) -> list[int] | None:
        return self.last["outcome"] and self.last["outcome"]["winners"]


def ruled(preset: str, *acts: Act, seats: int = 2, dealer: int = 0, **options: Option) -> Ruling:
    """Replay a record of deals and what seats do."""
    written: dict[str, Any] = {
        "variant": preset,
        "options": options,
        "seats": seats,
        "dealer": dealer,
        "actions": list(_actions(acts, seats)),
    }
    record = read_record(written)
    lines = tuple(replay(record, Random(0)))
    refused = "error" in lines[-1]
    return Ruling(lines, _standing(record, lines[-1]["at"] if refused else len(record.actions)))


def in_acts(*acts: Act, seats: int = 2) -> tuple[str, ...]:
    """Write deals and what seats do one by one: `-1 deal ...`, `1 beg`, `1 play AS`."""
    return tuple(f"{seat} {text}" for seat, text in _actions(acts, seats))


def _actions(acts: Iterable[Act], seats: int) -> Iterator[list[Any]]:
    for act in acts:
        if isinstance(act, Deal):
            yield [-1, written_out(act, seats)]
        elif isinstance(act, str):
            for one in filter(None, act.split(", ")):
                seat, text = one.split(" ", 1)
                yield [int(seat), f"play {text}" if len(text) == 2 else text]
        else:
            yield from _actions(act, seats)


def _standing(record: Record, count: int) -> Game:
    assert record.dealer is not None
    game = record.variant.start(record.seats, record.dealer)
    for seat, action in record.actions[:count]:
        game = game.apply(seat, action).game
    return game
