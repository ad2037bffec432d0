"""The languages of the playground's people and servers, and the words of its page."""

import re
from itertools import chain
from pathlib import Path
from typing import Any

import discord
import pytest
from fluent.syntax.ast import Message

from bot.playground import languages
from bot.playground.languages import PAGE, own_name, page_texts, wished, words
from bot.text.phrasebook import HOME, locales
from loopback_discord.payloads import Payload
from loopback_discord.people.client import Impossible
from loopback_discord.people.person import Person
from loopback_discord.people.world import World, furnished
from loopback_discord.state.commands import Commands, localized, localized_choices
from tests.each import each
from tests.languages import parsed

FILES = Path(languages.__file__).parent / "page"
KEY = re.compile(r"playground(?:-[a-z]+)+")
FACTS = re.compile(r"\{(\w+)\}")

OPEN: Payload = {
    "name": "table",
    "description": "Tables",
    "name_localizations": {"ja": "テーブル"},
    "description_localizations": {"ja": "卓のこと"},
    "options": [
        {
            "type": 1,
            "name": "open",
            "description": "Open a table",
            "name_localizations": {"ja": "募集", "de": "öffnen"},
            "description_localizations": {"ja": "卓を開く"},
            "options": [
                {
                    "type": 3,
                    "name": "pace",
                    "description": "How fast",
                    "name_localizations": {"ja": "ペース"},
                    "description_localizations": {"ja": "速さ"},
                    "choices": [
                        {"name": "Live", "value": "live", "name_localizations": {"ja": "速い"}},
                        {"name": "Slow", "value": "slow"},
                    ],
                }
            ],
        }
    ],
}


@pytest.fixture
def world() -> World:
    made = furnished()
    made.commands.put(None, [OPEN])
    return made


def shown(person: Person, world: World) -> Payload:
    (offer,) = person.offered(world.place("cards"))
    return localized(offer, person.user.locale)


def test_a_command_is_shown_in_the_language_of_each_person(world: World) -> None:
    alice, bob = world.person("Alice"), world.person("Bob")
    world.choose_language(alice.user, "ja")
    command = shown(alice, world)
    assert (command["name"], command["shown"]) == ("table open", "テーブル 募集")
    assert command["description"] == "卓を開く"
    (pace,) = command["options"]
    assert (pace["name"], pace["shown"], pace["description"]) == ("pace", "ペース", "速さ")
    assert [one["name"] for one in pace["choices"]] == ["速い", "Slow"]
    assert [one["value"] for one in pace["choices"]] == ["live", "slow"]
    assert "_localizations" not in str(command)
    assert shown(bob, world)["shown"] == "table open"
    assert localized_choices(pace["choices"], "de")[0]["name"] == "速い"


async def test_a_command_is_found_by_its_name_in_the_language_and_by_the_english_one(
    world: World,
) -> None:
    alice = world.person("Alice")
    world.interactions.answer_seconds = 0.01
    world.choose_language(alice.user, "ja")
    for name in ("テーブル 募集", "table open"):
        await alice.slash(name, world.place("cards"))
    world.choose_language(alice.user, "de")
    with pytest.raises(Impossible):
        await alice.slash("テーブル 募集", world.place("cards"))


async def test_the_bot_is_told_what_people_and_servers_speak(world: World) -> None:
    alice = world.person("Alice")
    heard: list[tuple[str, Payload]] = []
    world.listen(lambda event, told, _: heard.append((event, told)))
    world.interactions.answer_seconds = 0.01
    world.choose_language(alice.user, "ja")
    world.choose_server_language(world.guilds[0], "de")
    await alice.slash("table open", world.place("cards"))
    (update, guild), (_, told) = heard
    assert (update, guild["preferred_locale"]) == ("GUILD_UPDATE", "de")
    assert (told["locale"], told["guild_locale"]) == ("ja", "de")


def test_only_what_discord_speaks_can_be_chosen(world: World) -> None:
    with pytest.raises(ValueError, match="tlh"):
        world.choose_language(world.person("Alice").user, "tlh")
    with pytest.raises(ValueError, match="de-AT"):
        world.choose_server_language(world.guilds[0], "de-AT")
    assert {one.value for one in discord.Locale} >= set(locales())


@each(
    ("accepted", "locale"),
    [
        ("", HOME),
        ("*", HOME),
        ("tlh, nonsense;q=x, en-GB", HOME),
        ("de-AT,de;q=0.9", "de"),
        ("en;q=0.3, ja;q=0.8", "ja"),
        ("fr, ja-JP;q=0.5", "ja"),
        ("zh", "zh-CN"),
        ("zh-Hans-SG", "zh-CN"),
        ("zh-TW", "zh-TW"),
        ("zh-hk", "zh-TW"),
        ("zh-Hant, en", "zh-TW"),
    ],
)
def test_a_browser_s_languages_find_one_of_ours(
    accepted: str, locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours = (HOME, "de", "ja", "zh-CN", "zh-TW")
    monkeypatch.setattr("bot.text.phrasebook.locales", lambda: ours)
    assert wished(accepted) == locale


def sources() -> list[str]:
    return [path.read_text("utf-8") for path in sorted(FILES.iterdir()) if path.suffix != ".svg"]


def keys_of(locale: str) -> list[str]:
    return [
        entry.id.name
        for place, page in parsed(locale)
        if place == PAGE
        for entry in page.body
        if isinstance(entry, Message)
    ]


def test_the_page_says_what_there_is_to_say_and_nothing_else() -> None:
    assert set(chain.from_iterable(map(KEY.findall, sources()))) == set(keys_of(HOME))


@each("locale", locales())
def test_every_text_of_the_page_can_be_filled_in_by_a_browser(locale: str) -> None:
    home = page_texts(HOME)
    for key, text in page_texts(locale).items():
        assert text.strip()
        assert set(FACTS.findall(text)) <= set(FACTS.findall(home[key])), key


@each("locale", locales())
def test_cards_are_written_and_said_as_the_language_does(locale: str) -> None:
    cards: dict[str, Any] = words(locale)["cards"]
    # With four suits alone and three jokers: one of its kind, a big one and a little one.
    assert len(cards) == 52 + 4 + 3
    assert len({one["face"] for one in cards.values()}) == len(cards)
    assert own_name(locale) != locale


def test_the_page_holds_no_words_of_its_own() -> None:
    """Texts in quotes or between tags: two words, or one where a reader meets it."""
    found: list[str] = []
    for source in sources():
        code = re.sub(r"^\s*//.*$|/\*.*?\*/|// .*$", "", source, flags=re.MULTILINE | re.DOTALL)
        found += re.findall(r"""(?:aria-label|title|placeholder|alt)"?: ?"([^"]+)\"""", code)
        found += re.findall(r""""([A-Z][a-z]+ [a-z][^"]*)\"""", code)
        found += re.findall(r""">([A-Z][a-z]+[^<{]*)<""", code)
    assert found == []


def test_commands_without_texts_in_a_language_keep_their_own() -> None:
    world = furnished()
    bare = Commands(world)
    bare.put(None, [{"name": "bare", "description": "No words", "name_localizations": None}])
    (offer,) = bare.offered(world.person("Alice").user, world.place("cards"))
    assert localized(offer, "ja")["shown"] == "bare"
