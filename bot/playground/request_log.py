"""The log of what the bot asked for."""

from dataclasses import dataclass, field
from typing import Any

from bot.playground.attachments import Upload


@dataclass(slots=True)
class Request:
    """One request of the bot; `status` is 0 if the connection was cut instead."""

    method: str
    route: str
    path: str = field(repr=False)
    body: Any = field(repr=False)
    files: list[Upload]
    at: float
    """When it came, in seconds since 1970 by the loopback clock."""
    status: int = 0
