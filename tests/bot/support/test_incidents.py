"""Incidents and logs: enough to find the fault, and no card."""

import asyncio
import gc
import io
import json
import logging
import signal
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.support.incidents import Refusals, log_incident, log_what_escapes
from bot.support.logs import TALKATIVE, JsonLines, Valueless, answering, hush
from data.patience import NotWritten, OutcomeUnknown
from data.processes import FencedOff
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from tests.conftest import BotProcess

log = logging.getLogger("tests.incidents")


def fail() -> None:
    hand = {"2C": 1}
    try:
        hand.pop("QS")
    except KeyError as cause:
        raise ValueError("the hand QS KS AS") from cause


def test_a_incident_is_logged_with_its_number_its_kind_and_its_lines_but_without_its_words(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with pytest.raises(ValueError, match="hand") as failed:
        fail()
    number = log_incident(log, "passing", failed.value)
    assert f"incident {number} while passing" in caplog.text
    assert "ValueError" in caplog.text
    assert "KeyError" in caplog.text
    assert caplog.text.count(" fail\n") == 2
    assert "QS" not in caplog.text


def test_a_incident_of_the_file_is_logged_with_the_name_that_sqlite_gives_it(
    caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    with closing(sqlite3.connect(tmp_path / "file")) as file:
        file.execute("PRAGMA query_only = ON")
        with pytest.raises(sqlite3.OperationalError) as failed:
            file.execute("CREATE TABLE hands (QS)")
    log_incident(log, "writing", failed.value)
    assert "OperationalError SQLITE_READONLY at" in caplog.text
    assert "QS" not in caplog.text


def test_an_incident_of_a_server_is_logged_with_the_code_that_it_gives(
    caplog: pytest.LogCaptureFixture,
) -> None:
    class Refused(Exception):
        """As what the driver raises."""

        sqlstate = "23514"

    log_incident(log, "writing", Refused("a row holds QS"))
    assert "Refused 23514 at" in caplog.text
    assert "QS" not in caplog.text


async def test_of_what_the_store_refuses_a_line_a_second_is_written_with_a_count(
    caplog: pytest.LogCaptureFixture,
) -> None:
    refusals, away = (
        Refusals(logging.ERROR, "nothing was written while %s: %s%s"),
        "ConnectionRefusedError",
    )
    for _ in range(100):
        refusals.note(log, "taking a press", away)
    assert caplog.messages == [f"nothing was written while taking a press: {away}"]
    async with asyncio.timeout(30):
        while len(caplog.messages) < 2:
            await asyncio.sleep(0.05)
    assert caplog.messages[1].endswith(f"{away} (99 times in a second)")


@pytest.mark.parametrize("error", [NotWritten("SQLITE_FULL", busy=False), OutcomeUnknown()])
def test_that_the_store_refuses_or_is_away_at_the_end_is_no_incident(
    error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    log_incident(log, "closing a table", error)
    assert "incident" not in "".join(caplog.messages)


def test_every_incident_has_a_number_of_its_own() -> None:
    numbers = {log_incident(log, "playing", ValueError()) for _ in range(20)}
    assert len(numbers) == 20


@pytest.mark.parametrize("name", TALKATIVE)
def test_what_a_library_is_sent_is_not_written_at_any_level(
    name: str, caplog: pytest.LogCaptureFixture
) -> None:
    hush()
    talker = logging.getLogger(name)
    with caplog.at_level(logging.DEBUG, logger=name):
        talker.debug("PATCH with QS")
        talker.info("told")
    assert "QS" not in caplog.text
    assert "told" in caplog.text


def test_the_address_that_discord_refuses_is_told_without_ids_and_tokens(
    caplog: pytest.LogCaptureFixture,
) -> None:
    hush()
    person, token = "123456789012345678", "aW50ZXJhY3Rpb246" * 4
    for path in (f"guilds/1/members/{person}/roles", f"webhooks/{person}/{token}/messages/@x"):
        said = "We are being rate limited. %s %s responded with 429."
        logging.getLogger("discord.http").warning(said, "PUT", f"https://discord.com/api/{path}")
    assert "PUT https://discord.com/api/guilds/1/members/-/roles responded" in caplog.text
    assert "webhooks/-/-/messages/@x" in caplog.text
    assert person not in caplog.text
    assert token not in caplog.text


async def test_an_error_that_nobody_waits_for_is_an_incident(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def escape() -> None:
        fail()

    asyncio.get_running_loop().set_exception_handler(log_what_escapes)
    task = asyncio.create_task(escape())
    await asyncio.wait([task])
    del task
    gc.collect()
    assert "incident" in caplog.text
    assert "ValueError" in caplog.text
    assert "QS" not in caplog.text


async def test_a_process_that_is_fenced_off_says_nothing_of_its_tasks(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def escape() -> None:
        raise FencedOff("main")

    asyncio.get_running_loop().set_exception_handler(log_what_escapes)
    task = asyncio.create_task(escape())
    await asyncio.wait([task])
    del task
    gc.collect()
    assert caplog.text == ""


def test_an_error_that_a_library_logs_is_written_without_its_values() -> None:
    out = io.StringIO()
    handler = logging.StreamHandler(out)
    handler.setFormatter(Valueless())
    try:
        fail()
    except ValueError:
        log.addHandler(handler)
        log.exception("suggesting")
    finally:
        log.removeHandler(handler)
    assert "KeyError" in out.getvalue()
    assert "QS" not in out.getvalue()


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
