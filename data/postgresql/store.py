"""The store in a PostgreSQL database."""

import asyncio
from typing import Self, final

from data.addresses import PostgresAddress
from data.inventory import Inventory
from data.postgresql.database import PostgresDatabase
from data.postgresql.filling import PostgresFilling
from data.postgresql.links import PostgresLinks
from data.postgresql.migrating import refusals_told
from data.postgresql.notices import PostgresNotices
from data.sql.store import ONLY_PROCESS, SqlStore
from data.sql.tables import tables_counted


@final
class PostgresStore(SqlStore):
    """An open database."""

    shared = True

    def __init__(self, database: PostgresDatabase, tables: int, notices: PostgresNotices) -> None:
        super().__init__(database, notices.process)
        self.notices = notices
        self.filling = PostgresFilling(database)
        self._postgres = database
        # A file can be emptied or lose its log without a word; a server keeps its own books. And
        # several processes on several machines have no place but the database to note a number in.
        self.inventory = Inventory(tables, None)

    @classmethod
    async def open(cls, address: PostgresAddress, process: str = ONLY_PROCESS) -> Self:
        """Open a database for a process and bring it to the newest shape; raise `StoreUnopened`."""
        database = await PostgresDatabase.open(address, process=process)
        try:
            with refusals_told(address):
                tables = await tables_counted(database)
            return cls(database, tables, PostgresNotices(database, address, process))
        except BaseException:
            await database.close()
            raise

    @property
    def links(self) -> PostgresLinks:
        """The connections, for what is no part of the store."""
        return self._postgres.links

    @property
    def closed(self) -> bool:
        """Whether it was closed."""
        return self._postgres.closed

    @property
    def repeats(self) -> int:
        """How many times a write was begun again, because others or the server were in its way."""
        return self._postgres.repeats.total()

    async def watch(self) -> None:
        """Watch over nothing, for as long as the process lives."""
        await asyncio.Event().wait()
