"""What `make quick` runs: the cheap folders, and of the others the tests of what was changed.

    python -m tests.quick

names them. Changed is what differs from the branch `main` where this one left it, or on `main` from
the last commit.
"""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.mutants import ROOT, nearest

CHEAP: Final = (
    *("checker", "data", "engine/records", "fairness", "laws", "loopback_discord", "oh_hell"),
    *("pages", "playground", "ratings", "rulings", "screens"),
)
DEAR: Final = ("bot", "browser", "end_to_end", "engine/players")
LEFT_OUT: Final = ("benchmarks", "crash", "deploy")


def git(*words: str) -> list[str]:
    done = subprocess.run(("git", *words), cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.splitlines()


def changed() -> Iterator[str]:
    """Yield the paths of what was changed, added or never committed."""
    (since,) = git("merge-base", "HEAD", "main") or ["HEAD"]
    yield from git("diff", "--name-only", "--diff-filter=d", since)
    yield from git("ls-files", "--others", "--exclude-standard")


def named() -> Iterator[str]:
    """Yield folders and files of tests; what is not named is not even read."""
    tests = ROOT / "tests"
    yield from (f"tests/{folder}" for folder in CHEAP)
    for path in sorted([*tests.glob("test_*.py"), *tests.glob("engine/test_*.py")]):
        yield path.relative_to(ROOT).as_posix()
    dear = {
        file.relative_to(ROOT).as_posix(): file.read_text(encoding="utf-8")
        for folder in DEAR
        for file in sorted((tests / folder).rglob("test_*.py"))
    }
    paths = [path for path in changed() if Path(path).suffix == ".py"]
    yield from sorted(
        dear.keys() & {*paths, *(test for path in paths for test in nearest(path, dear))}
    )


if __name__ == "__main__":
    sys.stdout.write(" ".join(named()))
