"""Frames of a moving picture: a table seen from above, every hand face up around it.

Frames are smaller than other pictures and have few colours, since there are many of them in a
file. A card that was played leaves its place empty, so that little changes from frame to frame.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final, NamedTuple

from PIL import Image, ImageDraw, ImageFont

from bot.pictures.canvas import CHALK, CLOTH, GOLD, INK, SHADE, SIGN_COLOURS
from bot.pictures.cards import outline, sprite
from bot.pictures.heights import height_of
from bot.pictures.scenes import CardLook, Pile, PositionLine
from bot.pictures.signs import SHAPES, fitted, sign_shape
from engine.cards import Card
from engine.contract.seats import Seat

WIDTH: Final = 520
HEIGHT: Final = 500
TALL: Final = 720
"""The height if more than seven sit at the table."""

CARD: Final = 42
PLAYED: Final = 50
LEAST_WIDE: Final = 126
STEP: Final = 17
"""How much of a card is seen that lies under another."""
ROW: Final = 40
"""How much of a row of cards is seen that lies above another."""
A_ROW: Final = 7
SIGN: Final = 24
HEAD: Final = 28
"""The height of the line with the sign and the points of a seat."""
MELD: Final = 30
MELD_STEP: Final = 33
MELDS_A_ROW: Final = 6
MELDS_BETWEEN: Final = 4
"""Melds that have room in a row between seats to the left and to the right."""
MELD_ROW: Final = 46

_LEFT, _MIDDLE, _RIGHT = 88, 260, 432

_PLACES: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    2: ((_MIDDLE, 430), (_MIDDLE, 70)),
    3: ((_MIDDLE, 430), (_LEFT, 130), (_RIGHT, 130)),
    4: ((_MIDDLE, 430), (_LEFT, 250), (_MIDDLE, 70), (_RIGHT, 250)),
    5: ((_MIDDLE, 430), (_LEFT, 300), (150, 80), (370, 80), (_RIGHT, 300)),
    6: ((_MIDDLE, 430), (_LEFT, 330), (_LEFT, 150), (_MIDDLE, 60), (_RIGHT, 150), (_RIGHT, 330)),
    7: (
        (_MIDDLE, 440),
        (_LEFT, 360),
        (_LEFT, 200),
        (150, 60),
        (370, 60),
        (_RIGHT, 200),
        (_RIGHT, 360),
    ),
    8: (
        (150, 640),
        (_LEFT, 440),
        (_LEFT, 270),
        (150, 80),
        (370, 80),
        (_RIGHT, 270),
        (_RIGHT, 440),
        (370, 640),
    ),
    9: (
        (_MIDDLE, 650),
        (_LEFT, 510),
        (_LEFT, 360),
        (_LEFT, 210),
        (150, 70),
        (370, 70),
        (_RIGHT, 210),
        (_RIGHT, 360),
        (_RIGHT, 510),
    ),
    10: (
        (150, 650),
        (_LEFT, 510),
        (_LEFT, 360),
        (_LEFT, 210),
        (150, 70),
        (370, 70),
        (_RIGHT, 210),
        (_RIGHT, 360),
        (_RIGHT, 510),
        (370, 650),
    ),
}
"""The middles of the places of so many seats, clockwise from the reader's."""


@dataclass(frozen=True, slots=True)
class TableFrame:
    """One frame: the lines of a position, and of each seat its points in a few signs, and its name.

    `turns` says that the game has turns and melds, and no tricks.
    """

    lines: tuple[PositionLine, ...]
    marks: tuple[str, ...]
    names: tuple[str, ...]
    turns: bool = False


class _Place(NamedTuple):
    x: int
    y: int


