"""Disturbances: events that the gateway sends late, twice, or in the wrong order."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.playground.gateway_session import Session
from bot.playground.payloads import Payload

Sending = tuple[Session, Payload]
"""A session, and the frame that it is sent."""


@dataclass(slots=True)
class _Disturbance:
    event: str
    times: int
    delay_seconds: float = 0.0
    copies: int = 1


class Disturbances:
    """Sends frames, the next ones as it was told; an event goes wrong alike at all sessions."""

    def __init__(self) -> None:
        self._rules: list[_Disturbance] = []
        self._swapped_event: str | None = None
        self._held: Sequence[Sending] = ()
        self._later: set[asyncio.TimerHandle] = set()

    def delay_next(self, event: str, seconds: float, times: int) -> None:
        """Hold the next events of that name back for `seconds`."""
        self._rules.append(_Disturbance(event, times, delay_seconds=seconds))

    def duplicate_next(self, event: str, times: int) -> None:
        """Send the next events of that name twice."""
        self._rules.append(_Disturbance(event, times, copies=2))

    def swap_next(self, event: str) -> None:
        """Send the next two events of that name in the wrong order."""
        self._swapped_event = event

    def send(self, event: str, sendings: Sequence[Sending]) -> None:
        """Send one event, to each session that has a connection by then."""
        if not any(session.line is not None for session, _ in sendings):
            return
        rule = self._rule_for(event)
        if event == self._swapped_event:
            if not self._held:
                self._held = sendings
                return
            sendings = (*sendings, *self._held)
            self._held, self._swapped_event = (), None
        for _ in range(1 if rule is None else rule.copies):
            if rule is not None and rule.delay_seconds:
                self.after(rule.delay_seconds, lambda: _put(sendings))
            else:
                _put(sendings)

    def after(self, seconds: float, act: Callable[[], None]) -> None:
        """Act in a while, unless the gateway stops before."""

        def done() -> None:
            self._later.discard(handle)
            act()

        handle = asyncio.get_running_loop().call_later(seconds, done)
        self._later.add(handle)

    def stop(self) -> None:
        """Forget what was to be done later."""
        for handle in self._later:
            handle.cancel()
        self._later.clear()

    def _rule_for(self, event: str) -> _Disturbance | None:
        for rule in self._rules:
            if rule.event == event:
                rule.times -= 1
                if rule.times == 0:
                    self._rules.remove(rule)
                return rule
        return None


def _put(sendings: Sequence[Sending]) -> None:
    for session, frame in sendings:
        if session.line is not None:
            session.line.send(frame)
