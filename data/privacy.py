"""Privacy: what is kept of a person, handing it out, and forgetting it."""

import asyncio
import json
import secrets
from collections.abc import AsyncGenerator, Collection, Iterable, Sequence
from typing import Any, Final

from data.appraisals import appraisals_of, forget_appraisals
from data.people import People
from data.proofs import forget_seats
from data.results import FinishedGame
from data.settings import FORGETTING, TOLD_TROUBLE
from data.sql.database import Database, SqlRow, Writing
from data.sql.fields import keep_deleted_tries
from data.sql.puzzles import withdraw_puzzles
from data.sql.recounting import begin_recount_again
from data.sql.results import Results, finished_game, forget_result
from data.sql.tables import Tables
from data.tables import TableRow

_STANDING: Final = "guild_id, season, family, preset, games, wins, place_sum, deals, points"

_LIVE_TABLES: Final = """
SELECT table_id FROM tables WHERE state IN ('lobby', 'playing')
    AND table_id IN (SELECT table_id FROM chairs WHERE person = ?)
ORDER BY table_id
"""

_MODERATED: Final = "guild_id, number, at, act, table_id, about, reason"

_OPEN_FIELDS: Final = """
SELECT table_id FROM field_tries JOIN fields USING (field) WHERE person = ? AND closed = 0
"""

ROWS_AT_ONCE: Final = 100
"""Rows that go in one step of forgetting a guild; each may take a game's cards with it."""

_PEOPLED: Final = "SELECT board FROM boards WHERE guild_id = ? AND people > 0 LIMIT 1"

_OF_A_GUILD: Final = (
    ("guild_defaults", "guild_id, command", "guild_id = ?"),
    ("guild_preferences", "guild_id, name", "guild_id = ?"),
    ("guild_presets", "guild_id, folded", "guild_id = ?"),
    ("moderation_log", "guild_id, number", "guild_id = ?"),
    ("settings", "key", f"key LIKE '{TOLD_TROUBLE}' || CAST(CAST(? AS BIGINT) AS TEXT) || '.%'"),
    ("kept_out", "guild_id, person", "guild_id = ?"),
    ("season_titles", "guild_id, role_id, person", "guild_id = ?"),
    # Whoever counts a game asks its table if it was played alone or for practice, so that stays for
    # as long. Tables without a game go first: no other game ends there then.
    (
        "tables",
        "table_id",
        "guild_id = ? AND NOT EXISTS (SELECT 1 FROM games WHERE game_id = table_id)",
    ),
    # Before their figures, which whoever counts them again would make once more.
    ("games", "game_id", "guild_id = ?"),
    ("tables", "table_id", "guild_id = ?"),
    # Those of everybody belong to no guild, so no day goes.
    ("fields", "field", "guild_id = ?"),
    # Board by board and in order, so that rows that go together lie together.
    ("standings", "board, person", f"board = ({_PEOPLED}) ORDER BY person"),
    ("boards", "board", "guild_id = ?"),
    ("board_resets", "guild_id, family, season", "guild_id = ?"),
    ("daily_standings", "family, season, guild_id, person", "guild_id = ?"),
    ("ratings", "guild_id, family, person", "guild_id = ?"),
    ("against_computers", "person, guild_id, family, level", "guild_id = ?"),
    ("bests", "person, guild_id, family", "guild_id = ?"),
)
"""A guild's rows in order: their table, the key of each, and which they are. All that refers to a
row goes with it."""

_NEXT_GUILD: Final = "(SELECT min(guild_id) FROM {} WHERE guild_id > {})"
"""Looked up for one guild after another: each may have thousands of rows."""

_WITH_PERSONS: Final = (
    "standings",
    "field_entries",
    "field_tries",
    "daily_standings",
    "ratings",
    "against_computers",
    "bests",
    "walkouts",
    "forgotten_seats",
)
"""The figures of a person, which others' figures and proofs rest on; nobody has them afterwards."""

