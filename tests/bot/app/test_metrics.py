"""Metrics: what Prometheus reads of a bot, and that it names nobody."""

import asyncio
import contextlib
import errno
import re
import signal
import socket
from collections.abc import Mapping
from math import inf
from pathlib import Path
from typing import Final, get_args

import aiohttp
import pytest
import yarl
from discord.http import Route
from prometheus_client.parser import text_string_to_metric_families

from bot.app.exit_codes import ExitCode
from bot.app.metrics import (
    FALLBACKS,
    INSTEAD,
    OTHER,
    OUTCOMES,
    QUEUES,
    ROUTES,
    STATUSES,
    TABLE_STATES,
    TYPING,
    route_of,
    status_of,
)
from bot.discord.door import Outcome
from bot.interactions.presses.all import VERBS
from bot.support.listening import unserved
from bot.support.rate_limiter import CALLS_A_SECOND
from data.postgresql.store import PostgresStore
from engine.games.catalogue import FAMILIES
from engine.players.levels import LEVELS
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Channel
from tests.bot.app.test_doctor import examined
from tests.conftest import BotProcess
from tests.crash.processes import BotProcesses, Run
from tests.crash.siege import places_over
from tests.loaded_bot import LoadedBot
from tests.postgres_server import PostgresServer, free_port
from tests.regular import press_one

MOVES: Final = 30


async def read(port: int) -> str:
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{port}/metrics") as page,
    ):
        assert page.status == 200
        return await page.text()


async def until_loaded(port: int, run: Run) -> None:
    """Wait until a process answers here, and says that all its tables are loaded."""
    async with asyncio.timeout(60):
        while run.bot.running:
            with contextlib.suppress(aiohttp.ClientConnectionError):
                if total(await read(port), "cardroom_tables_loaded") == 1:
                    return
            await asyncio.sleep(0.05)
    raise AssertionError(run.bot.log.read_text())


def samples(page: str) -> list[tuple[str, Mapping[str, str], float]]:
    return [
        (sample.name, sample.labels, sample.value)
        for family in text_string_to_metric_families(page)
        for sample in family.samples
    ]


def total(page: str, name: str, **labels: str) -> float:
    return sum(
        value
        for found, those, value in samples(page)
        if found == name and labels.items() <= those.items()
    )


async def an_evening(host: Person, guest: Person, cards: Channel) -> None:
    """Play some cards beside two computers, and look around."""
    lobby = await host.slash("hearts", cards, pace="slow")
    await guest.click(lobby, "Join")
    await host.click(lobby, "Start")
    pressed = 0
    while pressed < MOVES:
        for person in (host, guest):
            pressed += await press_one(person) is not None
        await asyncio.sleep(0)
    await host.slash("help", cards)
    await guest.slash("leaderboard", cards)


async def test_after_an_evening_all_is_counted_and_nobody_is_named(
    bot_process: BotProcess, discord_server: LoopbackDiscord, alice: Person, bob: Person, port: int
) -> None:
    await bot_process.begin(CARDROOM_METRICS=f"127.0.0.1:{port}")
    await an_evening(alice, bob, discord_server.world.place("cards"))
    discord_server.faults.refuse_screens(times=1)
    await alice.slash("settings", discord_server.world.place("cards"))
    page = await read(port)
    assert total(page, "cardroom_screens_refused_total", instead="smaller") == 1
    plays = {"kind": "do", "outcome": "answered"}
    assert total(page, "cardroom_presses_total", **plays) >= MOVES / 2
    assert total(page, "cardroom_answer_seconds_count", kind="/hearts") == 1
    assert total(page, "cardroom_presses_total", outcome="unanswered") == 0
    assert total(page, "cardroom_tables", state="playing") == 1
    assert total(page, "cardroom_computer_seconds_count", family="hearts", level="medium") > 0
    assert total(page, "cardroom_loop_lag_seconds_count") > 0
    # Nobody has made a copy yet, which an alert has to hear.
    assert total(page, "cardroom_backup_age_seconds") == inf
    assert total(page, "cardroom_tables_loaded") == total(page, "cardroom_shards") == 1
    answered = "POST /interactions/{id}/{token}/callback"
    assert total(page, "cardroom_discord_calls_total", route=answered, status="2xx") >= MOVES
    assert total(page, "cardroom_discord_calls_total", status="lost") == 0
    assert total(page, "cardroom_discord_counted_calls_total") > 0
    assert total(page, "cardroom_discord_calls_allowed") == CALLS_A_SECOND
    assert total(page, "cardroom_discord_late_seconds") == 0
    # It is the line to the gateway.
    assert total(page, "cardroom_discord_calls_total", route=OTHER) == 1
    must_name_nobody(page, bot_process, discord_server)
    must_be_of_closed_sets(page)


