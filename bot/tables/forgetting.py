"""Forgetting: whose data is deleted leaves every table, also one that just begins."""

import asyncio
from collections.abc import Set as AbstractSet
from typing import Final

from bot.support.background_tasks import BackgroundTasks
from bot.support.retrying import retry_until_written
from bot.tables.live.live_table import LiveTable
from bot.tables.open_tables import OpenTables
from bot.tables.opening.hosting import OpenTable
from bot.tables.opening.lobby import Lobby
from bot.tables.services.elsewhere import LIVE, left_to_others, tell_others
from bot.tables.services.services import Services

FORGOTTEN: Final = "forgotten"
"""The topic by which processes tell each other whose data is deleted."""

BEGUN_SECONDS: Final = 0.2
"""How often to look whether a table has let go of somebody who is to be forgotten."""

LONGEST_GONE_SECONDS: Final = 60.0
"""How long to wait between two looks at most; a table may wait for a newer version."""


class Forgetting:
    """Deletes people's data, and takes them from the tables of this process."""

    def __init__(self, services: Services, tables: OpenTables, tasks: BackgroundTasks) -> None:
        self._services = services
        self._tables = tables
        self._background_tasks = tasks
        self._being_forgotten: set[int] = set()
        """People who are looked after until no table holds them any more."""
        self._beginning: set[tuple[str, int]] = set()
        """Which tables begin just now, of which somebody is to be forgotten, and who."""

    async def forget_person(self, person: int) -> bool:
        """Delete a person's data and take them from all tables; return whether that is done.

        A table that begins just now, or that another process plays, lets go of them soon.
        """
        tell_others(self._services, self._background_tasks, FORGOTTEN, person)
        await self.forget_here(person)
        beginning = self._beginning_with(person)
        seated = await self._services.store.privacy.delete(person, beginning)
        # Whoever looked at something meanwhile has learned of the person again.
        self._let_go(person)
        if seated and person not in self._being_forgotten:
            deleting = self._delete_once_gone(person)
            self._background_tasks.run(deleting, "forgetting somebody at tables that hold them")
        return not seated

    async def go_on(self) -> None:
        """Go on forgetting those whom a table holds, wherever they were deleted.

        Its process may not have heard of it, or may have ended, or not have been able to write.
        """
        for person, tables in (await self._services.store.privacy.unfinished()).items():
            await self._go_on_forgetting(person, tables)

    def _let_go(self, person: int) -> None:
        self._tables.forget_person(person)
        self._services.background_work.appraisals.forget()
        self._services.background_work.dearest.forget(person)
        self._services.private.forget(person)
        self._services.preferences.forget(person)

    async def forget_here(self, person: int) -> None:
        """Take a person from all tables here, and let go of what is remembered of them."""
        for table in self._tables.every():
            await self._take_from(table, person)
        self._let_go(person)

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
                begins = lobby.starting and lobby in self._tables.every()
        finally:
            self._beginning.discard((lobby.table_id, person))
        for table in self._tables.every():
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
        for table in self._tables.every():
            if table.table_id in tables:
                await self._take_from(table, person)
        beginning = self._beginning_with(person)
        live = {row.table_id for row in await store.tables.of_person(person, LIVE)}
        if not tables <= live | beginning:
            await store.privacy.delete_held(person, beginning)
            self._tables.forget_person(person)
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
            await table.free(person)
