"""Presses that are forwarded: Discord waits for their answers no longer than for others."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field, replace
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.discord.gateway.incoming import About, IncomingInteractions
from bot.processes import forwarding
from bot.support.background_tasks import BackgroundTasks
from data.patience import NotWritten
from data.processes import Processes
from data.store import Store
from tests.stored import hung
from tests.table_rows import LOBBY


async def test_presses_that_wait_for_a_table_seldom_ask_the_store(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever loads the table asks there too, and would wait behind all of them."""
    asked: list[int] = []
    forward = Processes.forward

    async def counted(
        self: Processes, press_id: int, table_id: str, payload: str, *, acknowledged: bool
    ) -> str | None:
        asked.append(press_id)
        return await forward(self, press_id, table_id, payload, acknowledged=acknowledged)

    monkeypatch.setattr(Processes, "forward", counted)
    await store.tables.add(replace(LOBBY, owner=store.processes.process))
    forwards: Any = forwarding.Forwarding(
        cast("Any", store), lambda _: False, IncomingInteractions(lambda _: None), BackgroundTasks()
    )
    in_a_minute = asyncio.get_running_loop().time() + 60
    with pytest.raises(NotWritten):
        await forwards._kept(1, LOBBY.table_id, "{}", acknowledged=False, until=in_a_minute)
    assert 1 < len(asked) <= forwarding.RESUMED_SECONDS / forwarding.ASK_SECONDS + 2


@dataclass
class Acknowledging:
    """A process that has forwarded presses of a table that another one plays."""

    forwarding: forwarding.Forwarding
    table_id: str
    acknowledged: list[int] = field(default_factory=list[int])
    """The presses of which Discord was told that their answers are under way, in order."""

    async def forward(
        self,
        press_id: int,
        about: About,
        kind: discord.InteractionType = discord.InteractionType.component,
    ) -> None:
        press = SimpleNamespace(
            id=press_id, guild_id=None, type=kind, extras={"payload": {}, "about": about}
        )
        assert await self.forwarding.forward(cast("Any", press), self.table_id)

    async def until_acknowledged(self, press_id: int) -> None:
        async with asyncio.timeout(60):
            while press_id not in self.acknowledged:
                await asyncio.sleep(0.01)


@pytest.fixture
async def acknowledging(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Acknowledging]:
    tasks = BackgroundTasks()
    await store.tables.add(replace(LOBBY, owner="another/1"))
    incoming = IncomingInteractions(lambda _: None)
    forwards = forwarding.Forwarding(cast("Any", store), lambda _: False, incoming, tasks)
    found = Acknowledging(forwards, LOBBY.table_id)

    def acknowledges(kind: discord.InteractionType) -> Callable[[SimpleNamespace], Awaitable[bool]]:
        async def acknowledge(press: SimpleNamespace) -> bool:
            assert press.type is kind
            found.acknowledged.append(press.id)
            return True

        return acknowledge

    kinds = discord.InteractionType
    monkeypatch.setattr(forwarding.answers, "defer_update", acknowledges(kinds.component))
    monkeypatch.setattr(forwarding.answers, "defer_reply", acknowledges(kinds.application_command))
    yield found
    tasks.stop()


async def test_a_press_is_acknowledged_in_time_however_long_it_took_to_be_forwarded(
    acknowledging: Acknowledging, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord counts from when it was made, not from when it was forwarded."""
    forward, patience = Processes.forward, 2.0

    async def slow(
        self: Processes, press_id: int, table_id: str, payload: str, *, acknowledged: bool
    ) -> str | None:
        if press_id == 1:
            await asyncio.sleep(patience)
        return await forward(self, press_id, table_id, payload, acknowledged=acknowledged)

    monkeypatch.setattr(Processes, "forward", slow)
    monkeypatch.setattr(forwarding, "PATIENCE_SECONDS", patience)
    await acknowledging.forward(1, About())
    # This one was made after the first, and before that was forwarded.
    came = asyncio.get_running_loop().time() - patience / 2
    await acknowledging.forward(2, About(came=came))
    await acknowledging.until_acknowledged(1)
    await acknowledging.until_acknowledged(2)
    assert acknowledging.acknowledged == [1, 2]


async def test_a_press_that_was_held_before_is_acknowledged_as_soon_as_if_it_was_not(
    acknowledging: Acknowledging, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(forwarding, "PATIENCE_SECONDS", 100.0)
    await acknowledging.forward(1, About())
    released = asyncio.get_running_loop().time()
    await acknowledging.forward(2, About(came=released - 99.0))
    await acknowledging.until_acknowledged(2)
    assert 1 not in acknowledging.acknowledged


async def test_a_press_is_acknowledged_though_the_store_hangs_when_it_is_asked(
    acknowledging: Acknowledging, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(forwarding, "PATIENCE_SECONDS", 0.1)
    await acknowledging.forward(1, About())
    async with hung(store):
        await acknowledging.until_acknowledged(1)


async def test_a_command_is_acknowledged_too_if_nobody_answers_it(
    acknowledging: Acknowledging, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever plays the table may die over it, and the next one answers after that."""
    monkeypatch.setattr(forwarding, "PATIENCE_SECONDS", 0.1)
    kinds = discord.InteractionType
    await acknowledging.forward(1, About(), kinds.autocomplete)
    await acknowledging.forward(2, About(), kinds.application_command)
    await acknowledging.until_acknowledged(2)
    assert 1 not in acknowledging.acknowledged


async def test_whoever_leaves_acknowledges_what_others_have_not_answered_yet(
    acknowledging: Acknowledging, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(forwarding, "PATIENCE_SECONDS", 100.0)
    await acknowledging.forward(1, About())
    await acknowledging.forward(2, About())
    await store.processes.finish_forwarded(1)
    await asyncio.wait_for(acknowledging.forwarding.leave(), 30)
    assert acknowledging.acknowledged == [2]


async def test_a_forwarded_press_that_a_stop_breaks_off_stays_for_the_next_process(
    store: Store,
) -> None:
    await store.tables.add(replace(LOBBY, owner=store.processes.process))
    other, tasks = Processes(store.database, "other/1"), BackgroundTasks()
    seconds, seen = {1: 0.0, 2: 60.0}, dict[int, asyncio.Task[None]]()

    def dispatch(payload: dict[str, Any]) -> None:
        async def see_to(press_id: int) -> None:
            forwards.finish_after(cast("Any", SimpleNamespace(id=press_id)))
            await asyncio.sleep(seconds[press_id])

        seen[payload["id"]] = asyncio.create_task(see_to(payload["id"]))

    incoming = IncomingInteractions(dispatch)
    forwards = forwarding.Forwarding(cast("Any", store), lambda _: True, incoming, tasks)
    for press_id in seconds:
        told = f'[{{"id": {press_id}}}, null]'
        assert await other.forward(press_id, LOBBY.table_id, told) == store.processes.process
    await forwards.take()
    await seen[1]
    seen[2].cancel()
    await asyncio.wait(seen.values())
    await asyncio.sleep(0)
    await asyncio.wait_for(tasks.settle(), 30)
    assert [await other.acknowledge_forwarded(press_id) for press_id in seconds] == [False, True]
