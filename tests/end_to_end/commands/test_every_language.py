"""Whole games of every family in every language: all that arrives is in that language."""

import asyncio
import re
from collections.abc import Iterator
from random import Random
from typing import Any, Final, cast

import pytest

from bot.screens.families import offers
from bot.tables.opening.lobby import COMPUTER_NAMES
from bot.text.translations import translated_locales
from engine.games.catalogue import FAMILIES
from engine.table.chairs import Chair
from loopback_discord.payloads import Payload, selects_of
from loopback_discord.people.client import Answer
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.server.requests import Request
from loopback_discord.state.guilds import Channel
from tests.end_to_end.canasta_tables import ASKED, OPENING
from tests.end_to_end.conftest import LONGEST_SECONDS, Evening
from tests.end_to_end.looking import saying
from tests.end_to_end.positions import Position, write
from tests.end_to_end.short_deals import DEALT, SHORT
from tests.languages import faults_of, texts_in
from tests.laws.covering import THOROUGH
from tests.regular import button_ids, hand_message, press_one
from tests.rulings.all_fours.written import Deal, in_acts, leading_up_to

COMMANDS: Final = ("help", "table", "hand", "leave", "settings", "stats", "data delete")
TABS: Final = ("last", "scores", "rules", "log")
LOCALES: Final = translated_locales() if THOROUGH else ("de", "ja")
"""One in Latin letters and one in others: English is told from them in two ways.

`tests/screens/test_limits.py` looks at the texts of all in every run.
"""


@pytest.fixture
def people(discord_server: LoopbackDiscord, locale: str) -> list[Person]:
    """Four people, and a server, who all read one language."""
    for guild in discord_server.world.guilds:
        guild.locale = locale
    for person in discord_server.world.people:
        person.user.locale = locale
    return discord_server.world.people[:4]


def positions(people: list[Person]) -> Iterator[Position]:
    """Yield a short game of every family, each near its end."""

    def seated(count: int) -> tuple[Chair, ...]:
        return tuple(Chair(person.name, person=person.id) for person in people[:count])

    yield Position(
        table_id="t1",
        preset="standard",
        options={**SHORT, "target": 1},
        chairs=seated(3),
        acts=(f"-1 deal {' '.join(DEALT)}",),
        dealer=2,
    )
    yield Position(
        table_id="t2",
        preset="canasta_book",
        options={"target": 400},
        chairs=seated(4),
        acts=(OPENING, *ASKED),
        dealer=3,
    )
    acts = in_acts(*leading_up_to(6, 6), Deal({}, "5S"))
    yield Position(table_id="t3", preset="seven_up", options={}, chairs=seated(2), acts=acts)


async def press(person: Person, message: Payload | Answer | None, *verbs: str) -> Answer | None:
    """Press the first button that says one of these verbs, if there is one that can be pressed."""
    shown = message.message if isinstance(message, Answer) else message
    found = button_ids(shown, *verbs) if shown is not None else []
    return await person.click(shown or {}, custom_id=found[0][1]) if found else None


async def looks_around(person: Person, where: Channel) -> None:
    """Use all commands and whatever stands beside a game."""
    for command in COMMANDS:
        await person.slash(command, where)
    for offer in offers():
        await person.slash("rules", where, preset=offer.default.key)
    for family in FAMILIES:
        await person.slash("leaderboard", where, family=family)
    for table in saying(person, where, "hand"):
        panel = await press(person, table, *TABS)
        for tab in TABS:
            await turn(person, panel, tab)
        for verb in ("react", "hand", "leave"):
            await press(person, table, verb)


async def turn(person: Person, panel: Answer | None, tab: str) -> None:
    """Turn a panel to a tab, if it is there and not open already."""
    if panel is None or not panel.message:
        return
    for said, custom_id in button_ids(panel.message, "tab"):
        if said.text == tab:
            await person.click(panel, custom_id=custom_id)


