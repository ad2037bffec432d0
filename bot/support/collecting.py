"""The collector of garbage: when it had better not look."""

import gc
from collections.abc import Generator
from contextlib import contextmanager


@contextmanager
def nothing_collected() -> Generator[None]:
    """Let the collector rest while much is loaded that stays.

    The more there is, the longer each of its looks takes, and it finds nothing: a quarter of a
    restart with a thousand games went into it. Objects without a circle are freed all the same.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
