"""A file that is damaged, or not whole, is refused before anything is written to it."""

import asyncio
import contextlib
import os
import shutil
import sqlite3
import subprocess
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from data.sqlite.backups import back_up, examined, must_be_a_copy, restore
from data.sqlite.store import SqliteStore
from data.unopened import StoreUnusable
from tests.data.everything import seen


async def fill(store: SqliteStore, people: range) -> None:
    for person in people:
        await seen(store, person, f"Person {person} " * 20, "de")


def fold(path: Path) -> None:
    """Let the log become part of the file, while a bot has it."""
    with closing(sqlite3.connect(path)) as other:
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def copied(path: Path, to: Path, *suffixes: str) -> Path:
    for suffix in suffixes or ("",):
        shutil.copy(f"{path}{suffix}", f"{to}{suffix}")
    return to


def bytes_of(path: Path) -> dict[str, bytes]:
    return {one.name: one.read_bytes() for one in path.parent.iterdir() if "-shm" not in one.name}


def without_log(path: Path) -> None:
    for suffix in ("-wal", "-shm"):
        Path(f"{path}{suffix}").unlink(missing_ok=True)


async def refuses(path: Path, why: str) -> None:
    """Check that a file is refused in one sentence, twice, and left as it is."""
    before = bytes_of(path)
    for _ in range(2):
        with pytest.raises(StoreUnusable, match=why) as refused:
            await SqliteStore.open(path)
        assert "\n" not in str(refused.value)
    assert {name: there for name, there in bytes_of(path).items() if name in before} == before


async def test_a_log_of_later_days_does_not_spoil_a_copy_that_was_put_back(tmp_path: Path) -> None:
    path, folder = tmp_path / "bot.db", tmp_path / "restored"
    folder.mkdir()
    store = await SqliteStore.open(path)
    await fill(store, range(1, 300))
    fold(path)
    copy = copied(path, folder / "bot.db")
    await fill(store, range(300, 600))
    fold(path)
    await fill(store, range(100, 500, 7))
    for person in range(150, 400, 3):
        await store.people.set_locale(person, "zh-TW")
    copied(path, copy, "-wal")
    await store.close()
    await refuses(copy, "do not belong together")
    with pytest.raises(StoreUnusable, match="do not belong together"):
        back_up(copy, tmp_path / "copy.db")
    with pytest.raises(StoreUnusable, match="do not belong together"):
        examined(copy)
    without_log(copy)
    restored = await SqliteStore.open(copy)
    assert (await restored.people.get(299)).name
    assert not (await restored.people.get(300)).name
    await restored.close()


async def test_a_file_in_use_is_never_taken_for_one_beside_another_log(tmp_path: Path) -> None:
    path = tmp_path / "bot.db"
    store = await SqliteStore.open(path)
    writes = asyncio.create_task(fill(store, range(1, 200)))
    while not writes.done():
        part = await asyncio.to_thread(back_up, path, tmp_path / "copy.db")
        part.unlink()
    await writes
    await store.close()


async def test_the_log_of_another_file_is_not_taken(tmp_path: Path) -> None:
    paths = [tmp_path / "one.db", tmp_path / "two.db"]
    stores = [await SqliteStore.open(path) for path in paths]
    for store, people in zip(stores, (range(1, 400), range(7000, 7200)), strict=True):
        await fill(store, people)
    fold(paths[0])
    fold(paths[1])
    await fill(stores[1], range(7100, 7300))
    mixed = (
        copied(paths[0], tmp_path / "mixed" / "one.db") if (tmp_path / "mixed").mkdir() else None
    )
    mixed = copied(paths[0], tmp_path / "mixed" / "one.db")
    shutil.copy(f"{paths[1]}-wal", f"{mixed}-wal")
    for store in stores:
        await store.close()
    await refuses(mixed, "do not belong together")


async def test_a_killed_bot_leaves_a_log_that_is_taken_up(tmp_path: Path) -> None:
    path = tmp_path / "bot.db"
    store = await SqliteStore.open(path)
    await fill(store, range(1, 50))
    (tmp_path / "killed").mkdir()
    copy = copied(path, tmp_path / "killed" / "bot.db", "", "-wal")
    await store.close()
    again = await SqliteStore.open(copy)
    assert (await again.people.get(49)).name
    await again.close()


async def test_a_file_that_was_copied_without_its_log_is_no_new_one(tmp_path: Path) -> None:
    path = tmp_path / "bot.db"
    store = await SqliteStore.open(path)
    await fill(store, range(1, 5))
    (tmp_path / "copy").mkdir()
    copy = copied(path, tmp_path / "copy" / "bot.db")
    await store.close()
    assert copy.stat().st_size
    await refuses(copy, "copied without its log")


