"""What goes wrong on purpose: statuses, limits, cut connections."""

import asyncio
from collections.abc import Callable, Coroutine

import aiohttp
import discord
import pytest

from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.server.rate_limits import MESSAGE_ROUTE, MESSAGES_ROUTE
from loopback_discord.state.guilds import Channel

Post = Callable[..., Coroutine[object, object, discord.Message]]


async def test_a_429_is_waited_for_and_tried_again(
    discord_server: LoopbackDiscord, post: Post, alice: Person, cards: Channel
) -> None:
    fault = discord_server.faults.rate_limit("POST", MESSAGES_ROUTE, retry_after=0.05)
    await post(cards, "patience")
    statuses = [one.status for one in discord_server.asked("POST", MESSAGES_ROUTE)]
    assert (statuses, fault.hits) == ([429, 200], 1)
    assert alice.reads(cards) == "patience"


async def test_a_global_429_holds_up_every_route(
    discord_server: LoopbackDiscord, post: Post, bot: discord.Client, alice: Person
) -> None:
    cards, parlour = (discord_server.world.place(name) for name in ("cards", "parlour"))
    discord_server.faults.rate_limit(
        "POST",
        MESSAGES_ROUTE,
        retry_after=1.5,
        everywhere=True,
        when=lambda request: str(cards.id) in request.path,
    )
    first = asyncio.create_task(post(cards, "first"))
    # Until discord.py has read of it.
    await alice.until(lambda: not vars(bot.http)["_global_over"].is_set())
    await asyncio.gather(first, post(parlour, "second"), bot.fetch_user(alice.id))
    (refused, *others) = discord_server.asked("POST", MESSAGES_ROUTE)
    others += discord_server.asked("GET", "/users/{user_id}")
    assert [one.status for one in (refused, *others)] == [429, 200, 200, 200]
    assert all(one.at >= refused.at + 1.4 for one in others)


async def test_a_429_without_via_is_taken_for_a_ban(
    discord_server: LoopbackDiscord, post: Post
) -> None:
    discord_server.faults.rate_limit("POST", MESSAGES_ROUTE, retry_after=0.05, via=False)
    with pytest.raises(discord.HTTPException) as refused:
        await post(discord_server.world.place("cards"), "hello")
    assert refused.value.status == 429


async def test_a_502_is_tried_again_and_a_503_is_not(
    discord_server: LoopbackDiscord, post: Post, alice: Person, cards: Channel
) -> None:
    discord_server.faults.add("POST", MESSAGES_ROUTE, status=502)
    await post(cards, "second time lucky")
    assert alice.reads(cards) == "second time lucky"
    discord_server.faults.add("POST", MESSAGES_ROUTE, status=503)
    with pytest.raises(discord.DiscordServerError):
        await post(cards, "not at all")
    assert alice.reads(cards) == "second time lucky"


async def test_a_connection_cut_before_the_effect_leaves_nothing(
    discord_server: LoopbackDiscord, post: Post, alice: Person, cards: Channel
) -> None:
    discord_server.faults.add("POST", MESSAGES_ROUTE, cut="before")
    with pytest.raises(aiohttp.ClientError):
        await post(cards, "lost", nonce="n")
    assert alice.sees(cards) == []
    await post(cards, "found", nonce="n")
    assert alice.reads(cards) == "found"


async def test_a_connection_cut_after_the_effect_and_a_nonce_make_one_message(
    discord_server: LoopbackDiscord, post: Post, alice: Person, cards: Channel
) -> None:
    for nonce in ("n", None):
        discord_server.faults.add("POST", MESSAGES_ROUTE, cut="after")
        with pytest.raises(aiohttp.ClientError):
            await post(cards, "posted", nonce=nonce)
        await post(cards, "posted", nonce=nonce)
    # Once with the nonce; without it twice, which is the fault of whoever tried again.
    assert [one["content"] for one in alice.sees(cards)] == [""] * 3
    assert [one.status for one in discord_server.asked("POST", MESSAGES_ROUTE)] == [0, 200, 0, 200]


