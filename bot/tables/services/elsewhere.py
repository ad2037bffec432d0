"""Elsewhere: tables of a person that another process plays."""

import logging
from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Final

from bot.support.background_tasks import BackgroundTasks
from bot.support.retrying import retry_until_written
from bot.tables.services.services import Services
from data.tables import TableRow, TableState
from engine.table.journal import JournalConflict

log = logging.getLogger(__name__)

LIVE: Final = (TableState.LOBBY, TableState.PLAYING)


class PlayedElsewhere(Exception):
    """The request belongs to another process, which plays this table."""

    def __init__(self, table_id: str) -> None:
        super().__init__()
        self.table_id = table_id


@contextmanager
def left_to_others() -> Generator[None]:
    """Leave a table to another process if that owns it by now."""
    try:
        yield
    except JournalConflict as conflict:
        log.info("table %s is left to another process, which owns it by now", conflict.table_id)


async def must_be_here(
    services: Services, person: int, meant: Callable[[TableRow], bool] = lambda _: True
) -> None:
    """Raise `PlayedElsewhere` if another process plays a table of a person that is meant."""
    for row in reversed(await rows_elsewhere(services, person)):
        if meant(row):
            raise PlayedElsewhere(row.table_id)


async def rows_elsewhere(services: Services, person: int) -> tuple[TableRow, ...]:
    """Return the open tables of a person that other processes play, oldest first."""
    if not services.store.shared:
        return ()
    rows = await services.store.tables.of_person(person, LIVE)
    return tuple(row for row in rows if plays_elsewhere(services, row))


def plays_elsewhere(services: Services, row: TableRow) -> bool:
    """Whether a table is open, and another process plays it."""
    return services.store.shared and row.state in LIVE and row.owner != services.owner


def tell_others(services: Services, tasks: BackgroundTasks, topic: str, about: int) -> None:
    """Tell other processes, if there are any, that something has changed of a person or guild."""
    if services.store.shared:
        doing = "telling other processes"
        telling = retry_until_written(doing, services.store.notices.tell_all, topic, str(about))
        tasks.run(telling, doing)
