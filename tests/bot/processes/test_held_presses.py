"""Presses that a process holds: what Discord is told of them, and which of them are seen to."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest

from bot.discord.gateway.incoming import About, HeldInteraction, InteractionPayload
from bot.processes import coordinator
from bot.processes.session_keeping import SessionKeeping
from bot.support.background_tasks import BackgroundTasks
from bot.support.shards import Shards
from data.sqlite.store import SqliteStore
from loopback_discord.payloads import Payload
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Guild
from tests.bot.sharded import Process, Start

CALLBACK = "/interactions/{interaction_id}/{token}/callback"
BUTTON = {"type": 2, "style": 1, "label": "Play", "custom_id": "play"}
ROW = {"components": [{"type": 1, "components": [BUTTON]}]}


@pytest.fixture
async def process(
    start: Start,
    discord_server: LoopbackDiscord,
    guilds: list[Guild],
    alice: Person,
    monkeypatch: pytest.MonkeyPatch,
) -> Process:
    """A process that holds what comes on its shard, and acknowledges it soon."""
    monkeypatch.setattr(coordinator, "HELD_SECONDS", 0.05)
    discord_server.world.interactions.answer_seconds = 20.0
    process = start("one", Shards.read("0/2"))
    await alice.until(process.is_ready, what="its shard")
    assert guilds
    process.incoming.hold(0)
    return process


@pytest.fixture
def message(discord_server: LoopbackDiscord, guilds: list[Guild]) -> Payload:
    """A message with a button, on the shard that is held."""
    world, cards = discord_server.world, guilds[0].channels[0]
    return world.messages.create(cards, world.bot, ROW, []).shown


@pytest.fixture
def first_answers(monkeypatch: pytest.MonkeyPatch) -> Callable[[asyncio.Barrier], None]:
    """Let Discord hear of a deferral once so many are on their way."""
    usual = discord.InteractionResponse[Any].defer

    def together(barrier: asyncio.Barrier) -> None:
        async def defer(response: discord.InteractionResponse[Any]) -> object:
            await barrier.wait()
            return await usual(response)

        monkeypatch.setattr(discord.InteractionResponse, "defer", defer)

    return together


async def held_of(process: Process, alice: Person, count: int = 1) -> tuple[HeldInteraction, ...]:
    await alice.until(lambda: len(process.incoming.held(0)) == count, what="presses that are held")
    return process.incoming.held(0)


async def test_a_slow_line_to_discord_holds_up_one_acknowledgement_and_no_other(
    process: Process,
    message: Payload,
    alice: Person,
    bob: Person,
    carol: Person,
    first_answers: Callable[[asyncio.Barrier], None],
) -> None:
    first_answers(asyncio.Barrier(3))
    acknowledging = asyncio.create_task(coordinator.acknowledge_held(process, 0))
    async with asyncio.timeout(60):
        answers = await asyncio.gather(*(who.click(message, "Play") for who in (alice, bob, carol)))
    assert {answer.kind for answer in answers} == {"deferred"}
    process.incoming.release(0)
    await acknowledging


async def test_a_press_is_seen_to_once_discord_has_heard_that_it_arrived(
    process: Process,
    message: Payload,
    alice: Person,
    first_answers: Callable[[asyncio.Barrier], None],
) -> None:
    """Of two first answers at once Discord would drop one."""
    barrier = asyncio.Barrier(2)
    first_answers(barrier)
    acknowledging = asyncio.create_task(coordinator.acknowledge_held(process, 0))
    pressing = asyncio.create_task(alice.click(message, "Play"))
    await alice.until(lambda: barrier.n_waiting == 1, what="the acknowledgement on its way")
    process.incoming.release(0)
    await asyncio.sleep(0.05)
    assert "interaction" not in process.told
    await barrier.wait()
    assert (await pressing).kind == "deferred"
    await acknowledging
    assert "interaction" in process.told


async def test_a_press_counts_as_acknowledged_only_if_discord_has_heard_that(
    process: Process, message: Payload, alice: Person, discord_server: LoopbackDiscord
) -> None:
    fault = discord_server.faults.add("POST", CALLBACK, cut="before", times=2)
    acknowledging = asyncio.create_task(coordinator.acknowledge_held(process, 0))
    pressing = asyncio.create_task(alice.click(message, "Play"))
    (held,) = await held_of(process, alice)
    await alice.until(lambda: fault.hits == 2, what="two calls that were lost")
    await asyncio.sleep(0.05)
    assert not held.acknowledged
    process.incoming.release(0)
    await acknowledging
    assert "interaction" in process.told
    pressing.cancel()


async def answered_by_another(server: LoopbackDiscord, held: HeldInteraction) -> None:
    token = held.payload["token"]
    address = f"{server.api_url}/interactions/{held.id}/{token}/callback"
    async with aiohttp.ClientSession() as session:
        await session.post(address, json={"type": 6})


async def test_of_what_is_held_of_a_dead_process_only_what_that_has_not_answered_is_seen_to(
    process: Process,
    message: Payload,
    alice: Person,
    bob: Person,
    discord_server: LoopbackDiscord,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    store = await SqliteStore.open(tmp_path / "cardroom.sqlite3")
    SessionKeeping(store.gateway_sessions, process, BackgroundTasks())
    await store.close()
    seen: list[tuple[int, bool]] = []

    def take_in(payload: InteractionPayload, about: About) -> None:
        seen.append((int(payload["id"]), about.acknowledged))

    monkeypatch.setattr(process.incoming, "take_in", take_in)
    pressing = [asyncio.create_task(who.click(message, "Play")) for who in (alice, bob)]
    answered, new = await held_of(process, alice, 2)
    await answered_by_another(discord_server, answered)
    acknowledging = asyncio.create_task(coordinator.acknowledge_held(process, 0))
    await alice.until(lambda: new.acknowledged and answered.acknowledged, what="both told")
    # Of these Discord is told only when they are released.
    monkeypatch.setattr(coordinator, "HELD_SECONDS", 60.0)
    pressing += [asyncio.create_task(who.click(message, "Play")) for who in (alice, bob)]
    *_, late_answered, late_new = await held_of(process, alice, 4)
    await answered_by_another(discord_server, late_answered)
    process.incoming.release(0, but=None)
    await asyncio.gather(*pressing)
    await alice.until(lambda: len(seen) == 2, what="those that nobody had answered")
    await acknowledging
    await asyncio.sleep(0.05)
    assert seen == [(new.id, True), (late_new.id, True)]