_AT_A_TABLE: Final = (
    "UPDATE chairs SET person = ?3, name = '' WHERE table_id = ?1 AND person = ?2",
    "UPDATE tables SET host_id = ?3 WHERE table_id = ?1 AND host_id = ?2",
    "UPDATE walkouts SET person = ?3 WHERE table_id = ?1 AND person = ?2",
    "UPDATE field_tries SET person = ?3 WHERE table_id = ?1 AND person = ?2",
    # Who has begun nothing else there since is in it with that try alone.
    (
        "UPDATE field_entries SET person = ?3 WHERE person = ?2"
        " AND field = (SELECT field FROM field_tries WHERE table_id = ?1) AND NOT EXISTS ("
        "SELECT 1 FROM field_tries AS tries"
        " WHERE tries.field = field_entries.field AND tries.person = ?2)"
    ),
    "UPDATE moderation_log SET person = ?3, reason = '' WHERE table_id = ?1 AND person = ?2",
)
"""Changes to table ?1 so that nobody, ?3, is in the place of a person, ?2."""

_OF_PERSON: Final = {
    "tries": (
        "field_tries",
        "field, number, guild_id, table_id, ended_at, points, lead, rivals, score",
    ),
    "field_entries": ("field_entries", "field, accepted_at, score, rank"),
    "daily_standings": ("daily_standings", "family, season, guild_id, deals, score"),
    "daily_streak": ("daily_streaks", "last_day, current, longest"),
    "ratings": ("ratings", "guild_id, family, mu, sigma, shown, games, last_day"),
    "against_computers": ("against_computers", "guild_id, family, level, games, ahead"),
    "bests": ("bests", "guild_id, family, streak, longest, fewest, fewest_game, most, most_game"),
    "walkouts": ("walkouts", "ended_at, table_id"),
    "puzzles": ("puzzle_tries", "day, family, answer, is_right"),
    "mistakes": ("mistakes", "game_id, seat, deal, at, due, step"),
    "forgotten_seats": ("forgotten_seats", "number, family, day, rated, place, has_left"),
    "acts_of_moderators": ("moderation_log", "guild_id, at, act, table_id, about, reason"),
    "kept_out": ("kept_out", "guild_id, until, reason, at, leaves"),
    "season_titles": ("season_titles", "guild_id, role_id, season, state"),
}

_MADE: Final = "field, kind, guild_id, family, preset, opens_at, closes_at, channel_id, message_id"

_FIGURES: Final = {
    "moderated": (
        f"SELECT {_MODERATED} FROM moderation_log WHERE moderator = ? ORDER BY guild_id, number",
        _MODERATED,
    ),
    "fields_made": (f"SELECT {_MADE} FROM fields WHERE made_by = ? ORDER BY {_MADE}", _MADE),
    "standings": (
        (
            f"SELECT {_STANDING} FROM standings JOIN boards USING (board) WHERE person = ?"
            " ORDER BY guild_id, season, family, preset"
        ),
        _STANDING,
    ),
    **{
        told: (f"SELECT {columns} FROM {table} WHERE person = ? ORDER BY {columns}", columns)
        for told, (table, columns) in _OF_PERSON.items()
    },
}
"""Queries for the rest of a person's games, by its name in an export, with their columns."""

_SEATED: Final = """
SELECT table_id FROM tables WHERE table_id IN (SELECT table_id FROM chairs WHERE person = ?)
ORDER BY opened_at, table_id
"""

_HOSTED: Final = "SELECT table_id FROM tables WHERE host_id = ? ORDER BY opened_at, table_id"

_PLAYED: Final = "SELECT game_id FROM results WHERE person = ? ORDER BY ended_at DESC, game_id"

AT_ONCE: Final = 25
"""Tables or games that are read for an export at once; others are served in between."""