async def test_requests_to_the_door_are_counted(
    bot_process: BotProcess, discord_server: LoopbackDiscord, alice: Person, port: int
) -> None:
    at, presses = free_port(), f"http://127.0.0.1:{port}/"
    await bot_process.begin(
        CARDROOM_METRICS=f"127.0.0.1:{at}",
        CARDROOM_PRESSES=presses,
        CARDROOM_PRESSES_AT=f"127.0.0.1:{port}",
    )
    await alice.until(lambda: discord_server.endpoint.url == presses)
    assert (await alice.slash("hearts", discord_server.world.place("cards"))).error is None
    async with aiohttp.ClientSession() as session, session.get(presses) as health:
        assert health.status == 200
    page = await read(at)
    # Its address was tested once with a right signature, and once with a wrong one.
    for outcome, times in (("taken", 1), ("ping", 1), ("unsigned", 1), ("lost", 0)):
        assert total(page, "cardroom_door_total", outcome=outcome) == times
    must_be_of_closed_sets(page)
    # It has gone with the process, as it is alone.
    assert await bot_process.end(signal.SIGTERM) == ExitCode.STOPPED
    assert "endpoint" not in bot_process.log.read_text()


async def test_of_two_processes_one_forwards_what_the_other_answers(
    loaded_bot: LoadedBot,
    discord_server: LoopbackDiscord,
    postgres_server: PostgresServer,
    tmp_path: Path,
    alice: Person,
    bob: Person,
) -> None:
    address = postgres_server.make("watched")
    await (await PostgresStore.open(address)).close()
    processes = BotProcesses(loaded_bot, discord_server, address, tmp_path)
    starts = discord_server.gateway.session_starts
    starts.shards, starts.max_concurrency = 2, 16
    _, cards = places_over(discord_server.world, shards=2, guilds=2, channels=2)
    ports = {name: free_port() for name in ("east", "west")}
    try:
        for name, port in ports.items():
            await processes.start(name, CARDROOM_METRICS=f"127.0.0.1:{port}")

        async def each_serves_one() -> bool:
            # Whoever gives a shard away hears it until the other one does, which may yet begin.
            try:
                pages = [await read(port) for port in ports.values()]
            except aiohttp.ClientConnectionError:
                return False
            return [total(page, "cardroom_shards") for page in pages] == [1, 1]

        await processes.until_served(60)
        await processes.until(each_serves_one, seconds=60, what="a shard for each")
        await alice.until(lambda: bool(alice.offered(cards)), what="the commands")
        await an_evening(alice, bob, cards)
        pages = [await read(port) for port in ports.values()]
    finally:
        await processes.stop()

    def told(name: str, **labels: str) -> list[float]:
        return [total(page, name, **labels) for page in pages]

    # Direct messages come to shard 0, and the table is on the other one.
    assert sum(told("cardroom_presses_total", kind="do", outcome="forwarded")) > 0
    assert sum(told("cardroom_presses_total", kind="do", outcome="answered")) > 0
    assert told("cardroom_presses_total", outcome="unanswered") == [0, 0]
    assert told("cardroom_shards") == [1, 1]
    assert sum(told("cardroom_tables", state="playing")) == 1
    assert all(0 < age < 10 for age in told("cardroom_lease_age_seconds"))
    assert sum(told("cardroom_gateway_deaf_seconds")) == 0
    for page in pages:
        must_be_of_closed_sets(page)


async def test_who_takes_the_place_of_a_process_takes_its_address_as_well(
    loaded_bot: LoadedBot,
    discord_server: LoopbackDiscord,
    postgres_server: PostgresServer,
    tmp_path: Path,
    port: int,
) -> None:
    address = postgres_server.make("replaced")
    await (await PostgresStore.open(address)).close()
    processes = BotProcesses(loaded_bot, discord_server, address, tmp_path)
    setting = {"CARDROOM_METRICS": f"127.0.0.1:{port}"}
    try:
        old = await processes.start("east", "run", **setting)
        await processes.until_served(60)
        # Discord has its line a moment before the first look is at its end.
        await until_loaded(port, old)
        new = await processes.start("east", "run --take-over", **setting)
        assert await old.bot.ended() == ExitCode.STOPPED, processes.logs()
        await until_loaded(port, new)
    finally:
        await processes.stop()


def must_name_nobody(page: str, process: BotProcess, discord_server: LoopbackDiscord) -> None:
    world = discord_server.world
    names = {guild.name for guild in world.guilds}
    names |= {channel.name for guild in world.guilds for channel in guild.channels}
    names |= {person.name for person in world.people}
    names |= {table_id for (table_id,) in process.rows("SELECT table_id FROM tables")}
    assert len(names) > len(world.people)
    for labels in (labels for _, labels, _ in samples(page)):
        for value in labels.values():
            assert not any(name in value for name in names), value
            assert not re.search(r"\d{6}", value), value
    ids = {one.id for one in world.guilds} | {person.id for person in world.people}
    ids |= {channel.id for guild in world.guilds for channel in guild.channels}
    assert not any(str(one) in page for one in ids)


