"""Recounting: what follows from results once one of them counts no more, while all go on.

All games are counted again in memory, and only rows that are out by that are written, some people
in each step. So every list is whole at any moment: of some people what it says is new, and of the
others still as it was.
"""

import asyncio
from functools import partial
from itertools import islice
from operator import eq
from typing import Final, NamedTuple

from data.sql.counting import FORGOTTEN, SHOWN
from data.sql.database import Database, Value, Writing
from data.sql.rating_audit import (
    KINDS,
    Amended,
    RatedPerson,
    Recount,
    catch_up,
    differing,
    recounted,
)

AT_ONCE: Final = 50
"""People, and games, that are written in one step: a press waits for no more."""

PAUSE_SECONDS: Final = 0.05
"""How long others have the database for themselves between two such steps."""

RECOUNT: Final = "recount"
"""The setting that asks for a recount; another value says that what was read has changed since."""


async def ask_for_recount(writing: Writing, why: str) -> None:
    """Have all games counted again soon, as one counts no more, or for somebody else.

    `why` is another each time, so that a recount under way knows that it was asked again.
    """
    await writing.do(
        "INSERT INTO settings (key, value) VALUES (?, ?)"
        " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
        (RECOUNT, why),
    )


async def begin_recount_again(writing: Writing) -> None:
    """Let a recount that is under way read everything again, as somebody is forgotten."""
    await writing.do("UPDATE settings SET value = value || '.' WHERE key = ?", (RECOUNT,))


async def recount_if_asked(database: Database) -> None:
    """Put right whatever is out, if somebody has asked for it.

    A process that dies meanwhile leaves it asked for. It may be done by two at once.
    """
    while asked := await database.rows("SELECT value FROM settings WHERE key = ?", (RECOUNT,)):
        await _recount(database, asked[0][0])


class _Step(NamedTuple):
    """The rows of one step of a recount: what some people have, and what games say."""

    asked: str
    recount: Recount
    people: list[RatedPerson]
    games: list[Amended]


async def _recount(database: Database, asked: str) -> None:
    recount = await recounted(database)
    out = {own async for _, own, _ in differing(database, recount, eq)}
    while True:
        # Games that ended meanwhile were counted from figures of which some were still out.
        out |= recount.moved
        recount.moved.clear()
        step = _Step(asked, recount, list(islice(out, AT_ONCE)), recount.amended[:AT_ONCE])
        written = await database.write(partial(_write, step))
        if written is None:
            return
        if written:
            out.difference_update(step.people)
            del recount.amended[: len(step.games)]
        await asyncio.sleep(PAUSE_SECONDS)
        await catch_up(database, recount)


async def _write(step: _Step, writing: Writing) -> bool | None:
    """Put right what a step is about; if that is nothing, the recount is done.

    Return False if games were counted that it does not know yet, and None if nobody asks for it
    any more, or for another one.
    """
    ((counted, asked),) = await writing.rows(
        "SELECT counted, (SELECT value FROM settings WHERE key = ?) FROM counting", (RECOUNT,)
    )
    if asked != step.asked:
        return None
    if counted != step.recount.done:
        return False
    if not step.people and not step.games:
        await writing.do("DELETE FROM settings WHERE key = ?", (RECOUNT,))
        return None
    for kind in KINDS:
        await writing.do_each(
            f"DELETE FROM {kind.table} WHERE guild_id = ? AND family = ? AND person = ?",
            step.people,
        )
        marks = ", ".join("?" * len(kind.columns))
        rows = [
            (*own, *rest, *figures)
            for own in step.people
            for rest, figures in kind.of(step.recount, own).items()
        ]
        await writing.do_each(
            f"INSERT INTO {kind.table} ({', '.join(kind.columns)}) VALUES ({marks})", rows
        )
    await _amend(writing, step.games)
    return True


async def _amend(writing: Writing, games: list[Amended]) -> None:
    kept = [game for game in games if game.game_id is not None]
    forgotten = [game for game in games if game.game_id is None]
    shown: list[tuple[Value, ...]] = [
        (*numbers, game.game_id, seat) for game in kept for seat, numbers in game.seats
    ]
    await writing.do_each(
        "UPDATE games SET unrated = ? WHERE game_id = ?",
        [(game.unrated, game.game_id) for game in kept],
    )
    await writing.do_each(
        FORGOTTEN,
        [(game.unrated is None, game.number) for game in forgotten],
    )
    await writing.do_each(SHOWN, shown)
