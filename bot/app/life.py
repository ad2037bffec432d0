"""The life of the process: start, signals, stop."""

import asyncio
import contextlib
import ctypes
import gc
import logging
import multiprocessing
import signal
import sys
import time
from secrets import token_hex
from typing import Final

import aiohttp
import discord

from bot.app.client import CardRoomClient
from bot.app.exit_codes import ExitCode
from bot.app.health import Health, keep_telling
from bot.app.start_backoff import EarlyEnds, early_ends, keep_early_ends
from bot.discord.gateway.addresses import point_discord_at, send_calls_through
from bot.discord.gateway.shard_lines import LASTING, GatewayUnreachable
from bot.discord.gateway.timeouts import GATEWAY_TIMEOUTS, GatewayTimeouts
from bot.support.incidents import log_incident, log_unwritten, log_what_escapes
from bot.support.logs import set_up
from bot.support.settings import DOTENV, VERSION, BadSettings, Settings, readable_by_others
from data.opening import end_old_copies, store_at
from data.patience import NotWritten
from data.processes import FencedOff, NameTaken
from data.unopened import StoreAway, StoreUnopened

log = logging.getLogger(__name__)

COPIES_SECONDS: Final = 24 * 3600.0
"""Between two looks for old copies of the file."""

GIVE_BACK_SECONDS: Final = 20.0

_ARENA_MAX: Final = -8
"""The setting of glibc for how many heaps there may be."""

_OUT_OF_REACH: Final = (aiohttp.ClientConnectionError, discord.DiscordServerError)
"""The errors of a first call that has cost nothing at Discord."""

_ENDS: Final[tuple[tuple[type[Exception] | tuple[type[Exception], ...], ExitCode, str], ...]] = (
    (StoreAway, ExitCode.AGAIN, "{error}"),
    (StoreUnopened, ExitCode.SETTINGS, "{error}"),
    (BadSettings, ExitCode.SETTINGS, "{error.faults[0]}"),
    (
        NotWritten,
        ExitCode.SETTINGS,
        "nothing can be written ({error.reason}): look at the database's disk and rights",
    ),
    (
        NameTaken,
        ExitCode.SETTINGS,
        (
            "a process {error} runs already: give this one another CARDROOM_PROCESS, or start it"
            " with --take-over to take its place"
        ),
    ),
    (
        discord.LoginFailure,
        ExitCode.SETTINGS,
        "Discord does not know this token: check DISCORD_TOKEN",
    ),
    (
        discord.ConnectionClosed,
        ExitCode.REFUSED,
        "Discord's gateway refuses the bot ({error.code}). {why}.",
    ),
    (
        GatewayUnreachable,
        ExitCode.AGAIN,
        "Discord's gateway cannot be reached, and the process gives up: {error}",
    ),
    # Once connected the client finds its way back by itself; this is a first call.
    (
        (*_OUT_OF_REACH, discord.GatewayNotFound),
        ExitCode.AGAIN,
        "Discord cannot be reached: {name}",
    ),
    (
        discord.HTTPException,
        ExitCode.AGAIN,
        "Discord refuses the first call: {error.status}/{error.code}",
    ),
)
"""The errors that end the process: with which exit code, and in which words. The first counts."""


async def live(settings: Settings, *, timeouts: GatewayTimeouts = GATEWAY_TIMEOUTS) -> ExitCode:
    """Run until a signal asks to stop; return the exit code.

    A stop lets messages under way arrive for a few seconds. A kill loses nothing that was answered:
    every move is committed first.
    """
    asyncio.get_running_loop().set_exception_handler(log_what_escapes)
    if settings.api_url is not None and settings.gateway_url is not None:
        point_discord_at(settings.api_url, settings.gateway_url)
    if settings.api_proxy is not None:
        send_calls_through(settings.api_proxy)
    try:
        # Another run of a process is another one: of the last it cannot know that it has ended.
        store = await store_at(settings.database, f"{settings.process}/{token_hex(4)}")
    except StoreUnopened as refusal:
        return _exit_code(refusal)
    ending = asyncio.create_task(_end_old_copies(settings))
    code: ExitCode | None = None
    try:
        await store.settings.note_version(VERSION)
        name, began = settings.process if store.shared else "", time.time()
        before = await early_ends(store.settings, name)
        client = CardRoomClient(settings, store, timeouts=timeouts)
        code, spent = await _run_client(client, before.pause(began))
        if code is ExitCode.STOPPED:
            # Who stops it and starts it by hand has looked, and does not wait.
            await keep_early_ends(store.settings, EarlyEnds(), name)
        elif spent:
            await keep_early_ends(store.settings, before.after_end(began, time.time()), name)
    except FencedOff:
        # Others play on; that it ended early is nothing they need to know.
        return ExitCode.AGAIN
    except NotWritten as unwritten:
        if code is None:
            return _exit_code(unwritten)
        # How it ended stays as it is; the next start only does not wait for it.
        log_unwritten(log, "noting how it ended", unwritten)
    finally:
        ending.cancel()
        await store.close()
    return code


