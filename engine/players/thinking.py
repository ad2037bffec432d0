"""Thinking: what a worker process is asked, and how it minds its time and its parent."""

import multiprocessing
import os
import threading
import time
from multiprocessing.connection import wait
from random import Random
from typing import Final

from engine.contract.view import SeatView
from engine.players.levels import policy
from engine.players.policy import Decided, Level, Searching

GRACE_SECONDS: Final = 10.0
"""A decision that takes so much longer is a mistake of ours; the worker gives up its life."""

WAY_BACK_SECONDS: Final = 0.01
"""Seconds kept of the time for the decision's way back to who asked."""

NICENESS: Final = 5
"""Workers leave the processor to the process that answers people."""


def decided(level: Level, family: str, view: SeatView, seed: int, deadline: float) -> Decided:
    """Return what `level` does at `view`, on its way back before `deadline` if it searches.

    The deadline is one of `time.monotonic`, which all processes of a machine share, so that the
    way here, and whatever else came first, is part of the time.
    """
    left = max(0.0, deadline - WAY_BACK_SECONDS - time.monotonic())
    watch = threading.Timer(left + GRACE_SECONDS, os._exit, (1,))
    watch.daemon = True
    watch.start()
    try:
        player = policy(level, family, seconds=left)
        if isinstance(player, Searching):
            return player.searched(view, Random(seed))
        return Decided(player.decide(view, Random(seed)))
    finally:
        watch.cancel()


def stand_ready() -> None:
    """Do nothing; a worker that is asked to is there afterwards."""


def begin_work(niceness: int = NICENESS) -> None:
    """Let this worker give way to its parent, and end with it, however that one ends."""
    if hasattr(os, "nice"):
        os.nice(niceness)
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def follow() -> None:
        wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=follow, daemon=True).start()
