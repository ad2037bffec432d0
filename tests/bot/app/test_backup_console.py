"""`cardroom backup` and `restore`: copies of a running bot that are proved, and put back."""

import asyncio
import io
import os
import re
import shutil
import signal
import sqlite3
import subprocess
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import pytest

from bot.__main__ import main
from bot.app.backup_console import backup, bring_back, noted_backup
from bot.app.copying_console import main as copy_store
from bot.app.rebuilding_console import main as rebuild
from data.addresses import PostgresAddress
from data.sqlite import database
from data.sqlite.database import SqliteDatabase
from data.sqlite.migrating import shipped
from data.sqlite.store import SqliteStore
from data.tables import TableState
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Channel
from tests.conftest import BotProcess, there
from tests.data.versions.additions import adding
from tests.postgres_server import PostgresServer
from tests.table_rows import table_row

COMMANDS: Final = "/applications/{application_id}/commands"


def backed_up(database: Path, target: Path, daily: int | None = None) -> tuple[int, str, str]:
    out, err = io.StringIO(), io.StringIO()
    code = backup(database, target, daily=daily, out=out, err=err)
    return code, out.getvalue(), err.getvalue()


def restored(copy: Path, database: Path, *, replace: bool = False) -> tuple[int, str, str]:
    out, err = io.StringIO(), io.StringIO()
    code = bring_back(copy, database, replace=replace, out=out, err=err)
    return code, out.getvalue(), err.getvalue()


def one(path: Path, statement: str) -> object:
    with closing(sqlite3.connect(path)) as reading:
        ((value,),) = reading.execute(statement).fetchall()
    return value


@pytest.fixture
def empty(tmp_path: Path) -> Path:
    """A database with nothing in it that nobody uses."""
    path = tmp_path / "cardroom.sqlite3"

    async def made() -> None:
        await (await SqliteStore.open(path)).close()

    asyncio.run(made())
    return path


async def test_a_running_bot_is_copied_and_its_games_end_when_the_copy_is_put_back(
    bot_process: BotProcess, alice: Person, bob: Person, tmp_path: Path, cards: Channel
) -> None:
    await bot_process.begin(CARDROOM_COMPUTER_SECONDS="0.05")
    lobby = await alice.slash("hearts", cards)
    await bob.click(lobby, "Join")
    await alice.click(lobby, "Start")
    await alice.until(alice.dms, what="her hand")
    copy = tmp_path / "copies" / "evening.sqlite3"
    code, said, wrong = await asyncio.to_thread(backed_up, bot_process.database, copy)
    assert (code, wrong) == (0, "")
    assert "1 open tables; whole, replayed, all figures agree" in said
    assert copy.stat().st_mode & 0o077 == 0
    # Nothing is left of how it was proved.
    assert os.listdir(copy.parent) == [copy.name]  # noqa: PTH208  names are enough
    assert there(noted_backup(bot_process.database)) >= copy.stat().st_mtime
    code, _, wrong = await asyncio.to_thread(restored, copy, bot_process.database)
    assert code == 2
    assert "in use" in wrong
    await bot_process.end(signal.SIGKILL)
    for path in bot_process.database.parent.glob("cardroom.sqlite3*"):
        path.unlink()
    code, said, wrong = await asyncio.to_thread(restored, copy, bot_process.database)
    assert (code, wrong) == (0, "")
    assert "these end without a result" in said
    assert "standard in #cards" in said
    # What Discord was told since is not what the copy says.
    assert one(bot_process.database, "SELECT count(*) FROM settings WHERE key = 'commands'") == 0
    await bot_process.begin()
    await alice.until(
        lambda: "is ended" in bot_process.log.read_text(), what="the end of the table"
    )
    await alice.until(
        lambda: "It ends without a result" in alice.reads(cards), what="the end in the channel"
    )
    assert one(bot_process.database, "SELECT state FROM tables") == "void"
    # A table that is opened afterwards goes on, whatever is started anew.
    await alice.slash("hearts", cards)
    await bot_process.end(signal.SIGTERM)
    await bot_process.begin()
    assert "1 tables carry on" in bot_process.log.read_text()


