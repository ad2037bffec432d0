"""A module run as `python -m` runs it, which writes down what it has cost at each SIGUSR1.

    python benchmarks/inside.py FILE [--count | --probe] MODULE [ARGUMENT ...]

It runs in the process of a bot of whatever work tree is the current folder, and imports nothing of
it. Each signal adds a line of JSON to FILE: the processor time so far, the memory, and the tasks of
the loop. With `--probe` something is due in the loop every five milliseconds from the first signal
on, and each tells how late it came. With `--count` each tells how many calls of how many functions
and files of the tree there were since the last, its playground left out; that makes everything
several times as slow. Linux only.
"""

import asyncio
import json
import runpy
import signal
import sys
import threading
import time
from collections import Counter
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Final, TextIO

PROBE_SECONDS: Final = 0.005


class Gauge:
    """The measures of a process from one signal to the next."""

    def __init__(self, file: TextIO, *, probing: bool) -> None:
        self._file = file
        self._probing = probing
        self._calls: Counter[CodeType] = Counter()
        self._due = 0.0
        self._late: list[float] = []

    def count(self, frame: FrameType, event: str, _: Any) -> None:  # noqa: ANN401  sys.setprofile
        """Note a call, whichever thread makes it; a coroutine that goes on is one as well."""
        if event == "call":
            self._calls[frame.f_code] += 1

    def tell(self, *_: object) -> None:
        """Write down everything since the last time."""
        calls, self._calls = self._calls, Counter()
        late, self._late = self._late, []
        loop = asyncio.get_running_loop()
        if self._probing:
            self._probing, self._due = False, loop.time()
            loop.call_soon(self._probe, loop)
        status = Path("/proc/self/status").read_text("ascii").splitlines()
        kib = {line.split(":")[0]: int(line.split()[1]) for line in status if line.startswith("Vm")}
        told = {
            "cpu_seconds": time.process_time(),
            "kib": kib["VmRSS"],
            "most_kib": kib["VmHWM"],
            "tasks": sum(not _is_for_later(task) for task in asyncio.all_tasks(loop)),
            "late_ms": late,
            **_ours(calls),
        }
        self._file.write(f"{json.dumps(told)}\n")
        self._file.flush()

    def _probe(self, loop: asyncio.AbstractEventLoop) -> None:
        now = loop.time()
        while self._due <= now:
            self._late.append(round((now - self._due) * 1000, 3))
            self._due += PROBE_SECONDS
        loop.call_at(self._due, self._probe, loop)


FOR_LATER: Final = frozenset(
    {"working in the background", "appraising a deal", "seeking dearest moves"}
)
"""Work on games that are over, after everything else: few tasks, for minutes."""


def _is_for_later(task: asyncio.Task[Any]) -> bool:
    frame = getattr(task.get_coro(), "cr_frame", None)
    return frame is not None and frame.f_locals.get("doing") in FOR_LATER


def _ours(calls: Counter[CodeType]) -> dict[str, int]:
    """Return how much of what was called is the tree's."""
    tree = f"{Path.cwd()}/"
    ours = {
        code: count
        for code, count in calls.items()
        if code.co_filename.startswith((f"{tree}bot/", f"{tree}data/", f"{tree}engine/"))
        and not code.co_filename.startswith(f"{tree}bot/playground/")
    }
    return {
        "calls": sum(ours.values()),
        "functions": len({(code.co_filename, code.co_firstlineno) for code in ours}),
        "files": len({code.co_filename for code in ours}),
    }


def main() -> None:
    """Run the module that the command line names."""
    file, *rest = sys.argv[1:]
    option = rest.pop(0) if rest[0].startswith("--") else ""
    # It stays open to the end.
    gauge = Gauge(Path(file).open("w", encoding="ascii"), probing=option == "--probe")  # noqa: SIM115
    signal.signal(signal.SIGUSR1, gauge.tell)
    if option == "--count":
        threading.setprofile(gauge.count)
        sys.setprofile(gauge.count)
    sys.path[0] = str(Path.cwd())
    sys.argv = rest
    runpy.run_module(rest[0], run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
