"""The rate limiter: how many counted calls a second, and in which order."""

import asyncio

import pytest

import bot.support.rate_limiter
from bot.support.rate_limiter import BURST, RESERVE, URGENT_IN_A_ROW, RateLimiter, Slot


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
    late.hurry()
    rate_limiter.reset(a_second=200)
    await asyncio.gather(*calls)
    assert order == ["person", "became urgent", "computer"]


async def test_what_nobody_waits_for_leaves_a_reserve_to_the_rest() -> None:
    rate_limiter = RateLimiter(a_second=0.001)
    order: list[str] = []
    computers = [Slot(urgent=False) for _ in range(int(BURST))]
    calls = [
        asyncio.create_task(through(rate_limiter, slot, "computer", order)) for slot in computers
    ]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert len(order) == BURST - RESERVE
    # Neither waits behind those that came earlier.
    calls.append(asyncio.create_task(through(rate_limiter, Slot(), "person", order)))
    computers[-1].hurry()
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert order[int(BURST - RESERVE) :] == ["person", "computer"]
    for call in calls:
        call.cancel()


@pytest.mark.parametrize("patience", [0.0, 1000.0])
async def test_nobody_waits_for_ever_behind_urgent_ones(
    monkeypatch: pytest.MonkeyPatch, patience: float
) -> None:
    monkeypatch.setattr(bot.support.rate_limiter, "PATIENCE_SECONDS", patience)
    rate_limiter = RateLimiter(a_second=0.001)
    order: list[str] = []
    for _ in range(int(BURST)):
        await rate_limiter.enter(Slot())
    calls = [
        asyncio.create_task(through(rate_limiter, Slot(urgent=number > 1), f"{number}", order))
        for number in range(3 + URGENT_IN_A_ROW)
    ]
    await asyncio.sleep(0)
    rate_limiter.reset(a_second=200)
    await asyncio.gather(*calls)
    urgent = [f"{number}" for number in range(2, 3 + URGENT_IN_A_ROW)]
    if patience:
        assert order == [*urgent, "0", "1"]
    else:
        assert order == ["0", *urgent[:URGENT_IN_A_ROW], "1", *urgent[URGENT_IN_A_ROW:]]


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
