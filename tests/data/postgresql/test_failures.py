"""What a server says it cannot do now is foreseen, whatever its code; a mistake of ours is none."""

from typing import Any

import asyncpg  # pyright: ignore[reportMissingTypeStubs]  it has types, and does not say so
from asyncpg import exceptions  # pyright: ignore[reportMissingTypeStubs]  the same

from data.postgresql.failures import is_contended, is_lost, is_unable
from tests.each import each

NOT_NOW = (
    *("08", "25006", "25P03", "25P04", "40", "53", "55006"),
    *("55P03", "57", "58", "72", "F0", "XX"),
)
"""Codes, and classes of them, of PostgreSQL's table that say nothing of what was asked."""

OURS = {"40002"}
"""A rule of ours is broken, as is found at the end of a transaction."""

ERRORS: dict[str, Any] = {
    str(code): error
    for error in vars(exceptions).values()
    if isinstance(error, type)
    and issubclass(error, asyncpg.PostgresError)
    and (code := getattr(error, "sqlstate", None)) is not None
}


@each("code", sorted(ERRORS))
def test_what_a_server_cannot_do_now_is_foreseen_and_nothing_else(code: str) -> None:
    error = ERRORS[code]("said")
    foreseen = is_contended(error) or is_lost(error) or is_unable(error)
    stale = isinstance(error, asyncpg.InvalidCachedStatementError)
    assert foreseen == (stale or (code.startswith(NOT_NOW) and code not in OURS))