async def test_a_cut_answer_of_a_press_leaves_the_press_answered(
    discord_server: LoopbackDiscord, post: Post, presses: list[str], alice: Person, cards: Channel
) -> None:
    await post(cards, "the table", "go")
    route = "/interactions/{interaction_id}/{token}/callback"
    discord_server.faults.add("POST", route, cut="after")
    answer = await alice.click(cards, "go")
    assert (answer.kind, alice.reads(cards), presses) == ("update", "pressed go", ["go"])


async def test_a_502_after_the_effect_makes_discord_py_answer_twice(
    discord_server: LoopbackDiscord, post: Post, alice: Person, cards: Channel
) -> None:
    await post(cards, "the table", "go")
    route = "/interactions/{interaction_id}/{token}/callback"
    discord_server.faults.add("POST", route, status=502, after_effect=True)
    answer = await alice.click(cards, "go")
    assert answer.kind == "update"
    await alice.until(lambda: len(discord_server.asked("POST", route)) == 2)
    await alice.until(lambda: all(one.status for one in discord_server.requests))
    assert [one.status for one in discord_server.asked("POST", route)] == [502, 400]


async def test_delays_pass_before_the_effect_or_after_it(
    discord_server: LoopbackDiscord, post: Post, alice: Person, cards: Channel
) -> None:
    discord_server.faults.add("POST", MESSAGES_ROUTE, delay_seconds=1.5)
    posting = asyncio.create_task(post(cards, "slow"))
    await alice.until(lambda: discord_server.asked("POST", MESSAGES_ROUTE))
    assert alice.sees(cards) == []
    await posting
    discord_server.faults.add("POST", MESSAGES_ROUTE, late_seconds=1.5)
    posting = asyncio.create_task(post(cards, "late"))
    await alice.until(lambda: len(alice.sees(cards)) == 2)
    assert not posting.done()
    await posting


async def test_a_fault_strikes_only_what_it_was_made_for(
    discord_server: LoopbackDiscord, post: Post
) -> None:
    cards, parlour = (discord_server.world.place(name) for name in ("cards", "parlour"))
    faults = discord_server.faults
    fault = faults.add(
        "*", "*", status=403, times=9, when=lambda request: str(cards.id) in request.path
    )
    await post(parlour, "fine")
    with pytest.raises(discord.Forbidden):
        await post(cards, "not fine")
    faults.clear()
    await post(cards, "fine again")
    assert fault.hits == 1


async def test_a_bucket_holds_five_messages_in_five_seconds_a_channel(
    discord_server: LoopbackDiscord, bot: discord.Client
) -> None:
    discord_server.rate_limits.per_channel = True
    discord_server.world.clock.hold()
    cards, parlour = (discord_server.world.place(name) for name in ("cards", "parlour"))
    headers = {"Authorization": "Bot any"}
    address = discord_server.api_url + "/channels/{}/messages"
    left: list[str] = []
    async with aiohttp.ClientSession(headers=headers) as session:
        for _ in range(5):
            async with session.post(address.format(cards.id), json={"content": "x"}) as response:
                left.append(response.headers["X-RateLimit-Remaining"])
        async with session.post(address.format(cards.id), json={"content": "x"}) as response:
            assert (response.status, (await response.json())["global"]) == (429, False)
            assert response.headers["Via"]
        async with session.post(address.format(parlour.id), json={"content": "x"}) as response:
            assert response.status == 200
        discord_server.world.clock.advance(5)
        async with session.post(address.format(cards.id), json={"content": "x"}) as response:
            assert response.status == 200
    assert left == ["4", "3", "2", "1", "0"]
    assert bot.is_ready()


async def test_the_calls_of_one_token_have_a_bucket_of_their_own(
    discord_server: LoopbackDiscord, bot: discord.Client, alice: Person, cards: Channel
) -> None:
    discord_server.rate_limits.per_channel = True
    answers = [await alice.slash("quiet", cards) for _ in range(2)]
    discord_server.world.clock.hold()
    statuses: list[int] = []
    async with aiohttp.ClientSession() as session:

        async def edit(token: str) -> None:
            address = f"{discord_server.api_url}/webhooks/{bot.application_id}/{token}"
            body = {"components": [{"type": 10, "content": "again"}]}
            async with session.patch(f"{address}/messages/@original", json=body) as response:
                statuses.append(response.status)

        for _ in range(6):
            await edit(answers[0].interaction.token)
        await edit(answers[1].interaction.token)
        discord_server.world.clock.advance(2)
        await edit(answers[0].interaction.token)
    assert statuses == [200] * 5 + [429, 200, 200]


