"""Pictures on a message: an edit keeps those that are there, sends new ones, and drops the rest."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any, Final

import discord
import pytest

from bot import answers
from bot.button_ids import ButtonId
from bot.playground.loopback import LoopbackDiscord
from bot.playground.person import Person
from bot.playground.places import Channel
from bot.pressing import DynamicButton, DynamicMenu
from bot.room.post import Post
from bot.screens.components import Attachment, Button, Picture, Pictures, ScreenPart, Text, rows
from bot.screens.plain import plain_screen
from bot.screens.screen import Screen, layout

PRESS: Final = ButtonId("table", "hand")


def showing(*names: str) -> Screen:
    """A message with a button and these pictures."""
    shown = [Picture(Attachment(name, name.encode()), f"The {name[:-4]}") for name in names]
    pictures: list[ScreenPart] = [Pictures(tuple(shown))] if shown else []
    return layout(Text("The trick"), *pictures, *rows([Button(PRESS, "Next")]))


class Gallery(discord.Client):
    """A client that answers every press by drawing its message anew."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)
        self.post = Post(self)
        self.next = plain_screen("Nothing")

    async def setup_hook(self) -> None:
        self.add_dynamic_items(DynamicButton, DynamicMenu)

    async def on_button(self, interaction: discord.Interaction[Any], *_: object) -> None:
        await answers.redraw(interaction, self.next)


@pytest.fixture
async def gallery(
    discord_server: LoopbackDiscord,  # noqa: ARG001  it has to be there
) -> AsyncIterator[Gallery]:
    async with Gallery() as client:
        await client.login("a-token")
        connected = asyncio.create_task(client.connect())
        await client.wait_until_ready()
        yield client
    await connected


async def test_a_press_keeps_the_pictures_that_stay_and_sends_only_new_ones(
    gallery: Gallery, alice: Person, cards: Channel
) -> None:
    await gallery.post.send(cards.id, lambda: showing("queen.png"), nonce="first")
    message = (await alice.until(lambda: alice.sees(cards)))[0]
    (queen,) = message["attachments"]

    gallery.next = showing("queen.png", "king.png")
    assert (await alice.click(message, "Next")).error is None
    kept, king = alice.sees(cards)[0]["attachments"]
    assert kept == queen
    assert king["filename"] == "king.png"

    gallery.next = showing("king.png")
    assert (await alice.click(alice.sees(cards)[0], "Next")).error is None
    assert alice.sees(cards)[0]["attachments"] == [king]

    gallery.next = showing()
    assert (await alice.click(alice.sees(cards)[0], "Next")).error is None
    assert alice.sees(cards)[0]["attachments"] == []


async def test_an_edit_of_a_message_that_nobody_pressed_sends_its_pictures_anew(
    gallery: Gallery, alice: Person, cards: Channel
) -> None:
    message_id = await gallery.post.send(cards.id, lambda: showing("queen.png"), nonce="first")
    await gallery.post.edit(cards.id, message_id, lambda: showing("king.png"))
    (shown,) = await alice.until(lambda: alice.sees(cards))
    assert [one["filename"] for one in shown["attachments"]] == ["king.png"]
