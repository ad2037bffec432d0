import asyncio
import base64
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from bot.playground.web import PAGE_HEADER, add_page
from loopback_discord.payloads import EPHEMERAL, Payload
from loopback_discord.people.person import Person
from loopback_discord.people.world import World
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.interactions import COMMAND, COMPONENT, OPEN_MODAL, SAY, SUGGEST, UPDATE

COMMANDS: list[Payload] = [
    {
        "name": "hearts",
        "description": "Open a table",
        "options": [
            {"type": 4, "name": "seats", "description": "How many", "min_value": 3, "max_value": 6},
            {"type": 6, "name": "guest", "description": "Whom to call"},
            {"type": 3, "name": "game", "description": "Which", "autocomplete": True},
            {"type": 11, "name": "record", "description": "A file"},
        ],
    },
    {"name": "wish", "description": "Ask for a form"},
    {"name": "deaf", "description": "Never answered"},
]
FORM: Payload = {
    "title": "A wish",
    "custom_id": "wish",
    "components": [
        {"type": 18, "label": "Your wish", "component": {"type": 4, "style": 1, "custom_id": "w"}}
    ],
}


def reply(world: World, event: str, told: Payload, _: int | None) -> None:
    """Answer what people do, at once and without a bot."""
    data: Payload = told.get("data") or {}
    if event != "INTERACTION_CREATE" or data.get("name") == "deaf":
        return
    body: Payload = {"type": SAY, "data": {"content": f"heard {data}"[:1900], "flags": EPHEMERAL}}
    if data.get("name") == "wish":
        body = {"type": OPEN_MODAL, "data": FORM}
    elif told["type"] == 4:
        body = {"type": SUGGEST, "data": {"choices": [{"name": "Hearts", "value": "hearts"}]}}
    elif told["type"] == COMPONENT and "values" not in data:
        body = {"type": UPDATE, "data": {"content": "pressed"}}
    assert told["type"] != COMMAND or data["name"] in ("hearts", "wish")
    world.interactions.answer(int(told["id"]), told["token"], body, [])


def say(world: World, channel_id: int, text: str, *, only: Person | None = None) -> Payload:
    """Let the bot post a text with one button."""
    button = {"type": 2, "style": 1, "label": "Press", "custom_id": "press"}
    body: Payload = {"content": text, "components": [{"type": 1, "components": [button]}]}
    viewer = only.user if only else None
    channel = world.channel(channel_id)
    return world.messages.create(channel, world.bot, body, [], viewer=viewer).shown


class Visitor:
    """A browser on this computer, down to the headers it sends."""

    def __init__(self, server: LoopbackDiscord, session: aiohttp.ClientSession) -> None:
        self.server = server
        self._session = session

    async def ask(
        self,
        path: str,
        body: Payload | None = None,
        *,
        headers: dict[str, str] | None = None,
        text: str | None = None,
    ) -> tuple[int, Any, dict[str, str]]:
        sent = {PAGE_HEADER: "1"} if headers is None else headers
        method = "GET" if body is None and text is None else "POST"
        async with self._session.request(
            method, self.server.origin + path, json=body, data=text, headers=sent
        ) as answer:
            if answer.content_type == "application/json":
                return answer.status, await answer.json(), dict(answer.headers)
            return answer.status, await answer.text(), dict(answer.headers)

    async def sees(self, person: Person, channel_id: int) -> Payload:
        status, sight, _ = await self.ask(f"/play/people/{person.id}?channel={channel_id}")
        assert status == 200
        return sight

    async def does(self, person: Person, act: str, **body: object) -> tuple[int, Payload]:
        status, answer, _ = await self.ask(f"/play/people/{person.id}/{act}", body)
        return status, answer


@pytest.fixture
async def visitor() -> AsyncIterator[Visitor]:
    server = LoopbackDiscord()
    add_page(server.app, server.world)
    world = server.world
    world.commands.put(None, COMMANDS)
    world.listen(lambda event, told, guild: reply(world, event, told, guild))
    await server.start()
    async with aiohttp.ClientSession() as session:
        yield Visitor(server, session)
    await server.stop()


@pytest.fixture
def world(visitor: Visitor) -> World:
    return visitor.server.world


@pytest.fixture
def alice(world: World) -> Person:
    return world.person("Alice")


@pytest.fixture
def bob(world: World) -> Person:
    return world.person("Bob")


async def test_the_page_and_its_files_are_served_under_a_strict_policy(visitor: Visitor) -> None:
    status, text, headers = await visitor.ask("/", headers={})
    assert status == 200
    assert "/play/page/main.js" in text
    policy = headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    status, text, headers = await visitor.ask("/play/page/main.js", headers={})
    assert (status, headers["Content-Type"]) == (200, "text/javascript; charset=utf-8")
    assert headers["X-Content-Type-Options"] == "nosniff"


