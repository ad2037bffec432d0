"""A file that an earlier version left with live tables is opened and played on."""

import asyncio
import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path
from random import Random

import pytest

from bot.playground.discord.people.person import Person
from bot.playground.discord.state.guilds import Channel
from bot.tables.live_table import LiveTable
from engine.contract.action import Action
from engine.contract.seats import Seat
from engine.table.journal import Author
from engine.table.table import StaleAction
from tests.end_to_end.conftest import Evening
from tests.end_to_end.looking import saying, table_id_of

SHAPES = sorted((Path(__file__).parent / "earlier").glob("shape_*.sql"))
"""Files of earlier versions as SQL, named by the number of the last migration they knew."""

MOVES = 6
"""How many moves of people are made at each table that was live."""


def poured(shape: Path, database: Path, people: list[Person], cards: Channel) -> None:
    """Make the file that `shape` describes, as if it had been left a minute ago."""
    assert cards.guild is not None
    ids = {"cards": cards.id, "guild": cards.guild.id}
    ids |= {person.name: person.id for person in people}
    ids |= {f"{person.name} dm": person.dm_channel.id for person in people}
    text = shape.read_text(encoding="utf-8")
    for name, snowflake in ids.items():
        text = text.replace(f"<{name}>", str(snowflake))
    with closing(sqlite3.connect(database)) as file:
        file.executescript(text)
        ((last,),) = file.execute("SELECT max(at) FROM journal")
        since = time.time_ns() // 1_000_000 - 60_000 - last
        file.execute("UPDATE journal SET at = at + ?", (since,))
        file.execute(
            "UPDATE tables SET opened_at = opened_at + ?1, started_at = started_at + ?1", (since,)
        )
        file.commit()


async def move(live_table: LiveTable, rng: Random) -> tuple[Seat, Action]:
    """Let a person who is asked there do anything that is legal, and return what was taken."""

    def asked() -> list[Seat]:
        chairs = live_table.chairs
        return [seat for seat in live_table.waiting_for if not chairs[seat].played_by_computer]

    async with asyncio.timeout(60):
        while True:
            while not asked():
                await asyncio.sleep(0.01)
            seat = asked()[0]
            action = live_table.game.propose(seat, rng)
            # The only card may have been played for a person alone with computers by now.
            with suppress(StaleAction):
                await live_table.play(seat, action, asked=live_table.asked(seat))
                return seat, action


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: shape.stem)
async def test_every_live_table_of_an_earlier_file_is_played_on(
    shape: Path,
    evening: Evening,
    alice: Person,
    bob: Person,
    carol: Person,
    dave: Person,
    cards: Channel,
) -> None:
    people = [alice, bob, carol, dave]
    await evening.close()
    for beside in evening.database.parent.glob(f"{evening.database.name}*"):
        beside.unlink()
    await asyncio.to_thread(poured, shape, evening.database, people, cards)
    with closing(sqlite3.connect(evening.database)) as file:
        written = dict(file.execute("SELECT table_id, count(*) FROM journal GROUP BY table_id"))
        ((lobby,),) = file.execute("SELECT table_id FROM tables WHERE state = 'lobby'")
    await evening.open()
    room = evening.client.room
    assert set(room.live_tables) == set(written)
    assert set(room.lobbies) == {lobby}
    rng = Random(3)
    for table_id, live_table in tuple(room.live_tables.items()):
        await alice.until(
            lambda table_id=table_id: any(
                table_id_of(message) == table_id for message in saying(alice, cards, "hand")
            ),
            what=f"table {table_id} in the channel",
        )
        taken = [await move(live_table, rng) for _ in range(MOVES)]
        entries = await evening.store.journal.read(table_id)
        by_people = [
            (entry.seat, entry.action)
            for entry in entries[written[table_id] :]
            if entry.author is Author.PERSON
        ]
        if sum(chair.person is not None for chair in live_table.chairs) == 1:
            # Between the moves, who is alone with computers played the only card unpressed.
            left = iter(by_people)
            by_people = [one for one in taken if one in left]
        assert by_people == taken, table_id
    board = await alice.slash("leaderboard", cards)
    assert "Dave" in alice.reads(cards), board
