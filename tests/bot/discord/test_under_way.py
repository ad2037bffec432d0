"""What is under way at a stop."""

import asyncio
import time
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.discord import under_way as of_under_way
from bot.discord.gateway.incoming import About
from bot.discord.under_way import ANSWER_SECONDS, WRITING_SECONDS, UnderWay
from data.patience import waiting_until


def a_press(about: About = About()) -> Any:  # noqa: ANN401, B008  discord.py's, and frozen
    return SimpleNamespace(id=1, extras={"about": about})


async def test_a_stop_waits_for_what_is_under_way_and_lets_nothing_begin() -> None:
    under_way = UnderWay()
    done: list[str] = []

    async def press(name: str, seconds: float) -> None:
        if under_way.begin(a_press()):
            await asyncio.sleep(seconds)
            done.append(name)

    first = asyncio.create_task(press("first", 0.05))
    await asyncio.sleep(0)
    stop = asyncio.create_task(under_way.end(5))
    await asyncio.sleep(0)
    await press("second", 0)
    await stop
    assert done == ["first"]
    assert first.done()


async def test_a_stop_breaks_off_what_takes_too_long_and_lets_it_tidy_up() -> None:
    under_way = UnderWay()
    tidied = False

    async def press() -> None:
        nonlocal tidied
        under_way.begin(a_press())
        try:
            await asyncio.sleep(60)
        finally:
            await asyncio.sleep(0.01)
            tidied = True

    task = asyncio.create_task(press())
    await asyncio.sleep(0)
    await under_way.end(0.01)
    assert tidied
    assert task.cancelled()


async def test_the_writes_of_a_press_that_was_held_wait_no_longer_than_its_answer_may() -> None:
    under_way = UnderWay()

    async def patience(waited: float) -> float:
        came = asyncio.get_running_loop().time() - waited
        under_way.begin(a_press(About(came=came)))
        return waiting_until() - time.monotonic()

    assert await asyncio.create_task(patience(0.0)) <= WRITING_SECONDS
    held = await asyncio.create_task(patience(ANSWER_SECONDS - 0.5))
    assert held <= 0.5 < WRITING_SECONDS


async def test_what_has_waited_for_long_keeps_nobody_else_from_beginning(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(of_under_way, "ACKNOWLEDGED_SECONDS", 0.02)
    under_way, told = UnderWay(), asyncio.Event()
    under_way.at_once, under_way.gave_place = 1, told.set
    press = a_press()
    press.type = discord.InteractionType.autocomplete

    async def hangs() -> None:
        under_way.begin(press)
        await asyncio.sleep(60)

    task = asyncio.create_task(hangs())
    await asyncio.sleep(0)
    assert under_way.is_full()
    await told.wait()
    assert not under_way.is_full()
    assert not task.done()
    await under_way.end(0.01)
