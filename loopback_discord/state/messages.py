"""Messages: what was said in each channel, who sees it and whom it mentions."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final, TypeAlias, cast

from loopback_discord.payloads import (
    COMPONENTS_V2,
    EPHEMERAL,
    LOADING,
    SUPPRESS_EMBEDS,
    SUPPRESS_NOTIFICATIONS,
    Payload,
    components_of,
    copied,
    many,
    text_of,
)
from loopback_discord.state.attachments import Upload, resolve
from loopback_discord.state.core import Core
from loopback_discord.state.emojis import Emojis, write_ids
from loopback_discord.state.guilds import Channel, User
from loopback_discord.validation.errors import UNKNOWN_MESSAGE, ApiError
from loopback_discord.validation.messages import check_files, check_message

FindUser: TypeAlias = Callable[[int], User | None]

_MENTION: Final = re.compile(r"<@!?(\d+)>")


def mentioned(message: Payload, asked: Payload, find: FindUser) -> list[Payload]:
    """Return the users that `message` calls under the `allowed_mentions` of `asked`.

    Where a request does not say what is allowed, everything is: so does Discord, on edits too.
    """
    allowed = cast("Payload | None", asked.get("allowed_mentions"))
    everybody = allowed is None or "users" in (allowed.get("parse") or [])
    named = cast("list[object]", (allowed or {}).get("users") or [])
    called: list[Payload] = []
    for number in dict.fromkeys(_MENTION.findall(text_of(message))):
        user = find(int(number))
        if user is not None and (everybody or number in map(str, named)):
            called.append(user.described)
    return called


NONCE_SECONDS: Final = 300.0
"""How long an enforced nonce is remembered: of its author, whatever the channel."""

_SETTABLE: Final = SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2
_EDITABLE: Final = SUPPRESS_EMBEDS | COMPONENTS_V2


@dataclass(slots=True)
class Message:
    """A message as it stands; `viewer` is the only one who sees it if it is ephemeral."""

    id: int
    channel: Channel
    shown: Payload
    created_at: float
    viewer: User | None = None

    @property
    def ephemeral(self) -> bool:
        return self.viewer is not None

    @property
    def loading(self) -> bool:
        """Whether it says nothing yet but that the bot is thinking."""
        return bool(self.shown["flags"] & LOADING)


class Messages:
    """Every message that stands, oldest first."""

    def __init__(self, core: Core, emojis: Emojis) -> None:
        self._core = core
        self._emojis = emojis
        self._standing: dict[int, Message] = {}
        self._of_channels: dict[int, dict[int, Message]] = {}
        """The same by the id of their channel."""
        self._nonces: dict[tuple[int, str], tuple[int, float]] = {}

    def in_channel(self, channel: Channel) -> list[Message]:
        return list(self._of_channels.get(channel.id, {}).values())

    def find(self, message_id: int) -> Message:
        """Return the message; raise `ApiError` (10008) if it never was or is deleted."""
        found = self._standing.get(message_id)
        if found is None:
            raise ApiError(UNKNOWN_MESSAGE)
        return found

    def stands(self, message: Message) -> bool:
        """Tell whether `message` was not deleted."""
        return message.id in self._standing

    def create(
        self,
        channel: Channel,
        author: User,
        body: Payload,
        uploads: list[Upload],
        *,
        viewer: User | None = None,
        because: Payload | None = None,
    ) -> Message:
        """Post `body`; a repeated enforced nonce returns the message it made before.

        `because` is the interaction it answers, as `interaction_metadata` tells it. Raise
        `ApiError` for a body that Discord does not take, and (10008) for the nonce of a message
        that was deleted.
        """
        check_files([len(upload.content) for upload in uploads])
        check_message(body, [upload.filename for upload in uploads], creating=True)
        self._emojis.check(body)
        nonce = body.get("nonce")
        if nonce is not None and body.get("enforce_nonce"):
            before, until = self._nonces.get((author.id, str(nonce)), (0, 0.0))
            if self._core.clock.now < until:
                return self.find(before)
        message_id = self._core.snowflakes.next()
        attachments = self._attach(channel, body, uploads, [])
        flags = int(body.get("flags") or 0) & _SETTABLE
        shown: Payload = {
            "id": str(message_id),
            "channel_id": str(channel.id),
            "type": 0,
            "author": author.described,
            "content": body.get("content") or "",
            "timestamp": _written(self._core.clock.now),
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": attachments,
            "embeds": [_embed(one) for one in many(body, "embeds")],
            "pinned": False,
            "components": _numbered(body.get("components") or [], attachments),
            "flags": flags | (EPHEMERAL if viewer else 0),
        }
        shown["mentions"] = mentioned(shown, body, self._core.find_user)
        if nonce is not None:
            shown["nonce"] = nonce
        shown.update(_replying(author, channel, body, because))
        message = Message(message_id, channel, shown, self._core.clock.now, viewer)
        self._standing[message_id] = message
        self._of_channels.setdefault(channel.id, {})[message_id] = message
        if nonce is not None and body.get("enforce_nonce"):
            self._nonces[author.id, str(nonce)] = (message_id, self._core.clock.now + NONCE_SECONDS)
        self._core.changes.note()
        return message

    def think(self, channel: Channel, author: User, *, viewer: User | None) -> Message:
        """Post the mark that the bot is thinking, which an edit then turns into a message."""
        message = self.create(channel, author, {"content": "…"}, [], viewer=viewer)
        message.shown.update(content="", flags=LOADING | (EPHEMERAL if viewer else 0), type=20)
        return message

    def edit(self, message: Message, body: Payload, uploads: list[Upload]) -> None:
        """Change what `body` names and leave the rest; raise `ApiError` as Discord would."""
        if not self.stands(message):
            raise ApiError(UNKNOWN_MESSAGE)
        old = message.shown
        check_files([len(upload.content) for upload in uploads])
        names = [upload.filename for upload in uploads]
        check_message(body, names, creating=False, standing=old)
        self._emojis.check(body)
        # Nothing inside is changed in place, so what the edit does not name may be shared.
        shown = {**old}
        kept = _kept(old["attachments"], body)
        shown["attachments"] = kept + self._attach(message.channel, body, uploads, kept)
        kept_ids = {one["id"] for one in kept}
        self._core.cdn.drop(one for one in old["attachments"] if one["id"] not in kept_ids)
        if "content" in body:
            shown["content"] = body["content"] or ""
        if "embeds" in body:
            shown["embeds"] = [_embed(one) for one in many(body, "embeds")]
        if "components" in body:
            shown["components"] = _numbered(body["components"] or [], shown["attachments"])
        shown["mentions"] = mentioned(shown, body, self._core.find_user)
        asked = int(body.get("flags") or 0) & _EDITABLE
        shown["flags"] = (old["flags"] & ~LOADING) | asked
        if not old["flags"] & LOADING:
            shown["edited_timestamp"] = _written(self._core.clock.now)
        message.shown = shown
        self._core.changes.note()

    def delete(self, message: Message) -> None:
        """Take `message` away; raise `ApiError` (10008) if it is gone already."""
        if self._standing.pop(message.id, None) is None:
            raise ApiError(UNKNOWN_MESSAGE)
        del self._of_channels[message.channel.id][message.id]
        self._core.cdn.drop(message.shown["attachments"])
        self._core.changes.note()

    def _attach(
        self, channel: Channel, body: Payload, uploads: list[Upload], kept: list[Payload]
    ) -> list[Payload]:
        listed: list[Any] = body.get("attachments") or []
        kept_ids = {one["id"] for one in kept}
        fresh = {str(one.get("id")): one for one in listed if str(one.get("id")) not in kept_ids}
        return [
            self._core.cdn.keep(channel.id, upload, fresh.get(str(upload.number), {}))
            for upload in uploads
        ]


def _kept(standing: list[Payload], body: Payload) -> list[Payload]:
    """Return the attachments that an edit keeps, each with the alt text that it may give anew."""
    if body.get("attachments") is None:
        return standing
    listed = {str(one.get("id")): one for one in many(body, "attachments")}
    return [
        {**one, "description": entry["description"]} if entry.get("description") else one
        for one in standing
        if (entry := listed.get(one["id"])) is not None
    ]


def _numbered(components: list[Payload], attachments: list[Payload]) -> list[Payload]:
    """Copy `components` with an `id` for each, as Discord sends them back."""
    sent_back = copied(components)
    write_ids({"components": sent_back})
    parts = components_of({"components": sent_back})
    taken = {part["id"] for part in parts if part.get("id")}
    number = 1
    for part in parts:
        if part.get("id"):
            continue
        while number in taken:
            number += 1
        part["id"] = number
        taken.add(number)
    resolve(sent_back, attachments)
    return sent_back


def _replying(author: User, channel: Channel, body: Payload, because: Payload | None) -> Payload:
    """Return what tells which message or interaction a message answers; nothing if none."""
    fields: Payload = {}
    if body.get("message_reference"):
        fields.update(type=19, message_reference=body["message_reference"])
    if because is not None:
        fields.update(
            type=_type_of_answer(because),
            application_id=str(author.id),
            webhook_id=str(author.id),
            interaction_metadata=because,
        )
        about = because.get("target_message_id")
        if about is not None:
            place = {"channel_id": str(channel.id), "message_id": about}
            fields["message_reference"] = {"type": 0, **place}
    return fields


def _type_of_answer(because: Payload) -> int:
    if because["type"] != 2:
        return 19
    in_menu = "target_user" in because or "target_message_id" in because
    return 23 if in_menu else 20


def _embed(sent: Payload) -> Payload:
    return {"type": "rich", **copied(sent)}


def _written(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).isoformat()
