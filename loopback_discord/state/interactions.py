"""Interactions: a press or a command, and the answers the bot may give to it."""

import asyncio
import secrets
from dataclasses import dataclass, field
from typing import Any, Final, cast

from loopback_discord.payloads import EPHEMERAL, Payload
from loopback_discord.state.attachments import Upload
from loopback_discord.state.commands import (
    Commands,
    Owners,
    app_permissions,
    context_of,
    is_muffled,
    owners_of_press,
    rests_on_a_person,
)
from loopback_discord.state.core import Core
from loopback_discord.state.guilds import Channel, User
from loopback_discord.state.messages import Message, Messages
from loopback_discord.validation.components import check_choices, check_modal
from loopback_discord.validation.errors import (
    ALREADY_ACKNOWLEDGED,
    INVALID_WEBHOOK_TOKEN,
    TOO_MANY_FOLLOW_UPS,
    UNKNOWN_INTERACTION,
    UNKNOWN_MESSAGE,
    UNKNOWN_WEBHOOK,
    ApiError,
    invalid_body,
)

COMMAND: Final = 2
COMPONENT: Final = 3
AUTOCOMPLETE: Final = 4
MODAL_SUBMIT: Final = 5

SAY: Final = 4
THINK: Final = 5
ACKNOWLEDGE: Final = 6
UPDATE: Final = 7
SUGGEST: Final = 8
OPEN_MODAL: Final = 9

ANSWER_SECONDS: Final = 3.0
TOKEN_SECONDS: Final = 900.0
FOLLOW_UPS_OF_A_PERSON: Final = 5
"""Most follow-ups if nothing but a person's install lets the application answer."""


@dataclass(slots=True)
class Interaction:
    """Something a person did that the bot has a moment to answer, three seconds on Discord."""

    id: int
    token: str = field(repr=False)
    kind: int
    user: User
    channel: Channel
    source: Message | None
    metadata: Payload
    created_at: float
    deadline: float
    """When the person is told that the interaction failed."""
    answered_with: int | None = None
    original: Message | None = None
    """The message that `@original` means: the answer, or the one that was pressed."""
    followups: list[Message] = field(default_factory=list[Message])
    modal: Payload | None = None
    choices: list[Payload] = field(default_factory=list[Payload])
    answered: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def owners(self) -> Owners:
        """By the kind of install, whose install it rests on."""
        return cast("Owners", self.metadata["authorizing_integration_owners"])


