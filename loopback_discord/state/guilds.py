"""Users, guilds and channels as Discord describes them, and what the bot may do there."""

from dataclasses import dataclass, field
from typing import Final

from loopback_discord.payloads import Payload

MANAGE_GUILD: Final = 1 << 5
VIEW_CHANNEL: Final = 1 << 10
SEND_MESSAGES: Final = 1 << 11
EMBED_LINKS: Final = 1 << 14
ATTACH_FILES: Final = 1 << 15
READ_MESSAGE_HISTORY: Final = 1 << 16
MENTION_EVERYONE: Final = 1 << 17
USE_EXTERNAL_EMOJIS: Final = 1 << 18
USE_APPLICATION_COMMANDS: Final = 1 << 31
MANAGE_ROLES: Final = 1 << 28
CREATE_PUBLIC_THREADS: Final = 1 << 35
SEND_MESSAGES_IN_THREADS: Final = 1 << 38
USE_EXTERNAL_APPS: Final = 1 << 50
"""Lets people have applications answer in public that they alone have installed."""

BY_NAME: Final = {
    "view": VIEW_CHANNEL,
    "send": SEND_MESSAGES,
    "send_in_threads": SEND_MESSAGES_IN_THREADS,
    "create_threads": CREATE_PUBLIC_THREADS,
    "embed": EMBED_LINKS,
    "attach": ATTACH_FILES,
    "history": READ_MESSAGE_HISTORY,
    "emojis": USE_EXTERNAL_EMOJIS,
}

USUAL: Final = (
    VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | USE_EXTERNAL_EMOJIS
    | USE_APPLICATION_COMMANDS
    | SEND_MESSAGES_IN_THREADS
    | CREATE_PUBLIC_THREADS
    | USE_EXTERNAL_APPS
)
"""The permissions of every member of a new guild, the bot among them."""


def allowed(denied: int) -> int:
    """Return the bot's permissions if `denied` is taken away."""
    # Without the sight of a channel every other permission in it is void.
    return 0 if denied & VIEW_CHANNEL else USUAL & ~denied


def may(denied: int, permission: int) -> bool:
    """Tell whether the bot may do `permission` if `denied` is taken away."""
    return bool(allowed(denied) & permission)


GUILD_TEXT = 0
DIRECT_MESSAGE = 1
GUILD_VOICE = 2
GROUP_MESSAGES = 3
PUBLIC_THREAD = 11

_JOINED = "2024-01-01T00:00:00+00:00"
_EVERYTHING = (1 << 51) - 1
_NOT_SET = (
    *("icon", "splash", "banner", "description", "vanity_url_code", "application_id"),
    *("afk_channel_id", "system_channel_id", "rules_channel_id", "public_updates_channel_id"),
    "safety_alerts_channel_id",
)
_LEVELS = (
    *("verification_level", "explicit_content_filter", "mfa_level", "nsfw_level"),
    *("premium_tier", "premium_subscription_count", "system_channel_flags"),
)
_EMPTY = (
    *("features", "emojis", "stickers", "presences", "voice_states", "stage_instances"),
    *("guild_scheduled_events", "soundboard_sounds"),
)
_VOICE: Payload = {"bitrate": 64000, "user_limit": 0, "rtc_region": None, "video_quality_mode": 1}


@dataclass(slots=True)
class User:
    """An account: a person's or the bot's own."""

    id: int
    name: str
    bot: bool = False
    manage_guild: bool = False
    locale: str = "en-US"
    dms_open: bool = True
    dm_refusal: int = 50007
    """The error that a direct message meets while `dms_open` is False: 50007, 50278 or 40003."""
    has_app: bool = False
    """Whether the person has installed the application for themselves."""

    @property
    def described(self) -> Payload:
        return {
            "id": str(self.id),
            "username": self.name.lower().replace(" ", "_"),
            "global_name": None if self.bot else self.name,
            "discriminator": "0",
            "avatar": None,
            "bot": self.bot,
            "public_flags": 0,
        }


