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

LONGEST_SECONDS: Final = 10.0
"""A decision that takes longer is a mistake of ours; the worker gives up its life."""


def decided(level: str, family: str, view: View, seed: int) -> Action:
    """Return what `level` does at `view`; the same seed gives the same decision."""
    watch = threading.Timer(LONGEST_SECONDS, os._exit, (1,))
    watch.daemon = True
    watch.start()
    try:
        return policy(level, family).decide(view, Random(seed))
    finally:
        watch.cancel()


def begin_work() -> None:
    """Let this worker end with the process that began it, however that one ends."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def follow() -> None:
        wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=follow, daemon=True).start()
