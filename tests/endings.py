"""Ends of tests: every one comes to its end, also where it hangs."""

import signal
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
    """Let the alarm that pytest-timeout has set ring again and again.

    What it raises is lost where it strikes another task than the test, or a callback of the loop.
    """
    if HAS_ALARM:
        left, _ = signal.getitimer(signal.ITIMER_REAL)
        if left:
            signal.setitimer(signal.ITIMER_REAL, left, AGAIN_SECONDS)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown() -> Generator[None]:
    """Set an alarm for the teardown too: pytest-timeout takes its own away when a test fails."""
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
