"""A new host's first hour: what the page says, done in a clean Debian, at the loopback Discord."""

import asyncio
import os
import re
import shutil
import signal
import subprocess
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import pytest

from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from tests.deploy.clean_root import CHROOT, debian, in_a_clean_root, passed_on
from tests.sources import PROJECT

PAGE: Final = PROJECT / "docs" / "host" / "first-hour.md"
HOME: Final = Path("/home/host/cardroom")
HOUR_SECONDS: Final = 600.0
"""Ten minutes from a clone to a bot that runs, on a machine that has nothing."""
DOCTOR: Final = ".venv/bin/cardroom doctor"


class NewHost:
    """Somebody who types what the page says, on a machine of their own."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.home = root / HOME.relative_to("/")
        self.home.parent.mkdir(parents=True)
        tracked = subprocess.run(
            ["git", "ls-files", "-z"], cwd=PROJECT, check=True, capture_output=True, text=True
        ).stdout
        for name in filter(None, tracked.split("\0")):
            (self.home / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(PROJECT / name, self.home / name)
        text = PAGE.read_text(encoding="utf-8")
        blocks = re.findall(r"^```sh\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
        self.said = [line for block in blocks for line in block.splitlines()]

    async def _start(self, command: str) -> asyncio.subprocess.Process:
        path = {"PATH": "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin", "HOME": "/root"}
        return await asyncio.create_subprocess_exec(
            *(CHROOT, str(self.root), "env", "-C", str(HOME), "sh", "-c", command),
            env={**path, **passed_on()},
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
            start_new_session=True,
        )

    async def types(self, command: str) -> tuple[int, str]:
        """Run a command to its end; return its code and what it printed."""
        process = await self._start(command)
        out, _ = await process.communicate()
        assert process.returncode is not None
        return process.returncode, out.decode()

    @asynccontextmanager
    async def running(self, command: str, until: str) -> AsyncGenerator[str]:
        """Run a command until it prints a line that matches, and end it afterwards."""
        process = await self._start(command)
        assert process.stdout is not None
        seen = ""
        reading: asyncio.Task[bytes] | None = None
        try:
            while not re.search(until, seen):
                line = await process.stdout.readline()
                assert line, seen
                seen += line.decode()
            # What comes later must not fill the pipe.
            reading = asyncio.create_task(process.stdout.read())
            yield seen
        finally:
            os.killpg(process.pid, signal.SIGTERM)
            await process.wait()
            if reading is not None:
                await reading


@pytest.fixture(scope="module")
def new_host(tmp_path_factory: pytest.TempPathFactory) -> NewHost:
    """A Debian with what the page asks for, and the project as it is cloned."""
    root = tmp_path_factory.mktemp("first-hour")
    return NewHost(debian(root, "python3", "python3-pip", "make", "git", "ca-certificates"))


@in_a_clean_root
async def test_the_first_hour_leads_to_a_bot_that_survives_its_first_night(
    new_host: NewHost, discord_server: LoopbackDiscord, alice: Person
) -> None:
    cards, began = discord_server.world.place("cards"), time.monotonic()
    with_channel = f"{DOCTOR} --channel 123456789012345678"
    copying = "install -m 600 .env.example .env"
    assert {"make play", copying, DOCTOR, with_channel, "make run"} <= set(new_host.said)
    async with new_host.running("make play", r"http://127\.0\.0\.1:\d+"):
        pass
    await new_host.types(copying)
    dotenv = new_host.home / ".env"
    assert dotenv.stat().st_mode & 0o777 == 0o600
    text = dotenv.read_text()
    for name, value in (
        ("DISCORD_TOKEN", "a-token"),
        ("CARDROOM_API_URL", discord_server.api_url),
        ("CARDROOM_GATEWAY_URL", discord_server.gateway_url),
    ):
        text = re.sub(rf"^{name}=$", f"{name}={value}", text, flags=re.MULTILINE)
    dotenv.write_text(text)
    code, said = await new_host.types(DOCTOR)
    assert (code, "LOOK" in said) == (0, False), said
    async with new_host.running("make run", "tables carry on"):
        await alice.until(lambda: alice.offered(cards), 60, "the commands")
        code, said = 1, ""
        while code and time.monotonic() - began < HOUR_SECONDS:
            code, said = await new_host.types(f"{DOCTOR} --channel {cards.id}")
        assert (code, "LOOK" in said) == (0, False), said
        assert time.monotonic() - began < HOUR_SECONDS
        await alice.click(await alice.slash("hearts", cards), "Start")
        await alice.until(alice.dms, what="her hand")
        code, said = await new_host.types(".venv/bin/cardroom backup /home/host/copy.sqlite3")
        assert code == 0, said
    for path in new_host.home.glob("cardroom.sqlite3*"):
        path.unlink()
    code, said = await new_host.types(".venv/bin/cardroom restore /home/host/copy.sqlite3")
    assert code == 0, said
    async with new_host.running("make run", "tables carry on"):
        await alice.until(
            lambda: "It ends without a result" in alice.reads(cards), 60, "the end of the game"
        )
