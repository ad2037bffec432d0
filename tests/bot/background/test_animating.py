"""Deals as moving pictures: small, short, and true to the cards."""

import io
import threading
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

import pytest
from PIL import Image, ImageSequence

from bot.background.animating import MOST_FRAMES, animated, parts_alone, thinned, times
from bot.background.animations import Animations, DealSeen
from bot.background.pool import BackgroundPool
from bot.pictures.moving import MOST_BYTES, moving
from bot.pictures.round_table import FramePainter, TableFrame
from bot.pictures.scenes import Pile, PositionLine
from bot.screens.families import family_screens
from engine.cards import card
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


def test_a_card_that_was_played_leaves_its_place_and_nothing_else_moves() -> None:
    hand = tuple(map(card, ("2C", "9D", "QS")))

    def frame(held: tuple[str, ...], played: str | None) -> TableFrame:
        piles = (Pile(tuple(map(card, held))),)
        lines = (
            PositionLine((0,), (0,), piles, None if played is None else card(played)),
            PositionLine((1,), (1,), (Pile(hand),)),
        )
        return TableFrame(lines, ("0", "0"), ("Ann", ""))

    painter = FramePainter("two-colours", (0, 1), 0)
    frames = [
        painter.paint(frame(("2C", "9D", "QS"), None)),
        painter.paint(frame(("2C", "QS"), "9D")),
        painter.paint(frame(("2C",), "9D")),
    ]
    (upper, lower) = ((0, 0, 520, 200), (0, 390, 520, 500))
    for one, other in pairwise(frames):
        assert one.crop(upper).tobytes() == other.crop(upper).tobytes(), "who did nothing"
        assert one.crop(lower).tobytes() != other.crop(lower).tobytes()
    # The two of clubs lies where it lay, as far as it is seen in all.
    corner = (198, 420, 213, 460)
    assert len({one.crop(corner).tobytes() for one in frames}) == 1


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
