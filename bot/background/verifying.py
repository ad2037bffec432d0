"""Verifying: whether a game was dealt fairly, worked out while the tables go on."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, TypeVar, cast

from bot.background.file_turns import FileTurns
from bot.background.pool import BackgroundFailure, BackgroundPool, TooManyJobs
from bot.background.worker import WorkerTerms
from bot.screens.refusal import RoomRefusal
from engine.cards import Unreadable
from engine.contract.refusal import BadRules
from engine.players.thinking import NICENESS
from engine.records.forms import list_at, object_at
from engine.records.record import decoded, read_record
from engine.records.reviewing import Reviewed
from engine.records.verifying import Verification, verified

log = logging.getLogger(__name__)

PROCESSOR_SECONDS: Final = 20.0
"""Most seconds of a processor for a file: whoever made it chose how much work it is."""

SECONDS: Final = 120.0
"""How long somebody waits for the answer, most of it for others to be done."""

QUEUE: Final = 8
"""Most files that wait for their turn, or are seen to."""

FILE_BYTES: Final = 300_000
"""More than any record has of a game that people play."""

FILE_SECONDS: Final = 10.0
"""Between two files of one person."""

MOVES: Final = 20_000
"""More than any game has that people play, and few enough to be replayed in time."""

LONGEST_TABLE: Final = 100
"""As F8 has it."""

T = TypeVar("T")


class FileOrigin(NamedTuple):
    """The origin that a file claims: the key of its rules, and its table if it names one."""

    variant: str
    table: str | None
    seal: str | None


class Verifying:
    """Reads and verifies records in a process of its own: whoever made a file is not trusted.

    There a file keeps no table waiting. One that takes too much work is given up with its process.
    Somebody waits for the answer, so it has the priority of computers that a table waits for.
    """

    def __init__(
        self,
        *,
        seconds: float = SECONDS,
        processor_seconds: float = PROCESSOR_SECONDS,
    ) -> None:
        self._seconds = seconds
        terms = WorkerTerms(NICENESS, processor_seconds)
        self._pool = BackgroundPool(patience=seconds, tries=1, terms=terms)
        self._waiting = 0
        self.turns = FileTurns(FILE_SECONDS)

    def stop(self) -> None:
        """End the process, and whatever is asked of it."""
        self._pool.close()

    async def origin(self, person: int, content: bytes) -> FileOrigin:
        """Return what a file says of itself; raise `RoomRefusal` unless it is a record."""
        return _read(await self._asked(person, _origin, content))

    async def verified_file(self, person: int, content: bytes, seal: str | None) -> Verification:
        """Verify a file, beside the seal that was shown; raise `RoomRefusal`."""
        return _read(await self._asked(person, _verified_file, content, seal))

    async def parted(self, person: int, content: bytes) -> Reviewed:
        """Return the game that a file holds, by its steps.

        Raise `RoomRefusal` unless it is one of which anything can be played.
        """
        return _read(await self._asked(person, _parted, content))

    async def verified(self, person: int, record: Mapping[str, Any]) -> Verification | None:
        """Verify a record that is kept, None if it is none of this version; raise `RoomRefusal`."""
        return await self._asked(person, _verified, record, None)

    async def _asked(
        self,
        person: int,
        function: Callable[..., T],
        *arguments: Any,  # noqa: ANN401  those of the function
    ) -> T:
        if self._waiting >= QUEUE:
            raise RoomRefusal("verify-busy")
        self._waiting += 1
        try:
            async with asyncio.timeout(self._seconds):
                with self._pool.job(person) as job:
                    return await job.ask(function, *arguments)
        except TooManyJobs:
            raise RoomRefusal("verify-busy") from None
        except (TimeoutError, BackgroundFailure) as failure:
            log.info("a record was not read: %s", failure or type(failure).__name__)
            raise RoomRefusal("verify-long") from None
        finally:
            self._waiting -= 1


def _read(found: "T | _Refused") -> T:
    if isinstance(found, _Refused):
        raise RoomRefusal(found.key)
    return found


# What follows is done in the other process.


class _Refused(NamedTuple):
    """Why a file is not taken: the key of a message."""

    key: str


def _origin(content: bytes) -> FileOrigin | _Refused:
    record = _record_in(content)
    if isinstance(record, _Refused):
        return record
    fair, seal = record.get("fair"), record.get("seal")
    table = cast("dict[str, object]", fair).get("table") if isinstance(fair, dict) else None
    return FileOrigin(str(record["variant"]), _short(table), _short(seal))


def _short(named: object) -> str | None:
    return named if isinstance(named, str) and len(named) <= LONGEST_TABLE else None


def _verified_file(content: bytes, seal: str | None) -> Verification | _Refused:
    record = _record_in(content)
    if isinstance(record, _Refused):
        return record
    found = _verified(record, seal)
    return _Refused("verify-file-other") if found is None else found


def _verified(record: Mapping[str, Any], seal: str | None) -> Verification | None:
    try:
        return verified(record, seal)
    except (Unreadable, BadRules):
        return None


def _parted(content: bytes) -> Reviewed | _Refused:
    from bot.background.reviewing import parted  # noqa: PLC0415  with the screens of all families

    record = _record_in(content)
    try:
        return record if isinstance(record, _Refused) else parted(record)
    except (Unreadable, BadRules):
        return _Refused("verify-file-other")


def _record_in(content: bytes) -> dict[str, Any] | _Refused:
    """Return a record whose form and rules are known; what it says of the play may be wrong."""
    if len(content) > FILE_BYTES:
        return _Refused("verify-file-large")
    try:
        record = object_at(decoded(content.decode()), "a record")
        if len(list_at(record.get("actions"), "actions")) > MOVES:
            return _Refused("verify-file-large")
        read_record(record)
    except (Unreadable, BadRules, UnicodeDecodeError, RecursionError):
        return _Refused("verify-file-other")
    return record
