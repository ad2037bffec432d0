"""Commands asked for too often, by strangers, or with what Discord would never pass on."""

import asyncio
import gc
from collections.abc import Iterator
from typing import Any, Final

import pytest

from bot.discord.gateway import incoming
from bot.support.incidents import log_what_escapes
from loopback_discord.payloads import (
    ATTACHMENT_OPTION,
    BOOLEAN_OPTION,
    INTEGER_OPTION,
    STRING_OPTION,
    USER_OPTION,
    Payload,
    text_of,
)
from loopback_discord.people.client import Answer
from loopback_discord.people.person import Person
from loopback_discord.state.commands import TypedCommand
from loopback_discord.state.guilds import Channel
from loopback_discord.state.interactions import ACKNOWLEDGE, SAY
from tests.end_to_end.conftest import Evening, gather_at_table, play_until
from tests.end_to_end.looking import over, saying, table_of
from tests.end_to_end.short_games import short_game
from tests.laws.covering import THOROUGH


def said(answer: Answer) -> str:
    assert answer.kind == "ephemeral"
    return text_of(answer.message)


async def test_a_stranger_is_told_where_the_table_stands_and_posts_nothing(
    evening: Evening, alice: Person, bob: Person, cards: Channel
) -> None:
    await gather_at_table(alice, [])
    await alice.until(lambda: saying(alice, cards, "hand"), what="the table")
    await evening.settle()
    before = table_of(bob, cards)["id"]
    told = said(await bob.slash("table", cards))
    assert f"/{cards.id}/{before})" in told
    await evening.live_table.settle()
    assert table_of(bob, cards)["id"] == before


async def test_the_table_is_posted_again_once_in_thirty_seconds(
    evening: Evening, alice: Person, bob: Person, cards: Channel
) -> None:
    await gather_at_table(alice, [bob])
    await alice.until(lambda: saying(alice, cards, "hand"), what="the table")
    await evening.settle()
    before = table_of(alice, cards)["id"]
    await alice.slash("table", cards)
    await alice.until(lambda: table_of(alice, cards)["id"] != before, what="the table below")
    anew = table_of(alice, cards)["id"]
    await evening.settle()
    assert f"/{cards.id}/{anew})" in said(await bob.slash("table", cards))
    await evening.live_table.settle()
    assert table_of(alice, cards)["id"] == anew


WRONG: Final[tuple[Any, ...]] = (None, [], {}, "QS", 7)


@pytest.mark.parametrize("key", ["member", "data", "channel", "context", "app_permissions"])
async def test_a_command_of_another_form_is_an_incident_and_tells_no_value(
    evening: Evening, caplog: pytest.LogCaptureFixture, key: str
) -> None:
    heard: list[Payload] = []
    evening.discord_server.world.listen(
        lambda event, told, _: heard.append(told) if event == "INTERACTION_CREATE" else None
    )
    # As the process does.
    asyncio.get_running_loop().set_exception_handler(log_what_escapes)
    await evening.alice.slash("rules")
    told = heard[-1]
    for number, value in enumerate(WRONG):
        spoilt: Payload = told | {key: value, "id": str(int(told["id"]) + number + 1)}
        evening.discord_server.world.deliver("INTERACTION_CREATE", spoilt, int(told["guild_id"]))
    assert (await evening.alice.slash("help")).kind == "ephemeral"
    await evening.settle()
    gc.collect()
    await asyncio.sleep(0)
    assert "nobody waits for" not in caplog.text
    assert "QS" not in caplog.text


OPTIONS: list[tuple[str, list[Payload]]] = [
    ("hearts", [{"name": "level", "type": 3, "value": "god"}]),
    ("hearts", [{"name": "level", "type": 3, "value": "random"}]),
    ("hearts", [{"name": "pace", "type": 3, "value": ""}]),
    ("hearts", [{"name": "seats", "type": 4, "value": 0}]),
    ("hearts", [{"name": "seats", "type": 3, "value": "four"}]),
    ("hearts", [{"name": "target", "type": 4, "value": -1}]),
    ("hearts", [{"name": "preset", "type": 4, "value": 7}]),
    ("hearts", [{"name": "hints", "type": 5}]),
    ("hearts", [{"name": "colour", "type": 3, "value": "red"}]),
    ("rules", [{"name": "family", "type": 3, "value": "hea"}]),
    ("hand", [{"name": "hands", "type": 3, "value": "post"}]),
    ("stats", [{"name": "player", "type": 6, "value": "nobody"}]),
    ("presets", []),
    ("presets", [{"name": "save", "type": 1, "options": []}]),
    ("data", [{"name": "burn", "type": 1, "options": []}]),
]


