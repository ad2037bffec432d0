"""The picture of a table in play, seen from above: every seat, and what lies between them."""

from collections.abc import Mapping, Sequence
from math import ceil
from typing import Final, NamedTuple

from bot.pictures.canvas import CHALK, GOLD, PAPER, PICTURE_WIDTH, SHADE, Canvas
from bot.pictures.cards import BACK, emblem, height_of
from bot.pictures.hand import lay_tucked, tucked_height
from bot.pictures.scenes import Pile, PositionLine, StockAndPile, StockBeside, TableScene
from bot.pictures.signs import coin, fitted, side_sign, width, write
from engine.cards import Card
from engine.contract.seats import Seat

_MARGIN: Final = 12
_PLATE: Final = 58
"""The height of a plate, with the sign, the name and the points of a seat."""
_SIGN: Final = 38
_LETTERS: Final = 28
_SMALL: Final = 22
_GAP: Final = 8
_FRAME: Final = 5
_CLEAR: Final = 12
"""How far a card is from a plate, so that it does not touch it in its frame."""
_WIDEST: Final = 200
_OPEN: Final = 56
_OPEN_STEP: Final = 46
"""How wide a card is that lies open beside a plate, and how much is seen of it below another."""

_ROWS: Final[Mapping[int, tuple[int, int, int]]] = {
    2: (1, 0, 1),
    3: (2, 0, 1),
    4: (1, 1, 1),
    5: (2, 1, 1),
    6: (3, 1, 1),
    7: (2, 1, 3),
    8: (3, 1, 3),
    9: (4, 1, 3),
    10: (4, 1, 4),
}
"""Of so many seats: how many sit above, on each side, and below; the nearest is in the middle."""

_CROSS: Final = 4
"""With up to so many seats cards lie in a cross; with more, those at the sides have a row."""

_MELD: Final = 62
_MELDS_A_ROW: Final = 8
_MELD_STEP: Final = 69
_MELD_ROW: Final = height_of(_MELD) + 2 * _GAP
_HEAP: Final = 78
_MIDDLE: Final = _MARGIN + _PLATE + 2 * _GAP
"""How far from the edge lies what is between the seats."""


class _Spot(NamedTuple):
    """The place of a plate: its middle, and the upper left corner of the card beside it.

    Cards of the hand that lie open begin at `beside`.
    """

    x: float
    y: float
    card: tuple[float, float]
    beside: tuple[float, float]


def paint_table(scene: TableScene) -> bytes:
    """Paint the seats around the cloth, the nearest at the bottom, and its hand below."""
    turns = isinstance(scene.middle, StockAndPile)
    canvas = Canvas(table_height(scene), scene.look)
    (_paint_turns if turns else _paint_tricks)(canvas, scene)
    lay_tucked(canvas, scene.hand)
    return canvas.png()


def table_height(scene: TableScene) -> int:
    """Return how high the picture is, so that whoever shows it knows if there is room."""
    turns = isinstance(scene.middle, StockAndPile)
    return (_turns_height if turns else _tricks_height)(scene) + tucked_height(scene.hand)


# Tricks ---------------------------------------------------------------------------------------


def _card_of(scene: TableScene) -> int:
    """Return how wide cards of a trick are: above a hand a screen has less room for them."""
    if len(scene.names) > _CROSS:
        return 68 if scene.hand else 80
    return 90 if scene.hand else 100


def _is_aside(scene: TableScene) -> bool:
    """Whether the nearest plate stands beside its card, above a hand, where it is alone."""
    return bool(scene.hand) and _ROWS[len(scene.names)][-1] == 1


def _tricks_height(scene: TableScene) -> int:
    count, deep = len(scene.names), height_of(_card_of(scene))
    middle = deep + 2 * _GAP if count > _CROSS and _ROWS[count][1] else _GAP
    plates = 1 if _is_aside(scene) else 2
    return 2 * (_MARGIN + deep) + plates * (_PLATE + _CLEAR) + middle


