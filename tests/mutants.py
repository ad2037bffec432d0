"""Mutants: spots of the code are changed by chance, one at a time, and some test has to fail.

    python -m tests.mutants --seed 7 --count 100

A spot is a comparison, an `and` or `or`, a `not`, or a `+` or `-` in the rules, the tables or the
store. First all tests run once, unchanged, while it is noted which of them run which line; that is
kept in `.mutants` for as long as no file changes. The tests that run a spot are asked, quickest
first, and if they pass, those that run anything of its file. All of it happens in copies of the
tree, as many at a time as there are cores.
"""

import argparse
import ast
import hashlib
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Generator, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path
from queue import Queue
from typing import Final

import pytest
from coverage import CoverageData

ROOT: Final = Path(__file__).parents[1]

PARTS: Final = ("engine", "data", "bot/tables")
"""The code that is changed, and noted: as `[tool.coverage.run]` of pyproject.toml says."""

SWAPS: Final[dict[type[ast.AST], tuple[str, str]]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.And: ("and", "or"),
    ast.Or: ("or", "and"),
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
}

ASKED: Final = "not browser and not crash and not thorough"
ENOUGH: Final = 0.97
"""How many of all mutants have to be killed."""

SECONDS: Final = 1800
TEST_SECONDS: Final = 60
"""How long the tests of a mutant may take, and each: one for which they hang is noticed by that."""

_TOOK: Final = re.compile(r"^(\d+\.\d+)s (?:setup|call|teardown) +(\S.*)$", re.MULTILINE)
_FAILED: Final = re.compile(r"^(?:FAILED|ERROR) (\S.*?)(?: - .*)?$", re.MULTILINE)


@dataclass(frozen=True)
class Spot:
    """A place in a file, and what stands there instead in the mutant."""

    path: str
    begin: int
    end: int
    """Where it is, in bytes from the beginning."""
    line: int
    before: str
    after: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line} `{self.before}` -> `{self.after or 'nothing'}`"


def spots_in(path: str, source: bytes) -> Iterator[Spot]:
    """Yield every place of a file at which something can be changed."""
    starts = [0, *accumulate(map(len, source.splitlines(keepends=True)))]

    def between(left: ast.expr, operator: ast.AST, right: ast.expr) -> Iterator[Spot]:
        assert left.end_lineno is not None
        assert left.end_col_offset is not None
        begin = starts[left.end_lineno - 1] + left.end_col_offset
        end = starts[right.lineno - 1] + right.col_offset
        before, after = SWAPS.get(type(operator), ("#", ""))
        found = source.find(before.encode(), begin, end)
        if found >= 0 and b"#" not in source[begin:end]:
            line = source.count(b"\n", 0, found) + 1
            yield Spot(path, found, found + len(before), line, before, after)

    waiting: list[ast.AST] = [ast.parse(source)]
    while waiting:
        node = waiting.pop()
        match node:
            case ast.Compare(ops=[operator], comparators=[right]):
                yield from between(node.left, operator, right)
            case ast.BoolOp(values=[first, second, *_]):
                yield from between(first, node.op, second)
            case ast.BinOp():
                yield from between(node.left, node.op, node.right)
            case ast.UnaryOp(op=ast.Not()):
                begin = starts[node.lineno - 1] + node.col_offset
                yield Spot(path, begin, begin + len("not "), node.lineno, "not", "")
            case _:
                pass
        waiting += [child for child in ast.iter_child_nodes(node) if runs(child, node)]


def runs(child: ast.AST, parent: ast.AST) -> bool:
    """Whether code is run and has a place: types are never run, and f-strings hide where it is."""
    types = (getattr(parent, "annotation", None), getattr(parent, "returns", None))
    return child not in types and not isinstance(child, ast.JoinedStr)


def drawn(count: int, seed: int) -> list[Spot]:
    """Draw as many spots from each part of the code."""
    chance, found = random.Random(seed), list[Spot]()
    for number, part in enumerate(PARTS):
        files = sorted((ROOT / part).rglob("*.py"))
        spots = [
            spot
            for file in files
            for spot in spots_in(file.relative_to(ROOT).as_posix(), file.read_bytes())
        ]
        share = (count + number) // len(PARTS)
        found += chance.sample(spots, min(share, len(spots)))
    chance.shuffle(found)
    return found


def listed() -> list[str]:
    """Return the files of the tree, those that git ignores left out."""
    done = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return [name for name in done.stdout.split("\0") if name and (ROOT / name).is_file()]


