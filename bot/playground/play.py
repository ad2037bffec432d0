"""The playground: the real bot, a Discord on loopback and a page to play on."""

import asyncio
import contextlib
import signal
import sys
import tempfile
from pathlib import Path
from secrets import token_hex

from bot.client import CardRoomClient
from bot.logs import set_up
from bot.playground.loopback import LoopbackDiscord, PortTaken, point_at
from bot.playground.play_processes import play_processes
from bot.playground.web import add_page
from bot.playground.world import add_places_elsewhere
from bot.settings import BadSettings, Settings
from data.addresses import PostgresAddress, address_of
from data.opening import store_at
from data.processes import NameTaken
from data.unopened import StoreAway, StoreInUse, StoreUnopened


def play(*, port: int, pace: float, database: str | None, processes: int = 1) -> int:
    """Run the playground until it is interrupted; return the exit code.

    With one of the `processes` the bot runs in this one, else each in one of its own.
    """
    set_up("WARNING")
    try:
        if processes == 1:
            return asyncio.run(_play(port, pace, database))
        return asyncio.run(play_processes(processes, port, pace, shared_database(database)))
    except KeyboardInterrupt:
        return 0
    except (BadSettings, PortTaken, StoreUnopened) as fault:
        print(fault, file=sys.stderr)
        return 1 if isinstance(fault, (PortTaken, StoreAway)) else 2


def shared_database(database: str | None) -> PostgresAddress | None:
    """Return the database that several processes are to share; raise `BadSettings`."""
    address = None if database is None else address_of(database)
    if isinstance(address, Path):
        raise BadSettings(
            ("  --database has to be the address of a PostgreSQL database for several processes",)
        )
    return address


async def _play(port: int, pace: float, database: str | None) -> int:
    with tempfile.TemporaryDirectory(prefix="cardroom-") as folder:
        where = database or str(Path(folder) / "playground.sqlite3")
        # The loopback Discord takes any token; this one is nobody's.
        settings = Settings.read(
            {
                "DISCORD_TOKEN": "playground",
                "CARDROOM_DATABASE": where,
                "CARDROOM_COMPUTER_SECONDS": str(pace),
            }
        )
        discord_server = LoopbackDiscord()
        add_places_elsewhere(discord_server.world)
        add_page(discord_server.app, discord_server.world)
        try:
            await discord_server.start(port)
            return await _serve(discord_server, settings)
        finally:
            await discord_server.stop()


async def _serve(discord_server: LoopbackDiscord, settings: Settings) -> int:
    point_at(discord_server)
    # Another run is another process: of the last it cannot know that it has ended.
    store = await store_at(settings.database, f"{settings.process}/{token_hex(4)}")
    try:
        client = CardRoomClient(settings, store, guild_ready_timeout=0.05)
        stopped = asyncio.Event()
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            with contextlib.suppress(NotImplementedError):
                loop.add_signal_handler(number, stopped.set)
        async with client:
            running = asyncio.create_task(client.start(settings.token))
            print(f"Play at {discord_server.origin}  (Ctrl-C ends the evening)", flush=True)
            waiting = asyncio.create_task(stopped.wait())
            await asyncio.wait({running, waiting}, return_when=asyncio.FIRST_COMPLETED)
            await client.close()
            waiting.cancel()
            # Whoever stops it while it starts has closed what the start goes on with.
            with contextlib.suppress(*((Exception,) if stopped.is_set() else ())):
                await running
    except NameTaken as taken:
        raise StoreInUse(f"{settings.database} is in use: {taken} runs with it") from None
    finally:
        await store.close()
    return 0