@dataclass(slots=True)
class Role:
    """A role of a guild; a higher `position` stands above a lower one."""

    id: int
    name: str
    position: int = 1
    permissions: int = 0
    managed: bool = False
    """Whether an integration has it, and nobody may give it to anybody."""

    @property
    def described(self) -> Payload:
        return {
            "id": str(self.id),
            "name": self.name,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "position": self.position,
            "permissions": str(self.permissions),
            "managed": self.managed,
            "mentionable": False,
            "flags": 0,
        }


@dataclass(slots=True)
class Guild:
    """A server. The application is installed there, or only its members may have it."""

    id: int
    name: str
    owner: User | None = None
    locale: str = "en-US"
    members: list[User] = field(default_factory=list[User])
    channels: list["Channel"] = field(default_factory=list["Channel"])
    has_bot: bool = True
    """Whether the application is installed there, and its bot a member."""
    roles: list[Role] = field(default_factory=list[Role])
    """Its roles but for @everyone."""
    given: dict[int, list[Role]] = field(default_factory=dict[int, "list[Role]"])
    """The roles of each member who has any, by the id of the account."""
    external_apps: bool = True
    """Whether members may have applications of their own answer in public."""

    @property
    def listed(self) -> Payload:
        """The guild as it stands in the list of all that have the bot."""
        return {
            "id": str(self.id),
            "name": self.name,
            "icon": None,
            "banner": None,
            "owner": False,
            "permissions": str(USUAL),
            "features": [],
        }

    def permissions_of(self, user: User) -> int:
        if user is self.owner:
            return _EVERYTHING
        usual = USUAL if self.external_apps else USUAL & ~USE_EXTERNAL_APPS
        usual |= MANAGE_GUILD if user.manage_guild else 0
        for role in self.given.get(user.id, ()):
            usual |= role.permissions
        return usual

    def membership(self, user: User) -> Payload:
        """`user` as a member of this guild."""
        return {
            "user": user.described,
            "nick": None,
            "avatar": None,
            "roles": [str(role.id) for role in self.given.get(user.id, ())],
            "joined_at": _JOINED,
            "deaf": False,
            "mute": False,
            "flags": 0,
            "pending": False,
            "permissions": str(self.permissions_of(user)),
        }

    @property
    def every_role(self) -> list[Payload]:
        """All roles as REST and the gateway tell them, @everyone first."""
        everyone = Role(self.id, "@everyone", 0, USUAL)
        return [one.described for one in (everyone, *self.roles)]

    def may_give(self, bot: User, role: Role) -> bool:
        """Tell whether the bot may give a role and take it: one below its own, which lets it."""
        own = self.given.get(bot.id, [])
        allowed = any(one.permissions & MANAGE_ROLES for one in own)
        return allowed and not role.managed and role.position < max(one.position for one in own)

    def described(self, bot: User) -> Payload:
        """The guild as GUILD_CREATE tells it to a bot without the members intent."""
        return {
            **dict.fromkeys(_NOT_SET),
            **dict.fromkeys(_LEVELS, 0),
            **{key: list[Payload]() for key in _EMPTY},
            "id": str(self.id),
            "name": self.name,
            "owner_id": str((self.owner or bot).id),
            "afk_timeout": 300,
            "default_message_notifications": 1,
            "premium_progress_bar_enabled": False,
            "preferred_locale": self.locale,
            "joined_at": _JOINED,
            "large": False,
            "unavailable": False,
            "member_count": len(self.members) + 1,
            "roles": self.every_role,
            "members": [self.membership(bot)],
            "channels": [one.described(bot) for one in self.channels if not one.is_thread],
            "threads": [one.described(bot) for one in self.channels if one.is_active_thread],
        }