@pytest.mark.postgresql
async def test_the_commands_for_a_server_bring_it_back_and_end_its_games(
    bot_process: BotProcess,
    discord_server: LoopbackDiscord,
    alice: Person,
    postgres_server: PostgresServer,
    tmp_path: Path,
    cards: Channel,
) -> None:
    page = (Path(__file__).parents[3] / "docs" / "host" / "every-day.md").read_text()
    (dump, put_back) = re.findall(r"^(?:pg_dump|pg_restore) .*$", page, re.MULTILINE)
    (end_games,) = re.findall(r"```sql\n(.*?)```", page, re.DOTALL)
    bot_process.on_server = postgres_server.make("cardroom")
    server = {"PGHOST": "127.0.0.1", "PGPORT": str(postgres_server.port)}
    environment = os.environ | server | {"PGUSER": postgres_server.role, "PGDATABASE": "cardroom"}

    async def run(*words: str) -> None:
        done = await asyncio.to_thread(
            subprocess.run, words, env=environment, cwd=tmp_path, capture_output=True, check=False
        )
        assert done.returncode == 0, done.stderr

    await bot_process.begin()
    await alice.click(await alice.slash("hearts", cards), "Start")
    await alice.until(alice.dms, what="her hand")
    assert len(discord_server.asked("PUT", COMMANDS)) == 1
    await run(*dump.split())
    await bot_process.end(signal.SIGTERM)
    await run("psql", "--command", "DROP TABLE tables, settings CASCADE")
    await run(*put_back.split())
    await run("psql", "--command", end_games)
    await bot_process.begin()
    await alice.until(
        lambda: "It ends without a result" in alice.reads(cards), what="the end in the channel"
    )
    await alice.until(
        lambda: len(discord_server.asked("PUT", COMMANDS)) == 2, what="the commands anew"
    )
    await bot_process.end(signal.SIGTERM)
    postgres_server.drop("cardroom")


