"""Ends of tests: every one comes to its end, also if it hangs.

pytest-timeout (2.4) raises a failure in the handler of an alarm. That is not enough here, for two
reasons that cannot be mended from within this project:

* asyncio lets only `KeyboardInterrupt` and `SystemExit` out of a loop (`Handle._run`,
  `Task.__step`). What else a handler of a signal raises stays with the task that ran when the alarm
  rang. Often that is not the test, which waits on. A `KeyboardInterrupt` would end all tests.
* It takes its alarm away when a test fails (`pytest_exception_interact`), so that nobody in a
  debugger is disturbed. The teardown of that test, which may well hang too, then has none.

So the alarm rings again until it meets the test, and the teardown has an alarm of its own.

A test that fails leaves open what it would have closed. pytest keeps its error, and so all that it
had, until the next test begins; what is found open then would be told of a test that is innocent.
"""

import gc
import signal
import sys
import warnings
from collections.abc import Generator
from typing import Final

import pytest

TEARDOWN_SECONDS = 60.0
"""What the teardown of a test is given; nothing there waits for longer than some seconds."""

AGAIN_SECONDS = 30.0
"""How long after an alarm that was not heeded the next one rings."""

HAS_ALARM: Final = hasattr(signal, "setitimer")
"""Windows has none; there a test that hangs ends its process (pytest-timeout)."""


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup() -> None:
    """Let the alarm that pytest-timeout has set ring again and again."""
    if HAS_ALARM:
        left, _ = signal.getitimer(signal.ITIMER_REAL)
        if left:
            signal.setitimer(signal.ITIMER_REAL, left, AGAIN_SECONDS)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown() -> Generator[None]:
    """Set an alarm for the teardown too."""
    if not HAS_ALARM:
        return (yield)

    def ring(*_: object) -> None:
        pytest.fail(f"the teardown took more than {TEARDOWN_SECONDS} s")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, TEARDOWN_SECONDS, AGAIN_SECONDS)
    try:
        return (yield)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def pytest_runtest_logfinish() -> None:
    """Throw away what a test that failed has left, in silence: it is told already."""
    if sys.__dict__.pop("last_value", None) is None:
        return
    for name in ("last_type", "last_traceback", "last_exc"):
        sys.__dict__.pop(name, None)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        gc.collect()
