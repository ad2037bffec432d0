"""Moderators of a server of one process, beside which another one runs.

Their presses come to the other one from when a shard has changed its process until what was opened
just then is over.
"""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

import pytest

from data.postgresql.store import PostgresStore
from data.presets import GuildPreset
from loopback_discord.payloads import Payload
from loopback_discord.people.client import Answer
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.core import Core
from loopback_discord.state.guilds import Channel
from loopback_discord.state.interactions import ANSWER_SECONDS
from tests.crash.processes import BotProcesses, processes_on
from tests.end_to_end.conftest import play_until
from tests.end_to_end.looking import over
from tests.end_to_end.short_deals import SHORT
from tests.loaded_bot import LoadedBot
from tests.postgres_server import PostgresServer
from tests.regular import hand_message

pytestmark = [pytest.mark.postgresql, pytest.mark.long]

SHARDS: Final = 2
HEARS, PLAYS = 0, 1
"""The shard on which moderators are heard, and that of their server."""

SERVED: Final = """
SELECT process FROM shards WHERE heir IS NULL AND process IN
    (SELECT process FROM processes WHERE ended_at IS NULL)
ORDER BY shard
"""


@pytest.fixture
def heard_elsewhere(monkeypatch: pytest.MonkeyPatch, mona: Person) -> None:
    """Let what Mona does be told as what is of no server is: on shard `HEARS`."""
    delivers = Core.deliver

    def deliver(core: Core, event: str, body: Payload, guild_id: int | None) -> None:
        if event == "INTERACTION_CREATE" and mona.name in str(body.get("member")):
            guild_id = None
        delivers(core, event, body, guild_id)

    monkeypatch.setattr(Core, "deliver", deliver)


class TwoProcesses:
    """Two processes: one plays the tables of a server, the other leads, and may hear moderators."""

    def __init__(self, processes: BotProcesses, cards: Channel) -> None:
        self.processes = processes
        self.cards = cards
        self.hears, self.plays = "", ""
        self.incidents = 0
        """How many there are by the end."""

    async def begin(self, **settings: str) -> None:
        for name in ("a", "b"):
            await self.processes.start(name, **settings)
        await self.processes.until_served(60)

        async def each_has_one() -> bool:
            found = [str(process) for (process,) in await self.processes.rows(SERVED)]
            if len(set(found)) != SHARDS:
                return False
            self.hears, self.plays = found
            return True

        await self.processes.until(each_has_one, seconds=60, what="a shard for each")
        await self.processes.until_served(60)

    async def tables(self) -> dict[str, str]:
        """Return the tables that are open, oldest first, and who plays each."""
        rows = await self.processes.rows(
            "SELECT table_id, owner FROM tables WHERE state IN ('lobby', 'playing')"
            " ORDER BY opened_at"
        )
        return {str(table_id): str(owner) for table_id, owner in rows}

    async def presence(self, table_id: str, person: Person) -> str | None:
        """Return how somebody sits at a table, None if they do not."""
        rows = await self.processes.rows(
            "SELECT presence FROM chairs WHERE table_id = ? AND person = ?", table_id, person.id
        )
        return str(rows[0][0]) if rows else None

    async def log(self) -> list[str]:
        """Return what is in the moderators' log, oldest first."""
        rows = await self.processes.rows("SELECT act FROM moderation_log ORDER BY number")
        return [str(act) for (act,) in rows]


@pytest.fixture
async def unbegun(
    postgres_server: PostgresServer,
    loaded_bot: LoadedBot,
    discord_server: LoopbackDiscord,
    tmp_path: Path,
) -> AsyncIterator[TwoProcesses]:
    """Return two processes of which none has been started."""
    world, starts = discord_server.world, discord_server.gateway.session_starts
    world.interactions.answer_seconds = ANSWER_SECONDS
    starts.shards, starts.max_concurrency = SHARDS, 16
    cards = world.add_channel(world.add_guild("Club", shard=(PLAYS, SHARDS)), "club-cards")
    async with processes_on(
        postgres_server, "two", loaded_bot, discord_server, tmp_path
    ) as processes:
        found = TwoProcesses(processes, cards)
        yield found
        assert len(processes.incidents()) == found.incidents, processes.incidents()
    postgres_server.drop("two")


