"""People who play in several guilds while processes of the bot come and go, and what is held."""

import asyncio
import random
import sys
from collections import Counter
from dataclasses import replace
from typing import Final

from bot.playground.loopback import LoopbackDiscord
from bot.playground.places import Channel
from bot.playground.regular import button_ids
from data.postgresql.store import PostgresStore
from data.tables import TableState
from engine.records.verifying import verified
from tests.crash.company import Company, Told
from tests.crash.processes import BotProcesses
from tests.crash.remembered import Kept, Memory, recall

LAST_GAMES_SECONDS: Final = 240.0
"""On a machine with nothing else to do they are over in some seconds."""


class Siege:
    """Everybody who plays, and what they were told."""

    def __init__(
        self,
        discord_server: LoopbackDiscord,
        processes: BotProcesses,
        *,
        guilds: int,
        chance: random.Random,
    ) -> None:
        self.server = discord_server
        self.processes = processes
        self.told = Told()
        self.companies: list[Company] = []
        self.may_press = asyncio.Event()
        self.chance = chance
        self.finished: dict[str, Kept] = {}
        """The games that were looked at after their end."""
        self.places = _guilds(discord_server, guilds)

    def seat(self, names: str, *, guild: int, seats: int) -> None:
        """Let people sit down in a guild, now and again after each game."""
        self.companies.append(
            Company(
                self.server,
                self.told,
                names,
                seats=seats,
                chance=self.chance,
                cards=self.places[guild],
                deals=1,
            )
        )

    def begin(self, evening: asyncio.TaskGroup) -> None:
        """Let everybody begin to play."""
        self._playing = [
            evening.create_task(company.play_on(self.may_press)) for company in self.companies
        ]
        self.may_press.set()

    async def until_commands_are_there(self) -> None:
        """Wait until Discord was told of the commands."""
        host = self.companies[0].host
        await host.until(
            lambda: any(one.name == "hearts" for one in host.offered(self.places[0])),
            what="the commands",
        )

    async def holds(self) -> None:
        """Look at every table while people play on: all that was answered before is there."""
        before = replace(self.told, plays=set(self.told.plays), joins=set(self.told.joins))
        (await self.remembered()).holds(before)

    async def remembered(self) -> Memory:
        store = await PostgresStore.open(self.processes.address, "siege")
        try:
            holes = await self.processes.rows(
                "SELECT table_id FROM journal GROUP BY table_id"
                " HAVING min(number) <> 0 OR max(number) <> count(*) - 1"
            )
            assert holes == []
            memory = Memory(dict(self.finished))
            for (table_id,) in await self.processes.rows("SELECT table_id FROM tables"):
                if table_id not in self.finished:
                    await self._recalled(memory, store, table_id)
            memory.seated |= {
                (str(table_id), int(person))
                for table_id, person in await self.processes.rows(
                    "SELECT table_id, person FROM chairs WHERE person IS NOT NULL"
                )
            }
        finally:
            await store.close()
        self.finished = {
            table_id: game
            for table_id, game in memory.games.items()
            if game.row.state is TableState.FINISHED
        }
        return memory

    async def _recalled(self, memory: Memory, store: PostgresStore, table_id: str) -> None:
        # It may end while it is looked at, where computers play.
        for _ in range(5):
            before = await store.tables.get(table_id)
            try:
                await recall(memory, store, table_id)
            except AssertionError:
                after = await store.tables.get(table_id)
                if before is not None and after is not None and before.state is after.state:
                    raise
            else:
                after = await store.tables.get(table_id)
                if before is not None and after is not None and before.state is after.state:
                    return

    async def ends(self) -> None:
        """Let all games come to their end, and hold everything to what was told."""
        for company in self.companies:
            company.leaving = True
        self.may_press.set()
        host = self.companies[0].host
        try:
            await host.until(
                lambda: all(one.done() for one in self._playing),
                timeout=LAST_GAMES_SECONDS,
                what="the end of every game",
            )
        except AssertionError as stuck:
            raise AssertionError(await self._stuck()) from stuck
        played = {table_id for company in self.companies for table_id in company.played}
        await host.until(
            lambda: self.results().keys() >= played,
            what="every result",
        )
        memory = await self.remembered()
        memory.holds(self.told)
        finished = {
            table_id
            for table_id, game in memory.games.items()
            if game.row.state is TableState.FINISHED
        }
        assert self.results() == Counter(finished)
        assert played <= finished
        # Who finds no process just when they open a table, and is to leave then, has played none.
        assert played
        await self._every_deal_is_proven(finished)
        self.nothing_is_said_twice()
        assert "incident" not in self.processes.logs(), self.processes.logs()

    async def _stuck(self) -> str:
        """Return what people see who still play, for whoever looks into it."""
        seen = [
            person.transcript()
            for company, playing in zip(self.companies, self._playing, strict=True)
            if not playing.done()
            for person in (company.host, *company.guests)
        ]
        tables = await self.processes.rows(
            "SELECT table_id, state, owner, epoch, guild_id, message_id FROM tables"
            " WHERE state IN ('lobby', 'playing')"
        )
        return "\n".join((*seen, *map(str, tables), await self.processes.told()))

    async def _every_deal_is_proven(self, finished: set[str]) -> None:
        store = await PostgresStore.open(self.processes.address, "siege")
        try:
            assert await store.standings.audit() == []
            for table_id in finished:
                record = await store.proofs.record(table_id)
                assert record is not None
                found = verified(record)
                assert found.holds, found
                assert found.over
        finally:
            await store.close()

    def results(self) -> Counter[str]:
        """Count the results that are told, by table."""
        return Counter(
            button_id.table
            for place in self.places
            for message in self.server.world.messages.in_channel(place)
            for button_id, _ in button_ids(message.shown, "record")
        )

    def nothing_is_said_twice(self) -> None:
        """Hold every message to being posted once: each bears the name of what it says."""
        channels = [*self.server.world.channels.values()]
        said = Counter(
            (channel.id, message.shown["nonce"])
            for channel in channels
            for message in self.server.world.messages.in_channel(channel)
            if message.shown.get("nonce") is not None
        )
        assert [name for name, times in said.items() if times > 1] == []
        for company in self.companies:
            shown = Counter(
                button_id.table
                for message in company.host.sees(company.cards)
                for button_id, _ in button_ids(message, "hand")
            )
            assert [table_id for table_id, times in shown.items() if times > 1] == []

    def summary(self, doing: str) -> None:
        finished = len(self.finished)
        sys.stdout.write(
            f"{doing}: {self.told.presses} presses, {len(self.told.plays)} cards and passes"
            f" acknowledged, {self.told.unanswered} unanswered, {finished} games finished,"
            " none lost\n"
        )


def _guilds(discord_server: LoopbackDiscord, guilds: int) -> list[Channel]:
    """Let there be a guild on each of so many shards, with a channel; return the channels."""
    world = discord_server.world
    first = world.place("cards")
    assert first.guild is not None
    places: list[Channel] = []
    for shard in range(guilds):
        if (first.guild.id >> 22) % guilds == shard:
            places.append(first)
            continue
        guild = world.add_guild(f"Guild {shard}", shard=(shard, guilds))
        places.append(world.add_channel(guild, "cards"))
    starts = discord_server.gateway.session_starts
    starts.shards, starts.max_concurrency = guilds, 16
    starts.total = starts.remaining = 1_000_000
    return places
