"""A bot without owners of tables, in small.

Any process takes any press. It brings its copy of the game up to date from the journal, applies
the rules, and writes by compare-and-set on the number of the next entry; whoever is too late reads
again. What is due is a row that one process takes (`FOR UPDATE SKIP LOCKED`). One process at a time
draws a table, and draws again if more was written meanwhile. Nothing is forwarded, and nobody takes
tables over.

It has what an evening of `benchmarks/evening.py` presses: `/hearts`, *Start*, passing and playing.
The rules, the screens and their rendering are those of the bot. It keeps no results, no proofs and
no clocks. `benchmarks/processes.py` starts it.
"""

import asyncio
import os
import time
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from random import Random, SystemRandom
from secrets import token_hex
from typing import Any, Final, Protocol, cast

import asyncpg  # pyright: ignore[reportMissingTypeStubs]  it has types, and does not say so
import discord
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from bot.discord.rendering import rendered
from bot.faces.names import pictures_of
from bot.faces.uploading import named_pictures
from bot.screens.families import family_screens
from bot.screens.screen import Screen
from bot.tables.clock.paces import TEMPO
from bot.tables.messages.drawing import hand_screen, table_screen
from bot.tables.services.preferences import Reader
from bot.tables.session.moment import Moment
from bot.text.button_ids import ButtonId, answering
from bot.text.faces import Faces
from bot.text.phrasebook import phrasebook_of
from data.kept_games import first_moment, last_moment, later_moment
from data.tables import TableRow, TableState
from engine.contract.action import Action
from engine.contract.refusal import IllegalAction
from engine.contract.seats import Seat
from engine.fairness.chance import FreeChance
from engine.games.catalogue import variant
from engine.players.levels import policy
from engine.table.chairs import Chair
from engine.table.journal import Author, Entry, JournalConflict
from engine.table.table import StaleAction, Table

SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS ownerless_tables (
    table_id text PRIMARY KEY, guild_id bigint NOT NULL, channel_id bigint NOT NULL,
    person bigint NOT NULL, name text NOT NULL, opened_at bigint NOT NULL,
    message_id bigint, dm_id bigint, hand_id bigint,
    wanted integer NOT NULL DEFAULT 0, drawing text, drawing_at timestamptz);
CREATE TABLE IF NOT EXISTS ownerless_journal (
    table_id text NOT NULL, number integer NOT NULL, seat integer NOT NULL, action text NOT NULL,
    at bigint NOT NULL, author text NOT NULL, PRIMARY KEY (table_id, number));
CREATE TABLE IF NOT EXISTS ownerless_due (table_id text PRIMARY KEY, at timestamptz NOT NULL);
CREATE INDEX IF NOT EXISTS ownerless_due_at ON ownerless_due (at);
"""
APPEND: Final = """
WITH written AS (
    INSERT INTO ownerless_journal
    SELECT $1, $2 + place::integer - 1, seat, action, at, author
    FROM unnest($3::integer[], $4::text[], $5::bigint[], $6::text[])
        WITH ORDINALITY AS entry (seat, action, at, author, place)
    WHERE $2 = (SELECT coalesce(max(number) + 1, 0) FROM ownerless_journal WHERE table_id = $1)
    RETURNING 1),
due AS (
    INSERT INTO ownerless_due SELECT $1, now() + interval '2 s' WHERE EXISTS (SELECT FROM written)
    ON CONFLICT (table_id) DO UPDATE SET at = excluded.at)
SELECT count(*) FROM written
"""
"""Writes if nobody else has, and lets others go on in two seconds if this process does not."""
GAINED: Final = """
SELECT number, seat, action, at, author FROM ownerless_journal
WHERE table_id = $1 AND number >= $2 ORDER BY number
"""
TAKE_DUE: Final = """
UPDATE ownerless_due SET at = now() + interval '2 s' WHERE table_id IN (
    SELECT table_id FROM ownerless_due WHERE at <= now() ORDER BY at LIMIT 8
    FOR UPDATE SKIP LOCKED)
