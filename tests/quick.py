"""What `make quick` runs: whatever is not dear, and of the dear the tests of what was changed.

    python -m tests.quick

names the files. Changed is what differs from the branch `main` where this one left it, or on `main`
from the last commit.
"""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
TESTS: Final = ROOT / "tests"

DEAR: Final = (
    *("bot/", "browser/", "end_to_end/", "engine/players/"),
    *("checker/test_checker.py", "test_endings.py", "engine/records/test_auditing.py"),
    *(f"engine/records/test_{name}.py" for name in ("puzzles", "second_looks", "second_opinion")),
)
"""Run where they or what they import was changed; the last are those in which computers think."""
OF_ONE_ROOM: Final = ("data/postgresql/", "data/sqlite/", "loopback_discord/")
"""Run where anything in their room was changed: what it does with files and sockets takes long."""
NEAREST_FILES: Final = 12
LEFT_OUT: Final = ("benchmarks/", "crash/", "deploy/")


def git(*words: str) -> list[str]:
    done = subprocess.run(("git", *words), cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.splitlines()


def changed() -> Iterator[str]:
    """Yield the paths of what was changed, added or never committed."""
    (since,) = git("merge-base", "HEAD", "main") or ["HEAD"]
    yield from git("diff", "--name-only", "--diff-filter=d", since)
    yield from git("ls-files", "--others", "--exclude-standard")


def nearest(path: str, sources: dict[str, str]) -> list[str]:
    """Return the tests that import a module or have its name, those in few words first."""
    module = path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    package, _, name = module.rpartition(".")
    found = {
        test: len(text)
        for test, text in sources.items()
        if Path(test).stem == f"test_{name}"
        or f"{module} import" in text
        or f"import {module}" in text
        or f"from {package} import {name}" in text
    }
    return sorted(found, key=found.__getitem__)[:NEAREST_FILES]


def named() -> Iterator[str]:
    """Yield files of tests; what is not named is not even read."""
    paths = [path for path in changed() if Path(path).suffix == ".py"]
    rooms = {path.removeprefix("tests/").partition("/")[0] for path in paths}
    left_out = (*LEFT_OUT, *(one for one in OF_ONE_ROOM if one.partition("/")[0] not in rooms))
    dear: dict[str, str] = {}
    for file in sorted(TESTS.rglob("test_*.py")):
        name, path = file.relative_to(TESTS).as_posix(), file.relative_to(ROOT).as_posix()
        if name.startswith(DEAR):
            dear[path] = file.read_text(encoding="utf-8")
        elif not name.startswith(left_out):
            yield path
    yield from sorted(
        dear.keys() & {*paths, *(test for path in paths for test in nearest(path, dear))}
    )


if __name__ == "__main__":
    sys.stdout.write(" ".join(named()))
