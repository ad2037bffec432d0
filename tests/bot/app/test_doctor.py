"""`cardroom doctor`: what it tells a host, against the loopback Discord."""

import asyncio
import logging
import os
import subprocess
import sys
import time
from base64 import b64encode
from contextlib import chdir, redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from unittest.mock import patch

import discord
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.__main__ import READER_GONE, main
from bot.app import doctor
from bot.discord.permissions import INVITE, lacking
from bot.faces.names import pictures_of
from bot.faces.uploading import PICTURED, named_pictures
from bot.interactions.registration import commands_without_bot, for_guilds
from bot.support.settings import SETTINGS_FILE, readable_by_others, secret_files
from data.addresses import PostgresAddress
from data.moderation import ModeratorAct
from data.opening import store_at
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import ATTACH_FILES, MANAGE_ROLES, Channel
from tests.conftest import BotProcess, there
from tests.postgres_server import PostgresServer


def set_for(discord_server: LoopbackDiscord, **environment: str) -> dict[str, str]:
    """Return the environment in which it is run."""
    inherited = {name: value for name, value in os.environ.items() if "CARDROOM" not in name}
    return {
        **inherited,
        "PYTHONPATH": str(Path(__file__).parents[3]),
        "DISCORD_TOKEN": "a-token",
        "CARDROOM_API_URL": discord_server.api_url,
        "CARDROOM_GATEWAY_URL": discord_server.gateway_url,
        **environment,
    }


async def examined_anew(
    discord_server: LoopbackDiscord, folder: Path, *words: str, **environment: str
) -> str:
    """Run it as a process in a folder of its own; return what it printed."""
    done = await asyncio.to_thread(
        subprocess.run,
        [sys.executable, "-m", "bot", "doctor", *words],
        cwd=folder,
        env=set_for(discord_server, **environment),
        capture_output=True,
        text=True,
        check=False,
    )
    return told(done.returncode, done.stdout, done.stderr)


def told(code: int, out: str, err: str) -> str:
    """Return what it printed: no secret, and an exit code that says whether to look at anything."""
    assert err == ""
    assert "a-token" not in out
    assert code == ("\nLOOK" in f"\n{out}"), out
    return out


async def examined(
    discord_server: LoopbackDiscord, folder: Path, *words: str, **environment: str
) -> str:
    """Run it in this process: to load the program is most of what one of its own takes."""
    out, err = StringIO(), StringIO()
    log = logging.StreamHandler(err)
    log.setLevel(logging.WARNING)
    with (
        patch.dict(os.environ, set_for(discord_server, **environment), clear=True),
        patch.object(logging.root, "handlers", [log]),
        redirect_stdout(out),
        redirect_stderr(err),
        chdir(folder),
    ):
        code = await asyncio.to_thread(main, ["doctor", *words])
    return told(code, out.getvalue(), err.getvalue())


async def examined_beside(
    bot_process: BotProcess, folder: Path, *words: str, **environment: str
) -> str:
    """Run it beside a bot that has begun, once that has written that it hears Discord."""
    environment = {"CARDROOM_DATABASE": str(bot_process.database), **environment}
    while True:
        said = await examined(bot_process.discord_server, folder, *words, **environment)
        if "ok: 1 of 1 shards heard" in said:
            return said


async def test_before_the_first_start_all_is_well_or_made_later(
    discord_server: LoopbackDiscord, tmp_path: Path
) -> None:
    said = await examined_anew(discord_server, tmp_path)
    assert "LOOK" not in said, said
    for line in (
        "cardroom.sqlite3 is made at the first start",
        "Discord knows the token",
        "no commands are registered yet",
    ):
        assert f"ok    {line}" in said
    assert os.listdir(tmp_path) == []  # noqa: PTH208  names are enough
    (tmp_path / "cardroom.sqlite3-wal").write_bytes(b"of a file that is gone")
    said = await examined(discord_server, tmp_path)
    assert "LOOK" in said
    assert "cardroom.sqlite3-wal is there without its file" in said


