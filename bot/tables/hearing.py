"""Hearing: names and languages of people, as Discord tells them with what they press."""

from typing import Final

from bot.support.background_tasks import BackgroundTasks
from bot.support.retrying import retry_until_written
from bot.tables.following import Following
from bot.tables.services.services import Services

NAMES_REMEMBERED: Final = 10_000


class Hearing:
    """Keeps how people are called and which language their Discord speaks."""

    def __init__(self, services: Services, following: Following, tasks: BackgroundTasks) -> None:
        self._services = services
        self._following = following
        self._background_tasks = tasks
        self._names: dict[tuple[int, int], str] = {}
        """How people were last called in each guild, those heard last at the end."""

    def hear(self, person: int, locale: str) -> None:
        """Note which language a person's Discord speaks: it is kept, and their hands follow."""
        if self._services.preferences.hear(person, locale):
            self._background_tasks.run(self._keep_locale(person, locale), "keeping a language")
            self._following.draw_person(person)

    def hear_name(self, person: int, guild_id: int, name: str) -> None:
        """Note how somebody is called in a guild, or at 0 outside of any: boards say it from then.

        A name outside of guilds counts once it changes, as many go by another one in a guild.
        """
        before = self._names.pop((person, guild_id), None)
        self._names[person, guild_id] = name
        if len(self._names) > NAMES_REMEMBERED:
            del self._names[next(iter(self._names))]
        if before != name and (guild_id or before is not None):
            renaming = self._services.store.people.rename
            keeping = retry_until_written("keeping a name", renaming, person, name)
            self._background_tasks.run(keeping, "keeping a name")

    async def _keep_locale(self, person: int, locale: str) -> None:
        people = self._services.store.people
        await retry_until_written("keeping a language", people.set_locale, person, locale)
        self._following.tell_of_person(person)
