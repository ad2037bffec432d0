"""A bot that lets another process take its place on the same file, again and again."""

import asyncio
from pathlib import Path
from typing import Final

from bot.playground.loopback import LoopbackDiscord
from bot.processes.handing_over import place_beside
from tests.conftest import BotProcess
from tests.loaded_bot import LoadedBot

SOON_READY: Final = """
from bot.client import CardRoomClient
CardRoomClient.__init__.__kwdefaults__["guild_ready_timeout"] = 0.05
"""
"""Servers are not waited for: the loopback tells of all at once."""


class Heirs:
    """The processes of one file, of which the newest is to take the place of the one before."""

    def __init__(
        self, loaded_bot: LoadedBot, discord_server: LoopbackDiscord, folder: Path
    ) -> None:
        self._loaded_bot = loaded_bot
        self._discord_server = discord_server
        self._folder = folder
        self.database = folder / "cardroom.sqlite3"
        self.processes: list[BotProcess] = []

    @property
    def newest(self) -> BotProcess:
        return self.processes[-1]

    async def start(self, *, take_over: bool = True, first: str = SOON_READY) -> BotProcess:
        """Start another process, which does `first` before it begins, and return at once."""
        folder = self._folder / str(len(self.processes))
        folder.mkdir()
        (folder / "log").touch()
        process = BotProcess(self._loaded_bot, self._discord_server, folder)
        process.database = self.database
        self.processes.append(process)
        script = folder / "first.py"
        script.write_text(first)
        await process.start("run --take-over" if take_over else "run", first=script)
        return process

    async def begin(self) -> BotProcess:
        """Start the first process, and wait until it plays the tables."""
        process = await self.start(take_over=False)
        assert await self.has_the_file(process)
        return process

    async def has_the_file(self, process: BotProcess) -> bool:
        """Wait until a process plays the tables; False if it has ended instead."""
        while process.running:
            if (
                "tables carry on" in process.log.read_text()
                and self.socket.exists()
                and self._discord_server.gateway.connected
            ):
                return True
            await asyncio.sleep(0.01)
        return False

    @property
    def socket(self) -> Path:
        return place_beside(self.database)

    async def end(self) -> None:
        for process in self.processes:
            if process.running:
                await process.end()


async def ended(process: BotProcess) -> int:
    """Wait until a process ends by itself, and return its exit code."""
    while (code := process.returncode) is None:
        await asyncio.sleep(0.01)
    return code
