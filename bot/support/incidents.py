"""Incidents: errors nobody foresaw, logged without what they were about."""

import asyncio
import logging
import secrets
import time
import traceback
from typing import Any, Final

from data.patience import NotWritten, OutcomeUnknown
from data.processes import FencedOff

_log = logging.getLogger(__name__)

SECONDS_A_LINE: Final = 1.0
"""How often it is said at most that the store, or Discord, takes nothing."""


def log_incident(log: logging.Logger, doing: str, error: BaseException) -> str:
    """Log `error` met while `doing` and return the short id to tell the person.

    Only the kind of error and the lines of code are written, never its message or values: either
    may hold a card (`KeyError: QS`). What a database names its errors by (`SQLITE_FULL` or `53100`)
    is a kind too. That the store refuses, or is closed while it
    is away, was foreseen, and is no incident.
    """
    incident_id = secrets.token_hex(3)
    if isinstance(error, NotWritten):
        log_unwritten(log, doing, error)
        return incident_id
    if isinstance(error, OutcomeUnknown):
        log.warning("it is not known whether what was written while %s was kept", doing)
        return incident_id
    log.error("incident %s while %s:\n%s", incident_id, doing, kinds_of(error))
    return incident_id


def kinds_of(error: BaseException) -> str:
    """Return the kinds of an error and of its causes, each with its lines of code."""
    chain: list[str] = []
    cause: BaseException | None = error
    while cause is not None:
        frames = traceback.extract_tb(cause.__traceback__)
        where = "\n".join(f"    {frame.filename}:{frame.lineno} {frame.name}" for frame in frames)
        chain.append(f"  {_kind(cause)} at\n{where}")
        cause = cause.__cause__ or cause.__context__
    return "\n".join(chain)


def log_what_escapes(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log an error that nobody waited for: asyncio's own words would tell what it was about."""
    error = context.get("exception")
    if isinstance(error, FencedOff):
        # The process ends, and says so once.
        return
    if isinstance(error, BaseException):
        log_incident(_log, "doing what nobody waits for", error)
    else:
        loop.default_exception_handler(context)


class Refusals:
    """Says once a second at most what is refused, and how many times: each press asks for it.

    The `sentence` is about what was asked for last, and why it was refused.
    """

    def __init__(self, level: int, sentence: str) -> None:
        self._level, self._sentence = level, sentence
        self._untold = 0
        self._reasons: dict[str, None] = {}
        self._silent_until = 0.0
        self._telling: asyncio.AbstractEventLoop | None = None
        """The loop that tells at the end of the second; a test has one of its own."""

    def note(self, log: logging.Logger, doing: str, reason: str) -> None:
        """Tell of a refusal at once, or of all of a second by the last of them."""
        self._untold += 1
        self._last = log, doing
        self._reasons[reason] = None
        wait = self._silent_until - time.monotonic()
        if wait <= 0:
            self._tell()
        elif self._telling is not (loop := asyncio.get_running_loop()):
            self._telling = loop
            loop.call_later(wait, self._tell)

    def _tell(self) -> None:
        self._telling = None
        if not self._untold:
            return
        log, doing = self._last
        reason = ", ".join(self._reasons)
        times = "" if self._untold == 1 else f" ({self._untold} times in a second)"
        # The last stands for all that was being done.
        log.log(self._level, self._sentence, doing, reason, times)
        self._untold, self._silent_until = 0, time.monotonic() + SECONDS_A_LINE
        self._reasons.clear()


_UNWRITTEN: Final = Refusals(logging.ERROR, "nothing was written while %s: %s%s")
_UNDELIVERED: Final = Refusals(logging.WARNING, "Discord does not take %s now: %s%s")


def log_unwritten(log: logging.Logger, doing: str, unwritten: NotWritten) -> str:
    """Log why nothing was written while `doing`; return the key of the words that tell it."""
    _UNWRITTEN.note(log, doing, unwritten.reason)
    return "store-busy" if unwritten.busy else "store-unwritable"


def log_undelivered(log: logging.Logger, what: str, why: str) -> None:
    """Log that Discord is unwell, or the line is: it may take the same later."""
    _UNDELIVERED.note(log, what, why)


def _kind(error: BaseException) -> str:
    name = type(error).__name__
    reason = getattr(error, "sqlite_errorname", None) or getattr(error, "sqlstate", None)
    code = error.reason if isinstance(error, NotWritten) else reason
    return name if code is None else f"{name} {code}"
