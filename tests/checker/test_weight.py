"""The whole is no heavier than `weight.toml` says: limits on files and folders shape only those.

The tests count lines alone. How many seconds of a processor they take depends on the machine and on
what else it does, so nothing is held to that.
"""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tests.sources import PROJECT

WEIGHT: Final = Path(__file__).with_name("weight.toml")
ROOM: Final = 200
"""How many lines more there may be, so that not every commit changes the file."""

OTHERS: Final = {".venv", "docs", "training"}
"""Folders with Python that are no floor."""


def lines(folder: Path, ending: str) -> int:
    return sum(path.read_bytes().count(b"\n") for path in folder.rglob(f"*.{ending}"))


def heavier(allowed: Mapping[str, int], counted: Mapping[str, int]) -> dict[str, str]:
    return {
        name: f"{count} lines, and {allowed[name]} are written down"
        for name, count in counted.items()
        if count > allowed[name] + ROOM
    }


def test_no_floor_and_no_language_is_heavier_than_is_written_down() -> None:
    allowed = tomllib.loads(WEIGHT.read_text("utf-8"))
    counted = {
        "python": {name: lines(PROJECT / name, "py") for name in allowed["python"]},
        "texts": {
            name: lines(PROJECT / "bot/languages" / name, "ftl") for name in allowed["texts"]
        },
    }
    more = {kind: heavier(allowed[kind], counted[kind]) for kind in allowed}
    assert not any(more.values()), (
        f"{more}: raise the sum in {WEIGHT.name} in the same commit, which says for what; all sums"
        f" are {counted} now"
    )


def test_every_floor_and_every_language_is_weighed() -> None:
    allowed = tomllib.loads(WEIGHT.read_text("utf-8"))
    homes = {path.name for path in PROJECT.iterdir() if any(path.rglob("*.py"))}
    assert homes - OTHERS == set(allowed["python"])
    languages = {path.parent.name for path in (PROJECT / "bot/languages").glob("*/commands.ftl")}
    assert languages == set(allowed["texts"])


def test_what_is_heavier_is_found() -> None:
    assert heavier({"a": 10, "b": 10}, {"a": 10 + ROOM, "b": 11 + ROOM}).keys() == {"b"}
