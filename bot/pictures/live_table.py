"""The picture of a table in play, seen from above: every seat, and what lies between them."""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from bot.pictures.canvas import CHALK, GOLD, PAPER, SHADE, SIGN_COLOURS, Canvas, Colour
from bot.pictures.cards import BACK, emblem
from bot.pictures.hand import ABOVE, tucked_hand
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
from bot.pictures.parts import AROUND, Cloth
from bot.pictures.piles import badge
from bot.pictures.scenes import (
    Pile,
    PositionLine,
    SideWorth,
    StockAndPile,
    StockBeside,
    TableScene,
)
from bot.pictures.signs import coin, fitted, side_sign, star, width, write
from engine.cards import Card

_SIGN: Final = 38
_LETTERS: Final = 28
_SMALL: Final = 22
_FRAME: Final = 5
_BACK: Final = 32
_LED: Final = 30
_STAR: Final = 44
_CROSSED: Final[Colour] = SIGN_COLOURS[2]
"""The size of the mark of the card led, and the colour of that of a card that is cancelled."""
_WIDEST: Final = 184
_WIDEST_IN_TURNS: Final = 244
"""How wide a plate is then, at most: five letters of a name have room beside thousands."""
_FROM_SIDE: Final = 24
"""How far a card is from a plate to its left or right."""
_OPEN: Final = 56
_SMALL_OPEN: Final = 44
_OPEN_STEP: Final = 46
_OPEN_DOWN: Final = 38
_OPEN_HIGH: Final = height_of(_OPEN)
"""How wide a card is that lies open beside a plate, and how much is seen of it below another."""
_COIN: Final = 42
_OF_STOCK: Final = 90
_SMALL_OF_STOCK: Final = 68
"""How wide the card turned up is, and the sign of trumps."""

_MELD_STEP: Final = 66
_OF_SEQUENCE: Final = 46
"""How wide each of the two cards is that stand for a sequence."""
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
    return table_cloth(scene, table_height(scene)).png()


def table_cloth(scene: TableScene, high: int) -> Cloth:
    """Put the seats around the cloth, the nearest at the bottom, and its hand below."""
    turns = isinstance(scene.middle, StockAndPile)
    cloth = Cloth(high, scene.look)
    (_put_turns if turns else _put_tricks)(cloth, scene)
    if scene.hand:
        cloth.cover(
            tucked_hand(scene.hand, scene.raised, scene.look),
            high - tucked_height(scene.hand) - ABOVE,
        )
    if scene.starred is not None:
        # A border of gold, at a moment that stands out.
        below = table_height(scene) - tucked_height(scene.hand) - 1
        cloth.frame((0, 0, PICTURE_WIDTH - 1, below), 20, GOLD, _FRAME + 2)
    return cloth


# Tricks ---------------------------------------------------------------------------------------


