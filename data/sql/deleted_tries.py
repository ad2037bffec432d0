"""Deleted tries: that somebody has had a day's deal whose data was deleted since.

Without them, deleting one's data would give the same cards again. Who it was cannot be told without
the day's secret, and they go before that is published.
"""

import hmac
from typing import Final

from data.sql.database import Writing

_OF_OPEN_DAYS: Final = """
SELECT day, family, root FROM daily_tries JOIN daily_deals USING (day, family)
WHERE person = ? AND closed = 0
"""


async def keep_deleted_tries(writing: Writing, person: int) -> None:
    """Keep which deals a person has had who is about to be forgotten, of the days that are on."""
    await writing.do_each(
        "INSERT INTO deleted_tries (day, family, person) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        [
            (day, family, _hashed(root, person))
            for day, family, root in await writing.rows(_OF_OPEN_DAYS, (person,))
        ],
    )


async def has_deleted_try(writing: Writing, day: str, family: str, person: int) -> bool:
    """Whether a person began a day's deal before their data was deleted."""
    roots = await writing.rows(
        "SELECT root FROM daily_deals WHERE day = ? AND family = ?", (day, family)
    )
    found = await writing.rows(
        "SELECT 1 FROM deleted_tries WHERE day = ? AND family = ? AND person = ?",
        (day, family, _hashed(roots[0][0], person)),
    )
    return bool(found)


async def forget_deleted_tries(writing: Writing, day: str, family: str) -> None:
    """Forget who has had a deal whose day is over."""
    await writing.do("DELETE FROM deleted_tries WHERE day = ? AND family = ?", (day, family))


def _hashed(root: bytes, person: int) -> bytes:
    return hmac.digest(root, f"cardroom-deleted-try-1\n{person}".encode(), "sha256")
