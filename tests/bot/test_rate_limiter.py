"""The rate limiter: how many counted calls a second, and in which order."""

import asyncio

from bot.room.rate_limiter import BURST, RateLimiter, Slot


async def through(rate_limiter: RateLimiter, slot: Slot, name: str, order: list[str]) -> None:
    await rate_limiter.enter(slot)
    order.append(name)


async def test_a_burst_passes_at_once_and_the_rest_waits() -> None:
    rate_limiter = RateLimiter(a_second=0.001)
    order: list[str] = []
    calls = [
        asyncio.create_task(through(rate_limiter, Slot(), str(number), order))
        for number in range(int(BURST) + 3)
    ]
    await asyncio.sleep(0.05)
    assert len(order) == BURST
    assert rate_limiter.passed == BURST
    for call in calls:
        call.cancel()


async def test_what_somebody_waits_for_goes_first() -> None:
    rate_limiter = RateLimiter(a_second=0.001)
    order: list[str] = []
    for _ in range(int(BURST)):
        await rate_limiter.enter(Slot())
    lazy, late = Slot(urgent=False), Slot(urgent=False)
    calls = [
        asyncio.create_task(through(rate_limiter, lazy, "computer", order)),
        asyncio.create_task(through(rate_limiter, late, "became urgent", order)),
        asyncio.create_task(through(rate_limiter, Slot(), "person", order)),
    ]
    await asyncio.sleep(0)
    late.urgent = True
    rate_limiter.reset(a_second=200)
    await asyncio.gather(*calls)
    assert order == ["became urgent", "person", "computer"]


async def test_who_goes_away_is_not_waited_for() -> None:
    rate_limiter = RateLimiter(a_second=0.001)
    for _ in range(int(BURST)):
        await rate_limiter.enter(Slot())
    order: list[str] = []
    gone = asyncio.create_task(through(rate_limiter, Slot(), "gone", order))
    stays = asyncio.create_task(through(rate_limiter, Slot(), "stays", order))
    await asyncio.sleep(0)
    gone.cancel()
    rate_limiter.reset(a_second=200)
    await stays
    assert order == ["stays"]


async def test_whoever_comes_again_with_a_ticket_waits_again() -> None:
    rate_limiter = RateLimiter(a_second=0.001)
    for _ in range(int(BURST)):
        await rate_limiter.enter(Slot())
    order: list[str] = []
    slot = Slot()
    first = asyncio.create_task(through(rate_limiter, slot, "first", order))
    await asyncio.sleep(0)
    rate_limiter.reset(a_second=200)
    await first
    rate_limiter.reset(a_second=0.001)
    before = [
        asyncio.create_task(through(rate_limiter, Slot(), "before", order))
        for _ in range(int(BURST) + 3)
    ]
    again = asyncio.create_task(through(rate_limiter, slot, "again", order))
    await asyncio.sleep(0.05)
    assert "again" not in order
    for call in (*before, again):
        call.cancel()
