"""Games that are replayed while another process plays them go on from what has happened since."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from benchmarks.resume import furnish
from bot.app.client import CardRoomClient
from bot.support.settings import Settings
from data.kept_games import last_moment
from data.sqlite.store import SqliteStore
from data.tables import TableRow, TableState
from engine.contract.seats import DEALER
from engine.table.chairs import Chair
from engine.table.journal import Author, Entry
from tests.data.places import SqlitePlace

TABLES = 6


class Room:
    """A room that is to play the tables of a file, and the process that plays them now."""

    def __init__(self, path: Path, store: SqliteStore) -> None:
        self.path = path
        self.store = store
        known = {"DISCORD_TOKEN": "nobody", "CARDROOM_DATABASE": str(path)}
        self.room = CardRoomClient(Settings.read(known), store).room

    @property
    def preloading(self) -> int:
        return len(self.room.preloading)

    async def preloads(self) -> None:
        await self.room.preloading.preload(self.store.tables, self.store.journal, "main")

    async def rows(self) -> dict[str, TableRow]:
        return {row.table_id: row for row in await self.store.tables.live("main")}

    async def plays(self, table_id: str, count: int) -> None:
        """Play on at a table as the process does that has the file."""
        rng = Random(count)
        row = (await self.rows())[table_id]
        moment = last_moment(row, await self.store.journal.read(table_id))
        game = moment.game
        for number in range(moment.next_number, moment.next_number + count):
            seat = game.to_act[0]
            action = game.propose(seat, rng)
            author = Author.DEALER if seat == DEALER else Author.COMPUTER
            await self.store.journal.append(table_id, [Entry(number, seat, action, number, author)])
            game, _ = game.apply(seat, action)

    async def takes_over(self) -> set[str]:
        """Have the tables; hold that each is what its whole journal leads to, and return which."""
        await self.room.resume()
        rows = await self.rows()
        for table_id, live_table in self.room.tables.live.items():
            moment = last_moment(rows[table_id], await self.store.journal.read(table_id))
            assert live_table.game == moment.game
            assert live_table.moment.questions == moment.questions
            assert live_table.moment.play.substitutions == moment.substitutions
            assert live_table.moment.play.next_number == moment.next_number
            assert live_table.row == rows[table_id]
        return set(self.room.tables.live)


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    path = tmp_path / "cardroom.sqlite3"
    await furnish(path, TABLES)
    store = await SqliteStore.open(path)
    room = Room(path, store)
    yield room
    room.room.stop()
    await store.close()


async def test_what_happens_after_the_preloading_is_there(room: Room) -> None:
    await room.preloads()
    assert room.preloading == TABLES
    await room.plays("b0", 1)
    await room.plays("b1", 90)
    await room.store.tables.set_message("b2", 77, 5)
    assert await room.takes_over() == {f"b{number}" for number in range(TABLES)}
    assert room.preloading == 0


async def test_a_table_that_is_another_by_then_is_loaded_anew(room: Room) -> None:
    await room.plays("b0", 20)
    await room.preloads()
    row = (await room.rows())["b0"]
    # A computer sits where a person sat, and what it did there is no substitution any more.
    away = (*row.chairs[:3], Chair(name=""))
    await room.plays("b0", 5)
    await room.store.tables.set_chairs("b0", away)
    await room.store.tables.close("b1", TableState.CLOSED, 5)
    begun = replace(row, table_id="new", state=TableState.LOBBY, dealer=None, started_at=None)
    await room.store.tables.add(begun)
    waiting = replace(begun, table_id="lobby", opened_at=room.room.services.now())
    await room.store.tables.add(waiting)
    await room.store.tables.start("new", dealer=2, seat_count=4, started_at=5)
    await room.plays("new", 7)
    playing = {"new", *(f"b{number}" for number in range(TABLES))} - {"b1"}
    assert await room.takes_over() == playing
    assert set(room.room.tables.lobbies) == {"lobby"}
    assert room.preloading == 0
    done = room.room.tables.live["b0"].moment.play.substitutions.entries
    assert {one.seat for one in done} == {0, 1, 2}


async def test_what_is_preloaded_is_not_read_again(room: Room) -> None:
    await room.preloads()
    await room.plays("b0", 3)
    number = 250
    # Whoever read the journal from its beginning would find nothing there, and end the game.
    await SqlitePlace(room.path).do(f"DELETE FROM journal WHERE number < {number}")
    await room.room.resume()
    found = {
        table_id: table.moment.play.next_number for table_id, table in room.room.tables.live.items()
    }
    assert found == {f"b{at}": number + 3 * (at == 0) for at in range(TABLES)}


async def test_a_journal_that_does_not_go_on_from_there_is_read_whole(room: Room) -> None:
    await room.preloads()
    await room.plays("b0", 40)
    await SqlitePlace(room.path).do(
        "DELETE FROM journal WHERE table_id = 'b1'",
        "UPDATE journal SET table_id = 'b1' WHERE table_id = 'b0'",
        "UPDATE tables SET state = 'closed' WHERE table_id = 'b0'",
    )
    assert "b1" in await room.takes_over()


async def test_a_second_look_replays_what_the_first_took_too_long_for(room: Room) -> None:
    await room.preloads()
    await room.plays("b0", 60)
    await room.plays("b1", 60)
    await room.preloads()
    await SqlitePlace(room.path).do("DELETE FROM journal WHERE number < 310")
    await room.room.resume()
    assert (
        room.room.tables.live["b0"].moment.play.next_number
        == room.room.tables.live["b1"].moment.play.next_number
        == 310
    )


async def test_what_will_not_be_taken_is_forgotten(room: Room) -> None:
    await room.preloads()
    room.room.preloading.forget(lambda row: row.table_id == "b0")
    assert room.preloading == TABLES - 1
