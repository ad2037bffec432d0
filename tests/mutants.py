"""Mutants: spots of the code are changed by chance, one at a time, and some test has to fail.

    python -m tests.mutants --seed 7 --count 100

A spot is a comparison, an `and` or `or`, a `not`, or a `+` or `-` in the rules, the tables or the
store. The tests nearest to it are asked first: those that import its module. If they pass, the
folders that hold its floor to account are asked. All of it happens in a copy of the tree.
"""

import argparse
import ast
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]

EVENINGS: Final = tuple(
    f"tests/end_to_end/{folder}"
    for folder in ("playing", "leaving", "restart", "opening", "processes", "discord_unwell")
)
WIDER: Final = {
    "engine": ("tests/engine", "tests/rulings", "tests/screens", "tests/laws", EVENINGS[0]),
    "data": ("tests/data", "tests/ratings", "tests/end_to_end/after", *EVENINGS),
    "bot/tables": ("tests/bot/tables", *EVENINGS, "tests/end_to_end"),
}
"""The code that is changed, and the tests that are asked last, folder by folder."""

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

NOT_ASKED: Final = "not browser and not crash and not thorough"
NO_SERVER: Final = f"{NOT_ASKED} and not postgresql"
ENOUGH: Final = 0.97
"""How many of all mutants have to be killed."""

NEAREST_FILES: Final = 12
NEAREST_SECONDS: Final = 600.0
WIDER_SECONDS: Final = 1800.0
"""How long the tests may take: a mutant for which they hang is noticed by that."""


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
    for number, part in enumerate(WIDER):
        files = sorted((ROOT / part).rglob("*.py"))
        spots = [
            spot
            for file in files
            for spot in spots_in(file.relative_to(ROOT).as_posix(), file.read_bytes())
        ]
        share = (count + number) // len(WIDER)
        found += chance.sample(spots, min(share, len(spots)))
    chance.shuffle(found)
    return found


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


class Copy:
    """A copy of the tree, in which one spot at a time is changed."""

    def __init__(self, folder: Path, workers: int) -> None:
        self._folder = folder
        self._workers = workers
        listed = subprocess.run(
            ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
        )
        for name in filter(None, listed.stdout.split("\0")):
            if (ROOT / name).is_file():
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

    def passes(self, tests: Sequence[str], asked: str, seconds: float) -> bool:
        """Whether tests pass; what hangs fails, and where there is no test none fails."""
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider"]
        command += ["-n", str(self._workers), "--dist", "worksteal", "-m", asked, *tests]
        # What is compiled is kept, whatever the environment says: nearly all of it stays.
        environment = {
            **os.environ,
            "PYTHONPATH": str(self._folder),
            "PYTHONDONTWRITEBYTECODE": "",
        }
        try:
            done = subprocess.run(
                command,
                cwd=self._folder,
                env=environment,
                capture_output=True,
                timeout=seconds,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return False
        # 5 is what pytest says where every test was left out.
        return done.returncode in {0, 5}


def outcome(copy: Copy, spot: Spot, sources: dict[str, str]) -> str:
    """Return which tests killed a mutant, or that it survived."""
    asked = NOT_ASKED if "postgresql" in spot.path else NO_SERVER
    (wider,) = (tests for part, tests in WIDER.items() if spot.path.startswith(f"{part}/"))
    with copy.changed(spot):
        near = nearest(spot.path, sources)
        if near and not copy.passes(near, asked, NEAREST_SECONDS):
            return "killed by the nearest"
        for folder in wider:
            if not copy.passes([folder], asked, WIDER_SECONDS):
                return f"killed by {folder}"
    return "SURVIVED"


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__, prog="python -m tests.mutants")
    reader.add_argument("--seed", type=int, default=int(time.strftime("%Y%m%d")))
    reader.add_argument("--count", type=int, default=100)
    reader.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    asked = reader.parse_args()
    sources = {
        file.relative_to(ROOT).as_posix(): file.read_text(encoding="utf-8")
        for file in sorted((ROOT / "tests").rglob("test_*.py"))
    }
    counts = Counter[str]()
    with tempfile.TemporaryDirectory(prefix="cardroom-mutants-") as folder:
        copy = Copy(Path(folder), asked.workers)
        for spot in drawn(asked.count, asked.seed):
            result = outcome(copy, spot, sources)
            counts[result] += 1
            say(f"{result:24} {spot}")
    killed = counts.total() - counts["SURVIVED"]
    say(f"seed {asked.seed}: {killed} of {counts.total()} killed")
    return 0 if killed >= ENOUGH * counts.total() else 1


if __name__ == "__main__":
    sys.exit(main())
