"""A file that has lost tables says so, although it opens like any other."""

import asyncio
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

import data.sqlite.store
from data.sqlite.store import SqliteStore, taken
from data.store import Inventory
from data.unopened import StoreUnusable
from tests.table_rows import LOBBY


async def opened(path: Path) -> Inventory:
    """Open the file, close it, and return what was counted."""
    store = await SqliteStore.open(path)
    await store.close()
    return store.inventory


async def filled(path: Path, count: int) -> None:
    store = await SqliteStore.open(path)
    for number in range(count):
        await store.tables.add(replace(LOBBY, table_id=f"t{number}"))
    await store.close()


def emptied(path: Path) -> None:
    path.write_bytes(b"")


def cut_short(path: Path) -> Path:
    """Leave a quarter of the file; return a copy of the whole."""
    whole = path.with_name("whole")
    shutil.copyfile(path, whole)
    with path.open("rb+") as file:
        file.truncate(path.stat().st_size // 4)
    return whole


@pytest.mark.parametrize("lose", [emptied, Path.unlink], ids=["emptied", "deleted"])
async def test_a_file_that_lost_its_tables_is_noticed_once(
    path: Path, lose: Callable[[Path], None]
) -> None:
    assert await opened(path) == Inventory(0, None)
    await filled(path, 3)
    kept = await opened(path)
    assert (kept, kept.missing) == (Inventory(3, 3), 0)
    lose(path)
    found = await opened(path)
    assert (found, found.missing) == (Inventory(0, 3), 3)
    assert (await opened(path)).missing == 0


async def test_a_write_ahead_log_that_is_gone_is_noticed(path: Path, tmp_path: Path) -> None:
    killed = tmp_path / "killed.db"
    await filled(path, 0)
    store = await SqliteStore.open(path)
    for number in range(3):
        await store.tables.add(replace(LOBBY, table_id=f"t{number}"))
    await store.take_inventory()
    # As a kill leaves them, but for the log.
    for end in ("", ".inventory"):
        shutil.copyfile(f"{path}{end}", f"{killed}{end}")
    await store.close()
    assert (await opened(killed)).missing == 3


async def test_tables_are_counted_while_the_file_is_open(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(data.sqlite.store, "INVENTORY_SECONDS", 0.01)
    store = await SqliteStore.open(path)
    watching = asyncio.create_task(store.watch())
    await store.tables.add(LOBBY)
    async with asyncio.timeout(60):
        while taken(path, 0).before != 1:
            await asyncio.sleep(0.01)
    watching.cancel()
    await store.close()


async def test_a_file_that_is_cut_short_is_left_alone(path: Path) -> None:
    await filled(path, 300)
    whole = cut_short(path)
    with pytest.raises(StoreUnusable):
        await SqliteStore.open(path)
    whole.replace(path)
    assert (await opened(path)) == Inventory(300, 300)


@pytest.mark.parametrize("written", ["", "[]", "{}", '{"tables": "many"}', "\N{SNOWMAN}", "7"])
async def test_an_inventory_that_nobody_can_read_is_none(path: Path, written: str) -> None:
    path.with_name(path.name + ".inventory").write_text(written, encoding="utf-8")
    assert await opened(path) == Inventory(0, None)