RETURNING table_id
"""
WAITS: Final = "UPDATE ownerless_due SET at = now() + interval '1 day' WHERE table_id = $1"
MAY_DRAW: Final = """
UPDATE ownerless_tables SET wanted = greatest(wanted, $3),
    drawing = CASE WHEN drawing IS NULL OR drawing_at < now() - interval '10 s'
        THEN $2 ELSE drawing END,
    drawing_at = CASE WHEN drawing IS NULL OR drawing_at < now() - interval '10 s'
        THEN now() ELSE drawing_at END
WHERE table_id = $1 RETURNING drawing = $2
"""
HAS_DRAWN: Final = """
UPDATE ownerless_tables SET drawing = NULL WHERE table_id = $1 AND drawing = $2 AND wanted <= $3
RETURNING 1
"""
LOOK: Final = "two-colours"
COMPUTERS: Final = ("Basil", "Cleo", "Dora")
COLD: Final = os.environ.get("OWNERLESS_COPIES") == "cold"
"""Whether each press is the first that this process hears of its table."""
DUE_SECONDS: Final = 0.25
TRIES: Final = 5
"""Times that somebody else is quicker before the press is stale."""


def _now() -> int:
    return time.time_ns() // 1_000_000


class Pool(Protocol):
    """The part of asyncpg that is used, which has no types."""

    async def execute(self, query: str, *values: object) -> str: ...

    async def fetch(self, query: str, *values: object) -> list[Any]: ...

    async def fetchrow(self, query: str, *values: object) -> Any: ...  # noqa: ANN401  a row

    async def fetchval(self, query: str, *values: object) -> Any: ...  # noqa: ANN401  a value


async def _as_it_is(connection: object) -> None:
    """Give a connection back as it is: nothing was changed on it."""
    del connection


class OpenJournal:
    """The journal of tables that nobody owns."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    async def append(self, table_id: str, entries: Sequence[Entry]) -> None:
        """Write the next entries of a table; raise `JournalConflict` if others have."""
        columns = zip(
            *((one.seat, str(one.action), one.at, one.author.value) for one in entries), strict=True
        )
        try:
            written = await self._pool.fetchval(
                APPEND, table_id, entries[0].number, *map(list, columns)
            )
        except asyncpg.UniqueViolationError:
            written = 0
        if written != len(entries):
            raise JournalConflict(table_id, "somebody else was quicker")

    async def gained(self, table_id: str, number: int) -> list[Entry]:
        """Return what a table has gained from an entry on."""
        rows = await self._pool.fetch(GAINED, table_id, number)
        return [Entry(row[0], row[1], Action.read(row[2]), row[3], Author(row[4])) for row in rows]


@dataclass
class Copy:
    """A process's copy of a table: true up to its number."""

    row: TableRow
    table: Table
    places: dict[str, int]
    """The places of its messages."""

    def moment(self) -> Moment:
        """Return the table as screens draw it."""
        pace = replace(TEMPO.paces["slow"], interval=0)
        return Moment(row=self.row, play=self.table.moment, pace=pace, intervals=False)


