"""`cardroom doctor`: run as a host runs it, against the loopback Discord."""

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bot.app import doctor
from bot.discord.permissions import INVITE, lacking
from bot.playground.discord.people.person import Person
from bot.playground.discord.server.loopback import LoopbackDiscord
from tests.conftest import BotProcess
from tests.postgres_server import PostgresServer


async def examined(
    discord_server: LoopbackDiscord, folder: Path, *words: str, **environment: str
) -> tuple[int, str]:
    """Run it in a folder of its own; return the exit code and what it printed."""
    inherited = {name: value for name, value in os.environ.items() if "CARDROOM" not in name}
    told = {
        **inherited,
        "PYTHONPATH": str(Path(__file__).parents[3]),
        "DISCORD_TOKEN": "a-token",
        "CARDROOM_API_URL": discord_server.api_url,
        "CARDROOM_GATEWAY_URL": discord_server.gateway_url,
        **environment,
    }
    done = await asyncio.to_thread(
        subprocess.run,
        [sys.executable, "-m", "bot", "doctor", *words],
        cwd=folder,
        env=told,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    assert "a-token" not in done.stdout
    return done.returncode, done.stdout


async def test_before_the_first_start_all_is_well_or_made_later(
    discord_server: LoopbackDiscord, tmp_path: Path
) -> None:
    code, said = await examined(discord_server, tmp_path)
    assert code == 0, said
    assert "LOOK" not in said
    for line in (
        "cardroom.sqlite3 is made at the first start",
        "Discord knows the token",
        "no commands are registered yet",
    ):
        assert f"ok    {line}" in said
    assert os.listdir(tmp_path) == []  # noqa: PTH208  names are enough


async def test_beside_a_bot_that_runs_and_in_a_channel(
    bot_process: BotProcess, discord_server: LoopbackDiscord, alice: Person
) -> None:
    await bot_process.begin()
    cards = discord_server.world.place("cards")
    before = alice.sees(cards)
    database = {"CARDROOM_DATABASE": str(bot_process.database)}
    folder = bot_process.database.parent
    code, said = await examined(discord_server, folder, "--channel", str(cards.id), **database)
    while "ok: 1 of 1 shards heard" not in said:
        code, said = await examined(discord_server, folder, "--channel", str(cards.id), **database)
    assert code == 0, said
    assert "the newest" in said
    assert "commands are registered" in said
    assert "it may all it needs" in said
    assert "a message was posted" in said
    # Nothing of it stays.
    assert alice.sees(cards) == before


async def test_each_thing_that_is_wrong_says_what_to_do(
    discord_server: LoopbackDiscord, tmp_path: Path
) -> None:
    dotenv = tmp_path / ".env"
    dotenv.write_text("CARDROOM_EMOJIS=off\n")
    dotenv.chmod(0o644)
    (tmp_path / "notes").write_text("no database")
    (tmp_path / "notes").chmod(0o600)
    discord_server.faults.add("GET", "/users/@me", status=401)
    code, said = await examined(discord_server, tmp_path, CARDROOM_DATABASE=str(tmp_path / "notes"))
    assert code == 1
    assert "LOOK  others can read the token: chmod 600 .env" in said
    assert "notes is damaged or no database" in said
    assert "LOOK  Discord does not know this token" in said


async def test_settings_that_are_not_complete_are_named(
    discord_server: LoopbackDiscord, tmp_path: Path
) -> None:
    code, said = await examined(
        discord_server, tmp_path, DISCORD_TOKEN="", CARDROOM_PAUSE_HOURS="0"
    )
    assert code == 1
    assert "LOOK  DISCORD_TOKEN is missing" in said
    assert "LOOK  CARDROOM_PAUSE_HOURS is a number" in said


async def test_a_channel_that_does_not_let_the_bot_in_is_told(
    discord_server: LoopbackDiscord, tmp_path: Path
) -> None:
    cards = discord_server.world.place("cards")
    discord_server.faults.add("POST", "/channels/{channel_id}/messages", status=403)
    code, said = await examined(discord_server, tmp_path, "--channel", str(cards.id))
    assert code == 1
    assert "LOOK  no message can be posted there: 403" in said
    code, said = await examined(discord_server, tmp_path, "--channel", "1")
    assert code == 1
    assert "LOOK  channel 1 cannot be seen (404)" in said


async def test_a_discord_that_is_away_is_told(
    discord_server: LoopbackDiscord, tmp_path: Path
) -> None:
    nobody = "http://127.0.0.1:9/api/v10"
    code, said = await examined(discord_server, tmp_path, CARDROOM_API_URL=nobody)
    assert code == 1
    assert "LOOK  Discord cannot be reached" in said


@pytest.mark.postgresql
async def test_a_server_is_looked_at_and_left_as_it_is(
    discord_server: LoopbackDiscord, postgres_server: PostgresServer, tmp_path: Path
) -> None:
    address = postgres_server.make("examined").url
    code, said = await examined(discord_server, tmp_path, CARDROOM_DATABASE=address)
    assert code == 0, said
    assert "PostgreSQL" in said
    assert "it is empty, and filled at the first start" in said
    postgres_server.drop("examined")


def test_what_a_channel_does_not_let_the_bot_do_is_named() -> None:
    everything = INVITE.value
    assert lacking(everything) == ()
    assert lacking(~0 & (1 << 53) - 1) == ()
    assert lacking(everything & ~(1 << 15)) == ("attach files",)
    assert len(lacking(0)) == len([needed for _, needed in INVITE if needed])


def test_a_clock_that_is_wrong_is_told() -> None:
    for apart, well in ((0, True), (3, True), (60, False), (-60, False)):
        moment = time.strftime("%a, %d %b %Y %H:%M:%S GMT", time.gmtime(time.time() - apart))
        found = doctor.of_the_clock(doctor.DiscordReply(200, None, 0.1, {"Date": moment}))
        assert found.well is well
