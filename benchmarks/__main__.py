"""Measure everything, or what is named, and print one JSON object.

    python -m benchmarks
    python -m benchmarks resume engine --beside ../earlier --rounds 3

Each measurement runs in a process of its own, one after the other. With `--beside` those of other
work trees are run by turns with this one's, as far as they have one of that name.
"""

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Final

from benchmarks.measuring import command_line, print_figures, progress, trees

MEASUREMENTS: Final = (*("engine", "resume", "evening", "counted_calls", "lag", "one_press"),)
_PROGRAM: Final = """
import importlib, json, sys
print(json.dumps(importlib.import_module(f"benchmarks.{sys.argv[1]}").measure()))
"""


def _measured(name: str, tree: Path) -> dict[str, Any]:
    """Return what the measurement of this name in a tree finds; its progress is this one's."""
    started = time.perf_counter()
    done = subprocess.run(  # noqa: S603  our own program
        [sys.executable, "-c", _PROGRAM, name],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": str(tree)},
        stdout=subprocess.PIPE,
        check=True,
    )
    progress(f"{name} of {tree.name}: {time.perf_counter() - started:.0f} s")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def main() -> None:
    """Run every measurement in turn, each alone on the machine."""
    parser = command_line("", __doc__, beside=True)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(MEASUREMENTS))
    parser.add_argument("--rounds", type=int, default=1, help="how often, by turns")
    said = parser.parse_args()
    figures: dict[str, list[dict[str, Any]]] = {tree: [] for tree in trees(said)}
    for _ in range(said.rounds):
        for found in figures.values():
            found.append({})
        for name in said.names or MEASUREMENTS:
            for tree, path in trees(said).items():
                if (path / "benchmarks" / f"{name}.py").exists():
                    figures[tree][-1] |= _measured(name, path)
    alone = len(figures) == said.rounds == 1
    print_figures(next(iter(figures.values()))[0] if alone else figures)


if __name__ == "__main__":
    main()
