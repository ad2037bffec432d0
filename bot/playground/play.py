"""The playground: the real bot in one process or several, a Discord on loopback and a page."""

import asyncio
import contextlib
import signal
import sys
from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from secrets import token_hex
from string import ascii_lowercase
from tempfile import TemporaryDirectory
from typing import Final

from bot.app.client import CardRoomClient
from bot.discord.gateway.addresses import point_discord_at
from bot.discord.gateway.timeouts import GATEWAY_TIMEOUTS
from bot.playground.balancer import Balancer
from bot.playground.postgres import PostgresUnusable, TemporaryPostgres, free_port, missing
from bot.playground.processes_page import PressCounts, ProcessesPage
from bot.playground.supervisor import Supervisor
from bot.playground.web import add_page
from bot.support.logs import set_up
from bot.support.settings import BadSettings, Settings
from data.addresses import PostgresAddress, address_of
from data.opening import store_at
from data.patience import NotWritten
from data.processes import NameTaken
from data.unopened import StoreAway, StoreInUse, StoreUnopened
from loopback_discord.people.world import add_places_elsewhere, furnished_over
from loopback_discord.server.loopback import LoopbackDiscord, PortTaken

SHARDS_EACH: Final = 2

INSTALL: Final = """\
{why}, and several processes need it. Debian and Ubuntu have it as `postgresql`, Homebrew as \
`postgresql@17`. Or name a database of your own: --database postgresql://...\
"""


def play(*, port: int, pace: float, database: str | None, processes: int = 1) -> int:
    """Run the playground until it is interrupted; return the exit code.

    With one of the `processes` the bot runs in this one, else each in one of its own.
    """
    set_up("WARNING")
    try:
        if processes == 1:
            return asyncio.run(_play(port, pace, database))
        return asyncio.run(_play_processes(processes, port, pace, shared_database(database)))
    except KeyboardInterrupt:
        return 0
    except PortTaken as taken:
        print(f"{taken}. Try: cardroom play --port {taken.port + 1}", file=sys.stderr)
        return 1
    except (BadSettings, StoreUnopened) as fault:
        print(fault, file=sys.stderr)
        return 1 if isinstance(fault, StoreAway) else 2
    except NotWritten as unwritten:
        print(
            f"{database} takes nothing ({unwritten.reason}): look at its disk and rights",
            file=sys.stderr,
        )
        return 2


def shared_database(database: str | None) -> PostgresAddress | None:
    """Return the database that several processes are to share; raise `BadSettings`."""
    address = None if database is None else address_of(database)
    if isinstance(address, Path):
        raise BadSettings(
            ("  --database has to be the address of a PostgreSQL database for several processes",)
        )
    return address


async def _play(port: int, pace: float, database: str | None) -> int:
    with TemporaryDirectory(prefix="cardroom-") as folder:
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
    point_discord_at(discord_server.api_url, discord_server.gateway_url)
    # Another run is another process: of the last it cannot know that it has ended.
    store = await store_at(settings.database, f"{settings.process}/{token_hex(4)}")
    try:
        client = CardRoomClient(settings, store, timeouts=replace(GATEWAY_TIMEOUTS, guilds=0.05))
        stopped = _stopped_by_signal()
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


async def _play_processes(
    count: int, port: int, pace: float, database: PostgresAddress | None
) -> int:
    """Run so many processes; without a `database` a server is started, and nothing is kept."""
    why = missing()
    if database is None and why is not None:
        print(INSTALL.format(why=why), file=sys.stderr)
        return 1
    shards = count * SHARDS_EACH
    discord_server = LoopbackDiscord(furnished_over(shards))
    starts = discord_server.gateway.session_starts
    starts.shards = starts.max_concurrency = shards
    add_places_elsewhere(discord_server.world)
    add_page(discord_server.app, discord_server.world, processes=True)
    try:
        async with _database(database) as address:
            return await _serve_processes(discord_server, address, count, port, pace)
    except PostgresUnusable as fault:
        print(f"PostgreSQL does not run: {fault}", file=sys.stderr)
        return 1


@asynccontextmanager
async def _database(given: PostgresAddress | None) -> AsyncGenerator[PostgresAddress]:
    """Lend the database that is `given`, or one of a server that is there for so long alone."""
    if given is not None:
        yield given
        return
    server = await asyncio.to_thread(TemporaryPostgres)
    try:
        await asyncio.to_thread(server.start)
        yield await asyncio.to_thread(server.make, "playground")
    finally:
        await asyncio.to_thread(server.remove)


async def _serve_processes(
    discord_server: LoopbackDiscord, address: PostgresAddress, count: int, port: int, pace: float
) -> int:
    # It makes the tables of the database, and looks at them for the page. It plays nothing.
    store = await store_at(address, "playground")
    # Not before: who has to wait for the database is to end when it is told to.
    stopped = _stopped_by_signal()
    names = ascii_lowercase[:count]
    environments: dict[str, Mapping[str, str]] = {}
    press_counts = PressCounts(discord_server)
    ports = {name: free_port() for name in names}
    balancer = Balancer(ports, press_counts.given)
    with TemporaryDirectory(prefix="cardroom-") as folder:
        supervisor = Supervisor(names, environments, Path(folder))
        page = ProcessesPage(discord_server.world, store, supervisor, press_counts)
        discord_server.app.router.add_routes(page.routes())
        try:
            await discord_server.start(port)
            await balancer.start()
            for name, at in ports.items():
                own_port = await discord_server.listen_also()
                press_counts.know(name, own_port)
                environments[name] = {
                    "DISCORD_TOKEN": "playground",
                    "CARDROOM_PRESSES": balancer.url,
                    "CARDROOM_PRESSES_AT": f"127.0.0.1:{at}",
                    "CARDROOM_DATABASE": address.url,
                    "CARDROOM_COMPUTER_SECONDS": str(pace),
                    "CARDROOM_LOG_LEVEL": "WARNING",
                    "CARDROOM_API_URL": discord_server.api_url_at(own_port),
                    "CARDROOM_GATEWAY_URL": discord_server.gateway_url,
                }
            supervisor.begin()
            print(f"Play at {discord_server.origin}  (Ctrl-C ends the evening)")
            print(f"Look at the processes at {discord_server.origin}/processes", flush=True)
            await stopped.wait()
        finally:
            await supervisor.stop()
            await balancer.stop()
            await store.close()
            await discord_server.stop()
    return 0


def _stopped_by_signal() -> asyncio.Event:
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    # A terminal that is closed says SIGHUP; Windows knows none, and has no handlers on its loop.
    for name in ("SIGTERM", "SIGINT", "SIGHUP"):
        with contextlib.suppress(NotImplementedError, KeyError):
            loop.add_signal_handler(signal.Signals[name], stopped.set)
    return stopped
