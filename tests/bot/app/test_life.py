"""The process: how it starts, what it says where it cannot, how it stops."""

import asyncio
import gc
import os
import re
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from bot.app.exit_codes import ExitCode
from bot.app.health import told
from bot.app.life import live
from bot.discord.gateway.timeouts import GATEWAY_TIMEOUTS
from bot.support.settings import Settings
from loopback_discord.people.person import Person
from loopback_discord.server.faults import GARBLED, Handshake
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Channel
from tests.conftest import BotProcess
from tests.postgres_server import PostgresServer


@pytest.fixture(scope="module", autouse=True)
def set_aside() -> None:
    """Let the collector of garbage leave alone what other tests have made.

    Each life in this process looks at all there is, and thousands of tests are in it.
    """
    gc.freeze()


async def ended(process: BotProcess) -> tuple[int, str]:
    """Wait for the end of a process that cannot run; return its exit code and what it wrote."""
    while process.running:
        await asyncio.sleep(0.02)
    assert process.returncode is not None
    return process.returncode, read(process.log)


def read(log: Path) -> str:
    return log.read_text()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_a_signal_ends_it_in_good_order_and_its_tables_carry_on(
    bot_process: BotProcess, alice: Person, bob: Person, number: signal.Signals, cards: Channel
) -> None:
    # One start as a person starts it does for both.
    anew = number is signal.SIGTERM
    await bot_process.begin(anew=anew, CARDROOM_COMPUTER_SECONDS="0.1")
    lobby = await alice.slash("hearts", cards)
    await bob.click(lobby, "Join")
    await alice.click(lobby, "Start")
    await alice.until(alice.dms, what="her hand")
    assert await bot_process.end(number) == 0
    assert "Traceback" not in read(bot_process.log)
    await bot_process.begin()
    assert "1 tables carry on" in read(bot_process.log)
    assert (await alice.click(cards, "My hand")).kind == "ephemeral"


async def test_a_signal_ends_it_in_good_order_while_the_server_of_its_store_is_away(
    bot_process: BotProcess, own_server: PostgresServer
) -> None:
    bot_process.on_server = own_server.make("cardroom")
    await bot_process.begin()
    await asyncio.to_thread(own_server.stop)
    assert await bot_process.end(signal.SIGTERM) == ExitCode.STOPPED
    assert "Traceback" not in read(bot_process.log)


async def killed_with_a_table(
    process: BotProcess, discord_server: LoopbackDiscord, alice: Person
) -> None:
    """Leave a file and its log as a kill does, with a table that has been counted."""
    await process.begin()
    await alice.slash("hearts", discord_server.world.place("cards"))
    await process.end(signal.SIGKILL)
    await process.begin()
    assert "the database has 1 tables, and had 0 when" in read(process.log)
    await process.end(signal.SIGKILL)


async def test_a_file_that_lost_its_tables_is_said_to_have(
    bot_process: BotProcess, discord_server: LoopbackDiscord, alice: Person
) -> None:
    await killed_with_a_table(bot_process, discord_server, alice)
    for gone in ("", "-wal", "-shm"):
        bot_process.database.with_name(bot_process.database.name + gone).unlink()
    await bot_process.begin()
    # On a busy machine there are other warnings too, such as of a line that is slow.
    told = [line for line in read(bot_process.log).splitlines() if "the database has 0" in line]
    *_, last = told
    assert "the database has 0 tables but had 1 when they were last counted" in last
    assert "WARNING" in last
    assert sum("WARNING" in line for line in told) == 1


async def test_a_log_whose_file_is_gone_ends_the_start_with_a_sentence(
    bot_process: BotProcess, discord_server: LoopbackDiscord, alice: Person
) -> None:
    await killed_with_a_table(bot_process, discord_server, alice)
    bot_process.database.unlink()
    await bot_process.start()
    code, said = await ended(bot_process)
    assert code == 2
    assert "is there without its file" in said
    assert "Traceback" not in said


