"""The life of the process: start, signals, stop."""

import asyncio
import contextlib
import gc
import logging
import signal

import aiohttp
import discord

from bot.client import CardRoomClient
from bot.logs import set_up
from bot.playground.loopback import point_discord_at
from bot.settings import Settings
from data.lease import StoreInUse
from data.migrating import StoreUnusable
from data.store import Store

log = logging.getLogger(__name__)


async def live(settings: Settings) -> int:
    """Run until a signal asks to stop; return the exit code.

    A stop lets messages under way arrive for a few seconds. A kill loses nothing that was
    answered: every move is committed first.
    """
    if settings.api_url is not None and settings.gateway_url is not None:
        point_discord_at(settings.api_url, settings.gateway_url)
    try:
        store = await Store.open(settings.database)
    except (StoreInUse, StoreUnusable) as refusal:
        log.error("%s", refusal)  # noqa: TRY400  the trace says nothing more
        return 2
    try:
        client = CardRoomClient(settings, store)
        _close_on_signal(client)
        try:
            async with client:
                await client.login(settings.token)
                _set_memory_aside()
                await client.connect()
        except discord.LoginFailure:
            log.error("Discord does not know this token: check DISCORD_TOKEN")  # noqa: TRY400  the trace says nothing more
            return 2
        except discord.PrivilegedIntentsRequired:
            log.error("Discord refuses the intents")  # noqa: TRY400  as above
            return 2
        except (aiohttp.ClientConnectionError, discord.DiscordServerError) as lost:
            # Once connected the client finds its way back by itself; this is the first call.
            log.error("Discord cannot be reached: %s", type(lost).__name__)  # noqa: TRY400  as above
            return 1
    finally:
        await store.close()
    return 0


def _set_memory_aside() -> None:
    """Let the collector of garbage leave alone what was loaded at the start, and stays.

    Else it looks at all of it again now and then, and nobody is answered for a tenth of a second.
    """
    gc.collect()
    gc.freeze()


def _close_on_signal(client: CardRoomClient) -> None:
    """Close the client on SIGTERM and SIGINT; discord.py's own runner handles only the second."""
    loop = asyncio.get_running_loop()
    closing: list[asyncio.Task[None]] = []

    def close() -> None:
        if not closing:
            closing.append(loop.create_task(client.close()))

    for number in (signal.SIGTERM, signal.SIGINT):
        # Windows has no signal handlers on its loop; there Ctrl-C ends the process at once.
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, close)


def run(settings: Settings) -> int:
    """Run the bot in this process."""
    set_up(settings.log_level)
    return asyncio.run(live(settings))
