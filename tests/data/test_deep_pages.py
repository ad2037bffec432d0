"""Pages far down a list: they are the right ones, and nobody above them is looked at."""

import sqlite3
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import closing
from itertools import count
from pathlib import Path
from random import Random
from typing import Protocol, TypeAlias

import aiosqlite
import pytest

from data.days import DailyStanding
from data.ratings import LISTED_FROM, KeptRating
from data.sqlite.store import SqliteStore
from data.standings import REGULAR, Order, Standing
from data.store import Store

SIZE = 7
PEOPLE = range(1, 90)
SEASON_FROM = 20_758
"""The first of November 2026, counted from 1970."""

Overhear: TypeAlias = Callable[[aiosqlite.Connection, Callable[[str], object]], Awaitable[None]]


def ranked(
    people: Mapping[int, tuple[float, ...]], apart: Mapping[int, float] | None = None
) -> list[tuple[int, int]]:
    """Return people and their ranks; whoever has the lesser key is further up.

    Of equals it is whoever has more of what tells them `apart`.
    """
    more = apart or {}
    keys = {person: (*key, -more.get(person, -1e6)) for person, key in people.items()}
    order = sorted(people, key=lambda person: (keys[person], person))
    row = [keys[person] for person in order]
    return [(person, 1 + row.index(keys[person])) for person in order]


class Page(Protocol):
    """A page of any list."""

    @property
    def rows(self) -> Sequence[Standing | KeptRating | DailyStanding]: ...

    @property
    def total(self) -> int: ...


async def whole(turned: Callable[[int], Awaitable[Page]]) -> list[tuple[int, int | None]]:
    """Turn all pages of a list; return its people and their ranks."""
    found: list[tuple[int, int | None]] = []
    for number in count():
        page = await turned(number)
        found += [(row.person, row.rank) for row in page.rows]
        if not page.rows:
            assert page.total == len(found)
            return found
    raise AssertionError


async def filled(store: Store, statement: str, rows: list[tuple[int | float | str, ...]]) -> None:
    await store.write(lambda writing: writing.do_each(statement, rows))


async def test_the_pages_of_ratings_put_together_are_the_list(store: Store) -> None:
    rng = Random(1)
    people = {
        # Some equal each other, some stand where a part ends, some are below nothing.
        person: (
            rng.choice((1535, 1536, -64, -65, rng.randint(-200, 1800))),
            rng.choice((9, 10, 11)),
        )
        for person in PEOPLE
    }
    days = {person: rng.choice((SEASON_FROM - 1, SEASON_FROM)) for person in PEOPLE}
    await filled(
        store,
        "INSERT INTO ratings (guild_id, family, person, mu, sigma, shown, games, last_day)"
        " VALUES (1, 'hearts', ?, 25.0, 5.0, ?, ?, ?)",
        [(person, shown, games, days[person]) for person, (shown, games) in people.items()],
    )
    # They play on, so that some join the list and some change their part and their day.
    for person in list(PEOPLE)[::3]:
        people[person] = (people[person][0] + rng.choice((-70, -1, 1, 70)), people[person][1] + 1)
        days[person] += rng.choice((0, 1))
    await filled(
        store,
        "UPDATE ratings SET shown = ?, games = ?, last_day = ? WHERE person = ?",
        [(*people[person], days[person], person) for person in PEOPLE],
    )
    for season, first in (("all", 0), ("2026-11", SEASON_FROM)):
        listed = {
            person: (-shown,)
            for person, (shown, games) in people.items()
            if games >= LISTED_FROM and days[person] >= first
        }
        found = await whole(
            lambda page, season=season: store.ratings.page(
                1, "hearts", season, page=page, size=SIZE
            )
        )
        assert [person for person, _ in found] == [person for person, _ in ranked(listed)]
        if season == "all":
            assert found == ranked(listed)
    assert all("number of people" not in line for line in await store.ratings.audit())


async def test_the_pages_of_days_put_together_are_the_table(store: Store) -> None:
    rng = Random(2)
    people = {
        person: (rng.choice((0, 999, 1000, rng.randrange(20_000))), rng.choice((1, 2)))
        for person in PEOPLE
    }
    await filled(
        store,
        "INSERT INTO daily_standings (family, season, guild_id, person, deals, score)"
        " VALUES ('hearts', 'all', 7, ?, ?, ?)",
        [(person, deals, score) for person, (score, deals) in people.items()],
    )
    order = sorted(people, key=lambda person: (-people[person][0], people[person][1], person))
    scores = [people[person][0] for person in order]
    found = await whole(lambda page: store.days.standings("hearts", "all", 7, page=page, size=SIZE))
    assert found == [(person, 1 + scores.index(people[person][0])) for person in order]


