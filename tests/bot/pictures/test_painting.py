"""Painting: every scene becomes a picture that shows its cards and fits a phone."""

import io
from collections.abc import Mapping
from dataclasses import replace
from itertools import groupby, pairwise
from random import Random
from typing import Any, Final

import pytest
from PIL import Image, ImageChops

from bot.pictures.canvas import CLOTH
from bot.pictures.cards import BACK, CELLS, sheet, sprite
from bot.pictures.chart import dashed, scale, spread
from bot.pictures.heights import HEIGHT, PICTURE_WIDTH, WIDTH
from bot.pictures.painting import paint
from bot.pictures.scenes import (
    Big,
    CardLook,
    ChartLine,
    ChartScene,
    CourseScene,
    DealLine,
    DealScene,
    ExampleScene,
    HandScene,
    Pile,
    PositionLine,
    Scene,
    StockAndPile,
    StockBeside,
    TableScene,
)
from engine.cards import JOKER, Card, card, cards, pack

LOOKS: Final[tuple[CardLook, ...]] = ("two-colours", "four-colours")
HEARTS: Final = tuple(face for face in pack() if face.suit == "H")


def seen(scene: Scene) -> Image.Image:
    return Image.open(io.BytesIO(paint(scene))).convert("RGBA")


def deal_of(seats: int, *piles: Pile, big: Big | None = None) -> DealScene:
    lines = (DealLine((seat,), (seat,), piles, "-1234", "out") for seat in range(seats))
    return DealScene(tuple(lines), "four-colours", big)


def table_of(seats: int, *faces: Card, nearest: int = 0) -> TableScene:
    """A table with a card before each seat; the second takes them."""
    lines = (
        PositionLine((seat,), (seat,), (), face, acted=seat == 1) for seat, face in enumerate(faces)
    )
    return TableScene(
        tuple(lines), ("Kunigunde",) * seats, ("+126",) * seats, "four-colours", nearest
    )


def melds_of(*seats: int, count: int) -> PositionLine:
    return PositionLine(seats, seats, (Pile(HEARTS[:4], "mixed", 7),) * count, laid=True)


_TRICK: Final = table_of(4, *HEARTS[:4])
WAITING: Final = replace(
    _TRICK, lines=(*_TRICK.lines[:3], replace(_TRICK.lines[3], played=None)), awaited=(3,)
)
"""A trick that waits for its last card."""

SCENES: Final[dict[str, Scene]] = {
    "no card": HandScene((), "two-colours"),
    "a card": HandScene((JOKER,), "two-colours"),
    "a hand": HandScene(pack()[::4], "four-colours"),
    "a hand of 45": HandScene((pack(2, jokers=2))[:45], "four-colours"),
    "a deal of nothing": deal_of(4),
    "a table of ten": deal_of(10, Pile(HEARTS), big=Big(9, 9, card("QS"))),
    "two packs of hearts": deal_of(3, Pile(HEARTS * 2), big=Big(2, 2)),
    "canastas": deal_of(2, *(Pile(HEARTS[:4], "mixed", 7) for _ in range(12))),
    "chances": deal_of(3, Pile(HEARTS[:1], "high"), Pile((), "game", 31), Pile((), "more", -2)),
    "an example": ExampleScene(tuple(Pile((face,)) for face in HEARTS[:4]), "two-colours", 3),
    "an example of two piles": ExampleScene((Pile(HEARTS[:7], "samba", 7),) * 2, "two-colours"),
    "a chart": ChartScene((ChartLine((0, 2), 0, (5, -300, 12000)), ChartLine((1,), 1, (0, 0, 0)))),
    "a trick of two": table_of(2, *HEARTS[:2]),
    "a trick of ten": table_of(10, *HEARTS[:10], nearest=9),
    "a trick above a hand": replace(WAITING, hand=HEARTS[3:]),
    "a trick above a long hand": replace(table_of(3, *HEARTS[:3]), hand=pack()[::3]),
    "six at canasta": TableScene(
        (
            *(PositionLine((seat,), (seat,), ()) for seat in range(6)),
            *(melds_of(seat, seat + 3, count=14) for seat in range(3)),
        ),
        ("",) * 6,
        ("12345",) * 6,
        "two-colours",
        held=(27,) * 6,
        middle=StockAndPile(108, 99, JOKER, frozen=True),
    ),
    "a rating": CourseScene((1490, 1475, 1531, 1512)),
    "a rating that stands still": CourseScene((1500,) * 100),
    "a chart of ten": ChartScene(
        tuple(ChartLine((seat,), seat, (seat,) * 40) for seat in range(10))
    ),
}


