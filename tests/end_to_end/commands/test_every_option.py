"""Every option of every command, given what Discord would never pass on."""

from collections.abc import Iterator

import pytest

from loopback_discord.payloads import (
    ATTACHMENT_OPTION,
    BOOLEAN_OPTION,
    INTEGER_OPTION,
    STRING_OPTION,
    USER_OPTION,
    Payload,
    text_of,
)
from loopback_discord.people.person import Person
from loopback_discord.state.commands import TypedCommand
from loopback_discord.state.guilds import Channel
from tests.end_to_end.conftest import Evening
from tests.laws.covering import THOROUGH

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
    return {
        "id": offer.command["id"],
        "name": offer.command["name"],
        "type": 1,
        "options": options,
    }


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
