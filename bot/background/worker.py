"""The background worker: a process that does one thing after the other."""

import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from engine.players.thinking import begin_work


class WorkerTerms(NamedTuple):
    """The limits of a worker: how much it may take from everybody else."""

    niceness: int
    processor_seconds: float
    """A worker that works so long at one question ends over it.

    What it waits for the processor is not counted: on a busy machine that is most of its time.
    """


class BackgroundCall(NamedTuple):
    """A function of a module and its arguments, all of which travel to another process."""

    function: Callable[..., Any]
    arguments: tuple[Any, ...]


class Answered(NamedTuple):
    """The result of a function, or the kind of the error that it met instead.

    The text of an error stays where it is: it may name a card.
    """

    value: Any = None
    error: str | None = None


def serve(line: Connection, terms: WorkerTerms) -> None:
    """Answer until the line is closed."""
    begin_work(terms.niceness)
    # A stop of the whole group is for the bot to see to.
    with suppress(ValueError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            asked: BackgroundCall = line.recv()
        except EOFError:
            return
        _end_after(terms.processor_seconds)
        answered = _answered(asked)
        _end_after(0.0)
        line.send(answered)


def _end_after(processor_seconds: float) -> None:
    """Have the system end this process once it has worked so long, 0 for never."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_PROF, processor_seconds)


def _answered(asked: BackgroundCall) -> Answered:
    try:
        return Answered(asked.function(*asked.arguments))
    except Exception as error:  # noqa: BLE001  whoever asked is told, and asks no more
        return Answered(error=type(error).__name__)
