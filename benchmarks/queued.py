"""The bot, noting what each counted call waited for: `python -m benchmarks.queued FILE`.

At its end it writes to FILE, as JSON, a list of calls with the fields of `QueuedCall`.
"""

import asyncio
import json
import sys
import time
from contextvars import ContextVar
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any
from unittest.mock import patch

from discord.http import HTTPClient, Route

from bot.app.life import live
from bot.support.logs import set_up
from bot.support.rate_limiter import RateLimiter, Slot
from bot.support.settings import Settings


@dataclass(slots=True)
class QueuedCall:
    """A call that counts under Discord's limit; moments are in seconds since 1970."""

    came: float
    token_in: float
    """In how many seconds the rate limiter had a token when it came."""
    urgent_before: int
    others_before: int
    """How many waited already when it came."""
    passed: float = 0.0
    urgent: bool = False
    method: str = ""
    route: str = ""
    channel_id: str = ""


CALLS: list[QueuedCall] = []
_CALL: ContextVar[QueuedCall | None] = ContextVar("_CALL", default=None)


class NotingRateLimiter(RateLimiter):
    """Notes each call that passes it."""

    async def enter(self, slot: Slot) -> None:
        """Wait for a turn, and note for what."""
        call = QueuedCall(
            time.time(), self._bucket.wait_seconds(), len(self._urgent), len(self._others)
        )
        await super().enter(slot)
        call.passed, call.urgent = time.time(), slot.urgent
        CALLS.append(call)
        _CALL.set(call)


_request = HTTPClient.request


async def _noted(http: HTTPClient, route: Route, **said: Any) -> Any:  # noqa: ANN401  discord.py's
    # What passes the rate limiter goes on in the same task.
    call = _CALL.get()
    if call is not None:
        call.method, call.route, call.channel_id = route.method, route.path, str(route.channel_id)
        _CALL.set(None)
    return await _request(http, route, **said)


if __name__ == "__main__":
    set_up("ERROR")
    with (
        patch("bot.discord.post.RateLimiter", NotingRateLimiter),
        patch.object(HTTPClient, "request", _noted),
    ):
        asyncio.run(live(Settings.from_environment()))
    found = [asdict(call) for call in CALLS]
    Path(sys.argv[1]).write_text(json.dumps(found), encoding="utf-8")