class Interactions:
    """Every interaction since the start, by id and by token."""

    def __init__(self, core: Core, messages: Messages, commands: Commands) -> None:
        self._core = core
        self._messages = messages
        self._commands = commands
        self.answer_seconds = ANSWER_SECONDS
        """How long an interaction waits for its answer; a test on a busy machine may allow more."""
        self._by_id: dict[int, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}

    def begin(
        self,
        kind: int,
        user: User,
        channel: Channel,
        data: Payload,
        *,
        source: Message | None = None,
        name: str | None = None,
        shown: Payload | None = None,
    ) -> Interaction:
        """Tell the bot that `user` did `data` in `channel`, on the message `source`.

        `shown` is what the bot is told of that message if it differs from what stands.
        """
        number = self._core.snowflakes.next()
        guild = channel.guild
        metadata: Payload = {
            "id": str(number),
            "type": kind,
            "user": user.described,
            "authorizing_integration_owners": self._owners(kind, user, channel, data, source),
            **_target(data),
        }
        if name is not None:
            metadata["name"] = name
        now = self._core.clock.now
        interaction = Interaction(
            id=number,
            token=secrets.token_urlsafe(48),
            kind=kind,
            user=user,
            channel=channel,
            source=source,
            metadata=metadata,
            created_at=now,
            deadline=now + self.answer_seconds,
        )
        self._by_id[number] = interaction
        self._by_token[interaction.token] = interaction
        self._core.deliver(
            "INTERACTION_CREATE",
            self._event(interaction, data, shown),
            guild.id if guild else None,
        )
        return interaction

    def _owners(
        self, kind: int, user: User, channel: Channel, data: Payload, source: Message | None
    ) -> Owners:
        """Return on whose install it rests; of a command that was made up, on the guild's."""
        command = self._commands.named(data) if kind in (COMMAND, AUTOCOMPLETE) else None
        if command is not None:
            found = self._commands.owners(command, user, channel)
            if found:
                return found
        return owners_of_press(None if source is None else source.shown, user, channel)

    def give_up(self) -> None:
        """Let so much time pass at once that nobody goes on waiting for an answer."""
        self._core.clock.advance(self.answer_seconds + 0.1)

    def answer(
        self, interaction_id: int, token: str, body: Payload, uploads: list[Upload]
    ) -> Interaction:
        """Take the bot's first answer; raise `ApiError` for a late, second or wrong one."""
        interaction = self._by_id.get(interaction_id)
        if interaction is None or interaction.token != token:
            raise ApiError(UNKNOWN_INTERACTION)
        if interaction.answered_with is not None:
            raise ApiError(ALREADY_ACKNOWLEDGED)
        if self._core.clock.now > interaction.deadline:
            raise ApiError(UNKNOWN_INTERACTION)
        kind: Any = body.get("type")
        _check_kind(kind, interaction)
        data: Payload = body.get("data") or {}
        match kind:
            case 4:
                interaction.original = self._say(interaction, data, uploads)
            case 5:
                interaction.original = self._messages.think(
                    interaction.channel, self._core.bot, viewer=_viewer(interaction, data)
                )
                interaction.original.shown["interaction_metadata"] = interaction.metadata
            case 6:
                interaction.original = interaction.source
            case 7:
                assert interaction.source is not None
                self._messages.edit(interaction.source, data, uploads)
                interaction.original = interaction.source
            case 8:
                check_choices(data)
                interaction.choices = list(data["choices"])
            case _:
                check_modal(data)
                interaction.modal = data
        interaction.answered_with = kind
        interaction.answered.set()
        self._core.changes.note()
        return interaction

    def holder(self, application_id: int, token: str) -> Interaction:
        """Return whose token it is; raise `ApiError` if it is unknown, early or expired."""
        interaction = self._by_token.get(token)
        if interaction is None or application_id != self._core.bot.id:
            raise ApiError(UNKNOWN_WEBHOOK)
        if self._core.clock.now > interaction.created_at + TOKEN_SECONDS:
            raise ApiError(INVALID_WEBHOOK_TOKEN)
        if interaction.answered_with is None:
            raise ApiError(UNKNOWN_WEBHOOK)
        return interaction

    def of_token(self, token: str) -> Interaction | None:
        """Return the interaction of a token, whatever became of it."""
        return self._by_token.get(token)

    def reachable(self, interaction: Interaction, which: str) -> Message:
        """Return a message that the token of `interaction` reaches; raise `ApiError` (10008)."""
        candidates = [interaction.original, interaction.source, *interaction.followups]
        for message in candidates:
            if message is None or not self._messages.stands(message):
                continue
            if which == "@original" and message is not interaction.original:
                continue
            if which in ("@original", str(message.id)):
                return message
        raise ApiError(UNKNOWN_MESSAGE)

    def follow_up(self, interaction: Interaction, body: Payload, uploads: list[Upload]) -> Message:
        """Post a further message, the first in place of a mark of thinking; raise `ApiError`."""
        original = interaction.original
        if (
            interaction.answered_with == THINK
            and original is not None
            and self._messages.stands(original)
            and original.loading
        ):
            self._messages.edit(original, body, uploads)
            return original
        if (
            rests_on_a_person(interaction.owners)
            and len(interaction.followups) >= FOLLOW_UPS_OF_A_PERSON
        ):
            raise ApiError(TOO_MANY_FOLLOW_UPS)
        message = self._say(interaction, body, uploads)
        interaction.followups.append(message)
        return message

    def _say(self, interaction: Interaction, body: Payload, uploads: list[Upload]) -> Message:
        return self._messages.create(
            interaction.channel,
            self._core.bot,
            body,
            uploads,
            viewer=_viewer(interaction, body),
            because=interaction.metadata,
        )

    def _event(self, interaction: Interaction, data: Payload, shown: Payload | None) -> Payload:
        channel, user = interaction.channel, interaction.user
        event: Payload = {
            "id": str(interaction.id),
            "application_id": str(self._core.bot.id),
            "type": interaction.kind,
            "token": interaction.token,
            "version": 1,
            "data": data,
            "channel": {
                **channel.described(self._core.bot),
                "permissions": str(channel.guild.permissions_of(user) if channel.guild else 0),
            },
            "channel_id": str(channel.id),
            "locale": user.locale,
            "app_permissions": str(app_permissions(user, channel, interaction.owners)),
            "attachment_size_limit": 10 * 1024 * 1024,
            "entitlements": [],
            "authorizing_integration_owners": dict(interaction.owners),
            "context": context_of(channel),
        }
        if channel.guild is None:
            event["user"] = user.described
        else:
            guild = channel.guild
            event["guild_id"] = str(guild.id)
            event["guild"] = {"id": str(guild.id), "locale": guild.locale, "features": []}
            event["guild_locale"] = guild.locale
            event["member"] = guild.membership(user)
        if interaction.source is not None:
            event["message"] = dict(shown or interaction.source.shown)
        return event


def _viewer(interaction: Interaction, body: Payload) -> User | None:
    """Return who alone sees an answer, None if everybody does."""
    wished = int(body.get("flags") or 0) & EPHEMERAL
    muffled = is_muffled(interaction.user, interaction.channel, interaction.owners)
    return interaction.user if wished or muffled else None


def _target(data: Payload) -> Payload:
    """Return what `interaction_metadata` tells of the person or message that a command is about."""
    target: Any = data.get("target_id")
    if target is None:
        return {}
    users: Payload = data.get("resolved", {}).get("users") or {}
    return {"target_user": users[target]} if target in users else {"target_message_id": target}


def _check_kind(kind: object, interaction: Interaction) -> None:
    allowed = {
        COMMAND: {SAY, THINK, OPEN_MODAL},
        COMPONENT: {SAY, THINK, ACKNOWLEDGE, UPDATE, OPEN_MODAL},
        AUTOCOMPLETE: {SUGGEST},
        MODAL_SUBMIT: {SAY, THINK, ACKNOWLEDGE, UPDATE},
    }[interaction.kind]
    if interaction.source is None:
        allowed = allowed - {ACKNOWLEDGE, UPDATE}
    if kind not in allowed:
        words = f"Value must be one of {sorted(allowed)}."
        raise invalid_body("BASE_TYPE_CHOICES", "type", words)
