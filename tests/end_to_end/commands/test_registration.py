"""The commands as Discord is told of them: when, how, and when it does not listen."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from pathlib import Path
from typing import Final, TypeAlias, cast

import pytest

from bot.interactions import registration
from bot.screens.families import offers
from data.patience import NotRead
from data.settings import COMMANDS as COMMANDS_TOLD
from data.settings import KeptSettings
from loopback_discord.payloads import Payload
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Channel
from tests.end_to_end.conftest import Evening
from tests.second_opinion import Opinion

COMMANDS = "/applications/{application_id}/commands"

IN_GUILDS = {
    *("table", "tables", "leaderboard", "presets", "challenge", "Challenge"),
    "tournament",
    *(offer.command for offer in offers()),
}
ANYWHERE = {
    *("play", "stats", "rules", "help", "settings", "language", "verify", "data"),
    *("daily", "practice", "puzzle", "review", "Review this game"),
}

ENTRY_POINT: Payload = {
    "type": 4,
    "name": "launch",
    "name_localizations": {"de": "starten"},
    "handler": 2,
    "contexts": [0, 1],
    "integration_types": [0],
}


@pytest.fixture(autouse=True)
def commands_remembered() -> None:
    """Translate them anew each time, as that is what is looked at."""


@pytest.fixture
async def closed_evening(discord_server: LoopbackDiscord, tmp_path: Path) -> AsyncIterator[Evening]:
    evening = Evening(discord_server, tmp_path / "cardroom.sqlite3")
    yield evening
    await evening.close()


def told(discord_server: LoopbackDiscord) -> list[list[Payload]]:
    """Return the lists of commands that Discord took in."""
    return [
        cast("list[Payload]", request.body)
        for request in discord_server.asked("PUT", COMMANDS)
        if request.status == 200
    ]


@pytest.mark.usefixtures("evening")
async def test_each_command_says_outright_where_it_may_be_used(
    discord_server: LoopbackDiscord, alice: Person
) -> None:
    ((*commands,),) = told(discord_server)
    places = {
        command["name"]: (command["contexts"], command["integration_types"]) for command in commands
    }
    for name, (contexts, installs) in places.items():
        usual = ([0] if name in IN_GUILDS else [0, 1], [0])
        assert (contexts, installs) == (([0, 1, 2], [0, 1]) if name in ANYWHERE else usual), name
    assert places.keys() >= IN_GUILDS | ANYWHERE
    offered = {
        one.name for one in discord_server.world.commands.offered(alice.user, alice.dm_channel)
    }
    assert offered
    assert not {name.split()[0] for name in offered} & IN_GUILDS


async def test_an_entry_point_that_is_there_stays_as_it_is(
    closed_evening: Evening, discord_server: LoopbackDiscord, alice: Person, cards: Channel
) -> None:
    before = discord_server.world.commands.post(None, ENTRY_POINT)
    await closed_evening.open()
    (put,) = discord_server.asked("PUT", COMMANDS)
    assert put.status == 200
    (after,) = (one for one in discord_server.world.commands.of(None) if one["type"] == 4)
    assert {**after, "version": ""} == {**before, "version": ""}
    assert (await alice.slash("hearts", cards)).error is None
    await closed_evening.close()


async def test_a_bot_whose_commands_are_refused_runs_on_and_tries_again(
    closed_evening: Evening,
    discord_server: LoopbackDiscord,
    alice: Person,
    cards: Channel,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(registration, "AGAIN_AFTER_SECONDS", (0.1,))
    discord_server.faults.add("PUT", COMMANDS, status=503, times=2)
    discord_server.faults.add("GET", COMMANDS, cut="before", times=6)
    await closed_evening.open()
    assert told(discord_server) == []
    await alice.until(lambda: told(discord_server), what="the commands")
    assert caplog.text.count("could not be registered (503/0)") == 2
    assert (await alice.slash("hearts", cards)).error is None
    await closed_evening.close()


async def test_where_people_may_not_install_it_the_commands_are_for_servers_alone(
    closed_evening: Evening, discord_server: LoopbackDiscord, caplog: pytest.LogCaptureFixture
) -> None:
    registered = discord_server.world.commands
    registered.installs = frozenset({0})
    await closed_evening.open()
    assert all(one["integration_types"] == [0] for one in registered.of(None))
    assert {tuple(one["contexts"]) for one in registered.of(None)} == {(0,), (0, 1)}
    assert "User Install is switched on" in caplog.text
    await closed_evening.close()
    # Told again once the host has switched it on, and then no more.
    registered.installs = frozenset({0, 1})
    for _ in range(2):
        await closed_evening.open()
        await closed_evening.close()
    assert [one.status for one in discord_server.asked("PUT", COMMANDS)] == [400, 200, 200]
    (rules,) = (one for one in registered.of(None) if one["name"] == "rules")
    assert (rules["contexts"], rules["integration_types"]) == ([0, 1, 2], [0, 1])


Spoils: TypeAlias = Callable[[Payload], Payload | None]

SPOILT: Final[Mapping[str, Spoils]] = {
    "all are lost": lambda _: None,
    "one is lost": lambda one: None if one["name"] == "rules" else one,
    "one is another's": lambda one: {**one, "name": "other"} if one["name"] == "rules" else one,
    "one differs": lambda one: {**one, "nsfw": True},
}
"""What becomes of each command at Discord; `test_compared_commands.py` has every difference."""


@pytest.mark.each_database
async def test_one_process_tells_what_differs_at_discord_and_the_next_asks_once(
    evening: Evening,
) -> None:
    """On a server there may be several; whichever leads looks after the commands."""
    server, registered = evening.discord_server, evening.discord_server.world.commands
    await evening.client.registration.tried.wait()
    before = unversioned(registered.of(None))
    for times, spoils in enumerate((None, *SPOILT.values()), start=1):
        if spoils:
            registered.keep(filter(None, map(spoils, registered.of(None))))
        for _ in range(2):
            await evening.open_again()
            await evening.client.registration.tried.wait()
            assert unversioned(registered.of(None)) == before
        assert [one.status for one in server.asked("PUT", COMMANDS)] == [200] * times
        # A start asks once what is there, whatever it finds.
        assert len(server.asked("GET", COMMANDS)) == 1 + 2 * times


async def test_commands_are_told_again_by_another_version(evening: Evening) -> None:
    await evening.store.settings.set("commands", "those of an older version")
    for _ in range(2):
        await evening.open_again()
        assert len(evening.discord_server.asked("PUT", COMMANDS)) == 2


def unversioned(commands: list[Payload]) -> list[Payload]:
    return [{**one, "id": "", "version": ""} for one in commands]


async def test_the_commands_are_as_discord_describes_them(
    evening: Evening, second_opinion: Opinion
) -> None:
    evening.discord_server.api.validate = second_opinion
    await evening.store.settings.set("commands", "those of an older version")
    await evening.open_again()
    (put, again) = evening.discord_server.asked("PUT", COMMANDS)
    assert put.body == again.body
    assert evening.discord_server.api.problems == []


async def test_commands_are_registered_though_the_store_was_away(
    closed_evening: Evening, discord_server: LoopbackDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registration, "AGAIN_AFTER_SECONDS", (0.01,))
    read, asked = KeptSettings.get, list[str]()

    async def away(settings: KeptSettings, key: str) -> str | None:
        if key == COMMANDS_TOLD and not asked:
            asked.append(key)
            raise NotRead("SQLITE_IOERR", busy=False)
        return await read(settings, key)

    monkeypatch.setattr(KeptSettings, "get", away)
    async with asyncio.timeout(20):
        await closed_evening.open()
        while not told(discord_server):
            await asyncio.sleep(0.01)
    assert asked