@pytest.fixture
async def two(
    heard_elsewhere: None,  # noqa: ARG001  before anybody connects
    unbegun: TwoProcesses,
    mona: Person,
) -> TwoProcesses:
    await unbegun.begin()
    # The one that hears of it has forgotten a server whose shard it has handed over.
    world, guild = unbegun.processes.discord_server.world, unbegun.cards.guild
    assert guild is not None
    world.deliver("GUILD_CREATE", guild.described(world.bot), None)
    await mona.until(lambda: mona.offered(unbegun.cards), what="the commands")
    return unbegun


async def table_of_three(two: TwoProcesses, people: list[Person]) -> str:
    """Let people play Hearts there; return the id of their table."""
    lobby = await people[0].slash("hearts", two.cards, seats=3)
    for person in people[1:]:
        await person.click(lobby, "Join")
    await people[0].click(lobby, "Start")
    for person in people:
        await person.until(lambda who=person: hand_message(who), what="the hand")
    table_id = list(await two.tables())[-1]
    assert (await two.tables())[table_id] == two.plays != two.hears
    return table_id


async def chosen(two: TwoProcesses, mona: Person, table_id: str) -> Answer:
    """Open the panel, and choose a table there."""
    return in_time(await mona.select(await mona.slash("tables", two.cards), table_id))


def in_time(answer: Answer) -> Answer:
    assert answer.error is None
    return answer


async def test_what_is_done_to_a_table_is_done_by_the_process_that_plays_it(
    two: TwoProcesses, mona: Person, alice: Person, bob: Person, carol: Person
) -> None:
    table_id = await table_of_three(two, [alice, bob, carol])
    waits = "waiting for Alice, Bob and Carol, asked <t:"
    panel = await mona.slash("tables", two.cards)
    assert waits in mona.reads(panel)
    table = in_time(await mona.select(panel, table_id))
    assert waits in mona.reads(table)
    answer = in_time(await mona.select(table, str(bob.id)))
    assert "A computer plays for Bob" in mona.reads(answer)
    assert await two.presence(table_id, bob) == "away"

    await mona.click(answer, "Pause")
    answer = in_time(await mona.submit(Reason="quiz"))
    assert "Paused" in mona.reads(answer)
    assert await two.presence(table_id, alice) == "away"

    await mona.click(await chosen(two, mona, table_id), "End")
    answer = in_time(await mona.submit(Reason="closing time"))
    assert "No table is open" in mona.reads(answer)
    await alice.until(lambda: "Reason: closing time" in alice.reads(two.cards), what="the reason")
    assert await two.log() == ["stand-in", "pause", "end"]


async def test_a_result_of_another_process_is_made_void(
    two: TwoProcesses, mona: Person, alice: Person, bob: Person
) -> None:
    assert two.cards.guild is not None
    store = await PostgresStore.open(two.processes.address)
    await store.presets.save(two.cards.guild.id, GuildPreset("Short", "standard", SHORT))
    await store.close()
    lobby = await alice.slash("hearts", two.cards, preset="Short", seats=3, deals=1)
    await bob.click(lobby, "Join")
    await alice.click(lobby, "Start")
    (table_id,) = await two.tables()
    await play_until([alice, bob], lambda: over(alice, two.cards))

    async def is_kept() -> bool:
        return not await two.tables()

    await two.processes.until(is_kept, seconds=30, what="the result")
    panel = await mona.click(await mona.slash("tables", two.cards), "Results")
    await mona.select(panel, table_id)
    answer = in_time(await mona.submit(Reason="they were one person"))
    assert "The result is void" in mona.reads(answer)
    await alice.until(
        lambda: "A moderator made this result void" in alice.reads(two.cards), what="the result"
    )
    assert await two.log() == ["void"]


async def test_whoever_is_kept_out_leaves_the_tables_of_the_other_process(
    two: TwoProcesses, mona: Person, alice: Person, bob: Person, carol: Person
) -> None:
    table_id = await table_of_three(two, [alice, bob, carol])
    lobby = await carol.slash("canasta", two.cards)
    await bob.click(lobby, "Join")
    lobby_id = list(await two.tables())[-1]
    assert await two.presence(lobby_id, bob) == "here"

    panel = await mona.click(await mona.slash("tables", two.cards), "Kept out")
    asked = await mona.select(panel, bob, placeholder="Keep somebody out …")
    assert "They sit at 1 table here" in mona.reads(asked)
    await mona.click(await mona.click(asked, "A computer plays on"), "1 day")
    assert f"<@{bob.id}> is kept out" in mona.reads(in_time(await mona.submit(Reason="shouts")))

    async def is_sent_away() -> bool:
        return [await two.presence(one, bob) for one in (table_id, lobby_id)] == ["left", None]

    await two.processes.until(is_sent_away, seconds=30, what="the other process")
    assert await two.presence(table_id, alice) == "here"
    assert await two.log() == ["keep-out"]


