"""Listening: a small server of this process, at an address that another may still have."""

import asyncio
import contextlib
import errno
import os
from collections.abc import AsyncGenerator
from typing import Final

from aiohttp import web

from bot.support.settings import BadSettings, Listening

AGAIN_SECONDS: Final = 1.0
"""Between two tries for an address that the process has which this one replaces."""

IDLE_SECONDS: Final = 30.0
"""How long a connection may say nothing whole; a balancer lets go of one that is idle before."""


END_SECONDS: Final = 2.0
"""How long a request under way may take when all else is over."""


@contextlib.asynccontextmanager
async def served(
    app: web.Application, setting: str, at: Listening, *, replaces: bool
) -> AsyncGenerator[None]:
    """Serve meanwhile; raise `BadSettings` if nothing can listen there.

    Who `replaces` another process serves as soon as that one has let go of the address.
    """
    # Access lines would hold what people do, so none are written.
    runner = web.AppRunner(
        app,
        access_log=None,
        keepalive_timeout=IDLE_SECONDS,
        # Of what is refused the rest is not waited for.
        lingering_time=0,
        shutdown_timeout=END_SECONDS,
    )
    await runner.setup()
    later: asyncio.Task[None] | None = None
    try:
        try:
            await web.TCPSite(runner, *at).start()
        except OSError as error:
            if not replaces:
                raise BadSettings((unserved(setting, at, error),)) from None
            later = asyncio.create_task(_serve_later(runner, at))
        yield
    finally:
        if later is not None:
            later.cancel()
            await asyncio.gather(later, return_exceptions=True)
        await runner.cleanup()


async def _serve_later(runner: web.AppRunner, at: Listening) -> None:
    while True:
        try:
            await web.TCPSite(runner, *at).start()
        except OSError:
            await asyncio.sleep(AGAIN_SECONDS)
        else:
            return


def unserved(setting: str, at: Listening, error: OSError) -> str:
    """Say why nothing can listen at the address of a setting, and what to do."""
    host, port = at
    # asyncio puts the address into the words of its own, and each Python other ones.
    why = os.strerror(error.errno).lower() if error.errno else type(error).__name__
    to_do = {
        errno.EADDRINUSE: "give each process of a machine a port of its own",
        errno.EACCES: "take a port above 1023",
    }.get(error.errno or 0, "take an address of this machine, such as 127.0.0.1")
    return f"{setting}: nothing can listen at {host} port {port} ({why}): {to_do}"
