"""The rate limiter: how many counted calls a second, and in which order."""

import asyncio

import pytest

import bot.support.rate_limiter
from bot.support.rate_limiter import BURST, RESERVE, URGENT_IN_A_ROW, RateLimiter, Slot
from bot.support.token_bucket import TokenBucket


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


class Clock:
    """Seconds that pass when they are told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_full_bucket_gives_its_size_at_once_and_then_a_token_at_a_time() -> None:
    clock = Clock()
    bucket = TokenBucket(3, 0.5, clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now += 1.75
    assert not bucket.take()
    clock.now += 0.25
    assert bucket.take()
    assert not bucket.take()


def test_a_bucket_holds_no_more_than_its_size() -> None:
    clock = Clock()
    bucket = TokenBucket(2, 10, clock)
    clock.now += 3600
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_whoever_takes_ahead_is_told_how_long_to_wait() -> None:
    clock = Clock()
    bucket = TokenBucket(1, 0.5, clock)
    assert [bucket.take_ahead() for _ in range(3)] == [0, 2, 4]
    clock.now += 4
    assert bucket.take_ahead() == 2


def test_the_time_until_the_next_token_follows_what_fills_the_bucket() -> None:
    clock = Clock()
    bucket = TokenBucket(1, 0.5, clock)
    assert bucket.wait_seconds() == 0
    assert bucket.take()
    assert bucket.wait_seconds() == 2
    clock.now += 1
    bucket.refill_by(5)
    assert bucket.wait_seconds() == 0.1


def test_once_in_so_many_seconds_is_a_bucket_for_one() -> None:
    clock = Clock()
    bucket = TokenBucket(1, 1 / 30, clock)
    assert bucket.take()
    clock.now += 29.9
    assert not bucket.take()
    clock.now += 0.2
    assert bucket.take()
    assert not bucket.take()
