"""Emojis of the application: kept, named in components, and gone when they are deleted."""

import base64

import aiohttp
import discord
import pytest
from discord import ui

from loopback_discord.payloads import buttons_of, text_of
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Channel
from loopback_discord.validation.errors import ApiError

PNG = b"\x89PNG\r\n\x1a\n"
UNKNOWN = "<:queen:123456789012345678>"


def view(emoji: str | discord.Emoji, text: str = "a hand") -> ui.LayoutView:
    layout = ui.LayoutView(timeout=None)
    layout.add_item(ui.TextDisplay(text))
    menu: ui.Select[ui.LayoutView] = ui.Select(
        custom_id="menu", options=[discord.SelectOption(label="Q♠", emoji=emoji)]
    )
    layout.add_item(ui.ActionRow(ui.Button(label="Q♠", emoji=emoji, custom_id="queen")))
    layout.add_item(ui.ActionRow(menu))
    return layout


async def test_a_component_may_carry_an_emoji_that_is_there(
    bot: discord.Client, alice: Person, cards: Channel
) -> None:
    channel = bot.get_partial_messageable(cards.id)
    queen = await bot.create_application_emoji(name="Q_spades", image=PNG)
    await channel.send(view=view(queen, f"the {queen}"))
    (message,) = alice.sees(cards)
    assert text_of(message) == f"the <:Q_spades:{queen.id}>"
    (button,) = buttons_of(message)
    # A number of such a size would lose digits in a browser.
    assert button["emoji"] == {"id": str(queen.id), "name": "Q_spades"}

    await queen.delete()
    with pytest.raises(discord.HTTPException) as refused:
        await channel.send(view=view(queen))
    assert refused.value.code == 50035
    assert refused.value.text.count("emoji.name: Invalid emoji") == 2
    async with aiohttp.ClientSession() as session, session.get(queen.url) as picture:
        assert picture.status == 404


async def test_a_text_may_name_an_emoji_that_nobody_knows(
    bot: discord.Client, alice: Person, cards: Channel
) -> None:
    await bot.get_partial_messageable(cards.id).send(UNKNOWN)
    assert text_of(alice.sees(cards)[0]) == UNKNOWN


async def test_good_emojis_are_refused_as_often_as_a_fault_says(
    discord_server: LoopbackDiscord, bot: discord.Client
) -> None:
    channel = bot.get_partial_messageable(discord_server.world.place("cards").id)
    queen = await bot.create_application_emoji(name="Q_spades", image=PNG)
    discord_server.faults.refuse_emojis(every=2)
    await channel.send(view=view(queen))
    with pytest.raises(discord.HTTPException, match=r"emoji\.name: Invalid emoji"):
        await channel.send(view=view(queen))
    await channel.send("no emoji, no fault")
    await channel.send(view=view(queen))


@pytest.mark.parametrize(
    "image",
    [
        "",
        "queen.png",
        base64.b64encode(PNG).decode(),
        "data:image/png;base64,***",
        f"data:image/png;base64,{base64.b64encode(b'no picture').decode()}",
    ],
)
def test_what_is_no_picture_is_no_emoji(discord_server: LoopbackDiscord, image: str) -> None:
    with pytest.raises(ApiError) as refused:
        discord_server.world.emojis.create({"name": "queen", "image": image})
    assert refused.value.body["code"] == 50035


@pytest.mark.parametrize(
    "picture", [PNG, b"\xff\xd8\xff", b"GIF89a", b"RIFF1234WEBP", b"\0\0\0\x1cftypavif"]
)
def test_a_picture_is_known_by_how_it_begins(
    discord_server: LoopbackDiscord, picture: bytes
) -> None:
    image = f"data:image/png;base64,{base64.b64encode(picture).decode()}"
    made = discord_server.world.emojis.create({"name": "queen", "image": image})
    assert made["animated"] == (picture == b"GIF89a")
