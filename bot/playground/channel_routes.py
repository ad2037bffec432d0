"""Routes of channels, messages, users and guilds."""

from typing import Any

from bot.playground.buckets import Buckets
from bot.playground.calls import Call
from bot.playground.messages import Message
from bot.playground.payloads import Payload
from bot.playground.permissions import (
    ATTACH_FILES,
    READ_MESSAGE_HISTORY,
    SEND_MESSAGES,
    SEND_MESSAGES_IN_THREADS,
    VIEW_CHANNEL,
    may,
)
from bot.playground.places import Channel
from bot.playground.realm import Realm
from bot.playground.refusals import (
    Objections,
    missing_access,
    missing_permissions,
    not_the_author,
    thread_archived,
    unknown_member,
    unknown_message,
)


class ChannelRoutes:
    """The requests that the bot makes in channels with its own token."""

    def __init__(self, realm: Realm, buckets: Buckets) -> None:
        self._realm = realm
        self._buckets = buckets

    def me(self, call: Call) -> Payload:  # noqa: ARG002  a route's signature
        return {**self._realm.bot.described, "verified": True, "mfa_enabled": False}

    def guilds(self, call: Call) -> list[Payload]:
        """Return a page of the guilds that have the bot, in the order of their ids."""
        after, limit = int(call.query.get("after") or 0), int(call.query.get("limit") or 200)
        found = sorted(self._realm.guilds, key=lambda guild: guild.id)
        return [guild.listed for guild in found if guild.id > after][:limit]

    def user(self, call: Call) -> Payload:
        return self._realm.user(call.id("user_id")).described

    def guild(self, call: Call) -> Payload:
        return self._realm.guild(call.id("guild_id")).described(self._realm.bot)

    def guild_channels(self, call: Call) -> list[Payload]:
        guild = self._realm.guild(call.id("guild_id"))
        return [
            channel.described(self._realm.bot)
            for channel in guild.channels
            if not channel.is_thread
        ]

    def member(self, call: Call) -> Payload:
        guild = self._realm.guild(call.id("guild_id"))
        user = self._realm.user(call.id("user_id"))
        if user not in guild.members and user is not self._realm.bot:
            raise unknown_member()
        return guild.membership(user)

    def open_direct(self, call: Call) -> Payload:
        recipient = int(call.payload["recipient_id"])
        channel = self._realm.direct_channel(self._realm.user(recipient))
        return channel.described(self._realm.bot)

    def channel(self, call: Call) -> Payload:
        return self._seen(call).described(self._realm.bot)

    def type(self, call: Call) -> None:
        channel = self._seen(call)
        self._need_to_send(channel)

    def create(self, call: Call) -> Payload:
        channel = self._seen(call)
        self._need_to_send(channel)
        if channel.locked:
            raise thread_archived()
        if call.uploads:
            self._need(channel, ATTACH_FILES)
        self._realm.check_reachable(channel)
        message = self._realm.messages.create(channel, self._realm.bot, call.payload, call.uploads)
        if channel.archived:
            self._realm.archive(channel, archived=False)
        self._tell("MESSAGE_CREATE", message)
        return message.shown

    def history(self, call: Call) -> list[Payload]:
        channel = self._seen(call)
        self._need(channel, READ_MESSAGE_HISTORY)
        found = [
            message for message in self._realm.messages.in_channel(channel) if not message.ephemeral
        ]
        before, after = call.query.get("before"), call.query.get("after")
        if before is not None:
            found = [message for message in found if message.id < int(before)]
        if after is not None:
            found = [message for message in found if message.id > int(after)]
        limit = int(call.query.get("limit", "50"))
        if not 1 <= limit <= 100:
            objections = Objections()
            objections.add("limit", "NUMBER_TYPE_MAX", "int value should be between 1 and 100.")
            objections.raise_any()
        chosen = found[:limit] if after is not None else found[-limit:]
        return [message.shown for message in reversed(chosen)]

    def read(self, call: Call) -> Payload:
        message = self._public(call)
        self._need(message.channel, READ_MESSAGE_HISTORY)
        return message.shown

    def edit(self, call: Call) -> Payload:
        message = self._public(call)
        if message.shown["author"]["id"] != str(self._realm.bot.id):
            raise not_the_author()
        if message.channel.archived:
            raise thread_archived()
        self._buckets.take_edit(message.channel.id, message.created_at)
        self._realm.messages.edit(message, call.payload, call.uploads)
        self._tell("MESSAGE_UPDATE", message)
        return message.shown

    def delete(self, call: Call) -> None:
        message = self._public(call)
        if message.channel.archived:
            raise thread_archived()
        self._realm.messages.delete(message)
        self._tell("MESSAGE_DELETE", message)

    def _seen(self, call: Call) -> Channel:
        channel = self._realm.channel(call.id("channel_id"))
        if not channel.has_bot or not may(channel.lacking, VIEW_CHANNEL):
            raise missing_access()
        return channel

    def _need_to_send(self, channel: Channel) -> None:
        self._need(channel, SEND_MESSAGES_IN_THREADS if channel.is_thread else SEND_MESSAGES)

    def _need(self, channel: Channel, permission: int) -> None:
        if not channel.is_direct and not may(channel.lacking, permission):
            raise missing_permissions()

    def _public(self, call: Call) -> Message:
        channel = self._seen(call)
        message = self._realm.messages.find(call.id("message_id"))
        # An ephemeral message is out of reach of everything but its token.
        if message.channel is not channel or message.ephemeral:
            raise unknown_message()
        return message

    def _tell(self, event: str, message: Message) -> None:
        guild = message.channel.guild
        body: dict[str, Any] = dict(message.shown)
        if event == "MESSAGE_DELETE":
            body = {"id": str(message.id), "channel_id": str(message.channel.id)}
        if guild is not None:
            body["guild_id"] = str(guild.id)
        self._realm.deliver(event, body, guild.id if guild else None)
