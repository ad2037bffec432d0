"""Files that earlier versions left, with people in the middle of games."""

import asyncio
import lzma
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Final

from bot.app.client import now_ms
from bot.tables.live.live_table import LiveTable
from bot.text.button_ids import ButtonId
from engine.games.catalogue import FAMILIES
from loopback_discord.people.person import Person
from loopback_discord.state.guilds import Channel
from tests.end_to_end.conftest import LONGEST_SECONDS, Evening, gather_at_table
from tests.end_to_end.restarting import until_folded
from tests.end_to_end.short_games import short_game_begun, short_of
from tests.regular import press_one
from tests.stored import rows_of

MID_GAME: Final = 12
"""Moves that are made at each table before the file is kept."""

ONE_DEAL: Final = '{"deals": 1, "end_mode": "deals"}'

FILES: Final = sorted(Path(__file__).with_name("earlier").glob("*.sqlite3.xz"))


async def play(
    people: Sequence[Person],
    tables: Iterable[LiveTable],
    done: Callable[[LiveTable], bool],
    *,
    alone: Channel | None = None,
) -> None:
    """Let people press any answer that the rules allow, until each table is `done`.

    The panel of a game that somebody plays alone is in the channel `alone`.
    """
    chance = Random(7)
    async with asyncio.timeout(LONGEST_SECONDS):
        while left := [table for table in tables if not done(table)]:
            for table in left:
                await _press(people, table, chance, alone if table.row.solo else None)
            await asyncio.sleep(0.01)


async def _press(
    people: Sequence[Person], table: LiveTable, chance: Random, where: Channel | None
) -> None:
    for seat in table.waiting_for:
        person = next((one for one in people if one.id == table.chairs[seat].person), None)
        if person is None or not person.dms() or seat not in table.game.to_act:
            continue
        actions = list(table.game.legal_actions(seat))
        if not actions:
            # They are too many to be named: cards are ticked.
            await press_one(person, where)
            continue
        asked = table.session.table.questions.numbers[seat]
        says = ButtonId(table.table_id, "do", asked, str(chance.choice(actions)))
        await person.press_raw(person.dms()[-1], says.custom_id, forged=True)


async def play_out(
    evening: Evening,
    people: Sequence[Person],
    tables: Sequence[LiveTable],
    *,
    alone: Channel | None = None,
) -> None:
    """Let them play on until each game is over, kept, told and counted, and the figures agree."""
    await play(people, tables, lambda table: table.over, alone=alone)
    ended = "SELECT count(*) FROM tables WHERE state = 'finished' AND table_id = ?"
    async with asyncio.timeout(60):
        for table in tables:
            # It is over a moment before that is written.
            while rows_of(evening.address, ended, table.table_id) != [(1,)]:
                await asyncio.sleep(0.02)
    await until_folded(evening)
    await figures_agree(evening)


async def begin_games(evening: Evening) -> None:
    """Finish a game, begin one of each family, one alone and a lobby; choose a language.

    Nobody may sit at more than five tables.
    """
    cards, (alice, bob, carol, dave) = evening.cards, evening.people
    await short_game_begun(evening, [alice, bob], cards)
    await play([alice, bob], [evening.live_table], lambda table: table.over)
    tables = evening.client.room.tables.live
    pairs = cycle(((alice, bob), (carol, dave)))
    for family, pair in zip(FAMILIES, pairs, strict=False):
        before = set(tables)
        command, said = short_of(family)
        await gather_at_table(pair[0], pair[1:], command=command, **said)
        fresh = await alice.until(lambda known=before: tables.keys() - known, what="the table")
        table = tables[fresh.pop()]
        await alice.until(lambda begun=table: begun.waiting_for, what="the deal")
        await play(pair, [table], lambda one: moves(evening, one) >= MID_GAME)
    await bob.slash("language", cards, language="de")
    await bob.slash("play", cards)
    lobby = await alice.slash("hearts", None)
    await alice.click(lobby, "Open another all the same")
    await evening.settle()


def moves(evening: Evening, table: LiveTable) -> int:
    query = "SELECT count(*) FROM journal WHERE table_id = ?"
    ((count,),) = rows_of(evening.address, query, table.table_id)
    return int(count)


def keep(evening: Evening, kept: Path) -> None:
    """Keep the file of an evening that is closed."""
    kept.write_bytes(lzma.compress(evening.database.read_bytes(), preset=9))


def lay(kept: Path, evening: Evening) -> None:
    """Put a file in the place of an evening's, as if its people had played there just now.

    By the clock of today its lobby has waited too long, and would be closed. Whoever plays alone
    has chosen a single deal: a game of a dozen takes longer than all others together.
    """
    for beside in evening.database.parent.glob(f"{evening.database.name}*"):
        beside.unlink()
    evening.database.touch(mode=0o600)
    evening.database.write_bytes(lzma.decompress(kept.read_bytes()))
    with closing(sqlite3.connect(evening.database)) as file, file:
        ((kept_at,),) = file.execute("SELECT max(opened_at) FROM tables")
        evening.ahead_ms = kept_at - now_ms()
        file.execute("UPDATE tables SET options = ? WHERE solo", (ONE_DEAL,))
        for before, now in _same_again(file, evening):
            for table, column in file.execute(
                "SELECT m.name, c.name FROM sqlite_master AS m, pragma_table_info(m.name) AS c"
                " WHERE m.type = 'table' AND c.type = 'INTEGER'"
            ).fetchall():
                file.execute(f"UPDATE {table} SET {column} = ? WHERE {column} = ?", (now, before))


def _same_again(file: sqlite3.Connection, evening: Evening) -> Iterable[tuple[int, int]]:
    """Return the ids in a file, each with that of whoever is called the same here."""
    for person in evening.people:
        for before, channel in file.execute(
            "SELECT person, dm_channel_id FROM people WHERE name = ?", (person.name,)
        ).fetchall():
            yield before, person.id
            yield channel, person.dm_channel.id
    ((guild, channel),) = file.execute("SELECT DISTINCT guild_id, channel_id FROM tables")
    yield guild, evening.guild.id
    yield channel, evening.cards.id


def _quiet(*told: object) -> None:
    """Say nothing of how far it is."""


async def figures_agree(evening: Evening) -> None:
    """Make the figures anew, and see that they are what they were."""
    store = evening.store
    assert [*await store.standings.audit(), *await store.ratings.audit()] == []
    boards = "SELECT season, family, person, games, points FROM standings JOIN boards USING (board)"
    before = sorted(rows_of(evening.address, boards))
    await store.ratings.rebuild(_quiet)
    assert sorted(rows_of(evening.address, boards)) == before
    assert [*await store.standings.audit(), *await store.ratings.audit()] == []
