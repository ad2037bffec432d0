"""The world: a realm with its people."""

from bot.playground.person import Person
from bot.playground.places import GUILD_VOICE, Channel, User
from bot.playground.realm import Realm


class World(Realm):
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
        user = User(
            self.mint.strike(), name, manage_guild=manage_guild, locale=locale, dms_open=dms_open
        )
        person = Person(self, user)
        self.people.append(person)
        self.add_user(user, meets_bot=meets_bot)
        return person

    def person(self, name: str) -> Person:
        return next(one for one in self.people if one.name == name)

    def place(self, name: str) -> Channel:
        """Return the channel called `name`, without its mark."""
        return next(one for one in self.channels.values() if one.guild and one.name == name)


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
    """Return the world that the playground and most tests begin with."""
    world = World()
    guild = world.add_guild("The Green Baize")
    cards = world.add_channel(guild, "cards")
    world.add_channel(guild, "parlour")
    world.add_channel(guild, "lounge", GUILD_VOICE)
    world.add_thread(cards, "evening")
    guild.owner = world.add_person("Alice").user
    for name in ("Bob", "Carol", "Dave"):
        world.add_person(name)
    return world
