"""Thinking: what a worker process is asked, and how it minds its time and its parent."""

import multiprocessing
import os
import threading
from multiprocessing.connection import wait
from random import Random
from typing import Final

from engine.contract.action import Action
from engine.contract.view import View
from engine.players.levels import policy

GRACE_SECONDS: Final = 10.0
"""A decision that takes so much longer is a mistake of ours; the worker gives up its life."""

NICENESS: Final = 5
"""Workers leave the processor to whoever answers people."""


def decided(level: str, family: str, view: View, seed: int, seconds: float) -> Action:
    """Return what `level` does at `view`, thinking for so many seconds where it searches."""
    watch = threading.Timer(seconds + GRACE_SECONDS, os._exit, (1,))
    watch.daemon = True
    watch.start()
    try:
        return policy(level, family, seconds=seconds).decide(view, Random(seed))
    finally:
        watch.cancel()


def stand_ready() -> None:
    """Do nothing; a worker that is asked to is there afterwards."""


def begin_work() -> None:
    """Let this worker give way to its parent, and end with it, however that one ends."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def follow() -> None:
        wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=follow, daemon=True).start()
