"""The rules of answering: deadlines, second answers, tokens, ephemeral messages."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import discord
import pytest

from loopback_discord.people.client import Answer
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Channel
from loopback_discord.state.interactions import ANSWER_SECONDS

Held = list[discord.Interaction[Any]]
Post = Callable[..., Awaitable[discord.Message]]


async def typed(person: Person, held: Held) -> tuple[asyncio.Task[Answer], Held]:
    """Type `/silent` and return the waiting person and the interaction that arrived."""
    waiting = asyncio.create_task(person.slash("silent"))
    await person.until(lambda: held)
    return waiting, held


async def test_an_answer_after_three_seconds_is_refused(
    discord_server: LoopbackDiscord, held: Held, alice: Person
) -> None:
    discord_server.world.interactions.answer_seconds = ANSWER_SECONDS
    waiting, (interaction,) = await typed(alice, held)
    discord_server.world.clock.advance(3.1)
    with pytest.raises(discord.NotFound) as refused:
        await interaction.response.send_message("late")
    assert refused.value.code == 10062
    assert (await waiting).error is not None


async def test_a_second_answer_is_refused(held: Held, alice: Person) -> None:
    waiting, (interaction,) = await typed(alice, held)
    await interaction.response.send_message("first")
    another: Any = discord.InteractionResponse(interaction)
    with pytest.raises(discord.HTTPException) as refused:
        await another.send_message("second")
    assert refused.value.code == 40060
    assert (await waiting).kind == "message"


async def test_a_token_ends_after_fifteen_minutes(
    discord_server: LoopbackDiscord, held: Held, alice: Person
) -> None:
    waiting, (interaction,) = await typed(alice, held)
    await interaction.response.send_message("first")
    await waiting
    discord_server.world.clock.advance(14 * 60)
    await interaction.edit_original_response(content="second")
    discord_server.world.clock.advance(2 * 60)
    with pytest.raises(discord.HTTPException) as refused:
        await interaction.edit_original_response(content="third")
    assert (refused.value.status, refused.value.code) == (401, 50027)
    assert alice.reads(discord_server.world.place("cards")) == "second"


async def test_nothing_may_follow_before_the_first_answer(held: Held, alice: Person) -> None:
    waiting, (interaction,) = await typed(alice, held)
    with pytest.raises(discord.NotFound) as refused:
        await interaction.followup.send("too early")
    assert refused.value.code == 10015
    await interaction.response.send_message("now")
    await waiting


async def test_followups_can_be_edited_and_deleted(
    held: Held, alice: Person, bob: Person, cards: Channel
) -> None:
    waiting, (interaction,) = await typed(alice, held)
    await interaction.response.send_message("first")
    await waiting
    public = await interaction.followup.send("public", wait=True)
    secret = await interaction.followup.send("secret", ephemeral=True, wait=True)
    assert (alice.reads(cards), bob.reads(cards)) == ("first\npublic\nsecret", "first\npublic")
    await secret.edit(content="changed")
    assert (await interaction.followup.fetch_message(secret.id)).content == "changed"
    await public.delete()
    await interaction.delete_original_response()
    assert (alice.reads(cards), bob.reads(cards)) == ("changed", "")
    with pytest.raises(discord.NotFound) as refused:
        await interaction.edit_original_response(content="gone")
    assert refused.value.code == 10008


async def test_an_ephemeral_message_is_out_of_reach_of_the_bots_own_token(
    bot: discord.Client, alice: Person, cards: Channel
) -> None:
    await alice.slash("quiet", cards)
    (secret,) = alice.sees(cards)
    channel = bot.get_partial_messageable(cards.id)
    for attempt in (
        channel.get_partial_message(int(secret["id"])).edit(content="x"),
        channel.get_partial_message(int(secret["id"])).delete(),
        channel.fetch_message(int(secret["id"])),
    ):
        with pytest.raises(discord.NotFound) as refused:
            await attempt
        assert refused.value.code == 10008
    assert [one async for one in channel.history()] == []


async def test_the_message_that_was_pressed_is_the_original_of_an_update(
    post: Post, alice: Person, cards: Channel
) -> None:
    message = await post(cards, "the table", "later", "whisper")
    answer = await alice.click(cards, "whisper")
    assert answer.kind == "ephemeral"
    assert alice.reads(cards) == "the table\nfor your eyes"
    answer = await alice.click(alice.sees(cards)[0], "later")
    assert answer.kind == "deferred"
    await alice.until(lambda: "edited later" in alice.reads(cards))
    assert int(alice.sees(cards)[0]["id"]) == message.id


async def test_only_a_press_may_be_answered_by_an_update(
    discord_server: LoopbackDiscord, held: Held, alice: Person
) -> None:
    waiting, (interaction,) = await typed(alice, held)
    address = f"{discord_server.api_url}/interactions/{interaction.id}/{interaction.token}/callback"
    body = {"type": 7, "data": {"content": "x"}}
    async with aiohttp.ClientSession() as session, session.post(address, json=body) as response:
        assert (response.status, (await response.json())["code"]) == (400, 50035)
    await interaction.response.send_message("properly")
    assert (await waiting).kind == "message"


async def test_an_interaction_from_a_direct_message_names_the_user_and_no_guild(
    bot: discord.Client, held: Held, alice: Person
) -> None:
    waiting = asyncio.create_task(alice.slash("silent", alice.dm_channel))
    await alice.until(lambda: held)
    (interaction,) = held
    assert interaction.guild_id is None
    assert isinstance(interaction.user, discord.User)
    assert isinstance(interaction.channel, discord.DMChannel)
    await interaction.response.send_message("here")
    await waiting
    assert alice.reads(alice.dm_channel) == "here"
    assert bot.guilds


async def test_an_interaction_tells_locale_member_and_the_bots_permissions(
    discord_server: LoopbackDiscord, bot: discord.Client, held: Held
) -> None:
    world = discord_server.world
    cards = world.place("cards")
    pia = world.add_person("Pia", locale="da", manage_guild=True)
    world.permit(cards, send=False)
    waiting, (interaction,) = await typed(pia, held)
    assert interaction.locale is discord.Locale.danish
    assert isinstance(interaction.user, discord.Member)
    assert interaction.user.display_name == "Pia"
    assert interaction.permissions.manage_guild
    assert not interaction.app_permissions.send_messages
    assert interaction.app_permissions.view_channel
    await interaction.response.send_message("an answer is not bound by it")
    assert (await waiting).kind == "message"
    guild = bot.guilds[0]
    channel = guild.get_channel(cards.id)
    assert channel is not None
    assert not channel.permissions_for(guild.me).send_messages
