"""The picture of a table in play, seen from above: every seat, and what lies between them."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.pictures.canvas import CHALK, GOLD, PAPER, SHADE, SIGN_COLOURS, Canvas, Colour
from bot.pictures.cards import BACK, emblem
from bot.pictures.hand import lay_tucked
from bot.pictures.heights import (
    CLEAR,
    CROSS,
    GAP,
    HEAP,
    LOWER,
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
    is_tall,
    meld_rows,
    plate_height,
    table_height,
    trick_card,
    tricks_height,
    tucked_height,
    turns_height,
)
from bot.pictures.piles import badge
from bot.pictures.scenes import Pile, PositionLine, StockAndPile, StockBeside, TableScene
from bot.pictures.signs import coin, fitted, side_sign, star, width, write
from engine.cards import Card
from engine.contract.seats import Seat

_SIGN: Final = 38
_LETTERS: Final = 28
_SMALL: Final = 22
_FRAME: Final = 5
_LED: Final = 30
_STAR: Final = 44
_CROSSED: Final[Colour] = SIGN_COLOURS[2]
"""The size of the mark of the card led, and the colour of that of a card that is cancelled."""
_WIDEST: Final = 184
_FROM_SIDE: Final = 24
"""How far a card is from a plate to its left or right."""
_OPEN: Final = 56
_SMALL_OPEN: Final = 44
_OPEN_STEP: Final = 46
_OPEN_DOWN: Final = 38
"""How wide a card is that lies open beside a plate, and how much is seen of it below another."""
_COIN: Final = 42
_OF_STOCK: Final = 90
_SMALL_OF_STOCK: Final = 68
"""How wide the card turned up is, and the sign of trumps."""

_MELD_STEP: Final = 66
_SIDE: Final = 84
"""How wide is what stands before the melds of a side: who it is, and how it stands."""
_SIDE_SIGN: Final = 26


class _Spot(NamedTuple):
    """The place of a plate: its middle, and the upper left corner of the card beside it.

    What lies open before a seat begins at `beside`, and goes to the right or `down`.
    """

    x: float
    y: float
    card: tuple[float, float]
    beside: tuple[float, float]
    down: bool = False


def paint_table(scene: TableScene) -> bytes:
    return table_canvas(scene, table_height(scene)).png()


def table_canvas(scene: TableScene, high: int) -> Canvas:
    """Paint the seats around the cloth, the nearest at the bottom, and its hand below."""
    turns = isinstance(scene.middle, StockAndPile)
    canvas = Canvas(high, scene.look)
    (_paint_turns if turns else _paint_tricks)(canvas, scene)
    if scene.starred is not None:
        _border(canvas, table_height(scene) - tucked_height(scene.hand))
    lay_tucked(canvas, scene.hand)
    return canvas


def _border(canvas: Canvas, high: int) -> None:
    """Draw a border of gold around the cloth, at a moment that stands out."""
    box = (0, 0, PICTURE_WIDTH - 1, high - 1)
    canvas.draw.rounded_rectangle(box, 20, outline=GOLD, width=_FRAME + 2)


# Tricks ---------------------------------------------------------------------------------------


def _paint_tricks(canvas: Canvas, scene: TableScene) -> None:
    above, _, below = ROWS[len(scene.names)]
    card, wide = trick_card(scene), min(_WIDEST, PICTURE_WIDTH // max(above, below) - GAP)
    for line, spot in zip(_in_order(scene), _spots(scene, card, wide), strict=True):
        (seat,) = line.seats
        _plate(canvas, scene, line, (spot.x, spot.y), wide)
        if line.played is not None:
            x, y = spot.card
            canvas.lay(line.played, x, y, card)
            if line.acted:
                _framed(canvas, x, y, card)
            if seat == scene.led:
                coin(canvas, "1", x + _LED / 2, y + height_of(card) - _LED / 2, _LED, CHALK)
            if seat == scene.starred:
                star(canvas, x + card - 8, y + 8, _STAR)
            if seat in scene.cancelled:
                coin(canvas, "x", x + card / 2, y + height_of(card) / 2, card * 2 // 3, _CROSSED)
        elif seat in scene.awaited:
            _framed(canvas, *spot.card, card)
        _paint_open(canvas, (*line.piles, *(scene.home[seat] if scene.home else ())), spot)
    if isinstance(scene.middle, StockBeside):
        _paint_beside(canvas, scene.middle, scene)


def _paint_open(canvas: Canvas, piles: Sequence[Pile], spot: _Spot) -> None:
    """Paint what lies open before a seat: cards, and a badge for what it has made."""
    (x, y), card = spot.beside, _SMALL_OPEN if spot.down else _OPEN
    for pile in piles:
        if pile.badge:
            badge(canvas, pile, x + _COIN / 2, y + _COIN / 2, _COIN)
            x, y = (x, y + _OPEN_DOWN) if spot.down else (x + _OPEN_STEP, y)
            continue
        for face in pile.cards:
            canvas.lay(face, x, y, card)
            x, y = (x, y + _OPEN_DOWN) if spot.down else (x + _OPEN_STEP, y)


def _paint_beside(canvas: Canvas, stock: StockBeside, scene: TableScene) -> None:
    """Paint the stock or the card turned up where there is room, and the sign of trumps."""
    seats, deep = len(scene.names), height_of(trick_card(scene))
    card = _OF_STOCK if seats <= CROSS else _SMALL_OF_STOCK
    plate, middle = plate_height(scene), tricks_height(scene) / 2
    x, y = {
        2: (PICTURE_WIDTH / 4 - card / 2, middle),
        3: (PICTURE_WIDTH / 2, MARGIN + plate + CLEAR + deep / 2),
        4: (MARGIN + GAP + card, MARGIN + height_of(card) / 2),
    }.get(seats, (PICTURE_WIDTH / 2, middle))
    if stock.count or stock.top:
        left, top = x - card - GAP / 2, y - height_of(card) / 2
        canvas.lay(stock.top or BACK, left, top, card)
        if stock.count:
            coin(canvas, str(stock.count), left + card, top + height_of(card) - 22, 40, CHALK)
        x += card + GAP / 2 + (20 if stock.count else 0)
    if stock.trump is not None:
        sign = emblem(stock.trump, canvas.look, card * 2 // 3)
        left, top = round(x) - card // 2 + GAP, round(y) - sign.height // 2
        box = (left - GAP, top - GAP, left + sign.width + GAP, top + sign.height + GAP)
        canvas.draw.rounded_rectangle(box, 12, fill=PAPER)
        canvas.image.paste(sign, (left, top))


def _spots(scene: TableScene, card: int, wide: int) -> list[_Spot]:
    """Return the spots clockwise, from the nearest."""
    above, beside, below = ROWS[len(scene.names)]
    plate, high, aside = plate_height(scene), tricks_height(scene), is_aside(scene)
    top, bottom = MARGIN + plate / 2, high - MARGIN - plate / 2
    cards_top = MARGIN + plate + CLEAR
    cards_bottom = high - (MARGIN if aside else cards_top) - height_of(card)
    to_left = (card + wide) / 2 + _FROM_SIDE if aside else 0
    after, crowded = wide / 2 + GAP, len(scene.names) > CROSS

    def spot(x: float, plate_at: tuple[float, float], cards_at: float, open_at: float) -> _Spot:
        begin = (x + card / 2 + 3, cards_at) if crowded else (x + after, open_at)
        return _Spot(*plate_at, (x - card / 2, cards_at), begin, crowded)

    lowest = high - MARGIN - height_of(_OPEN)
    upper = [spot(x, (x, top), cards_top, MARGIN) for x in _spread(above)]
    lower = [spot(x, (x - to_left, bottom), cards_bottom, lowest) for x in _spread(below)]
    left: list[_Spot] = []
    right: list[_Spot] = []
    if beside:
        # Nearer to the edge than others, so that four cards have room in the middle.
        x, y = MARGIN / 2 + wide / 2, high / 2
        inward = x + wide / 2 + _FROM_SIDE
        corner = y - height_of(card) / 2
        under = y + plate / 2 + GAP
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
    left = MARGIN + HEAP + 5 * GAP
    for at, sign in enumerate(line.signs):
        side_sign(canvas, sign, left + (at + 0.5) * (_SIDE_SIGN + 2), top + 16, _SIDE_SIGN)
    left += _SIDE
    if (worth := line.worth) is not None:
        for at, said in enumerate((worth.points, worth.made)):
            write(canvas, said, left - GAP, top + 44 + at * 28, _LETTERS - 2, CHALK, "rm")
        if worth.needs:
            box = (left, top, left + MELD - 1, top + height_of(MELD) - 1)
            canvas.draw.rounded_rectangle(box, 6, outline=CHALK, width=2)
            middle = left + MELD / 2, top + height_of(MELD) / 2
            size = next(one for one in (26, 20, 16, 12, 9) if width(worth.needs, one) < MELD - 4)
            write(canvas, worth.needs, *middle, size, CHALK)
            left += _MELD_STEP
    for number, pile in enumerate(line.piles):
        row, column = divmod(number, MELDS_A_ROW)
        x = left + column * _MELD_STEP
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
    left, middle, half = at[0] - wide / 2, at[1], plate_height(scene) / 2
    box = (left, middle - half, left + wide, middle + half)
    # In turns nobody is waited for but whoever acts.
    asked = line.acted if isinstance(scene.middle, StockAndPile) else seat in scene.awaited
    edge = GOLD if asked else None
    canvas.draw.rounded_rectangle(box, 12, fill=SHADE, outline=edge, width=_FRAME - 1)
    right = left + wide - 10
    if is_tall(scene):
        below = middle + half - 4 - _LETTERS / 2
        told = [scene.marks[seat], *scene.totals[seat : seat + 1]]
        write(canvas, told[-1], right, below, _LETTERS, GOLD, "rm")
        write(canvas, "".join(told[:-1]), left + _SIGN + 14, below, _LETTERS, CHALK, "lm")
        middle -= LOWER / 2
    else:
        write(canvas, scene.marks[seat], right, middle, _LETTERS, GOLD, "rm")
        right -= width(scene.marks[seat], _LETTERS) + 6
    side_sign(canvas, line.signs[0], left + 8 + _SIGN / 2, middle, _SIGN)
    if seat == scene.starred and isinstance(scene.middle, StockAndPile):
        # In a trick it is on the card.
        star(canvas, left + wide, middle - half + 8, _STAR)
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
