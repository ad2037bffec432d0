"""Logs as JSON: each line is an object, and says for which press it was."""

import asyncio
import json
import logging
import signal
from collections.abc import Mapping
from typing import Any

from bot.support.logs import JsonLines, answering
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from tests.conftest import BotProcess

FIELDS = {"time", "level", "logger", "process", "message"}


def line_of(text: str) -> Mapping[str, Any]:
    record = logging.LogRecord("bot.test", logging.WARNING, "", 1, text, (), None)
    return json.loads(JsonLines("east").format(record))


def test_a_line_of_no_press_tells_of_none() -> None:
    line = line_of('it said "no"\nand went on')
    assert line.keys() == FIELDS
    assert (line["level"], line["logger"], line["process"]) == ("warning", "bot.test", "east")
    assert line["message"] == 'it said "no"\nand went on'


async def test_what_a_press_sets_going_is_told_of_it_until_it_is_answered() -> None:
    lines, over = list[Mapping[str, Any]](), asyncio.Event()

    async def follow() -> None:
        lines.append(line_of("meanwhile"))
        await over.wait()
        lines.append(line_of("afterwards"))

    async def answer() -> "asyncio.Task[None]":
        answering(7, 2)
        following = asyncio.create_task(follow())
        await asyncio.sleep(0)
        lines.append(line_of("answered"))
        return following

    following = await asyncio.create_task(answer())
    over.set()
    await following
    assert [line.get("press") for line in lines] == ["7", "7", None]
    assert lines[0]["shard"] == 2
    assert "press" not in line_of("elsewhere")


async def test_a_line_for_a_press_has_its_id_and_shard(
    bot_process: BotProcess, discord_server: LoopbackDiscord, alice: Person
) -> None:
    await bot_process.begin(CARDROOM_LOG_FORMAT="json", CARDROOM_PROCESS="east")
    route = "/interactions/{interaction_id}/{token}/callback"
    discord_server.faults.add("POST", route, cut="before")
    answer = await alice.slash("help", discord_server.world.place("cards"))
    await bot_process.end(signal.SIGTERM)
    lines = list(map(json.loads, bot_process.log.read_text().splitlines()))
    assert all(line.keys() >= FIELDS and line["process"] == "east" for line in lines)
    (told,) = [line for line in lines if "Discord does not take an answer" in line["message"]]
    assert told["press"] == str(answer.interaction.id)
    assert told["shard"] == 0
