"""Reviewing: games that are over, parted into steps for those who read them again."""

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from bot.screens.families import family_screens
from bot.text.button_ids import ID_LENGTH, ID_LETTERS
from data.proofs import Proofs
from engine.records.record import read_record
from engine.records.reviewing import Reviewed, ReviewedPosition, reviewed

GAMES: Final = 32
"""Games that are kept by their steps; each further one is read from its record once more."""

FILE_SECONDS: Final = 3600.0
"""How long a file is kept: it is in no store, so a restart forgets it."""

FILE_ACTIONS: Final = 60_000
"""Actions that all files may have together; an action takes up to a kilobyte. The oldest go."""

FILE_ID_LENGTH: Final = 12
"""Longer than the id of any table, so that nobody takes one for the other."""

assert FILE_ID_LENGTH > ID_LENGTH


class _File(NamedTuple):
    person: int
    reviewed: Reviewed
    until: float


class Reviewing:
    """Reads games that are over, one at a time and outside the event loop.

    A game in play has no record, so nothing can be read of it here.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._games: OrderedDict[str, Reviewed] = OrderedDict()
        self._files: OrderedDict[str, _File] = OrderedDict()
        self._lock = asyncio.Lock()

    async def of_table(self, proofs: Proofs, table_id: str) -> Reviewed | None:
        """Return the game of a table by its steps; None if it is not over, or not kept.

        Raise `Unreadable` or `BadRules` if this version cannot read it any more.
        """
        async with self._lock:
            known = self._games.pop(table_id, None)
            if known is None:
                record = await proofs.record(table_id)
                if record is None:
                    return None
                known = await asyncio.to_thread(parted, record)
            self._games[table_id] = known
            if len(self._games) > GAMES:
                self._games.popitem(last=False)
            return known

    def keep_file(self, person: int, reviewed: Reviewed) -> str:
        """Keep the game of a file for an hour; return the id under which its person finds it."""
        self._let_go()
        game = "".join(secrets.choice(ID_LETTERS) for _ in range(FILE_ID_LENGTH))
        self._files[game] = _File(person, reviewed, self._clock() + FILE_SECONDS)
        while sum(len(one.reviewed.record.actions) for one in self._files.values()) > FILE_ACTIONS:
            self._files.popitem(last=False)
        return game

    def of_file(self, person: int, game: str) -> Reviewed | None:
        """Return the game of a file that this person gave; None once it is gone."""
        self._let_go()
        kept = self._files.get(game)
        return None if kept is None or kept.person != person else kept.reviewed

    async def position(self, game: Reviewed, number: int) -> ReviewedPosition:
        """Return how a game stood after a step."""
        return await asyncio.to_thread(game.position, number)

    def _let_go(self) -> None:
        now = self._clock()
        while self._files and next(iter(self._files.values())).until <= now:
            self._files.popitem(last=False)


def is_file(game: str) -> bool:
    return len(game) == FILE_ID_LENGTH


def parted(written: Mapping[str, Any]) -> Reviewed:
    """Return a record by its steps; raise `Unreadable` or `BadRules`."""
    record = read_record(written)
    return reviewed(record, family_screens(record.variant.family).review.part_of)