def must_be_of_closed_sets(page: str) -> None:
    commands = re.compile(r"/[\w -]+")
    known: Mapping[str, frozenset[str]] = {
        "kind": frozenset({*VERBS, OTHER, TYPING}),
        "outcome": frozenset({*OUTCOMES, *get_args(Outcome)}),
        "route": ROUTES | {OTHER},
        "status": STATUSES,
        "state": frozenset(TABLE_STATES),
        "queue": frozenset(QUEUES),
        "family": frozenset(FAMILIES),
        "level": frozenset({*LEVELS, "warning", "error"}),
        "why": FALLBACKS,
        "instead": INSTEAD,
    }
    for name, labels, _ in samples(page):
        for label, value in labels.items():
            if label in known:
                assert value in known[label] or (label == "kind" and commands.fullmatch(value))
            else:
                assert (name, label) == ("cardroom_build_info", "version") or label == "le"


def test_a_route_and_a_status_are_of_closed_sets_whatever_is_called() -> None:
    base = Route.BASE
    token, channel = "aW50ZXJhY3Rpb24", 1_100_000_000_000_000_001
    for method, path, route in (
        ("POST", f"/interactions/{channel}/{token}/callback", "callback"),
        ("PATCH", f"/webhooks/{channel}/{token}/messages/@original", "@original"),
        ("PATCH", f"/channels/{channel}/messages/{channel}", "/channels/{id}/messages/{id}"),
    ):
        found = route_of(method, yarl.URL(base + path))
        assert found in ROUTES
        assert route in found
        assert token not in found
    for method, url in (
        ("GET", f"{base}/channels/{channel}/nonsense"),
        ("GET", f"{base}/{token}"),
        ("BREW", f"{base}/users/@me"),
        ("GET", f"http://elsewhere.example/{token}"),
    ):
        assert route_of(method, yarl.URL(url)) == OTHER
    assert {status_of(status) for status in (101, *range(200, 600))} == STATUSES - {"lost"}


def test_every_route_that_the_double_of_discord_has_is_known() -> None:
    of_double = {
        f"{route.method} {re.sub(r'{(?!token)[^}]*}', '{id}', path)}"
        for route in LoopbackDiscord().app.router.routes()
        if route.method not in ("*", "HEAD")
        and route.resource is not None
        and (path := route.resource.canonical.removeprefix("/api/v10")).count("/") > 0
        and route.resource.canonical != path
    }
    assert len(of_double) > 30
    assert of_double <= ROUTES


async def test_without_the_setting_nobody_listens(bot_process: BotProcess, port: int) -> None:
    await bot_process.begin()
    with pytest.raises(aiohttp.ClientConnectionError):
        await read(port)


def test_why_nothing_listens_says_what_to_do() -> None:
    at = ("192.0.2.1", 80)
    for number, to_do in (
        (errno.EADDRINUSE, "a port of its own"),
        (errno.EADDRNOTAVAIL, "take an address of this machine"),
        (errno.EACCES, "take a port above 1023"),
    ):
        assert to_do in unserved("CARDROOM_METRICS", at, OSError(number, "as it is called here"))


async def test_of_two_processes_the_second_says_that_the_address_is_taken(
    bot_process: BotProcess, discord_server: LoopbackDiscord, port: int
) -> None:
    address = f"127.0.0.1:{port}"
    with socket.socket() as other:
        other.bind(("127.0.0.1", port))
        other.listen()
        folder = bot_process.database.parent
        said = await examined(discord_server, folder, CARDROOM_METRICS=address)
        assert f"LOOK  CARDROOM_METRICS: nothing can listen at 127.0.0.1 port {port}" in said
        await bot_process.start(CARDROOM_METRICS=address)
        assert await bot_process.ended() == ExitCode.SETTINGS
    log = bot_process.log.read_text()
    assert f"nothing can listen at 127.0.0.1 port {port} (address already in use)" in log
    assert "a port of its own" in log
    assert not discord_server.gateway.identified
    said = await examined(discord_server, folder, CARDROOM_METRICS=address)
    assert f"ok    figures will be told at http://127.0.0.1:{port}/metrics\n" in said
    await bot_process.begin(CARDROOM_METRICS=address)
    assert "waits" not in bot_process.log.read_text()
    said = await examined(discord_server, folder, CARDROOM_METRICS=address)
    assert f"ok    the bot tells its figures at http://127.0.0.1:{port}/metrics\n" in said
    assert await bot_process.end(signal.SIGTERM) == ExitCode.STOPPED


async def test_an_address_of_another_machine_is_told(
    bot_process: BotProcess, discord_server: LoopbackDiscord
) -> None:
    await bot_process.start(CARDROOM_METRICS="192.0.2.1:9464")
    assert await bot_process.ended() == ExitCode.SETTINGS
    assert "nothing can listen at 192.0.2.1 port 9464" in bot_process.log.read_text()
    assert not discord_server.gateway.identified
