"""A process that is slowed down on purpose: it runs and rests by turns, a hundred times a second.

It stands for a slower machine, or for one that has other work as well.
"""

import os
import signal
import threading
import time
from collections.abc import Generator
from contextlib import contextmanager
from typing import Final

TURN_SECONDS: Final = 0.01
"""How long a process that is slowed runs and rests by turns, both together."""


@contextmanager
def slowed(process: int, factor: float) -> Generator[None]:
    """Let a process run for one part in `factor` of the time; 1 leaves it alone."""
    if factor <= 1:
        yield
        return
    over = threading.Event()

    def by_turns() -> None:
        while not over.is_set():
            time.sleep(TURN_SECONDS / factor)
            os.kill(process, signal.SIGSTOP)
            time.sleep(TURN_SECONDS - TURN_SECONDS / factor)
            os.kill(process, signal.SIGCONT)

    thread = threading.Thread(target=by_turns)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()
