"""What the evenings of a process make once: a new file of the store, and the commands' texts."""

from pathlib import Path
from typing import Any, Final

from discord.app_commands import CommandTree

from bot.registration import Command, commands_of
from data.sqlite.database import SqliteDatabase

_NEW: Final[list[bytes]] = []
"""A file of the store in which there is nothing yet, once it was made."""

_TRANSLATED: Final[dict[str, list[Command]]] = {}
"""Commands as Discord is told of them, by what they are in English."""


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


async def translated(tree: CommandTree[Any]) -> list[Command]:
    """Do what `commands_of` does, once: it is a third of what the start of an evening costs."""
    english = repr([command.to_dict(tree) for command in tree.get_commands()])
    if english not in _TRANSLATED:
        _TRANSLATED[english] = await commands_of(tree)
    return _TRANSLATED[english]
