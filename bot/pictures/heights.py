"""Heights: how large cards and pictures are, for whoever asks before one is painted.

Nothing here loads a painter.
"""

from collections.abc import Mapping, Sequence
from math import ceil
from typing import Final

from bot.pictures.scenes import PositionLine, StockAndPile, TableScene
from engine.cards import Card

WIDTH: Final = 170
HEIGHT: Final = 238
"""The size of a card in a sheet, in pixels."""

PICTURE_WIDTH: Final = 760
"""A phone shows it at 300 to 330 of its own pixels, each of which is two or three of ours."""

CARDS_A_ROW: Final = 13
_SMALL: Final = 130
_SMALL_A_ROW: Final = 18
HAND_MARGIN: Final = 14
ROW_STEP: Final = 136
"""Of a card that another row covers, the rank and the suit are still seen."""


def height_of(width: int) -> int:
    """Return how high a card is that is so wide."""
    return round(width * HEIGHT / WIDTH)


MARGIN: Final = 12
PLATE: Final = 58
"""The height of a plate, with the sign, the name and the points of a seat."""
LOWER: Final = 28
"""The height of a second line of a plate, with points that have no room beside a name."""
_SHORT: Final = 3
"""Signs of points that have room there."""
GAP: Final = 8
CLEAR: Final = 12
"""How far a card is from a plate, so that it does not touch it in its frame."""
ROWS: Final[Mapping[int, tuple[int, int, int]]] = {
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
CROSS: Final = 4
"""With up to so many seats cards lie in a cross; with more, those at the sides have a row."""
MELD: Final = 62
MELDS_A_ROW: Final = 8
MELD_ROW: Final = height_of(MELD) + 2 * GAP
HEAP: Final = 78
MIDDLE: Final = MARGIN + PLATE + 2 * GAP
"""How far from the edge lies what is between the seats."""


# Hands ----------------------------------------------------------------------------------------


def hand_height(cards: Sequence[Card]) -> int:
    return 2 * HAND_MARGIN + HEIGHT + (rows_of(cards, CARDS_A_ROW) - 1) * ROW_STEP


def tucked_height(cards: Sequence[Card]) -> int:
    """Return how high a hand is whose last row reaches below the edge; 0 without cards."""
    rows, width = tucked(cards)
    return rows * ROW_STEP * width // WIDTH - 2 * HAND_MARGIN if cards else 0


def tucked(cards: Sequence[Card]) -> tuple[int, int]:
    """Return the rows of a hand, and how wide its cards are: smaller ones share a row."""
    if len(cards) <= CARDS_A_ROW:
        return 1, WIDTH
    return rows_of(cards, _SMALL_A_ROW), _SMALL


def rows_of(cards: Sequence[Card], a_row: int) -> int:
    return max(1, ceil(len(cards) / a_row))


# Tables ---------------------------------------------------------------------------------------


def table_height(scene: TableScene) -> int:
    """Return how high the picture is, so that whoever shows it knows if there is room."""
    turns = isinstance(scene.middle, StockAndPile)
    return (turns_height if turns else tricks_height)(scene) + tucked_height(scene.hand)


def trick_card(scene: TableScene) -> int:
    """Return how wide cards of a trick are: above a hand a screen has less room for them."""
    if len(scene.names) > CROSS:
        return 68 if scene.hand else 80
    return 90 if scene.hand else 100


def is_aside(scene: TableScene) -> bool:
    """Whether the nearest plate stands beside its card, above a hand, where it is alone."""
    return bool(scene.hand) and ROWS[len(scene.names)][-1] == 1


def is_tall(scene: TableScene) -> bool:
    """Whether plates have a second line."""
    return bool(scene.totals) or (not scene.held and max(map(len, scene.marks)) > _SHORT)


def plate_height(scene: TableScene) -> int:
    return PLATE + (LOWER if is_tall(scene) else 0)


def tricks_height(scene: TableScene) -> int:
    count, deep = len(scene.names), height_of(trick_card(scene))
    middle = deep + 2 * GAP if count > CROSS and ROWS[count][1] else GAP
    plates = 1 if is_aside(scene) else 2
    return 2 * (MARGIN + deep) + plates * (plate_height(scene) + CLEAR) + middle


def meld_rows(line: PositionLine) -> int:
    """Return the rows of melds of a side; one, with how it stands, before it has any."""
    return max(1, ceil(len(line.piles) / MELDS_A_ROW))


def turns_height(scene: TableScene) -> int:
    melds = sum([meld_rows(line) for line in scene.lines if line.laid]) * MELD_ROW
    return 2 * MIDDLE + max(height_of(HEAP) * 2 + GAP, melds)
