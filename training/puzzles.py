"""Makes puzzles that go with the program: `python -m training.puzzles hearts 3` writes three more.

They are looked for and judged as those of a day are. Make those of a family anew where its rules or
its strongest player change so that one of them is none any more.
"""

import argparse
import asyncio
import json
from datetime import date, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.background.pool import BackgroundPool
from bot.background.puzzle_making import READY, PuzzleMaking
from bot.screens.daily.games import families
from data.sqlite.store import SqliteStore


async def make(family: str, count: int) -> None:
    """Write puzzles of a family behind those that there are."""
    path = READY / f"{family}.jsonl"
    there = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    pool = BackgroundPool()
    with TemporaryDirectory() as folder:
        store = await SqliteStore.open(Path(folder) / "puzzles.db")
        making = PuzzleMaking(pool, store, lambda: 0, rest=0)
        number = len(there)
        while count:
            day = (date(2000, 1, 1) + timedelta(days=number)).isoformat()
            async for _ in making.search(day, family, day):
                pass
            number += 1
            if found := await store.puzzles.get(day, family):
                there.append(json.dumps(found.body, ensure_ascii=False, separators=(",", ":")))
                path.write_text("\n".join(there) + "\n", encoding="utf-8")
                count -= 1
        await store.close()
    pool.close()


def main() -> None:
    """Make as many as are asked for."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("family", choices=families())
    asked.add_argument("count", type=int)
    given = asked.parse_args()
    asyncio.run(make(given.family, given.count))


if __name__ == "__main__":
    main()
