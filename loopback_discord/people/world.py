"""The world: the state of a Discord with people at its clients."""

from typing import Final

from loopback_discord.people.person import Person
from loopback_discord.state.discord_state import DiscordState
from loopback_discord.state.guilds import GUILD_VOICE, Channel, User

PEOPLE: Final = ("Alice", "Bob", "Carol", "Dave")


class World(DiscordState):
    """Everything the loopback Discord knows, and everybody at its clients."""

    def __init__(self) -> None:
        super().__init__()
        self.people: list[Person] = []

    def add_person(
        self,
        name: str,
        *,
        manage_guild: bool = False,
        locale: str = "en-US",
        dms_open: bool = True,
        meets_bot: bool = True,
    ) -> Person:
        """Let one more person join every server, or only those without the bot."""
        number = self.snowflakes.next()
        user = User(number, name, manage_guild=manage_guild, locale=locale, dms_open=dms_open)
        person = Person(self, user)
        self.people.append(person)
        self.add_user(user, meets_bot=meets_bot)
        return person

    def person(self, name: str) -> Person:
        return next(one for one in self.people if one.name == name)

    def place(self, name: str) -> Channel:
        """Return the channel called `name`, without its mark."""
        return next(one for one in self.channels.values() if one.guild and one.name == name)


SERVERS: Final = {
    "The Green Baize": "cards",
    "Kitchen Table": "kitchen",
    "Rainy Sunday": "sofa",
    "Night Shift": "break-room",
    "Harbour Lights": "harbour",
    "Attic Games": "attic",
    "Corner Café": "café",
    "The Long Trick": "parlour",
    "Garden Party": "garden",
    "Window Seat": "window",
    "Old Deck": "old-deck",
    "Tea and Trumps": "tea-room",
    "Second Helping": "pantry",
    "Quiet Corner": "quiet",
    "Red Eights": "eights",
    "Last Train": "last-train",
}
"""Servers with the channel that each has: no two are called the same."""


def furnished_over(shards: int) -> World:
    """Return a world of four people with a server on each of so many shards, 16 at most."""
    world = World()
    for number, (name, channel) in enumerate(list(SERVERS.items())[:shards]):
        world.add_channel(world.add_guild(name, shard=(number, shards)), channel)
    for name in PEOPLE:
        world.add_person(name)
    for guild in world.guilds:
        guild.owner = world.people[0].user
    return world


def add_places_elsewhere(world: World) -> tuple[Channel, Channel]:
    """Let there be places without the bot: a channel of a server, and a conversation of all.

    Everybody has installed the application, to use it there.
    """
    guild = world.add_other_guild("The Card Club")
    channel = world.add_channel(guild, "back-room")
    conversation = world.add_conversation([one.user for one in world.people], "Old friends")
    for person in world.people:
        person.install_app()
    return channel, conversation


def furnished() -> World:
    """Return the world that most tests begin with."""
    world = World()
    guild = world.add_guild("The Green Baize")
    cards = world.add_channel(guild, "cards")
    world.add_channel(guild, "parlour")
    world.add_channel(guild, "lounge", GUILD_VOICE)
    world.add_thread(cards, "evening")
    for name in PEOPLE:
        world.add_person(name)
    guild.owner = world.people[0].user
    return world
