"""A bot's process tells what it costs, and of its calls only those of its own tree."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from benchmarks import running

PROGRAM = """
import asyncio, time
from bot.playground import shown
from engine import told
async def main():
    while True:
        print(time.monotonic(), flush=True)
        await asyncio.sleep(0.01)
        told(); told(); shown()
asyncio.run(main())
"""
ROUNDS = 20
"""Least times that it goes on between two reports."""

FILES = {
    "bot/__init__.py": "",
    "bot/__main__.py": PROGRAM,
    "bot/playground/__init__.py": "def shown():\n    pass\n",
    "engine/__init__.py": "def told():\n    pass\n",
}


def reports(tree: Path, option: str) -> list[dict[str, Any]]:
    """Ask a small program twice."""
    for name, text in FILES.items():
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        (tree / name).write_text(text)
    inside, file = Path(running.__file__).with_name("inside.py"), tree / "reports"
    arguments = [sys.executable, str(inside), str(file), *([option] if option else []), "bot"]
    with subprocess.Popen(arguments, cwd=tree, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        for number in (1, 2):
            process.send_signal(signal.SIGUSR1)
            while process.poll() is None and file.read_bytes().count(b"\n") < number:
                time.sleep(0.01)
            told, rounds = time.monotonic(), 0
            while rounds < ROUNDS:
                rounds += float(process.stdout.readline()) > told
        process.kill()
    return [json.loads(line) for line in file.read_text().splitlines()]


@pytest.mark.skipif(sys.platform != "linux", reason="the memory is read from /proc")
def test_calls_of_the_tree_are_counted_without_its_playground(tmp_path: Path) -> None:
    _, report = reports(tmp_path, "--count")
    # The program's coroutine goes on each time, and calls a function of another file twice.
    assert (report["functions"], report["files"]) == (2, 2)
    assert report["calls"] >= 3 * (ROUNDS - 1)


@pytest.mark.skipif(sys.platform != "linux", reason="the memory is read from /proc")
def test_without_counting_nothing_is_counted_and_the_rest_is_told(tmp_path: Path) -> None:
    first, second = reports(tmp_path, "--probe")
    assert (second["calls"], second["tasks"]) == (0, 1)
    assert second["cpu_seconds"] > first["cpu_seconds"] > 0
    assert second["most_kib"] >= second["kib"] > 1000
    assert not first["late_ms"]
    assert len(second["late_ms"]) > 5
