"""Tables of each family are played on by another version, on its way there and back."""

import os
from pathlib import Path
from typing import Final

import pytest

from data.postgresql.migrating import migrated
from data.sql.migrations import migrations_in
from data.sqlite.database import SqliteDatabase
from data.sqlite.migrating import FileShape
from loopback_discord.people.person import Person
from tests.data.versions.additions import adding
from tests.end_to_end.conftest import Evening
from tests.end_to_end.restart.earlier_files import (
    FILES,
    begin_games,
    figures_agree,
    keep,
    lay,
    moves,
    play,
    play_out,
)
from tests.end_to_end.restarting import break_off
from tests.stored import rows_of

pytestmark = pytest.mark.evening(fair=True)

KEEP: Final = os.environ.get("CARDROOM_KEEP")


async def by_the_next_version(evening: Evening) -> None:
    """Let the next version have had the store, which adds a column to each table."""
    if isinstance(evening.address, Path):
        shipped = migrations_in("data.sqlite")
        await (await SqliteDatabase.open(evening.address, (*shipped, adding(shipped)))).close()
    else:
        shipped = migrations_in("data.postgresql")
        await migrated(evening.address, (*shipped, adding(shipped)))


@pytest.mark.long
@pytest.mark.parametrize("kept", FILES, ids=lambda kept: kept.name)
async def test_every_table_of_an_earlier_file_is_played_to_its_end(
    evening: Evening, alice: Person, bob: Person, kept: Path
) -> None:
    await break_off(evening)
    lay(kept, evening)
    live = rows_of(evening.database, "SELECT table_id FROM tables WHERE state = 'playing'")
    ((version,),) = rows_of(evening.database, "PRAGMA user_version")
    newest = FileShape.read(version).number
    await evening.open()
    copy = evening.database.with_name(f"{evening.database.name}.before-{newest + 1}")
    assert copy.exists() is (newest < migrations_in("data.sqlite")[-1].number)
    room = evening.client.room
    assert set(room.tables.live) == {table_id for (table_id,) in live}
    assert len(room.tables.lobbies) == 1
    await figures_agree(evening)
    assert (await evening.store.preferences.of_people([bob.id]))[bob.id].language == "de"
    tables = list(room.tables.live.values())
    if any(table.row.solo for table in tables):
        # The panel of a game alone is gone with its message.
        await bob.slash("play", evening.cards)
    await play_out(evening, evening.people, tables, alone=evening.cards)
    (lobby,) = room.tables.lobbies.values()
    assert lobby.row.host_id == alice.id
    message = await alice.until(
        lambda: [
            one for one in alice.sees(evening.cards) if one["id"] == str(lobby.board.message_id)
        ],
        what="the lobby, posted anew",
    )
    await alice.click(message[0], "Start")
    await alice.until(lambda: room.tables.live.get(lobby.table_id), what="its game")


@pytest.mark.long
@pytest.mark.each_database
async def test_every_table_goes_on_after_a_newer_version_has_only_added_something(
    evening: Evening,
) -> None:
    await begin_games(evening)
    begun = set(evening.client.room.tables.live)
    await break_off(evening)
    await by_the_next_version(evening)
    await evening.open()
    assert set(evening.client.room.tables.live) == begun
    assert len(evening.client.room.tables.lobbies) == 1
    await evening.bob.slash("play", evening.cards)
    tables = list(evening.client.room.tables.live.values())
    known = {table.table_id: moves(evening, table) for table in tables}
    await play(
        evening.people,
        tables,
        lambda table: table.over or moves(evening, table) > known[table.table_id],
        alone=evening.cards,
    )
    # And the newer one finds all of it.
    await evening.close()
    await by_the_next_version(evening)
    await evening.open()


@pytest.mark.skipif(KEEP is None, reason="CARDROOM_KEEP names no file to be kept")
async def test_a_file_is_kept_for_later_versions(evening: Evening) -> None:
    await begin_games(evening)
    await break_off(evening)
    assert KEEP
    keep(evening, Path(KEEP))