@pytest.mark.parametrize("place", ["folder", "a/b"])
async def test_a_file_that_cannot_be_made_ends_the_start_with_a_sentence(
    bot_process: BotProcess, tmp_path: Path, place: str
) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "a").touch()
    await bot_process.start(CARDROOM_DATABASE=str(tmp_path / place))
    code, said = await ended(bot_process)
    assert code == 2
    assert "CARDROOM_DATABASE is a file in a folder" in said
    assert "Traceback" not in said


async def test_bad_settings_are_named_in_one_message(bot_process: BotProcess) -> None:
    await bot_process.start(
        DISCORD_TOKEN="",
        CARDROOM_COMPUTER_SECONDS="fast",
        CARDROOM_DATABASE="/no/such/folder/file",
        CARDROOM_API_URL="https://example.org",
    )
    code, said = await ended(bot_process)
    assert code == 2
    for name in (
        "DISCORD_TOKEN",
        "CARDROOM_COMPUTER_SECONDS",
        "CARDROOM_DATABASE",
        "CARDROOM_API_URL",
    ):
        assert name in said
    assert "Traceback" not in said


async def test_a_token_that_discord_does_not_know_is_said_to_be_that(
    bot_process: BotProcess, discord_server: LoopbackDiscord
) -> None:
    discord_server.valid_token = "another"
    await bot_process.start(DISCORD_TOKEN="not-this-one")
    code, said = await ended(bot_process)
    assert code == 2
    assert "DISCORD_TOKEN" in said
    assert "not-this-one" not in said
    assert "Traceback" not in said


async def test_a_second_process_on_the_same_file_does_not_start(
    bot_process: BotProcess, discord_server: LoopbackDiscord, tmp_path: Path
) -> None:
    await bot_process.begin()
    (tmp_path / "second").mkdir()
    second = BotProcess(bot_process.loaded_bot, discord_server, tmp_path / "second")
    await second.start(CARDROOM_DATABASE=str(bot_process.database))
    code, said = await ended(second)
    assert code == 2
    assert "is in use" in said
    assert "Traceback" not in said
    assert bot_process.running


async def test_a_file_of_a_newer_version_is_left_alone(bot_process: BotProcess) -> None:
    with closing(sqlite3.connect(bot_process.database)) as file:
        file.execute(f"PRAGMA user_version = {9999 << 16 | 9999}")
    before = bot_process.database.read_bytes()
    await bot_process.start()
    code, said = await ended(bot_process)
    assert code == 2
    assert "newer" in said
    assert "Traceback" not in said
    assert bot_process.database.read_bytes() == before


async def test_a_discord_that_cannot_be_reached_is_said_to_be_that(
    bot_process: BotProcess, discord_server: LoopbackDiscord
) -> None:
    await discord_server.stop()
    await bot_process.start()
    code, said = await ended(bot_process)
    assert code == 1
    assert "cannot be reached" in said
    assert "Traceback" not in said


@pytest.mark.parametrize(
    ("close_code", "what_to_do"),
    [
        (4004, "DISCORD_TOKEN"),
        (4010, "newest version"),
        (4011, "more shards"),
        (4012, "update discord.py"),
        (4013, "update discord.py"),
        (4014, "developer page"),
    ],
)
async def test_a_refusal_that_lasts_is_told_in_a_line_and_not_tried_again(
    discord_server: LoopbackDiscord,
    tmp_path: Path,
    alice: Person,
    caplog: pytest.LogCaptureFixture,
    close_code: int,
    what_to_do: str,
) -> None:
    settings = Settings(token="a-token", database=tmp_path / "cardroom.sqlite3", emojis=False)
    living = asyncio.create_task(live(settings))
    await alice.until(lambda: discord_server.gateway.connected, what="the line")
    await discord_server.gateway.close(close_code)
    assert await living == ExitCode.REFUSED
    (said,) = (one.getMessage() for one in caplog.records if one.name == "bot.app.life")
    assert f"({close_code})" in said
    assert what_to_do in said
    assert "Traceback" not in caplog.text
    assert discord_server.gateway.identified == 1


def test_every_exit_code_is_explained_to_hosts() -> None:
    page = (Path(__file__).parents[3] / "docs" / "host" / "every-day.md").read_text()
    assert [int(code) for code in re.findall(r"^\| (\d) \|", page, re.MULTILINE)] == [*ExitCode]


