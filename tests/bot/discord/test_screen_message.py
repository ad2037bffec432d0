"""The fate of a message says under which name the next one is posted."""

from collections.abc import Callable
from typing import cast

from bot.discord.interaction_token import Token
from bot.discord.post import Post
from bot.discord.screen_message import PostedMessage, ScreenMessage
from bot.discord.writer import Turn
from bot.screens.screen import Screen, plain_screen
from bot.support.rate_limiter import Slot

FIRST = PostedMessage(channel_id=1, message_id=1_000_000 << 22, deal=2)
LATER = PostedMessage(channel_id=1, message_id=1_000_001 << 22, deal=2)
TURN = Turn(lambda: plain_screen("now"), Slot())


class Posts:
    """Takes everything, and keeps the names under which messages are posted."""

    def __init__(self) -> None:
        self.nonces: list[str] = []

    async def send(self, _: int, draw: Callable[[], Screen], *, nonce: str, **__: object) -> int:
        draw()
        self.nonces.append(nonce)
        return LATER.message_id

    async def edit(self, *_: object, **__: object) -> None: ...

    async def delete(self, *_: object) -> None: ...


class Table:
    """A place in a channel, of whatever deal."""

    name = "the table"
    deal = FIRST.deal

    def nonce(self, deal: int) -> str:
        return f"deal-{deal}"

    async def channel(self) -> int:
        return FIRST.channel_id

    def draw_past(self, at: PostedMessage) -> Screen:
        return plain_screen(f"Deal {at.deal} is over.")

    async def on_posted(self, at: PostedMessage) -> None: ...

    async def lost(self) -> bool:
        return False


def message(posts: Posts, at: PostedMessage | None = FIRST) -> ScreenMessage:
    return ScreenMessage(cast("Post", posts), Table(), at)


async def test_the_message_of_the_next_deal_is_named_after_nothing_else() -> None:
    posts = Posts()
    first = message(posts, None)
    assert not await first.write(TURN)
    assert not await message(posts, PostedMessage(1, FIRST.message_id, deal=1)).write(TURN)
    assert posts.nonces == ["deal-2", "deal-2"]
    # It is edited from now on.
    assert not await first.write(TURN)
    assert len(posts.nonces) == 2


async def test_what_takes_the_place_of_a_message_is_named_after_it() -> None:
    posts = Posts()
    gone, replaced = message(posts), message(posts)
    await gone.take_away()
    replaced.replace()
    assert not await gone.write(TURN)
    assert not await replaced.write(TURN)
    assert posts.nonces == ["deal-2" + FIRST.mark] * 2
    assert FIRST.mark != LATER.mark
    # After a restart it is called the same, with or without a token.
    assert PostedMessage(9, FIRST.message_id, 3, Token("t", 1.0)).mark == FIRST.mark


async def test_a_message_that_an_earlier_process_may_have_posted_is_written_once_more() -> None:
    first = message(Posts(), None)
    first.expect_unrecorded()
    assert await first.write(TURN)
    assert not await first.write(TURN)


def test_a_token_is_kept_for_the_message_that_was_pressed_alone() -> None:
    token = Token.of_now("a token")
    assert token.fresh
    pressed = message(Posts())
    pressed.pressed(LATER.message_id, token)
    assert pressed.at == FIRST
    pressed.replace()
    pressed.pressed(FIRST.message_id, token)
    assert pressed.at is not None
    assert pressed.at.token == token
    pressed.pressed(FIRST.message_id, None)
    assert pressed.at == FIRST
    none = message(Posts(), None)
    none.pressed(FIRST.message_id, token)
    assert none.at is None
    assert not Token("an old one", 0.0).fresh


class Slow(Posts):
    """Lets edits wait for their turn, while something happens."""

    def __init__(self, meanwhile: Callable[[], None]) -> None:
        super().__init__()
        self.meanwhile = meanwhile

    async def edit(self, *values: object, **_: object) -> None:
        self.meanwhile()
        cast("Callable[[], Screen]", values[-1])()


async def test_what_is_to_be_replaced_while_its_edit_waits_for_its_turn_is_posted_anew() -> None:
    def decide() -> None:
        replaced.replace()

    posts = Slow(decide)
    replaced = message(posts)
    assert not await replaced.write(TURN)
    assert posts.nonces == ["deal-2" + FIRST.mark]