class OwnerlessBot(discord.AutoShardedClient):
    """Plays Hearts at any table of any shard, beside others that do the same."""

    def __init__(self, shards: Sequence[int], of: int) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True), shard_ids=list(shards), shard_count=of
        )
        self._tree = app_commands.CommandTree[discord.AutoShardedClient](self)
        self._leads, self._name = 0 in shards, f"{os.getpid()}"
        self._copies: dict[str, Copy] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._player = policy("easy", "hearts")
        self._rng = Random(7)

    async def setup_hook(self) -> None:
        """Make the tables, register the command, and begin to look for what is due."""
        address = os.environ["CARDROOM_DATABASE"]
        # asyncpg says nothing of what it returns.
        connect = cast("Any", asyncpg).create_pool
        self._pool = cast("Pool", await connect(address, min_size=2, max_size=10, reset=_as_it_is))
        ids = {emoji.name: emoji.id for emoji in await self.fetch_application_emojis()}
        named = named_pictures(LOOK, pictures_of(LOOK))
        faces = {shown: f"<:{name}:{ids[name]}>" for name, (shown, _) in named.items()}
        self._reader = Reader(phrasebook_of("en-US").with_faces(Faces(LOOK, faces)), look=LOOK)
        self._journal = OpenJournal(self._pool)
        command = self._tree.command(name="hearts", description="Play")(self._open)
        app_commands.guild_only(command)
        if self._leads:
            await self._pool.execute(SCHEMA)
            await self._tree.sync()
        self._run(self._look_for_what_is_due())

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Opening ------------------------------------------------------------------------------------

    async def _open(
        self,
        interaction: discord.Interaction[discord.AutoShardedClient],
        preset: str,
        pace: str,
        level: str,
    ) -> None:
        del preset, pace, level
        table_id = token_hex(4)
        await self._pool.execute(
            "INSERT INTO ownerless_tables (table_id, guild_id, channel_id, person, name, opened_at)"
            " VALUES ($1, $2, $3, $4, $5, $6)",
            *(table_id, interaction.guild_id, interaction.channel_id),
            *(interaction.user.id, interaction.user.display_name, _now()),
        )
        view = discord.ui.View(timeout=None)
        start = ButtonId(table_id, "start").custom_id
        view.add_item(discord.ui.Button[discord.ui.View](label="Start", custom_id=start))
        await interaction.response.send_message("A table", view=view)

    async def _start(self, interaction: discord.Interaction[Any], table_id: str) -> None:
        copy = await self._copy(table_id)
        await copy.table.deal()
        await interaction.response.edit_message(content="Started", view=None)
        moment = copy.moment()
        public = await self._at(copy.row.channel_id).send(
            view=rendered(table_screen(moment, self._reader, _now()))
        )
        dm = await self.create_dm(discord.Object(interaction.user.id))
        hand = await dm.send(view=rendered(hand_screen(moment, 0, self._reader, _now())))
        copy.places = {"message_id": public.id, "dm_id": dm.id, "hand_id": hand.id}
        await self._pool.execute(
            "UPDATE ownerless_tables SET message_id = $2, dm_id = $3, hand_id = $4"
            " WHERE table_id = $1",
            *(table_id, public.id, dm.id, hand.id),
        )
        await self._go_on(copy)

    # Copies -------------------------------------------------------------------------------------

    async def _copy(self, table_id: str) -> Copy:
        """Return the copy of a table, as true as the journal was a moment ago."""
        copy = None if COLD else self._copies.get(table_id)
        if copy is None or not copy.places:
            row, places = await self._row(table_id)
            entries = await self._journal.gained(table_id, 0)
            play = last_moment(row, entries) if entries else first_moment(row)
            table = Table(
                table_id, play, self._journal, chance=FreeChance(SystemRandom()), clock=_now
            )
            self._copies[table_id] = copy = Copy(row, table, places)
            return copy
        entries = await self._journal.gained(table_id, copy.table.number)
        if entries and entries[0].number == copy.table.number:
            play = later_moment(copy.row, copy.table.moment, entries)
            copy.table = Table(
                table_id, play, self._journal, chance=FreeChance(SystemRandom()), clock=_now
            )
        return copy

    async def _row(self, table_id: str) -> tuple[TableRow, dict[str, int]]:
        kept = await self._pool.fetchrow(
            "SELECT * FROM ownerless_tables WHERE table_id = $1", table_id
        )
        assert kept is not None
        one = variant("standard")
        chairs = (Chair(kept["name"], person=kept["person"]), *map(Chair, COMPUTERS))
        row = TableRow(
            table_id=table_id,
            owner="",
            guild_id=kept["guild_id"],
            guild_name="Guild",
            channel_id=kept["channel_id"],
            channel_name="table",
            host_id=kept["person"],
            family="hearts",
            preset="standard",
            options={},
            revision=one.revision,
            seat_count=4,
            level="easy",
            pace="slow",
            state=TableState.PLAYING,
            dealer=0,
            locale="en-US",
            opened_at=kept["opened_at"],
            started_at=kept["opened_at"],
            chairs=chairs,
        )
        places = {
            key: kept[key] for key in ("message_id", "dm_id", "hand_id") if kept[key] is not None
        }
        return row, places

    # Presses ------------------------------------------------------------------------------------

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Take a press on any table."""
        if interaction.type is not discord.InteractionType.component:
            return
        data = cast("dict[str, Any]", interaction.data)
        says = ButtonId.read(str(data["custom_id"]))
        if says.verb == "start":
            await self._start(interaction, says.table)
            return
        for _ in range(TRIES):
            try:
                copy = await self._copy(says.table)
                number = copy.table.number
                screen = await self._pressed(copy, says, interaction)
                break
            except JournalConflict:
                continue
        else:
            return
        await interaction.response.edit_message(view=rendered(screen))
        if copy.table.number != number:
            await self._go_on(copy)

    async def _pressed(
        self, copy: Copy, says: ButtonId, interaction: discord.Interaction[Any]
    ) -> Screen:
        moment, seat = copy.moment(), 0
        try:
            made: object = None
            view, screens = moment.view(seat), family_screens("hearts")
            ids = _ids(interaction.message.components if interaction.message else ())
            draft = screens.pictured(answering(ids, says.table, says.asked))
            if says.verb == "do":
                made = screens.joined(view, draft, Action.read(says.text))
            elif says.asked == moment.asked(seat) and view.prompt is not None:
                made = screens.drafted(view, draft, says.verb, tuple(says.text.split()))
                if not isinstance(made, Action):
                    moment = moment.with_draft(seat, made, _now())
            if isinstance(made, Action):
                await copy.table.act(seat, made, asked=says.asked, author=Author.PERSON)
                moment = copy.moment()
        except (StaleAction, IllegalAction):
            moment = copy.moment()
        return hand_screen(moment, seat, self._reader, _now())

    # What follows -------------------------------------------------------------------------------

    async def _go_on(self, copy: Copy) -> None:
        """Let computers play, and draw; another process may be ahead, and then that one does."""
        with suppress(JournalConflict, StaleAction):
            while (seat := copy.moment().computer_to_act()) is not None:
                await self._play(copy, seat)
            await self._pool.execute(WAITS, copy.row.table_id)
        await self._draw(copy)

    async def _play(self, copy: Copy, seat: Seat) -> None:
        moment = copy.moment()
        action = self._player.decide(moment.view(seat), self._rng)
        await copy.table.act(seat, action, asked=moment.asked(seat), author=Author.COMPUTER)

    async def _draw(self, copy: Copy) -> None:
        table_id = copy.row.table_id
        if not await self._pool.fetchval(MAY_DRAW, table_id, self._name, copy.table.number):
            return
        while True:
            moment, number = copy.moment(), copy.table.number
            places = copy.places
            table = rendered(table_screen(moment, self._reader, _now()))
            await (
                self._at(copy.row.channel_id)
                .get_partial_message(places["message_id"])
                .edit(view=table)
            )
            hand = rendered(hand_screen(moment, 0, self._reader, _now()))
            await self._at(places["dm_id"]).get_partial_message(places["hand_id"]).edit(view=hand)
            if await self._pool.fetchval(HAS_DRAWN, table_id, self._name, number):
                return
            copy = await self._copy(table_id)

    def _at(self, channel_id: int) -> discord.PartialMessageable:
        return self.get_partial_messageable(channel_id)

    async def _look_for_what_is_due(self) -> None:
        """Go on where another process has not."""
        await asyncio.sleep(1)
        while True:
            for row in await self._pool.fetch(TAKE_DUE):
                await self._go_on(await self._copy(row["table_id"]))
            await asyncio.sleep(DUE_SECONDS)


def _ids(components: Sequence[Any]) -> Iterator[str]:
    for one in components:
        if custom_id := getattr(one, "custom_id", None):
            yield str(custom_id)
        yield from _ids(getattr(one, "children", ()))


if __name__ == "__main__":
    Route.BASE = os.environ["CARDROOM_API_URL"]
    DiscordWebSocket.DEFAULT_GATEWAY = URL(os.environ["CARDROOM_GATEWAY_URL"])
    some, _, count = os.environ["CARDROOM_SHARDS"].partition("/")
    OwnerlessBot([int(one) for one in some.split(",")], int(count)).run(
        "benchmark", log_handler=None
    )
