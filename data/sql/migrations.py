"""Migrations: scripts that bring a database from each shape to the next, by number."""

from dataclasses import dataclass
from importlib.resources import files


@dataclass(frozen=True, slots=True)
class Migration:
    """The script that leads from the shape before to shape number `number`."""

    number: int
    name: str
    script: str


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
