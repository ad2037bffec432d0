"""The rate limiter: how many counted calls a second, and in which order."""

import asyncio
from collections.abc import Iterable

import pytest

from bot.support import rate_limiter as rate_limiter_module
from bot.support.rate_limiter import (
    BURST,
    CALLS_A_SECOND,
    RESERVE,
    Priority,
    RateLimiter,
    Slot,
)
from bot.support.token_bucket import TokenBucket


class Clock:
    """Seconds that pass when they are told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


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
    lazy, late = Slot(Priority.IDLE), Slot(Priority.IDLE)
    calls = [
        asyncio.create_task(through(rate_limiter, lazy, "computer", order)),
        asyncio.create_task(through(rate_limiter, late, "became urgent", order)),
        asyncio.create_task(through(rate_limiter, Slot(), "person", order)),
    ]
    await asyncio.sleep(0)
    late.hurry(Priority.TURN)
    rate_limiter.reset(a_second=200)
    await asyncio.gather(*calls)
    assert order == ["person", "became urgent", "computer"]


async def test_what_nobody_waits_for_leaves_a_reserve_to_the_rest() -> None:
    rate_limiter = RateLimiter(a_second=0.001)
    order: list[str] = []
    computers = [Slot(Priority.IDLE) for _ in range(int(BURST))]
    calls = [
        asyncio.create_task(through(rate_limiter, slot, "computer", order)) for slot in computers
    ]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert len(order) == BURST - RESERVE
    # Neither waits behind those that came earlier.
    calls.append(asyncio.create_task(through(rate_limiter, Slot(), "person", order)))
    computers[-1].hurry(Priority.TURN)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert order[int(BURST - RESERVE) :] == ["person", "computer"]
    for call in calls:
        call.cancel()


async def entering(rate_limiter: RateLimiter, waiting: Iterable[Priority]) -> list[Priority]:
    """Return in which order they go that come in that order."""
    order: list[Priority] = []

    async def go(priority: Priority) -> None:
        await rate_limiter.enter(Slot(priority))
        order.append(priority)

    for _ in range(int(BURST)):
        await rate_limiter.enter(Slot())
    calls = [asyncio.create_task(go(priority)) for priority in waiting]
    await asyncio.sleep(0)
    rate_limiter.reset(a_second=200)
    await asyncio.gather(*calls)
    return order


async def test_calls_go_in_the_order_of_need() -> None:
    come = [one for one in reversed(Priority) for _ in range(2)]
    assert await entering(RateLimiter(a_second=0.001), come) == sorted(come)


@pytest.mark.parametrize("priority", [one for one in Priority if one])
async def test_nobody_waits_for_ever_behind_what_is_needed_more(
    monkeypatch: pytest.MonkeyPatch, priority: Priority
) -> None:
    patience = dict.fromkeys(Priority, 1000.0) | {priority: 1e-9}
    monkeypatch.setattr(rate_limiter_module, "PATIENCE_SECONDS", patience)
    monkeypatch.setattr(rate_limiter_module, "OUT_OF_ORDER_EVERY", 3)
    come = [priority] * 2 + [Priority.TURN] * 4
    order = await entering(RateLimiter(a_second=0.001), come)
    assert order == [priority, *[Priority.TURN] * 3, priority, Priority.TURN]


async def test_of_those_out_of_patience_whoever_has_waited_most_of_it_goes_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    patience = dict.fromkeys(Priority, 2e-9) | {Priority.TABLE: 1e-9}
    monkeypatch.setattr(rate_limiter_module, "PATIENCE_SECONDS", patience)
    monkeypatch.setattr(rate_limiter_module, "OUT_OF_ORDER_EVERY", 0)
    order = await entering(
        RateLimiter(a_second=0.001), [Priority.TABLE, Priority.IDLE, Priority.TURN]
    )
    assert order == [Priority.TABLE, Priority.IDLE, Priority.TURN]


def test_no_second_sees_more_calls_than_discord_allows() -> None:
    assert BURST + CALLS_A_SECOND <= 50


async def test_how_late_the_latest_call_is_can_be_read() -> None:
    clock = Clock()
    rate_limiter = RateLimiter(0.001, clock)
    for _ in range(int(BURST)):
        await rate_limiter.enter(Slot())
    assert rate_limiter.late_seconds == 0
    calls = list[asyncio.Task[None]]()
    # Nobody needs the first.
    for priority in (Priority.IDLE, Priority.TABLE, Priority.TURN):
        clock.now += 2
        calls.append(asyncio.create_task(rate_limiter.enter(Slot(priority))))
        await asyncio.sleep(0)
    clock.now += 1
    assert (rate_limiter.waiting, rate_limiter.late_seconds) == (3, 3)
    for call in calls:
        call.cancel()


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
