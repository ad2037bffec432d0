"""How long it takes until others play the tables of a process that was killed."""

import asyncio
import re
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from benchmarks.process_room import DATABASE, SHARDS, address_of, running, served
from benchmarks.resume import furnish
from bot.playground.discord.people.world import World
from tests.postgres_server import PostgresServer

LONGEST_SECONDS: Final = 60.0

_SERVING: Final = re.compile(r"shards .* are served here now, with (\d+) tables")
_DEAD: Final = re.compile(r"process .* is dead")


async def take_over(server: PostgresServer, tables: int) -> dict[str, Any]:
    """Kill one of two processes that play so many tables, each half of them."""
    world = World()
    guilds = [world.add_guild(f"Guild {at}", shard=(at, SHARDS)) for at in range(SHARDS)]
    places = [(guild.id, world.add_channel(guild, "cards").id) for guild in guilds]
    guilds[0].owner = world.add_person("Ann").user
    address = address_of(server)
    await furnish(address, tables, places=places)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder)
        async with running(world, path, ("north", "south"), address.url) as processes:
            owners = await served(server, 2)
            dead, heir = "south", "north"
            owned = await _owned(server, dead)
            before = len(processes.log_of(heir))
            await processes.kill(dead)
            killed = time.monotonic()
            noticed, count = 0.0, 0
            while count < owned and time.monotonic() < killed + LONGEST_SECONDS:
                await asyncio.sleep(0.02)
                lines = processes.log_of(heir)[before:]
                since = next((at for at, line in enumerate(lines) if _DEAD.search(line)), None)
                if since is None:
                    continue
                noticed = noticed or time.monotonic()
                served_since = map(_SERVING.search, lines[since:])
                count = sum(int(found[1]) for found in served_since if found)
            live = time.monotonic()
    if count != owned:
        raise RuntimeError(f"{count} of {owned} tables were taken over")
    return {
        "tables": tables,
        "shards": len(owners),
        "taken_over": owned,
        "kill_to_noticed_s": round(noticed - killed, 2),
        "noticed_to_last_table_s": round(live - noticed, 2),
        "kill_to_last_table_s": round(live - killed, 2),
    }


async def _owned(server: PostgresServer, name: str) -> int:
    script = (
        "SELECT name, count(*) FROM tables JOIN processes ON processes.process = owner"
        " WHERE state = 'playing' AND processes.ended_at IS NULL GROUP BY name"
    )
    rows = (await asyncio.to_thread(server.tell, DATABASE, script)).splitlines()
    return {who: int(count) for who, count in (row.split("\t") for row in rows)}[name]
