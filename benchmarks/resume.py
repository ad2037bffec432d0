"""How long a restart takes with a thousand running tables, and how much memory one needs."""

import asyncio
import gc
import tempfile
import time
import tracemalloc
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

from bot.app.client import CardRoomClient
from bot.support.settings import Settings
from data.addresses import StoreAddress
from data.opening import store_at
from data.proofs import KeptProof
from data.sqlite.store import SqliteStore
from data.tables import TableRow, TableState
from engine.contract.seats import DEALER
from engine.fairness.chain import new_root
from engine.games.catalogue import variant
from engine.table.chairs import Chair
from engine.table.journal import Author, Entry

TABLES = 1000
ACTIONS = 250
"""A game in its fifth deal: as long as most have become when the process stops."""


async def furnish(
    address: StoreAddress, tables: int, *, places: Sequence[tuple[int, int]] = ((1, 2),)
) -> None:
    """Write running tables of four people into a new store, in places by turns.

    A place is a guild and a channel.
    """
    store = await store_at(address)
    try:
        row = TableRow(
            table_id="",
            owner="main",
            guild_id=0,
            guild_name="The Green Baize",
            channel_id=0,
            channel_name="cards",
            host_id=10,
            family="hearts",
            preset="standard",
            options={},
            revision=variant("standard").revision,
            seat_count=4,
            level="easy",
            pace="slow",
            state=TableState.LOBBY,
            message_id=3,
            message_deal=1,
            locale="en-US",
            opened_at=0,
            chairs=tuple(Chair(f"Player {seat}", person=10 + seat) for seat in range(4)),
        )
        for number in range(tables):
            table_id = f"b{number}"
            guild_id, channel_id = places[number % len(places)]
            here = replace(row, table_id=table_id, guild_id=guild_id, channel_id=channel_id)
            await store.tables.add(here, KeptProof(new_root(Random())))
            await store.tables.start(table_id, dealer=0, seat_count=4, started_at=0)
            await store.journal.append(table_id, _journal(number))
    finally:
        await store.close()


def _journal(seed: int) -> list[Entry]:
    rng = Random(seed)
    game = variant("standard").start(4, 0)
    entries: list[Entry] = []
    while len(entries) < ACTIONS and game.outcome is None:
        seat = game.to_act[0]
        action = game.propose(seat, rng)
        author = Author.DEALER if seat == DEALER else Author.PERSON
        now = int(time.time() * 1000)
        entries.append(Entry(len(entries), seat, action, now, author))
        game, _ = game.apply(seat, action)
    return entries


async def _carried_on(path: Path, tables: int, *, traced: bool) -> float:
    """Let a room carry on with so many tables, and return the seconds until all can take a press.

    If it is `traced`, return the kilobytes that the room holds instead.
    """
    started = time.perf_counter()
    store = await SqliteStore.open(path)
    try:
        settings = Settings.read({"DISCORD_TOKEN": "benchmark", "CARDROOM_DATABASE": str(path)})
        client = CardRoomClient(settings, store)
        if traced:
            gc.collect()
            tracemalloc.start()
        await store.tables.take_over(client.room.services.owner)
        count = len(await client.room.resume())
        figure = time.perf_counter() - started
        if traced:
            gc.collect()
            figure = tracemalloc.get_traced_memory()[0] / 1024
            tracemalloc.stop()
        client.room.stop()
    finally:
        await store.close()
    if count != tables:
        raise RuntimeError(f"{count} of {tables} tables carried on")
    return figure


def measure(tables: int = TABLES) -> dict[str, float]:
    """Return `resume_1000_tables_s` and `table_kb`."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "resume.sqlite3"
        asyncio.run(furnish(path, tables))
        seconds = asyncio.run(_carried_on(path, tables, traced=False))
        kilobytes = asyncio.run(_carried_on(path, tables, traced=True))
    return {"resume_1000_tables_s": round(seconds, 2), "table_kb": round(kilobytes / tables, 1)}
