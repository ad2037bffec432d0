"""Health: what a process tells of itself, and what it says where it is not well."""

import asyncio
import contextlib
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.app.health import STALE_SECONDS, Health, health_file, keep, keep_telling, told
from bot.support.settings import Settings
from data.addresses import PostgresAddress
from loopback_discord.payloads import text_of
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from tests.conftest import BotProcess

WELL = Health(
    process="main",
    loaded=True,
    shards=2,
    deaf={},
    lease=True,
    last_write=3,
    refused=None,
    refused_why="",
    workers=1,
    late=2,
)


def asked(process: BotProcess) -> tuple[int, str]:
    """Ask as a host does, from the settings alone."""
    environment = {name: value for name, value in os.environ.items() if "CARDROOM" not in name}
    done = subprocess.run(
        [sys.executable, "-m", "bot", "health"],
        env={**environment, "CARDROOM_DATABASE": str(process.database)},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


async def until_well(process: BotProcess) -> None:
    settings = Settings(token="", database=process.database)
    while not told(settings)[1]:
        assert process.running, process.log.read_text()
        await asyncio.sleep(0.05)


async def test_a_process_says_that_it_is_well_and_nothing_is_left_once_it_ends(
    bot_process: BotProcess,
) -> None:
    await bot_process.begin()
    await until_well(bot_process)
    code, line = await asyncio.to_thread(asked, bot_process)
    assert code == 0
    assert line.startswith("ok: 1 of 1 shards heard")
    assert "a-token" not in line
    file = health_file(Settings(token="", database=bot_process.database))
    assert file.stat().st_mode & 0o077 == 0
    await bot_process.end(signal.SIGTERM)
    assert await asyncio.to_thread(asked, bot_process) == (
        1,
        f"no process tells how it is: there is no {file}\n",
    )


async def test_a_process_that_was_killed_is_not_well_after_a_while(bot_process: BotProcess) -> None:
    await bot_process.begin()
    await until_well(bot_process)
    await bot_process.end(signal.SIGKILL)
    settings = Settings(token="", database=bot_process.database)
    long_ago = time.time() - STALE_SECONDS - 5
    os.utime(health_file(settings), (long_ago, long_ago))
    line, well = told(settings)
    assert not well
    assert "has said nothing for" in line


async def test_a_file_that_goes_away_takes_no_writes_until_it_is_there_again(
    bot_process: BotProcess, discord_server: LoopbackDiscord, alice: Person, tmp_path: Path
) -> None:
    cards = discord_server.world.guilds[0].channels[0]
    await bot_process.begin()
    await until_well(bot_process)
    database, away = bot_process.database, tmp_path / "away"
    away.mkdir()
    parts = [database.with_name(database.name + end) for end in ("", "-wal", "-shm")]
    before = [part.read_bytes() for part in parts[:2]]
    for part in parts:
        part.rename(away / part.name)
    settings = Settings(token="", database=database)
    # Nobody need press for it to be noticed.
    await alice.until(
        lambda: "(its file was moved, deleted or exchanged)" in told(settings)[0], what="the fault"
    )
    assert told(settings) == (told(settings)[0], False)
    assert "an open file is not in its place" in bot_process.log.read_text()
    for exchanged in (False, True):
        if exchanged:
            for part in parts:
                shutil.copy(away / part.name, part)
        refused = await alice.slash("hearts", cards)
        assert "I cannot write to my disk" in text_of(refused.message)
    assert [(away / part.name).read_bytes() for part in parts[:2]] == before
    assert [part.read_bytes() for part in parts[:2]] == before
    for part in parts:
        (away / part.name).rename(part)
    await alice.until(lambda: told(settings)[1], what="the end of the fault")
    assert "I cannot" not in text_of((await alice.slash("hearts", cards)).message)
    assert len(bot_process.rows("SELECT 1 FROM tables")) == 1
    assert "is in its place again" in bot_process.log.read_text()
    assert await bot_process.end(signal.SIGTERM) == 0


def test_on_a_full_disk_a_process_says_how_it_is_as_long_as_it_has_said_so_before(
    small_disk: Path,
) -> None:
    file = small_disk / "cardroom.sqlite3.health"
    keep(file, WELL)
    with contextlib.suppress(OSError), (small_disk / "all").open("wb") as all_there_is:
        while all_there_is.write(bytes(4096)):
            all_there_is.flush()
    settings = Settings(token="", database=small_disk / "cardroom.sqlite3")
    for deaf in ({}, {"1": 90}, {}):
        health = replace(WELL, deaf=deaf, refused=40, refused_why="SQLITE_FULL")
        keep(file, health)
        assert told(settings) == (health.line, False)


@pytest.fixture
def service_manager(tmp_path: Path) -> Iterator[socket.socket]:
    """Systemd's end of the line on which services say how they are."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.bind(str(tmp_path / "notify"))
        line.setblocking(False)
        yield line


async def test_systemd_hears_that_it_is_ready_and_that_its_loop_goes_on(
    bot_process: BotProcess, service_manager: socket.socket
) -> None:
    loop, heard = asyncio.get_running_loop(), list[str]()
    await bot_process.begin(NOTIFY_SOCKET=service_manager.getsockname())
    while "READY=1" not in heard:
        heard.append((await loop.sock_recv(service_manager, 1000)).decode())
    assert heard[0].startswith("WATCHDOG=1\nSTATUS=")
    await bot_process.end(signal.SIGTERM)
    while "STOPPING=1" not in heard:
        heard.append((await loop.sock_recv(service_manager, 1000)).decode())


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"loaded": False}, "the tables are not loaded yet"),
        ({"lease": False}, "the lease is lost"),
        (
            {"refused": 40, "refused_why": "SQLITE_FULL"},
            "nothing can be written for 40 s (SQLITE_FULL)",
        ),
        ({"deaf": {"1": 90}}, "shard 1 is deaf for 90 s"),
    ],
)
def test_what_is_wrong_comes_first(tmp_path: Path, change: dict[str, object], said: str) -> None:
    settings = Settings(token="", database=tmp_path / "cardroom.sqlite3")
    known = {field: getattr(WELL, field) for field in WELL.__slots__}
    health_file(settings).write_text(json.dumps(known))
    assert told(settings) == ("ok: 2 of 2 shards heard, wrote 3 s ago, workers: 1", True)
    health_file(settings).write_text(json.dumps(known | {"late": 12}))
    assert told(settings)[0].endswith("workers: 1, drawings 12 s late")
    health_file(settings).write_text(json.dumps({**known, **change}))
    line, well = told(settings)
    assert not well
    assert line.startswith(said)
    # Whoever asks only if it is alive starts nothing anew for that.
    assert told(settings, alive=True) == (line, True)


def test_what_cannot_be_read_is_not_well(tmp_path: Path) -> None:
    settings = Settings(token="", database=tmp_path / "cardroom.sqlite3")
    for text in ("", "[]", "{}", '{"process": "main"}'):
        health_file(settings).write_text(text)
        assert not told(settings)[1]
        assert not told(settings, alive=True)[1]


async def test_a_look_that_fails_does_not_starve_the_watchdog(
    service_manager: socket.socket, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NOTIFY_SOCKET", service_manager.getsockname())

    def look() -> Health:
        raise KeyError("a mistake of ours")

    settings = Settings(token="", database=tmp_path / "cardroom.sqlite3")
    telling = asyncio.create_task(keep_telling(settings, look))
    heard = await asyncio.get_running_loop().sock_recv(service_manager, 1000)
    assert heard == b"WATCHDOG=1"
    assert not telling.done()
    telling.cancel()
    with pytest.raises(asyncio.CancelledError):
        await telling
    assert not told(settings)[1]


@pytest.mark.skipif(os.geteuid() != 0, reason="only root may give files away")
def test_root_may_ask_how_a_bot_of_another_user_is(tmp_path: Path) -> None:
    known = json.dumps({field: getattr(WELL, field) for field in WELL.__slots__})
    of_file = Settings(token="", database=tmp_path / "cardroom.sqlite3")
    server = PostgresAddress("postgresql://cardroom@db.example/cardroom")
    of_server = Settings(token="", database=server, process="another")
    for settings, well in ((of_file, True), (of_server, False)):
        file = health_file(settings)
        file.write_text(known)
        os.chown(file, 10001, 10001)
        assert told(settings)[1] is well
        file.unlink()


def test_a_process_on_a_server_tells_it_under_its_name() -> None:
    server = PostgresAddress("postgresql://cardroom@db.example/cardroom")
    file = health_file(Settings(token="", database=server, process="one"))
    assert re.fullmatch(r"cardroom-one-[0-9a-f]{8}\.health", file.name)
    other = PostgresAddress("postgresql://cardroom@db.example/another")
    assert health_file(Settings(token="", database=other, process="one")) != file
