"""The background worker: a process that does one thing after the other, after everybody else."""

import signal
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple

from engine.players.thinking import begin_work

NICENESS: Final = 19
"""The lowest priority there is; workers that tables wait for run at 5."""


class BackgroundCall(NamedTuple):
    """A function of a module and its arguments, all of which travel to another process."""

    function: Callable[..., Any]
    arguments: tuple[Any, ...]


class Answered(NamedTuple):
    """What a function returned, or the kind of the error that it met instead.

    The text of an error stays where it is: it may name a card.
    """

    value: Any = None
    error: str | None = None


def serve(line: Connection) -> None:
    """Answer until the line is closed."""
    begin_work(NICENESS)
    # A stop of the whole group is for the bot to see to.
    with suppress(ValueError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            asked: BackgroundCall = line.recv()
        except EOFError:
            return
        line.send(_answered(asked))


def _answered(asked: BackgroundCall) -> Answered:
    try:
        return Answered(asked.function(*asked.arguments))
    except Exception as error:  # noqa: BLE001  whoever asked is told, and asks no more
        return Answered(error=type(error).__name__)