async def test_beside_a_bot_that_runs_and_in_a_channel(
    bot_process: BotProcess, discord_server: LoopbackDiscord, alice: Person, cards: Channel
) -> None:
    await bot_process.begin()
    before = alice.sees(cards)
    commands = discord_server.world.commands
    await alice.until(lambda: commands.of(None), what="the commands")
    folder = bot_process.database.parent
    said = await examined_beside(bot_process, folder, "--channel", str(cards.id))
    assert "LOOK" not in said, said
    assert "the newest" in said
    assert "commands are registered as in this version" in said
    assert "it may all it needs" in said
    assert "a message was posted" in said
    # Nothing of it stays.
    assert alice.sees(cards) == before
    told = commands.of(None)
    commands.keep(told[1:])
    said = await examined_beside(bot_process, folder)
    assert "LOOK" in said
    assert f"does not know yet: {told[0]['name']}: start the bot again" in said
    commands.keep({**one, "nsfw": one["name"] in {"rules", "play"}} for one in told)
    said = await examined_beside(bot_process, folder)
    assert "LOOK  commands that differ from this version's: play, rules: start the bot " in said
    assert "commands are registered" not in said
    commands.keep(())
    said = await examined_beside(bot_process, folder)
    assert "LOOK  no commands are registered, though the bot runs: " in said
    bot_process.database.unlink()
    where = {"CARDROOM_DATABASE": str(bot_process.database)}
    said = await examined(discord_server, folder, **where)
    assert f"LOOK  {bot_process.database} is gone, where a bot has run: put it back" in said
    assert "first start" not in said


async def test_commands_for_servers_alone_are_as_told_until_people_may_install_the_bot(
    discord_server: LoopbackDiscord, tmp_path: Path
) -> None:
    commands = discord_server.world.commands
    told = await commands_without_bot()
    commands.installs = frozenset({0})
    commands.put(None, list(map(for_guilds, told)))
    said = await examined(discord_server, tmp_path)
    assert "LOOK" not in said, said
    assert f"ok    {len(told)} commands are registered as in this version" in said
    commands.installs = frozenset({0, 1})
    said = await examined(discord_server, tmp_path)
    assert "LOOK  commands that differ from this version's: Review this game, daily, " in said
    # What is told is true of those that people have already.
    commands.put(None, told)
    commands.installs = frozenset({0})
    said = await examined(discord_server, tmp_path)
    assert "LOOK" not in said, said


async def test_the_commands_and_emojis_of_another_version_are_told_by_name(
    discord_server: LoopbackDiscord, tmp_path: Path
) -> None:
    world = discord_server.world
    fields = {"contexts": [0], "integration_types": [0]}
    world.commands.post(None, {**fields, "name": "whist", "description": "A game of the next one"})
    # The entry point to an Activity is the host's own.
    world.commands.post(None, {**fields, "name": "launch", "type": 4, "handler": 2})
    picture = (
        f"data:image/png;base64,{b64encode(next(iter(pictures_of(PICTURED[0]).values()))).decode()}"
    )
    for name in ("Q_spades_4_aaaaaa", "of_the_host"):
        world.emojis.create({"name": name, "image": picture})
    said = await examined(discord_server, tmp_path)
    assert "LOOK  commands that Discord does not know yet: Challenge, Review this game, " in said
    assert "LOOK  commands at Discord that this version has not: whist: start the bot" in said
    assert "ok    0 of 122 emojis are there: the bot uploads what is missing" in said
    assert "and takes 1 of another version away" in said
    before = list(world.emojis)
    for look in PICTURED:
        for name, (_, content) in named_pictures(look, pictures_of(look)).items():
            image = f"data:image/png;base64,{b64encode(content).decode()}"
            world.emojis.create({"name": name, "image": image})
    world.emojis.remove(before[0])
    said = await examined(discord_server, tmp_path)
    assert "ok    122 of 122 emojis are there\n" in said


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        (b"<p>Welcome to nginx!", "text/html"),
        (b'{"status": "ok"}', "application/json"),
        (b"[", "application/json"),
    ],
)
async def test_what_answers_and_is_no_discord_is_told(
    discord_server: LoopbackDiscord, tmp_path: Path, body: bytes, kind: str
) -> None:
    async def answered(_: web.Request) -> web.Response:
        return web.Response(body=body, content_type=kind)

    app = web.Application()
    app.router.add_route("*", "/{path:.*}", answered)
    async with TestServer(app) as server:
        address = str(server.make_url("")).rstrip("/")
        where = {"CARDROOM_API_PROXY": address}
        said = await examined(discord_server, tmp_path, **where)
        assert f"LOOK  {address} answers 200 in place of Discord: look at its log" in said
        assert "Discord knows the token" not in said
        where = {"CARDROOM_API_URL": f"{address}/api/v10"}
        said = await examined(discord_server, tmp_path, **where)
    assert (
        "LOOK  Discord answers 200 to GET /users/@me: something else answers in its place" in said
    )
    assert "Discord knows the token" not in said


