"""Services: what every table of the room uses."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random, SystemRandom

from bot.background.reviewing import Reviewing
from bot.background.verifying import Verifying
from bot.background.work import BackgroundWork
from bot.discord.post import Post
from bot.discord.private_channels import PrivateChannels
from bot.faces.emojis import FaceEmojis
from bot.support.one_at_a_time import OneAtATime
from bot.tables.clock.pace import Pace
from bot.tables.clock.second_taps import SECOND_TAP_SECONDS
from bot.tables.computers.worker_pool import WorkerPool
from bot.tables.messages.shared_posts import SharedPosts
from bot.tables.preferences import Preferences
from bot.tables.promises import Promises
from bot.text.faces import PLAIN
from bot.text.phrasebook import Phrasebook, phrasebook_of
from data.preferences import Look
from data.store import Store


@dataclass(frozen=True, slots=True)
class Services:
    """Post, memory, chance and clock, computers, and how slowly these play.

    An interval between two deals is `intervals` times as long as its pace says; 0 is none.
    `now` tells milliseconds since 1970. A person who ends a deal does nothing in the next for
    `second_tap_seconds`. A game that is paused can be taken up for `pause_hours`.
    `owner` is the name of this process, which stands in the row of every table that it plays.
    """

    owner: str
    post: Post
    emojis: FaceEmojis
    store: Store
    private: PrivateChannels
    preferences: Preferences
    chance: Random
    worker_pool: WorkerPool
    now: Callable[[], int]
    computer_seconds: float
    intervals: float
    lobby_minutes: float
    pause_hours: float
    paces: Mapping[str, Pace]
    background_work: BackgroundWork
    second_tap_seconds: float = SECOND_TAP_SECONDS
    verifying: Verifying = field(default_factory=Verifying)
    reviewing: Reviewing = field(default_factory=Reviewing)
    promises: Promises = field(default_factory=Promises)
    beginning: OneAtATime = field(default_factory=OneAtATime)
    shared: SharedPosts = field(default_factory=SharedPosts)

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
