"""Timeouts: how long each part of the line to Discord's gateway is waited for."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class GatewayTimeouts:
    """Durations in seconds, unless the name says otherwise."""

    connect: float = 20.0
    """From the beginning of an attempt until Discord has begun or resumed the session."""
    silent_heartbeats: float = 2.0
    """How many heartbeats long a line may be silent. Discord answers each heartbeat."""
    first_pause: float = 1.0
    """After the first failure. It doubles with each further one, up to the longest."""
    longest_pause: float = 30.0
    """Between two attempts to reach the gateway."""
    longest_identify_pause: float = 300.0
    """The same if sessions are begun in vain: a day allows 1,000 of them."""
    guilds: float = 2.0
    """Between two guilds that Discord tells of at first; then a shard is ready."""
    identify_apart: float = 5.0
    """Between the beginnings of two sessions, as Discord asks."""
    allowance_asked_again: float = 3600.0
    """How long at most to wait before Discord is asked whether it allows sessions again."""
    short_life: float = 30.0
    """A line that ended sooner, twice in a row, is paused for before it is tried again."""
    sessions_at_once: int = 20
    """After so many sessions on lines of a short life the pause before the next one doubles."""
    reminder: float = 60.0
    """Between two lines in the log about a shard that Discord does not hear."""
    give_up: float = 15 * 60.0
    """After so long without a line the client ends, and a new process may do better.

    Most outages are over sooner, and this client finds back by itself. A new process costs a
    session of the day, so it is the last means and not the first.
    """
    quiet_failures: int = 3
    """Before so many attempts have failed nothing is said, and nothing is given up."""


GATEWAY_TIMEOUTS: Final = GatewayTimeouts()
