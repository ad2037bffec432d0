"""Games of an earlier version replay to the very lines that they gave when they were kept.

`earlier/games.jsonl.xz` holds five whole games, played at random, of every preset at every number
of seats. `earlier/lines.json` holds the hash of what `cardroom replay` writes of each. `make test`
replays the first of the five, since all of them cost half a minute, and `make thorough` replays
all. A change of the form of these lines, not of what they say, keeps the hashes anew:

    python -m tests.engine.test_earlier_games
"""

import hashlib
import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final

import pytest

from engine.records.record import read_record
from engine.records.replay import replay
from tests.engine.kept_games import Written, games
from tests.laws.covering import THOROUGH

EARLIER: Final = Path(__file__).parent / "earlier"
LINES: Final = EARLIER / "lines.json"


def hash_of(written: Written) -> str:
    """Return the hash of all that a replay writes of a game."""
    told = hashlib.sha256()
    for line in replay(read_record(written), Random(0)):
        told.update(json.dumps(line, sort_keys=True).encode())
    return told.hexdigest()[:16]


def kept_hashes() -> dict[str, list[str]]:
    hashes: dict[str, list[str]] = json.loads(LINES.read_text("utf-8"))
    return hashes


def replayed(kept: Sequence[Written]) -> Sequence[int]:
    """Return which games of a preset are replayed: all in the long run, else one of each seats."""
    if THOROUGH:
        return range(len(kept))
    first_of = {written["seats"]: at for at, written in reversed(list(enumerate(kept)))}
    return sorted(first_of.values())


@pytest.mark.parametrize("preset", sorted(kept_hashes()))
def test_games_of_an_earlier_version_replay_to_the_same_lines(preset: str) -> None:
    kept, hashes = games()[preset], kept_hashes()[preset]
    chosen = replayed(kept)
    assert [hash_of(kept[at]) for at in chosen] == [hashes[at] for at in chosen]


@pytest.mark.parametrize("preset", sorted(kept_hashes()))
def test_a_game_of_every_number_of_seats_is_replayed(preset: str) -> None:
    kept = games()[preset]
    assert {kept[at]["seats"] for at in replayed(kept)} == {game["seats"] for game in kept}


def test_every_game_that_was_kept_has_its_hash() -> None:
    assert {key: len(kept) for key, kept in games().items()} == {
        key: len(hashes) for key, hashes in kept_hashes().items()
    }


def keep() -> None:
    """Keep the hashes of what the games replay to now."""
    hashes = {preset: [hash_of(one) for one in kept] for preset, kept in games().items()}
    LINES.write_text(json.dumps(hashes, indent=1, sort_keys=True) + "\n", "utf-8")


if __name__ == "__main__":
    keep()
