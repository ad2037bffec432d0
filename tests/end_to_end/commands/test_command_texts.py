"""The commands as Discord is told of them in each language: whole, and within its limits."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, cast

import discord
import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentSerializer
from fluent.syntax.ast import Message

from bot.interactions.commands import declaring as texts
from bot.screens.families import SCREENS
from bot.text.phrasebook import HOME, Phrasebook, chain_of, phrasebook_of
from bot.text.translations import translated_locales, untranslated
from loopback_discord.payloads import Payload, many
from loopback_discord.server.loopback import LoopbackDiscord
from tests.end_to_end.conftest import Evening
from tests.languages import parsed
from tests.pages.test_told import FOR_PEOPLE

COMMANDS: Final = "/applications/{application_id}/commands"

NAME: Final = re.compile(r"[-_'\w]{1,32}")
"""What Discord takes for the name of a command or an option, if it has no capitals."""

NAMED: Final = re.compile(r"(?<![A-Za-z0-9/<:])/([a-z]+)(?: ([a-z]+))?")
"""A command in a text, and the next word, which names it too if it is one of a group."""

TYPED: Final = re.compile(r"[`*]/([a-z]+)(?: [a-z-]+)?[`*]")
"""A command as a page names it."""

SUBCOMMAND: Final = 1
TEXT_A_COMMAND: Final = 8000


@pytest.fixture(autouse=True)
def commands_remembered() -> None:
    """Translate them anew each time, as that is what is looked at."""


def told(server: LoopbackDiscord) -> list[Payload]:
    (put,) = server.asked("PUT", COMMANDS)
    assert put.status == 200
    return cast("list[Payload]", put.body)


def every_text(holder: Payload) -> Iterator[tuple[str, Payload]]:
    """Yield what has names or descriptions: as a command, an option or a choice of one.

    A command in the menu of a message has a name alone.
    """
    if "description" not in holder:
        yield "menu", holder
        return
    yield "option" if holder.get("type", SUBCOMMAND) > SUBCOMMAND else "command", holder
    for one in many(holder, "choices"):
        yield "choice", one
    for option in many(holder, "options"):
        yield from every_text(option)


def read(holder: Payload, key: str, locale: str) -> str:
    """Return a text as somebody of a locale reads it."""
    local: dict[str, Any] = holder.get(f"{key}_localizations") or {}
    return str(local.get(locale, holder.get(key, "")))


def size(holder: Payload, locale: str) -> int:
    """Count the characters of a command in one language."""
    here = len(read(holder, "name", locale)) + len(read(holder, "description", locale))
    here += sum(
        len(read(one, "name", locale)) + len(str(one["value"])) for one in many(holder, "choices")
    )
    return here + sum(size(one, locale) for one in many(holder, "options"))


@pytest.mark.usefixtures("evening")
async def test_every_command_has_one_name_and_texts_that_fit_in_every_language(
    discord_server: LoopbackDiscord,
) -> None:
    for locale in (HOME, *translated_locales()):
        for command in told(discord_server):
            assert size(command, locale) <= TEXT_A_COMMAND
            for kind, holder in every_text(command):
                name = read(holder, "name", locale)
                if kind in ("choice", "menu"):
                    assert 1 <= len(name) <= (100 if kind == "choice" else 32)
                    continue
                assert NAME.fullmatch(name), name
                assert name == name.lower()
                assert 1 <= len(read(holder, "description", locale)) <= 100
                names = [read(one, "name", locale) for one in many(holder, "options")]
                assert len(set(names)) == len(names), (locale, names)

    commands = (offer.command for screens in SCREENS.values() for offer in screens.offers)
    new = {command for command in commands if f"offer-{command}-open" in untranslated()}
    commands = [command for command in told(discord_server) if command["name"] not in new]
    held = [one for command in commands for one in every_text(command)]
    assert len(held) > 100
    # One Chinese is read by those of the other, if theirs is not there.
    served = {one.value for one in discord.Locale if chain_of(one.value)[0] != HOME}
    assert served >= set(translated_locales())
    for kind, holder in held:
        if kind == "command":
            assert not holder.get("name_localizations")
        if kind == "menu":
            # Nobody types it, so it has a name in each of them.
            assert set(holder["name_localizations"]) == served
        elif kind != "choice":
            described: dict[str, str] = holder.get("description_localizations") or {}
            assert set(described) == served, holder["name"]


async def test_texts_and_pages_name_the_commands_that_are_there_and_pages_all_of_them(
    evening: Evening,
) -> None:
    tree = evening.client.tree
    known = {command.qualified_name for command in tree.walk_commands()}
    groups = {name.partition(" ")[0] for name in known if " " in name}
    for locale in (HOME, *translated_locales()):
        named = [
            f"{name} {below}" if name in groups else name
            for text in messages(locale)
            for name, below in NAMED.findall(text)
        ]
        assert len(named) > 15
        assert sorted(set(named) - known) == [], locale

    known = {one.name for one in tree.get_commands(type=discord.AppCommandType.chat_input)}
    complete = {"play.md", "admin.md", "README.md"}
    told = set[str]()
    for page in FOR_PEOPLE:
        typed = set(TYPED.findall(page.read_text(encoding="utf-8")))
        assert sorted(typed - known) == [], page.name
        told |= typed if page.name in complete else set()
    assert sorted(known - told) == []


def messages(locale: str) -> Iterator[str]:
    """Yield the text of each message of a locale, as its file has it."""
    for _, resource in parsed(locale):
        for entry in resource.body:
            if isinstance(entry, Message):
                yield FluentSerializer().serialize_entry(entry)


@pytest.fixture
def made_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Danish that has two messages, and nothing of the others."""
    danish = FluentBundle(["da"], use_isolating=False)
    danish.add_resource(
        FluentResource("command-hand = Vis dine kort\noffer-seats-count = { $count } personer\n")
    )
    english = FluentBundle([HOME], use_isolating=False)
    for _, resource in parsed(HOME):
        english.add_resource(resource)
    books = {"da": Phrasebook("da", [danish, english]), HOME: phrasebook_of(HOME)}

    def chain_of(code: str) -> tuple[str, ...]:
        return ("da", HOME) if code == "da" else (HOME,)

    monkeypatch.setattr(texts, "chain_of", chain_of)
    monkeypatch.setattr(texts, "phrasebook_of", books.__getitem__)


async def test_commands_are_told_anew_once_a_language_has_come(
    discord_server: LoopbackDiscord, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    evening = Evening(discord_server, tmp_path / "cardroom.sqlite3")
    for _ in range(2):
        await evening.open()
        await evening.close()
    told(discord_server)
    request.getfixturevalue("made_up")
    await evening.open()
    await evening.close()
    _, again = discord_server.asked("PUT", COMMANDS)
    texts_told = {
        (kind, str(holder["name"])): holder
        for command in cast("list[Payload]", again.body)
        for kind, holder in every_text(command)
    }
    assert texts_told["command", "hand"]["description_localizations"] == {"da": "Vis dine kort"}
    assert texts_told["choice", "4 players"]["name_localizations"] == {"da": "4 personer"}
    assert not texts_told["command", "table"]["description_localizations"]
    assert not texts_told["option", "preset"].get("name_localizations")