def _put_tricks(cloth: Cloth, scene: TableScene) -> None:
    above, _, below = ROWS[len(scene.names)]
    card, wide = trick_card(scene), min(_WIDEST, PICTURE_WIDTH // max(above, below) - GAP)
    for line, spot in zip(_in_order(scene), _spots(scene, card, wide), strict=True):
        (seat,) = line.seats
        _put_plate(cloth, scene, line, (spot.x, spot.y), wide)
        if line.acted if line.played is not None else seat in scene.awaited:
            _framed(cloth, *spot.card, card)
        if line.played is not None:
            signs = seat == scene.led, seat == scene.starred, seat in scene.cancelled
            cloth.put(_paint_played, spot.card, (card, height_of(card)), line.played, card, signs)
        if piles := (*line.piles, *(scene.home[seat] if scene.home else ())):
            long = sum(1 if pile.badge else len(pile.cards) for pile in piles)
            size = (
                (_OPEN, long * _OPEN_DOWN + _OPEN) if spot.down else (long * _OPEN_STEP, _OPEN_HIGH)
            )
            cloth.put(_paint_open, spot.beside, size, piles, spot.down)
    if isinstance(scene.middle, StockBeside):
        _put_beside(cloth, scene.middle, scene)


def _paint_played(canvas: Canvas, face: Card, card: int, signs: tuple[bool, bool, bool]) -> None:
    """Paint a card of a trick, and whether it was led, is starred, and cannot take the trick."""
    led, starred, cancelled = signs
    x = y = AROUND
    canvas.lay(face, x, y, card)
    if led:
        coin(canvas, "1", x + _LED / 2, y + height_of(card) - _LED / 2, _LED, CHALK)
    if starred:
        star(canvas, x + card - 8, y + 8, _STAR)
    if cancelled:
        coin(canvas, "x", x + card / 2, y + height_of(card) / 2, card * 2 // 3, _CROSSED)


def _paint_open(canvas: Canvas, piles: Sequence[Pile], down: bool) -> None:  # noqa: FBT001  as it was told
    """Paint what lies open before a seat: cards, and a badge for what it has made."""
    x, y, card = AROUND, AROUND, _SMALL_OPEN if down else _OPEN
    for pile in piles:
        if pile.badge:
            badge(canvas, pile, x + _COIN / 2, y + _COIN / 2, _COIN)
            x, y = (x, y + _OPEN_DOWN) if down else (x + _OPEN_STEP, y)
            continue
        for face in pile.cards:
            canvas.lay(face, x, y, card)
            x, y = (x, y + _OPEN_DOWN) if down else (x + _OPEN_STEP, y)


def _put_beside(cloth: Cloth, stock: StockBeside, scene: TableScene) -> None:
    """Put the stock or the card turned up where there is room, and the sign of trumps."""
    seats, deep = len(scene.names), height_of(trick_card(scene))
    card = _OF_STOCK if seats <= CROSS else _SMALL_OF_STOCK
    plate, middle = plate_height(scene), tricks_height(scene) / 2
    x, y = {
        2: (PICTURE_WIDTH / 4 - card / 2, middle),
        3: (PICTURE_WIDTH / 2, MARGIN + plate + CLEAR + deep / 2),
        4: (MARGIN + GAP + card, MARGIN + height_of(card) / 2),
    }.get(seats, (PICTURE_WIDTH / 2, middle))
    if stock.count or stock.top:
        place = x - card - GAP / 2, y - height_of(card) / 2
        _put_heap(cloth, place, card, stock.top or BACK, stock.count)
        x += card + GAP / 2 + (20 if stock.count else 0)
    if stock.trump is not None:
        wide = card * 2 // 3
        # Of four players the one to the left has a card below it.
        place = x - card * 3 // 4, y - wide / 2
        cloth.put(_paint_trump, place, (wide, card), stock.trump, wide)


def _put_heap(
    cloth: Cloth,
    place: tuple[float, float],
    card: int,
    face: Card | Literal["back"],
    count: int,
    colour: Colour = CHALK,
) -> None:
    """Put the top card of a heap, and how many there are unless that tells nothing."""
    cloth.put(_paint_heap, place, (card, height_of(card)), face, card, count, colour)


def _paint_heap(
    canvas: Canvas, face: Card | Literal["back"], card: int, count: int, colour: Colour
) -> None:
    canvas.lay(face, AROUND, AROUND, card)
    if count:
        below = AROUND + height_of(card) - 22
        coin(canvas, str(count), AROUND + card, below, 40, colour)


def _paint_trump(canvas: Canvas, suit: str, wide: int) -> None:
    sign, at = emblem(suit, canvas.look, wide), AROUND
    box = (at - GAP, at - GAP, at + sign.width + GAP, at + sign.height + GAP)
    canvas.draw.rounded_rectangle(box, 12, fill=PAPER)
    canvas.image.paste(sign, (at, at))


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


def _framed(cloth: Cloth, x: float, y: float, card: int) -> None:
    """Draw a frame of gold around a card, which with its signs is laid over it."""
    box = (x - _FRAME, y - _FRAME, x + card + _FRAME - 1, y + height_of(card) + _FRAME - 1)
    cloth.frame(box, 10, GOLD, _FRAME)


# Turns ----------------------------------------------------------------------------------------


def _put_turns(cloth: Cloth, scene: TableScene) -> None:
    """Put the others above, the reader below, and between them the pile and the melds."""
    first, *others = _in_order(scene)
    laid = [line for line in scene.lines if line.laid]
    # Those of the reader lie before them.
    laid.sort(key=lambda line: scene.nearest in line.seats)
    high = turns_height(scene)
    inside = high - 2 * MIDDLE
    wide = min(_WIDEST_IN_TURNS, PICTURE_WIDTH // max(1, len(others)) - GAP)
    for line, x in zip(others, _spread(len(others)), strict=True):
        _put_plate(cloth, scene, line, (x, MARGIN + PLATE / 2), wide)
    nearest = (PICTURE_WIDTH / 2, high - MARGIN - PLATE / 2)
    _put_plate(cloth, scene, first, nearest, _WIDEST_IN_TURNS)
    if isinstance(scene.middle, StockAndPile):
        _put_middle(cloth, scene.middle, (high - 2 * height_of(HEAP) - GAP) / 2)
    top = MIDDLE + (inside - sum(map(meld_rows, laid)) * MELD_ROW) // 2
    for line in laid:
        _put_melds(cloth, line, top)
        top += meld_rows(line) * MELD_ROW


def _put_middle(cloth: Cloth, middle: StockAndPile, top: float) -> None:
    x, below = MARGIN + GAP, top + height_of(HEAP) + GAP
    if middle.stock:
        _put_heap(cloth, (x, top), HEAP, BACK, middle.stock)
    if middle.top is not None:
        if middle.frozen:
            _framed(cloth, x, below, HEAP)
        colour = GOLD if middle.frozen else CHALK
        _put_heap(cloth, (x, below), HEAP, middle.top, middle.pile, colour)


def _put_melds(cloth: Cloth, line: PositionLine, top: float) -> None:
    """Put the melds of a side, each by one of its cards and how many it has."""
    left = MARGIN + HEAP + 5 * GAP
    cloth.put(_paint_side, (left, top), (_SIDE, MELD_ROW), line.signs, line.worth)
    left += _SIDE
    if line.worth is not None and line.worth.needs:
        cloth.put(_paint_needs, (left, top), (MELD, height_of(MELD)), line.worth.needs)
        left += _MELD_STEP
    for number, pile in enumerate(line.piles):
        row, column = divmod(number, MELDS_A_ROW)
        place = left + column * _MELD_STEP, top + row * MELD_ROW
        cloth.put(_paint_meld, place, (MELD, height_of(MELD)), pile)


def _paint_side(canvas: Canvas, signs: Sequence[int], worth: SideWorth | None) -> None:
    """Paint what stands before the melds of a side: who it is, and how it stands."""
    for at, sign in enumerate(signs):
        x = AROUND + (at + 0.5) * (_SIDE_SIGN + 2)
        side_sign(canvas, sign, x, AROUND + 16, _SIDE_SIGN)
    if worth is not None:
        for at, said in enumerate((worth.points, worth.made)):
            right, y = AROUND + _SIDE - GAP, AROUND + 44 + at * 28
            write(canvas, said, right, y, _LETTERS - 2, CHALK, "rm")


def _paint_needs(canvas: Canvas, needs: str) -> None:
    """Paint an empty place, and what a side needs to lay its first meld there."""
    right, below = AROUND + MELD, AROUND + height_of(MELD)
    canvas.draw.rounded_rectangle((AROUND, AROUND, right - 1, below - 1), 6, outline=CHALK, width=2)
    size = next(one for one in (26, 20, 16, 12, 9) if width(needs, one) < MELD - 4)
    write(canvas, needs, AROUND + MELD / 2, AROUND + height_of(MELD) / 2, size, CHALK)


def _paint_meld(canvas: Canvas, pile: Pile) -> None:
    """Paint one of the cards of a meld, of a sequence both ends, and how many there are.

    A canasta has the coin that it has at the end of the deal.
    """
    natural = [face for face in pile.cards if face.suit != "*" and face.rank != 2]
    shown = (natural or list(pile.cards))[-1:]
    if natural and natural[0].rank != natural[-1].rank:
        shown.insert(0, natural[0])
    bottom, card = AROUND + height_of(MELD), MELD if len(shown) == 1 else _OF_SEQUENCE
    for at, face in enumerate(shown):
        canvas.lay(face, AROUND + at * (MELD - card), bottom - height_of(card), card)
    x, y = AROUND + MELD - 14, bottom - 12
    if pile.badge:
        badge(canvas, pile, x, y, 34)
    else:
        coin(canvas, str(len(pile.cards)), x, y, 34, SHADE, CHALK)


# Seats ----------------------------------------------------------------------------------------


def _in_order(scene: TableScene) -> Sequence[PositionLine]:
    """Return the lines of the seats clockwise, from the nearest."""
    lines = [line for line in scene.lines if not line.laid]
    seats = [line.seats[0] for line in lines]
    at = seats.index(scene.nearest) if scene.nearest in seats else 0
    return [*lines[at:], *lines[:at]]


class _Plate(NamedTuple):
    """The plate of a seat: its letters, numbers and marks."""

    sign: int
    name: str
    mark: str
    total: str | None
    held: str
    is_tall: bool
    is_asked: bool
    star_at: float | None
    """The height of its star, on the edge towards the middle of the table."""


def _put_plate(
    cloth: Cloth, scene: TableScene, line: PositionLine, at: tuple[float, float], wide: int
) -> None:
    """Put the plate of a seat around a place."""
    (seat,) = line.seats
    in_turns, high = isinstance(scene.middle, StockAndPile), plate_height(scene)
    star_at = 0.0 if seat == scene.nearest else high
    plate = _Plate(
        line.signs[0],
        scene.names[seat],
        scene.marks[seat],
        scene.totals[seat] if scene.totals else None,
        str(scene.held[seat]) if scene.held else "",
        is_tall(scene),
        # In turns nobody is waited for but whoever acts.
        line.acted if in_turns else seat in scene.awaited,
        # In a trick it is on the card.
        star_at if in_turns and seat == scene.starred else None,
    )
    cloth.put(_paint_plate, (at[0] - wide / 2, at[1] - high / 2), (wide, high), wide, high, plate)


def _paint_plate(canvas: Canvas, wide: int, high: int, plate: _Plate) -> None:
    left = top = AROUND
    right, middle = left + wide, top + high / 2
    edge = GOLD if plate.is_asked else None
    box = (left, top, right, top + high)
    canvas.draw.rounded_rectangle(box, 12, fill=SHADE, outline=edge, width=_FRAME - 1)
    if plate.star_at is not None:
        star(canvas, right - 30, top + plate.star_at, _STAR)
    right -= 10
    if plate.is_tall:
        below = top + high - 4 - _LETTERS / 2
        said, last = ("", plate.mark) if plate.total is None else (plate.mark, plate.total)
        write(canvas, last, right, below, _LETTERS, GOLD, "rm")
        write(canvas, said, left + _SIGN + 14, below, _LETTERS, CHALK, "lm")
        middle -= LOWER / 2
    else:
        write(canvas, plate.mark, right, middle, _LETTERS, GOLD, "rm")
        right -= width(plate.mark, _LETTERS) + 6
    side_sign(canvas, plate.sign, left + 8 + _SIGN / 2, middle, _SIGN)
    if plate.held:
        # On the back of a card, how many there are.
        right -= _BACK
        canvas.lay(BACK, right, middle - height_of(_BACK) / 2, _BACK)
        coin(canvas, plate.held, right + _BACK / 2, middle, 30, CHALK)
        right -= 8
    start = left + _SIGN + 14
    name, room = plate.name, right - start
    # Smaller letters first; what does not fit even so is cut.
    size = next((one for one in (_LETTERS, _SMALL) if width(name, one) <= room), _SMALL)
    write(canvas, fitted(name, size, room), start, middle, size, CHALK, "lm")
