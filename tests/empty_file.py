"""A file of the store with nothing in it, made once: to migrate one is dearer than most tests."""

import asyncio
import tempfile
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

from data.sqlite.database import SqliteDatabase


def lay_empty_file(path: Path) -> None:
    """Put a file there as the store makes it when it finds none, unless there is one."""
    if not path.exists():
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        path.touch(mode=0o600)
        path.write_bytes(_content())


@cache
def _content() -> bytes:
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor() as beside:
        path = Path(folder) / "cardroom.db"
        # Whoever asks may be in a loop already.
        beside.submit(lambda: asyncio.run(_made(path))).result()
        return path.read_bytes()


async def _made(path: Path) -> None:
    await (await SqliteDatabase.open(path)).close()
