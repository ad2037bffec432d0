"""The rankings of a small crowd are what its games say, and a game told otherwise is noticed."""

from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from benchmarks.crowd import Fact, crowd
from benchmarks.people import anchors, play
from benchmarks.rankings import differences
from benchmarks.recount import Recount, bradley_terry
from data.sqlite.store import SqliteStore


@dataclass(frozen=True)
class Played:
    """Two days of a crowd, in a store that is open."""

    store: SqliteStore
    facts: list[Fact]
    today: str

    async def different(self, facts: list[Fact]) -> set[str]:
        """Return which rankings are not what these facts say."""
        recount = Recount(anchors())
        for fact in facts:
            recount.tell(fact)
        _, found = await differences(self.store, recount, self.today)
        return {line.split(":")[0] for line in found}


async def test_every_ranking_is_what_the_games_say(tmp_path: Path) -> None:
    rng = Random(3)
    store = await SqliteStore.open(tmp_path / "cardroom.db")
    try:
        facts, today = await play(store, crowd(30, rng), 2, rng)
        played = Played(store, facts, today)
        assert await played.different(facts) == set()
        met = next(at for at, fact in enumerate(facts) if fact.day is None and not fact.hints)
        tried = next(at for at, fact in enumerate(facts) if fact.day is not None)
        assert await played.different(_otherwise(facts, met)) >= {"boards", "ratings"}
        assert await played.different(_otherwise(facts, tried)) >= {
            "percentages",
            "solo ratings",
            "tables of day's deals",
        }
        assert await played.different(facts[:tried] + facts[tried + 1 :]) >= {"percentages"}
        audits = [
            await store.standings.audit(),
            await store.ratings.audit(),
            await store.daily.audit(),
        ]
        assert audits == [[], [], []]
    finally:
        await store.close()


def _otherwise(facts: list[Fact], at: int) -> list[Fact]:
    """Tell one game otherwise: who was first was last, and one side had a thousand points more."""
    fact = facts[at]
    side = fact.seats[0].side
    seats = tuple(
        seat._replace(points=seat.points + 1000 * (seat.side == side), place=10 - seat.place)
        for seat in fact.seats
    )
    return [*facts[:at], fact._replace(seats=seats), *facts[at + 1 :]]


def test_two_who_are_worth_the_same_part_as_the_paper_says() -> None:
    # By hand: both chances are one half, the scale is the root of 2 (8.333² + 4.167²).
    first, second = (1, [(25.0, 25 / 3)]), (2, [(25.0, 25 / 3)])
    (winner,), (loser,) = bradley_terry(first, [second]), bradley_terry(second, [first])
    assert winner == pytest.approx((27.6352, 8.0655), abs=1e-4)
    assert loser == pytest.approx((22.3648, 8.0655), abs=1e-4)
