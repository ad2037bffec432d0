"""Attachments: what each message carries, as Discord last said, and where it takes no files."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, Protocol, TypeVar, cast

import discord

from bot.discord.rendering import CarriedFile, Sending, sending
from bot.screens.screen import Screen

T = TypeVar("T")

MESSAGES_KEPT: Final = 4096
"""Of others all is sent again, which costs time and nothing else."""

INVALID: Final = 50035


class Attachments:
    """The files that messages carry, so that an edit need not send again what stays."""

    def __init__(self) -> None:
        self._carried: OrderedDict[int | str, Sequence[CarriedFile]] = OrderedDict()
        self._without: set[int] = set()

    def on(self, message: int | str) -> Sequence[CarriedFile] | None:
        """Return what a message carries, by its id or a token it was drawn by; None if unknown."""
        return self._carried.get(message)

    def note(self, message: discord.Message, token: str | None = None) -> None:
        """Remember what a message carries, as Discord just said in answer to a call by `token`."""
        names = (message.id,) if token is None else (message.id, token)
        for name in names:
            known = self._carried.pop(name, None)
            # Most messages never carry anything, and need not be remembered.
            if message.attachments or known:
                self._carried[name] = carried_by(message)
        while len(self._carried) > MESSAGES_KEPT:
            self._carried.popitem(last=False)

    def taken_in(self, channel_id: int | None) -> bool:
        """Whether a channel takes files, as far as is known: pictures are left out elsewhere."""
        return channel_id not in self._without

    def learn(self, channel_id: int, *, taken: bool) -> None:
        """Remember whether the bot may attach files in a channel."""
        if taken:
            self._without.discard(channel_id)
        else:
            self._without.add(channel_id)


def carried_by(message: discord.Message) -> tuple[CarriedFile, ...]:
    """Return the files that a message carries, as Discord told it."""
    return tuple(CarriedFile(one.id, one.filename) for one in message.attachments)


class Attaches(Protocol):
    """A client that remembers what messages carry."""

    attachments: Attachments


def attachments_of(interaction: discord.Interaction[Any]) -> Attachments:
    """Return what the client of an interaction remembers."""
    return cast("Attaches", interaction.client).attachments


def may_attach(interaction: discord.Interaction[Any]) -> bool:
    """Whether an answer to an interaction may carry files."""
    return interaction.guild_id is None or interaction.app_permissions.attach_files


async def edited(
    screen: Screen,
    there: Sequence[CarriedFile] | None,
    edit: Callable[[Sending], Awaitable[T]],
    *,
    pictures: bool,
) -> T:
    """Draw a message anew that carries `there`; if that is not true any more, send it all."""
    sent = await sending(screen, there, pictures=pictures)
    try:
        return await edit(sent)
    except discord.HTTPException as refusal:
        if refusal.code != INVALID or not sent.keeps:
            raise
        return await edit(await sending(screen, pictures=pictures))
