"""Migrations: scripts that bring a database from each shape to the next, by number."""

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

_UNUSED: Final = re.compile(r"-- Unused since (\d{4}):")


@dataclass(frozen=True, slots=True)
class Migration:
    """The script that leads from the shape before to shape number `number`."""

    number: int
    name: str
    script: str

    @property
    def unused_since(self) -> int | None:
        """The shape since which no version has used what this takes away; None if it only adds.

        Versions that know at least that one can work on while and after it is done.
        """
        said = _UNUSED.match(self.script)
        return None if said is None else int(said.group(1))


@cache
def migrations_in(package: str) -> tuple[Migration, ...]:
    """Return the migrations that a package ships, in order."""
    folder = files(package) / "migrations"
    scripts = sorted(
        (entry for entry in folder.iterdir() if entry.name.endswith(".sql")),
        key=lambda entry: entry.name,
    )
    return tuple(
        Migration(int(entry.name[:4]), entry.name, entry.read_text(encoding="utf-8"))
        for entry in scripts
    )


@cache
def newest_shape() -> int:
    """Return the number of the last migration that this version knows, for every database."""
    return migrations_in("data.postgresql")[-1].number
