"""Records of All Fours, written from the few cards that a ruling is about."""

from itertools import product
from typing import Any, NamedTuple, TypeAlias

from engine.cards import Card, cards, pack, spell
from engine.contract.game import Game
from engine.contract.variant import Option
from engine.games.all_fours.view import AllFoursSeatView
from tests.rulings import written
from tests.rulings.written import Act, Dealt

Ruling: TypeAlias = written.Ruling[AllFoursSeatView]

Options: TypeAlias = dict[str, Any]
"""Options that several records share."""

OLD = ("af1807", "af1823", "af1845", "af1814")
"""The four old texts."""


class Deal(NamedTuple):
    """Hands begun, the cards turned one after the other, and what each run begins to deal."""

    hands: dict[int, str]
    turns: str = ""
    runs: tuple[str, ...] = ()

    def written(self, game: Game) -> str:
        """Write the whole pack down."""
        return written_out(self, game.seat_count)


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


def ruled(preset: str, *acts: Act, seats: int = 2, dealer: int = 0, **options: Option) -> Ruling:
    """Replay a record of deals and what seats do."""
    return written.ruled(preset, *acts, seats=seats, dealer=dealer, **options)


def in_acts(*acts: Act, seats: int = 2) -> tuple[str, ...]:
    """Write deals and what seats do one by one: `-1 deal ...`, `1 beg`, `1 play AS`."""
    return tuple(
        "{} {}".format(*written.of_seat(act)) if isinstance(act, str) else _dealt(act, seats)
        for act in written.flat(acts)
    )


def _dealt(deal: Dealt, seats: int) -> str:
    assert isinstance(deal, Deal)
    return f"-1 {written_out(deal, seats)}"