async def test_each_thing_that_is_wrong_says_what_to_do(
    discord_server: LoopbackDiscord, tmp_path: Path
) -> None:
    dotenv = tmp_path / ".env"
    dotenv.write_text("CARDROOM_EMOJIS=off\n")
    dotenv.chmod(0o644)
    (tmp_path / "notes").write_text("no database")
    (tmp_path / "notes").chmod(0o600)
    discord_server.faults.add("GET", "/users/@me", status=401)
    said = await examined(discord_server, tmp_path, CARDROOM_DATABASE=str(tmp_path / "notes"))
    assert "LOOK  others can read .env: chmod 600 .env" in said
    assert "notes is damaged or no database" in said
    assert "LOOK  Discord does not know this token" in said


async def test_every_file_with_a_secret_is_looked_at(
    discord_server: LoopbackDiscord, tmp_path: Path
) -> None:
    secrets = {name: tmp_path / name for name in (".env", "token", "pgpass", "key")}
    for file in secrets.values():
        file.touch(mode=0o644)
    secrets["token"].write_text("a-token")
    told = {
        "DISCORD_TOKEN": "",
        "DISCORD_TOKEN_FILE": str(secrets["token"]),
        "PGPASSFILE": str(secrets["pgpass"]),
        # That is refused at once.
        "CARDROOM_DATABASE": f"postgresql://x@/x?sslrootcert=/nowhere&sslkey={secrets['key']}",
    }
    discord_server.faults.add("GET", "/users/@me", status=401)
    said = await examined(discord_server, tmp_path, **told)
    for name, file in secrets.items():
        shown = ".env" if name == ".env" else file
        assert f"LOOK  others can read {shown}: chmod 600 {shown}" in said
        file.chmod(0o600)
    said = await examined(discord_server, tmp_path, **told)
    assert "others can read" not in said
    assert said.count("is for this user alone") == len(secrets)
    with patch.dict(os.environ, told):
        assert SETTINGS_FILE in secret_files()


@pytest.mark.skipif(os.name != "posix" or os.geteuid() != 0, reason="Kubernetes does so as root")
def test_a_secret_of_root_may_be_for_the_group_of_the_bot(tmp_path: Path) -> None:
    secret = tmp_path / "token"
    secret.touch()
    os.chown(secret, 10001, 10001)
    for mode, others in ((0o400, False), (0o440, False), (0o444, True)):
        secret.chmod(mode)
        assert readable_by_others(secret) is others


@pytest.mark.parametrize(
    ("address", "well"),
    [
        ("postgresql://cardroom@/cardroom", True),
        ("postgresql://cardroom@localhost,[::1],127.0.0.1/cardroom", True),
        ("postgresql://cardroom@/cardroom?host=/run/postgresql", True),
        ("postgresql://cardroom@db.example/cardroom", False),
        ("postgresql://cardroom@localhost,db.example/cardroom?sslmode=require", False),
        ("postgresql://cardroom@db.example/cardroom?sslmode=verify-ca", False),
        ("postgresql://cardroom@db.example/cardroom?sslmode=verify-full", True),
        ("postgresql://cardroom@10.0.0.3/cardroom", False),
        # Whoever says so within a private network has thought of it.
        ("postgresql://cardroom@db/cardroom?sslmode=disable", True),
        ("postgresql://cardroom@db.example/cardroom?sslmode=disable", False),
    ],
)
def test_a_way_to_a_server_that_others_can_listen_on_is_told(address: str, *, well: bool) -> None:
    assert doctor.of_the_way(PostgresAddress(address)).well is well