async def test_a_value_that_cannot_be_is_answered_and_leaves_no_trace(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    for name, options in OPTIONS:
        data: Payload = {"id": "1", "name": name, "type": 1, "options": options}
        told = said(await evening.alice.slash_raw(evening.cards, data, forged=True))
        assert "does not fit" in told, data
        assert not evening.client.room.tables.lobbies, data
        assert "Traceback" not in caplog.text, data
        assert not [record for record in caplog.records if record.levelname == "ERROR"], data


async def test_an_option_is_named_as_discord_shows_it_to_the_reader(evening: Evening) -> None:
    evening.alice.user.locale = "de"
    wrong: Payload = {"name": "next_deal", "type": 3, "value": "never"}
    data: Payload = {"id": "1", "name": "hearts", "type": 1, "options": [wrong]}
    assert "nächste\\_runde" in said(
        await evening.alice.slash_raw(evening.cards, data, forged=True)
    )
    assert not evening.client.room.tables.lobbies


async def test_a_command_that_is_gone_is_answered(
    evening: Evening, alice: Person, cards: Channel, caplog: pytest.LogCaptureFixture
) -> None:
    data: Payload = {"id": "1", "name": "poker", "type": 1, "options": []}
    assert "do not know this command" in said(await alice.slash_raw(cards, data, forged=True))
    assert not evening.client.room.tables.lobbies
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


async def test_in_a_long_queue_each_press_is_acknowledged_first_and_answered_then(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await gather_at_table(evening.alice, [evening.bob])
    await evening.alice.until(
        lambda: saying(evening.alice, evening.cards, "hand"), what="the table"
    )
    monkeypatch.setattr(incoming, "LATE_SECONDS", 0.0)
    evening.client.under_way.at_once = 5
    shown = table_of(evening.alice, evening.cards)
    presses = [person.click(shown, "My hand") for person in (evening.alice, evening.bob) * 20]
    presses += [evening.alice.click(shown, "Info") for _ in range(10)]
    answered = await asyncio.gather(*presses)
    assert {answer.interaction.answered_with for answer in answered} == {SAY, ACKNOWLEDGE}

    await evening.client.under_way.settle()
    for person in (evening.alice, evening.bob):
        own = [text_of(one) for one in person.sees(evening.cards) if one["ephemeral"]]
        assert any("Your hand" in text for text in own)
    # What everybody sees is the table still, with nobody's cards.
    assert "Your hand" not in text_of(table_of(evening.alice, evening.cards))
    assert table_of(evening.alice, evening.cards)["id"] == shown["id"]


async def test_a_whole_game_can_be_played_though_the_queue_is_always_long(
    evening: Evening, alice: Person, bob: Person, cards: Channel
) -> None:
    await short_game(evening, [alice, bob], cards)
    evening.acknowledge_first()
    await play_until([alice, bob], lambda: over(alice, cards))
    assert "Your hand" not in "".join(
        text_of(message) for message in alice.sees(cards) if not message["ephemeral"]
    )
    await alice.click(cards, "More")
    await alice.until(lambda: saying(alice, cards, "record"), what="the rest")
    await alice.click(cards, "Record of the game")
    await alice.until(
        lambda: [one for one in alice.sees(cards) if one["ephemeral"] and one["attachments"]],
        what="the record",
    )


WRONG_KINDS = {
    STRING_OPTION: (INTEGER_OPTION, 7),
    INTEGER_OPTION: (STRING_OPTION, "four"),
    BOOLEAN_OPTION: (STRING_OPTION, "yes"),
    USER_OPTION: (STRING_OPTION, "somebody"),
    ATTACHMENT_OPTION: (STRING_OPTION, "some file"),
}


def wrong(option: Payload, *, every: bool) -> Iterator[Payload]:
    """Yield the option filled in with what it cannot be, with `every` odd value or with one."""
    name, kind = str(option["name"]), int(option["type"])
    other, value = WRONG_KINDS[kind]
    yield {"name": name, "type": other, "value": value}
    odds: tuple[object, ...] = (value, None, [], {}, 0.5)
    for odd in odds if every else odds[:1]:
        yield {"name": name, "type": kind, "value": odd}
    yield {"name": name, "type": kind}
    yield {"name": name, "type": kind, "focused": True}
    if option.get("choices"):
        outside = 99 if kind == INTEGER_OPTION else "god"
        yield {"name": name, "type": kind, "value": outside}
    if "max_value" in option:
        yield {"name": name, "type": kind, "value": option["max_value"] + 1}
        yield {"name": name, "type": kind, "value": option["min_value"] - 1}
    if "max_length" in option:
        yield {"name": name, "type": kind, "value": "x" * (option["max_length"] + 1)}


def called(offer: TypedCommand, options: list[Payload]) -> Payload:
    """Return the command as an interaction writes it."""
    for name in reversed(offer.path[1:]):
        options = [{"name": name, "type": 1, "options": options}]
    return {"id": offer.command["id"], "name": offer.command["name"], "type": 1, "options": options}


async def test_no_option_of_any_command_takes_what_it_cannot_be(
    evening: Evening, alice: Person, cards: Channel, caplog: pytest.LogCaptureFixture
) -> None:
    offers = alice.offered(cards)
    assert sum(len(offer.options) for offer in offers) > 30
    kinds = set[int]()
    for offer in offers:
        for option in offer.options:
            # What a value may be is judged by the kind of its option.
            every = THOROUGH or option["type"] not in kinds
            kinds.add(option["type"])
            for given in wrong(option, every=every):
                answer = await alice.slash_raw(cards, called(offer, [given]), forged=True)
                assert answer.kind == "ephemeral", (offer.name, given, answer.error)
                assert "does not fit" in text_of(answer.message), (offer.name, given)
    assert not evening.client.room.tables.lobbies
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


@pytest.mark.usefixtures("evening")
async def test_while_an_option_is_typed_the_others_may_be_anything(
    alice: Person, cards: Channel, caplog: pytest.LogCaptureFixture
) -> None:
    typed = 0
    for offer in alice.offered(cards):
        for option in offer.options:
            if not option.get("autocomplete"):
                continue
            for other in offer.options:
                if other is option:
                    continue
                focused = {"name": option["name"], "type": 3, "value": "a", "focused": True}
                half = {"name": other["name"], "type": 3, "value": "hea"}
                answer = await alice.slash_raw(
                    cards, called(offer, [half, focused]), forged=True, typing=True
                )
                assert answer.error is None, (offer.name, option["name"], other["name"])
                typed += 1
    assert typed > 10
    assert "Traceback" not in caplog.text
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
