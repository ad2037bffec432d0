"""Scenes: what a picture shows, as values that know nothing of painting.

Equal scenes look equal, so a picture is known by its scene: in a screen, in the store of what was
painted, and on a message, whose file bears the scene's name. Players are seats in a picture: each
has a sign, and the text below says whose it is, for few names can be written with the letters here.
"""

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from engine.cards import Card
from engine.contract.seats import Seat

PAINTING: Final = 11
"""Raised when the same scene is painted in another way, so that no message keeps the old one."""

CardLook: TypeAlias = Literal["two-colours", "four-colours"]
"""How many colours the suits have."""

Badge: TypeAlias = Literal["", "high", "low", "hung", "game", "more", "natural", "mixed", "samba"]
"""A small sign on cards: why they count, or what kind of canasta they are."""

Crown: TypeAlias = Literal["", "moon", "out"]
"""The greatest thing in a deal, beside who did it: the moon, or going out."""


@dataclass(frozen=True, slots=True)
class HandScene:
    """Cards side by side, in the order given, as a hand is held."""

    cards: tuple[Card, ...]
    look: CardLook


@dataclass(frozen=True, slots=True)
class Pile:
    """Cards that lie together; a `number` stands on their badge."""

    cards: tuple[Card, ...]
    badge: Badge = ""
    number: int | None = None


@dataclass(frozen=True, slots=True)
class DealLine:
    """The deal of a seat, or of seats that count together; `points` as they are shown.

    `signs` are those of its seats.
    """

    seats: tuple[Seat, ...]
    signs: tuple[int, ...]
    piles: tuple[Pile, ...]
    points: str
    crown: Crown = ""


@dataclass(frozen=True, slots=True)
class Big:
    """The main thing in a deal, and whose it is: a card, or the moon if it is none."""

    seat: Seat
    sign: int
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class DealScene:
    """A finished deal, a line for each side."""

    lines: tuple[DealLine, ...]
    look: CardLook
    big: Big | None = None


@dataclass(frozen=True, slots=True)
class ChartLine:
    """The totals of a side after each deal."""

    seats: tuple[Seat, ...]
    sign: int
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ChartScene:
    """The totals of all sides, from deal to deal; the sides are in the order of their signs."""

    lines: tuple[ChartLine, ...]

    def signs_of(self, line: ChartLine) -> tuple[int, ...]:
        """Return the signs of those whose line it is."""
        return signs_of(line.seats, [one.seats for one in self.lines])


@dataclass(frozen=True, slots=True)
class CourseScene:
    """A rating from game to game: the number shown after each, oldest first, two at least."""

    shown: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ExampleScene:
    """Cards of a worked example side by side, in the order given; one pile may have a frame."""

    piles: tuple[Pile, ...]
    look: CardLook
    marked: int | None = None


@dataclass(frozen=True, slots=True)
class SideWorth:
    """The worth of what a side has laid: points of the deal, as they are shown.

    Before it has opened it `needs` so much, then it has `made` so many canastas of those needed.
    """

    points: str
    needs: str = ""
    made: str = ""


@dataclass(frozen=True, slots=True)
class PositionLine:
    """The hand of a seat, or what lies before seats that play together.

    `played` lies on the table: in a trick, or discarded last. `acted` says that it was done just
    now. `laid` says that the piles lie face up for everybody, and are no hand; there a table in
    play has a `worth`.
    """

    seats: tuple[Seat, ...]
    signs: tuple[int, ...]
    piles: tuple[Pile, ...]
    played: Card | None = None
    acted: bool = False
    laid: bool = False
    worth: SideWorth | None = None


@dataclass(frozen=True, slots=True)
class PositionScene:
    """A moment of a game that is over: every hand face up."""

    lines: tuple[PositionLine, ...]
    look: CardLook


@dataclass(frozen=True, slots=True)
class StockAndPile:
    """The stock and the pile of a game of turns: both with how many cards they have."""

    stock: int
    pile: int
    top: Card | None = None
    frozen: bool = False


@dataclass(frozen=True, slots=True)
class StockBeside:
    """The stock beside a trick, its top card if that is seen, and the suit that is trump, if any.

    Of a stock that nobody draws from the `top` card alone is shown, without a count.
    """

    count: int
    trump: str | None
    top: Card | None = None


@dataclass(frozen=True, slots=True)
class TableScene:
    """A table in play, seen from above: what everybody sees there, and no cards of another.

    The lines are those of a position, without hands; `acted` says who takes the trick, which may
    change until it is `taken`, or whose turn it is. `names` and `marks` are those of all seats: a
    few letters, and points in a few signs; so are `totals`, if no text tells them. `held` counts
    the cards of each, if that tells anything.
    The seat `nearest` is at the bottom, and below it lies its `hand`, if the picture is for it
    alone; those `raised` it may play now, if these are not all. Whoever is `awaited` in a trick is
    marked, and so are the seat that has `led` and those whose card is `cancelled`. The seat that
    is `starred` played, or did, what stands out. `home` is what the side of each seat has made of
    the deal so far.
    """

    lines: tuple[PositionLine, ...]
    names: tuple[str, ...]
    marks: tuple[str, ...]
    look: CardLook
    nearest: Seat = 0
    held: tuple[int, ...] = ()
    middle: StockAndPile | StockBeside | None = None
    taken: bool = False
    awaited: tuple[Seat, ...] = ()
    hand: tuple[Card, ...] = ()
    raised: tuple[Card, ...] = ()
    totals: tuple[str, ...] = ()
    led: Seat | None = None
    cancelled: tuple[Seat, ...] = ()
    starred: Seat | None = None
    home: tuple[tuple[Pile, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class AnimationScene:
    """A moving picture that was painted elsewhere; `digest` tells it from others."""

    digest: str
    content: bytes = field(repr=False, compare=False)

    @classmethod
    def of(cls, content: bytes) -> "AnimationScene":
        """Return the scene that shows a file."""
        return cls(hashlib.sha256(content).hexdigest(), content)


SIDES: Final = 10
"""Number of the signs of sides, and of the first seat of each."""
PARTNERS: Final = 2
"""Seats that a side may have beside its first."""


def sign_of(seat: Seat, sides: Sequence[Sequence[Seat]]) -> int:
    """Return the sign of a seat: partners share a colour, and each has a shape of their own."""
    at, side = next((at, side) for at, side in enumerate(sides) if seat in side)
    number = side.index(seat)
    return SIDES + PARTNERS * at + number - 1 if number else at


def signs_of(seats: Iterable[Seat], sides: Sequence[Sequence[Seat]]) -> tuple[int, ...]:
    """Return the sign of each seat."""
    return tuple(sign_of(seat, sides) for seat in seats)


Scene: TypeAlias = (
    HandScene
    | DealScene
    | ChartScene
    | CourseScene
    | ExampleScene
    | PositionScene
    | TableScene
    | AnimationScene
)


def file_name(scene: Scene) -> str:
    """Return the name of the file that shows a scene; it tells nothing to those who read it."""
    written = f"{PAINTING} {scene!r}"
    kind = "gif" if isinstance(scene, AnimationScene) else "png"
    return f"{hashlib.sha256(written.encode()).hexdigest()[:24]}.{kind}"
