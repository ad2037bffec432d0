"""Incidents: errors nobody foresaw, logged without what they were about."""

import asyncio
import logging
import secrets
import traceback
from typing import Any

from data.patience import NotWritten

_log = logging.getLogger(__name__)


def log_incident(log: logging.Logger, doing: str, error: BaseException) -> str:
    """Log `error` met while `doing` and return the short id to tell the person.

    Only the kind of error and the lines of code are written, never its message or values: either
    may hold a card (`KeyError: QS`). What a database names its errors by (`SQLITE_FULL` or `53100`)
    is a kind too.
    """
    incident_id = secrets.token_hex(3)
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
    if isinstance(error, BaseException):
        log_incident(_log, "doing what nobody waits for", error)
    else:
        loop.default_exception_handler(context)


def log_unwritten(log: logging.Logger, doing: str, unwritten: NotWritten) -> str:
    """Log why nothing was written while `doing`; return the key of the words that tell it."""
    log.error("nothing was written while %s: %s", doing, unwritten.reason)
    return "store-busy" if unwritten.busy else "store-unwritable"


def _kind(error: BaseException) -> str:
    name = type(error).__name__
    reason = getattr(error, "sqlite_errorname", None) or getattr(error, "sqlstate", None)
    code = error.reason if isinstance(error, NotWritten) else reason
    return name if code is None else f"{name} {code}"
