"""Run tests while a slow machine is played: processes of the run stand still now and then.

    python -m tests.crash.shaken --seed 7 -n 6 tests/end_to_end

One or two processes at a time, of all that the run has begun, are stopped for half a second to two
seconds, beside one core that is always busy. A test that fails then, and not otherwise, depends on
how soon something comes, which is a defect of the test. All words but `--seed` are for pytest.
"""

import argparse
import os
import random
import signal
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

AT_ONCE: Final = (1, 2)
STOPPED_SECONDS: Final = (0.5, 2.0)
BETWEEN_SECONDS: Final = (0.0, 1.0)
BUSY: Final = "while True: pass"


def descendants(process: int) -> list[int]:
    """Return all processes that a process has begun, and those that these have, itself first."""
    children: defaultdict[int, list[int]] = defaultdict(list)
    for child, parent in _parents():
        children[parent].append(child)
    found = [process]
    for one in found:
        found.extend(children[one])
    return found


def _parents() -> Iterator[tuple[int, int]]:
    for stat in Path("/proc").glob("[0-9]*/stat"):
        # One may end while the others are read. A name may hold brackets and spaces.
        with suppress(OSError):
            yield int(stat.parent.name), int(stat.read_text().rpartition(")")[2].split()[1])


def send(number: signal.Signals, processes: list[int]) -> None:
    for one in processes:
        with suppress(ProcessLookupError):
            os.kill(one, number)


def shake(run: subprocess.Popen[bytes], rng: random.Random) -> int:
    """Stop and continue processes until the run has ended; return its exit code."""
    while run.poll() is None:
        time.sleep(rng.uniform(*BETWEEN_SECONDS))
        every = descendants(run.pid)
        chosen = rng.sample(every, min(len(every), rng.randint(*AT_ONCE)))
        try:
            send(signal.SIGSTOP, chosen)
            time.sleep(rng.uniform(*STOPPED_SECONDS))
        finally:
            send(signal.SIGCONT, chosen)
    return run.returncode


def main() -> int:
    parser = argparse.ArgumentParser("tests.crash.shaken", description=__doc__)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**6))
    said, words = parser.parse_known_args()
    sys.stderr.write(f"--seed {said.seed}\n")
    with (
        subprocess.Popen([sys.executable, "-c", BUSY]) as busy,
        subprocess.Popen([sys.executable, "-m", "pytest", *words]) as run,
    ):
        try:
            return shake(run, random.Random(said.seed))
        finally:
            busy.kill()


if __name__ == "__main__":
    sys.exit(main())