@pytest.mark.parametrize(("age", "held", "seconds"), [(0, 5, 1), (60, 3, 1), (15 * 86400, 30, 120)])
async def test_deletions_have_a_bucket_of_their_own_by_the_age_of_the_message(
    discord_server: LoopbackDiscord,
    post: Post,
    alice: Person,
    age: int,
    held: int,
    seconds: int,
    cards: Channel,
) -> None:
    messages = [await post(cards, "a line") for _ in range(held + 2)]
    discord_server.rate_limits.per_channel = True
    discord_server.world.clock.hold()
    discord_server.world.clock.advance(age)
    statuses: list[int] = []
    async with aiohttp.ClientSession(headers={"Authorization": "Bot any"}) as session:

        async def delete(message: discord.Message) -> None:
            address = f"{discord_server.api_url}/channels/{cards.id}/messages/{message.id}"
            async with session.delete(address) as response:
                statuses.append(response.status)

        for message in messages[:-1]:
            await delete(message)
        discord_server.world.clock.advance(seconds)
        await delete(messages[-1])
    assert statuses == [204] * held + [429, 204]
    assert len(alice.sees(cards)) == 1


async def test_the_fifty_first_request_of_a_second_meets_the_global_limit(
    discord_server: LoopbackDiscord, alice: Person
) -> None:
    discord_server.rate_limits.everywhere = True
    discord_server.world.clock.hold()
    statuses: list[int] = []
    last: dict[str, object] = {}
    async with aiohttp.ClientSession(headers={"Authorization": "Bot any"}) as session:
        for _ in range(51):
            async with session.get(f"{discord_server.api_url}/users/{alice.id}") as response:
                statuses.append(response.status)
                last = await response.json()
        address = f"{discord_server.api_url}/interactions/1/x/callback"
        async with session.post(address, json={"type": 6}) as response:
            assert response.status == 404
    assert statuses == [200] * 50 + [429]
    assert last["global"] is True


async def test_the_fourth_edit_of_an_old_message_is_refused_for_six_seconds(
    discord_server: LoopbackDiscord, post: Post, cards: Channel
) -> None:
    message = await post(cards, "the table")
    discord_server.world.clock.hold()
    address = f"{discord_server.api_url}/channels/{cards.id}/messages/{message.id}"
    codes: list[int] = []

    async def edit(session: aiohttp.ClientSession) -> None:
        body = {"components": [{"type": 10, "content": "again"}]}
        async with session.patch(address, json=body) as response:
            codes.append((await response.json()).get("code", 0))

    async with aiohttp.ClientSession(headers={"Authorization": "Bot any"}) as session:
        for _ in range(4):
            await edit(session)
        discord_server.world.clock.advance(3700)
        for _ in range(4):
            await edit(session)
        discord_server.world.clock.advance(6)
        await edit(session)
    assert codes == [0, 0, 0, 0, 0, 0, 0, 30046, 0]
    assert [one.route for one in discord_server.requests][-1] == MESSAGE_ROUTE


async def test_a_wrong_token_is_refused_everywhere(discord_server: LoopbackDiscord) -> None:
    discord_server.valid_token = "the right one"
    client = discord.Client(intents=discord.Intents.none())
    with pytest.raises(discord.LoginFailure):
        await client.login("the wrong one")
    await client.close()


async def test_requests_are_noted_with_what_they_held(
    discord_server: LoopbackDiscord, post: Post, cards: Channel
) -> None:
    await post(cards, "noted", nonce="n")
    (request,) = discord_server.asked("POST", MESSAGES_ROUTE)
    assert (request.path, request.status) == (f"/channels/{cards.id}/messages", 200)
    assert "noted" in str(request.body)
    assert "noted" not in repr(request)
