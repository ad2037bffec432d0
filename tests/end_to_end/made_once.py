"""What the evenings of a process make once: a new file of the store, and the commands."""

from pathlib import Path
from typing import Final

from bot.playground.commands import Commands
from bot.playground.payloads import Payload
from bot.registration import Registration
from data.sqlite.database import SqliteDatabase

_NEW: Final[list[bytes]] = []
"""A file of the store in which there is nothing yet, once it was made."""

_REGISTERED: Final[list[Payload]] = []
"""The commands as Discord keeps them, once it was told of them."""


async def furnish(database: Path) -> None:
    """Put a file there as the store makes it, which is quicker to copy than to make."""
    if not _NEW:
        opened = await SqliteDatabase.open(database)
        await opened.close()
    _copy(database)


def _copy(database: Path) -> None:
    if not _NEW:
        _NEW.append(database.read_bytes())
    database.write_bytes(_NEW[0])


def known_to(commands: Commands) -> type[Registration]:
    """Return how commands are registered if Discord may know them from an earlier evening.

    To put them together, to send them and to look at each was half of what a start costs.
    """

    class KnownAlready(Registration):
        async def register(self, application_id: int) -> None:
            if not _REGISTERED:
                await super().register(application_id)
                _REGISTERED.extend(map(dict, commands.of(None)))
            elif not commands.of(None):
                application = {"application_id": str(application_id)}
                commands.keep({**command, **application} for command in _REGISTERED)
            self.tried.set()

    return KnownAlready
