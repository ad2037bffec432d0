"""Following: tables are drawn as people and guilds have chosen, here or in another process."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from collections.abc import Set as AbstractSet
from typing import Final

from bot.screens.refusal import RoomRefusal
from bot.support.background_tasks import BackgroundTasks
from bot.support.retrying import retry_until_written
from bot.tables.elsewhere import LIVE, left_to_others
from bot.tables.live_table import LiveTable
from bot.tables.loading import learn_preferences
from bot.tables.opening.hosting import OpenTable
from bot.tables.opening.lobby import Lobby
from bot.tables.services import Services

PERSON: Final = "person"
GUILD: Final = "guild"
NAMES_REMEMBERED: Final = 10_000

FORGOTTEN: Final = "forgotten"
KEPT_OUT: Final = "kept-out"
"""The topics of what processes tell each other: of whom something was chosen or deleted, and which
guild keeps somebody out of its tables."""

BEGUN_SECONDS: Final = 0.2
"""How often to look whether a table has let go of somebody who is to be forgotten."""

LONGEST_GONE_SECONDS: Final = 60.0
"""How long to wait between two looks at most; a table may wait for a newer version."""

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
        self._being_forgotten: set[int] = set()
        """Who is looked after until no table holds them any more."""
        self._beginning: set[tuple[str, int]] = set()
        """Which tables begin just now, of which somebody is to be forgotten, and who."""
        self._names: dict[tuple[int, int], str] = {}
        """How people were last called in each place, those heard last at the end."""

    async def forget_person(self, person: int) -> bool:
        """Delete a person's data and take them from all tables; return whether that is done.

        A table that begins just now, or that another process plays, lets go of them soon.
        """
        self._tell(FORGOTTEN, person)
        await self._forget(person)
        beginning = self._beginning_with(person)
        seated = await self._services.store.privacy.delete(person, beginning)
        # Whoever looked at something meanwhile has learned of the person again.
        self.let_go(person)
        if seated and person not in self._being_forgotten:
            deleting = self._delete_once_gone(person)
            self._background_tasks.run(deleting, "forgetting somebody at tables that hold them")
        return not seated

    async def forget_deleted(self) -> None:
        """Go on forgetting those whom a table holds, wherever they were deleted.

        Its process may not have heard of it, or may have ended, or not have been able to write.
        """
        for person, tables in (await self._services.store.privacy.unfinished()).items():
            await self._go_on_forgetting(person, tables)

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

    async def keep_out(self, guild_id: int) -> None:
        """Send away whom a guild keeps out of its tables by now, here and at other processes."""
        self._tell(KEPT_OUT, guild_id)
        await self.send_away(guild_id)

    async def send_away(self, guild_id: int | None = None) -> None:
        """Free the chairs in lobbies here of those who are kept out, in one guild or in all.

        Who is not to finish a game leaves it; one in which nobody else has stayed ends.
        """
        services, tables = self._services, {one.table_id: one for one in self._tables()}
        seated = services.store.kept_out.seated
        for table_id, kept in await seated(services.owner, services.now(), guild_id):
            table = tables.get(table_id)
            with left_to_others():
                if isinstance(table, Lobby):
                    await _quit(table, kept.person, "lobby-closed-kept-out")
                elif table is not None and not table.over:
                    await table.send_away(kept.person)

    def follow_others(self, topic: str, text: str) -> None:
        """Follow what another process tells; of topics that nobody knows nothing is done."""
        following: dict[str, Callable[[int], Awaitable[None]]] = {
            PERSON: self._learn_of_person,
            GUILD: self._learn_of_guild,
            FORGOTTEN: self._forget,
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

    def stop(self) -> None:
        """Follow nothing more."""
        self._background_tasks.stop()

    def _tell(self, topic: str, about: int) -> None:
        store = self._services.store
        doing = "telling other processes"
        if store.shared:
            telling = retry_until_written(doing, store.notices.tell_all, topic, str(about))
            self._background_tasks.run(telling, doing)

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

    async def _look_again(self) -> None:
        self._services.private.look_up_everybody_again()
        people, guild_ids = await self._services.preferences.learn_again()
        for person in people:
            self._draw_person(person)
        for guild_id in guild_ids:
            self._draw_guild(guild_id)
        await self.send_away()
        await self.forget_deleted()

    def _draw_person(self, person: int) -> None:
        for live_table in self._tables_of(person):
            live_table.follow_preferences(person)

    def _draw_guild(self, guild_id: int) -> None:
        for table in self._tables():
            if table.row.guild_id == guild_id and table.board.message_id is not None:
                table.board.mark()

    async def _forget(self, person: int) -> None:
        """Take a person from all tables here, and let go of what is remembered of them."""
        for table in tuple(self._tables()):
            await self._take_from(table, person)
        self.let_go(person)

    async def _take_from(self, table: OpenTable, person: int) -> None:
        """Take a person whose data is deleted from a table; later from one that begins just now."""
        if not isinstance(table, Lobby) or not table.starting or table.seat_of(person) is None:
            await _forget_at(table, person)
        elif (table.table_id, person) not in self._beginning:
            self._beginning.add((table.table_id, person))
            doing = f"forgetting somebody at table {table.table_id}, which begins"
            self._background_tasks.run(self._forget_once_begun(table, person), doing)

    async def _forget_once_begun(self, lobby: Lobby, person: int) -> None:
        """Take a person whose data is deleted from a table that begins, or gathers once more."""
        try:
            begins = True
            while begins:
                await asyncio.sleep(BEGUN_SECONDS)
                begins = lobby.starting and lobby in self._tables()
        finally:
            self._beginning.discard((lobby.table_id, person))
        for table in tuple(self._tables()):
            if table.table_id == lobby.table_id:
                await _forget_at(table, person)
        if tables := (await self._services.store.privacy.unfinished()).get(person):
            await self._go_on_forgetting(person, tables)

    def _beginning_with(self, person: int) -> AbstractSet[str]:
        return {table_id for table_id, one in self._beginning if one == person}

    async def _go_on_forgetting(self, person: int, tables: AbstractSet[str]) -> None:
        """Take a deleted person from tables that held them, and forget them at those that do not.

        What they have chosen and played since is theirs: it is remembered on.
        """
        store = self._services.store
        for table in tuple(self._tables()):
            if table.table_id in tables:
                await self._take_from(table, person)
        beginning = self._beginning_with(person)
        live = {row.table_id for row in await store.tables.of_person(person, LIVE)}
        if not tables <= live | beginning:
            await store.privacy.delete_held(person, beginning)
            self._forget_ended(person)
            self._services.background_work.appraisals.forget()
            self._services.private.look_up_again(person)

    async def _delete_once_gone(self, person: int) -> None:
        """Go on forgetting a person until no table holds them that was noted to."""
        doing = "deleting somebody's data"
        privacy, wait = self._services.store.privacy, BEGUN_SECONDS
        self._being_forgotten.add(person)
        try:
            while tables := (await retry_until_written(doing, privacy.unfinished)).get(person):
                await asyncio.sleep(wait)
                await retry_until_written(doing, self._go_on_forgetting, person, tables)
                wait = min(wait * 2, LONGEST_GONE_SECONDS)
        finally:
            self._being_forgotten.discard(person)


async def _forget_at(table: OpenTable, person: int) -> None:
    with left_to_others():
        if isinstance(table, LiveTable):
            await table.forget(person)
        elif table.seat_of(person) is not None:
            await _quit(table, person)


async def _quit(lobby: Lobby, person: int, empty: str = "lobby-closed-empty") -> None:
    try:
        await lobby.quit(person, empty)
    except RoomRefusal:
        return
    if lobby.last_words is not None:
        await lobby.draw_last()
    elif not lobby.starting:
        lobby.board.mark()
