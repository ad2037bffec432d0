"""Pictures on a message: an edit keeps those that are there, sends new ones, and drops the rest."""

import asyncio
import logging
from collections.abc import AsyncIterator
from typing import Any, Final

import discord
import pytest

from bot.discord import answers, rendering
from bot.discord.dynamic_items import DynamicButton, DynamicMenu
from bot.discord.interaction_token import Token
from bot.discord.post import Post
from bot.pictures.painted import PaintedScenes
from bot.pictures.scenes import HandScene, Scene, file_name
from bot.screens.components import Button, Picture, Pictures, ScreenPart, Text, rows
from bot.screens.screen import Screen, layout, plain_screen
from bot.text.button_ids import ButtonId
from engine.cards import card
from loopback_discord.payloads import Payload
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import ATTACH_FILES, Channel

PRESS: Final = ButtonId("table", "hand")
QUEEN, KING = (HandScene((card(face),), "two-colours") for face in ("QS", "KS"))


def showing(*scenes: HandScene) -> Screen:
    """A message with a button and these pictures."""
    shown = [Picture(scene, f"The {scene.cards[0]}") for scene in scenes]
    pictures: list[ScreenPart] = [Pictures(tuple(shown))] if shown else []
    return layout(Text("The trick"), *pictures, *rows([Button(PRESS, "Next")]))


def carried(message: Payload) -> list[str]:
    return [one["filename"] for one in message["attachments"]]


def sent(discord_server: LoopbackDiscord) -> list[str]:
    """The files that the bot has sent so far."""
    return [one.filename for request in discord_server.requests for one in request.files]


class Gallery(discord.Client):
    """A client that answers every press by drawing its message anew."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)
        self.post = Post(self)
        self.attachments = self.post.attachments
        self.screens = self.post.screens
        self.next = plain_screen("Nothing")
        self.token = ""
        self.answered = 0

    async def setup_hook(self) -> None:
        self.add_dynamic_items(DynamicButton, DynamicMenu)

    async def on_button(self, interaction: discord.Interaction[Any], *_: object) -> None:
        self.token = interaction.token
        await answers.redraw(interaction, self.next)
        self.answered += 1

    async def pressed(self, person: Person, message: Payload, screen: Screen) -> None:
        """Let a press draw `screen`, and wait until the client has heard that it is drawn."""
        self.next, before = screen, self.answered
        assert (await person.click(message, "Next")).error is None
        await person.until(lambda: self.answered > before, what="the answer taken")


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
    await gallery.post.send(cards.id, lambda: showing(QUEEN), nonce="first")
    message = (await alice.until(lambda: alice.sees(cards)))[0]
    (queen,) = message["attachments"]

    await gallery.pressed(alice, message, showing(QUEEN, KING))
    kept, king = alice.sees(cards)[0]["attachments"]
    assert kept == queen
    assert king["filename"] == file_name(KING)

    await gallery.pressed(alice, alice.sees(cards)[0], showing(KING))
    assert alice.sees(cards)[0]["attachments"] == [king]

    await gallery.pressed(alice, alice.sees(cards)[0], showing())
    assert alice.sees(cards)[0]["attachments"] == []


async def test_an_edit_sends_a_picture_only_if_the_message_does_not_carry_it(
    gallery: Gallery, alice: Person, cards: Channel, discord_server: LoopbackDiscord
) -> None:
    message_id = await gallery.post.send(cards.id, lambda: showing(QUEEN), nonce="first")
    await gallery.post.edit(cards.id, message_id, lambda: showing(QUEEN, KING))
    await gallery.post.edit(cards.id, message_id, lambda: showing(KING))
    (shown,) = await alice.until(lambda: alice.sees(cards))
    assert carried(shown) == [file_name(KING)]
    assert sent(discord_server) == [file_name(QUEEN), file_name(KING)]

    # What an answer brought is known to the next edit, by the message or by the token of the press.
    await gallery.pressed(alice, shown, showing(QUEEN))
    await gallery.post.edit(cards.id, message_id, lambda: showing(QUEEN))
    await gallery.post.edit_by_token(Token.of_now(gallery.token), lambda: showing(QUEEN))
    assert carried(alice.sees(cards)[0]) == [file_name(QUEEN)]
    assert sent(discord_server) == [file_name(one) for one in (QUEEN, KING, QUEEN)]


async def test_an_edit_after_a_restart_sends_its_pictures_anew(
    gallery: Gallery, alice: Person, cards: Channel
) -> None:
    message_id = await gallery.post.send(cards.id, lambda: showing(QUEEN), nonce="first")
    await Post(gallery).edit(cards.id, message_id, lambda: showing(QUEEN, KING))
    (shown,) = await alice.until(lambda: alice.sees(cards))
    assert carried(shown) == [file_name(QUEEN), file_name(KING)]


async def test_an_edit_sends_all_if_what_it_was_to_keep_is_gone(
    gallery: Gallery, alice: Person, cards: Channel
) -> None:
    message_id = await gallery.post.send(cards.id, lambda: showing(QUEEN), nonce="first")
    # Somebody else draws the message, so that this post is mistaken.
    await Post(gallery).edit(cards.id, message_id, lambda: showing(KING))
    await gallery.post.edit(cards.id, message_id, lambda: showing(QUEEN, KING))
    (shown,) = await alice.until(lambda: alice.sees(cards))
    assert carried(shown) == [file_name(QUEEN), file_name(KING)]


async def test_a_channel_that_takes_no_files_gets_the_texts_alone(
    gallery: Gallery, alice: Person, cards: Channel, discord_server: LoopbackDiscord
) -> None:
    cards.denied = ATTACH_FILES
    for nonce in ("first", "second"):
        await gallery.post.send(cards.id, lambda: showing(QUEEN), nonce=nonce)
    first, second = await alice.until(lambda: alice.sees(cards)[1:] and alice.sees(cards))
    assert carried(first) == carried(second) == []
    # It is refused once, and not asked again.
    assert len(discord_server.invalid_requests) == 1

    gallery.next = showing(KING)
    answer = await alice.click(second, "Next")
    assert carried(answer.message) == []

    cards.denied = 0
    answer = await alice.click(second, "Next")
    assert carried(answer.message) == [file_name(KING)]


@pytest.fixture
def spilt(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing can be painted."""

    def spill(scene: Scene) -> bytes:
        raise RuntimeError(repr(scene))

    monkeypatch.setattr(rendering, "PAINTED", PaintedScenes(spill))


@pytest.mark.usefixtures("spilt")
async def test_a_message_goes_without_a_picture_that_cannot_be_painted(
    gallery: Gallery, alice: Person, cards: Channel, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR):
        message_id = await gallery.post.send(cards.id, lambda: showing(QUEEN), nonce="first")
        await gallery.post.edit(cards.id, message_id, lambda: showing(QUEEN))
    (shown,) = await alice.until(lambda: alice.sees(cards))
    assert carried(shown) == []
    assert "The trick" in str(shown["components"])
    # Once, and without the card.
    (told,) = [one.message for one in caplog.records if "painting" in one.message]
    assert "QS" not in told
