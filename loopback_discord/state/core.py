"""The core: the clock, the accounts and the places that all parts of the state rest on."""

from collections.abc import Callable
from typing import Final, TypeAlias

from loopback_discord.payloads import Payload
from loopback_discord.state.attachments import Cdn
from loopback_discord.state.clock import Changes, Clock, Snowflakes
from loopback_discord.state.guilds import Channel, Guild, User

BOT_NAME: Final = "Cardroom"

Listener: TypeAlias = Callable[[str, Payload, int | None], None]
"""Hears an event: its name, its body, and the id of its guild or None for direct messages."""


class Core:
    """The people and things that there are, the time, and the listeners to events."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.changes = Changes()
        self.snowflakes = Snowflakes(self.clock)
        self.cdn = Cdn(self.snowflakes)
        self.bot = User(self.snowflakes.next(), BOT_NAME, bot=True)
        self.users: list[User] = []
        self.guilds: list[Guild] = []
        """The servers in which the bot is."""
        self.other_guilds: list[Guild] = []
        """Servers without the bot, in which only people who have installed it may use it."""
        self.channels: dict[int, Channel] = {}
        self._listeners: list[Listener] = []

    def listen(self, listener: Listener) -> None:
        """Let `listener` (the gateway) hear of every event from now on."""
        self._listeners.append(listener)

    def deliver(self, event: str, body: Payload, guild_id: int | None) -> None:
        """Send an event to the bot."""
        for listener in self._listeners:
            listener(event, body, guild_id)

    def find_user(self, user_id: int) -> User | None:
        """Return an account, the bot's own among them."""
        return next((user for user in (*self.users, self.bot) if user.id == user_id), None)

    def meets(self, user: User) -> bool:
        """Whether a person is in a server in which the bot is."""
        return any(user in guild.members for guild in self.guilds)