async def some_rated(store: Store, rng: Random) -> dict[int, int]:
    """Rate some of the people in guild 1 at Hearts, and all elsewhere; return the former."""
    ratings = {person: rng.choice((1480, 1520, -30)) for person in PEOPLE if rng.random() < 0.7}
    rows: list[tuple[int | float | str, ...]] = [
        (1, "hearts", person, shown) for person, shown in ratings.items()
    ]
    for guild, family in ((0, "hearts"), (1, "canasta")):
        rows += [(guild, family, person, rng.randint(0, 3000)) for person in PEOPLE]
    await filled(
        store,
        "INSERT INTO ratings (guild_id, family, person, mu, sigma, shown, games, last_day)"
        " VALUES (?, ?, ?, 25.0, 5.0, ?, 5, 1)",
        rows,
    )
    return ratings


async def test_the_pages_of_a_board_put_together_are_the_board(store: Store) -> None:
    rng = Random(3)
    people = {
        person: (
            rng.randrange(4),
            rng.choice((8, 9, 10, 12)),
            *rng.choice(((0, 0), (rng.randrange(0, 40), 4), (rng.randrange(0, 40), 5))),
        )
        for person in PEOPLE
    }
    await filled(
        store,
        "INSERT INTO boards (guild_id, season, family, preset) VALUES (?, 'all', 'hearts', '*')",
        [(1,)],
    )
    await filled(
        store,
        "INSERT INTO standings (board, person, wins, games, points, deals, place_sum)"
        " VALUES ((SELECT board FROM boards), ?, ?, ?, ?, ?, 0)",
        [(person, *figures) for person, figures in people.items()],
    )
    # Half of them win once more.
    for person in list(PEOPLE)[::2]:
        wins, games, points, deals = people[person]
        people[person] = (wins + 1, games, points, deals)
        await filled(store, "UPDATE standings SET wins = wins + 1 WHERE person = ?", [(person,)])
    ratings = await some_rated(store, rng)
    regulars = {person: one for person, one in people.items() if one[1] >= REGULAR and one[3]}
    games = {person: one[1] for person, one in people.items()}
    expected: dict[Order, list[tuple[int, int]]] = {
        "wins": ranked({person: (-one[0], one[1]) for person, one in people.items()}, ratings),
        "fewest-points": ranked(
            {who: (one[2] / max(1, one[3]),) for who, one in regulars.items()}, games
        ),
        "most-points": ranked(
            {who: (-one[2] / max(1, one[3]),) for who, one in regulars.items()}, games
        ),
    }
    for order, right in expected.items():
        found = await whole(
            lambda page, order=order: store.standings.page(
                1, "all", "hearts", page=page, size=SIZE, order=order
            )
        )
        assert found == right
    for person, rank in expected["wins"]:
        line = await store.standings.of_person(1, person, "all", "hearts")
        assert line is not None
        assert line.rank == rank


ASKED: tuple[Callable[[Store], Awaitable[object]], ...] = (
    lambda store: store.standings.page(1, "all", "hearts", page=9),
    lambda store: store.standings.page(1, "all", "hearts", page=9, order="fewest-points"),
    lambda store: store.standings.page(1, "all", "hearts", page=9, order="most-points"),
    lambda store: store.standings.of_person(1, 11, "all", "hearts"),
    lambda store: store.ratings.page(1, "hearts", "2026-11"),
    lambda store: store.ratings.of_person(1, 11, "hearts"),
    lambda store: store.ratings.course(1, 11, "hearts"),
    lambda store: store.ratings.meetings(1, 11, 12, "hearts"),
    lambda store: store.days.standings("hearts", "all", 7, page=9),
    lambda store: store.days.standing_of(11, "hearts", "all", 7),
)


@pytest.mark.parametrize("ask", ASKED)
async def test_what_is_passed_over_is_read_from_an_index_alone(
    connections: list[aiosqlite.Connection],
    overhear: Overhear,
    path: Path,
    ask: Callable[[Store], Awaitable[object]],
) -> None:
    store = await SqliteStore.open(path)
    heard: list[str] = []
    try:
        await filled(
            store,
            "INSERT INTO ratings (guild_id, family, person, mu, sigma, shown, games, last_day)"
            " VALUES (1, 'hearts', ?, 25.0, 5.0, 1500, 10, 30000)",
            [(11,)],
        )
        await filled(
            store,
            "INSERT INTO daily_standings (family, season, guild_id, person, deals, score)"
            " VALUES ('hearts', 'all', 7, ?, 1, 1)",
            [(11,)],
        )
        _, reader = connections
        await overhear(reader, heard.append)
        await ask(store)
    finally:
        await store.close()
    assert heard
    with closing(sqlite3.connect(path)) as file:
        for statement in heard:
            plan = [row[3] for row in file.execute(f"EXPLAIN QUERY PLAN {statement}")]
            assert [step for step in plan if " USING INDEX " in step] == [], statement