@dataclass(slots=True)
class Channel:
    """A channel or thread of a guild, or a conversation.

    That is the direct messages between the bot and its `recipient`, or those among `people`.
    """

    id: int
    name: str
    guild: Guild | None = None
    recipient: User | None = None
    denied: int = 0
    """Permissions that the bot lacks here."""
    position: int = 0
    kind: int = GUILD_TEXT
    """GUILD_TEXT, GUILD_VOICE, whose chat it then is, PUBLIC_THREAD or GROUP_MESSAGES."""
    parent: "Channel | None" = None
    """The channel that a thread hangs from."""
    archived: bool = False
    """Whether a thread is asleep: a new message wakes it, unless it is locked."""
    locked: bool = False
    archived_after: int = 4320
    """Minutes from the last message until a thread falls asleep."""
    people: list[User] = field(default_factory=list[User])
    """Those who talk here among themselves, without the bot."""

    @property
    def is_direct(self) -> bool:
        return self.guild is None

    @property
    def has_bot(self) -> bool:
        """Whether the bot is here, and may do something without an interaction."""
        return not self.people and (self.guild is None or self.guild.has_bot)

    def is_open_to(self, user: User) -> bool:
        """Whether a person may look in."""
        if self.guild is not None:
            return user in self.guild.members
        return user is self.recipient or user in self.people

    @property
    def is_thread(self) -> bool:
        return self.kind == PUBLIC_THREAD

    @property
    def is_active_thread(self) -> bool:
        return self.is_thread and not self.archived

    @property
    def lacking(self) -> int:
        """Permissions that the bot lacks here; a thread has those of its channel."""
        return self.denied | (self.parent.denied if self.parent else 0)

    @property
    def address(self) -> str:
        """The link that people share."""
        place = "@me" if self.guild is None else str(self.guild.id)
        return f"https://discord.com/channels/{place}/{self.id}"

    @property
    def bot_permissions(self) -> int:
        """The `app_permissions` of an interaction from here."""
        return allowed(self.lacking)

    def described(self, bot: User) -> Payload:
        """The channel as REST and the gateway tell it."""
        if self.people:
            return self._conversation()
        if self.guild is None:
            recipient = self.recipient
            return {
                "id": str(self.id),
                "type": DIRECT_MESSAGE,
                "last_message_id": None,
                "flags": 0,
                "recipients": [recipient.described] if recipient else [],
            }
        if self.is_thread:
            return self._thread(self.guild, bot)
        overwrites: list[Payload] = []
        if self.denied:
            overwrites.append(
                {"id": str(bot.id), "type": 1, "allow": "0", "deny": str(self.denied)}
            )
        return {
            "id": str(self.id),
            "type": self.kind,
            "guild_id": str(self.guild.id),
            "name": self.name,
            "position": self.position,
            "permission_overwrites": overwrites,
            "topic": None,
            "nsfw": False,
            "last_message_id": None,
            "rate_limit_per_user": 0,
            "parent_id": None,
            "flags": 0,
            **(_VOICE if self.kind == GUILD_VOICE else {}),
        }

    def _conversation(self) -> Payload:
        described: Payload = {
            "id": str(self.id),
            "type": self.kind,
            "last_message_id": None,
            "flags": 0,
            "recipients": [one.described for one in self.people],
        }
        if self.kind == GROUP_MESSAGES:
            described |= {"name": self.name, "icon": None, "owner_id": str(self.people[0].id)}
        return described

    def _thread(self, guild: Guild, bot: User) -> Payload:
        assert self.parent is not None
        return {
            "id": str(self.id),
            "type": PUBLIC_THREAD,
            "guild_id": str(guild.id),
            "parent_id": str(self.parent.id),
            "owner_id": str((guild.owner or bot).id),
            "name": self.name,
            "last_message_id": None,
            "rate_limit_per_user": 0,
            "message_count": 0,
            "member_count": 1,
            "total_message_sent": 0,
            "flags": 0,
            "thread_metadata": {
                "archived": self.archived,
                "auto_archive_duration": self.archived_after,
                "archive_timestamp": _JOINED,
                "create_timestamp": _JOINED,
                "locked": self.locked,
            },
        }
