"""Shards as they are written, and when their sessions may begin."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bot.discord.gateway.session_starts import KEPT_BACK, SessionStarts, TurnsOfProcess
from bot.discord.gateway.timeouts import GATEWAY_TIMEOUTS
from bot.support.settings import BadSettings, Settings
from bot.support.shards import Shards


@pytest.mark.parametrize(
    ("text", "ids", "count"),
    [
        ("0-3/16", {0, 1, 2, 3}, 16),
        ("5/16", {5}, 16),
        ("0,4-6/16", {0, 4, 5, 6}, 16),
        ("0/1", {0}, 1),
        ("0-1,3-3/4", {0, 1, 3}, 4),
    ],
)
def test_shards_are_read_and_written(text: str, ids: set[int], count: int) -> None:
    settings = Settings.read({"DISCORD_TOKEN": "abc", "CARDROOM_SHARDS": f" {text} "})
    assert settings.shards == Shards(frozenset(ids), count)
    assert Shards.read(str(settings.shards)) == settings.shards


def test_shards_are_written_as_short_as_they_can_be() -> None:
    assert str(Shards.read("6,0,4-5,5/16")) == "0,4-6/16"


@pytest.mark.parametrize(
    "text", ["16/16", "3-1/16", "0-16/16", "0", "/16", "0/0", "all", "-1/2", "0-3/16/2", "٣/16"]
)
def test_shards_that_do_not_exist_are_refused(text: str) -> None:
    with pytest.raises(BadSettings) as refused:
        Settings.read({"DISCORD_TOKEN": "abc", "CARDROOM_SHARDS": text})
    (fault,) = refused.value.faults
    assert "CARDROOM_SHARDS is some of your bot's shards" in fault


def test_there_are_no_shards_beyond_their_number() -> None:
    everything = Shards.every(2)
    assert everything.without_ids({0}).with_ids({0}) == everything
    with pytest.raises(ValueError, match="no such shards"):
        everything.with_ids({2})
    with pytest.raises(ValueError, match="no such shards"):
        Shards.every(0)


def test_nothing_said_is_for_discord_to_say() -> None:
    assert Settings.read({"DISCORD_TOKEN": "abc", "CARDROOM_SHARDS": ""}).shards is None


def test_a_guild_is_of_one_shard_and_what_is_of_none_is_of_the_first() -> None:
    first, others = Shards.read("0/3"), Shards.read("1-2/3")
    guild_id = (7 << 22) + 5
    assert others.shard_of(guild_id) == 1
    assert (first.serve(guild_id), others.serve(guild_id)) == (False, True)
    for nowhere in (None, 0):
        assert (first.serve(nowhere), others.serve(nowhere)) == (True, False)


class Discord:
    """What `/gateway/bot` says."""

    def __init__(self, *, buckets: int, remaining: int = 1000) -> None:
        self.asked = 0
        self.limit = {
            "total": 1000,
            "remaining": remaining,
            "reset_after": 0,
            "max_concurrency": buckets,
        }

    async def answer(self) -> tuple[int, str, Any]:
        self.asked += 1
        return 1, "", self.limit


class Gate:
    """Turns that are given by hand."""

    def __init__(self) -> None:
        self.open = {0: asyncio.Event(), 1: asyncio.Event()}

    async def turn(self, bucket: int) -> None:
        await self.open[bucket].wait()


async def woken() -> None:
    """Let everything that can go on do so."""
    for _ in range(20):
        await asyncio.sleep(0)


async def test_shards_wait_for_the_turn_of_their_bucket_and_discord_is_asked_once() -> None:
    discord, gate = Discord(buckets=2), Gate()
    starts = SessionStarts(discord.answer, GATEWAY_TIMEOUTS, gate)
    waiting = [asyncio.create_task(starts.turn(number)) for number in range(4)]
    gate.open[1].set()
    await woken()
    assert [one.done() for one in waiting] == [False, True, False, True]
    gate.open[0].set()
    await asyncio.gather(*waiting)
    assert discord.asked == 1


async def test_what_discord_said_is_not_relied_on_for_long() -> None:
    discord = Discord(buckets=1)
    now = replace(GATEWAY_TIMEOUTS, identify_apart=0.0)
    starts = SessionStarts(discord.answer, now, TurnsOfProcess(0.0))
    for count in (1, 2):
        await starts.turn(0)
        assert discord.asked == count


async def test_discord_is_asked_again_before_its_last_sessions_are_begun() -> None:
    discord, gate = Discord(buckets=1, remaining=KEPT_BACK + 2), Gate()
    starts = SessionStarts(discord.answer, GATEWAY_TIMEOUTS, gate)
    gate.open[0].set()
    for _ in range(2):
        await starts.turn(0)
    assert discord.asked == 1
    discord.limit["remaining"] = KEPT_BACK
    last = asyncio.create_task(starts.turn(0))
    await woken()
    assert discord.asked == 2
    assert not last.done()
    last.cancel()


async def test_one_bucket_waits_and_another_begins_at_once() -> None:
    turns = TurnsOfProcess(1e6)
    await turns.turn(0)
    again = asyncio.create_task(turns.turn(0))
    await woken()
    await turns.turn(1)
    await woken()
    assert not again.done()
    again.cancel()
