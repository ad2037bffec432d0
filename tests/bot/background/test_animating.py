"""Deals as moving pictures: small, short, and true to the cards."""

import io
import threading
from collections.abc import Mapping, Sequence
from math import dist
from typing import Final

import pytest
from PIL import Image, ImageColor, ImageSequence

from bot.background.animating import MOST_FRAMES, WIDE, animated, parts_alone, thinned, times
from bot.background.animations import Animations, DealSeen
from bot.background.pool import BackgroundPool
from bot.faces.draw import RED
from bot.pictures.canvas import SIGN_COLOURS
from bot.pictures.heights import HEIGHT, PICTURE_WIDTH, tucked_height
from bot.pictures.live_table import table_cloth
from bot.pictures.moving import FEWEST_COLOURS, MOST_BYTES, moving, written
from bot.pictures.scenes import PositionLine, TableScene
from bot.screens.families import family_screens
from engine.cards import card, cards
from engine.records.record import read_record
from engine.records.reviewing import Reviewed, ReviewedStep, reviewed
from tests.engine.kept_games import Written, games
from tests.laws.covering import THOROUGH

MINUTE = 60_000

TABLES: Final = (
    *(("standard", 4), ("seven_up", 2), ("canasta_3", 3), ("cancellation", 10)),
    *((("pitch", 7), ("canasta_6_pairs", 6)) if THOROUGH else ()),
)
"""Of each family the one with the largest file, and the fewest and the most seats."""


def kept(key: str, seats: int) -> Written:
    return next(game for game in games()[key] if game["seats"] == seats)


def parted(written: Written) -> Reviewed:
    record = read_record(written)
    return reviewed(record, family_screens(record.variant.family).review.part_of)


def parts_of(steps: Sequence[ReviewedStep]) -> int:
    return len({step.part for step in steps if step.part})


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_deal_is_small_and_short_and_every_card_or_turn_is_in_it(key: str, seats: int) -> None:
    written = kept(key, seats)
    game = parted(written)
    found = animated(written, 1, "two-colours", seats - 1, ("Kunigunde",) * seats)
    assert found is not None
    assert len(found.content) <= MOST_BYTES
    assert len(found.marks) == seats
    picture = Image.open(io.BytesIO(found.content))
    # The sequence is one image that is wound on.
    shown = [frame.info["duration"] for frame in ImageSequence.Iterator(picture)]
    assert sum(shown) <= MINUTE
    steps = [step for step in game.steps if step.deal == 1]
    least = 0.9 * len(steps) if len(steps) <= MOST_FRAMES else parts_of(steps)
    # Two frames that are equal are one that is shown for longer.
    assert len(shown) >= least
    assert animated(written, 99, "two-colours", 0, ("",) * seats) is None


def test_what_is_too_long_has_a_frame_for_each_trick_or_leaves_turns_out() -> None:
    large = parted(kept("cancellation", 10))
    steps = [number for number, step in enumerate(large.steps) if step.deal == 1]
    shown = thinned(large, steps)
    assert len(steps) > MOST_FRAMES
    assert shown == parts_alone(large, steps)
    assert shown[-1] == steps[-1]
    turns = parted(kept("canasta_book", 4))
    every = list(range(len(turns.steps)))
    assert len(every) > MOST_FRAMES
    assert len(thinned(turns, every)) == MOST_FRAMES
    assert thinned(turns, every)[-1] == every[-1]
    assert sum(times(turns, thinned(turns, every))) <= MINUTE


def test_a_file_that_is_too_large_is_none() -> None:
    frames = [Image.effect_noise((200, 200), 90 + at).convert("RGB") for at in range(4)]
    assert moving(frames, [100] * 4, most=20_000) is None
    assert moving(frames[:1], [100], most=200_000) is not None


def test_it_is_seen_from_a_seat_and_has_a_size_at_which_cards_are_read() -> None:
    written = kept("seven_up", 2)
    names = ("Ann", "Bob")
    mine, theirs, unnamed = (
        animated(written, 1, "two-colours", nearest, shown)
        for nearest, shown in ((0, names), (1, names), (0, ("", "")))
    )
    assert mine is not None
    assert theirs is not None
    assert unnamed is not None
    assert len({mine.content, theirs.content, unnamed.content}) == 3
    picture = Image.open(io.BytesIO(mine.content))
    assert picture.width == WIDE
    # Its first frame has the hand already, and is no empty cloth as at the cut for the deal.
    lowest = picture.convert("L").crop((0, picture.height - 30, *picture.size))
    assert any(lowest.histogram()[240:])
    # The trick, and below it the hand.
    assert picture.height > WIDE * (HEIGHT + tucked_height((card("2C"),))) / PICTURE_WIDTH


class _Written(Exception):
    """A record would have been written down."""


async def test_a_long_record_is_written_down_outside_the_event_loop() -> None:
    threads: list[int] = []

    def written() -> Mapping[str, object]:
        threads.append(threading.get_ident())
        raise _Written

    pool = BackgroundPool()
    for _ in range(3):
        # None of these is still under way for its person.
        with pytest.raises(_Written):
            await Animations(pool).drawn(
                DealSeen("t1", 1, "two-colours", 0, ("Ann", "Bo")), written, 11
            )
    pool.close()
    assert threading.get_ident() not in threads


def test_the_fewest_colours_tell_the_sides_and_red_cards() -> None:
    names, trick = ("Ann", "Bob", "Cid", "Dan"), cards("7HAS2D")
    seats = enumerate((*trick, None))
    lines = tuple([PositionLine((seat,), (seat,), (), face) for seat, face in seats])
    table = TableScene(lines, names, ("0",) * 4, "two-colours", hand=cards("QHJSTC"))
    frames = [table_cloth(table, 600).image() for _ in range(2)]
    shown = Image.open(io.BytesIO(written(frames, [100, 100], FEWEST_COLOURS))).convert("RGB")
    found = shown.getcolors(shown.width * shown.height) or ()
    there = [colour for _, colour in found if isinstance(colour, tuple)]
    for wanted in (*SIGN_COLOURS[:4], ImageColor.getrgb(RED)):
        assert min(dist(wanted, colour) for colour in there) < 40, wanted
