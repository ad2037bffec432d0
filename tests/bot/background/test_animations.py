"""Animations are asked for while tables go on."""

import threading
from collections.abc import Mapping

import pytest

from bot.background.animations import Animations, DealSeen
from bot.background.pool import BackgroundPool


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
