"""The background pool: one process for what people ask about games that are over.

It is begun when somebody asks and ends when nobody does. The tables' own workers are others.
"""

import asyncio
import logging
import multiprocessing
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from types import TracebackType
from typing import Any, Final, NamedTuple, Self, TypeVar

from bot.background.worker import Answered, BackgroundCall, WorkerTerms, serve
from bot.support.background_tasks import BackgroundTasks
from bot.support.incidents import log_incident

log = logging.getLogger(__name__)

T = TypeVar("T")

JOBS_A_PERSON: Final = 2

NOBODY: Final = 0
"""In place of a person: what nobody asks for comes after all that people ask for."""

LATELY: Final = 8
"""Over about so many questions it is averaged how long one takes."""

IDLE_SECONDS: Final = 60.0
"""Seconds that the process waits for more before it ends."""

LAST_OF_ALL: Final = WorkerTerms(niceness=19, processor_seconds=120.0)
"""The lowest priority there is, and more work than any question takes."""

PATIENCE_SECONDS: Final = 3600.0
"""Seconds after which an answer never comes; it may have to wait for busy tables."""

TRIES: Final = 2
"""A question at which so many processes died is asked no more."""

START_METHOD = "spawn"
"""As the tables' workers begin."""


class TooManyJobs(Exception):
    """Somebody has as many jobs under way as one person may have."""


class BackgroundFailure(Exception):
    """A question was not answered: the kind of an error, or a process that died over it again."""


class _Waiting(NamedTuple):
    asked: BackgroundCall
    answer: asyncio.Future[Any]
    job: "BackgroundJob | None"


