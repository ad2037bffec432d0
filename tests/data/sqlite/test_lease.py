"""One process at a time has a database file open."""

import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from data.sqlite.store import SqliteStore
from data.unopened import StoreInUse

INTRUDER = """
import asyncio, sys
from pathlib import Path
from data.unopened import StoreInUse
from data.sqlite.store import SqliteStore

async def main():
    try:
        store = await SqliteStore.open(Path(sys.argv[1]))
    except StoreInUse:
        print("in use")
    else:
        await store.close()
        print("opened")
    sys.stdout.flush()

for _ in sys.stdin:
    asyncio.run(main())
"""
"""A process that tries to open the file for each line that it is told."""


@pytest.fixture
async def store(path: Path) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(path)
    yield store
    await store.close()


@pytest.fixture
def intruder(path: Path) -> Iterator[subprocess.Popen[str]]:
    command, pipe = [sys.executable, "-c", INTRUDER, str(path)], subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) as started:
        yield started


def intrude(intruder: subprocess.Popen[str]) -> str:
    assert intruder.stdin is not None
    assert intruder.stdout is not None
    intruder.stdin.write("\n")
    intruder.stdin.flush()
    return intruder.stdout.readline().strip()


async def test_another_process_cannot_open_a_file_in_use_until_it_is_closed(
    store: SqliteStore, intruder: subprocess.Popen[str]
) -> None:
    assert intrude(intruder) == "in use"
    await store.close()
    assert intrude(intruder) == "opened"


async def test_the_same_process_cannot_open_a_file_twice(path: Path, store: SqliteStore) -> None:
    with pytest.raises(StoreInUse, match=r"another Cardroom is running"):
        await SqliteStore.open(path)
    await store.settings.set("still", "works")


async def test_closing_twice_is_harmless(path: Path) -> None:
    store = await SqliteStore.open(path)
    await store.close()
    await store.close()
