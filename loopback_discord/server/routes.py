"""Routes: what each request of the bot does, and what it is answered."""

from typing import Any, Final, cast

from loopback_discord.payloads import EPHEMERAL, LOADING, Payload
from loopback_discord.server.endpoint import Endpoint
from loopback_discord.server.rate_limits import RateLimits, StartLimit
from loopback_discord.server.requests import Call
from loopback_discord.state.commands import untranslated
from loopback_discord.state.discord_state import DiscordState
from loopback_discord.state.guilds import (
    ATTACH_FILES,
    CREATE_PUBLIC_THREADS,
    GUILD_TEXT,
    READ_MESSAGE_HISTORY,
    SEND_MESSAGES,
    SEND_MESSAGES_IN_THREADS,
    VIEW_CHANNEL,
    Channel,
    Role,
    may,
)
from loopback_discord.state.interactions import Interaction
from loopback_discord.state.messages import Message
from loopback_discord.validation.errors import (
    INVALID_JSON,
    MISSING_ACCESS,
    MISSING_PERMISSIONS,
    NOT_THE_AUTHOR,
    THREAD_ARCHIVED,
    THREAD_EXISTS,
    UNKNOWN_APPLICATION,
    UNKNOWN_COMMAND,
    UNKNOWN_MEMBER,
    UNKNOWN_MESSAGE,
    UNKNOWN_ROLE,
    WRONG_CHANNEL_TYPE,
    ApiError,
    invalid_body,
)

LONGEST_THREAD: Final = 100
"""Most characters that the name of a thread has."""


class ApplicationRoutes:
    """The requests of the bot about itself; each raises `ApiError` as Discord would."""

    def __init__(self, state: DiscordState, endpoint: Endpoint) -> None:
        self._state = state
        self._endpoint = endpoint
        self.session_starts = StartLimit(state.clock)
        self.gateway_url = ""

    def application(self, call: Call) -> Payload:  # noqa: ARG002  a route's signature
        bot = self._state.bot
        return {
            "id": str(bot.id),
            "name": bot.name,
            "icon": None,
            "description": "",
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": self._endpoint.verify_key,
            "flags": 0,
            "summary": "",
            "owner": (self._state.users or [bot])[0].described,
            "team": None,
            "bot": bot.described,
            "tags": [],
            "approximate_guild_count": len(self._state.guilds),
            "approximate_user_install_count": sum(one.has_app for one in self._state.users),
            "integration_types_config": {
                str(install): {} for install in sorted(self._state.commands.installs)
            },
            "redirect_uris": [],
            "interactions_endpoint_url": self._endpoint.url,
            "role_connections_verification_url": None,
        }

    async def edit_application(self, call: Call) -> Payload:
        """Set the address of interactions, or none; nothing else of it can be edited here."""
        await self._endpoint.choose(call.payload["interactions_endpoint_url"])
        return self.application(call)

    def gateway(self, call: Call) -> Payload:  # noqa: ARG002  a route's signature
        return {"url": self.gateway_url}

    def gateway_for_bots(self, call: Call) -> Payload:  # noqa: ARG002  a route's signature
        return {
            "url": self.gateway_url,
            "shards": self.session_starts.shards,
            "session_start_limit": self.session_starts.described,
        }

    # --- commands

    def commands(self, call: Call) -> list[Payload]:
        found = self._state.commands.of(self._place(call))
        if call.query.get("with_localizations") == "true":
            return found
        return [untranslated(one) for one in found]

    def put_commands(self, call: Call) -> list[Payload]:
        bodies = cast("list[Payload] | None", call.body)
        if not isinstance(bodies, list):
            raise ApiError(INVALID_JSON)
        made = self._state.commands.put(self._place(call), bodies)
        self._state.changes.note()
        return made

    def post_command(self, call: Call) -> Payload:
        made = self._state.commands.post(self._place(call), call.payload)
        self._state.changes.note()
        return made

    def command(self, call: Call) -> Payload:
        for command in self.commands(call):
            if command["id"] == call.parts["command_id"]:
                return command
        raise ApiError(UNKNOWN_COMMAND)

    def delete_command(self, call: Call) -> None:
        self._state.commands.remove(self._place(call), call.id("command_id"))
        self._state.changes.note()

    def _place(self, call: Call) -> int | None:
        self._own(call)
        if "guild_id" not in call.parts:
            return None
        return self._state.guild(call.id("guild_id")).id

    def _own(self, call: Call) -> None:
        if call.id("application_id") != self._state.bot.id:
            raise ApiError(UNKNOWN_APPLICATION)

    # --- emojis

    def emojis(self, call: Call) -> Payload:
        self._own(call)
        return {"items": list(self._state.emojis)}

    def create_emoji(self, call: Call) -> Payload:
        self._own(call)
        return self._state.emojis.create(call.payload)

    def emoji(self, call: Call) -> Payload:
        self._own(call)
        return self._state.emojis.find(call.parts["emoji_id"])

    def rename_emoji(self, call: Call) -> Payload:
        emoji = self.emoji(call)
        self._state.emojis.rename(emoji, call.payload)
        return emoji

    def delete_emoji(self, call: Call) -> None:
        self._state.emojis.remove(self.emoji(call))


