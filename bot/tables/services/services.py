"""Services: what every table of the room uses."""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from random import Random, SystemRandom
from typing import Final

from bot.background.reviewing import Reviewing
from bot.background.verifying import Verifying
from bot.background.work import BackgroundWork
from bot.discord.post import Post
from bot.discord.private_channels import PrivateChannels
from bot.faces.names import FaceEmojis
from bot.support.one_at_a_time import OneAtATime
from bot.support.settings import Settings
from bot.tables.clock.paces import Pace, Tempo
from bot.tables.services.preferences import Preferences, Reader, card_look, read_in
from bot.tables.workers.worker_pool import WorkerPool
from bot.text.faces import PLAIN
from bot.text.phrasebook import Phrasebook, phrasebook_of
from data.preferences import Look
from data.store import Store
from data.tables import TableRow
from engine.contract.seats import Seat

REMEMBERED: Final = 1024
"""Posts that are remembered of those that people have made of themselves."""


class SharedPosts:
    """Remembers what people have posted of themselves, so that a second tap posts nothing."""

    def __init__(self) -> None:
        self._posts: OrderedDict[tuple[object, ...], None] = OrderedDict()

    def take(self, *post: object) -> bool:
        """Note a post; return whether it is a new one."""
        if post in self._posts:
            return False
        self._posts[post] = None
        if len(self._posts) > REMEMBERED:
            self._posts.popitem(last=False)
        return True


@dataclass(frozen=True, slots=True)
class Services:
    """Post, memory, chance and clock, computers, and how quickly all goes on.

    `now` tells milliseconds since 1970.
    """

    settings: Settings
    post: Post
    emojis: FaceEmojis
    store: Store
    private: PrivateChannels
    preferences: Preferences
    chance: Random
    worker_pool: WorkerPool
    now: Callable[[], int]
    tempo: Tempo
    background_work: BackgroundWork
    verifying: Verifying = field(default_factory=Verifying)
    reviewing: Reviewing = field(default_factory=Reviewing)
    beginning: OneAtATime = field(default_factory=OneAtATime)
    shared: SharedPosts = field(default_factory=SharedPosts)

    @property
    def owner(self) -> str:
        """The name of this process, which stands in the row of every table that it plays."""
        return self.store.processes.process

    @property
    def fair(self) -> bool:
        """Whether each game promises its deals before anybody joins, and proves them.

        Chance that can be repeated, as a trial of the room needs it, is nothing to promise.
        """
        return isinstance(self.chance, SystemRandom)

    def phrasebook(self, locale: str, look: Look = PLAIN) -> Phrasebook:
        """Return the words of a language, English if it is not spoken here, and faces by `look`.

        Faces are plain text until all emojis of the look are there, so ask anew for each screen.
        """
        return phrasebook_of(locale).with_faces(self.emojis.of(look))

    def reader_phrasebook(self, person: int | None, otherwise: str) -> Phrasebook:
        """Return the words and faces of what one person reads.

        They are in the locale `otherwise` if nobody knows in which the person reads.
        """
        preferences = self.preferences
        language = preferences.language_of(person, otherwise)
        return self.phrasebook(language, preferences.of(person).look)

    def guild_phrasebook(self, guild_id: int, otherwise: str) -> Phrasebook:
        """Return the words and faces of what everybody in a guild reads.

        They are in the locale `otherwise`, which is Discord's, unless the guild chose another.
        """
        preferences = self.preferences
        language = preferences.language_of_guild(guild_id, otherwise)
        return self.phrasebook(language, preferences.of_guild(guild_id).look)

    def pace_of(self, row: TableRow) -> Pace:
        """Return how long everything takes at a table."""
        pace, intervals = self.tempo.paces[row.pace], self.settings.intervals
        return replace(
            pace, interval=pace.interval * intervals, card=self.settings.computer_seconds
        )

    def everybody(self, row: TableRow) -> Reader:
        """Return how everybody reads the public screens of a table; alone, its person."""
        guild = self.preferences.of_guild(row.guild_id)
        if row.solo:
            phrasebook = self.reader_phrasebook(row.chairs[0].person, row.locale)
        else:
            phrasebook = self.phrasebook(read_in(guild.language, row.locale), guild.look)
        reacts = not row.solo and guild.reactions
        return Reader(
            phrasebook,
            card_look(guild.look),
            # Alone the person sees all in the hand.
            "never" if row.solo else guild.pictures,
            reacts=reacts,
        )

    def reader(self, row: TableRow, seat: Seat) -> Reader:
        """Return how the person at a seat reads what nobody else does."""
        person = row.chairs[seat].person
        wishes, guild = self.preferences.of(person), self.preferences.of_guild(row.guild_id)
        language = self.preferences.language_of(person, row.locale)
        return Reader(
            self.phrasebook(language, wishes.look),
            card_look(wishes.look),
            wishes.pictures,
            wishes.passing,
            reacts=not row.solo and guild.reactions,
        )
