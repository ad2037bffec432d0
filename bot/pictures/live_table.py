"""The picture of a table in play, seen from above: every seat, and what lies between them."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.pictures.canvas import CHALK, GOLD, PAPER, SHADE, Canvas
from bot.pictures.cards import BACK, emblem
from bot.pictures.hand import lay_tucked
from bot.pictures.heights import (
    CLEAR,
    GAP,
    HEAP,
    MARGIN,
    MELD,
    MELD_ROW,
    MELDS_A_ROW,
    MIDDLE,
    PICTURE_WIDTH,
    PLATE,
    ROWS,
    height_of,
    is_aside,
    meld_rows,
    table_height,
    trick_card,
    tricks_height,
    turns_height,
)
from bot.pictures.scenes import Pile, PositionLine, StockAndPile, StockBeside, TableScene
from bot.pictures.signs import coin, fitted, side_sign, width, write
from engine.cards import Card
from engine.contract.seats import Seat

_SIGN: Final = 38
_LETTERS: Final = 28
_SMALL: Final = 22
_FRAME: Final = 5
_WIDEST: Final = 200
_OPEN: Final = 56
_OPEN_STEP: Final = 46
"""How wide a card is that lies open beside a plate, and how much is seen of it below another."""


_MELD_STEP: Final = 69


class _Spot(NamedTuple):
    """The place of a plate: its middle, and the upper left corner of the card beside it.

    Cards of the hand that lie open begin at `beside`.
    """

    x: float
    y: float
    card: tuple[float, float]
    beside: tuple[float, float]


def paint_table(scene: TableScene) -> bytes:
    return table_canvas(scene, table_height(scene)).png()


def table_canvas(scene: TableScene, high: int) -> Canvas:
    """Paint the seats around the cloth, the nearest at the bottom, and its hand below."""
    turns = isinstance(scene.middle, StockAndPile)
    canvas = Canvas(high, scene.look)
    (_paint_turns if turns else _paint_tricks)(canvas, scene)
    lay_tucked(canvas, scene.hand)
    return canvas


# Tricks ---------------------------------------------------------------------------------------


def _paint_tricks(canvas: Canvas, scene: TableScene) -> None:
    above, beside, below = ROWS[len(scene.names)]
    card, aside, high = trick_card(scene), is_aside(scene), tricks_height(scene)
    wide = min(_WIDEST, PICTURE_WIDTH // max(above, below) - GAP)
    spots = _spots(high, card, wide, (above, beside, below), aside=aside)
    for line, spot in zip(_in_order(scene), spots, strict=True):
        _plate(canvas, scene, line, (spot.x, spot.y), wide)
        if line.played is not None:
            x, y = spot.card
            canvas.lay(line.played, x, y, card)
            if line.acted:
                _framed(canvas, x, y, card)
        elif line.seats[0] in scene.awaited:
            _framed(canvas, *spot.card, card)
        lying_open = [face for pile in line.piles for face in pile.cards]
        for at, face in enumerate(lying_open):
            canvas.lay(face, spot.beside[0] + at * _OPEN_STEP, spot.beside[1], _OPEN)
    if isinstance(scene.middle, StockBeside):
        _paint_beside(canvas, scene.middle, card, high / 2)


def _paint_beside(canvas: Canvas, stock: StockBeside, card: int, middle: float) -> None:
    """Paint the stock to the left of the trick, and the sign of trumps to its right."""
    if stock.count:
        x, y = PICTURE_WIDTH / 4 - card / 2, middle - height_of(card) / 2
        canvas.lay(stock.top or BACK, x, y, card)
        coin(canvas, str(stock.count), x + card, y + height_of(card) - 22, 40, CHALK)
    sign, x = emblem(stock.trump, canvas.look, card), PICTURE_WIDTH * 3 // 4
    left, top = x - sign.width // 2, round(middle) - sign.height // 2
    box = (left - GAP, top - GAP, left + sign.width + GAP, top + sign.height + GAP)
    canvas.draw.rounded_rectangle(box, 12, fill=PAPER)
    canvas.image.paste(sign, (left, top))


def _spots(
    high: int, card: int, wide: int, rows: tuple[int, int, int], *, aside: bool
) -> list[_Spot]:
    """Return the spots clockwise, from the nearest."""
    above, beside, below = rows
    top, bottom = MARGIN + PLATE / 2, high - MARGIN - PLATE / 2
    cards_top = MARGIN + PLATE + CLEAR
    cards_bottom = high - (MARGIN if aside else cards_top) - height_of(card)
    to_left = (card + wide) / 2 + CLEAR if aside else 0
    after = wide / 2 + GAP
    upper = [_Spot(x, top, (x - card / 2, cards_top), (x + after, MARGIN)) for x in _spread(above)]
    lower = [
        _Spot(
            x - to_left,
            bottom,
            (x - card / 2, cards_bottom),
            (x + after, high - MARGIN - height_of(_OPEN)),
        )
        for x in _spread(below)
    ]
    left: list[_Spot] = []
    right: list[_Spot] = []
    if beside:
        # Nearer to the edge than others, so that four cards have room in the middle.
        x, y = MARGIN / 2 + wide / 2, high / 2
        inward = x + wide / 2 + CLEAR
        corner = y - height_of(card) / 2
        under = y + PLATE / 2 + GAP
        left = [_Spot(x, y, (inward, corner), (x - wide / 2, under))]
        x = PICTURE_WIDTH - x
        outward = PICTURE_WIDTH - inward - card
        right = [_Spot(x, y, (outward, corner), (x - wide / 2, under))]
    at = (below - 1) // 2
    return [*lower[at::-1], *left, *upper, *right, *lower[:at:-1]]


def _spread(count: int) -> list[float]:
    return [PICTURE_WIDTH * (at + 0.5) / count for at in range(count)]


def _framed(canvas: Canvas, x: float, y: float, card: int) -> None:
    """Draw a frame of gold around a card."""
    box = (x - _FRAME, y - _FRAME, x + card + _FRAME - 1, y + height_of(card) + _FRAME - 1)
    canvas.draw.rounded_rectangle(box, 10, outline=GOLD, width=_FRAME)


# Turns ----------------------------------------------------------------------------------------


def _paint_turns(canvas: Canvas, scene: TableScene) -> None:
    """Paint the others above, the reader below, and between them the pile and the melds."""
    first, *others = _in_order(scene)
    laid = [line for line in scene.lines if line.laid]
    # Those of the reader lie before them.
    laid.sort(key=lambda line: scene.nearest in line.seats)
    high = turns_height(scene)
    inside = high - 2 * MIDDLE
    wide = min(_WIDEST + 40, PICTURE_WIDTH // max(1, len(others)) - GAP)
    for line, x in zip(others, _spread(len(others)), strict=True):
        _plate(canvas, scene, line, (x, MARGIN + PLATE / 2), wide)
    _plate(
        canvas,
        scene,
        first,
        (PICTURE_WIDTH / 2, high - MARGIN - PLATE / 2),
        _WIDEST + 40,
    )
    if isinstance(scene.middle, StockAndPile):
        _paint_middle(canvas, scene.middle, (high - 2 * height_of(HEAP) - GAP) / 2)
    top = MIDDLE + (inside - sum(map(meld_rows, laid)) * MELD_ROW) // 2
    for line in laid:
        _paint_melds(canvas, line, top)
        top += meld_rows(line) * MELD_ROW


def _paint_middle(canvas: Canvas, middle: StockAndPile, top: float) -> None:
    x, below = MARGIN + GAP, top + height_of(HEAP) + GAP
    if middle.stock:
        canvas.lay(BACK, x, top, HEAP)
        coin(canvas, str(middle.stock), x + HEAP, top + height_of(HEAP) - 22, 40, CHALK)
    if middle.top is not None:
        canvas.lay(middle.top, x, below, HEAP)
        colour = GOLD if middle.frozen else CHALK
        coin(canvas, str(middle.pile), x + HEAP, below + height_of(HEAP) - 22, 40, colour)
        if middle.frozen:
            _framed(canvas, x, below, HEAP)


def _paint_melds(canvas: Canvas, line: PositionLine, top: float) -> None:
    """Lay the melds of a side, each by one of its cards and how many it has."""
    left = MARGIN + HEAP + 6 * GAP
    for at, sign in enumerate(line.signs):
        side_sign(canvas, sign, left + 16, top + 24 + at * 38, 32)
    for number, pile in enumerate(line.piles):
        row, column = divmod(number, MELDS_A_ROW)
        x = left + 44 + column * _MELD_STEP
        y = top + row * MELD_ROW
        canvas.lay(_shown(pile), x, y, MELD)
        count = len(pile.cards) if pile.number is None else pile.number
        colour = GOLD if pile.badge else CHALK
        coin(canvas, str(count), x + MELD - 14, y + height_of(MELD) - 12, 34, colour)


def _shown(pile: Pile) -> Card:
    natural = [face for face in pile.cards if face.suit != "*" and face.rank != 2]
    return (natural or list(pile.cards))[-1]


# Seats ----------------------------------------------------------------------------------------


def _in_order(scene: TableScene) -> Sequence[PositionLine]:
    """Return the lines of the seats clockwise, from the nearest."""
    lines = [line for line in scene.lines if not line.laid]
    seats = [line.seats[0] for line in lines]
    at = seats.index(scene.nearest) if scene.nearest in seats else 0
    return [*lines[at:], *lines[:at]]


def _plate(
    canvas: Canvas, scene: TableScene, line: PositionLine, at: tuple[float, float], wide: int
) -> None:
    """Paint the plate of a seat around a place."""
    (seat,) = line.seats
    left, middle = at[0] - wide / 2, at[1]
    box = (left, middle - PLATE / 2, left + wide, middle + PLATE / 2)
    edge = GOLD if line.acted else None
    canvas.draw.rounded_rectangle(box, 12, fill=SHADE, outline=edge, width=_FRAME - 1)
    side_sign(canvas, line.signs[0], left + 8 + _SIGN / 2, middle, _SIGN)
    right = left + wide - 10
    write(canvas, scene.marks[seat], right, middle, _LETTERS, GOLD, "rm")
    right -= width(scene.marks[seat], _LETTERS) + 6
    if scene.held:
        right = _paint_held(canvas, scene, seat, right, middle)
    start = left + _SIGN + 14
    name, room = scene.names[seat], right - start
    # Smaller letters first; what does not fit even so is cut.
    size = next((one for one in (_LETTERS, _SMALL) if width(name, one) <= room), _SMALL)
    write(canvas, fitted(name, size, room), start, middle, size, CHALK, "lm")


def _paint_held(
    canvas: Canvas, scene: TableScene, seat: Seat, right: float, middle: float
) -> float:
    """Show how many cards a seat holds, on the back of one; return where it begins."""
    card = 32
    canvas.lay(BACK, right - card, middle - height_of(card) / 2, card)
    coin(canvas, str(scene.held[seat]), right - card / 2, middle, 30, CHALK)
    return right - card - 8
