"""What one person reads is in that person's language, what a table reads in the server's."""

import json
from collections.abc import Awaitable, Iterable, Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import Final

import pytest
from fluent.runtime import FluentResource, resolver
from fluent.syntax.ast import Message, TextElement

from bot.text.bundles import Bundle
from bot.text.phrasebook import HOME, phrasebook_of
from data.sql.database import SqlRow, Value
from data.sqlite.database import SqliteDatabase
from engine.games.hearts.view import HeartsView
from loopback_discord.payloads import Payload, buttons_of, face_of
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Channel
from tests.end_to_end.conftest import Evening, play_until
from tests.end_to_end.looking import data_of, saying, table_of
from tests.end_to_end.restarting import restart
from tests.end_to_end.short_games import offered
from tests.regular import button_ids, hand_message

pytestmark = pytest.mark.each_database_thorough


MARKS: Final = {"en-US": "①", "de": "②", "ja": "③", "zh-CN": "④", "zh-TW": "⑤"}
"""A mark for each language. Here they have the same words, whose first letter it replaces."""


class MarkedBundle(Bundle):
    """The English messages, each with the mark of a language, and no longer for it."""

    def __init__(self, locale: str) -> None:
        super().__init__(locale, files("bot.languages").joinpath(HOME))
        self._mark = MARKS[locale]

    def get_message(self, key: str) -> resolver.Message:
        written = self._unpacked(key)
        if written is not None:
            page = FluentResource(written)
            for entry in page.body:
                # People type the names of options.
                if isinstance(entry, Message) and not entry.id.name.startswith("option-"):
                    self._marks(entry)
            self._parsed.add_resource(page)
        return super().get_message(key)

    def _marks(self, entry: Message) -> None:
        if entry.value is None:
            return
        first = entry.value.elements[0]
        if isinstance(first, TextElement):
            first.value = self._mark + first.value[1:]
        else:
            entry.value.elements.insert(0, TextElement(self._mark))


marked_bundle = cache(MarkedBundle)


