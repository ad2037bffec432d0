"""The post: Discord's messages as the room sends, edits and loses them.

Every call that counts under Discord's limit of fifty a second goes through one rate limiter. Calls
by an interaction's token do not count and pass beside it.
"""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from http import HTTPStatus
from typing import Any, Final, TypeAlias, TypeVar, cast

import aiohttp
import discord

from bot.discord.dynamic_items import said_by
from bot.discord.interaction_token import Token
from bot.discord.refused_screens import ComponentEmojis, RefusedScreens
from bot.discord.refusing import Doing, RefusingChannels
from bot.discord.rendering import Attachments, Sending, edited, sending
from bot.screens.screen import Screen
from bot.support.rate_limiter import RateLimiter, Slot
from bot.support.troubles import Troubles

T = TypeVar("T")


SendScreen: TypeAlias = Callable[[Screen], Awaitable[discord.Message]]
"""Sends a screen, or draws a message anew as that screen."""

UNKNOWN_CHANNEL: Final = 10003
UNKNOWN_MEMBER: Final = 10007
UNKNOWN_MESSAGE: Final = 10008
UNKNOWN_ROLE: Final = 10011
UNKNOWN_WEBHOOK: Final = 10015
TOO_OLD_TO_EDIT_SO_OFTEN: Final = 30046
THREAD_ARCHIVED: Final = 50083
THREAD_LOCKED: Final = 160005
THREAD_EXISTS: Final = 160004
INVALID_WEBHOOK_TOKEN: Final = 50027
DIRECT_MESSAGES_REFUSED: Final = frozenset({50007, 50278, 40003})

UNAVAILABLE: Final = 503

POSTINGS: Final = 4
"""How often a message may be posted again at once because somebody deleted it."""

SECONDS_AN_EDIT: Final = 1.25
"""Discord allows about five edits in five seconds a channel: a burst passes, then a steady pace.

One is left free for what else is posted there. A writer that spends the last one is held by
discord.py until the limit resets, and the picture with it.
"""

ATTEMPTS: Final = 3
FIRST_WAIT_SECONDS: Final = 0.5

NOBODY: Final = discord.AllowedMentions.none()


def mentioning(people: Sequence[int]) -> discord.AllowedMentions:
    """Let a message notify these people, whom it mentions, and nobody else."""
    if not people:
        return NOBODY
    users = [discord.Object(one) for one in people]
    return discord.AllowedMentions(everyone=False, roles=False, users=users)


class Undelivered(Exception):
    """Discord did not take a message; the kinds below say what can be done about it."""

    unheard = False
    """Whether Discord may have taken it all the same, at a try of which nobody heard."""


class MessageGone(Undelivered):
    """Somebody deleted the message: post it again."""


class ChannelGone(Undelivered):
    """The channel does not exist any more: the table has lost its place."""


class NotAllowed(Undelivered):
    """The bot may not write there."""


class ThreadArchived(Undelivered):
    """A new message wakes the thread, unless it is locked; an edit does not."""


class DirectMessagesClosed(Undelivered):
    """The person's direct messages are closed to the bot: show the hand in the channel."""


class TryLater(Undelivered):
    """Discord is unwell, or the line is: the same call may succeed later."""

    unheard = True


class TokenSpent(Undelivered):
    """The token of an interaction has run out, or its message is gone."""


# Discord names the first answer by a word where discord.py's types expect a number.
_ORIGINAL: Final = cast("int", "@original")


