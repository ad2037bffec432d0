"""Games of an earlier version replay to the very lines that they gave when they were kept.

`earlier/games.jsonl.xz` holds five whole games, played at random, of every preset at every number
of seats. `earlier/lines.json` holds the hash of what `cardroom replay` writes of each, and
`earlier/begun.json` that of its first lines. Whole games cost half a minute, so `make test` replays
the shortest of each preset, and how one begins at every number of seats; `make thorough` replays
all. A change of the form of these lines, not of what they say, keeps the hashes anew:

    python -m tests.engine.test_earlier_games
"""

import hashlib
import json
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from random import Random
from typing import Final

import pytest

from engine.records.record import read_record
from engine.records.replay import replay
from tests.each import each
from tests.engine.kept_games import Written, games
from tests.laws.covering import THOROUGH

EARLIER: Final = Path(__file__).parent / "earlier"
LINES: Final = EARLIER / "lines.json"
BEGUN: Final = EARLIER / "begun.json"
FIRST: Final = 120
"""Lines that tell how a game begins: at least a whole deal of nearly every table."""


def hash_of(written: Written, most: int | None = None) -> str:
    """Return the hash of all that a replay writes of a game, or of its first lines."""
    told = hashlib.sha256()
    for line in islice(replay(read_record(written), Random(0)), most):
        told.update(json.dumps(line, sort_keys=True).encode())
    return told.hexdigest()[:16]


def kept_hashes(place: Path = LINES) -> dict[str, list[str]]:
    hashes: dict[str, list[str]] = json.loads(place.read_text("utf-8"))
    return hashes


def replayed(kept: Sequence[Written]) -> Sequence[int]:
    """Return which games of a preset are replayed whole: all in the long run, else the shortest."""
    if THOROUGH:
        return range(len(kept))
    return [min(range(len(kept)), key=lambda at: len(kept[at]["actions"]))]


def begun(kept: Sequence[Written]) -> Sequence[int]:
    """Return which games of a preset are begun again: the first of each number of seats."""
    first_of = {written["seats"]: at for at, written in reversed(list(enumerate(kept)))}
    return sorted(first_of.values())


@each("preset", sorted(kept_hashes()))
def test_games_of_an_earlier_version_replay_to_the_same_lines(preset: str) -> None:
    kept, hashes = games()[preset], kept_hashes()[preset]
    chosen = replayed(kept)
    assert [hash_of(kept[at]) for at in chosen] == [hashes[at] for at in chosen]


@each("preset", sorted(kept_hashes()))
def test_they_begin_with_the_same_lines_at_every_number_of_seats(preset: str) -> None:
    kept, hashes = games()[preset], kept_hashes(BEGUN)[preset]
    chosen = begun(kept)
    assert {kept[at]["seats"] for at in chosen} == {game["seats"] for game in kept}
    assert [hash_of(kept[at], FIRST) for at in chosen] == [hashes[at] for at in chosen]


@pytest.mark.parametrize("place", [LINES, BEGUN], ids=lambda place: place.stem)
def test_every_game_that_was_kept_has_its_hash(place: Path) -> None:
    assert {key: len(kept) for key, kept in games().items()} == {
        key: len(hashes) for key, hashes in kept_hashes(place).items()
    }


def keep() -> None:
    """Keep the hashes of what the games replay to now."""
    for place, most in ((LINES, None), (BEGUN, FIRST)):
        hashes = {preset: [hash_of(one, most) for one in kept] for preset, kept in games().items()}
        place.write_text(json.dumps(hashes, indent=1, sort_keys=True) + "\n", "utf-8")


if __name__ == "__main__":
    keep()
