"""People who play in several guilds while processes of the bot come and go, and what is held."""

import asyncio
import random
from collections import Counter
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from typing import Final

from data.postgresql.store import PostgresStore
from loopback_discord.people.world import World
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Channel
from tests.crash.company import Company, Told
from tests.crash.ledger import Ledger
from tests.crash.processes import BotProcesses
from tests.crash.rounds import Rounds
from tests.laws.covering import THOROUGH
from tests.postgres_server import PostgresServer
from tests.regular import button_ids
from tests.stored import closed_after

LAST_GAMES_SECONDS: Final = 240.0
"""On a machine with nothing else to do they are over in some seconds, or a minute if all think."""

USUAL_SECONDS: Final = 0.0 if THOROUGH else 0.2
"""How long people think: who presses at once leaves no core to the tests beside them."""

MOST_TOLD: Final = 4
"""What people of so many tables see is told of a siege that fails."""


class Siege:
    """Everybody who plays, and what they were told."""

    def __init__(
        self,
        discord_server: LoopbackDiscord,
        processes: BotProcesses,
        server: PostgresServer,
        *,
        shards: int,
        chance: random.Random,
    ) -> None:
        self.server = discord_server
        self.processes = processes
        self.told = Told()
        self.rounds = Rounds(processes, server, chance)
        self.companies: list[Company] = []
        self.may_press = asyncio.Event()
        self.chance = chance
        self.shards = shards
        self.ledger: Ledger
        starts = discord_server.gateway.session_starts
        starts.shards, starts.max_concurrency = shards, 16
        starts.total = starts.remaining = 1_000_000

    def seat(
        self,
        names: Sequence[str],
        place: Channel,
        *,
        seats: int,
        think_seconds: float = USUAL_SECONDS,
    ) -> None:
        """Let people sit down in a channel, now and again after each game."""
        self.companies.append(
            Company(
                self.server,
                self.told,
                " ".join(names),
                seats=seats,
                chance=self.chance,
                cards=place,
                deals=1,
                think_seconds=think_seconds,
            )
        )

    def seat_five(self) -> None:
        """Let five people sit at four tables in as many guilds; one takes no direct messages."""
        world = self.server.world
        world.add_person("Erin").close_dms()
        places = places_over(world, shards=self.shards, guilds=4, channels=4)
        self.seat(("Alice", "Bob", "Carol", "Dave"), places[0], seats=4)
        self.seat(("Bob", "Carol", "Alice"), places[1], seats=3)
        self.seat(("Dave", "Alice"), places[2], seats=4)
        self.seat(("Carol", "Dave", "Erin"), places[3], seats=3)

    @asynccontextmanager
    async def laid(self) -> AsyncGenerator[Rounds]:
        """Let people play while several processes run the bot, and hold all of it in the end."""
        await self.rounds.begin()
        host, place = self.companies[0].host, self.companies[0].cards
        await host.until(
            lambda: any(one.name == "hearts" for one in host.offered(place)), what="the commands"
        )
        async with closed_after(await PostgresStore.open(self.processes.address, "siege")) as store:
            self.ledger = Ledger(store, self.processes.rows)
            async with asyncio.TaskGroup() as evening:
                self._playing = [
                    evening.create_task(company.play_on(self.may_press))
                    for company in self.companies
                ]
                self.may_press.set()
                yield self.rounds
                await self.ends()

    async def holds(self) -> None:
        """Look at every table while people play on: all that was answered before is there."""
        for playing in self._playing:
            if playing.done():
                playing.result()
        await self.ledger.holds(self.told)

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
        except AssertionError:
            raise AssertionError(await self.stuck()) from None
        played = {table_id for company in self.companies for table_id in company.played}
        await host.until(lambda: self.results().keys() >= played, what="every result")
        await self.ledger.holds_all(self.told)
        finished = self.ledger.finished.keys()
        assert self.results() == Counter(finished)
        assert played <= finished
        # Who finds no process just when they open a table, and is to leave then, has played none.
        assert played
        assert self.said_twice() == []
        assert not self.processes.incidents(), "\n".join(self.processes.incidents())

    async def stuck(self) -> str:
        """Return what people see who still play."""
        await self.ledger.read()
        both = zip(self.companies, self._playing, strict=True)
        companies = [company for company, playing in both if not playing.done()]
        seen = [
            person.transcript()
            for company in companies[:MOST_TOLD]
            for person in (company.host, *company.guests)
        ]
        tables = await self.processes.rows(
            "SELECT table_id, state, owner, epoch, guild_id, message_id FROM tables"
            " WHERE state IN ('lobby', 'playing')"
        )
        asked = [
            f"{table_id}: {game.row.chairs} {game.game.to_act} {game.questions} {game.moves[-4:]}"
            for table_id, game in self.ledger.games.items()
        ]
        return "\n".join((*seen, *map(str, tables), *asked, await self.processes.told()))

    def results(self) -> Counter[str]:
        """Count the results that are told, by table."""
        return Counter(
            button_id.table
            for company in self.companies
            for message in self.server.world.messages.in_channel(company.cards)
            for button_id, _ in button_ids(message.shown, "review")
        )

    def said_twice(self) -> list[object]:
        """Return the messages that were posted more than once, each by the name of what it says."""
        channels = [*self.server.world.channels.values()]
        said = Counter[object](
            (channel.id, message.shown["nonce"])
            for channel in channels
            for message in self.server.world.messages.in_channel(channel)
            if message.shown.get("nonce") is not None
        )
        shown = Counter[object](
            button_id.table
            for company in self.companies
            for message in company.host.sees(company.cards)
            for button_id, _ in button_ids(message, "hand")
        )
        return [name for name, times in (said + shown).items() if times > 1]

    def summary(self, doing: str) -> str:
        """Return in a line what was done, and what of it was told."""
        told = self.told
        waits = sorted(wait.seconds for wait in told.waits if wait.seconds is not None)
        p50, p99 = (round(waits[int(share * len(waits))], 3) for share in (0.5, 0.99))
        return (
            f"{doing}: {told.presses} presses, {len(told.plays)} cards and passes acknowledged,"
            f" {told.refused} refused with words, {told.late} told to wait, {told.unanswered}"
            f" unanswered; {len(told.waits)} waits, {len(told.waits) - len(waits)} in vain, p50"
            f" {p50} s, p99 {p99} s, latest {waits[-1]:.2f} s;"
            f" {len(self.ledger.finished)} games finished, none lost\n"
        )


def places_over(world: World, *, shards: int, guilds: int, channels: int) -> list[Channel]:
    """Let there be so many guilds, and channels in them by turns; return the channels."""
    found = [
        world.add_guild(f"Guild {number}", shard=(number % shards, shards))
        for number in range(guilds)
    ]
    return [
        world.add_channel(found[number % guilds], f"cards-{number}") for number in range(channels)
    ]