def _paint_tricks(canvas: Canvas, scene: TableScene) -> None:
    above, beside, below = _ROWS[len(scene.names)]
    card, aside, high = _card_of(scene), _is_aside(scene), _tricks_height(scene)
    wide = min(_WIDEST, PICTURE_WIDTH // max(above, below) - _GAP)
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
    box = (left - _GAP, top - _GAP, left + sign.width + _GAP, top + sign.height + _GAP)
    canvas.draw.rounded_rectangle(box, 12, fill=PAPER)
    canvas.image.paste(sign, (left, top))


def _spots(
    high: int, card: int, wide: int, rows: tuple[int, int, int], *, aside: bool
) -> list[_Spot]:
    """Return the spots clockwise, from the nearest."""
    above, beside, below = rows
    top, bottom = _MARGIN + _PLATE / 2, high - _MARGIN - _PLATE / 2
    cards_top = _MARGIN + _PLATE + _CLEAR
    cards_bottom = high - (_MARGIN if aside else cards_top) - height_of(card)
    to_left = (card + wide) / 2 + _CLEAR if aside else 0
    after = wide / 2 + _GAP
    upper = [_Spot(x, top, (x - card / 2, cards_top), (x + after, _MARGIN)) for x in _spread(above)]
    lower = [
        _Spot(
            x - to_left,
            bottom,
            (x - card / 2, cards_bottom),
            (x + after, high - _MARGIN - height_of(_OPEN)),
        )
        for x in _spread(below)
    ]
    left: list[_Spot] = []
    right: list[_Spot] = []
    if beside:
        # Nearer to the edge than others, so that four cards have room in the middle.
        x, y = _MARGIN / 2 + wide / 2, high / 2
        inward = x + wide / 2 + _CLEAR
        corner = y - height_of(card) / 2
        under = y + _PLATE / 2 + _GAP
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


def _meld_rows(line: PositionLine) -> int:
    return ceil(len(line.piles) / _MELDS_A_ROW)


def _turns_height(scene: TableScene) -> int:
    melds = sum([_meld_rows(line) for line in scene.lines if line.laid]) * _MELD_ROW
    return 2 * _MIDDLE + max(height_of(_HEAP) * 2 + _GAP, melds)


def _paint_turns(canvas: Canvas, scene: TableScene) -> None:
    """Paint the others above, the reader below, and between them the pile and the melds."""
    first, *others = _in_order(scene)
    laid = [line for line in scene.lines if line.laid]
    # Those of the reader lie before them.
    laid.sort(key=lambda line: scene.nearest in line.seats)
    high = _turns_height(scene)
    inside = high - 2 * _MIDDLE
    wide = min(_WIDEST + 40, PICTURE_WIDTH // max(1, len(others)) - _GAP)
    for line, x in zip(others, _spread(len(others)), strict=True):
        _plate(canvas, scene, line, (x, _MARGIN + _PLATE / 2), wide)
    _plate(
        canvas,
        scene,
        first,
        (PICTURE_WIDTH / 2, high - _MARGIN - _PLATE / 2),
        _WIDEST + 40,
    )
    if isinstance(scene.middle, StockAndPile):
        _paint_middle(canvas, scene.middle, (high - 2 * height_of(_HEAP) - _GAP) / 2)
    top = _MIDDLE + (inside - sum(map(_meld_rows, laid)) * _MELD_ROW) // 2
    for line in laid:
        _paint_melds(canvas, line, top)
        top += _meld_rows(line) * _MELD_ROW


def _paint_middle(canvas: Canvas, middle: StockAndPile, top: float) -> None:
    x, below = _MARGIN + _GAP, top + height_of(_HEAP) + _GAP
    if middle.stock:
        canvas.lay(BACK, x, top, _HEAP)
        coin(canvas, str(middle.stock), x + _HEAP, top + height_of(_HEAP) - 22, 40, CHALK)
    if middle.top is not None:
        canvas.lay(middle.top, x, below, _HEAP)
        colour = GOLD if middle.frozen else CHALK
        coin(canvas, str(middle.pile), x + _HEAP, below + height_of(_HEAP) - 22, 40, colour)
        if middle.frozen:
            _framed(canvas, x, below, _HEAP)


def _paint_melds(canvas: Canvas, line: PositionLine, top: float) -> None:
    """Lay the melds of a side, each by one of its cards and how many it has."""
    left = _MARGIN + _HEAP + 6 * _GAP
    for at, sign in enumerate(line.signs):
        side_sign(canvas, sign, left + 16, top + 24 + at * 38, 32)
    for number, pile in enumerate(line.piles):
        row, column = divmod(number, _MELDS_A_ROW)
        x = left + 44 + column * _MELD_STEP
        y = top + row * _MELD_ROW
        canvas.lay(_shown(pile), x, y, _MELD)
        count = len(pile.cards) if pile.number is None else pile.number
        colour = GOLD if pile.badge else CHALK
        coin(canvas, str(count), x + _MELD - 14, y + height_of(_MELD) - 12, 34, colour)


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
    box = (left, middle - _PLATE / 2, left + wide, middle + _PLATE / 2)
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