class FramePainter:
    """Paints the frames of one picture, in their order; `nearest` is the seat at the bottom."""

    def __init__(self, look: CardLook, seats: Sequence[Seat], nearest: Seat) -> None:
        self._look: CardLook = look
        count = len(seats)
        at = seats.index(nearest) if nearest in seats else 0
        order = [seats[(at + turn) % count] for turn in range(count)]
        self._places = {
            seat: _Place(*place) for seat, place in zip(order, _PLACES[count], strict=True)
        }
        self._height = TALL if count > 7 else HEIGHT
        self._melds_a_row = MELDS_A_ROW if count == 2 else MELDS_BETWEEN
        self._rows: dict[Seat, tuple[Card, ...]] = {}

    def paint(self, frame: TableFrame) -> Image.Image:
        image = Image.new("RGB", (WIDTH, self._height), CLOTH)
        draw = ImageDraw.Draw(image)
        for line in frame.lines:
            if not line.laid:
                self._paint_place(image, draw, line, frame)
        self._paint_laid(image, draw, [line for line in frame.lines if line.laid])
        return image

    def _paint_place(
        self, image: Image.Image, draw: ImageDraw.ImageDraw, line: PositionLine, frame: TableFrame
    ) -> None:
        """Paint a seat: its sign and points, its cards, and what it has just played."""
        (seat,) = line.seats
        place = self._places[seat]
        held = [face for pile in line.piles for face in pile.cards]
        # In tricks a hand only shrinks; in turns it comes and goes.
        lying = held if frame.turns else self._lying(seat, held)
        a_row = A_ROW if place.x != _MIDDLE else 2 * A_ROW
        rows = [lying[at : at + a_row] for at in range(0, len(lying), a_row)] or [()]
        wide = max(LEAST_WIDE, CARD + STEP * (max(map(len, rows)) - 1))
        high = HEAD + ROW * (len(rows) - 1) + height_of(CARD)
        left = min(max(6, place.x - wide // 2), WIDTH - wide - 6)
        top = min(max(6, place.y - high // 2), self._height - high - 6)
        box = (left - 5, top - 3, left + wide + 5, top + high + 4)
        edge = GOLD if line.acted else None
        draw.rounded_rectangle(box, 8, fill=SHADE, outline=edge, width=3)
        _paint_head(image, draw, line, frame, (left, top), wide)
        there = list(held)
        for number, row in enumerate(rows):
            for at, face in enumerate(row):
                if face in there:
                    there.remove(face)
                    spot = (left + at * STEP, top + HEAD + number * ROW)
                    _lay(image, face, self._look, spot, CARD)
        if line.played is None:
            return
        if not frame.turns:
            _lay(image, line.played, self._look, self._middle(place), PLAYED)
        elif line.acted:
            beside = (left + wide + 9, top + high - height_of(MELD))
            below = (left, top + high + 6)
            spot = beside if place.x == _MIDDLE else below
            _lay(image, line.played, self._look, spot, MELD)

    def _lying(self, seat: Seat, held: Sequence[Card]) -> tuple[Card, ...]:
        """Return where the cards of a hand lie: as before, if some have gone and none has come."""
        before = list(self._rows.get(seat, ()))
        for face in held:
            if face not in before:
                self._rows[seat] = tuple(held)
                break
            before.remove(face)
        return self._rows.get(seat, ())

    def _middle(self, place: _Place) -> tuple[int, int]:
        """Return where a seat plays its card to."""
        x = WIDTH / 2 + (place.x - WIDTH / 2) * 0.36
        # Of more than seven no card may lie under another.
        inward = 0.36 if self._height == HEIGHT else 0.48
        y = self._height / 2 + (place.y - self._height / 2) * inward
        return round(x - PLAYED / 2), round(y - height_of(PLAYED) / 2)

    def _paint_laid(
        self, image: Image.Image, draw: ImageDraw.ImageDraw, laid: Sequence[PositionLine]
    ) -> None:
        """Show the melds of each side in the middle, each by its best card and how many it has."""
        a_row = self._melds_a_row
        rows = sum(ceil(len(line.piles) / a_row) for line in laid)
        top = (self._height - rows * MELD_ROW) // 2
        left = (WIDTH - MELD_STEP * a_row - SIGN) // 2
        for line in laid:
            for at, sign in enumerate(line.signs):
                _sign(image, sign, left - at * 8 + SIGN // 2, top + MELD_ROW // 2)
            for number, pile in enumerate(line.piles):
                row, column = divmod(number, a_row)
                x, y = left + SIGN + 6 + column * MELD_STEP, top + row * MELD_ROW
                natural = [face for face in pile.cards if face.suit != "*" and face.rank != 2]
                _lay(image, (natural or list(pile.cards))[-1], self._look, (x, y), MELD)
                _count(draw, pile, x + MELD - 4, y + height_of(MELD) - 5)
            top += ceil(len(line.piles) / a_row) * MELD_ROW


def _paint_head(
    image: Image.Image,
    draw: ImageDraw.ImageDraw,
    line: PositionLine,
    frame: TableFrame,
    corner: tuple[int, int],
    wide: int,
) -> None:
    """Paint the sign of a seat and its points, and between them as much of its name as fits."""
    (seat,), (sign,) = line.seats, line.signs
    left, middle = corner[0], corner[1] + HEAD // 2
    _sign(image, sign, left + SIGN // 2, middle)
    font, mark = ImageFont.load_default(20), frame.marks[seat].replace("\N{MINUS SIGN}", "-")
    draw.text((left + wide, middle), mark, fill=GOLD, font=font, anchor="rm")
    start = left + SIGN + 6
    name = fitted(frame.names[seat], 20, wide - SIGN - 12 - font.getlength(mark))
    draw.text((start, middle), name, fill=CHALK, font=font, anchor="lm")


def _lay(image: Image.Image, face: Card, look: CardLook, spot: tuple[int, int], width: int) -> None:
    shape = outline(width)
    image.paste(INK, (spot[0] - 1, spot[1]), shape)
    image.paste(sprite(face, look, width), spot, shape)


def _sign(image: Image.Image, sign: int, x: int, y: int) -> None:
    at = sign % len(SHAPES)
    shape = sign_shape(SHAPES[at], SIGN)
    image.paste(SIGN_COLOURS[at], (x - SIGN // 2, y - SIGN // 2), shape)


def _count(draw: ImageDraw.ImageDraw, pile: Pile, x: int, y: int) -> None:
    """Say how many cards a meld has; that of a canasta is golden."""
    count = len(pile.cards) if pile.number is None else pile.number
    draw.ellipse((x - 9, y - 9, x + 9, y + 9), fill=GOLD if pile.badge else CHALK)
    draw.text((x, y), str(count), fill=INK, font=ImageFont.load_default(13), anchor="mm")
