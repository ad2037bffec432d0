"""Messages by the bot's own token: nonces, permissions, files, closed doors."""

import io
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import discord
import pytest
from discord import ui

from loopback_discord.payloads import SUPPRESS_NOTIFICATIONS
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Channel
from loopback_discord.validation.messages import FILE_BYTES

Post = Callable[..., Awaitable[discord.Message]]


async def test_an_enforced_nonce_makes_one_message_within_minutes(
    discord_server: LoopbackDiscord, bot: discord.Client, alice: Person, cards: Channel
) -> None:
    channel = bot.get_partial_messageable(cards.id)
    first = await channel.send("the table", nonce="table-1")
    again = await channel.send("the table", nonce="table-1")
    other = await channel.send("the table", nonce="table-2")
    assert first.id == again.id != other.id
    discord_server.world.clock.advance(3600)
    late = await channel.send("the table", nonce="table-1")
    assert late.id != first.id
    assert len(alice.sees(cards)) == 3


async def test_a_nonce_is_its_authors_whatever_the_channel(
    discord_server: LoopbackDiscord, bot: discord.Client, alice: Person
) -> None:
    cards, parlour = discord_server.world.place("cards"), discord_server.world.place("parlour")
    first = await bot.get_partial_messageable(cards.id).send("the table", nonce="table-1")
    again = await bot.get_partial_messageable(parlour.id).send("the table", nonce="table-1")
    assert first.id == again.id
    assert alice.sees(parlour) == []


async def test_the_nonce_of_a_deleted_message_posts_nothing_for_minutes(
    discord_server: LoopbackDiscord, bot: discord.Client, alice: Person, cards: Channel
) -> None:
    channel = bot.get_partial_messageable(cards.id)
    first = await channel.send("the table", nonce="table-1")
    await first.delete()
    with pytest.raises(discord.NotFound) as refused:
        await channel.send("the table", nonce="table-1")
    assert refused.value.code == 10008
    assert alice.sees(cards) == []
    discord_server.world.clock.advance(3600)
    await channel.send("the table", nonce="table-1")
    assert len(alice.sees(cards)) == 1


async def test_a_deleted_message_is_unknown(post: Post, alice: Person, cards: Channel) -> None:
    message = await post(cards, "soon gone")
    await message.delete()
    for attempt in (message.edit(content="x"), message.delete(), message.fetch()):
        with pytest.raises(discord.NotFound) as refused:
            await attempt
        assert refused.value.code == 10008
    assert alice.sees(cards) == []


@pytest.mark.parametrize(("denied", "code"), [({"send": False}, 50013), ({"view": False}, 50001)])
async def test_the_bot_posts_only_where_it_may(
    discord_server: LoopbackDiscord, post: Post, denied: dict[str, bool], code: int
) -> None:
    world = discord_server.world
    cards, parlour = world.place("cards"), world.place("parlour")
    world.permit(cards, **denied)
    with pytest.raises(discord.Forbidden) as refused:
        await post(cards, "hello")
    assert refused.value.code == code
    await post(parlour, "hello")
    world.permit(cards, **dict.fromkeys(denied, True))
    await post(cards, "hello")


async def test_the_bot_reads_and_attaches_only_where_it_may(
    discord_server: LoopbackDiscord, bot: discord.Client
) -> None:
    world = discord_server.world
    cards = world.place("cards")
    channel = bot.get_partial_messageable(cards.id)
    message = await channel.send("hello")
    world.permit(cards, history=False, attach=False)
    with pytest.raises(discord.Forbidden):
        await channel.fetch_message(message.id)
    with pytest.raises(discord.Forbidden):
        await channel.send(file=discord.File(io.BytesIO(b"x"), "x.txt"))


@pytest.mark.parametrize("code", [50007, 50278, 40003])
async def test_who_closes_the_door_gets_no_direct_message(
    bot: discord.Client, alice: Person, code: int
) -> None:
    alice.close_dms(code)
    user = await bot.fetch_user(alice.id)
    with pytest.raises(discord.Forbidden) as refused:
        await user.send("hello")
    assert refused.value.code == code
    alice.open_dms()
    await user.send("hello")
    assert alice.reads(alice.dm_channel) == "hello"


