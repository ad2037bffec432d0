"""Where a store is: a file, or a database of a PostgreSQL server."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeAlias
from urllib.parse import urlsplit

_SCHEMES: Final = ("postgresql://", "postgres://")


@dataclass(frozen=True, slots=True)
class PostgresAddress:
    """The address of a database, such as `postgresql://cardroom:secret@host:5432/cardroom`.

    As a text it has no password, so it may be told to anybody.
    """

    url: str = field(repr=False)

    def __str__(self) -> str:
        try:
            parts = urlsplit(self.url)
            server = f"{parts.hostname or ''}:{parts.port}" if parts.port else parts.hostname or ""
        except ValueError:
            return "the PostgreSQL server"
        user = f"{parts.username}@" if parts.username else ""
        return f"postgresql://{user}{server}{parts.path}"

    @property
    def names_database(self) -> bool:
        """Whether the address is whole, and names a database."""
        try:
            parts = urlsplit(self.url)
            return bool(parts.path.strip("/")) and parts.port != 0
        except ValueError:
            return False


StoreAddress: TypeAlias = Path | PostgresAddress


def address_of(text: str) -> StoreAddress:
    """Return where `text` points: to a PostgreSQL server if it says so, else to a file."""
    return PostgresAddress(text) if text.startswith(_SCHEMES) else Path(text)