class Privacy:
    """The rights of a person over what is kept of them, and of a guild that has gone."""

    def __init__(
        self, database: Database, people: People, tables: Tables, results: Results
    ) -> None:
        self._database = database
        self._people = people
        self._tables = tables
        self._results = results

    async def export(self, person_id: int) -> AsyncGenerator[tuple[str, Any]]:
        """Yield all that is kept of a person part by part, fit for JSON; a long list in pieces.

        Other people appear as seats without a name. A game that is not
        over appears as a table without its cards.
        """
        person = await self._people.get(person_id)
        chosen = await self._database.rows(
            "SELECT name, word FROM person_preferences WHERE person = ? ORDER BY name",
            (person_id,),
        )
        yield "person", person_id
        yield (
            "preferences",
            {
                "name": person.name,
                "locale": person.locale,
                "direct_message_channel": person.dm_channel_id,
                "direct_messages_refused_at": person.dm_refused_at,
                "hands": person.hands,
                "chosen": dict(chosen),
            },
        )
        yield "tables", []
        for some in await self._in_pieces(_SEATED, person_id):
            tables = await self._tables.some(some)
            yield "tables", [_table_of(person_id, table) for table in tables]
        yield "hosted_tables", await self._ids(_HOSTED, person_id)
        yield "games", []
        withheld = frozenset(await self._ids(_OPEN_FIELDS, person_id))
        games = await self._in_pieces(_PLAYED, person_id)
        for some in games:
            rows = await self._results.some(some)
            yield "games", await asyncio.to_thread(_games_told_to, person_id, rows, withheld)
        yield "appraisals", []
        for some in games:
            yield "appraisals", await appraisals_of(self._database, person_id, some)
        for told, (statement, columns) in _FIGURES.items():
            rows = await self._database.rows(statement, (person_id,))
            yield told, _told_by(columns, rows)

    async def _ids(self, query: str, person_id: int) -> list[str]:
        return [one for (one,) in await self._database.rows(query, (person_id,))]

    async def _in_pieces(self, query: str, person_id: int) -> list[list[str]]:
        found = await self._ids(query, person_id)
        return [found[at : at + AT_ONCE] for at in range(0, len(found), AT_ONCE)]

    async def delete(self, person_id: int, beginning: Collection[str] = ()) -> tuple[str, ...]:
        """Forget a person; return the tables that hold them until `delete_held`.

        Those are the live ones where the person still has a chair, and those `beginning` just now,
        which may not be kept yet.

        Results, records and standings stay whole for the others: there the person becomes
        somebody new, a negative number without a name. Nothing is changed at the chairs
        of live tables: have the person leave those (a chair without a person) before this, or
        those returned after it. Who is kept out of a guild's tables stays so, as deleting would
        undo that; only the reason goes.
        """
        nobody = _nobody()

        async def work(writing: Writing) -> tuple[str, ...]:
            live = await writing.rows(_LIVE_TABLES, (person_id,))
            await writing.do(
                "DELETE FROM hands WHERE (table_id, seat) IN (SELECT table_id, seat"
                " FROM chairs JOIN tables USING (table_id)"
                " WHERE person = ? AND state NOT IN ('lobby', 'playing'))",
                (person_id,),
            )
            # At a table that goes on the chair names nobody any more, but the channel still does.
            await writing.do(
                "DELETE FROM hands WHERE channel_id ="
                " (SELECT dm_channel_id FROM people WHERE person = ?)",
                (person_id,),
            )
            await forget_seats(writing, person_id)
            await writing.do(
                "UPDATE chairs SET person = ?, name = '' WHERE person = ? AND table_id IN"
                " (SELECT table_id FROM tables WHERE state NOT IN ('lobby', 'playing'))",
                (nobody, person_id),
            )
            await writing.do("UPDATE tables SET host_id = ? WHERE host_id = ?", (nobody, person_id))
            await writing.do("UPDATE fields SET made_by = ? WHERE made_by = ?", (nobody, person_id))
            await _forget_moderating(writing, person_id, nobody)
            await forget_appraisals(writing, person_id)
            await withdraw_puzzles(writing, person_id)
            await writing.do("DELETE FROM puzzle_tries WHERE person = ?", (person_id,))
            await writing.do(
                "UPDATE results SET person = ?, name = '' WHERE person = ?",
                (nobody, person_id),
            )
            await writing.do("DELETE FROM daily_streaks WHERE person = ?", (person_id,))
            await keep_deleted_tries(writing, person_id)
            for table in _WITH_PERSONS:
                await writing.do(
                    f"UPDATE {table} SET person = ? WHERE person = ?", (nobody, person_id)
                )
            await begin_recount_again(writing)
            await writing.do("DELETE FROM person_preferences WHERE person = ?", (person_id,))
            await writing.do("DELETE FROM people WHERE person = ?", (person_id,))
            tables = tuple(sorted({table_id for (table_id,) in live}.union(beginning)))
            await _note_held(writing, person_id, tables)
            return tables

        tables = await self._database.write(work)
        await self._database.overwrite()
        return tables

    async def delete_held(self, person_id: int, beginning: Collection[str] = ()) -> tuple[str, ...]:
        """Forget a deleted person at the tables that held them then and do so no more.

        All that was older went with the step that noted those tables, so what else there is by now
        the person has gained since, and it stays. Return the tables that still hold them, those
        `beginning` just now among them.
        """
        nobody = _nobody()

        async def work(writing: Writing) -> tuple[str, ...]:
            held = await _held(writing, person_id)
            if not held:
                # Another process has done it.
                return ()
            live = {table_id for (table_id,) in await writing.rows(_LIVE_TABLES, (person_id,))}
            live.update(beginning)
            for table_id in held - live:
                await _forget_at(writing, table_id, person_id, nobody)
            # A result makes its people known again; who has sat nowhere since has no name here.
            await writing.do(
                "DELETE FROM people WHERE person = ?1 AND hands = 'dm'"
                " AND NOT EXISTS (SELECT 1 FROM chairs WHERE person = ?1)",
                (person_id,),
            )
            tables = tuple(sorted(held & live))
            await _note_held(writing, person_id, tables)
            return tables

        tables = await self._database.write(work)
        await self._database.overwrite()
        return tables

    async def unfinished(self) -> dict[int, frozenset[str]]:
        """Return who was deleted at live tables, and at which, until those let go of them."""
        rows = await self._database.rows(
            f"SELECT key, value FROM settings WHERE substr(key, 1, {len(FORGETTING)}) = ?",
            (FORGETTING,),
        )
        return {
            int(key.removeprefix(FORGETTING)): frozenset(json.loads(tables)) for key, tables in rows
        }

    async def guilds(self) -> frozenset[int]:
        found: set[int] = set()
        for table in {one for one, _, which in _OF_A_GUILD if which == "guild_id = ?"}:
            rows = await self._database.rows(
                f"WITH RECURSIVE kept (guild_id) AS (SELECT {_NEXT_GUILD.format(table, 0)}"
                f" UNION ALL SELECT {_NEXT_GUILD.format(table, 'kept.guild_id')} FROM kept"
                " WHERE guild_id IS NOT NULL)"
                " SELECT guild_id FROM kept WHERE guild_id IS NOT NULL"
            )
            found.update(guild_id for (guild_id,) in rows)
        return frozenset(found)

    async def forget_guild(self, guild_id: int, *, at_once: int = ROWS_AT_ONCE) -> None:
        """Forget all tables, games, fields, standings and ratings of a guild, live tables included.

        What ratings over all guilds are made of stays: who was placed how on which day.

        A step at a time, so that others write in between; after a crash, call it again. Until it
        is done the guild's leaderboards and results do not agree.
        """
        # Fields of everybody stay as they were; only where a try was played is forgotten.
        await self._database.do(
            "UPDATE field_tries SET guild_id = 0 WHERE guild_id = ?", (guild_id,)
        )
        for table, key, which in _OF_A_GUILD:
            some = f"SELECT {key} FROM {table} WHERE {which} LIMIT ?"
            statement = f"DELETE FROM {table} WHERE ({key}) IN ({some})"
            while await self._database.do(statement, (guild_id, at_once)):
                pass
            if table == "games":
                # Before its figures go, so that nobody writes them again.
                await self._database.write(begin_recount_again)
        await self._database.overwrite()