async def test_a_log_without_its_file_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "bot.db"
    store = await SqliteStore.open(path)
    await fill(store, range(1, 50))
    (tmp_path / "copy").mkdir()
    alone = tmp_path / "copy" / "bot.db"
    copied(path, alone, "-wal")
    await store.close()
    await refuses(alone, "is there without its file")
    alone.touch()
    await refuses(alone, "is there without its file")


def cut(path: Path) -> None:
    os.truncate(path, path.stat().st_size * 2 // 3)


def overwrite(path: Path, at: float, what: bytes) -> None:
    with path.open("r+b") as file:
        file.seek(int(path.stat().st_size * at) // 4096 * 4096)
        file.write(what)


@pytest.mark.parametrize(
    "spoil",
    [
        cut,
        partial(os.truncate, length=5000),
        partial(overwrite, at=0.3, what=bytes(4096)),
        partial(overwrite, at=0.5, what=os.urandom(4096)),
        partial(overwrite, at=0.9, what=b"\x0d" * 64),
    ],
    ids=["cut", "one page", "zeros", "noise", "a header"],
)
async def test_a_damaged_file_is_found_at_the_start(
    tmp_path: Path, spoil: Callable[[Path], object]
) -> None:
    path = tmp_path / "bot.db"
    store = await SqliteStore.open(path)
    await fill(store, range(1, 400))
    await store.close()
    spoil(path)
    await refuses(path, "damaged")


async def test_noise_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "bot.db"
    path.write_bytes(os.urandom(9000))
    await refuses(path, "cannot be read as a database")


def test_nothing_is_no_copy(tmp_path: Path) -> None:
    missing, empty = tmp_path / "missing.db", tmp_path / "empty.db"
    empty.touch()
    for path in (missing, empty, tmp_path):
        with pytest.raises(StoreUnusable, match=f"there is no {path}, or nothing is in it"):
            restore(path, tmp_path / "bot.db", replace=False, look=must_be_a_copy)


@pytest.fixture
def read_only_disk(small_disk: Path) -> Path:
    (small_disk / "bot.db").touch()
    subprocess.run(["mount", "-o", "remount,ro", small_disk], check=True)
    return small_disk


def fill_up(disk: Path) -> None:
    with contextlib.suppress(OSError), (disk / "all").open("wb", buffering=0) as file:
        while True:
            file.write(bytes(512))


async def refused_at(path: Path, why: str) -> None:
    with pytest.raises(StoreUnusable, match=why) as refused:
        await SqliteStore.open(path)
    assert "\n" not in str(refused.value)
    assert str(path) in str(refused.value)


async def test_a_full_disk_is_told(small_disk: Path) -> None:
    await refused_at(small_disk / "bot.db", "its disk is full")
    fill_up(small_disk)
    await refused_at(small_disk / "bot.db", "its disk is full")


async def test_a_disk_that_has_no_room_beside_the_file_is_told(
    small_disk: Path, tmp_path: Path
) -> None:
    whole = tmp_path / "bot.db"
    store = await SqliteStore.open(whole)
    await store.close()
    disk = ["mount", "-o", "remount,size=2m", small_disk]
    await asyncio.to_thread(subprocess.run, disk, check=True)
    shutil.copy(whole, small_disk / "bot.db")
    fill_up(small_disk)
    await refused_at(small_disk / "bot.db", "its disk is full")


async def test_a_disk_that_is_read_only_is_told(read_only_disk: Path) -> None:
    await refused_at(read_only_disk / "bot.db", "read-only")
    await refused_at(read_only_disk / "new" / "bot.db", "read-only")


@pytest.mark.parametrize("suffix", ["", ".lock", "-wal", "-journal", "-shm"])
async def test_a_folder_in_the_place_of_a_file_is_told(tmp_path: Path, suffix: str) -> None:
    (tmp_path / f"bot.db{suffix}").mkdir()
    await refused_at(tmp_path / "bot.db", "cannot be opened|is there without")


async def test_a_file_in_the_place_of_a_folder_is_told(tmp_path: Path) -> None:
    (tmp_path / "a").touch()
    await refused_at(tmp_path / "a" / "bot.db", "no folder")
    await refused_at(tmp_path / "a" / "b" / "bot.db", "no folder")


async def test_a_name_that_no_disk_takes_is_told(tmp_path: Path) -> None:
    await refused_at(tmp_path / ("x" * 300), "File name too long")


async def test_a_foreign_lock_is_told(tmp_path: Path) -> None:
    path = tmp_path / "bot.db"
    await (await SqliteStore.open(path)).close()
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        opening = asyncio.create_task(SqliteStore.open(path))
        with pytest.raises(StoreUnusable, match="another program"):
            await opening