async def test_whoever_is_kept_out_leaves_a_table_that_is_on_its_way_to_a_third_process(
    two: TwoProcesses, mona: Person, alice: Person, bob: Person, carol: Person
) -> None:
    table_id = await table_of_three(two, [alice, bob, carol])
    panel = await mona.click(await mona.slash("tables", two.cards), "Kept out")
    asked = await mona.select(panel, bob, placeholder="Keep somebody out …")
    await mona.click(await mona.click(asked, "A computer plays on"), "1 day")
    # Nobody plays it for some seconds: its process does not leave in good order.
    await two.processes.kill(two.plays.partition("/")[0])
    assert f"<@{bob.id}> is kept out" in mona.reads(in_time(await mona.submit(Reason="shouts")))

    async def is_sent_away() -> bool:
        return await two.presence(table_id, bob) == "left"

    await two.processes.until(is_sent_away, seconds=60, what="the next process")


async def test_a_table_is_ended_while_it_goes_to_a_third_process(
    two: TwoProcesses, mona: Person, alice: Person, bob: Person, carol: Person
) -> None:
    table_id = await table_of_three(two, [alice, bob, carol])
    await mona.click(await chosen(two, mona, table_id), "End")
    await two.processes.hand_over(two.plays.partition("/")[0])
    while (await two.tables())[table_id] == two.plays:
        await asyncio.sleep(0.01)
    # The next one owns it by now, and may not have it at hand yet.
    assert "No table is open" in mona.reads(in_time(await mona.submit(Reason="closing time")))
    await alice.until(lambda: "Reason: closing time" in alice.reads(two.cards), what="the reason")
    assert await two.log() == ["end"]


async def test_a_table_that_its_process_could_not_load_is_ended_there(
    two: TwoProcesses, mona: Person, alice: Person, bob: Person, carol: Person
) -> None:
    table_id = await table_of_three(two, [alice, bob, carol])
    broken = "UPDATE tables SET pace = 'unheard of' WHERE table_id = ? RETURNING 1"
    assert await two.processes.rows(broken, table_id)
    await two.processes.hand_over(two.plays.partition("/")[0])
    two.incidents = 1

    async def is_left() -> bool:
        return "updated again" in mona.reads(await chosen(two, mona, table_id))

    await two.processes.until(is_left, seconds=60, what="the next process")
    assert (await two.tables())[table_id] not in (two.plays, two.hears)
    await mona.click(await chosen(two, mona, table_id), "End")
    assert "No table is open" in mona.reads(in_time(await mona.submit(Reason="closing time")))
    await alice.until(lambda: "Reason: closing time" in alice.reads(two.cards), what="the reason")
    assert await two.log() == ["end"]
    assert await two.tables() == {}


async def test_what_refuses_the_bot_is_told_once_by_the_process_that_sees_the_server(
    unbegun: TwoProcesses, mona: Person, alice: Person
) -> None:
    cards, processes = unbegun.cards, unbegun.processes
    guild, world = cards.guild, processes.discord_server.world
    assert guild is not None
    guild.locale = "de"
    await unbegun.begin(ROOM_LOOK_SECONDS="0.2")
    await mona.until(lambda: mona.offered(cards), what="the commands")
    # The bot has no role above this one, and may give none.
    champion = world.add_role(guild, "Champion", 3)
    await processes.rows(
        "INSERT INTO season_titles (guild_id, role_id, person, season, state)"
        " VALUES (?, ?, ?, 's1', 'give') RETURNING 1",
        guild.id,
        champion.id,
        alice.id,
    )

    async def is_shown() -> bool:
        return "put my role above it" in mona.reads(await mona.slash("tables", cards))

    await processes.until(is_shown, seconds=30, what="the role in the panel")
    await processes.rows(
        "INSERT INTO guild_preferences (guild_id, name, word) VALUES (?, 'log_channel', ?)"
        " RETURNING 1",
        guild.id,
        str(cards.id),
    )
    # Those who may read along see no panel.
    said = "zieh meine Rolle über sie"
    await alice.until(lambda: said in alice.reads(cards), what="the line in the log")
    await asyncio.sleep(1)
    assert len(alice.sees(cards)) == 1
