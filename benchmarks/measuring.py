"""The common part of all measurements: a command line, percentiles, and printing of figures."""

import argparse
import json
import os
import platform
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

HERE: Final = Path(__file__).parents[1]
"""The work tree whose bot is measured, if no other is named."""


def command_line(name: str, text: str | None, *, beside: bool = False) -> argparse.ArgumentParser:
    """Return the parser of `python -m benchmarks.<name>`.

    With `beside` other work trees may be named, to be measured by turns with this one.
    """
    parser = argparse.ArgumentParser(
        prog=f"python -m benchmarks.{name}".removesuffix("."),
        description=text,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    if beside:
        parser.add_argument("--beside", type=Path, nargs="*", default=[], metavar="TREE")
    return parser


def trees(said: argparse.Namespace) -> dict[str, Path]:
    """Return this work tree and those beside it, by their names."""
    return {tree.resolve().name: tree.resolve() for tree in (HERE, *said.beside)}


def print_figures(figures: Mapping[str, Any]) -> None:
    """Print one JSON object, with what figures depend on besides the code."""
    machine = {
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
        "load": round(os.getloadavg()[0], 1),
    }
    print(json.dumps({"machine": machine, **figures}), flush=True)


def progress(text: str) -> None:
    """Say on standard error how far it is."""
    print(text, file=sys.stderr, flush=True)


def percentiles(values: Sequence[float]) -> dict[str, float]:
    """Return p50, p95, p99 and p99.9; a figure of nothing measured is an error."""
    if not values:
        raise ValueError("nothing was measured")
    ordered = sorted(values)
    shares = {"p50": 0.50, "p95": 0.95, "p99": 0.99, "p99.9": 0.999}
    return {name: round(ordered[int(share * len(ordered))], 3) for name, share in shares.items()}
