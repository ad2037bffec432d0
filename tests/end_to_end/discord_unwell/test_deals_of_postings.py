"""A message shows its own deal, even if the next one begins while an edit waits for its turn."""

import asyncio
from collections.abc import AsyncIterator
from typing import Final

import discord
import pytest

from bot.discord.post import Post
from bot.discord.screen_message import PostedMessage, ScreenMessage
from bot.discord.writer import Turn
from bot.screens.screen import Screen, plain_screen
from bot.support.rate_limiter import Slot
from bot.support.token_bucket import TokenBucket
from loopback_discord.payloads import text_of
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Channel

CALLS_A_SECOND: Final = 5.0


class Table:
    """A place in a channel, of whatever deal."""

    name = "the table"

    def __init__(self, cards: Channel) -> None:
        self.deal = 1
        self._cards = cards

    def nonce(self, deal: int) -> str:
        return f"deal-{deal}"

    async def channel(self) -> int:
        return self._cards.id

    def draw(self) -> Screen:
        return plain_screen(f"Deal {self.deal} goes on.")

    def draw_past(self, at: PostedMessage) -> Screen:
        return plain_screen(f"Deal {at.deal} is over.")

    async def on_posted(self, at: PostedMessage) -> None:
        assert at.deal == self.deal

    async def lost(self) -> bool:
        return False


@pytest.fixture
async def post(
    discord_server: LoopbackDiscord,  # noqa: ARG001  it has to be there
) -> AsyncIterator[Post]:
    """A post that lets one call through, and the next one only after a while."""
    async with discord.Client(intents=discord.Intents.none()) as client:
        await client.login("a-token")
        post = Post(client)
        post.rate_limiter.share(TokenBucket(1, CALLS_A_SECOND))
        yield post


async def test_an_edit_that_waits_while_the_next_deal_begins_leaves_its_turn_to_that(
    post: Post, alice: Person, cards: Channel
) -> None:
    table = Table(cards)
    posting = ScreenMessage(post, table)
    turn = Turn(table.draw, Slot())
    assert not await posting.write(turn)

    used_up = TokenBucket(1, CALLS_A_SECOND)
    assert used_up.take()
    post.rate_limiter.share(used_up)
    editing = asyncio.create_task(posting.write(turn))
    await alice.until(lambda: post.rate_limiter.waiting, what="an edit that waits")
    table.deal = 2
    assert not await editing

    assert [text_of(one) for one in alice.sees(cards)] == ["Deal 1 is over.", "Deal 2 goes on."]
