"""The server itself: where it may be, what it tells of its bot, how it changes."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import aiohttp
import discord
import pytest
from discord import app_commands
from discord.asset import Asset
from discord.http import Route

from bot.discord.gateway.addresses import point_discord_at
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord, PortTaken
from loopback_discord.state.guilds import Channel
from tests.each import each
from tests.second_opinion import Opinion

Launch = Callable[[discord.Client], asyncio.Task[None]]
Post = Callable[..., Coroutine[object, object, discord.Message]]


@each(
    ("api", "gateway"),
    [
        ("https://discord.com/api/v10", "ws://127.0.0.1:1/gateway/"),
        ("http://127.0.0.1:1/api/v10", "wss://gateway.discord.gg/"),
        ("http://127.0.0.1.example.org/api/v10", "ws://127.0.0.1:1/gateway/"),
        ("http://192.168.0.1/api/v10", "ws://127.0.0.1:1/gateway/"),
        ("nonsense", "ws://127.0.0.1:1/gateway/"),
    ],
)
def test_discord_py_is_pointed_at_loopback_addresses_only(api: str, gateway: str) -> None:
    before = Route.BASE
    with pytest.raises(ValueError, match="no loopback address"):
        point_discord_at(api, gateway)
    assert before == Route.BASE


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "[::1]"])
def test_every_spelling_of_the_loopback_address_is_taken(
    host: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(Asset, "BASE", Asset.BASE)
    point_discord_at(f"http://{host}:81/api/v10/", f"ws://{host}:81/gateway/")
    assert f"http://{host}:81/api/v10" == Route.BASE
    assert f"http://{host}:81/cdn" == Asset.BASE


async def test_what_the_small_bot_sends_satisfies_discords_own_description(
    discord_server: LoopbackDiscord,
    second_opinion: Opinion,
    post: Post,
    alice: Person,
    cards: Channel,
) -> None:
    discord_server.api.validate = second_opinion
    await post(cards, "pass three", "whisper", menu=True)
    await alice.select(cards, "0", "1", "2")
    await alice.slash("deal", cards)
    await alice.slash("quiet", cards)
    await alice.slash("slow", cards)
    await alice.slash("form", cards)
    await alice.submit(wish="a slam")
    await alice.autocomplete("suggest", "game", "h", cards)
    assert discord_server.api.problems == []


async def test_the_second_opinion_finds_what_is_wrong(
    discord_server: LoopbackDiscord, second_opinion: Opinion, alice: Person, cards: Channel
) -> None:
    discord_server.api.validate = second_opinion
    address = f"{discord_server.api_url}/channels/{cards.id}/messages"
    async with (
        aiohttp.ClientSession(headers={"Authorization": "Bot any"}) as session,
        session.post(address, json={"content": "x" * 4001}) as response,
    ):
        assert response.status == 400
    assert len(discord_server.api.problems) >= 1
    assert alice.sees(cards) == []


async def test_commands_are_synchronised_and_keep_their_ids(
    discord_server: LoopbackDiscord, tree: app_commands.CommandTree[Any]
) -> None:
    before = {one["name"]: one["id"] for one in discord_server.world.commands.of(None)}
    assert {"deal", "quiet", "settings"} <= set(before)
    synced = await tree.sync()
    assert {one.name: str(one.id) for one in synced} == before
    fetched = await tree.fetch_commands()
    assert {one.name for one in fetched} == set(before)
    guild = discord.Object(discord_server.world.guilds[0].id)
    tree.copy_global_to(guild=guild)
    await tree.sync(guild=guild)
    offered = discord_server.world.commands.offered(
        discord_server.world.users[0], discord_server.world.place("cards")
    )
    assert "deal" in [one.name for one in offered]


async def test_whoever_waits_for_a_change_is_woken_by_it(
    discord_server: LoopbackDiscord, post: Post
) -> None:
    world = discord_server.world
    seen = world.changes.version
    waiting = asyncio.create_task(world.changes.since(seen))
    await asyncio.sleep(0)
    assert not waiting.done()
    await post(world.place("cards"), "news")
    assert await waiting > seen
    assert await world.changes.since(seen) == world.changes.version


async def test_two_servers_stand_beside_each_other(discord_server: LoopbackDiscord) -> None:
    other = LoopbackDiscord()
    await other.start()
    assert other.port != discord_server.port
    point_discord_at(other.api_url, other.gateway_url)
    client = discord.Client(intents=discord.Intents.none())
    await client.login("any")
    assert client.user is not None
    assert client.user.id == other.world.bot.id != discord_server.world.bot.id
    await client.close()
    await other.stop()


async def test_a_taken_port_is_told_and_leaves_nothing_open(
    discord_server: LoopbackDiscord,
) -> None:
    other = LoopbackDiscord()
    port = discord_server.port
    with pytest.raises(PortTaken, match=f"Port {port} is taken.*address already in use"):
        await other.start(port)
    await other.stop()


async def test_the_bot_comes_back_after_a_restart_and_its_buttons_still_work(
    discord_server: LoopbackDiscord,
    post: Post,
    bot: discord.Client,
    restarted: Callable[[], discord.Client],
    launch: Launch,
    alice: Person,
    cards: Channel,
) -> None:
    await post(cards, "the table", "go")
    await bot.close()
    again = restarted()
    launch(again)
    await alice.until(lambda: discord_server.gateway.identified == 2 and again.is_ready())
    assert (await alice.click(cards, "go")).kind == "update"


async def test_a_further_port_serves_the_same(discord_server: LoopbackDiscord) -> None:
    port = await discord_server.listen_also()
    address = f"{discord_server.api_url_at(port)}/users/@me"
    async with (
        aiohttp.ClientSession(headers={"Authorization": "Bot any"}) as session,
        session.get(address) as answer,
    ):
        assert (await answer.json())["username"] == "cardroom"
    assert port != discord_server.port
