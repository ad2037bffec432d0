"""What the bot may do in channels, threads and the chat of voice channels."""

from collections.abc import Awaitable, Callable

import discord
import pytest

from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import MANAGE_ROLES, SEND_MESSAGES, VIEW_CHANNEL, allowed, may

Post = Callable[..., Awaitable[discord.Message]]


async def test_a_thread_and_a_voice_channel_are_told_for_what_they_are(
    discord_server: LoopbackDiscord, bot: discord.Client
) -> None:
    thread, lounge = (discord_server.world.place(name) for name in ("evening", "lounge"))
    seen = bot.guilds[0].get_thread(thread.id)
    assert seen is not None
    assert seen.parent is not None
    assert seen.parent.name == "cards"
    assert isinstance(bot.get_channel(lounge.id), discord.VoiceChannel)
    assert isinstance(await bot.fetch_channel(thread.id), discord.Thread)
    assert thread.id not in {one.id for one in await bot.guilds[0].fetch_channels()}


@pytest.mark.parametrize("name", ["evening", "lounge"])
async def test_commands_are_typed_and_messages_posted_there(
    discord_server: LoopbackDiscord, post: Post, alice: Person, name: str
) -> None:
    place = discord_server.world.place(name)
    await post(place, "the table")
    assert (await alice.slash("quiet", place)).kind == "ephemeral"
    assert "the table" in alice.reads(place)


async def test_a_thread_asks_for_a_permission_of_its_own_and_obeys_its_channel(
    discord_server: LoopbackDiscord, post: Post
) -> None:
    world = discord_server.world
    cards, thread = world.place("cards"), world.place("evening")
    world.permit(cards, send=False)
    await post(thread, "hello")
    for denied in ("send_in_threads", "view"):
        world.permit(cards, **{denied: False})
        with pytest.raises(discord.Forbidden):
            await post(thread, "hello")
        world.permit(cards, **{denied: True})
    await post(thread, "hello")


async def test_in_a_sleeping_thread_nothing_is_changed_and_a_message_wakes_it(
    discord_server: LoopbackDiscord, post: Post
) -> None:
    world = discord_server.world
    thread = world.place("evening")
    message = await post(thread, "the table")
    world.archive(thread)
    for attempt in (message.edit(content=None), message.delete()):
        with pytest.raises(discord.HTTPException) as refused:
            await attempt
        assert refused.value.code == 50083
    await post(thread, "wake up")
    assert not thread.archived
    await message.delete()
    world.archive(thread, locked=True)
    with pytest.raises(discord.HTTPException) as refused:
        await post(thread, "wake up")
    assert refused.value.code == 50083


async def test_a_message_begins_one_thread_that_has_its_id(
    discord_server: LoopbackDiscord, bot: discord.Client, post: Post, alice: Person
) -> None:
    world = discord_server.world
    cards = world.place("cards")
    channel = bot.get_channel(cards.id)
    assert isinstance(channel, discord.TextChannel)
    message = await channel.send("the lobby")
    world.permit(cards, create_threads=False)
    with pytest.raises(discord.Forbidden):
        await message.create_thread(name="Hearts")
    world.permit(cards, create_threads=True)
    for name in ("", "x" * 101):
        with pytest.raises(discord.HTTPException) as refused:
            await message.create_thread(name=name)
        assert refused.value.code == 50035

    thread = await message.create_thread(name="Hearts")

    assert (thread.id, thread.name, thread.parent_id) == (message.id, "Hearts", cards.id)
    await alice.until(lambda: bot.guilds[0].get_thread(message.id), what="the thread told")
    assert (await message.fetch()).flags.has_thread
    await thread.send("the table")
    # A second one is refused, and in a thread there is none.
    with pytest.raises(discord.HTTPException) as refused:
        await message.create_thread(name="Hearts")
    assert refused.value.code == 160004
    inside = await post(world.place("evening"), "another lobby")
    with pytest.raises(discord.HTTPException) as refused:
        await bot.http.start_thread_with_message(
            inside.channel.id, inside.id, name="Hearts", auto_archive_duration=1440
        )
    assert refused.value.code == 50024


async def test_a_deleted_channel_takes_its_threads_along(
    discord_server: LoopbackDiscord, bot: discord.Client, alice: Person
) -> None:
    world = discord_server.world
    cards, thread = world.place("cards"), world.place("evening")
    world.remove_channel(cards)
    with pytest.raises(discord.NotFound):
        await bot.fetch_channel(thread.id)
    await alice.until(lambda: bot.guilds[0].get_thread(thread.id) is None, what="no thread")


def test_what_is_taken_is_gone_and_the_rest_stays() -> None:
    assert not may(SEND_MESSAGES, SEND_MESSAGES)
    assert may(SEND_MESSAGES, VIEW_CHANNEL)


def test_without_the_sight_of_a_channel_nothing_is_allowed_in_it() -> None:
    assert allowed(VIEW_CHANNEL) == 0


async def test_the_bot_gives_roles_below_its_own_if_that_lets_it(
    discord_server: LoopbackDiscord, bot: discord.Client, alice: Person
) -> None:
    world = discord_server.world
    guild = world.guilds[0]
    own = world.add_role(guild, "Bot", 5)
    low, high = world.add_role(guild, "Champion", 4), world.add_role(guild, "Mods", 6)
    guild.given[world.bot.id] = [own]
    told = {role.name: role.id for role in await bot.guilds[0].fetch_roles()}
    assert told == {"@everyone": guild.id, "Bot": own.id, "Champion": low.id, "Mods": high.id}
    give = bot.http.add_role
    with pytest.raises(discord.Forbidden):
        await give(guild.id, alice.id, low.id)
    own.permissions = MANAGE_ROLES
    await give(guild.id, alice.id, low.id)
    with pytest.raises(discord.Forbidden):
        await give(guild.id, alice.id, high.id)
    assert guild.given[alice.id] == [low]
    await bot.http.remove_role(guild.id, alice.id, low.id)
    assert guild.given[alice.id] == []
    with pytest.raises(discord.NotFound):
        await give(guild.id, alice.id, 1)
