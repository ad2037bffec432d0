"""Failures of the server or the way to it, not of what was to be written."""

import ssl
from typing import Any, Final

import asyncpg  # pyright: ignore[reportMissingTypeStubs]  it has types, and does not say so

from data.patience import NotWritten

_CONTENDED: Final = {
    "40000": "serialisation",  # the server has undone it, whatever the reason
    "40001": "serialisation",  # it could not be as if one transaction ran after the other
    "40P01": "deadlock",  # two waited for each other
    "55006": "lock",  # something is in use
    "55P03": "lock",  # one was held for too long
}

_UNABLE: Final = ("25006", "53", "57", "58", "72", "F0", "XX")
"""Codes and classes of them: the server takes no writes, is short of disk, memory and the like, was
told to do something else, or fails by itself or by its system."""

_LOST: Final = frozenset(
    {
        "25P03",  # the transaction was idle for too long, and the server has hung up
        "25P04",  # it took too long, likewise
        "40003",  # nobody knows what became of the statement
        "53300",  # there are too many connections
        "57P01",  # somebody has told the server to stop
        "57P02",  # another process of the server has crashed
        "57P03",  # the server starts or stops
        "57P04",  # the database is gone
        "57P05",  # the connection was idle for too long
    }
)

_WAITED_FOR: Final = ("53", "57", "58")
"""Classes of codes: a server that is not ready, or has no room, may be and have some later."""

# PgBouncer has one code for whatever it says. It also hands on what its server has said.
_WAITED_FOR_WORDS: Final = (
    *("max_client_conn", "query_wait_timeout", "server_login_retry", "client_login_timeout"),
    *("dns lookup failed", "server down", "server conn", "shutting down", "starting up"),
    *("too many", "connection slots", "recovery", "database removed", "configuration changed"),
)

_CUT_TLS: Final = (ssl.SSLEOFError, ssl.SSLZeroReturnError, ssl.SSLSyscallError)


def is_contended(error: BaseException) -> bool:
    """Whether others were in the way: nothing was kept, and the same may go well now."""
    # Also if another process has just changed the shape of a table: it is prepared anew.
    stale = isinstance(error, asyncpg.InvalidCachedStatementError)
    return stale or _state(error) in _CONTENDED


def kind_of(error: BaseException) -> str:
    """Return in a word what kept something from being done, for whoever counts it."""
    return "connection" if is_lost(error) else _CONTENDED.get(_state(error), "other")


def is_unable(error: BaseException) -> bool:
    """Whether the server takes nothing: nothing of what it was told just then was kept."""
    return _state(error).startswith(_UNABLE)


def is_lost(error: BaseException) -> bool:
    """Whether the connection is lost, or there was none; what was under way may have been done."""
    if isinstance(error, asyncpg.InternalClientError):
        # The driver has lost its way, as it does on a connection that ended within an answer.
        return True
    if isinstance(error, asyncpg.InterfaceError):
        # Of the driver's own errors these are our mistakes: values or settings that do not fit.
        return not isinstance(error, ValueError)
    state = _state(error)
    return isinstance(error, OSError) or state in _LOST or state.startswith("08")


def is_final(error: BaseException) -> bool:
    """Whether whoever connects is refused until somebody has changed something."""
    cause = error.__cause__
    if isinstance(cause, asyncpg.PostgresError) and _is_said(cause):
        # It was told before the connection was closed.
        error = cause
    if isinstance(error, OSError):
        if isinstance(error, ssl.SSLError):
            return not isinstance(error, _CUT_TLS)
        return isinstance(error, PermissionError) or "rejected SSL" in str(error)
    if isinstance(error, asyncpg.PostgresError):
        if not _is_said(error) or _state(error).startswith(_WAITED_FOR):
            return False
        words = str(error).lower() if _state(error).startswith("08") else ""
        return not any(word in words for word in _WAITED_FOR_WORDS)
    return not is_lost(error)


def words_of(error: BaseException) -> str:
    """Return what an error of connecting says, in one line; it never has the password in it."""
    safe = (OSError, asyncpg.PostgresError, asyncpg.InternalClientError)
    if isinstance(error, (*safe, asyncpg.exceptions.ClientConfigurationError)) and str(error):
        return "; ".join(str(error).splitlines())
    return type(error).__name__


def _is_said(error: asyncpg.PostgresError) -> bool:
    """Whether the server has said so, or what stands before it, and not the driver."""
    return getattr(error, "severity", None) is not None


def unwritten(error: BaseException, *, busy: bool) -> NotWritten:
    """Return what is told of a failure after which nothing was kept."""
    return NotWritten(type(error).__name__, busy=busy)


def _state(error: BaseException) -> str:
    code: Any = getattr(error, "sqlstate", None)
    return code if isinstance(code, str) else ""
