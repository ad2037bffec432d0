"""Logs: what happens, and never anybody's cards."""

import logging
from typing import Final

TALKATIVE: Final = ("discord.http", "discord.gateway", "discord.webhook.async", "discord.webhook")
"""These write whole message bodies at DEBUG, hands and tokens of interactions among them."""


class Discreet(logging.Filter):
    """Lets nothing below INFO through, whatever level is set."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the record may be written."""
        return record.levelno >= logging.INFO


_DISCREET: Final = Discreet()


def hush() -> None:
    """Keep discord.py from writing what it sends; calling it again changes nothing."""
    for name in TALKATIVE:
        logging.getLogger(name).addFilter(_DISCREET)


def set_up(level: str) -> None:
    """Write the log to standard error at `level`."""
    hush()
    logging.basicConfig(
        level=level, format="%(asctime)s %(levelname)-7s %(name)s: %(message)s", force=True
    )