async def test_whoever_reads_the_first_lines_alone_is_told_them(
    discord_server: LoopbackDiscord, tmp_path: Path
) -> None:
    def read() -> tuple[bytes, bytes, int]:
        with subprocess.Popen(
            [sys.executable, "-m", "bot", "doctor"],
            cwd=tmp_path,
            env=set_for(discord_server),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        ) as process:
            assert process.stdout is not None
            assert process.stderr is not None
            first = process.stdout.readline()
            process.stdout.close()
            return first, process.stderr.read(), process.wait()

    first, wrong, code = await asyncio.to_thread(read)
    assert first.startswith(b"ok    Python")
    assert (wrong, code) == (b"", READER_GONE)


class BriefReader(StringIO):
    """Somebody who goes at the first line that tells of Discord."""

    def write(self, text: str) -> int:
        if "Discord knows the token" in text:
            raise BrokenPipeError
        return super().write(text)


async def test_a_reader_who_goes_at_any_line_leaves_nothing_open(
    discord_server: LoopbackDiscord, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with (
        patch.dict(os.environ, set_for(discord_server), clear=True),
        chdir(tmp_path),
        pytest.raises(BrokenPipeError),
    ):
        await asyncio.to_thread(doctor.main, channel=None, out=BriefReader())
    assert caplog.messages == []


@pytest.mark.skipif(os.name != "posix" or os.geteuid() != 0, reason="only root gives files away")
async def test_root_is_told_of_a_file_that_the_bot_may_not_write_to(
    discord_server: LoopbackDiscord, tmp_path: Path
) -> None:
    database = tmp_path / "cardroom.sqlite3"
    await (await store_at(database)).close()
    os.chown(tmp_path, 10001, 10001)
    said = await examined(discord_server, tmp_path, CARDROOM_DATABASE=str(database))
    assert f"LOOK  {database} is of another user than its folder" in said
    os.chown(database, 10001, 10001)
    said = await examined(discord_server, tmp_path, CARDROOM_DATABASE=str(database))
    assert "LOOK" not in said, said


async def test_packages_sessions_and_rights_that_are_wrong_say_what_to_do(
    discord_server: LoopbackDiscord, tmp_path: Path, cards: Channel
) -> None:
    # As if pip had put another version there: the first that Python finds is what it tells.
    (about := tmp_path / "other" / "aiohttp-1.0.dist-info").mkdir(parents=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: aiohttp\nVersion: 1.0\n")
    path = os.pathsep.join((str(about.parent), str(Path(__file__).parents[3])))
    discord_server.gateway.session_starts.remaining = 2
    discord_server.world.commands.installs = frozenset({0})
    cards.denied = ATTACH_FILES
    # Whoever has written it had a file.
    (tmp_path / "cardroom.sqlite3.health").write_text("{}")
    said = await examined_anew(
        discord_server, tmp_path, "--channel", str(cards.id), PYTHONPATH=path
    )
    packages, file, bot, sessions, rights = (one for one in said.splitlines() if one[:4] == "LOOK")
    assert "cardroom.sqlite3 is gone" in file
    assert (
        bot == "LOOK  the bot: cardroom.sqlite3.health cannot be read (TypeError): look at its log"
    )
    assert packages.startswith("LOOK  aiohttp is 1.0, tested is ")
    assert packages.endswith(": install them again by step 1 of docs/host/first-hour.md")
    assert "2 of 1000 sessions are left today: do not start the bot before the others" in sessions
    assert sessions.endswith(" come back, in 24 h")
    assert rights == "LOOK  in the channel it lacks: attach files: give it these rights there"
    # Direct messages with it do not need that it is installed by the person.
    assert "ok    User Install is off: people cannot use /play where the bot is no member" in said


async def test_settings_that_are_not_complete_are_named(
    discord_server: LoopbackDiscord, tmp_path: Path
) -> None:
    said = await examined(discord_server, tmp_path, DISCORD_TOKEN="", CARDROOM_PAUSE_HOURS="0")
    assert "LOOK  DISCORD_TOKEN is missing" in said
    assert "LOOK  CARDROOM_PAUSE_HOURS is a number" in said


async def test_a_channel_that_does_not_let_the_bot_in_is_told(
    discord_server: LoopbackDiscord, tmp_path: Path, cards: Channel
) -> None:
    discord_server.faults.add("POST", "/channels/{channel_id}/messages", status=403)
    said = await examined(discord_server, tmp_path, "--channel", str(cards.id))
    assert "LOOK  no message can be posted there (403): give it the rights" in said
    discord_server.faults.add("GET", "/channels/{channel_id}", status=403)
    said = await examined(discord_server, tmp_path, "--channel", str(cards.id))
    assert "LOOK" in said
    assert "cannot be seen (403): invite the bot, or let it in" in said
    said = await examined(discord_server, tmp_path, "--channel", "1")
    assert "LOOK  there is no channel 1: " in said


@pytest.mark.parametrize(
    ("method", "route", "status", "told"),
    [
        ("GET", "/users/@me", 429, "wait some minutes, and see if something else uses the token"),
        ("GET", "/applications/@me", 500, "try again later"),
        ("GET", "/gateway/bot", 503, "try again later"),
        ("GET", "/applications/{application_id}/commands", 500, "try again later"),
        ("GET", "/guilds/{guild_id}", 500, "try again later"),
        ("POST", "/channels/{channel_id}/messages", 429, "wait some minutes"),
        ("POST", "/channels/{channel_id}/messages", 503, "try again later"),
        ("PATCH", "/channels/{channel_id}/messages/{message_id}", 500, "cannot be edited"),
        ("DELETE", "/channels/{channel_id}/messages/{message_id}", 500, "a message stays there"),
    ],
)
async def test_whatever_discord_refuses_is_told_in_a_line(
    discord_server: LoopbackDiscord,
    tmp_path: Path,
    method: str,
    route: str,
    status: int,
    told: str,
    cards: Channel,
) -> None:
    discord_server.faults.add(method, route, status=status)
    said = await examined(discord_server, tmp_path, "--channel", str(cards.id))
    (line,) = (line for line in said.splitlines() if line.startswith("LOOK"))
    assert str(status) in line
    assert told in line


@pytest.mark.parametrize("name", ["generated-by-proxy", "Generated-By-Proxy"])
async def test_what_a_proxy_refuses_by_itself_is_told_however_it_spells_its_header(
    discord_server: LoopbackDiscord, tmp_path: Path, name: str
) -> None:
    async def refused(_: web.Request) -> web.Response:
        return web.Response(status=429, headers={name: "true"})

    app = web.Application()
    app.router.add_route("*", "/{path:.*}", refused)
    async with TestServer(app) as server:
        address = str(server.make_url("")).rstrip("/")
        said = await examined(discord_server, tmp_path, CARDROOM_API_PROXY=address)
    assert f"LOOK  {address} answers 429 in place of Discord: look at its log" in said


async def test_a_thread_has_the_rights_of_its_channel(
    discord_server: LoopbackDiscord, tmp_path: Path, cards: Channel
) -> None:
    thread = discord_server.world.add_thread(cards, "Hearts")
    for denied in (0, discord.Permissions(attach_files=True).value):
        cards.denied = denied
        said = await examined(discord_server, tmp_path, "--channel", str(thread.id))
        assert ("LOOK  in the channel it lacks: attach files" in said) is bool(denied)


async def test_how_many_messages_a_channel_takes_is_told_as_its_headers_tell(
    discord_server: LoopbackDiscord, tmp_path: Path, cards: Channel
) -> None:
    discord_server.rate_limits.per_channel = True
    said = await examined(discord_server, tmp_path, "--channel", str(cards.id))
    assert "LOOK" not in said, said
    assert "ok    Discord takes 5 messages in 5 s there" in said


async def test_a_setting_that_is_misspelt_is_named(
    discord_server: LoopbackDiscord, tmp_path: Path
) -> None:
    dotenv = tmp_path / ".env"
    dotenv.write_text("CARDROOM_EMOJIS=off\nCARDROOM_DATABSE=elsewhere\n", encoding="utf-8-sig")
    dotenv.chmod(0o600)
    said = await examined(discord_server, tmp_path)
    assert "LOOK  .env sets CARDROOM_DATABSE, which is no setting" in said
    assert "cards are written in plain text" in said


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["doctor", "--channel", "#cards"], "'#cards' is no id"),
        (["backup", "--daily", "0", "folder"], "1 or more, not '0'"),
        (["backup", "--daily", "folder"], "1 or more, not 'folder'"),
    ],
)
def test_a_wrong_word_says_what_is_right(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        main(words)
    assert end.value.code == 2
    assert told in capsys.readouterr().err


@pytest.mark.each_database
async def test_only_where_a_role_is_chosen_for_a_season_is_it_looked_at(
    discord_server: LoopbackDiscord, on_server: PostgresAddress | None, tmp_path: Path
) -> None:
    world, cards = discord_server.world, discord_server.world.place("cards")
    guild = there(cards.guild)
    own, champion = world.add_role(guild, "Cards", 5), world.add_role(guild, "Champion", 3)
    guild.given[world.bot.id] = [own]
    address = on_server or tmp_path / "cardroom.sqlite3"
    words = ("--channel", str(cards.id))
    where = {"CARDROOM_DATABASE": str(address) if on_server is None else on_server.url}
    # Databases of tests have few names, and a bot of another one may have told how it was.
    where |= {"CARDROOM_PROCESS": "examined"}
    store = await store_at(address)
    said = await examined(discord_server, tmp_path, *words, **where)
    assert "LOOK" not in said, said
    assert "for a season" not in said
    act = ModeratorAct(guild_id=guild.id, moderator=1, act="setting", at=1, about="title_role")
    await store.season_titles.choose(act, champion.id, "hearts", "s1")
    said = await examined(discord_server, tmp_path, *words, **where)
    assert "LOOK  it may not give the role that is chosen for a season: it needs" in said
    own.permissions = MANAGE_ROLES
    said = await examined(discord_server, tmp_path, *words, **where)
    assert "LOOK" not in said, said
    assert "ok    it may give the role that is chosen for a season" in said
    champion.permissions = MANAGE_ROLES
    said = await examined(discord_server, tmp_path, *words, **where)
    await store.close()
    assert "LOOK" in said
    assert "a season: that is gone, belongs to an app, or grants more than everybody has" in said


async def test_a_file_that_cannot_be_read_does_not_end_a_look_at_a_channel(
    discord_server: LoopbackDiscord, tmp_path: Path, cards: Channel
) -> None:
    (tmp_path / "cardroom.sqlite3").write_bytes(b"no database at all")
    said = await examined(discord_server, tmp_path, "--channel", str(cards.id))
    assert said.count("LOOK  ") == 1
    assert "ok    a message was posted" in said


async def test_a_discord_that_is_away_is_told(
    discord_server: LoopbackDiscord, tmp_path: Path
) -> None:
    nobody = "http://127.0.0.1:9/api/v10"
    said = await examined(discord_server, tmp_path, CARDROOM_API_URL=nobody)
    assert "LOOK  Discord cannot be reached" in said


@pytest.mark.postgresql
async def test_a_server_is_looked_at_and_left_as_it_is(
    discord_server: LoopbackDiscord, postgres_server: PostgresServer, tmp_path: Path
) -> None:
    address = postgres_server.make("examined").url
    said = await examined(discord_server, tmp_path, CARDROOM_DATABASE=address)
    assert "LOOK" not in said, said
    assert "PostgreSQL" in said
    assert "it is empty, and filled at the first start" in said
    postgres_server.drop("examined")


def test_what_a_channel_does_not_let_the_bot_do_is_named() -> None:
    everything = INVITE.value
    assert lacking(everything) == ()
    assert lacking(~0 & (1 << 53) - 1) == ()
    assert lacking(everything & ~(1 << 15)) == ("attach files",)
    assert len(lacking(0)) == len([needed for _, needed in INVITE if needed])


def test_a_clock_that_is_wrong_is_told() -> None:
    for apart, well in ((0, True), (3, True), (60, False), (-60, False)):
        moment = time.strftime("%a, %d %b %Y %H:%M:%S GMT", time.gmtime(time.time() - apart))
        found = doctor.of_the_clock(doctor.DiscordReply(200, None, 0.1, {"Date": moment}))
        assert found.well is well