class Post:
    """Sends and edits messages for one client.

    A caller that edits one message again and again leaves `seconds_an_edit` between two edits.
    """

    def __init__(
        self,
        client: discord.Client,
        rate_limiter: RateLimiter | None = None,
        *,
        seconds_an_edit: float = SECONDS_AN_EDIT,
    ) -> None:
        self._client = client
        self.seconds_an_edit = seconds_an_edit
        self.rate_limiter = rate_limiter or RateLimiter()
        self.refusing = RefusingChannels()
        self.troubles = Troubles()
        self.attachments = Attachments()
        self.component_emojis = ComponentEmojis()
        self.screens = RefusedScreens(self.component_emojis)

    async def send(
        self,
        channel_id: int,
        draw: Callable[[], Screen],
        *,
        nonce: str,
        mention: Sequence[int] = (),
        silent: bool = False,
        slot: Slot | None = None,
        before_again: Callable[[], Awaitable[None]] | None = None,
    ) -> int:
        """Post a message and return its id; repeated calls with one `nonce` post once.

        A `silent` one notifies nobody. This and the calls below raise `Undelivered`.

        Discord keeps a nonce for some minutes, so a call whose answer was lost is safely repeated.
        A message that was posted with it and is deleted by now is posted again, after
        `before_again`.
        """
        channel = self._client.get_partial_messageable(channel_id)
        allowed = mentioning(mention)

        async def call(name: str) -> int:
            async def send(screen: Screen) -> discord.Message:
                sent = await sending(screen)
                return await channel.send(
                    view=sent.view,
                    files=sent.files,
                    nonce=name,
                    allowed_mentions=allowed,
                    silent=silent,
                )

            message = await self._sent(channel_id, draw(), send)
            self.attachments.note(message)
            return message.id

        for again in range(POSTINGS):
            # The further names are the same at every try, so that a lost receipt doubles nothing.
            name = f"{nonce}~{again}" if again else nonce
            try:
                return await self._allowed(channel_id, Doing.POST, partial(call, name), slot)
            except MessageGone:
                # Discord does not post what bears the name of a deleted message.
                if again + 1 == POSTINGS:
                    raise
                if before_again is not None:
                    await before_again()
        raise AssertionError

    async def edit(
        self,
        channel_id: int,
        message_id: int,
        draw: Callable[[], Screen],
        *,
        slot: Slot | None = None,
    ) -> None:
        message = self._client.get_partial_messageable(channel_id).get_partial_message(message_id)

        async def edit(sent: Sending) -> discord.Message:
            return await message.edit(
                view=sent.view, attachments=sent.attachments, allowed_mentions=NOBODY
            )

        async def call() -> None:
            self.attachments.note(await self._redrawn(channel_id, message_id, draw(), edit))

        await self._allowed(channel_id, Doing.EDIT, call, slot)

    async def look_up(self, channel_id: int, message_id: int) -> tuple[str, ...]:
        """Return what the buttons and menus of a message say."""
        message = self._client.get_partial_messageable(channel_id).get_partial_message(message_id)

        async def call() -> tuple[str, ...]:
            return tuple(said_by(await message.fetch()))

        return await self._allowed(channel_id, Doing.READ, call)

    async def edit_by_token(self, token: Token, draw: Callable[[], Screen]) -> None:
        """Draw anew the answer to an interaction; no limit counts it. Raise `TokenSpent`."""
        webhook, known_as = self._webhook(token), token.follow_up or token.text

        async def edit(sent: Sending) -> discord.Message:
            return await webhook.edit_message(
                token.follow_up or _ORIGINAL,
                view=sent.view,
                attachments=sent.attachments,
                allowed_mentions=NOBODY,
            )

        async def call() -> None:
            message = await self._redrawn(None, known_as, draw(), edit)
            self.attachments.note(message, None if token.follow_up else token.text)

        await _by_token(call)

    def _webhook(self, token: Token) -> discord.Webhook:
        application_id = self._client.application_id
        assert application_id is not None
        return discord.Webhook.partial(application_id, token.text, client=self._client)

    async def _redrawn(
        self,
        channel_id: int | None,
        known_as: int | str,
        screen: Screen,
        edit: Callable[[Sending], Awaitable[discord.Message]],
    ) -> discord.Message:
        """Draw a message anew, without sending again the files that it carries."""

        async def call(screen: Screen) -> discord.Message:
            return await edited(screen, self.attachments.on(known_as), edit)

        return await self._sent(channel_id, screen, call)

    async def _sent(
        self, channel_id: int | None, screen: Screen, call: SendScreen
    ) -> discord.Message:
        """Send a screen with all of it that Discord takes there."""
        return await self.screens.sent(screen, partial(self._with_pictures, channel_id, call))

    async def _with_pictures(
        self, channel_id: int | None, call: SendScreen, screen: Screen
    ) -> discord.Message:
        """Make a call with pictures if the channel takes any, else without them."""
        if not screen.scenes or not self.attachments.taken_in(channel_id):
            return await call(screen.without_pictures())
        try:
            return await call(screen)
        except discord.Forbidden:
            message = await call(screen.without_pictures())
            # It was the pictures that may not be there.
            if channel_id is not None:
                self.attachments.learn(channel_id, taken=False)
            return message

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Take a message away; one that is gone already is fine."""
        message = self._client.get_partial_messageable(channel_id).get_partial_message(message_id)
        try:
            await self._allowed(channel_id, Doing.DELETE, message.delete)
        except (MessageGone, ChannelGone):
            return

    async def delete_by_token(self, token: Token) -> None:
        """Take away the answer to an interaction; no limit counts it. Raise `TokenSpent`."""

        async def call() -> None:
            await self._webhook(token).delete_message(token.follow_up or _ORIGINAL)

        await _by_token(call)

    async def direct_channel(self, person: int) -> int:
        """Return the channel of a person's direct messages, opened if need be."""

        async def call() -> int:
            # Not `create_dm`: that would answer with a channel it knows, even one that is gone.
            channel = await self._client.http.start_private_message(person)
            return int(channel["id"])

        return await self._counted(call)

    async def begin_thread(self, channel_id: int, message_id: int, name: str, minutes: int) -> int:
        """Make a thread of a message, unless there is one, and return its id.

        It falls asleep when nothing was said for `minutes`, one of Discord's.
        """

        async def call() -> int:
            try:
                thread = await self._client.http.start_thread_with_message(
                    channel_id,
                    message_id,
                    name=name,
                    auto_archive_duration=cast("Any", minutes),
                )
            except discord.HTTPException as refusal:
                if refusal.code != THREAD_EXISTS:
                    raise
                # Its receipt was lost, or the process that made it.
                return message_id
            return int(thread["id"])

        return await self._counted(call)

    async def end_thread(self, thread_id: int, *, at_once: bool) -> None:
        """Let a thread of the bot's own sleep, or do so once nobody has said anything for an hour.

        A new message wakes it. Raise `Undelivered`.
        """
        wanted: dict[str, Any] = {"archived": True} if at_once else {"auto_archive_duration": 60}

        async def call() -> None:
            await self._client.http.edit_channel(thread_id, **wanted)

        await self._counted(call)

    def locale(self, guild_id: int) -> str | None:
        """Return the language in which Discord shows a guild; None of one that is not seen here."""
        guild = self._client.get_guild(guild_id)
        return None if guild is None else str(guild.preferred_locale)

    async def guild_name(self, guild_id: int) -> str | None:
        """Return what a guild is called, None if nobody says; of one not seen here Discord does."""
        guild = self._client.get_guild(guild_id)
        if guild is not None:
            return guild.name

        async def call() -> str:
            return (await self._client.http.get_guild(guild_id, with_counts=False))["name"]

        with contextlib.suppress(Undelivered):
            return await self._counted(call)
        return None

    async def roles(self, guild_id: int) -> tuple[Sequence[Mapping[str, Any]], tuple[str, ...]]:
        """Return the roles of a guild as Discord tells them, and the ids of the bot's own.

        Raise `Undelivered`.
        """
        # Of the oldest applications the bot has an id of its own.
        http, me = self._client.http, self._client.user
        assert me is not None

        async def call() -> tuple[Sequence[Mapping[str, Any]], tuple[str, ...]]:
            own = (await http.get_member(guild_id, me.id))["roles"]
            return await http.get_roles(guild_id), tuple(map(str, own))

        return await self._counted(call)

    async def set_role(self, guild_id: int, person: int, role_id: int, *, has: bool) -> None:
        """Give somebody a role of a guild, or take it; who is no member has none.

        Either may be done again, and a role that is gone taken. Raise `Undelivered`.
        """
        http = self._client.http

        async def call() -> None:
            try:
                await (http.add_role if has else http.remove_role)(guild_id, person, role_id)
            except discord.HTTPException as refusal:
                gone = refusal.code == UNKNOWN_ROLE and not has
                if not gone and refusal.code != UNKNOWN_MEMBER:
                    raise

        await self._counted(call)

    async def _allowed(
        self,
        channel_id: int,
        doing: Doing,
        call: Callable[[], Awaitable[T]],
        slot: Slot | None = None,
    ) -> T:
        """Make a call that a channel may refuse; if it did, it is not asked again."""
        if self.refusing.refuses(channel_id, doing):
            raise NotAllowed("refused before")
        try:
            done = await self._counted(call, slot)
        except NotAllowed as refused:
            self.refusing.note(channel_id, doing, str(refused))
            raise
        except ThreadArchived as locked:
            # A new message wakes it, unless that was refused as well.
            if doing is not Doing.POST and not self.refusing.refuses(channel_id, Doing.POST):
                raise
            self.refusing.note(channel_id, doing, str(locked))
            raise NotAllowed(str(locked)) from locked
        if not self.refusing.refuses(channel_id, Doing.POST):
            self.refusing.took(channel_id)
        return done

    async def _counted(self, call: Callable[[], Awaitable[T]], slot: Slot | None = None) -> T:
        async def through() -> T:
            await self.rate_limiter.enter(slot or Slot())
            return await call()

        return await _delivered(through)