async def test_a_picture_is_kept_and_served(
    discord_server: LoopbackDiscord, bot: discord.Client, alice: Person, cards: Channel
) -> None:
    picture = discord.File(io.BytesIO(b"a picture"), "trick.png", description="Ace of spades")
    view = ui.LayoutView(timeout=None)
    gallery: ui.MediaGallery[Any] = ui.MediaGallery(discord.MediaGalleryItem(picture))
    view.add_item(gallery)
    message = await bot.get_partial_messageable(cards.id).send(view=view, file=picture)
    assert message.attachments[0].description == "Ace of spades"
    (seen,) = alice.sees(cards)
    address = seen["components"][0]["items"][0]["media"]["url"]
    assert address.startswith(discord_server.origin)
    async with aiohttp.ClientSession() as session, session.get(address) as response:
        assert (response.content_type, await response.read()) == ("image/png", b"a picture")
        async with session.get(f"{discord_server.origin}/cdn/other") as missing:
            assert missing.status == 404
    await message.edit(attachments=[], view=layout("no picture"))
    assert alice.sees(cards)[0]["attachments"] == []


async def test_too_large_a_file_is_refused(bot: discord.Client, cards: Channel) -> None:
    large = discord.File(io.BytesIO(b"x" * (FILE_BYTES + 1)), "x.bin")
    with pytest.raises(discord.HTTPException) as refused:
        await bot.get_partial_messageable(cards.id).send(file=large)
    assert (refused.value.status, refused.value.code) == (413, 40005)


def layout(text: str) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(text))
    return view


async def test_a_refused_layout_leaves_no_message_and_says_where_it_is_wrong(
    bot: discord.Client, alice: Person, cards: Channel
) -> None:
    view = ui.LayoutView(timeout=None)
    row: ui.ActionRow[Any] = ui.ActionRow(ui.Button(label="x" * 81, custom_id="a"))
    view.add_item(row)
    with pytest.raises(discord.HTTPException) as refused:
        await bot.get_partial_messageable(cards.id).send(view=view)
    assert refused.value.code == 50035
    assert "components.0.components.0.label" in refused.value.text
    assert alice.sees(cards) == []


async def test_a_quiet_message_is_marked(post: Post, alice: Person, cards: Channel) -> None:
    await post(cards, "hush", silent=True)
    assert alice.sees(cards)[0]["flags"] & SUPPRESS_NOTIFICATIONS


async def test_a_mention_calls_whom_the_bot_allows_it_to_call(
    bot: discord.Client, alice: Person, bob: Person, cards: Channel
) -> None:
    channel = bot.get_partial_messageable(cards.id)
    view = layout(f"<@{alice.id}> and <@{bob.id}>")
    only_bob = discord.AllowedMentions(users=[discord.Object(bob.id)], everyone=False, roles=False)
    message = await channel.send(view=view, allowed_mentions=only_bob)
    (seen,) = alice.sees(cards)
    assert [person.is_called_by(seen) for person in (alice, bob)] == [False, True]
    await message.edit(view=view)
    (seen,) = alice.sees(cards)
    # discord.py sends no allowed_mentions with such an edit, and then Discord allows all.
    assert [person.is_called_by(seen) for person in (alice, bob)] == [True, True]


async def test_the_history_is_told_newest_first(bot: discord.Client, cards: Channel) -> None:
    channel = bot.get_partial_messageable(cards.id)
    sent = [await channel.send(str(n)) for n in range(5)]
    assert [m.content async for m in channel.history(limit=3)] == ["4", "3", "2"]
    assert [m.content async for m in channel.history(limit=9, before=sent[2])] == ["1", "0"]
    assert [m.content async for m in channel.history(limit=2, after=sent[1])] == ["2", "3"]


async def test_application_emojis_are_kept_listed_and_deleted(bot: discord.Client) -> None:
    picture = b"\x89PNG\r\n\x1a\n" + b"queen"
    queen = await bot.create_application_emoji(name="QS", image=picture)
    assert [one.name for one in await bot.fetch_application_emojis()] == ["QS"]
    assert await queen.read() == picture
    await queen.delete()
    assert await bot.fetch_application_emojis() == []


async def test_what_is_not_built_is_answered_501_and_not_retried(
    discord_server: LoopbackDiscord, bot: discord.Client
) -> None:
    with pytest.raises(discord.DiscordServerError) as refused:
        await bot.fetch_sticker(1)
    assert refused.value.status == 501
    assert len([one for one in discord_server.requests if one.status == 501]) == 1


async def test_people_members_and_guilds_can_be_looked_up(
    discord_server: LoopbackDiscord, bot: discord.Client, alice: Person
) -> None:
    guild = discord_server.world.guilds[0]
    assert (await bot.fetch_user(alice.id)).global_name == "Alice"
    member = await bot.guilds[0].fetch_member(alice.id)
    assert (member.display_name, member.guild.name) == ("Alice", "The Green Baize")
    assert (await bot.fetch_guild(guild.id)).name == "The Green Baize"
    for lookup in (bot.fetch_user(1), bot.guilds[0].fetch_member(1), bot.fetch_channel(1)):
        with pytest.raises(discord.NotFound):
            await lookup
