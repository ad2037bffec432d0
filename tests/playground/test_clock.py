"""The clock, and the ids that tell its time."""

import asyncio

from bot.playground.discord.state.clock import Clock, Mint, made_at


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
    mint = Mint(clock)
    struck = [mint.strike() for _ in range(1000)]
    assert struck == sorted(set(struck))
    clock.advance(3600)
    assert 3590 < made_at(mint.strike()) - made_at(struck[0]) < 3700