async def _by_token(call: Callable[[], Awaitable[None]]) -> None:
    """Make a call by the token of an interaction, which passes beside the rate limiter."""
    try:
        await _delivered(call)
    except (MessageGone, ChannelGone, NotAllowed) as gone:
        raise TokenSpent from gone


async def _delivered(call: Callable[[], Awaitable[T]]) -> T:
    """Make a call that may safely be repeated, and name what went wrong with it."""
    wait, began = FIRST_WAIT_SECONDS, time.monotonic()
    for attempt in range(ATTEMPTS):
        try:
            return await call()
        except discord.DiscordServerError as unwell:
            # The others discord.py has already repeated for several seconds.
            if unwell.status != UNAVAILABLE or attempt + 1 == ATTEMPTS:
                raise TryLater(str(unwell.status)) from unwell
        except discord.HTTPException as refusal:
            if not _is_of_proxy(refusal) or attempt + 1 == ATTEMPTS:
                named = _named(refusal)
                # discord.py too may have asked before; then it has waited a second at least.
                named.unheard |= attempt > 0 or time.monotonic() - began >= 1
                raise named from refusal
        except (aiohttp.ClientError, OSError, TimeoutError) as lost:
            if attempt + 1 == ATTEMPTS:
                raise TryLater(type(lost).__name__) from lost
        await asyncio.sleep(wait)
        wait *= 3
    raise AssertionError


