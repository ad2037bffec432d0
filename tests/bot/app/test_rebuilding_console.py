"""`cardroom rebuild` makes figures anew, and leaves a file alone that a bot has open."""

import asyncio
import io
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.app.rebuilding_console import main as rebuild
from data.opening import store_at
from data.processes import Member
from data.sqlite.store import SqliteStore
from tests.postgres_server import PostgresServer


async def test_a_file_that_a_bot_has_open_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "cardroom.sqlite3"
    store = await SqliteStore.open(path)
    out, err = io.StringIO(), io.StringIO()
    # In a loop of its own, as the command line does it.
    assert await asyncio.to_thread(rebuild, path, out=out, err=err) == 2
    await store.close()
    assert "cardroom rebuild:" in err.getvalue()
    assert "in use" in err.getvalue() or "already" in err.getvalue()
    assert out.getvalue() == ""


async def test_a_database_that_a_bot_uses_is_left_alone_until_it_has_gone(
    postgres_server: PostgresServer,
) -> None:
    address = postgres_server.make("rebuilt")
    store = await store_at(address, "first")
    await store.processes.join(Member("first", "first"), replacing=False)
    for living, code, told in ((True, 2, "in use"), (False, 0, "")):
        if not living:
            await store.processes.leave()
            await store.close()
        out, err = io.StringIO(), io.StringIO()
        assert await asyncio.to_thread(rebuild, address, out=out, err=err) == code
        assert told in err.getvalue()
        assert ("made anew" in out.getvalue()) is not living
    postgres_server.drop("rebuilt")


def made_at(path: Path, ratings: int) -> None:
    """Make a file with so many ratings, of which no game tells."""

    async def made() -> None:
        await (await SqliteStore.open(path)).close()

    asyncio.run(made())
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.executemany(
            "INSERT INTO ratings VALUES (1, 'hearts', ?, 30.0, 8.0, 1600, 1, 20000)",
            [(person,) for person in range(ratings)],
        )


def test_a_disk_that_is_full_is_told_and_once_it_is_not_the_work_goes_on(
    tmp_path: Path, small_disk: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = small_disk / "cardroom.sqlite3"
    made_at(tmp_path / path.name, 4_000)
    size, told = (tmp_path / path.name).stat().st_size // 1024, list[str]()
    for free in (*range(100, 700, 100), 8_000):
        subprocess.run(["mount", "-o", f"remount,size={size + free}k", small_disk], check=True)
        for left in small_disk.iterdir():
            left.unlink()
        shutil.copy(tmp_path / path.name, path)
        code = main(["rebuild", "--database", str(path)])
        said = capsys.readouterr().err
        assert code == (2 if said else 0)
        assert said.count("\n") == (1 if said else 0)
        told.append(said)
    assert any("nothing more can be written (SQLITE_FULL): look at" in said for said in told)
    assert told[-1] == ""


def test_it_needs_no_token_and_says_how_far_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "cardroom.sqlite3"
    assert main(["rebuild", "--database", str(path)]) == 2, "there is none"
    assert f"there is no {path}" in capsys.readouterr().err
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.setenv("CARDROOM_DATABASE", str(path))

    made_at(path, 1)
    assert main(["rebuild"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("0 of 0 games (100 %)\n")
    assert told.endswith("equal the results.\n")
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT count(*) FROM ratings").fetchone() == (0,)
