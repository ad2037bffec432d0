"""Logs: what happens, and never anybody's cards."""

import asyncio
import json
import logging
import re
import time
from contextvars import ContextVar
from typing import Any, Final

from aiohttp.http_exceptions import HttpProcessingError

from bot.support.incidents import kinds_of
from data.store import Inventory

TALKATIVE: Final = (
    *("discord.http", "discord.gateway", "discord.webhook.async", "discord.webhook"),
    "aiosqlite",
)
"""These write whole messages and statements at DEBUG, with hands and tokens of interactions."""


class Discreet(logging.Filter):
    """Lets nothing below INFO through, whatever level is set."""

    def filter(self, record: logging.LogRecord) -> bool:
        return record.levelno >= logging.INFO


class Sessionless(logging.Filter):
    """Leaves the id of a session out, with which anybody could hear in the bot's place."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the record may be written: without the id it may."""
        if "session" in str(record.msg).lower() and isinstance(record.args, tuple):
            record.args = (*record.args[:1], *("-" for _ in record.args[1:]))
        return True


class Addressless(logging.Filter):
    """Leaves ids and tokens out of the addresses that Discord has refused."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the record may be written: without them it may."""
        if isinstance(record.args, tuple):
            record.args = tuple(
                _IN_ADDRESS.sub("-", part) if isinstance(part, str) and "://" in part else part
                for part in record.args
            )
        return True


_IN_ADDRESS: Final = re.compile(r"(?<=/)(?:\d{15,}|[\w-]{40,})(?=/|\?|$)")


class Valueless(logging.Formatter):
    """Writes of an error that a library logs its kind and its lines, but none of its values."""

    def formatException(  # noqa: N802  logging's name
        self, ei: tuple[type[BaseException], BaseException, object] | tuple[None, None, None]
    ) -> str:
        """Return what is written below the record."""
        return "" if ei[1] is None else kinds_of(ei[1])


class PressUnderWay:
    """A press or command that is being answered, and the shard on which it came."""

    def __init__(self, press_id: int, shard: int | None) -> None:
        self.press_id, self.shard = press_id, shard
        self.over = False

    def end(self, _: "asyncio.Task[Any]") -> None:
        """End it: work that it began, or that goes on after it, is not done for it any more."""
        self.over = True


_press: ContextVar[PressUnderWay | None] = ContextVar("press", default=None)


def answering(press_id: int, shard: int | None) -> None:
    """Let lines of the log tell that this task, and what it sets going, answers a press."""
    task = asyncio.current_task()
    if task is not None:
        press = PressUnderWay(press_id, shard)
        _press.set(press)
        task.add_done_callback(press.end)


class JsonLines(Valueless):
    """Writes each record as a JSON object in a line, for whatever collects logs."""

    def __init__(self, process: str) -> None:
        super().__init__()
        self._process = process

    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        told: dict[str, Any] = {
            "time": f"{at}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "process": self._process,
            "message": record.getMessage(),
        }
        press = _press.get()
        if press is not None and not press.over:
            told |= {"press": str(press.press_id), "shard": press.shard}
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


_DISCREET: Final = Discreet()
_SESSIONLESS: Final = Sessionless()
_ADDRESSLESS: Final = Addressless()


def _is_of_us(record: logging.LogRecord) -> bool:
    """Whether an error of a server may be this program's, and not of whoever sends no request."""
    error = record.exc_info[1] if record.exc_info else None
    return not isinstance(error, (HttpProcessingError, ConnectionError))


def hush() -> None:
    """Keep libraries from writing what they are sent; calling it again changes nothing."""
    for name in TALKATIVE:
        logging.getLogger(name).addFilter(_DISCREET)
    logging.getLogger("discord.gateway").addFilter(_SESSIONLESS)
    logging.getLogger("discord.http").addFilter(_ADDRESSLESS)
    logging.getLogger("aiohttp.server").addFilter(_is_of_us)


def log_inventory(log: logging.Logger, inventory: Inventory) -> None:
    """Say how many tables the database has, and warn if it had more."""
    if inventory.missing:
        log.warning(
            "the database has %d tables but had %d when they were last counted: it was emptied or"
            " replaced, or its write-ahead log (-wal) is gone; stop the bot and restore a copy",
            inventory.tables,
            inventory.before,
        )
    elif inventory.before is None:
        log.info("the database has %d tables", inventory.tables)
    else:
        log.info(
            "the database has %d tables, and had %d when they were last counted",
            inventory.tables,
            inventory.before,
        )


def set_up(level: str, json_of: str | None = None) -> None:
    """Write the log to standard error at `level`, as text or as JSON of a process of that name."""
    hush()
    handler = logging.StreamHandler()
    text = Valueless("%(asctime)s %(levelname)-7s %(name)s: %(message)s")
    handler.setFormatter(text if json_of is None else JsonLines(json_of))
    logging.basicConfig(level=level, handlers=[handler], force=True)