def _is_of_proxy(refusal: discord.HTTPException) -> bool:
    """Whether a proxy refused a call, which may be made again: Discord is slow, or never heard it.

    What Discord itself refuses for a while discord.py waits out, unless it looks like a ban.
    """
    if refusal.status == HTTPStatus.TOO_MANY_REQUESTS:
        return "generated-by-proxy" in refusal.response.headers
    return refusal.status == HTTPStatus.REQUEST_TIMEOUT


def _named(refusal: discord.HTTPException) -> Undelivered:
    what = f"{refusal.status}/{refusal.code}"
    kinds: dict[int, type[Undelivered]] = {
        UNKNOWN_CHANNEL: ChannelGone,
        UNKNOWN_MESSAGE: MessageGone,
        TOO_OLD_TO_EDIT_SO_OFTEN: TryLater,
        THREAD_ARCHIVED: ThreadArchived,
        THREAD_LOCKED: NotAllowed,
        UNKNOWN_WEBHOOK: TokenSpent,
        INVALID_WEBHOOK_TOKEN: TokenSpent,
        **dict.fromkeys(DIRECT_MESSAGES_REFUSED, DirectMessagesClosed),
    }
    if refusal.code in kinds:
        return kinds[refusal.code](what)
    if refusal.status == 403:
        return NotAllowed(what)
    if refusal.status == 404:
        return MessageGone(what)
    if refusal.status in (408, 429) or refusal.status >= 500:
        return TryLater(what)
    return Undelivered(what)


def is_whisper(interaction: discord.Interaction[Any]) -> bool:
    """Whether the message that was pressed is one that only its reader sees."""
    message = interaction.message
    return message is not None and message.flags.ephemeral