@pytest.mark.parametrize(
    "name", ["none.js", "..%2Fweb.py", "%2Fetc%2Fpasswd", "..%2Fpage%2Fmain.js"]
)
async def test_nothing_but_the_page_s_own_files_is_served(visitor: Visitor, name: str) -> None:
    status, _, _ = await visitor.ask(f"/play/page/{name}", headers={})
    assert status == 404


@pytest.mark.parametrize("path", ["/", "/play/room", "/api/v10/gateway", "/gateway/"])
@pytest.mark.parametrize(
    "host", ["evil.example", "127.0.0.1", "127.0.0.1:1", "localhost.evil.example"]
)
async def test_another_host_name_is_refused_everywhere(
    visitor: Visitor, path: str, host: str
) -> None:
    status, _, _ = await visitor.ask(path, headers={"Host": host})
    assert status == 403


async def test_this_computer_may_be_called_localhost(visitor: Visitor) -> None:
    host = f"localhost:{visitor.server.port}"
    status, _, _ = await visitor.ask("/play/room", headers={"Host": host})
    assert status == 200


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
@pytest.mark.parametrize("path", ["/play/room", "/gateway/"])
async def test_another_site_s_page_may_not_even_read(
    visitor: Visitor, path: str, origin: str
) -> None:
    status, _, _ = await visitor.ask(path, headers={"Origin": origin})
    assert status == 403


async def test_a_post_needs_the_page_s_own_origin_or_its_header(
    visitor: Visitor, alice: Person
) -> None:
    path = f"/play/people/{alice.id}/direct-messages"
    body: Payload = {"open": False}
    foreign = {"Origin": "https://evil.example", PAGE_HEADER: "1"}
    assert (await visitor.ask(path, body, headers=foreign))[0] == 403
    assert (await visitor.ask(path, body, headers={}))[0] == 403
    assert alice.user.dms_open
    assert (await visitor.ask(path, body, headers={"Origin": visitor.server.origin}))[0] == 200
    assert not alice.user.dms_open
    assert (await visitor.ask(path, {"open": True}, headers={PAGE_HEADER: "1"}))[0] == 200
    assert alice.user.dms_open


async def test_a_form_of_another_kind_than_json_is_refused(visitor: Visitor, alice: Person) -> None:
    headers = {PAGE_HEADER: "1", "Content-Type": "text/plain"}
    path = f"/play/people/{alice.id}/direct-messages"
    status, _, _ = await visitor.ask(path, text='{"open": false}', headers=headers)
    assert status == 403
    assert alice.user.dms_open


async def test_a_person_sees_nothing_that_others_see_alone(
    visitor: Visitor, world: World, alice: Person, bob: Person
) -> None:
    cards = world.place("cards")
    say(world, cards.id, "for everybody")
    say(world, cards.id, "whispered to Alice", only=alice)
    say(world, alice.dm_channel.id, "the hand of Alice")
    hers = str(await visitor.sees(alice, cards.id))
    his = str(await visitor.sees(bob, cards.id))
    assert "for everybody" in hers
    assert "whispered to Alice" in hers
    assert "the hand of Alice" in hers
    assert "for everybody" in his
    assert "whispered" not in his
    assert "the hand" not in his


async def test_the_direct_messages_of_another_cannot_be_asked_for(
    visitor: Visitor, alice: Person, bob: Person
) -> None:
    path = f"/play/people/{bob.id}?channel={alice.dm_channel.id}"
    status, _, _ = await visitor.ask(path)
    assert status == 404


async def test_a_person_cannot_press_what_only_another_sees(
    visitor: Visitor, world: World, alice: Person, bob: Person
) -> None:
    hand = say(world, alice.dm_channel.id, "the hand of Alice")
    status, answer = await visitor.does(bob, "click", message=hand["id"], custom_id="press")
    assert status == 409
    assert "hand of Alice" not in str(answer)
    status, answer = await visitor.does(alice, "click", message=hand["id"], custom_id="press")
    assert (status, answer["kind"]) == (200, "update")
    assert alice.dms()[-1]["content"] == "pressed"


async def test_a_refusal_repeats_nothing_of_what_the_person_sees(
    visitor: Visitor, world: World, alice: Person
) -> None:
    hand = say(world, alice.dm_channel.id, "queen of spades")
    status, answer = await visitor.does(alice, "click", message=hand["id"], custom_id="other")
    assert status == 409
    assert "queen" not in answer["error"]