class BackgroundPool:
    """Answers questions one at a time, people in turn, however many each of them asks.

    What `NOBODY` asks is answered when no person waits.
    """

    def __init__(
        self,
        *,
        idle_seconds: float = IDLE_SECONDS,
        patience: float = PATIENCE_SECONDS,
        tries: int = TRIES,
        terms: WorkerTerms = LAST_OF_ALL,
    ) -> None:
        self._idle_seconds = idle_seconds
        self._patience = patience
        self._tries = tries
        self._terms = terms
        self._jobs: dict[int, int] = {}
        self._queues: OrderedDict[int, deque[_Waiting]] = OrderedDict()
        self._more = asyncio.Event()
        self._tasks = BackgroundTasks()
        self._serving: asyncio.Task[None] | None = None
        self._process: _Process | None = None
        self._closed = False
        self._usual: float | None = None
        """The seconds that a question of people took of late."""

    def seconds_for(self, questions: int) -> float | None:
        """Return about how long so many questions of one job take; None before any was answered.

        Between two of them everybody else who waits has a turn.
        """
        if self._usual is None:
            return None
        people = sum(person != NOBODY for person in self._queues)
        return questions * max(1, people) * self._usual

    @property
    def waiting(self) -> int:
        """How many questions wait for their turn."""
        return sum(map(len, self._queues.values()))

    def job(self, person: int) -> "BackgroundJob":
        """Begin a job, which is to be used in a `with`; raise `TooManyJobs`."""
        if self._jobs.get(person, 0) >= JOBS_A_PERSON:
            raise TooManyJobs
        self._jobs[person] = self._jobs.get(person, 0) + 1
        return BackgroundJob(self, person)

    def ended(self, person: int) -> None:
        """Note that a job of a person has ended."""
        left = self._jobs.pop(person) - 1
        if left:
            self._jobs[person] = left

    def take_over(self, job: "BackgroundJob", person: int) -> None:
        """Let a person wait for a job that nobody has asked for; raise `TooManyJobs`."""
        self.job(person)
        self.ended(NOBODY)
        for waiting in self._queues.pop(NOBODY, ()):
            whose = person if waiting.job is job else NOBODY
            self._queues.setdefault(whose, deque()).append(waiting)

    async def answer(
        self, person: int, asked: BackgroundCall, job: "BackgroundJob | None" = None
    ) -> Any:  # noqa: ANN401  whatever was asked
        """Return the answer to a question when its turn has come; raise `BackgroundFailure`."""
        if self._closed:
            raise BackgroundFailure("closed")
        waiting = _Waiting(asked, asyncio.get_running_loop().create_future(), job)
        self._queues.setdefault(person, deque()).append(waiting)
        self._more.set()
        if self._serving is None:
            self._serving = self._tasks.run(self._serve(), "working in the background")
        return await waiting.answer

    def close(self) -> None:
        """End the process now, and whatever is asked of it."""
        self._closed = True
        self._tasks.stop()
        self._let_go()
        for queue in self._queues.values():
            for waiting in queue:
                waiting.answer.cancel()
        self._queues.clear()

    async def _serve(self) -> None:
        try:
            while await self._somebody_asks():
                waiting = self._next()
                if waiting is not None:
                    await self._see_to(waiting)
        finally:
            self._serving = None
            self._let_go()

    async def _somebody_asks(self) -> bool:
        """Wait for a question; return False if none came for a while."""
        if self._queues:
            return True
        self._more.clear()
        try:
            async with asyncio.timeout(self._idle_seconds):
                await self._more.wait()
        except TimeoutError:
            return bool(self._queues)
        return True

    def _next(self) -> _Waiting | None:
        """Return the oldest question of whoever has waited longest for a turn."""
        person = next((one for one in self._queues if one != NOBODY), NOBODY)
        queue = self._queues[person]
        waiting = queue.popleft()
        if queue:
            self._queues.move_to_end(person)
        else:
            del self._queues[person]
        return None if waiting.answer.done() else waiting

    async def _see_to(self, waiting: _Waiting) -> None:
        begun = time.monotonic()
        try:
            found = await self._asked(waiting.asked)
        except BaseException:
            waiting.answer.cancel()
            raise
        if waiting.job is not None:
            took = time.monotonic() - begun
            self._usual = (
                took if self._usual is None else self._usual + (took - self._usual) / LATELY
            )
        # Nobody may be waiting any more.
        if waiting.answer.done():
            return
        if found.error is None:
            waiting.answer.set_result(found.value)
        else:
            waiting.answer.set_exception(BackgroundFailure(found.error))

    async def _asked(self, asked: BackgroundCall) -> Answered:
        for _ in range(self._tries):
            if self._process is None:
                self._process = _Process(self._terms)
            process = self._process
            try:
                async with asyncio.timeout(self._patience):
                    return await process.answered(asked)
            except (EOFError, OSError, TimeoutError) as error:
                log.warning("the background worker is gone: %s", type(error).__name__)
                self._let_go()
            except Exception as error:  # noqa: BLE001  what cannot be sent concerns who asked
                log_incident(log, "asking the background worker", error)
                return Answered(error=type(error).__name__)
        return Answered(error="died")

    def _let_go(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.end()


class BackgroundJob:
    """Questions of one person that belong together."""

    def __init__(self, pool: BackgroundPool, person: int) -> None:
        self._pool = pool
        self._person = person

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._pool.ended(self._person)

    def ask_for(self, person: int) -> None:
        """Let a person wait for it too; raise `TooManyJobs`.

        What nobody has asked for comes in the turn of that person from now on.
        """
        if self._person == NOBODY != person:
            self._pool.take_over(self, person)
            self._person = person

    async def ask(self, function: Callable[..., T], *arguments: Any) -> T:  # noqa: ANN401  its own
        """Return what a function of a module returns, worked out in the background process.

        Raise `BackgroundFailure`.
        """
        answer: T = await self._pool.answer(self._person, BackgroundCall(function, arguments), self)
        return answer


class _Process:
    """The process, and the thread that speaks with it: the loop has people to answer."""

    def __init__(self, terms: WorkerTerms) -> None:
        self._terms = terms
        self._thread = ThreadPoolExecutor(1, "background-worker")
        self._begun: tuple[BaseProcess, Connection] | None = None
        self._ended = False

    async def answered(self, asked: BackgroundCall) -> Answered:
        """Return its answer; raise `EOFError` or `OSError` if it has died."""
        loop = asyncio.get_running_loop()
        found: Answered = await loop.run_in_executor(self._thread, self._exchange, asked)
        return found

    def end(self) -> None:
        """Kill it; nothing that it works at is worth waiting for."""
        self._ended = True
        if self._begun is not None:
            self._begun[0].kill()
        self._thread.submit(self._bury)
        self._thread.shutdown(wait=False)

    def _exchange(self, asked: BackgroundCall) -> Answered:
        _, line = self._begin()
        line.send(asked)
        found: Answered = line.recv()
        return found

    def _begin(self) -> tuple[BaseProcess, Connection]:
        if self._begun is None:
            if self._ended:
                raise EOFError
            context = multiprocessing.get_context(START_METHOD)
            here, there = context.Pipe()
            process = context.Process(target=serve, args=(there, self._terms), daemon=True)
            process.start()
            there.close()
            self._begun = process, here
            if self._ended:
                process.kill()
        return self._begun

    def _bury(self) -> None:
        if self._begun is not None:
            process, line = self._begun
            process.kill()
            process.join()
            with suppress(OSError):
                line.close()
