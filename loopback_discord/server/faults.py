"""Faults: what the loopback Discord is told to do wrong."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from typing import Literal, cast

from loopback_discord.payloads import ACTION_ROW, Payload, walk
from loopback_discord.server.rate_limits import too_many
from loopback_discord.server.requests import Request
from loopback_discord.state.emojis import has_component_emojis
from loopback_discord.validation.errors import invalid_body

Cut = Literal["before", "after"]

Host = Literal["main", "resume"]
"""The two hosts of the gateway: the one for everybody, and the one that READY names."""

Handshake = Literal["refused", "silent", "cut", "garbled"]
"""How a handshake goes wrong: a 503, no word after it is accepted, cut after HELLO, or no HELLO but
something that cannot be read."""

GARBLED = '{"op": 10, "d": {"QS'
"""A text that cannot be read."""


@dataclass(slots=True, eq=False)
class InjectedFault:
    """A rule: the next `times` requests that match go wrong this way.

    A request answered with a `status` has no effect, unless `after_effect` says that only the
    answer goes wrong. `delay_seconds` passes before the effect,
    `late_seconds` between the effect and the answer. `cut` breaks the connection before the
    effect or after it.
    """

    method: str
    route: str
    times: int
    status: int | None = None
    after_effect: bool = False
    body: Payload | None = None
    headers: dict[str, str] | None = None
    delay_seconds: float = 0.0
    late_seconds: float = 0.0
    cut: Cut | None = None
    when: Callable[[Request], bool] | None = None
    hits: int = 0

    def matches(self, request: Request) -> bool:
        return (
            self.hits < self.times
            and self.method in ("*", request.method)
            and self.route in ("*", request.route)
            and (self.when is None or self.when(request))
        )


class Faults:
    """The rules in force; of several that match, the oldest is used.

    Besides, each request takes as long to arrive as `way_seconds` returns, and each answer again.
    So what is sent first may arrive last, and people see things before the bot hears of them.
    """

    def __init__(self) -> None:
        self._rules: list[InjectedFault] = []
        self.way_seconds: Callable[[], float] | None = None
        """None as long as nothing takes any time; it stays when the rules are cleared."""

    async def way(self) -> None:
        """Let a request or an answer be on its way."""
        if self.way_seconds is not None:
            await asyncio.sleep(self.way_seconds())

    def add(
        self,
        method: str,
        route: str,
        *,
        times: int = 1,
        status: int | None = None,
        after_effect: bool = False,
        body: Payload | None = None,
        delay_seconds: float = 0.0,
        late_seconds: float = 0.0,
        cut: Cut | None = None,
        when: Callable[[Request], bool] | None = None,
    ) -> InjectedFault:
        """Let requests of `method` to `route` go wrong; `*` stands for any.

        `route` is a template: `/channels/{channel_id}/messages`.
        """
        fault = InjectedFault(
            method,
            route,
            times,
            status=status,
            after_effect=after_effect,
            body=body,
            delay_seconds=delay_seconds,
            late_seconds=late_seconds,
            cut=cut,
            when=when,
        )
        self._rules.append(fault)
        return fault

    def rate_limit(
        self,
        method: str,
        route: str,
        *,
        retry_after: float,
        times: int = 1,
        everywhere: bool = False,
        via: bool = True,
        when: Callable[[Request], bool] | None = None,
    ) -> InjectedFault:
        """Answer 429; `everywhere` makes it the global limit.

        Without `via` it looks like a ban by Cloudflare, and discord.py raises it.
        """
        fault = self.add(method, route, times=times, status=429, when=when)
        fault.body, fault.headers = too_many(retry_after, everywhere=everywhere)
        if not via:
            del fault.headers["Via"]
        return fault

    def refuse_emojis(self, *, every: int = 1, times: int = 1_000_000) -> InjectedFault:
        """Refuse one in `every` messages whose buttons or menus carry emojis that are fine.

        If it is not every one, what was refused is taken when it comes again.
        """
        seen, before = count(1), set[str]()

        def unlucky(request: Request) -> bool:
            body = cast("Payload | None", request.body)
            if not isinstance(body, dict):
                return False
            message = cast("Payload", body.get("data") or body)
            if not has_component_emojis(message):
                return False
            written = repr(message.get("components"))
            if next(seen) % every or (every > 1 and written in before):
                return False
            before.add(written)
            return True

        where = "components.0.components.0.emoji.name"
        refusal = invalid_body("BUTTON_COMPONENT_INVALID_EMOJI", where)
        return self.add("*", "*", times=times, status=400, body=refusal.body, when=unlucky)

    def refuse_screens(
        self, *, times: int = 1_000_000, when: Callable[[Request], bool] = lambda _: True
    ) -> InjectedFault:
        """Refuse messages with anything but texts, for no reason that anybody knows."""

        def carries_more(request: Request) -> bool:
            body = cast("Payload | None", request.body)
            if not isinstance(body, dict):
                return False
            message = cast("Payload", body.get("data") or body)
            return any(one["type"] == ACTION_ROW for _, one in walk(message)) and when(request)

        refusal = invalid_body("UNKNOWN_REASON", "components.0.components.3", "No.")
        return self.add("*", "*", times=times, status=400, body=refusal.body, when=carries_more)

    def clear(self) -> None:
        """Let everything go well again."""
        self._rules.clear()

    def strike(self, request: Request) -> InjectedFault | None:
        """Return the rule that `request` falls under and count it."""
        for fault in self._rules:
            if fault.matches(request):
                fault.hits += 1
                return fault
        return None