async def test_a_first_call_that_is_refused_is_told_with_its_status(
    discord_server: LoopbackDiscord, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    discord_server.faults.add("GET", "/users/@me", status=403)
    settings = Settings(token="a-token", database=tmp_path / "cardroom.sqlite3", emojis=False)
    assert await live(settings) == ExitCode.AGAIN
    assert "refuses the first call: 403/" in caplog.text
    assert "Traceback" not in caplog.text


async def test_starts_that_end_early_are_paused_for(
    bot_process: BotProcess, discord_server: LoopbackDiscord, alice: Person
) -> None:
    for _ in range(2):
        await bot_process.begin()
        await discord_server.gateway.close(4013)
        code, said = await ended(bot_process)
        assert code == ExitCode.REFUSED
        assert "Traceback" not in said
    asked = len(discord_server.requests)
    await bot_process.start()
    await alice.until(lambda: "ended early" in read(bot_process.log), what="the pause")
    # Meanwhile it says how it is: it is alive, and plays nothing yet.
    settings = Settings(token="", database=bot_process.database)
    await alice.until(lambda: told(settings, alive=True)[1], what="what it says of itself")
    line, well = told(settings)
    assert line.startswith("the tables are not loaded yet")
    assert not well
    assert await bot_process.end(signal.SIGTERM) == ExitCode.STOPPED
    assert len(discord_server.requests) == asked
    # Whoever stops it by hand has looked, and is not kept waiting.
    await bot_process.begin()
    assert read(bot_process.log).count("ended early") == 1


async def test_a_kill_is_no_early_end(
    bot_process: BotProcess, discord_server: LoopbackDiscord
) -> None:
    for _ in range(3):
        await bot_process.begin()
        await bot_process.end()
    assert "ended early" not in read(bot_process.log)
    assert discord_server.gateway.identified + discord_server.gateway.resumed == 3


async def test_it_serves_the_shards_that_its_settings_name(
    bot_process: BotProcess, discord_server: LoopbackDiscord, alice: Person
) -> None:
    gateway = discord_server.gateway
    gateway.session_starts.max_concurrency = 2
    await bot_process.begin(CARDROOM_SHARDS="0-1/3")
    await alice.until(lambda: gateway.identified == 2, what="both shards")
    assert sorted(session.shard for session in gateway.sessions()) == [(0, 3), (1, 3)]


@pytest.mark.parametrize("trouble", ["garbled", "refused"])
async def test_a_gateway_of_no_use_ends_it_for_a_new_process_to_begin(
    discord_server: LoopbackDiscord,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    trouble: Handshake,
) -> None:
    discord_server.gateway.handshakes["main"] = trouble
    settings = Settings(token="a-token", database=tmp_path / "cardroom.sqlite3", emojis=False)
    hasty = replace(
        GATEWAY_TIMEOUTS,
        first_pause=0.01,
        longest_pause=0.01,
        identify_apart=0.01,
        reminder=0.1,
        give_up=0.3,
    )
    assert await live(settings, timeouts=hasty) == ExitCode.AGAIN
    assert "gives up" in caplog.text
    assert "Traceback" not in caplog.text
    assert "incident" not in caplog.text
    assert GARBLED not in caplog.text


LOADED = """
import sys
from babel import localedata
from bot.__main__ import main

assert main(["run"]) == 2
print(*sys.modules, *localedata.load("ja"), *localedata.load("en_US"))
"""


def test_a_start_loads_nothing_that_few_need(tmp_path: Path) -> None:
    """Each of these takes megabytes: pictures, the other database, names of all places on Earth."""
    environment = {"PYTHONPATH": str(Path.cwd()), "PATH": os.environ["PATH"]}
    started = subprocess.run(
        [sys.executable, "-c", LOADED],
        env=environment,
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        check=True,
        text=True,
    )
    loaded = set(started.stdout.split())
    assert {"bot.app.life", "bot.app.client", "aiosqlite", "list_patterns"} <= loaded
    assert not loaded & {
        *"PIL asyncpg regex territories currency_names currency_symbols unit_patterns".split()
    }