@pytest.fixture(autouse=True)
def marked(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Speak all languages, by their marks alone."""
    monkeypatch.setattr("bot.text.phrasebook.bundle_of", marked_bundle)
    phrasebook_of.cache_clear()
    yield
    phrasebook_of.cache_clear()


def languages_of(message: Payload) -> set[str]:
    """Return the languages in which something stands in a message, on its buttons too."""
    written = json.dumps(message, ensure_ascii=False)
    return {locale for locale, mark in MARKS.items() if mark in written}


def languages_in(messages: Iterable[Payload]) -> set[str]:
    """Return the languages of some messages; no message may have two."""
    found = [languages_of(message) for message in messages]
    assert [one for one in found if len(one) > 1] == []
    return {one for languages in found for one in languages}


def public(person: Person, where: Channel) -> list[Payload]:
    return [message for message in person.sees(where) if not message["ephemeral"]]


def private(person: Person, where: Channel) -> list[Payload]:
    return [one for one in (*person.sees(where), *person.dms()) if one not in public(person, where)]


def label(message: Payload, words: str) -> str:
    """Return what is written on the button that says so, in whatever language."""
    return next(face_of(one) for one in buttons_of(message) if face_of(one)[1:] == words[1:])


async def click(person: Person, message: Payload, words: str) -> Payload:
    answer = await person.click(message, label(message, words))
    return answer.message


@pytest.fixture
def dora(discord_server: LoopbackDiscord) -> Person:
    return discord_server.world.add_person("Dora", locale="de")


@pytest.fixture
def fred(discord_server: LoopbackDiscord) -> Person:
    """Somebody whose language is not spoken here."""
    return discord_server.world.add_person("Fred", locale="fr")


@pytest.fixture
def japan(cards: Channel) -> Channel:
    """The channel #cards of a Japanese server."""
    assert cards.guild is not None
    cards.guild.locale = "ja"
    return cards


async def seat(host: Person, others: Iterable[Person], **options: str | int) -> None:
    opened = await host.slash("hearts", None, **options)
    for person in others:
        await click(person, opened.message, "Join")
    await click(host, opened.message, "Start")


async def hand(person: Person) -> Payload:
    return await person.until(lambda: hand_message(person), what="a hand")


def is_passed(evening: Evening) -> bool:
    """Whether all have passed cards, and tricks are played."""
    view = evening.live_table.game.view(None)
    return isinstance(view, HeartsView) and view.stage == "play"


async def refused(person: Person) -> Payload:
    """Press a card that is not to be played now, and return the hand with the reason above it."""
    message = await hand(person)
    says = next(says for says, _ in button_ids(message, "do", "tick"))
    wrong = says.custom_id.replace(f".{says.asked}.", f".{says.asked + 7}.")
    answer = await person.press_raw(message, wrong, forged=True)
    return answer.message


@pytest.mark.long
async def test_each_reads_the_own_language_and_all_read_the_servers(
    evening: Evening, dora: Person, fred: Person, japan: Channel
) -> None:
    await seat(dora, [fred], preset=await offered(evening, japan), seats=3, target=3)
    await hand(dora)
    board = table_of(evening.alice, japan)
    panels = [await click(person, board, "Info") for person in (dora, fred, evening.alice)]
    assert [languages_of(panel) for panel in panels] == [{"de"}, {"en-US"}, {"en-US"}]
    assert languages_of(await refused(dora)) == {"de"}
    asked = await dora.slash("leave", japan)
    assert languages_in([asked.message]) == {"de"}
    await dora.slash("hand", japan)

    await play_until([dora, fred], lambda: bool(saying(evening.alice, japan, "rematch")))
    await evening.settle()
    assert languages_in(public(evening.alice, japan)) == {"ja"}

    empty = await dora.slash("leaderboard", japan, family="canasta")
    assert languages_in([empty.message]) == {"de"}
    ranks = await dora.slash("leaderboard", japan)
    assert languages_of(ranks.message) == {"ja"}
    await fred.click(ranks.message, fred.faces(ranks.message)[-1])
    assert languages_in(public(fred, japan)) == {"ja"}
    assert languages_in(private(dora, japan)) == {"de"}
    assert languages_in(private(fred, japan)) == {"en-US"}


async def test_who_chooses_a_language_reads_it_at_once_and_after_a_restart(
    evening: Evening, dora: Person, fred: Person, japan: Channel
) -> None:
    await seat(fred, [dora])
    assert languages_of(await hand(dora)) == {"de"}
    shown = await dora.slash("language", japan)
    assert shown.kind == "ephemeral"
    assert languages_in([shown.message]) == {"de"}

    chosen = await dora.slash("language", japan, language="zh-TW")
    assert chosen.kind == "ephemeral"
    assert languages_in([chosen.message]) == {"zh-TW"}
    await dora.until(lambda: languages_in(dora.dms()) == {"zh-TW"}, what="her hand in Chinese")
    assert languages_of(await refused(dora)) == {"zh-TW"}
    helped = await dora.slash("help", japan)
    assert languages_in([helped.message]) == {"zh-TW"}
    assert languages_in(public(fred, japan)) == {"ja"}

    await restart(evening)
    await evening.settle()
    assert languages_in(dora.dms()) == {"zh-TW"}
    panel = await dora.slash("settings", japan)
    panel = await dora.select(panel, "en-US", custom_id="mc1.-.prefer..language")
    assert languages_of({"said": dora.reads(panel)}) == {"en-US"}
    await dora.until(lambda: languages_in(dora.dms()) == {"en-US"}, what="her hand in English")
    await dora.slash("language", japan, language="discord")
    await dora.until(lambda: languages_in(dora.dms()) == {"de"}, what="her hand in German")


async def test_who_sits_nowhere_reads_the_own_choice_too(
    evening: Evening, dora: Person, japan: Channel
) -> None:
    await dora.slash("language", dora.dm_channel, language="ja")
    await restart(evening)
    for command in ("help", "rules", "stats", "language"):
        told = await dora.slash(command, japan)
        assert languages_in([told.message]) == {"ja"}, command
    nothing = await dora.slash("leave", japan)
    assert languages_in([nothing.message]) == {"ja"}


@pytest.mark.usefixtures("japan")
async def test_messages_that_nobody_pressed_for_are_in_the_language_last_heard(
    evening: Evening, dora: Person, fred: Person
) -> None:
    await evening.store.preferences.choose(dora.id, "calls_at_once", "yes")
    await seat(dora, [fred])
    await hand(dora)
    dora.user.locale = "zh-CN"
    await dora.slash("help")
    await dora.until(
        lambda: languages_in([hand_message(dora) or {}]) == {"zh-CN"}, what="her hand in Chinese"
    )
    # A message that called her to her turn before stays as it was sent.
    stays = {one["id"] for one in dora.dms()} - {(hand_message(dora) or {}).get("id")}

    def since() -> list[Payload]:
        return [one for one in dora.dms() if one["id"] not in stays]

    await play_until([dora, fred], lambda: is_passed(evening))
    await restart(evening)
    # Every hand is drawn anew before anybody has pressed anything.
    await evening.settle()
    assert languages_in(since()) == {"zh-CN"}
    assert (await evening.store.people.get(dora.id)).locale == "zh-CN"
    await play_until([dora, fred], lambda: len(since()) > 1)
    assert languages_in(since()) == {"zh-CN"}


async def test_a_server_chooses_the_language_of_its_tables(
    evening: Evening, dora: Person, mona: Person, japan: Channel
) -> None:
    opened = await dora.slash("hearts")
    assert languages_of(opened.message) == {"ja"}

    async def choose(language: str) -> None:
        panel = await mona.slash("settings", japan)
        panel = await mona.click(panel, custom_id="c1.-.settings..looks")
        await mona.select(panel, language, custom_id="mc1.-.prefer-guild..language")

    await choose("zh-CN")
    await dora.until(lambda: languages_in(public(dora, japan)) == {"zh-CN"}, what="the lobby")
    await click(dora, public(dora, japan)[0], "Start")
    assert languages_of(await hand(dora)) == {"de"}
    for language, read in (("de", "de"), ("discord", "ja")):
        await choose(language)
        await mona.until(
            lambda read=read: languages_of(table_of(mona, japan)) == {read}, what="the table"
        )
    await choose("de")
    await restart(evening)
    await mona.until(lambda: languages_of(table_of(mona, japan)) == {"de"}, what="the table")
    assert languages_of(await hand(dora)) == {"de"}


async def test_who_plays_alone_reads_one_language(
    evening: Evening, dora: Person, fred: Person, japan: Channel
) -> None:
    for person, where in ((dora, japan), (fred, fred.dm_channel)):
        await person.slash("play", where)
        await person.until(lambda who=person, at=where: hand_message(who, at), what="the panel")
    await evening.settle()
    assert languages_in(dora.sees(japan)) == {"de"}
    assert languages_in(fred.dms()) == {"en-US"}
    await dora.slash("language", japan, language="zh-TW")
    await dora.until(
        lambda: "zh-TW" in languages_in(saying(dora, japan, "do") or saying(dora, japan, "tick")),
        what="the game in Chinese",
    )


async def test_a_language_is_exported_and_forgotten(
    evening: Evening, dora: Person, fred: Person, japan: Channel
) -> None:
    await seat(fred, [dora])
    await dora.slash("language", japan, language="ja")
    held = json.loads(await data_of(evening.discord_server, dora, japan))["preferences"]
    assert (held["locale"], held["chosen"]) == ("de", {"language": "ja"})

    asked = await dora.slash("data delete", japan)
    await click(dora, asked.message, "Delete my data")
    told = await dora.slash("help", japan)
    assert languages_in([told.message]) == {"de"}
    dora.user.locale = "zh-TW"
    told = await dora.slash("help", japan)
    assert languages_in([told.message]) == {"zh-TW"}
    assert (await evening.store.people.get(dora.id)).locale is None
    assert evening.client.room.services.preferences.language_of(dora.id, "?") == "?"


async def test_no_press_at_a_table_reads_the_store_for_a_language(
    evening: Evening, dora: Person, fred: Person, japan: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    await seat(dora, [fred])
    message, read, rows = await hand(dora), list[str](), SqliteDatabase.rows
    await evening.settle()

    def overheard(
        database: SqliteDatabase, statement: str, values: Sequence[Value] = ()
    ) -> Awaitable[list[SqlRow]]:
        read.append(statement)
        return rows(database, statement, values)

    monkeypatch.setattr(SqliteDatabase, "rows", overheard)
    await dora.click(message, custom_id=button_ids(message, "do", "tick")[0][1])
    await click(dora, table_of(dora, japan), "My hand")
    assert [one for one in read if "preferences" in one or "locale" in one] == []
