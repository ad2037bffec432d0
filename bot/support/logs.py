"""Logs: what happens, and never anybody's cards."""

import logging
from typing import Final

from bot.support.incidents import kinds_of
from data.store import Inventory

TALKATIVE: Final = ("discord.http", "discord.gateway", "discord.webhook.async", "discord.webhook")
"""These write whole message bodies at DEBUG, hands and tokens of interactions among them."""


class Discreet(logging.Filter):
    """Lets nothing below INFO through, whatever level is set."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the record may be written."""
        return record.levelno >= logging.INFO


class Sessionless(logging.Filter):
    """Leaves the id of a session out, with which anybody could hear in the bot's place."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the record may be written: without the id it may."""
        if "session" in str(record.msg).lower() and isinstance(record.args, tuple):
            record.args = (*record.args[:1], *("-" for _ in record.args[1:]))
        return True


class Valueless(logging.Formatter):
    """Writes of an error that a library logs its kind and its lines, but none of its values."""

    def formatException(  # noqa: N802  logging's name
        self, ei: tuple[type[BaseException], BaseException, object] | tuple[None, None, None]
    ) -> str:
        """Return what is written below the record."""
        return "" if ei[1] is None else kinds_of(ei[1])


_DISCREET: Final = Discreet()
_SESSIONLESS: Final = Sessionless()


def hush() -> None:
    """Keep discord.py from writing what it sends; calling it again changes nothing."""
    for name in TALKATIVE:
        logging.getLogger(name).addFilter(_DISCREET)
    logging.getLogger("discord.gateway").addFilter(_SESSIONLESS)


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


def set_up(level: str) -> None:
    """Write the log to standard error at `level`."""
    hush()
    handler = logging.StreamHandler()
    handler.setFormatter(Valueless("%(asctime)s %(levelname)-7s %(name)s: %(message)s"))
    logging.basicConfig(level=level, handlers=[handler], force=True)
