"""How late a crowd of tables is drawn when there is more to draw than Discord lets a bot.

Real writers and the real rate limiter draw for tables of four people, each of whom thinks two to
ten seconds over a card. Time is skipped while all wait, so minutes take seconds, and no load of the
machine is in the figures. A hand on which its person has pressed lately costs no counted call; at
the beginning of each deal somebody has not. At one table in twenty only computers move.

    python -m benchmarks.crowd --tables 300 600 1200
    python -m benchmarks.crowd --alike

With `--alike` every call is needed alike, so that they go as they come.
"""

import asyncio
import itertools
import selectors
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, NoReturn

from benchmarks.measuring import command_line, percentiles, print_figures, progress
from bot.discord.post import SECONDS_AN_EDIT, Undelivered
from bot.discord.writer import Turn, Writer
from bot.screens.screen import Screen, plain_screen
from bot.support.rate_limiter import CALLS_A_SECOND, Priority, RateLimiter, Slot
from bot.support.token_bucket import TokenBucket
from bot.tables.messages.board import EDITS_AT_ONCE

SEATS: Final = 4
TRICKS: Final = 13
THINK_SECONDS: Final = (2.0, 10.0)
COMPUTER_SECONDS: Final = 1.0
LOOK_SECONDS: Final = (5.0, 15.0)
"""How long people look at a deal that is over."""
CALL_SECONDS: Final = 0.05
COMPUTERS_ALONE: Final = 20
"""At one table of so many only computers move."""
WARMING_SECONDS: Final = 60.0
SECONDS: Final = 240.0
TABLES: Final = (150, 270, 300, 400, 600, 1200)


class SkippedTime(selectors.DefaultSelector):
    """Waits for nothing: the time that would pass has passed."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        # Less than a microsecond is lost in the sum of many seconds.
        self.now += max(timeout or 0.0, 1e-6)
        return super().select(0)


class SkippingLoop(asyncio.SelectorEventLoop):
    """A loop whose seconds are skipped."""

    def __init__(self) -> None:
        self._skipped = SkippedTime()
        super().__init__(self._skipped)

    def time(self) -> float:
        return self._skipped.now


@dataclass(slots=True)
class Shown:
    """The acts of all tables, and when each was seen."""

    limiter: RateLimiter
    alike: bool
    late: dict[Priority, list[float]] = field(default_factory=lambda: defaultdict(list))
    """How many seconds after each act of a kind its message was drawn with it."""
    calls: list[float] = field(default_factory=list[float])
    acts: int = 0

    def priority(self, priority: Priority) -> Priority:
        return Priority.TURN if self.alike else priority

    async def call(self, slot: Slot) -> None:
        """Make a counted call."""
        await self.limiter.enter(slot)
        self.calls.append(now())
        await asyncio.sleep(CALL_SECONDS)


def now() -> float:
    return asyncio.get_running_loop().time()


class Message:
    """One message: what was done since it was drawn."""

    def __init__(self, shown: Shown, pace: TokenBucket | None = None) -> None:
        self._shown = shown
        self._since: list[tuple[Priority, float]] = []
        self._drawn: list[tuple[Priority, float]] = []
        self.writer = Writer("a message", self._draw, self._write, self._refused, pace=pace)

    def change(self, priority: Priority) -> None:
        self._since.append((priority, now()))
        self.writer.mark(self._shown.priority(priority))

    @property
    def behind(self) -> int:
        """How many acts it does not show."""
        return len(self._since)

    def _draw(self) -> Screen:
        self._drawn, self._since = self._since, []
        return plain_screen("")

    async def _write(self, turn: Turn) -> bool:
        await self._shown.limiter.enter(turn.slot)
        turn.draw()
        self._shown.calls.append(now())
        await asyncio.sleep(CALL_SECONDS)
        for priority, at in self._drawn:
            if at > WARMING_SECONDS:
                self._shown.late[priority].append(now() - at)
        return False

    async def _refused(self, why: Undelivered) -> NoReturn:
        raise why


class Table:
    """One table, played for ever."""

    def __init__(self, shown: Shown, rng: Random, *, people: bool) -> None:
        self._shown, self._rng, self._people = shown, rng, people
        pace = TokenBucket(EDITS_AT_ONCE, 1 / SECONDS_AN_EDIT, asyncio.get_running_loop().time)
        self._board = Message(shown, pace)
        self._hand = Message(shown)

    @property
    def messages(self) -> tuple[Message, Message]:
        return self._board, self._hand

    async def play(self, until: float) -> None:
        # Nobody begins at the same moment.
        await asyncio.sleep(self._rng.uniform(0, 60))
        begun = self._rng.randrange(TRICKS * SEATS)
        for act in itertools.count(begun):
            if now() >= until:
                return
            await asyncio.sleep(self._seconds(THINK_SECONDS))
            self._shown.acts += now() > WARMING_SECONDS
            self._board.change(self._kind(act + 1))
            if (act + 1) % (TRICKS * SEATS) == 0:
                await asyncio.sleep(self._seconds(LOOK_SECONDS))
                await self._deal()

    def _seconds(self, people: tuple[float, float]) -> float:
        return self._rng.uniform(*people) if self._people else COMPUTER_SECONDS

    def _kind(self, acts: int) -> Priority:
        if not self._people:
            return Priority.IDLE
        if acts % (TRICKS * SEATS) == 0:
            return Priority.DEAL
        return Priority.TABLE if acts % SEATS else Priority.TRICK

    async def _deal(self) -> None:
        """Post the next deal's message, fold the one before, and show somebody the cards."""
        if self._people:
            self._hand.change(Priority.TURN)
        self._board.change(Priority.DEAL if self._people else Priority.IDLE)
        await self._shown.call(Slot(self._shown.priority(Priority.DEAL)))


