"""Preferences of the people and guilds that have tables here, at hand whenever one is drawn.

With them is the language of each person's Discord, which many read without having chosen one.
"""

import asyncio
from collections.abc import Collection, Iterable, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from typing import Final, TypeVar

from bot.pictures.scenes import CardLook
from bot.text.phrasebook import Phrasebook
from data.moderation import ModeratorAct
from data.people import People
from data.preferences import (
    GuildPreferences,
    KeptPreferences,
    Language,
    Look,
    OwnPictures,
    Passing,
    PersonPreferences,
    TablePictures,
)

T = TypeVar("T")

USUAL: Final = PersonPreferences()
USUAL_OF_GUILD: Final = GuildPreferences()


@dataclass(frozen=True, slots=True)
class Reader:
    """How somebody reads the screens of a table; all who read the public ones are one reader.

    `look` is how cards look in pictures, None for text alone; `pictures` says when they are shown,
    `passing` how cards are passed.
    `reacts` says that the server lets people say something to a trick.
    """

    phrasebook: Phrasebook
    look: CardLook | None = None
    pictures: OwnPictures | TablePictures = "never"
    passing: Passing = "asks"
    reacts: bool = False


@dataclass(frozen=True, slots=True)
class Preferences:
    """The choices of people and guilds, in memory for those who were learned, and kept."""

    kept: KeptPreferences
    people: People
    _people: dict[int, PersonPreferences] = field(default_factory=dict[int, PersonPreferences])
    _locales: dict[int, str | None] = field(default_factory=dict[int, "str | None"])
    _guilds: dict[int, GuildPreferences] = field(default_factory=dict[int, GuildPreferences])
    _looking: asyncio.Lock = field(default_factory=asyncio.Lock)

    def of(self, person: int | None) -> PersonPreferences:
        """Return the preferences of a person; the usual ones of a computer, or if not learned."""
        return USUAL if person is None else self._people.get(person, USUAL)

    def of_guild(self, guild_id: int) -> GuildPreferences:
        """Return the preferences of a guild; the usual ones if they were not learned."""
        return self._guilds.get(guild_id, USUAL_OF_GUILD)

    def language_of(self, person: int | None, otherwise: str) -> str:
        """Return the locale in which a person reads; `otherwise` if that is not known."""
        known = None if person is None else self._locales.get(person)
        return read_in(self.of(person).language, known or otherwise)

    def language_of_guild(self, guild_id: int, otherwise: str) -> str:
        """Return the locale in which everybody reads in a guild, where Discord says `otherwise`."""
        return read_in(self.of_guild(guild_id).language, otherwise)

    async def looked_up_language(self, person: int, locale: str) -> str:
        """Return the locale in which anybody reads whose Discord speaks `locale` now."""
        return read_in((await self.looked_up(person)).language, locale)

    def hear(self, person: int, locale: str | None) -> bool:
        """Note which locale a person's Discord speaks; return whether that is news.

        It is none of strangers: what they read is answered at once.
        """
        if person not in self._people or self._locales.get(person) == locale:
            return False
        self._locales[person] = locale
        return True

    async def learn(self, people: Iterable[int | None], guild_ids: Collection[int]) -> None:
        """Have those of people and guilds at hand, before their tables are drawn."""
        here = {one for one in people if one is not None}
        # One that was chosen or heard meanwhile is newer than what was read.
        if strangers := here - self._people.keys():
            for person, preferences in (await self.kept.of_people(strangers)).items():
                self._people.setdefault(person, USUAL if preferences == USUAL else preferences)
        if unheard := here - self._locales.keys():
            for person, locale in (await self.people.locales(unheard)).items():
                self._locales.setdefault(person, locale)
        if unknown := set(guild_ids) - self._guilds.keys():
            for guild_id, preferences in (await self.kept.of_guilds(unknown)).items():
                self._guilds.setdefault(guild_id, preferences)

    async def learn_anew(self, *, person: int | None = None, guild_id: int | None = None) -> None:
        """Have at hand what another process told that a person or a guild has chosen by now."""
        # One after the other: of two looks at once the earlier may be answered later.
        async with self._looking:
            if person in self._people:
                kept = await self.kept.of_people({person})
                locales = await self.people.locales({person})
                if person in self._people:
                    self._people[person], self._locales[person] = kept[person], locales.get(person)
            if guild_id is not None:
                self._guilds[guild_id] = await self.kept.of_guild(guild_id)

    async def learn_again(self) -> tuple[AbstractSet[int], AbstractSet[int]]:
        """Look up all that were learned again; return whose have changed, and of which guilds."""
        people, locales, guilds = dict(self._people), dict(self._locales), dict(self._guilds)
        chosen = await self.kept.of_people(people)
        heard = await self.people.locales(locales)
        rules = await self.kept.of_guilds(guilds)
        changed = renew(self._people, people, chosen) | renew(self._locales, locales, heard)
        return changed, renew(self._guilds, guilds, rules)

    async def looked_up(self, person: int) -> PersonPreferences:
        """Return the preferences of anybody, from the store if they were not learned."""
        known = self._people.get(person)
        return known or (await self.kept.of_people({person}))[person]

    async def looked_up_of_guild(self, guild_id: int) -> GuildPreferences:
        """Return the preferences of any guild, from the store if they were not learned.

        Outside of any, at 0, they are the usual ones.
        """
        if not guild_id:
            return USUAL_OF_GUILD
        return self._guilds.get(guild_id) or await self.kept.of_guild(guild_id)

    async def choose(self, person: int, name: str, word: str) -> PersonPreferences:
        """Keep what a person has chosen, and return their preferences; raise `UnknownChoice`."""
        await self.kept.choose(person, name, word)
        # In memory in any case: somebody may be reading the earlier ones just now.
        self._people[person] = (await self.kept.of_people({person}))[person]
        return self._people[person]

    async def choose_for_guild(
        self, guild_id: int, name: str, word: str, *, act: ModeratorAct | None = None
    ) -> GuildPreferences:
        """Keep what was chosen for a guild, and return its preferences; raise `UnknownChoice`."""
        await self.kept.choose_for_guild(guild_id, name, word, act=act)
        self._guilds[guild_id] = await self.kept.of_guild(guild_id)
        return self._guilds[guild_id]

    def forget(self, person: int) -> None:
        self._people.pop(person, None)
        self._locales.pop(person, None)


def renew(known: dict[int, T], before: Mapping[int, T], now: Mapping[int, T]) -> set[int]:
    """Replace what is known by what is kept `now`; return of whom that differs.

    One that was chosen or heard since it was looked up `before` is newer.
    """
    changed = {
        one
        for one, kept in now.items()
        if one in known and known[one] is before[one] and kept != before[one]
    }
    known.update((one, now[one]) for one in changed)
    return changed


def read_in(chosen: Language, otherwise: str) -> str:
    """Return the locale of those who have chosen so, where Discord has `otherwise`."""
    return otherwise if chosen == "discord" else chosen


def card_look(look: Look) -> CardLook | None:
    """Return how cards look in pictures; None for a reader who wants plain text alone."""
    return None if look == "plain" else look
