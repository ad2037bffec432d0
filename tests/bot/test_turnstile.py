"""The turnstile: how many counted calls a second, and in which order."""

import asyncio

from bot.room.turnstile import BURST, Ticket, Turnstile


async def through(turnstile: Turnstile, ticket: Ticket, name: str, order: list[str]) -> None:
    await turnstile.enter(ticket)
    order.append(name)


async def test_a_burst_passes_at_once_and_the_rest_waits() -> None:
    turnstile = Turnstile(a_second=0.001)
    order: list[str] = []
    calls = [
        asyncio.create_task(through(turnstile, Ticket(), str(number), order))
        for number in range(int(BURST) + 3)
    ]
    await asyncio.sleep(0.05)
    assert len(order) == BURST
    assert turnstile.passed == BURST
    for call in calls:
        call.cancel()


async def test_what_somebody_waits_for_goes_first() -> None:
    turnstile = Turnstile(a_second=0.001)
    order: list[str] = []
    for _ in range(int(BURST)):
        await turnstile.enter(Ticket())
    lazy, late = Ticket(urgent=False), Ticket(urgent=False)
    calls = [
        asyncio.create_task(through(turnstile, lazy, "computer", order)),
        asyncio.create_task(through(turnstile, late, "became urgent", order)),
        asyncio.create_task(through(turnstile, Ticket(), "person", order)),
    ]
    await asyncio.sleep(0)
    late.urgent = True
    turnstile.reset(a_second=200)
    await asyncio.gather(*calls)
    assert order == ["became urgent", "person", "computer"]


async def test_who_goes_away_is_not_waited_for() -> None:
    turnstile = Turnstile(a_second=0.001)
    for _ in range(int(BURST)):
        await turnstile.enter(Ticket())
    order: list[str] = []
    gone = asyncio.create_task(through(turnstile, Ticket(), "gone", order))
    stays = asyncio.create_task(through(turnstile, Ticket(), "stays", order))
    await asyncio.sleep(0)
    gone.cancel()
    turnstile.reset(a_second=200)
    await stays
    assert order == ["stays"]


async def test_whoever_comes_again_with_a_ticket_waits_again() -> None:
    turnstile = Turnstile(a_second=0.001)
    for _ in range(int(BURST)):
        await turnstile.enter(Ticket())
    order: list[str] = []
    ticket = Ticket()
    first = asyncio.create_task(through(turnstile, ticket, "first", order))
    await asyncio.sleep(0)
    turnstile.reset(a_second=200)
    await first
    turnstile.reset(a_second=0.001)
    before = [
        asyncio.create_task(through(turnstile, Ticket(), "before", order))
        for _ in range(int(BURST) + 3)
    ]
    again = asyncio.create_task(through(turnstile, ticket, "again", order))
    await asyncio.sleep(0.05)
    assert "again" not in order
    for call in (*before, again):
        call.cancel()
