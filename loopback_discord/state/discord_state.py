"""The state of one Discord, held together, and what may happen to its guilds and channels."""

from loopback_discord.payloads import HAS_THREAD, Payload
from loopback_discord.state.commands import Commands
from loopback_discord.state.core import Core
from loopback_discord.state.emojis import Emojis
from loopback_discord.state.guilds import (
    BY_NAME,
    DIRECT_MESSAGE,
    GROUP_MESSAGES,
    GUILD_TEXT,
    PUBLIC_THREAD,
    Channel,
    Guild,
    Role,
    User,
)
from loopback_discord.state.interactions import Interactions
from loopback_discord.state.messages import Message, Messages
from loopback_discord.validation.commands import LOCALES
from loopback_discord.validation.errors import (
    NO_DIRECT_MESSAGES,
    UNKNOWN_CHANNEL,
    UNKNOWN_GUILD,
    UNKNOWN_USER,
    ApiError,
    ErrorCode,
)


class DiscordState(Core):
    """Guilds, channels, accounts, messages, commands and interactions of one Discord."""

    def __init__(self) -> None:
        super().__init__()
        self.emojis = Emojis(self)
        self.messages = Messages(self, self.emojis)
        self.commands = Commands(self)
        self.interactions = Interactions(self, self.messages, self.commands)

    def add_guild(
        self, name: str, *, locale: str = "en-US", shard: tuple[int, int] | None = None
    ) -> Guild:
        """Install the application in one more server; all accounts are members.

        `shard` says on which shard of how many it is to be.
        """
        number = self.snowflakes.next() if shard is None else self.snowflakes.next_on(*shard)
        guild = Guild(number, name, locale=locale, members=list(self.users))
        self.guilds.append(guild)
        self.deliver("GUILD_CREATE", guild.described(self.bot), guild.id)
        self.changes.note()
        return guild

    def add_role(
        self, guild: Guild, name: str, position: int, *, permissions: int = 0, managed: bool = False
    ) -> Role:
        """Make a role in a server, which nobody has yet."""
        role = Role(self.snowflakes.next(), name, position, permissions, managed)
        guild.roles.append(role)
        self.changes.note()
        return role

    def add_other_guild(self, name: str, *, locale: str = "en-US") -> Guild:
        """Let there be a server in which the bot is not; all accounts are members."""
        members = list(self.users)
        guild = Guild(self.snowflakes.next(), name, locale=locale, members=members, has_bot=False)
        self.other_guilds.append(guild)
        self.changes.note()
        return guild

    def add_conversation(self, people: list[User], name: str | None = None) -> Channel:
        """Let people talk among themselves: two of them, or a group that has a name."""
        kind = DIRECT_MESSAGE if name is None else GROUP_MESSAGES
        shown = name or ", ".join(one.name for one in people)
        channel = Channel(self.snowflakes.next(), shown, kind=kind, people=people)
        self.channels[channel.id] = channel
        self.changes.note()
        return channel

    def install(self, user: User, *, installed: bool = True) -> None:
        """Let somebody install the application for themselves, or take it off again."""
        user.has_app = installed
        self.changes.note()

    def choose_language(self, user: User, locale: str) -> None:
        """Let an account set the language of its client."""
        user.locale = _discord_locale(locale)
        self.changes.note()

    def choose_server_language(self, guild: Guild, locale: str) -> None:
        """Let a server prefer a language."""
        guild.locale = _discord_locale(locale)
        self._tell_of("GUILD_UPDATE", guild, guild.described(self.bot))
        self.changes.note()

    def add_channel(self, guild: Guild, name: str, kind: int = GUILD_TEXT) -> Channel:
        position = len(guild.channels)
        channel = Channel(self.snowflakes.next(), name, guild, position=position, kind=kind)
        guild.channels.append(channel)
        self.channels[channel.id] = channel
        self._tell_of("CHANNEL_CREATE", guild, channel.described(self.bot))
        self.changes.note()
        return channel

    def add_thread(self, parent: Channel, name: str, begun_by: Message | None = None) -> Channel:
        """Let somebody begin a thread in a text channel; one `begun_by` a message has its id."""
        guild = parent.guild
        assert guild is not None
        number = self.snowflakes.next() if begun_by is None else begun_by.id
        thread = Channel(number, name, guild, kind=PUBLIC_THREAD, parent=parent)
        guild.channels.append(thread)
        self.channels[thread.id] = thread
        self._tell_of("THREAD_CREATE", guild, thread.described(self.bot))
        if begun_by is not None:
            begun_by.shown = {
                **begun_by.shown,
                "flags": begun_by.shown["flags"] | HAS_THREAD,
                "thread": thread.described(self.bot),
            }
        self.changes.note()
        return thread

    def archive(self, thread: Channel, *, archived: bool = True, locked: bool = False) -> None:
        """Put a thread to sleep, or wake it."""
        assert thread.guild is not None
        thread.archived, thread.locked = archived, locked
        self.deliver("THREAD_UPDATE", thread.described(self.bot), thread.guild.id)
        self.changes.note()

    def remove_channel(self, channel: Channel) -> None:
        """Delete a channel of a guild with its threads, or a thread, with all messages there."""
        guild = channel.guild
        assert guild is not None
        for one in [channel, *(one for one in guild.channels if one.parent is channel)]:
            guild.channels.remove(one)
            del self.channels[one.id]
            for message in self.messages.in_channel(one):
                self.messages.delete(message)
        # Of the threads of a deleted channel Discord says nothing.
        event = "THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE"
        self.deliver(event, channel.described(self.bot), guild.id)
        self.changes.note()

    def remove_guild(self, guild: Guild) -> None:
        """Throw the bot out of a server."""
        self.guilds.remove(guild)
        for channel in guild.channels:
            self.channels.pop(channel.id)
        self.deliver("GUILD_DELETE", {"id": str(guild.id)}, guild.id)
        self.changes.note()

    def add_user(self, user: User, *, meets_bot: bool = True) -> None:
        self.users.append(user)
        for guild in (self.guilds if meets_bot else []) + self.other_guilds:
            guild.members.append(user)
        self.changes.note()

    def permit(self, channel: Channel, **permissions: bool) -> None:
        """Give or take the bot's permissions in `channel`: `permit(cards, send=False)`.

        Names are view, send, send_in_threads, create_threads, embed, attach, history and emojis.
        """
        for name, given in permissions.items():
            bit = BY_NAME[name]
            channel.denied = channel.denied & ~bit if given else channel.denied | bit
        if channel.guild is not None:
            self.deliver("CHANNEL_UPDATE", channel.described(self.bot), channel.guild.id)
        self.changes.note()

    def guild(self, guild_id: int) -> Guild:
        """Return a server with the bot; raise `ApiError` (10004)."""
        for guild in self.guilds:
            if guild.id == guild_id:
                return guild
        raise ApiError(UNKNOWN_GUILD)

    def channel(self, channel_id: int) -> Channel:
        """Return a channel; raise `ApiError` (10003)."""
        found = self.channels.get(channel_id)
        if found is None:
            raise ApiError(UNKNOWN_CHANNEL)
        return found

    def user(self, user_id: int) -> User:
        """Return an account; raise `ApiError` (10013)."""
        found = self.find_user(user_id)
        if found is None:
            raise ApiError(UNKNOWN_USER)
        return found

    def direct_channel(self, user: User) -> Channel:
        """Return the channel of direct messages with `user`, opened now or before."""
        for channel in self.channels.values():
            if channel.recipient is user:
                return channel
        channel = Channel(self.snowflakes.next(), user.name, recipient=user)
        self.channels[channel.id] = channel
        self.changes.note()
        return channel

    def check_reachable(self, channel: Channel) -> None:
        """Raise `ApiError` if `channel` is of a person who takes no direct messages."""
        recipient = channel.recipient
        if recipient is None:
            return
        code = recipient.dm_refusal
        if recipient.dms_open:
            if recipient.has_app or self.meets(recipient):
                return
            code = 50278
        raise ApiError(ErrorCode(403, code, NO_DIRECT_MESSAGES[code]))

    def visible(self, user: User, channel: Channel) -> list[Message]:
        """Return the messages of `channel` that `user` sees, oldest first."""
        if not channel.is_open_to(user):
            return []
        return [
            message
            for message in self.messages.in_channel(channel)
            if message.viewer in (None, user)
        ]

    def _tell_of(self, event: str, guild: Guild, body: Payload) -> None:
        """Tell the bot what happens in a guild, if it is there."""
        if guild.has_bot:
            self.deliver(event, body, guild.id)


def _discord_locale(locale: str) -> str:
    if locale not in LOCALES:
        raise ValueError(f"{locale} is not a locale of Discord")
    return locale