class Copy:
    """A copy of the tree, in which one spot at a time is changed."""

    def __init__(self, folder: Path, files: Sequence[str]) -> None:
        self._folder = folder
        for name in files:
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, folder / name)

    @contextmanager
    def changed(self, spot: Spot) -> Generator[None]:
        """Let a spot be changed meanwhile, whatever becomes of the tree that was copied."""
        file = self._folder / spot.path
        source = file.read_bytes()
        file.write_bytes(source[: spot.begin] + spot.after.encode() + source[spot.end :])
        try:
            yield
        finally:
            file.write_bytes(source)

    def passes(self, tests: Sequence[str]) -> bool:
        """Whether tests pass one after another; what hangs fails, and of no tests none fails."""
        if not tests:
            return True
        named = self._folder / ".tests"
        named.write_text("\n".join(tests))
        try:
            done = self.tested("-x", f"--timeout={TEST_SECONDS}", f"@{named}", seconds=SECONDS)
        except subprocess.TimeoutExpired:
            return False
        # A name that pytest does not find tells nothing of the mutant.
        assert done.returncode != pytest.ExitCode.USAGE_ERROR, done.stderr
        return done.returncode == 0

    def tested(self, *words: str, seconds: float) -> subprocess.CompletedProcess[str]:
        # What is compiled is kept, whatever the environment says: nearly all of it stays.
        environment = {
            **os.environ,
            "PYTHONPATH": str(self._folder),
            "PYTHONDONTWRITEBYTECODE": "",
        }
        return subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *words],
            cwd=self._folder,
            env=environment,
            capture_output=True,
            text=True,
            timeout=seconds,
            check=False,
        )

    def note(self, folder: Path) -> None:
        """Run all tests once, and write into a folder which of them run which line, and how long.

        A test that fails although nothing is changed is left out, and named on standard error.
        """
        words = ["-n", "4", "--dist", "worksteal", "-m", ASKED, "--durations=0", "-vv"]
        coverage = ["--cov", "--cov-context=test", "--cov-report="]
        done = self.tested(*words, *coverage, seconds=4 * SECONDS)
        # Whatever broke the run off would be kept, and every mutant then be said to survive.
        assert done.returncode in {pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED}, done.stdout
        failed = set(_FAILED.findall(done.stdout))
        for test in failed:
            sys.stderr.write(f"left out, as it fails unchanged: {test}\n")
        seconds = defaultdict[str, float](float)
        for took, test in _TOOK.findall(done.stdout):
            seconds[test] += float(took)
        kept = {test: took for test, took in seconds.items() if test not in failed}
        folder.mkdir(parents=True)
        shutil.copyfile(self._folder / ".coverage", folder / "coverage")
        (folder / "seconds.json").write_text(json.dumps(kept))


class Noted:
    """Which tests run which line, and how long each takes."""

    def __init__(self, folder: Path) -> None:
        self._lines = CoverageData(str(folder / "coverage"))
        self._lines.read()
        self._seconds: dict[str, float] = json.loads((folder / "seconds.json").read_text())

    def running(self, spot: Spot) -> tuple[list[str], list[str]]:
        """Return the tests that run a spot, and the others that run its file, quickest first."""
        by_line = self._lines.contexts_by_lineno(spot.path)
        near = self._tests(by_line.get(spot.line, ()))
        far = self._tests(context for found in by_line.values() for context in found)
        return self._ordered(near), self._ordered(far - near)

    def _tests(self, contexts: Iterable[str]) -> set[str]:
        return {context.rpartition("|")[0] for context in contexts} & self._seconds.keys()

    def _ordered(self, tests: set[str]) -> list[str]:
        return sorted(tests, key=lambda test: (self._seconds[test], test))


def outcome(copy: Copy, spot: Spot, noted: Noted) -> str:
    """Return which tests killed a mutant, or that it survived."""
    near, far = noted.running(spot)
    with copy.changed(spot):
        if not copy.passes(near):
            return f"killed by {len(near)} of its line"
        if not copy.passes(far):
            return f"killed by {len(far)} of its file"
    return "SURVIVED"


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__, prog="python -m tests.mutants")
    reader.add_argument("--seed", type=int, default=int(time.strftime("%Y%m%d")))
    reader.add_argument("--count", type=int, default=100)
    asked = reader.parse_args()
    files = listed()
    tree = hashlib.sha256()
    for name in files:
        tree.update(name.encode() + (ROOT / name).read_bytes())
    kept = ROOT / ".mutants" / tree.hexdigest()[:16]
    copies, survived = Queue[Copy](), 0
    with tempfile.TemporaryDirectory(prefix="cardroom-mutants-") as place:
        at_once = os.cpu_count() or 1
        for number in range(at_once):
            copies.put(Copy(Path(place) / str(number), files))
        if not kept.exists():
            copies.queue[0].note(kept)
        noted = Noted(kept)

        def judge(spot: Spot) -> tuple[Spot, str]:
            copy = copies.get()
            try:
                return spot, outcome(copy, spot, noted)
            finally:
                copies.put(copy)

        with ThreadPoolExecutor(at_once) as pool:
            judging = [pool.submit(judge, spot) for spot in drawn(asked.count, asked.seed)]
            for judged in as_completed(judging):
                spot, result = judged.result()
                survived += result == "SURVIVED"
                say(f"{result:24} {spot}")
    say(f"seed {asked.seed}: {asked.count - survived} of {asked.count} killed")
    return 0 if survived <= (1 - ENOUGH) * asked.count else 1


if __name__ == "__main__":
    sys.exit(main())