async def _evening(tables: int, seconds: float, *, alike: bool) -> dict[str, Any]:
    shown = Shown(RateLimiter(now=asyncio.get_running_loop().time), alike)
    rng = Random(7)
    seated = [Table(shown, rng, people=bool(n % COMPUTERS_ALONE)) for n in range(tables)]
    until = WARMING_SECONDS + seconds
    await asyncio.gather(*(table.play(until) for table in seated))
    counted = [at for at in shown.calls if WARMING_SECONDS < at <= until]
    messages = [message for table in seated for message in table.messages]
    await asyncio.gather(*(message.writer.settle() for message in messages))
    return {
        "acts_a_second": round(shown.acts / seconds, 1),
        "calls_an_act": round(len(counted) / shown.acts, 2),
        "most_calls_in_a_second": most_in_a_second(counted),
        "acts_not_drawn": sum(message.behind for message in messages),
        "late_seconds": {
            priority.name.lower(): percentiles(late) | {"max": round(max(late), 1)}
            for priority, late in sorted(shown.late.items())
        },
    }


def most_in_a_second(calls: Sequence[float]) -> int:
    """Return how many calls came within one second at most."""
    first = most = 0
    for last, at in enumerate(calls):
        while calls[first] <= at - 1:
            first += 1
        most = max(most, last - first + 1)
    return most


def measure(
    tables: Sequence[int] = TABLES, seconds: float = SECONDS, *, alike: bool = False
) -> Mapping[str, Any]:
    """Return for each number of tables how late what is drawn."""
    found: dict[str, Any] = {}
    for number in tables:
        with asyncio.Runner(loop_factory=SkippingLoop) as runner:
            found[f"{number}"] = runner.run(_evening(number, seconds, alike=alike))
        progress(f"{number} tables: {found[f'{number}']}")
    return {"calls_allowed_a_second": CALLS_A_SECOND, "crowd": found}


def main() -> None:
    parser = command_line("crowd", __doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=TABLES)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--alike", action="store_true")
    said = parser.parse_args()
    print_figures(measure(said.tables, said.seconds, alike=said.alike))


if __name__ == "__main__":
    main()