def _nobody() -> int:
    """Return a new number for somebody without a name.

    Fresh each time, so that two deletions of one person cannot be laid together.
    """
    return -1 - secrets.randbits(62)


async def _forget_at(writing: Writing, table_id: str, person_id: int, nobody: int) -> None:
    """Forget a person at one table that is over or has let go of them."""
    # A chair that has let go of them names nobody, and its hand still hangs in their messages.
    await writing.do(
        "DELETE FROM hands WHERE table_id = ?1 AND seat IN"
        " (SELECT seat FROM chairs WHERE table_id = ?1 AND coalesce(person, ?2) = ?2)",
        (table_id, person_id),
    )
    await keep_deleted_tries(writing, person_id, table_id)
    await writing.do("UPDATE proofs SET seat_key = NULL WHERE table_id = ?", (table_id,))
    for statement in _AT_A_TABLE:
        await writing.do(statement, (table_id, person_id, nobody))
    await forget_appraisals(writing, person_id, table_id)
    await withdraw_puzzles(writing, person_id, table_id)
    await forget_result(writing, table_id, person_id, nobody)


async def _held(writing: Writing, person_id: int) -> frozenset[str]:
    """Return the tables that are noted to hold somebody who is deleted."""
    rows = await writing.rows(
        "SELECT value FROM settings WHERE key = ?", (f"{FORGETTING}{person_id}",)
    )
    return frozenset(json.loads(rows[0][0]) if rows else ())


