"""Following: tables are drawn as people and guilds have chosen, here or in another process.

So it is with what Discord tells of people with what they press: their names and languages.
"""

from collections.abc import Awaitable, Callable
from typing import Final

from bot.support.background_tasks import BackgroundTasks
from bot.support.retrying import retry_until_written
from bot.tables.forgetting import FORGOTTEN, Forgetting
from bot.tables.open_tables import OpenTables
from bot.tables.opening.lobby import Lobby
from bot.tables.services.elsewhere import left_to_others, tell_others
from bot.tables.services.services import Services

PERSON: Final = "person"
GUILD: Final = "guild"
KEPT_OUT: Final = "kept-out"
"""The topics of what processes tell each other: of whom, or for which guild, something was chosen,
and which guild keeps somebody out of its tables."""

LONGEST_ID: Final = 20
"""How many digits an id of Discord may have, which has 64 bits."""


class Following:
    """Lets the tables of one card room follow what is chosen, and tells other processes of it."""

    def __init__(
        self,
        services: Services,
        tables: OpenTables,
        forgetting: Forgetting,
        tasks: BackgroundTasks,
    ) -> None:
        self._services = services
        self._tables = tables
        self._forgetting = forgetting
        self._background_tasks = tasks

    async def send_hands(self, person: int, where: str) -> None:
        """Send a person's hands from now on where the person wants them, `dm` or `here`."""
        await self._services.private.choose(person, where)
        self.tell_of_person(person)
        for live_table in self._tables.of_person(person):
            live_table.may_be_reached(person)

    def follow_person(self, person: int) -> None:
        """Let the tables of a person follow what the person has chosen."""
        self.tell_of_person(person)
        self.draw_person(person)

    def draw_person(self, person: int) -> None:
        """Draw a person's hands here as they have chosen, and do what follows."""
        for live_table in self._tables.of_person(person):
            live_table.follow_preferences(person)

    def tell_of_person(self, person: int) -> None:
        """Tell other processes that something was chosen by a person."""
        self._tell(PERSON, person)

    def follow_guild(self, guild_id: int) -> None:
        """Draw the tables of a guild anew, after something was chosen for it."""
        self._tell(GUILD, guild_id)
        self._draw_guild(guild_id)

    async def keep_out(self, guild_id: int) -> None:
        """Send away whom a guild keeps out of its tables by now, here and at other processes."""
        self._tell(KEPT_OUT, guild_id)
        await self.send_away(guild_id)

    async def send_away(self, guild_id: int | None = None) -> None:
        """Free the chairs in lobbies here of those who are kept out, in one guild or in all.

        Who is not to finish a game leaves it; one in which nobody else has stayed ends.
        """
        services, tables = self._services, {one.table_id: one for one in self._tables.every()}
        seated = services.store.kept_out.seated
        for table_id, kept in await seated(services.owner, services.now(), guild_id):
            table = tables.get(table_id)
            with left_to_others():
                if isinstance(table, Lobby):
                    await table.free(kept.person, "lobby-closed-kept-out")
                elif table is not None and not table.over:
                    await table.send_away(kept.person)

    def follow_others(self, topic: str, text: str) -> None:
        """Follow what another process tells; of topics that nobody knows nothing is done."""
        following: dict[str, Callable[[int], Awaitable[None]]] = {
            PERSON: self._learn_of_person,
            GUILD: self._learn_of_guild,
            FORGOTTEN: self._forgetting.forget_here,
            KEPT_OUT: self.send_away,
        }
        learn = following.get(topic)
        # Whoever may connect to the server may tell anything.
        if learn is not None and len(text) <= LONGEST_ID and text.isascii() and text.isdecimal():
            doing = "following another process"
            self._background_tasks.run(retry_until_written(doing, learn, int(text)), doing)

    def look_again(self) -> None:
        """Follow what other processes may have told while nobody heard it here."""
        doing = "looking what other processes have changed"
        self._background_tasks.run(retry_until_written(doing, self._look_again), doing)

    async def _learn_of_person(self, person: int) -> None:
        self._services.private.look_up_again(person)
        await self._services.preferences.learn_anew(person=person)
        for live_table in self._tables.of_person(person):
            live_table.may_be_reached(person)
            live_table.follow_preferences(person)

    async def _learn_of_guild(self, guild_id: int) -> None:
        await self._services.preferences.learn_anew(guild_id=guild_id)
        self._draw_guild(guild_id)

    async def _look_again(self) -> None:
        self._services.private.look_up_everybody_again()
        people, guild_ids = await self._services.preferences.learn_again()
        for person in people:
            self.draw_person(person)
        for guild_id in guild_ids:
            self._draw_guild(guild_id)
        await self.send_away()
        await self._forgetting.go_on()

    def _draw_guild(self, guild_id: int) -> None:
        for table in self._tables.every():
            if table.row.guild_id == guild_id and table.board.message_id is not None:
                table.board.mark()

    def _tell(self, topic: str, about: int) -> None:
        tell_others(self._services, self._background_tasks, topic, about)


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