def test_a_database_that_is_there_is_put_aside_only_if_that_is_said(
    empty: Path, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.sqlite3"
    assert backed_up(empty, copy)[0] == 0
    code, _, wrong = restored(copy, empty)
    assert code == 2
    assert "--replace" in wrong
    inode = empty.stat().st_ino
    code, said, _ = restored(copy, empty, replace=True)
    assert code == 0
    aside = [path for path in tmp_path.iterdir() if path.stat().st_ino == inode]
    assert [str(path) in said for path in aside] == [True]
    assert empty.stat().st_ino != inode


async def test_what_was_put_aside_comes_back_with_all_that_its_log_holds(
    bot_process: BotProcess, discord_server: LoopbackDiscord, alice: Person, tmp_path: Path
) -> None:
    copy, database = tmp_path / "copy.sqlite3", bot_process.database
    await bot_process.begin()
    assert (await asyncio.to_thread(backed_up, database, copy))[0] == 0
    await alice.slash("hearts", discord_server.world.place("cards"))
    await bot_process.end(signal.SIGKILL)
    assert (await asyncio.to_thread(restored, copy, database, replace=True))[0] == 0
    assert one(database, "SELECT count(*) FROM tables") == 0
    (aside,) = database.parent.glob("*.replaced-*[0-9]")
    code, said, wrong = await asyncio.to_thread(restored, aside, database, replace=True)
    assert (code, wrong) == (0, "")
    assert "these end without a result" in said
    assert one(database, "SELECT count(*) FROM tables") == 1


def test_so_many_copies_are_kept_as_were_asked_for(empty: Path, tmp_path: Path) -> None:
    folder = tmp_path / "daily"
    folder.mkdir()
    (folder / "notes.txt").touch()
    for day in range(1, 9):
        (folder / f"cardroom-2020-01-{day:02}.sqlite3").touch()
    assert backed_up(empty, folder, 3)[0] == 0
    names = sorted(path.name for path in folder.iterdir())
    # What is left of a run that was broken off holds cards as well.
    (folder / "cardroom-2020-01-07.sqlite3.part").touch()
    (folder / ".cardroom-abc").mkdir()
    (folder / ".cardroom-abc" / "copy.sqlite3").touch()
    assert names[:2] == ["cardroom-2020-01-07.sqlite3", "cardroom-2020-01-08.sqlite3"]
    assert names[-1] == "notes.txt"
    assert len(names) == 4
    # A second one of a day takes the place of the first.
    assert backed_up(empty, folder, 3)[0] == 0
    assert sorted(path.name for path in folder.iterdir()) == names


async def test_a_copy_whose_games_do_not_replay_replaces_nothing(
    bot_process: BotProcess, discord_server: LoopbackDiscord, alice: Person, tmp_path: Path
) -> None:
    await bot_process.begin()
    await alice.click(await alice.slash("hearts", discord_server.world.place("cards")), "Start")
    await alice.until(alice.dms, what="her hand")
    await bot_process.end(signal.SIGKILL)
    with closing(sqlite3.connect(bot_process.database, isolation_level=None)) as writing:
        writing.execute("UPDATE tables SET preset = 'no_such_game'")
    copy = tmp_path / "copy.sqlite3"
    code, _, wrong = await asyncio.to_thread(backed_up, bot_process.database, copy)
    assert code == 1
    assert "cannot be replayed: BadRules" in wrong
    assert not copy.exists()
    assert (tmp_path / "copy.sqlite3.part").exists()


@pytest.mark.parametrize("damage", ["cut", "noise", "none of ours", "empty", "gone", "newer"])
def test_what_is_no_sound_copy_is_not_put_back(empty: Path, tmp_path: Path, damage: str) -> None:
    copy = tmp_path / "copy.sqlite3"
    assert backed_up(empty, copy)[0] == 0
    if damage == "cut":
        copy.write_bytes(copy.read_bytes()[: copy.stat().st_size // 2])
    elif damage in ("noise", "empty"):
        copy.write_bytes(b"" if damage == "empty" else b"no database at all" * 100)
    elif damage == "gone":
        copy.unlink()
    else:
        with closing(sqlite3.connect(copy)) as writing:
            name = "application_id" if damage == "none of ours" else "user_version"
            writing.execute(f"PRAGMA {name} = {9999 << 16 | 9999}")
    before = empty.read_bytes()
    code, _, wrong = restored(copy, empty, replace=True)
    assert code == 2
    assert str(copy) in wrong
    assert "Traceback" not in wrong
    assert empty.read_bytes() == before


def test_a_copy_is_never_written_over(empty: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    copy.write_text("mine")
    assert backed_up(empty, copy)[0] == 2
    assert copy.read_text() == "mine"


@pytest.mark.parametrize("name", ["guild_name", "channel_name"])
def test_no_name_of_a_place_reaches_a_terminal_as_it_stands(
    empty: Path, tmp_path: Path, name: str
) -> None:
    async def opened() -> None:
        store = await SqliteStore.open(empty)
        named = {name: "G\x1b]0;pwned\x07\n\x9b31m\u202e"}
        await store.tables.add(table_row(state=TableState.PLAYING, **named))
        await store.close()

    asyncio.run(opened())
    copy = tmp_path / "copy.sqlite3"
    shutil.copy(empty, copy)
    code, said, _ = restored(copy, tmp_path / "new.sqlite3")
    assert code == 0
    (line,) = [line for line in said.splitlines() if "standard in" in line]
    assert line.isprintable()
    assert said.count("\n") == 3


def test_no_link_in_the_folder_of_the_bot_is_followed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever has taken over the bot may put links there, and root copies or counts anew."""
    target, file = tmp_path / "of-root", tmp_path / "cardroom.sqlite3"

    async def made() -> None:
        await (await SqliteDatabase.open(file)).close()

    asyncio.run(made())
    later = adding(shipped())
    monkeypatch.setattr(database, "shipped", lambda: (*shipped(), later))
    for name in (".backed-up", ".part", ".inventory.new", f".before-{later.number}"):
        file.with_name(file.name + name).symlink_to(target)
    assert backed_up(file, tmp_path / "copies" / "copy.sqlite3")[0] == 0
    assert not target.exists()
    target.write_text("of root")
    assert rebuild(file, out=io.StringIO(), err=io.StringIO()) == 0
    assert target.read_text() == "of root"


@pytest.mark.skipif(os.geteuid() != 0, reason="only root may give files away")
def test_what_root_puts_back_belongs_to_whoever_runs_the_bot(empty: Path, tmp_path: Path) -> None:
    copy, service = tmp_path / "copy.sqlite3", 10001
    assert backed_up(empty, copy)[0] == 0
    folder = tmp_path / "of-the-service"
    folder.mkdir(mode=0o700)
    os.chown(folder, service, service)
    assert restored(copy, folder / "cardroom.sqlite3")[0] == 0
    there = {path.name: path.stat() for path in folder.iterdir()}
    assert there.keys() == {"cardroom.sqlite3", "cardroom.sqlite3.lock"}
    assert {(one.st_uid, one.st_gid, one.st_mode & 0o777) for one in there.values()} == {
        (service, service, 0o600)
    }


def test_a_place_that_takes_no_copy_is_named(empty: Path, tmp_path: Path) -> None:
    (tmp_path / "notes").write_text("no folder")
    for target in (tmp_path / "notes" / "copy.sqlite3", Path("/proc/copy.sqlite3")):
        code, _, wrong = backed_up(empty, target)
        assert code == 2
        assert f"cardroom backup: {target} cannot be opened: " in wrong
        assert "Errno" not in wrong


@contextmanager
def as_somebody() -> Generator[Path]:
    """Be a user who is not root; give a folder of root's that everybody may read."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        if os.geteuid():
            pytest.skip("only root may be somebody else")
        try:
            yield folder
        finally:
            os.setresuid(0, 0, 0)


SERVICE: Final = 10001


def test_a_copy_is_put_back_from_where_one_may_only_read(empty: Path) -> None:
    with as_somebody() as folder:
        own = folder / "own"
        own.mkdir()
        os.chown(own, SERVICE, SERVICE)
        copy = folder / "copy.sqlite3"
        assert backed_up(empty, copy)[0] == 0
        os.setresuid(SERVICE, SERVICE, 0)
        code, _, wrong = restored(copy, own / "cardroom.sqlite3")
        assert (code, wrong) == (2, f"cardroom restore: this user may not read {copy}\n")
        assert list(own.iterdir()) == []
        os.setresuid(0, 0, 0)
        copy.chmod(0o644)
        os.setresuid(SERVICE, SERVICE, 0)
        assert restored(copy, own / "cardroom.sqlite3")[0] == 0
        # Of a folder that it may not enter it cannot even say what is there.
        code, _, wrong = restored(empty, own / "cardroom.sqlite3", replace=True)
        assert (code, wrong) == (2, f"cardroom restore: this user may not read {empty}\n")
        code, _, wrong = restored(copy, folder / "cardroom.sqlite3")
        assert code == 2
        assert "this user may not write to it or its folder" in wrong


def test_of_a_folder_that_one_may_not_enter_every_command_says_so(empty: Path) -> None:
    with as_somebody() as folder:
        hidden, own = folder / "hidden" / "cardroom.sqlite3", folder / "own"
        hidden.parent.mkdir(mode=0o700)
        shutil.copyfile(empty, hidden)
        own.mkdir()
        os.chown(own, SERVICE, SERVICE)
        copy, mine, err = own / "copy.sqlite3", own / "cardroom.sqlite3", io.StringIO()
        os.setresuid(SERVICE, SERVICE, 0)
        codes = [
            rebuild(hidden, out=err, err=err),
            copy_store(hidden, copy, out=err, err=err),
            backup(hidden, copy, daily=None, out=err, err=err),
            backup(mine, hidden.with_name("copy"), daily=None, out=err, err=err),
            bring_back(mine, hidden, replace=True, out=err, err=err),
            bring_back(hidden, mine, replace=True, out=err, err=err),
        ]
        assert codes == [2] * len(codes)
        assert len(err.getvalue().splitlines()) == len(codes)
        assert list(own.iterdir()) == []


def test_a_copy_whose_folder_takes_no_log_beside_it_is_not_called_damaged(empty: Path) -> None:
    with as_somebody() as folder:
        copy = folder / "cardroom.sqlite3.before-1"
        shutil.copyfile(empty, copy)
        os.setresuid(SERVICE, SERVICE, 0)
        code, _, wrong = restored(copy, folder / "new.sqlite3")
        assert code == 2
        assert f"{copy} cannot be opened: " in wrong
        assert "damaged" not in wrong


def test_a_folder_that_is_not_there_is_told(empty: Path, tmp_path: Path) -> None:
    copy, away = tmp_path / "copy.sqlite3", tmp_path / "away" / "cardroom.sqlite3"
    assert backed_up(empty, copy)[0] == 0
    code, _, wrong = restored(copy, away)
    assert code == 2
    assert f"cardroom restore: {away} cannot be opened: " in wrong


def test_a_disk_that_takes_one_copy_and_no_second_keeps_none(empty: Path, small_disk: Path) -> None:
    for kilobytes in (300, 500, 700, 900, 1100, 1300):
        size = ["mount", "-o", f"remount,size={kilobytes}k", str(small_disk)]
        subprocess.run(size, check=True)
        code, _, wrong = backed_up(empty, small_disk / "copy.sqlite3")
        if not code:
            break
        assert code == 2
        assert "Errno" not in wrong
        assert list(small_disk.iterdir()) == []
    assert kilobytes > 500


def test_a_server_has_tools_of_its_own(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    address = PostgresAddress("postgresql://cardroom:secret@db.example/cardroom")
    for words in (["backup", str(tmp_path / "copy")], ["restore", str(tmp_path / "copy")]):
        (tmp_path / "copy").unlink(missing_ok=True)
        assert main([*words, "--database", address.url]) == 2
        assert "secret" not in capsys.readouterr().err
