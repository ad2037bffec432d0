"""The figures of a siege: what was done, how long people waited, and what does not hold."""

import re
import statistics
import time
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from loopback_discord.state.interactions import ANSWER_SECONDS
from tests.crash.company import Wait
from tests.crash.siege import Siege

TAKEN_OVER_SECONDS: Final = 15.0
"""After so long others play the tables of a process that has died."""

_CONTENTIONS: Final = {
    "serialisation_failures": re.compile(r"ERROR:  could not serialize access"),
    "deadlocks": re.compile(r"ERROR:  deadlock detected"),
    "locks_held_too_long": re.compile(r"ERROR:  canceling statement due to lock timeout"),
}
"""What the server writes in its log of writes that are begun again."""


class SiegeFigures:
    """Tells of a siege, at any time."""

    def __init__(self, siege: Siege) -> None:
        self._siege = siege
        self._began = time.monotonic()
        self.pressed_until = 0.0
        """When nothing more was done to processes, by the monotonic clock."""
        self.failures: list[str] = []
        """What does not hold."""

    def told(self) -> dict[str, Any]:
        """Return all figures, and what does not hold among them."""
        siege, done = self._siege, self._siege.rounds.figures
        told, ledger = siege.told, siege.ledger
        around = done.around_hand_overs(told, siege.gaps)
        unexplained = siege.gaps.unexplained(told.waits)
        unanswered = [wait for wait in told.waits if wait.seconds is None]
        seconds = (self.pressed_until or time.monotonic()) - self._began
        self.failures += siege.processes.incidents()
        self._claim(not unexplained, f"{len(unexplained)} presses unanswered while heard")
        self._claim(
            all(one.seconds is not None and one.seconds < ANSWER_SECONDS for one in around),
            "a press at a hand-over was not answered in time",
        )
        self._claim(
            all(one < TAKEN_OVER_SECONDS for one in done.taken_over),
            "a take-over took too long",
        )
        self._claim(not done.ended_by_outages, "a process ended by an outage of the database")
        return {
            "seconds": round(seconds),
            "kills": done.kills,
            "hand_overs": done.hand_overs,
            "broken_hand_overs": done.broken_hand_overs,
            "server_stops": done.stops,
            "connections_cut": done.cuts,
            "pauses": done.pauses,
            "outages": done.outages,
            "ended_by_outages": done.ended_by_outages,
            "fenced_by_mistake": done.fenced,
            "ended_by_themselves": done.ended,
            "presses_and_commands": len(told.waits),
            "presses_a_second": round(len(told.waits) / seconds, 1),
            "moves_acknowledged": len(told.plays),
            "games_finished": len(ledger.finished),
            "unanswered_while_nobody_heard": len(unanswered) - len(unexplained),
            "unanswered_while_heard": [self._placed(one) for one in unexplained[:20]],
            "answer_s": _spread([one.seconds for one in told.waits if one.seconds is not None]),
            "answer_at_hand_overs_s": _spread([_waited(one) for one in around]),
            "kill_to_served_short_lease_s": _spread(done.rounds),
            "kill_to_served_by_others_s": _spread(done.taken_over),
            "hand_over_s": _spread([ended - began for began, ended in done.windows]),
            **self._contentions(),
            "moves_lost": ledger.lost(told),
            "presses_taken_twice": told.doubled,
            "messages_twice": len(siege.said_twice()),
            "tables_stuck": siege.tables_stuck,
            "failures": self.failures,
        }

    def _claim(self, holds: object, otherwise: str) -> None:
        if not holds:
            self.failures.append(otherwise)

    def _placed(self, wait: Wait) -> dict[str, object]:
        """Tell of an answer that did not come, by the clock of the logs."""
        moment = datetime.now(UTC) - timedelta(seconds=time.monotonic() - wait.since)
        return {"at": moment.isoformat("T", "milliseconds")[11:23], "guild": wait.guild_id}

    def _contentions(self) -> dict[str, int]:
        """Count what the server has refused since others were in the way."""
        log = (self._siege.rounds.server.folder / "log").read_text(errors="replace")
        return {name: len(pattern.findall(log)) for name, pattern in _CONTENTIONS.items()}


def _waited(wait: Wait) -> float:
    return ANSWER_SECONDS if wait.seconds is None else wait.seconds


def _spread(seconds: Sequence[float]) -> dict[str, float] | None:
    if not seconds:
        return None
    ordered = sorted(seconds)
    return {
        "p50": round(statistics.median(ordered), 3),
        "p99": round(ordered[min(len(ordered) - 1, int(0.99 * len(ordered)))], 3),
        "max": round(ordered[-1], 3),
        "count": len(ordered),
    }