class ChannelRoutes:
    """The requests that the bot makes in channels with its own token; each may raise `ApiError`."""

    def __init__(self, state: DiscordState, rate_limits: RateLimits) -> None:
        self._state = state
        self._rate_limits = rate_limits

    def me(self, call: Call) -> Payload:  # noqa: ARG002  a route's signature
        return {**self._state.bot.described, "verified": True, "mfa_enabled": False}

    def guilds(self, call: Call) -> list[Payload]:
        """Return a page of the guilds that have the bot, in the order of their ids."""
        after, limit = int(call.query.get("after") or 0), int(call.query.get("limit") or 200)
        found = sorted(self._state.guilds, key=lambda guild: guild.id)
        return [guild.listed for guild in found if guild.id > after][:limit]

    def user(self, call: Call) -> Payload:
        return self._state.user(call.id("user_id")).described

    def guild(self, call: Call) -> Payload:
        return self._state.guild(call.id("guild_id")).described(self._state.bot)

    def guild_channels(self, call: Call) -> list[Payload]:
        guild = self._state.guild(call.id("guild_id"))
        return [
            channel.described(self._state.bot)
            for channel in guild.channels
            if not channel.is_thread
        ]

    def member(self, call: Call) -> Payload:
        guild = self._state.guild(call.id("guild_id"))
        user = self._state.user(call.id("user_id"))
        if user not in guild.members and user is not self._state.bot:
            raise ApiError(UNKNOWN_MEMBER)
        return guild.membership(user)

    def roles(self, call: Call) -> list[Payload]:
        return self._state.guild(call.id("guild_id")).every_role

    def give_role(self, call: Call) -> None:
        role, given = self._role(call)
        if role not in given:
            given.append(role)

    def take_role(self, call: Call) -> None:
        role, given = self._role(call)
        if role in given:
            given.remove(role)

    def _role(self, call: Call) -> tuple[Role, list[Role]]:
        """Return the role that is meant, and those that the member has who is meant."""
        guild, user_id = self._state.guild(call.id("guild_id")), call.id("user_id")
        if user_id not in {one.id for one in guild.members}:
            raise ApiError(UNKNOWN_MEMBER)
        role = next((one for one in guild.roles if one.id == call.id("role_id")), None)
        if role is None:
            raise ApiError(UNKNOWN_ROLE)
        if not guild.may_give(self._state.bot, role):
            raise ApiError(MISSING_PERMISSIONS)
        self._state.changes.note()
        return role, guild.given.setdefault(user_id, [])

    def open_direct(self, call: Call) -> Payload:
        recipient = int(call.payload["recipient_id"])
        channel = self._state.direct_channel(self._state.user(recipient))
        return channel.described(self._state.bot)

    def channel(self, call: Call) -> Payload:
        return self._seen(call).described(self._state.bot)

    def type(self, call: Call) -> None:
        channel = self._seen(call)
        self._need_to_send(channel)

    def create(self, call: Call) -> Payload:
        channel = self._seen(call)
        self._need_to_send(channel)
        if channel.locked:
            raise ApiError(THREAD_ARCHIVED)
        if call.uploads:
            self._need(channel, ATTACH_FILES)
        self._state.check_reachable(channel)
        message = self._state.messages.create(channel, self._state.bot, call.payload, call.uploads)
        if channel.archived:
            self._state.archive(channel, archived=False)
        self._tell("MESSAGE_CREATE", message)
        return message.shown

    def history(self, call: Call) -> list[Payload]:
        channel = self._seen(call)
        self._need(channel, READ_MESSAGE_HISTORY)
        found = [
            message for message in self._state.messages.in_channel(channel) if not message.ephemeral
        ]
        before, after = call.query.get("before"), call.query.get("after")
        if before is not None:
            found = [message for message in found if message.id < int(before)]
        if after is not None:
            found = [message for message in found if message.id > int(after)]
        limit = int(call.query.get("limit", "50"))
        if not 1 <= limit <= 100:
            raise invalid_body("NUMBER_TYPE_MAX", "limit")
        chosen = found[:limit] if after is not None else found[-limit:]
        return [message.shown for message in reversed(chosen)]

    def read(self, call: Call) -> Payload:
        message = self._public(call)
        self._need(message.channel, READ_MESSAGE_HISTORY)
        return message.shown

    def edit(self, call: Call) -> Payload:
        message = self._public(call)
        if message.shown["author"]["id"] != str(self._state.bot.id):
            raise ApiError(NOT_THE_AUTHOR)
        if message.channel.archived:
            raise ApiError(THREAD_ARCHIVED)
        self._rate_limits.take_edit(message.channel.id, message.created_at)
        self._state.messages.edit(message, call.payload, call.uploads)
        self._tell("MESSAGE_UPDATE", message)
        return message.shown

    def delete(self, call: Call) -> None:
        message = self._public(call)
        if message.channel.archived:
            raise ApiError(THREAD_ARCHIVED)
        self._state.messages.delete(message)
        self._tell("MESSAGE_DELETE", message)

    def begin_thread(self, call: Call) -> Payload:
        """Begin a thread with a message, which has one at most; raise `ApiError`."""
        message = self._public(call)
        name, parent = str(call.payload.get("name") or ""), message.channel
        if not 1 <= len(name) <= LONGEST_THREAD:
            between = f"Must be between 1 and {LONGEST_THREAD} in length."
            raise invalid_body("BASE_TYPE_BAD_LENGTH", "name", between)
        if parent.kind != GUILD_TEXT:
            raise ApiError(WRONG_CHANNEL_TYPE)
        self._need(parent, CREATE_PUBLIC_THREADS)
        if message.id in self._state.channels:
            raise ApiError(THREAD_EXISTS)
        thread = self._state.add_thread(parent, name, message)
        self._tell("MESSAGE_UPDATE", message)
        return thread.described(self._state.bot)

    def edit_thread(self, call: Call) -> Payload:
        """Let a thread sleep, or say when it does; who made it may. Raise `ApiError`."""
        thread = self._seen(call)
        if not thread.is_thread:
            raise ApiError(MISSING_PERMISSIONS)
        thread.archived_after = int(
            call.payload.get("auto_archive_duration", thread.archived_after)
        )
        archived = bool(call.payload.get("archived", thread.archived))
        self._state.archive(thread, archived=archived, locked=thread.locked)
        return thread.described(self._state.bot)

    def _seen(self, call: Call) -> Channel:
        channel = self._state.channel(call.id("channel_id"))
        if not channel.has_bot or not may(channel.lacking, VIEW_CHANNEL):
            raise ApiError(MISSING_ACCESS)
        return channel

    def _need_to_send(self, channel: Channel) -> None:
        self._need(channel, SEND_MESSAGES_IN_THREADS if channel.is_thread else SEND_MESSAGES)

    def _need(self, channel: Channel, permission: int) -> None:
        if not channel.is_direct and not may(channel.lacking, permission):
            raise ApiError(MISSING_PERMISSIONS)

    def _public(self, call: Call) -> Message:
        channel = self._seen(call)
        message = self._state.messages.find(call.id("message_id"))
        # An ephemeral message is out of reach of everything but its token.
        if message.channel is not channel or message.ephemeral:
            raise ApiError(UNKNOWN_MESSAGE)
        return message

    def _tell(self, event: str, message: Message) -> None:
        guild = message.channel.guild
        body: dict[str, Any] = dict(message.shown)
        if event == "MESSAGE_DELETE":
            body = {"id": str(message.id), "channel_id": str(message.channel.id)}
        if guild is not None:
            body["guild_id"] = str(guild.id)
        self._state.deliver(event, body, guild.id if guild else None)


