"""The rankings of a small crowd are what its games say, and a game told otherwise is noticed."""

from dataclasses import dataclass
from pathlib import Path
from random import Random

from bot.screens.daily.games import families
from data.sqlite.store import SqliteStore
from engine.players.levels import LEVELS
from engine.ratings.rated import anchor
from tests.ratings.crowd import Fact, crowd, play
from tests.ratings.rankings import differences
from tests.ratings.recount import Anchor, Recount


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
        assert any(fact.hints for fact in facts)
        assert sum(seat.left for fact in facts for seat in fact.seats) > 3
        assert sum(seat.gone and not seat.left for fact in facts for seat in fact.seats) > 3
        played = Played(store, facts, today)
        assert await played.different(facts) == set()
        rated = [(at, fact) for at, fact in enumerate(facts) if fact.day is None and not fact.hints]
        met = next(at for at, fact in rated if not fact.alone)
        alone = next(at for at, fact in rated if fact.alone and not fact.ended)
        ended = next(at for at, fact in rated if fact.ended)
        hinted = next(at for at, fact in enumerate(facts) if fact.alone and fact.hints)
        tried = next(at for at, fact in enumerate(facts) if fact.day is not None)
        assert await played.different(_otherwise(facts, met)) >= {"boards", "ratings"}
        assert await played.different(_otherwise(facts, tried)) >= {
            "percentages",
            "solo ratings",
            "tables of day's deals",
        }
        assert await played.different(facts[:tried] + facts[tried + 1 :]) >= {"percentages"}
        own = {"ratings", "ratings alone"}
        assert await played.different(_otherwise(facts, alone)) == own
        for at in (alone, ended):
            assert await played.different(facts[:at] + facts[at + 1 :]) >= own
        without = facts[hinted]._replace(hints=False)
        assert await played.different([*facts, without]) >= own
        audits = [
            await store.standings.audit(),
            await store.ratings.audit(),
            await store.daily.audit(),
        ]
        assert audits == [[], [], []]
    finally:
        await store.close()


def anchors() -> Anchor:
    """Return what the computers of each family and level were measured to be worth."""
    found = {(family, level): anchor(family, level) for family in families() for level in LEVELS}
    return {key: (one.mu, one.sigma) for key, one in found.items()}


def _otherwise(facts: list[Fact], at: int) -> list[Fact]:
    """Tell one game otherwise: who was first was last, and one side had a thousand points more."""
    fact = facts[at]
    side = fact.seats[0].side
    seats = tuple(
        seat._replace(points=seat.points + 1000 * (seat.side == side), place=10 - seat.place)
        for seat in fact.seats
    )
    return [*facts[:at], fact._replace(seats=seats), *facts[at + 1 :]]
