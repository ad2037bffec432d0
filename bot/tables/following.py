"""Following: tables are drawn as people and guilds have chosen, here or in another process."""

from collections.abc import Callable, Iterable
from typing import Final

from bot.screens.refusal import RoomRefusal
from bot.support.background_tasks import BackgroundTasks
from bot.support.retrying import retry_until_written
from bot.tables.elsewhere import left_to_others
from bot.tables.live_table import LiveTable
from bot.tables.loading import learn_preferences
from bot.tables.opening.hosting import OpenTable
from bot.tables.opening.lobby import Lobby
from bot.tables.services import Services

PERSON: Final = "person"
GUILD: Final = "guild"
NAMES_REMEMBERED: Final = 10_000

FORGOTTEN: Final = "forgotten"
"""The topics of what processes tell each other: of whom something was chosen or deleted."""

LONGEST_ID: Final = 20
"""How many digits an id of Discord may have, which has 64 bits."""


class Following:
    """Lets the tables of one card room follow what is chosen, and tells other processes of it."""

    def __init__(
        self,
        services: Services,
        tables_of: Callable[[int], tuple[LiveTable, ...]],
        tables: Callable[[], Iterable[OpenTable]],
        forget: Callable[[int], None],
    ) -> None:
        """Follow for the open tables; `forget` lets go of a person at those that have ended."""
        self._services = services
        self._tables_of = tables_of
        self._tables = tables
        self._forget_ended = forget
        self._background_tasks = BackgroundTasks()
        self._names: dict[tuple[int, int], str] = {}
        """How people were last called in each place, those heard last at the end."""

    async def forget_person(self, person: int) -> None:
        """Take a person whose data is deleted from all tables, those of other processes too."""
        self._tell(FORGOTTEN, person)
        await self._forget(person)

    def let_go(self, person: int) -> None:
        """Let go of what is remembered of a person."""
        self._forget_ended(person)
        self._services.background_work.appraisals.forget()
        self._services.background_work.dearest.forget(person)
        self._services.private.forget(person)
        self._services.preferences.forget(person)

    async def send_hands(self, person: int, where: str) -> None:
        """Send a person's hands from now on where the person wants them, `dm` or `here`."""
        await self._services.private.choose(person, where)
        self._tell(PERSON, person)
        for live_table in self._tables_of(person):
            live_table.may_be_reached(person)

    def hear(self, person: int, locale: str) -> None:
        """Note which language a person's Discord speaks: it is kept, and their hands follow."""
        if self._services.preferences.hear(person, locale):
            self._background_tasks.run(self._keep_locale(person, locale), "keeping a language")
            self._draw_person(person)

    def hear_name(self, person: int, place: int, name: str) -> None:
        """Note how somebody is called in a guild, or at 0 outside of any: boards say it from then.

        A name outside of guilds counts once it changes, as many go by another one in a guild.
        """
        before = self._names.pop((person, place), None)
        self._names[person, place] = name
        if len(self._names) > NAMES_REMEMBERED:
            del self._names[next(iter(self._names))]
        if before != name and (place or before is not None):
            renaming = self._services.store.people.rename
            keeping = retry_until_written("keeping a name", renaming, person, name)
            self._background_tasks.run(keeping, "keeping a name")

    def follow_person(self, person: int) -> None:
        """Let the tables of a person follow what the person has chosen."""
        self._tell(PERSON, person)
        self._draw_person(person)

    def follow_guild(self, guild_id: int) -> None:
        """Draw the tables of a guild anew, after something was chosen for it."""
        self._tell(GUILD, guild_id)
        self._draw_guild(guild_id)

    def follow_others(self, topic: str, text: str) -> None:
        """Follow what another process tells; of topics that nobody knows nothing is done."""
        learn = {
            PERSON: self._learn_of_person,
            GUILD: self._learn_of_guild,
            FORGOTTEN: self._forget,
        }.get(topic)
        # Whoever may connect to the server may tell anything.
        if learn is not None and len(text) <= LONGEST_ID and text.isascii() and text.isdecimal():
            self._background_tasks.run(learn(int(text)), "following another process")

    def stop(self) -> None:
        """Follow nothing more."""
        self._background_tasks.stop()

    def _tell(self, topic: str, about: int) -> None:
        store = self._services.store
        if store.shared:
            telling = store.notices.tell_all(topic, str(about))
            self._background_tasks.run(telling, "telling other processes")

    async def _keep_locale(self, person: int, locale: str) -> None:
        people = self._services.store.people
        await retry_until_written("keeping a language", people.set_locale, person, locale)
        self._tell(PERSON, person)

    async def _learn_of_person(self, person: int) -> None:
        self._services.private.look_up_again(person)
        self._services.preferences.forget(person)
        for live_table in self._tables_of(person):
            await learn_preferences(self._services, (live_table.row,))
            live_table.may_be_reached(person)
            live_table.follow_preferences(person)

    async def _learn_of_guild(self, guild_id: int) -> None:
        self._services.preferences.forget_guild(guild_id)
        await self._services.preferences.learn((), {guild_id})
        self._draw_guild(guild_id)

    def _draw_person(self, person: int) -> None:
        for live_table in self._tables_of(person):
            live_table.follow_preferences(person)

    def _draw_guild(self, guild_id: int) -> None:
        for table in self._tables():
            if table.row.guild_id == guild_id and table.board.message_id is not None:
                table.board.mark()

    async def _forget(self, person: int) -> None:
        for table in tuple(self._tables()):
            with left_to_others():
                if isinstance(table, LiveTable):
                    await table.forget(person)
                elif table.seat_of(person) is not None:
                    await _forget_in_lobby(table, person)
        self.let_go(person)


async def _forget_in_lobby(lobby: Lobby, person: int) -> None:
    try:
        await lobby.quit(person)
    except RoomRefusal:
        return
    if lobby.last_words is not None:
        await lobby.draw_last()
    elif not lobby.starting:
        lobby.board.mark()