async def _note_held(writing: Writing, person_id: int, tables: Sequence[str]) -> None:
    """Note which live tables hold somebody who is deleted, if any do."""
    key = f"{FORGETTING}{person_id}"
    await writing.do("DELETE FROM settings WHERE key = ?", (key,))
    if tables:
        held = json.dumps(tables)
        await writing.do("INSERT INTO settings (key, value) VALUES (?, ?)", (key, held))


async def _forget_moderating(writing: Writing, person_id: int, nobody: int) -> None:
    """Forget a person in what moderators did; who is kept out of tables stays so."""
    await writing.do(
        "UPDATE moderation_log SET person = ?, reason = '' WHERE person = ?", (nobody, person_id)
    )
    await writing.do("UPDATE kept_out SET reason = '' WHERE person = ?", (person_id,))
    # Whoever takes a role from them forgets them then.
    await writing.do("UPDATE season_titles SET state = 'take' WHERE person = ?", (person_id,))
    for table in ("moderation_log", "kept_out"):
        await writing.do(
            f"UPDATE {table} SET moderator = ? WHERE moderator = ?", (nobody, person_id)
        )


def _told_by(columns: str, rows: Sequence[SqlRow]) -> list[dict[str, Any]]:
    return [dict(zip(columns.split(", "), row, strict=True)) for row in rows]


def _table_of(person_id: int, table: TableRow) -> dict[str, Any]:
    return {
        "table": table.table_id,
        "guild": table.guild_id,
        "guild_name": table.guild_name,
        "channel": table.channel_id,
        "channel_name": table.channel_name,
        "preset": table.preset,
        "options": dict(table.options),
        "hints": table.hints,
        "state": table.state.value,
        "opened_at": table.opened_at,
        "started_at": table.started_at,
        "ended_at": table.ended_at,
        "seats": [
            {"seat": seat, "name": chair.name, "presence": chair.presence.value}
            for seat, chair in enumerate(table.chairs)
            if chair.person == person_id
        ],
    }


def _games_told_to(
    person_id: int, rows: Sequence[SqlRow], withheld: Collection[str]
) -> list[dict[str, Any]]:
    """Unpack games, which takes a while."""
    games = map(finished_game, rows)
    return [_told_to(person_id, game, withheld=game.game_id in withheld) for game in games]


def _told_to(person_id: int, game: FinishedGame, *, withheld: bool) -> dict[str, Any]:
    return {
        "game": game.game_id,
        "guild": game.guild_id,
        "channel": game.channel_id,
        "family": game.family,
        "preset": game.preset,
        "customised": game.customised,
        "hints": game.hints,
        "ranked": game.ranked,
        "started_at": game.started_at,
        "ended_at": game.ended_at,
        "deals": game.deal_count,
        "results": list(_results_told_to(person_id, game)),
        # Before a field is over nobody is told what leads to cards that others have before them.
        "record": None if withheld else game.record,
    }


def _results_told_to(person_id: int, game: FinishedGame) -> Iterable[dict[str, Any]]:
    for seat in game.seats:
        own = seat.person == person_id
        is_other = seat.person is not None and not own
        yield {
            "seat": seat.seat,
            "you": own,
            "computer": seat.person is None,
            "name": None if is_other else seat.name,
            "place": seat.place,
            "score": seat.score,
            "points": seat.points,
            "feats": dict(seat.feats),
            "left": seat.left,
            "level": seat.level,
            "side": seat.side,
        }
