"""Preferences of the people and guilds that have tables here, at hand whenever one is drawn."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from data.preferences import GuildPreferences, KeptPreferences, PersonPreferences

USUAL: Final = PersonPreferences()
USUAL_OF_GUILD: Final = GuildPreferences()


@dataclass(frozen=True, slots=True)
class Preferences:
    """What people and guilds have chosen, in memory for those who were learned, and kept."""

    kept: KeptPreferences
    _people: dict[int, PersonPreferences] = field(default_factory=dict[int, PersonPreferences])
    _guilds: dict[int, GuildPreferences] = field(default_factory=dict[int, GuildPreferences])

    def of(self, person: int | None) -> PersonPreferences:
        """Return the preferences of a person; the usual ones of a computer, or if not learned."""
        return USUAL if person is None else self._people.get(person, USUAL)

    def of_guild(self, guild_id: int) -> GuildPreferences:
        """Return the preferences of a guild; the usual ones if they were not learned."""
        return self._guilds.get(guild_id, USUAL_OF_GUILD)

    async def learn(self, people: Iterable[int | None], guild_id: int) -> None:
        """Have those of a table's people and its guild at hand, before it is drawn."""
        strangers = {one for one in people if one is not None and one not in self._people}
        if strangers:
            for person, preferences in (await self.kept.of_people(strangers)).items():
                # One that was chosen meanwhile is newer than what was read.
                self._people.setdefault(person, USUAL if preferences == USUAL else preferences)
        if guild_id not in self._guilds:
            preferences = await self.kept.of_guild(guild_id)
            self._guilds.setdefault(guild_id, preferences)

    async def looked_up(self, person: int) -> PersonPreferences:
        """Return the preferences of anybody, from the store if they were not learned."""
        known = self._people.get(person)
        return known or (await self.kept.of_people({person}))[person]

    async def looked_up_of_guild(self, guild_id: int) -> GuildPreferences:
        """Return the preferences of any guild, from the store if they were not learned."""
        return self._guilds.get(guild_id) or await self.kept.of_guild(guild_id)

    async def choose(self, person: int, name: str, word: str) -> PersonPreferences:
        """Keep what a person has chosen, and return their preferences; raise `UnknownChoice`."""
        await self.kept.choose(person, name, word)
        # In memory in any case: somebody may be reading the earlier ones just now.
        self._people[person] = (await self.kept.of_people({person}))[person]
        return self._people[person]

    async def choose_for_guild(self, guild_id: int, name: str, word: str) -> GuildPreferences:
        """Keep what was chosen for a guild, and return its preferences; raise `UnknownChoice`."""
        await self.kept.choose_for_guild(guild_id, name, word)
        self._guilds[guild_id] = await self.kept.of_guild(guild_id)
        return self._guilds[guild_id]

    def forget(self, person: int) -> None:
        """Forget a person."""
        self._people.pop(person, None)