async def opens_and_closes(host: Person, guest: Person) -> None:
    """Open tables, change what can be changed, and close them."""
    for offer in offers():
        lobby = await host.slash(offer.command, preset=offer.default.key)
        if lobby.kind == "ephemeral":
            lobby = await press(host, lobby, "another")
        assert lobby is not None
        for person, verb in ((guest, "join"), (guest, "learn"), (guest, "start")):
            await press(person, lobby, verb)
        options = await press(host, lobby, "options")
        await press(host, options, "add")
        customise = await press(host, options, "customise")
        assert customise is not None
        (menu, *_) = selects_of(customise.message)
        for option in menu["options"][:3]:
            await host.select(customise, option["value"], custom_id=menu["custom_id"])
        await press(host, customise, "options")
        await press(host, options, "cancel")


def said_to_discord(request: Request, locale: str) -> Iterator[str]:
    """Yield what somebody of a locale reads of a request."""
    if request.route.endswith("/commands"):
        yield from localised(request.body, locale)
    else:
        yield from texts_in(request.body)


def localised(payload: object, locale: str) -> Iterator[str]:
    """Yield the texts of commands in a locale."""
    if isinstance(payload, list):
        for one in cast("list[Any]", payload):
            yield from localised(one, locale)
    elif isinstance(payload, dict):
        for key, value in cast("dict[str, Any]", payload).items():
            if key.endswith("_localizations"):
                yield cast("dict[str, str]", value or {}).get(locale, "")
            else:
                yield from localised(value, locale)


def tables_in(request: Request) -> list[str]:
    """Return the tables that the buttons of a request speak of."""
    return re.findall(r"'m?c1\.([a-z0-9]+)\.", str(request.body))


def judge(discord_server: LoopbackDiscord, locale: str, *, least: int) -> None:
    """Complain of every text that arrived and is not in the language."""
    world = discord_server.world
    names = [*COMPUTER_NAMES, *(person.name for person in world.people)]
    names += [guild.name for guild in world.guilds]
    names += [channel.name for guild in world.guilds for channel in guild.channels]
    # A hand names its table.
    names += {one for request in discord_server.requests for one in tables_in(request)}
    told = {
        text: request.route
        for request in discord_server.requests
        for text in said_to_discord(request, locale)
    }
    assert len(told) > least
    found = {text: faults for text in told if (faults := faults_of(text, locale, names))}
    assert found == {}, f"{locale}: {found}"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.long
async def test_an_evening_of_every_family_is_in_one_language(evening: Evening, locale: str) -> None:
    alice, bob, *_ = evening.people
    await evening.close()
    for position in positions(evening.people):
        await write(evening.address, evening.cards, position)
    await evening.open()
    await alice.until(lambda: len(saying(alice, evening.cards, "hand")) == 3, what="three tables")
    await evening.settle()
    await looks_around(alice, evening.cards)
    await refused(alice)
    await play(evening.people, evening.cards, games=3)
    await evening.settle()
    for told in saying(alice, evening.cards, "more"):
        await press(alice, told, "record")
    await looks_around(bob, evening.cards)
    await opens_and_closes(alice, bob)
    judge(evening.discord_server, locale, least=200)


async def refused(person: Person) -> None:
    """Press an answer again that was given, which is explained."""
    hand = await person.until(lambda: hand_message(person), what="a hand")
    (_, custom_id), *_ = button_ids(hand, "do", "tick")
    await person.click(hand, custom_id=custom_id)
    await person.press_raw(hand, custom_id, forged=True)


async def play(people: list[Person], cards: Channel, *, games: int) -> None:
    """Press whatever is on offer until so many games are over."""
    async with asyncio.timeout(LONGEST_SECONDS):
        while len(saying(people[0], cards, "rematch")) < games:
            pressed = [await press_one(person, chance=Random(1)) for person in people]
            if not any(pressed):
                await asyncio.sleep(0.01)