async def test_a_command_goes_with_its_options_to_the_bot(
    visitor: Visitor, world: World, alice: Person, bob: Person
) -> None:
    cards = world.place("cards")
    options = {"seats": 4, "guest": str(bob.id)}
    status, answer = await visitor.does(
        alice, "slash", channel=str(cards.id), name="hearts", options=options
    )
    assert (status, answer["kind"], answer["error"]) == (200, "ephemeral", None)
    told = alice.sees(cards)[-1]["content"]
    assert "'value': 4" in told
    assert str(bob.id) in told
    assert bob.sees(cards) == []


async def test_a_file_goes_with_a_command_as_the_page_sends_it(
    visitor: Visitor, world: World, alice: Person
) -> None:
    cards, sent = world.place("cards"), base64.b64encode(b"a game").decode()
    options = {"record": {"name": "game.json", "content": sent}}
    status, _ = await visitor.does(
        alice, "slash", channel=str(cards.id), name="hearts", options=options
    )
    assert status == 200
    assert "game.json" in alice.sees(cards)[-1]["content"]
    status, _ = await visitor.does(
        alice, "slash", channel=str(cards.id), name="hearts", options={"record": {"name": "x"}}
    )
    assert status == 400


async def test_a_command_that_cannot_be_typed_is_refused_with_a_reason(
    visitor: Visitor, world: World, alice: Person
) -> None:
    channel = str(world.place("cards").id)
    status, answer = await visitor.does(
        alice, "slash", channel=channel, name="hearts", options={"seats": 9}
    )
    assert status == 409
    assert "seats" in answer["error"]


async def test_a_command_without_an_answer_is_reported_after_three_seconds(
    visitor: Visitor, world: World, alice: Person
) -> None:
    channel = str(world.place("cards").id)
    asking = asyncio.create_task(
        visitor.does(alice, "slash", channel=channel, name="deaf", options={})
    )
    while not asking.done():
        world.clock.advance(1)
        await asyncio.sleep(0.02)
    status, answer = await asking
    assert (status, answer["kind"]) == (200, "none")
    assert answer["error"]


async def test_what_is_being_typed_is_completed(
    visitor: Visitor, world: World, alice: Person
) -> None:
    status, answer = await visitor.does(
        alice,
        "autocomplete",
        channel=str(world.place("cards").id),
        name="hearts",
        options={"game": "he"},
        focused="game",
    )
    assert status == 200
    assert answer["choices"] == [{"name": "Hearts", "value": "hearts"}]


async def test_a_form_is_opened_and_sent(visitor: Visitor, world: World, alice: Person) -> None:
    cards = world.place("cards")
    _, answer = await visitor.does(alice, "slash", channel=str(cards.id), name="wish", options={})
    assert answer["modal"]["title"] == "A wish"
    status, answer = await visitor.does(alice, "submit", values={"w": "no queen"})
    assert (status, answer["kind"]) == (200, "ephemeral")
    assert "no queen" in alice.sees(cards)[-1]["content"]


async def test_an_ephemeral_message_can_be_dismissed_by_its_reader_only(
    visitor: Visitor, world: World, alice: Person, bob: Person
) -> None:
    cards = world.place("cards")
    whisper = say(world, cards.id, "whispered", only=alice)
    assert (await visitor.does(bob, "dismiss", message=whisper["id"]))[0] == 409
    assert (await visitor.does(alice, "dismiss", message=whisper["id"]))[0] == 200
    assert alice.sees(cards) == []


async def test_a_poll_is_answered_by_the_next_change(visitor: Visitor, world: World) -> None:
    _, room, _ = await visitor.ask("/play/room")
    poll = asyncio.create_task(visitor.ask(f"/play/changes?since={world.changes.version}"))
    while not world.changes.awaited:
        await asyncio.sleep(0.01)
    assert not poll.done()
    say(world, world.place("cards").id, "news")
    _, news, _ = await poll
    assert news["version"] == world.changes.version > room["version"]


async def test_a_poll_from_before_a_restart_is_answered_at_once(visitor: Visitor) -> None:
    status, news, _ = await visitor.ask("/play/changes?since=999999")
    assert status == 200
    assert news["version"] < 999999


async def test_a_waiting_poll_does_not_hold_up_the_stop(visitor: Visitor, world: World) -> None:
    poll = asyncio.create_task(visitor.ask(f"/play/changes?since={world.changes.version}"))
    while not world.changes.awaited:
        await asyncio.sleep(0.01)
    await visitor.server.stop()
    status, _, _ = await poll
    assert status == 200


@pytest.mark.parametrize("text", ["{", "[]", "{}", '{"message": "x", "custom_id": "y"}'])
async def test_a_body_that_makes_no_sense_is_refused(
    visitor: Visitor, alice: Person, text: str
) -> None:
    headers = {PAGE_HEADER: "1", "Content-Type": "application/json"}
    status, answer, _ = await visitor.ask(
        f"/play/people/{alice.id}/click", text=text, headers=headers
    )
    assert status == 400
    assert answer["error"]
