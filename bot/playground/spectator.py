"""Spectators: somebody at a client, who sees what they may see and hears of changes."""

import asyncio
from collections.abc import Callable
from typing import Final, TypeAlias, TypeVar

from bot.playground.answers import Answer, Impossible
from bot.playground.commands import ON_MESSAGES, TypedCommand
from bot.playground.hearing import Heard, Names, heard
from bot.playground.localized import told
from bot.playground.messages import Message
from bot.playground.payloads import (
    LINK_STYLE,
    LOADING,
    Payload,
    buttons_of,
    face_of,
    text_of,
)
from bot.playground.places import Channel, User
from bot.playground.realm import Realm
from bot.playground.transcript import transcript

Where: TypeAlias = Channel | Payload | Answer
"""A channel, or one message: its JSON, or the answer that brought it."""

_T = TypeVar("_T")
_POLL_SECONDS = 0.05
PATIENCE_SECONDS: Final = 60.0
"""How long somebody looks out for what is to come: a machine with much else to do is slow."""


class Spectator:
    """Somebody at a client, and what they see there."""

    def __init__(self, realm: Realm, user: User) -> None:
        self._realm = realm
        self.user = user

    @property
    def id(self) -> int:
        return self.user.id

    @property
    def name(self) -> str:
        return self.user.name

    @property
    def dm_channel(self) -> Channel:
        """Their direct messages with the bot."""
        return self._realm.direct_channel(self.user)

    def visible_messages(self, channel_id: int) -> list[Payload]:
        """Return what they see in a channel, oldest first, each with `ephemeral`."""
        channel = self._realm.channel(channel_id)
        return [_as_seen(message) for message in self._realm.visible(self.user, channel)]

    def sees(self, channel: Channel) -> list[Payload]:
        """Return what they see in `channel`, their own ephemeral messages included."""
        return self.visible_messages(channel.id)

    def dms(self) -> list[Payload]:
        """Return their direct messages with the bot."""
        return self.sees(self.dm_channel)

    def reads(self, where: Where) -> str:
        """Return all text in a channel or message, buttons left out."""
        return "\n".join(text_of(message.shown) for message in self._within(where, None))

    def hears(self, where: Where) -> list[Heard]:
        """Return what a screen reader speaks of a channel or message, oldest message first."""
        realm = self._realm
        names = Names(
            {user.id: user.name for user in (*realm.users, realm.bot)},
            {channel.id: channel.name for channel in realm.channels.values()},
        )
        return [one for seen in self._within(where, None) for one in heard(seen.shown, names)]

    def faces(self, where: Where) -> list[str]:
        """Return what is written on the buttons that can be pressed, oldest message first."""
        return [
            face_of(button)
            for message in self._within(where, None)
            for button in buttons_of(message.shown)
            if not button.get("disabled") and button.get("style") != LINK_STYLE
        ]

    def offered(self, channel: Channel) -> list[TypedCommand]:
        """Return the commands they can type in `channel`."""
        return self._realm.commands.offered(self.user, channel)

    def offered_on_messages(self, channel: Channel) -> list[Payload]:
        """Return the commands in the menu of a message in `channel`: `name` and what is `shown`."""
        entries = self._realm.commands.in_menu(ON_MESSAGES, self.user, channel)
        locale = self.user.locale
        return [{"name": one["name"], "shown": told(one, "name", locale)} for one in entries]

    def transcript(self) -> str:
        """Return everything they see, channel by channel, as text."""
        pages: list[str] = []
        for channel in list(self._realm.channels.values()):
            messages = self.visible_messages(channel.id)
            if messages and channel.guild is not None:
                pages.append(transcript(f"#{channel.name} ({channel.guild.name})", messages))
            elif messages and channel.people:
                pages.append(transcript(f"conversation {channel.name}", messages))
        pages.append(transcript(f"direct messages of {self.name}", self.dms()))
        return "\n".join(pages)

    async def until(
        self,
        condition: Callable[[], _T],
        timeout: float = PATIENCE_SECONDS,  # noqa: ASYNC109  its end is an assertion, not a TimeoutError
        what: str = "",
    ) -> _T:
        """Return the result of `condition` once it is true.

        Raise `AssertionError` with a transcript of what they see after `timeout` seconds.
        """
        loop = asyncio.get_running_loop()
        end = loop.time() + timeout
        while not (result := condition()):
            if loop.time() > end:
                waited = what or "what was waited for"
                raise AssertionError(
                    f"{self.name} did not see {waited} in {timeout} s.\n{self.transcript()}"
                )
            version = self._realm.version
            try:
                async with asyncio.timeout(_POLL_SECONDS):
                    await self._realm.changed(version)
            except TimeoutError:
                continue
        return result

    def _first_channel(self) -> Channel:
        return next(
            channel
            for guild in self._realm.guilds + self._realm.other_guilds
            if self.user in guild.members
            for channel in guild.channels
        )

    def _within(self, where: Where, message: Payload | None) -> list[Message]:
        """Return the messages meant, as far as they are seen, oldest first."""
        if isinstance(where, Channel):
            channel, only = where, message
        else:
            only = where.message if isinstance(where, Answer) else where
            if only is None:
                raise Impossible("that answer brought no message")
            channel = self._realm.channel(int(only["channel_id"]))
        seen = self._realm.visible(self.user, channel)
        if only is None:
            return seen
        wanted = int(only["id"])
        found = [one for one in seen if one.id == wanted]
        if not found:
            raise Impossible(f"{self.name} does not see that message")
        return found


def _as_seen(message: Message) -> Payload:
    seen = {**message.shown, "ephemeral": message.ephemeral}
    seen["thinking"] = bool(message.shown["flags"] & LOADING)
    return seen