class AnswerRoutes:
    """The answers of the bot to presses and commands; each may raise `ApiError`."""

    def __init__(self, state: DiscordState) -> None:
        self._state = state

    def callback(self, call: Call) -> Payload | None:
        interaction = self._state.interactions.answer(
            call.id("interaction_id"), call.parts["token"], call.payload, call.uploads
        )
        # Discord answers 204 unless asked otherwise; discord.py always asks.
        if call.query.get("with_response") not in ("1", "true"):
            return None
        about: Payload = {"id": str(interaction.id), "type": interaction.kind}
        response: Payload = {"interaction": about}
        original = interaction.original
        if original is not None:
            flags = int(original.shown["flags"])
            about["response_message_id"] = str(original.id)
            about["response_message_loading"] = bool(flags & LOADING)
            about["response_message_ephemeral"] = bool(flags & EPHEMERAL)
        resource: Payload = {"type": interaction.answered_with}
        if original is not None and interaction.answered_with in (4, 7):
            resource["message"] = original.shown
        response["resource"] = resource
        return response

    def follow_up(self, call: Call) -> Payload:
        interaction = self._holder(call)
        message = self._state.interactions.follow_up(interaction, call.payload, call.uploads)
        return message.shown

    def read(self, call: Call) -> Payload:
        interaction = self._holder(call)
        return self._state.interactions.reachable(interaction, call.parts["message_id"]).shown

    def edit(self, call: Call) -> Payload:
        interaction = self._holder(call)
        message = self._state.interactions.reachable(interaction, call.parts["message_id"])
        self._state.messages.edit(message, call.payload, call.uploads)
        return message.shown

    def delete(self, call: Call) -> None:
        interaction = self._holder(call)
        message = self._state.interactions.reachable(interaction, call.parts["message_id"])
        self._state.messages.delete(message)

    def _holder(self, call: Call) -> Interaction:
        return self._state.interactions.holder(call.id("application_id"), call.parts["token"])
