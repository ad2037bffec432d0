"""The clock, and the ids that tell its time."""

import asyncio

from loopback_discord.state.clock import Clock, Snowflakes, made_at


async def test_an_advance_wakes_whoever_waits_for_a_moment_gone_by() -> None:
    clock = Clock()
    waiting = asyncio.create_task(clock.until(clock.now + 5000))
    await asyncio.sleep(0)
    clock.advance(4000)
    await asyncio.sleep(0.01)
    assert not waiting.done()
    clock.advance(1000)
    async with asyncio.timeout(60):
        await waiting


def test_ids_grow_and_tell_the_clocks_time() -> None:
    clock = Clock()
    snowflakes = Snowflakes(clock)
    made = [snowflakes.next() for _ in range(1000)]
    assert made == sorted(set(made))
    clock.advance(3600)
    assert 3590 < made_at(snowflakes.next()) - made_at(made[0]) < 3700
