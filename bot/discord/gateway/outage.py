"""Outages: the time in which a shard has no line to Discord."""

from dataclasses import dataclass, replace
from typing import Self

from bot.discord.gateway.timeouts import GatewayTimeouts

_LAST_DOUBLING = 16
"""Further ones make no difference: every pause has a longest."""


@dataclass(frozen=True, slots=True)
class Outage:
    """Since when there is no line, by a clock in seconds, and how many attempts have failed."""

    began: float
    failures: int = 0
    cause: str = ""
    """The kind of the last failure."""
    identified_in_vain: bool = False
    """Whether the last attempt began a session that Discord did not confirm."""

    def failed(self, cause: str, *, identified: bool) -> Self:
        """Return the outage after one more attempt."""
        return replace(self, failures=self.failures + 1, cause=cause, identified_in_vain=identified)

    def worth_telling(self, timeouts: GatewayTimeouts) -> bool:
        """Whether more has failed than what happens every day."""
        return self.failures >= timeouts.quiet_failures

    def hopeless(self, now: float, timeouts: GatewayTimeouts) -> bool:
        """Whether a new process would do better."""
        return self.worth_telling(timeouts) and now - self.began >= timeouts.give_up

    def pause(self, timeouts: GatewayTimeouts) -> float:
        """Return the longest time to wait before the next attempt."""
        doubled = 2.0 ** min(max(self.failures - 1, 0), _LAST_DOUBLING)
        if self.identified_in_vain:
            return min(timeouts.identify_apart * doubled, timeouts.longest_identify_pause)
        return min(timeouts.first_pause * doubled, timeouts.longest_pause)