@pytest.mark.parametrize("what", SCENES)
def test_a_scene_becomes_a_picture_that_fits_a_phone(what: str) -> None:
    painted = paint(SCENES[what])
    picture = Image.open(io.BytesIO(painted))
    assert picture.format == "PNG"
    assert picture.width == PICTURE_WIDTH
    assert picture.height <= 2 * PICTURE_WIDTH
    assert len(painted) < 100_000
    # Its corners are clear, so that it stands on a dark ground and on a light one.
    assert picture.convert("RGBA").getpixel((0, 0)) == (38, 84, 74, 0)
    assert picture.convert("RGBA").getpixel((PICTURE_WIDTH // 2, 2)) == (38, 84, 74, 255)


TOLD: Final[Mapping[str, Mapping[str, Any]]] = {
    "a name": {"names": ("Kunigunde",) * 3 + ("Kuno",)},
    "points": {"marks": ("+126",) * 3 + ("+125",)},
    "totals": {"totals": ("1", "2", "3", "4")},
    "other totals": {"totals": ("1", "2", "3", "5")},
    "who is waited for": {"awaited": ()},
    "the card led": {"led": 0},
    "what stands out": {"starred": 1},
    "a card that cannot take it": {"cancelled": (0,)},
    "what is made of it": {"home": ((Pile((), "game", 3),), (), (), ())},
    "more made of it": {"home": ((Pile((), "game", 4),), (), (), ())},
    "trump": {"middle": StockBeside(0, "H")},
    "a card turned up": {"middle": StockBeside(0, "H", HEARTS[5])},
    "a stock": {"middle": StockBeside(7, "H", HEARTS[5])},
    "the reader": {"nearest": 1},
    "a hand": {"hand": HEARTS[3:]},
    "a hand of as many": {"hand": HEARTS[2:-1]},
    "a card that may be played": {"hand": HEARTS[3:], "raised": HEARTS[4:5]},
    "another that may be played": {"hand": HEARTS[3:], "raised": HEARTS[5:6]},
    "a look": {"look": "two-colours"},
}


def test_whatever_changes_at_a_table_is_painted_anew() -> None:
    tables = [WAITING, *(replace(WAITING, **told) for told in TOLD.values())]
    painted = [paint(table) for table in tables]
    assert len(set(painted)) == len(tables)
    assert [paint(table) for table in reversed(tables)] == painted[::-1]


def test_equal_scenes_are_painted_alike_and_others_are_not() -> None:
    assert paint(HandScene(cards("QSKS"), "two-colours")) == paint(
        HandScene(cards("QSKS"), "two-colours")
    )
    painted = [
        paint(HandScene(cards("QSKD"), "two-colours")),
        paint(HandScene(cards("QSKD"), "four-colours")),
        paint(HandScene(cards("KDQS"), "two-colours")),
    ]
    assert len(set(painted)) == 3


@pytest.mark.parametrize("look", LOOKS)
def test_every_card_has_a_sprite_of_its_own(look: CardLook) -> None:
    faces = (*pack(), JOKER)
    assert {str(face) for face in faces} == CELLS.keys() - {BACK}
    drawn = [sprite(face, look) for face in faces]
    assert {one.size for one in drawn} == {(WIDTH, HEIGHT)}
    assert len({one.tobytes() for one in drawn}) == 53
    palette = sheet(look).getpalette() or []
    assert len(palette) <= 3 * 128


@pytest.mark.parametrize("look", LOOKS)
def test_a_hand_shows_the_corner_of_every_card(look: CardLook) -> None:
    hand = pack()[::4]
    picture = seen(HandScene(hand, look)).convert("RGB")
    step = (PICTURE_WIDTH - 28 - WIDTH) / 12
    for at, face in enumerate(hand):
        corner = (10, 10, 44, 120)
        left = round(14 + at * step)
        here = picture.crop((left + 10, 24, left + 44, 134))
        assert likeness(here, sprite(face, look).crop(corner)) < 0.02, str(face)


def test_an_example_shows_each_card_whole_and_its_sign() -> None:
    trick = tuple(Pile((face,)) for face in cards("8CKC7H5C"))
    bare = seen(ExampleScene(trick, "two-colours")).convert("RGB")
    step, left = WIDTH + 16, (PICTURE_WIDTH - 4 * WIDTH - 3 * 16) // 2
    for at, pile in enumerate(trick):
        (face,) = pile.cards
        here = bare.crop((left + at * step, 20, left + at * step + WIDTH, 20 + HEIGHT))
        assert likeness(here, sprite(face, "two-colours")) < 0.02, str(face)
    marked = seen(ExampleScene(trick, "two-colours", marked=1)).convert("RGB")
    gold = marked.getpixel((left + step - 4, 20 + HEIGHT // 2))
    assert isinstance(gold, tuple)
    assert gold[0] > 200
    assert gold[2] < 100
    signed = (*trick[:2], Pile(cards("7H"), "more", 1), trick[3])
    assert seen(ExampleScene(signed, "two-colours")).tobytes() != bare.convert("RGBA").tobytes()


@pytest.mark.parametrize("seats", range(2, 11))
def test_no_card_on_a_round_table_lies_under_another(seats: int) -> None:
    others = (JOKER,) * seats
    bare = seen(table_of(seats, *others)).convert("RGB")
    for seat in range(seats):
        one = (*others[:seat], card("2C"), *others[seat + 1 :])
        for nearest in (0, seat):
            there = bare if nearest == 0 else seen(table_of(seats, *others, nearest=nearest))
            shown = seen(table_of(seats, *one, nearest=nearest))
            box = ImageChops.difference(there.convert("RGB"), shown.convert("RGB")).getbbox()
            assert box is not None
            # The corners of both cards, in the smaller of the two widths.
            assert box[2] - box[0] > 0.8 * 80
            assert box[3] - box[1] > 0.8 * 112


@pytest.mark.parametrize("seats", range(2, 11))
def test_no_card_on_a_round_table_touches_a_plate_also_in_its_frame(seats: int) -> None:
    table, free = table_of(seats, *(JOKER,) * seats), 6
    for seat in range(seats):
        lines = [
            replace(line, played=None, acted=at == seat) for at, line in enumerate(table.lines)
        ]
        plates = seen(replace(table, lines=tuple(lines))).convert("RGB")
        lines[seat] = replace(lines[seat], played=JOKER)
        shown = seen(replace(table, lines=tuple(lines))).convert("RGB")
        box = ImageChops.difference(plates, shown).getbbox()
        assert box is not None
        left, top, right, bottom = box
        around = plates.crop((left - free, top - free, right + free, bottom + free))
        assert around.getcolors() == [(around.width * around.height, CLOTH)]


def test_a_card_that_nobody_took_is_not_in_the_picture_of_a_deal() -> None:
    one = seen(deal_of(1, Pile(cards("2H3H"))))
    other = seen(deal_of(1, Pile(cards("2H4H"))))
    assert one.size == other.size
    assert one.tobytes() != other.tobytes()


def likeness(one: Image.Image, other: Image.Image) -> float:
    """How many points of two pictures differ much, of one."""
    pairs = zip(one.convert("L").tobytes(), other.convert("L").tobytes(), strict=True)
    differing = [abs(a - b) > 60 for a, b in pairs]
    return sum(differing) / len(differing)


# The chart ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("least", "most", "expected"),
    [
        (0, 101, (0, 125, 25)),
        (-40, 60, (-40, 60, 20)),
        (0, 0, (0, 1, 1)),
        (0, 3, (0, 3, 1)),
        (-200, 11000, (-2500, 12500, 2500)),
    ],
)
def test_an_axis_has_a_few_round_numbers(
    least: int, most: int, expected: tuple[int, int, int]
) -> None:
    assert scale(least, most) == expected


def test_signs_at_the_end_stand_apart_in_the_order_of_their_totals() -> None:
    moved = spread([100.0, 101.0, 300.0, 100.5], 40)
    assert moved[0] < moved[3] < moved[1] < moved[2]
    ordered = sorted(moved)
    assert all(b - a > 39 for a, b in pairwise(ordered))
    assert spread([100.0, 300.0], 40) == [100.0, 300.0]


def test_a_dashed_line_is_drawn_by_its_pattern_round_a_corner() -> None:
    drawn = list(dashed([(0, 0), (10, 0), (10, 10)], (6, 2)))
    assert drawn == [[(0, 0), (6, 0)], [(8, 0), (10, 0), (10, 4)], [(10, 6), (10, 10)]]
    assert list(dashed([(0, 0), (10, 0)], ())) == [[(0, 0), (10, 0)]]


def test_the_line_of_a_rating_goes_up_and_down_with_it() -> None:
    """In the first half the rating falls, in the second it rises above where it began."""
    picture = seen(CourseScene((1500, 1400, 1600))).convert("RGB")
    gold = [
        (x, y)
        for x in (140, 400, 700)
        for y in range(picture.height)
        if picture.getpixel((x, y)) == (244, 196, 72)
    ]
    first, lowest, last = (min(y for x, y in gold if x == at) for at in (140, 400, 700))
    assert last < first < lowest


@pytest.mark.parametrize(
    "scene",
    [
        ChartScene((ChartLine((0,), 0, (2, 4)), ChartLine((1,), 1, (1, 3)))),
        CourseScene((1490, 1475, 1531, 1512)),
    ],
)
def test_the_numbers_of_a_chart_can_be_read_on_a_phone(scene: Scene) -> None:
    """A phone of 360 pixels shows it some 320 wide: a digit is at least ten high there."""
    picture = seen(scene).convert("L")
    rows = (picture.crop((4, y, 40, y + 1)).tobytes() for y in range(picture.height))
    heights = [len([*run]) for shown, run in groupby(max(row) > 200 for row in rows) if shown]
    assert len(heights) == 5
    assert min(heights) * 320 / PICTURE_WIDTH >= 10


@pytest.mark.parametrize("seats", range(2, 11))
def test_no_sign_of_a_chart_leaves_it_or_covers_another(seats: int) -> None:
    """Whatever the totals are: all equal, all at one end, or some far away."""
    rng = Random(seats)
    top, axis = 30, 394
    for _ in range(300):
        ends = [rng.choice([top, axis, rng.uniform(top, axis)]) for _ in range(seats)]
        moved = spread(ends, 38)
        assert all(top - 0.01 < y <= axis for y in moved)
        order = sorted(range(seats), key=lambda at, ends=ends: ends[at])
        ordered = [moved[at] for at in order]
        assert all(other - one > 37.9 for one, other in pairwise(ordered))
    many = spread([float(axis)] * 30, 38)
    assert all(top - 0.01 < y <= axis for y in many)


def at_canasta(*piles: Pile, starred: int | None = None) -> TableScene:
    """A table of four with what the side of the reader has laid."""
    seats = (PositionLine((seat,), (seat,), ()) for seat in range(4))
    laid = PositionLine((0, 2), (0, 2), piles, laid=True)
    names, marks = ("Kunigunde",) * 4, ("0",) * 4
    middle = StockAndPile(40, 3, JOKER)
    lines = (*seats, laid)
    return TableScene(
        lines, names, marks, "two-colours", held=(11,) * 4, middle=middle, starred=starred
    )


def test_melds_and_canastas_of_each_kind_are_told_apart() -> None:
    sevens, sequence = cards("7S7C7S7S"), cards("4S5S6S7S")
    piles = [Pile(sevens), Pile(sequence), Pile(cards("5S6S7S"))]
    piles += [Pile(sevens[:1], badge, 4) for badge in ("natural", "mixed", "samba")]
    assert len({paint(at_canasta(pile)) for pile in piles}) == len(piles)


def test_the_star_beside_a_plate_is_seen_whole() -> None:
    own, *others = [seen(at_canasta(starred=seat)).convert("L") for seat in range(4)]
    # As much as of both stars: the own plate is far from all edges.
    areas = [sum(ImageChops.difference(own, one).histogram()[1:]) for one in others]
    assert max(areas) - min(areas) < 0.05 * min(areas)


def test_the_count_of_a_frozen_pile_is_seen_whole() -> None:
    """Its frame lay over half of it."""

    def changed(*, frozen: bool) -> int:
        piles = [StockAndPile(40, count, JOKER, frozen) for count in (3, 48)]
        one, other = (seen(replace(at_canasta(), middle=pile)).convert("L") for pile in piles)
        return sum(ImageChops.difference(one, other).histogram()[1:])

    frozen, free = changed(frozen=True), changed(frozen=False)
    assert abs(frozen - free) < 0.05 * free


def test_a_name_of_five_letters_is_whole_beside_thousands() -> None:
    table = replace(at_canasta(), marks=("2035",) * 4)
    told = [replace(table, names=(name,) * 4) for name in ("Alice", "Alica")]
    one, other = (seen(each).convert("L") for each in told)
    # Above and below.
    assert [
        ImageChops.difference(one.crop(box), other.crop(box)).getbbox() is not None
        for box in ((0, 0, 250, 80), (250, 80, 510, one.height))
    ] == [True, True]
