"""How long people wait while one process takes the place of another on the same file.

Both are processes of their own, and the loopback Discord is in this one. Somebody asks for help
fifty times a second all the while; how long the answers take is what people notice.
"""

import argparse
import asyncio
import json
import math
import os
import sys
import tempfile
import time
from asyncio.subprocess import Process
from pathlib import Path
from typing import Final

from benchmarks.machine import machine
from benchmarks.percentiles import percentiles
from benchmarks.resume import furnish
from bot.playground.loopback import LoopbackDiscord
from bot.playground.person import Person
from bot.processes.handing_over import place_beside

BETWEEN_SECONDS: Final = 0.02
AROUND_SECONDS: Final = 3.0
"""How long answers are measured before and after."""


async def measured(tables: int) -> dict[str, float]:
    """Return how long answers took around a hand-over with so many tables, in milliseconds.

    The tables are being drawn meanwhile, by both processes one after the other.
    """
    server = LoopbackDiscord()
    cards = server.world.place("cards")
    assert cards.guild is not None
    await server.start()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "handover.sqlite3"
        await furnish(path, tables, places=[(cards.guild.id, cards.id)])
        before = await _started(server, path)
        while not place_beside(path).exists() or not server.gateway.connected:  # noqa: ASYNC110  another process begins to listen
            await asyncio.sleep(0.1)
        asking = asyncio.create_task(_ask(server.world.person("Alice")))
        await asyncio.sleep(AROUND_SECONDS)
        heir = await _started(server, path, "--take-over")
        await before.wait()
        await asyncio.sleep(AROUND_SECONDS)
        asking.cancel()
        waits = await asking
        heir.terminate()
        await heir.wait()
    await server.stop()
    answered = [wait for wait in waits if wait < math.inf]
    return {
        **percentiles(answered),
        "longest": round(max(answered), 1),
        "asked": len(waits),
        "unanswered": len(waits) - len(answered),
    }


async def _started(server: LoopbackDiscord, path: Path, *arguments: str) -> Process:
    environment = {
        **os.environ,
        "DISCORD_TOKEN": "benchmark",
        "CARDROOM_DATABASE": str(path),
        "CARDROOM_LOG_LEVEL": "ERROR",
        "CARDROOM_EMOJIS": "off",
        "CARDROOM_API_URL": server.api_url,
        "CARDROOM_GATEWAY_URL": server.gateway_url,
    }
    command = (sys.executable, "-m", "bot", "run", *arguments)
    return await asyncio.create_subprocess_exec(*command, env=environment)


async def _ask(person: Person) -> list[float]:
    """Ask until cancelled, and return how long each answer took: for ever, if none came."""
    waits: list[float] = []

    async def ask() -> None:
        asked = time.perf_counter()
        # Discord gives a command three seconds, and so does the loopback.
        answer = await person.slash("help")
        waits.append(math.inf if answer.error else (time.perf_counter() - asked) * 1000)

    async with asyncio.TaskGroup() as asking:
        try:
            while True:
                asking.create_task(ask())
                await asyncio.sleep(BETWEEN_SECONDS)
        except asyncio.CancelledError:
            pass
    return waits


def main() -> None:
    """Measure one number of tables after another, and print one JSON object."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.handover", description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 1000])
    figures = {
        f"handover_{tables}_tables_ms": asyncio.run(measured(tables))
        for tables in parser.parse_args().tables
    }
    print(json.dumps({"machine": machine(), **figures}))


if __name__ == "__main__":
    main()
