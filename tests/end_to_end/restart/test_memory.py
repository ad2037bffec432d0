"""Memory: what is drawn and sent leaves nothing behind in the bot."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Final

import discord
import pytest

from bot.discord import answers
from bot.discord.answers import Interaction
from bot.discord.dynamic_items import DynamicButton, DynamicMenu
from bot.discord.interaction_token import Token
from bot.discord.post import Post
from bot.screens.components import (
    Attachment,
    Button,
    File,
    Link,
    Menu,
    MenuOption,
    ScreenPart,
    Separator,
    Text,
    rows,
)
from bot.screens.screen import Screen, layout
from bot.text.button_ids import ButtonId
from loopback_discord.payloads import Payload
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Channel
from tests.end_to_end.conftest import Evening, gather_at_table
from tests.end_to_end.looking import table_of
from tests.end_to_end.mid_game import shows_hands
from tests.laws.covering import THOROUGH
from tests.regular import button_ids

WHISPERS: Final = 1000 if THOROUGH else 80
"""More than anything that is kept by mistake could hide among."""
AT_ONCE: Final = 20

Send = Callable[[Post, Interaction], Awaitable[object]]


def store_of(client: Any) -> Any:  # noqa: ANN401  discord.py shows it to nobody
    """Where discord.py keeps layouts that it looks out for, and the classes that take presses."""
    return client._connection._view_store


def kept_by(client: discord.Client) -> list[object]:
    """What discord.py holds of layouts that were sent: those it looks out for, and their ends."""
    store = store_of(client)
    ends = [task for task in asyncio.all_tasks() if "timeout_task" in str(task.get_coro())]
    return [*store._views.values(), *store._synced_message_views.values(), *ends]


def known_to(client: discord.Client) -> set[object]:
    """The classes that take presses."""
    return set(store_of(client)._dynamic_items.values())


async def whisper_often(person: Person, table: Payload, label: str) -> None:
    """Ask for a whisper again and again, several times at once; each is answered."""
    for _ in range(WHISPERS // AT_ONCE // 2):
        given = await asyncio.gather(*(person.click(table, label) for _ in range(AT_ONCE)))
        # A machine that is busy acknowledges some of them first.
        assert {answer.kind for answer in given} <= {"ephemeral", "deferred"}


@pytest.mark.long
async def test_many_whispers_leave_no_task_behind_and_their_buttons_work(evening: Evening) -> None:
    await gather_at_table(evening.alice, [evening.bob], level="easy", pace="slow")
    await shows_hands(evening.alice, 1)
    await shows_hands(evening.bob, 1)
    table = table_of(evening.alice, evening.cards)
    tasks = len(asyncio.all_tasks())

    await whisper_often(evening.alice, table, "My hand")
    await whisper_often(evening.bob, table, "Info")

    assert kept_by(evening.client) == []
    # Each panel that a newer one replaces is taken away in the background.
    await evening.bob.until(lambda: len(asyncio.all_tasks()) < tasks + AT_ONCE, what="no task left")
    whispers = [one for one in evening.alice.sees(evening.cards) if one["ephemeral"]]
    # The first of all as well as the last: no layout of theirs is there any more.
    for whisper in (whispers[0], whispers[-1]):
        _, custom_id = button_ids(whisper, "tick")[0]
        answer = await evening.alice.click(whisper, custom_id=custom_id)
        assert answer.kind == "update"
        assert button_ids(answer.message, "untick")
    assert kept_by(evening.client) == []
    assert known_to(evening.client) == {DynamicButton, DynamicMenu}


# Every way in which the bot sends ----------------------------------------------------------------


RECORD: Final = Attachment("record.json", b"{}")


def everything(*more: ScreenPart) -> Screen:
    """A message with all that a screen may hold, and `more` below it."""
    button_id = ButtonId("table", "hand")
    keys = [Button(button_id, "My hand"), Link("The table", "https://example.org")]
    menu = Menu(button_id, (MenuOption("Hearts", "hearts"),), "Which")
    return layout(Text("A table"), Separator(), *rows(keys), menu, *more)


async def follow_up(_: Post, interaction: Interaction) -> None:
    await answers.defer_update(interaction)
    await answers.whisper(interaction, everything())


async def follow_up_with_a_file(_: Post, interaction: Interaction) -> None:
    await answers.defer_update(interaction)
    await answers.whisper(interaction, everything(File(RECORD)))


async def whisper_with_a_file(_: Post, interaction: Interaction) -> None:
    await answers.whisper(interaction, everything(File(RECORD)))


async def post_and_edit(post: Post, interaction: Interaction) -> None:
    await answers.defer_update(interaction)
    channel = interaction.channel_id
    assert channel is not None
    message = await post.send(channel, everything, nonce=str(interaction.id))
    await post.edit(channel, message, everything)
    await post.edit_by_token(Token.of_now(interaction.token), everything)


WAYS: Final[dict[str, Send]] = {
    "whisper": lambda _, press: answers.whisper(press, everything()),
    "redraw": lambda _, press: answers.redraw(press, everything()),
    "post": lambda _, press: answers.post(press, everything),
    "follow up": follow_up,
    "follow up with a file": follow_up_with_a_file,
    "whisper with a file": whisper_with_a_file,
    "post and edit": post_and_edit,
}


class Sender(discord.Client):
    """A client that answers every press in one way, and counts those it was told of."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)
        self.presses = 0
        self.post = Post(self)
        self.attachments = self.post.attachments
        self.screens = self.post.screens
        self.send: Send = WAYS["whisper"]

    async def setup_hook(self) -> None:
        self.add_dynamic_items(DynamicButton, DynamicMenu)

    async def on_button(self, interaction: discord.Interaction[Any], *_: object) -> None:
        self.presses += 1
        await self.send(self.post, interaction)


@pytest.fixture
async def sender(
    discord_server: LoopbackDiscord,  # noqa: ARG001  it has to be there
) -> AsyncIterator[Sender]:
    async with Sender() as client:
        await client.login("a-token")
        connected = asyncio.create_task(client.connect())
        await client.wait_until_ready()
        yield client
    await connected


@pytest.mark.parametrize("way", WAYS)
async def test_whatever_way_a_screen_is_sent_nothing_of_it_is_kept_and_its_buttons_work(
    sender: Sender, alice: Person, cards: Channel, way: str
) -> None:
    await sender.post.send(cards.id, everything, nonce="first")
    first = await alice.until(lambda: alice.sees(cards))
    sender.send = WAYS[way]
    for _ in range(3):
        answer = await alice.click(first[0], "My hand")
        assert answer.error is None
    newest = alice.sees(cards)[-1]
    presses = sender.presses
    await alice.click(newest, "My hand")
    await alice.select(newest, "Hearts")
    assert sender.presses == presses + 2
    assert kept_by(sender) == []
    assert known_to(sender) == {DynamicButton, DynamicMenu}