async def _end_old_copies(settings: Settings) -> None:
    while True:
        await asyncio.to_thread(end_old_copies, settings.database, settings.copy_days)
        await asyncio.sleep(COPIES_SECONDS)


async def _run_client(client: CardRoomClient, pause: float) -> tuple[ExitCode, bool]:
    """Run one client; return why it ended, and whether that cost something at Discord."""
    stopping = _close_on_signal(client)
    try:
        async with client, _measured(client):
            telling = keep_telling(client.settings, lambda: _health_of(client))
            beside: list[asyncio.Task[None]] = [asyncio.create_task(telling)]
            try:
                if pause:
                    log.warning("the last starts ended early, so this one waits %d seconds", pause)
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(pause):
                            await stopping.wait()
                if not stopping.is_set():
                    await client.login(client.settings.token)
                    _set_memory_aside()
                    beside.append(asyncio.create_task(_give_memory_back()))
                    await client.connect()
            finally:
                for task in beside:
                    task.cancel()
                await asyncio.gather(*beside, return_exceptions=True)
    except Exception as error:  # noqa: BLE001  whatever it is, it ends the process in good order
        if stopping.is_set():
            return ExitCode.STOPPED, False
        return _exit_code(error), not isinstance(error, (*_OUT_OF_REACH, BadSettings))
    return ExitCode.STOPPED, False


def _measured(client: CardRoomClient) -> contextlib.AbstractAsyncContextManager[None]:
    """Let Prometheus read figures of a client meanwhile, if the settings ask for that."""
    if client.settings.metrics is None:
        return contextlib.nullcontext()
    from bot.app.metrics import Metrics  # noqa: PLC0415  its library takes 3 MiB

    return Metrics(client, lambda: _health_of(client)).served(client.settings)


def _health_of(client: CardRoomClient) -> Health:
    client.store.database.look()
    now, steps = time.monotonic(), client.store.database.steps
    return Health(
        process=client.settings.process,
        loaded=client.tables_loaded,
        shards=0 if client.serving is None else len(client.serving.ids),
        deaf={str(shard): int(since) for shard, since in client.deaf_shards().items()},
        lease=not client.store.shared or client.store.processes.holds_lease,
        last_write=None if steps.kept_at is None else int(now - steps.kept_at),
        refused=None if steps.refused_since is None else int(now - steps.refused_since),
        refused_why=steps.refused_why,
        workers=len(multiprocessing.active_children()),
        late=int(client.room.services.post.rate_limiter.late_seconds),
    )


def _exit_code(error: Exception) -> ExitCode:
    """Say in one line why the process ends, and what to do; return its exit code."""
    if isinstance(error, FencedOff):
        # It has said so already.
        return ExitCode.AGAIN
    for kind, code, sentence in _ENDS:
        if isinstance(error, kind):
            why = LASTING[error.code] if isinstance(error, discord.ConnectionClosed) else ""
            log.error("%s", sentence.format(error=error, name=type(error).__name__, why=why))
            # What a server cannot write now, it may write later.
            later = isinstance(error, NotWritten) and not error.reason.startswith("SQLITE_")
            return ExitCode.AGAIN if later else code
    log_incident(log, "running", error)
    return ExitCode.AGAIN


def _set_memory_aside() -> None:
    """Let the collector of garbage leave alone what was made at the start, and stays.

    Else it looks at all of it again now and then, and nobody is answered for a tenth of a second.
    """
    gc.collect()
    gc.freeze()
    gc.enable()


def _malloc() -> ctypes.CDLL | None:
    """Return glibc, None where something else keeps the free memory."""
    c_library = ctypes.CDLL(None) if sys.platform == "linux" else None
    return c_library if hasattr(c_library, "malloc_trim") else None


async def _give_memory_back() -> None:
    """Give the system what is free, again and again; by itself glibc keeps what a burst took."""
    malloc = _malloc()
    while malloc is not None:
        malloc.malloc_trim(0)
        await asyncio.sleep(GIVE_BACK_SECONDS)


def _close_on_signal(client: CardRoomClient) -> asyncio.Event:
    """Close the client on SIGTERM and SIGINT; discord.py's own runner handles only the second.

    The event is set once one has come.
    """
    loop = asyncio.get_running_loop()
    asked = asyncio.Event()
    closing: list[asyncio.Task[None]] = []

    def close() -> None:
        asked.set()
        if not closing:
            closing.append(loop.create_task(client.close()))

    for number in (signal.SIGTERM, signal.SIGINT):
        # Windows has no signal handlers on its loop; there Ctrl-C ends the process at once.
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, close)
    return asked


def run(settings: Settings) -> int:
    set_up(settings.log_level, settings.process if settings.log_json else None)
    # What was loaded stays: to look through it for garbage would be a tenth of a start.
    gc.freeze()
    if (malloc := _malloc()) is not None:
        # Each thread would have a heap of its own, and holes in it.
        malloc.mallopt(_ARENA_MAX, 1)
    if readable_by_others(DOTENV):
        log.warning("others on this machine can read the token: chmod 600 %s", DOTENV)
    return asyncio.run(live(settings))
