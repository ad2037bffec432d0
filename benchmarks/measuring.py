"""What all measurements share: a command line, percentiles, and how figures are printed."""

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
    """Return the parser of `python -m benchmarks.<name>`; with `beside` trees may be named."""
    parser = argparse.ArgumentParser(
        prog=f"python -m benchmarks.{name}".removesuffix("."),
        description=text,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    if beside:
        add_beside(parser)
    return parser


def add_beside(parser: argparse.ArgumentParser) -> None:
    """Let other work trees of the project be measured by turns with this one."""
    parser.add_argument("--beside", type=Path, nargs="*", default=[], metavar="TREE")


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


def percentiles(values: Sequence[float], *, p999: bool = False) -> dict[str, float]:
    """Return p50 and p99, and p99.9 if wished; a figure of nothing measured is an error."""
    if not values:
        raise ValueError("nothing was measured")
    ordered = sorted(values)

    def at(share: float) -> float:
        return round(ordered[min(len(ordered) - 1, int(share * len(ordered)))], 3)

    shares = {"p50": 0.50, "p99": 0.99} | ({"p99.9": 0.999} if p999 else {})
    return {name: at(share) for name, share in shares.items()}
