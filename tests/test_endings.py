"""Tests that hang come to an end, and those after them are run."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.endings import HAS_ALARM

pytestmark = pytest.mark.skipif(not HAS_ALARM, reason="this system has no alarm")

SETTINGS = """
[pytest]
asyncio_mode = auto
asyncio_default_fixture_loop_scope = function
timeout = 0.5
filterwarnings = error
"""
HOOKS = """
from tests import endings

endings.TEARDOWN_SECONDS = 0.5
# Longer than a busy machine takes to tell of a failure: an alarm there would meet pytest itself.
endings.AGAIN_SECONDS = 3.0
pytest_runtest_setup = endings.pytest_runtest_setup
pytest_runtest_teardown = endings.pytest_runtest_teardown
pytest_runtest_logfinish = endings.pytest_runtest_logfinish
"""
A_TEARDOWN_THAT_HANGS = """
import asyncio, pytest

@pytest.fixture
async def endless():
    yield
    await asyncio.Event().wait()

async def test_fails(endless):
    assert False

async def test_passes():
    pass
"""
AN_ALARM_THAT_IS_LOST = """
import asyncio, time

async def somebody():
    # The first alarm strikes here, and asyncio keeps what it raises for whoever asks.
    while True:
        time.sleep(0.01)

async def test_hangs():
    task = asyncio.create_task(somebody())
    await asyncio.wait({task})
    await asyncio.Event().wait()

async def test_passes():
    pass
"""
A_FAILURE_THAT_LEAVES_SOMETHING_OPEN = """
import gc, socket

def test_fails():
    left = [socket.socket()]
    left.append(left)
    assert False

def test_passes():
    gc.collect()
"""
ALONE = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_ADDOPTS": ""}
PLUGINS = ("-p", "pytest_asyncio.plugin", "-p", "pytest_timeout")
"""What those tests need; to load all other plugins takes longer than to run them."""


def ran(folder: Path, tests: str) -> str:
    """Run tests of their own in a process of their own and return what they came to."""
    (folder / "pytest.ini").write_text(SETTINGS)
    (folder / "conftest.py").write_text(HOOKS)
    (folder / "test_it.py").write_text(tests)
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        *PLUGINS,
        str(folder),
    ]
    # The folder of the project, where `tests` is found.
    home = Path(__file__).parents[1]
    return subprocess.run(
        command, cwd=home, capture_output=True, text=True, check=False, env=os.environ | ALONE
    ).stdout.splitlines()[-1]


def test_a_teardown_that_hangs_after_a_failure_comes_to_an_end(tmp_path: Path) -> None:
    assert ran(tmp_path, A_TEARDOWN_THAT_HANGS).startswith("1 failed, 1 passed, 1 error")


def test_an_alarm_that_is_lost_rings_again(tmp_path: Path) -> None:
    assert ran(tmp_path, AN_ALARM_THAT_IS_LOST).startswith("1 failed, 1 passed")


def test_what_a_failure_has_left_open_is_not_told_of_the_next_test(tmp_path: Path) -> None:
    assert ran(tmp_path, A_FAILURE_THAT_LEAVES_SOMETHING_OPEN).startswith("1 failed, 1 passed")
