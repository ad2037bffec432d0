"""What a later version may do to a store, and what not, if the version before is to play on."""

import re
from collections.abc import Sequence
from typing import Final

from data.sql.migrations import Migration

NARROWS: Final = re.compile(
    r"""\bDROP\b | \bRENAME\b | \bSET\s+NOT\s+NULL\b | \bADD\s+(CONSTRAINT|CHECK|UNIQUE|FOREIGN)\b
    | \bALTER\s+COLUMN\s+\w+\s+(SET\s+DATA\s+)?TYPE\b | \bTRUNCATE\b | \bCREATE\s+UNIQUE\b
    | \bADD\s+COLUMN\b (?![^,;]*\bDEFAULT\b) [^,;]* \bNOT\s+NULL\b""",
    re.VERBOSE | re.IGNORECASE,
)

UNNAMED: Final = re.compile(r"INSERT INTO (\w+)\s+(?:VALUES|SELECT)\b")
"""A statement that fills all columns of a table, as there were when it was written."""


def narrowed(script: str) -> str | None:
    """Return the first words of a script that take away what an earlier version may use.

    A trigger that is made anew, as SQLite has no other way to change one, is still there.
    """
    script = re.sub(r"--[^\n]*", "", script)
    made = re.findall(r"\bCREATE TRIGGER (\w+)", script)
    script = re.sub(rf"\bDROP TRIGGER ({'|'.join(made) or '-'});", "", script)
    found = NARROWS.search(script)
    return None if found is None else found.group()


def adding(shipped: Sequence[Migration]) -> Migration:
    """Return a migration of the version after: one more table and index, and columns in all others.

    Where a trigger of a file fills all columns of a table, a new one would need another trigger.
    """
    scripts = "\n".join(migration.script for migration in shipped)
    whole = "INTEGER" if "STRICT" in scripts else "BIGINT"
    filled = set(UNNAMED.findall(scripts)) if whole == "INTEGER" else set[str]()
    gone = set(re.findall(r"DROP TABLE (\w+)", scripts))
    more = [
        f"ALTER TABLE {table} ADD COLUMN later {whole} NOT NULL DEFAULT 7;\n"
        f"ALTER TABLE {table} ADD COLUMN much_later TEXT;"
        for table in sorted(set(re.findall(r"CREATE TABLE (\w+)", scripts)) - filled - gone)
    ]
    return Migration(
        shipped[-1].number + 1,
        "adds.sql",
        "\n".join(
            (
                f"CREATE TABLE more (table_id TEXT PRIMARY KEY, what {whole} NOT NULL);",
                *more,
                "CREATE INDEX tables_by_later ON tables (later);",
            )
        ),
    )
