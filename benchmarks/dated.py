"""The bot with a clock that can be put forward, told over a pipe what day it is.

`python -m benchmarks.dated FILE API GATEWAY LEVEL` runs it against the loopback Discord of another
process, so that what this one weighs is the bot's alone. It answers each line that it reads with a
line of JSON:

* `weigh`: the megabytes of its memory, and how many objects there are of the commonest types;
* `turn`: puts the clock to the next day and turns the day over; how many tries the old one had;
* `audit`: what is wrong with ratings and with days.

It ends when there are no more lines. With `traced` as a last argument, `weigh` also tells which
lines of code have made what has come since the first time. Then everything is slow.
"""

import asyncio
import gc
import json
import os
import sys
import tracemalloc
from collections import Counter
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

from bot.app.client import CardRoomClient, now_ms
from bot.daily import tries
from bot.discord.gateway.addresses import point_discord_at
from bot.screens.daily.games import families
from bot.support.settings import Settings
from data.seasons import day_end, day_of
from data.sqlite.store import SqliteStore
from engine.players.levels import level_named

COMMONEST: Final = 40
FRAMES: Final = 12


class Clock:
    """The clock of the bot, which may be put forward."""

    def __init__(self) -> None:
        self._ahead_ms = 0

    def now(self) -> int:
        """Return milliseconds since 1970."""
        return now_ms() + self._ahead_ms

    def next_day(self) -> None:
        """Put it to the first second of the next day."""
        self._ahead_ms += day_end(day_of(self.now())) - self.now() + 1000


class Scales:
    """What this process weighs."""

    def __init__(self) -> None:
        self._first: tracemalloc.Snapshot | None = None

    def weigh(self, client: CardRoomClient) -> dict[str, Any]:
        """Return what there is in memory now, garbage left out."""
        gc.collect()
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
        types = Counter(type(one).__name__ for one in gc.get_objects())
        return {
            "megabytes": round(pages * os.sysconf("SC_PAGE_SIZE") / 1e6, 1),
            "tables": len(client.room.live_tables) + len(client.room.lobbies),
            "tasks": len(asyncio.all_tasks()),
            "objects": sum(types.values()),
            "commonest": dict(types.most_common(COMMONEST)),
            **self._grown(),
        }

    def _grown(self) -> dict[str, Any]:
        if not tracemalloc.is_tracing():
            return {}
        now = tracemalloc.take_snapshot()
        if self._first is None:
            self._first = now
            return {}
        grown = now.compare_to(self._first, "traceback")[:COMMONEST]
        return {
            "grown": [
                [round(one.size_diff / 1e6, 2), one.count_diff, one.traceback.format()[-8:]]
                for one in grown
            ]
        }


async def turn(client: CardRoomClient, clock: Clock) -> dict[str, Any]:
    """Let the next day begin, and return how many tries the old one had, if it is over."""
    today, daily, tried = day_of(clock.now()), client.store.daily, 0
    clock.next_day()
    await client.turnover.turn()
    for family in families():
        deal = await daily.deal(today, family)
        if deal is not None and deal.over:
            tried += (await daily.field(today, family, 0)).total
    return {"day": today, "tries": tried}


async def answered(line: str, client: CardRoomClient, clock: Clock, scales: Scales) -> object:
    """Return the answer to a line that was read."""
    match line:
        case "weigh":
            return scales.weigh(client)
        case "turn":
            return await turn(client, clock)
        case "audit":
            store = client.store
            return [*await store.ratings.audit(), *await store.daily.audit()]
        case _:
            raise ValueError(line)


async def run(database: Path) -> None:
    """Run the bot until there are no more lines to answer."""
    clock, scales = Clock(), Scales()
    store = await SqliteStore.open(database)
    settings = Settings.read(
        {
            "DISCORD_TOKEN": "benchmark",
            "CARDROOM_DATABASE": str(database),
            "CARDROOM_COMPUTER_SECONDS": "0",
            "CARDROOM_EMOJIS": "off",
        }
    )
    client = CardRoomClient(settings, store, now=clock.now)
    running = asyncio.create_task(client.start("benchmark"))
    try:
        # It must have begun before it can be waited for.
        await asyncio.sleep(0)
        await client.wait_until_ready()
        await client.turnover.turned.wait()
        while line := await asyncio.to_thread(sys.stdin.readline):
            print(json.dumps(await answered(line.strip(), client, clock, scales)), flush=True)
    finally:
        await client.close()
        await running
        await store.close()


if __name__ == "__main__":
    file, api_url, gateway_url, level, *rest = sys.argv[1:]
    if rest:
        tracemalloc.start(FRAMES)
    point_discord_at(api_url, gateway_url)
    with patch.object(tries, "LEVEL", level_named(level)):
        asyncio.run(run(Path(file)))
