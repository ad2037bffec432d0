"""Counts can be proven and made again, and games that wait are counted by and by."""

from collections.abc import Iterable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from data.results import FinishedGame, SeatResult
from data.seasons import day_of, four_weeks_of
from data.sql.counting import count_next
from data.sql.database import Writing
from data.store import Store
from data.tables import TableState
from engine.contract.outcome import places_of_those_who_stayed
from tests.data.everything import begun, played
from tests.data.places import Place, SqlitePlace
from tests.table_rows import GAME

DAY = 86_400_000

FIGURES = ("ratings", "against_computers", "bests", "boards", "standings", "feats", "walkouts")


def evening(count: int, *, first: int = 0) -> list[FinishedGame]:
    """Return games of a few people in two guilds, of teams and alone, with leavers and hints."""
    rng = Random(first)
    found: list[FinishedGame] = []
    for number in range(first, first + count):
        people = rng.sample([11, 12, 13, 14, 15], rng.choice([1, 2, 3, 4]))
        sides = rng.choice([(0, 1, 2, 3), (0, 1, 0, 1)])
        marks = [rng.randint(1, 4) for _ in range(4)]
        gone = {seat for seat in range(len(people)) if rng.random() < 0.1}
        places = places_of_those_who_stayed([marks[side] for side in sides], sides, gone)
        found.append(
            replace(
                GAME,
                game_id=f"e{number:03}",
                guild_id=rng.choice([1, 2]),
                family=rng.choice(["hearts", "canasta"]),
                # Either way to win.
                preset="reverse_hearts" if number % 2 else "standard",
                customised=rng.random() < 0.2,
                hints=rng.random() < 0.1,
                ended_at=GAME.ended_at + number * DAY // 8,
                seats=tuple(
                    SeatResult(
                        seat,
                        people[seat] if seat < len(people) else None,
                        f"P{seat}",
                        places[seat],
                        score=rng.randint(0, 99),
                        points=rng.randint(0, 99),
                        feats={} if seat in gone else {"moons": rng.randint(0, 2)},
                        left=seat in gone,
                        level=rng.choice(["easy", "medium", "hard"]),
                        side=sides[seat],
                    )
                    for seat in range(4)
                ),
            )
        )
    return found


async def all_played(store: Store, games: Iterable[FinishedGame]) -> None:
    for game in games:
        await played(store, game)


async def left_alone(store: Store, games: Iterable[FinishedGame]) -> int:
    """Let those games be ended by their person that are alone and without hints."""
    count = 0
    for row in map(begun, games):
        if row.solo and not row.hints:
            await store.tables.add(row)
            await store.tables.close(row.table_id, TableState.CLOSED, game_end(count), lost=True)
            count += 1
    return count


def game_end(number: int) -> int:
    return 20_800 * DAY + number * DAY // 8


async def figures(place: Place) -> dict[str, list[Any]]:
    """Return all figures, boards by what they are and not by their number."""
    names = dict(
        await place.rows(
            "SELECT board, guild_id || season || family || preset FROM boards WHERE people > 0"
        )
    )
    found: dict[str, list[Any]] = {
        table: sorted(await place.rows(f"SELECT * FROM {table}"), key=repr)
        for table in FIGURES
        if table not in {"boards", "standings", "feats"}
    }
    for table in ("standings", "feats"):
        rows = await place.rows(f"SELECT * FROM {table}")
        found[table] = sorted((names[row[0]], *row[1:]) for row in rows)
    found["results"] = await place.rows(
        "SELECT game_id, seat, level, side, company, rated_from, rated_to, rated_everywhere"
        " FROM results ORDER BY game_id, seat"
    )
    found["games"] = await place.rows("SELECT game_id, number, unrated FROM games ORDER BY game_id")
    return found


async def uncounted(place: Place) -> None:
    """Take away all that counting made, as if every game waited for its turn."""
    await place.do(
        "DELETE FROM ratings",
        "DELETE FROM against_computers",
        "DELETE FROM bests",
        "UPDATE games SET number = NULL, unrated = NULL",
        "UPDATE counting SET counted = 0",
        "UPDATE results SET rated_from = NULL, rated_to = NULL, rated_everywhere = NULL",
    )


async def test_games_that_wait_are_counted_in_and_a_crash_loses_nothing(place: Place) -> None:
    store = await place.opened()
    games = evening(40)
    await all_played(store, games)
    assert await store.ratings.audit() == []
    assert await store.standings.audit() == []
    await store.close()
    expected = await figures(place)
    assert len(expected["ratings"]) > 10
    await uncounted(place)

    store = await place.opened()
    assert await store.ratings.behind() == 40
    assert await store.ratings.change("e000") is None
    await store.write(lambda writing: count_next(writing, at_once=7))
    with pytest.raises(RuntimeError):
        await store.write(_halfway)
    await store.close()
    store = await place.opened()
    assert await store.ratings.behind() == 33
    assert await store.ratings.audit() == [], "as far as it is counted"
    assert await store.standings.audit() == []
    # A game that ends meanwhile waits for its turn.
    (late,) = evening(1, first=90)
    await all_played(store, [late])
    assert await store.ratings.change("e090") is None
    assert await store.ratings.behind() == 34
    await store.ratings.catch_up()
    assert await store.ratings.behind() == 0
    assert await store.ratings.audit() == []
    assert await store.standings.audit() == []
    await store.close()
    counted = await figures(place)
    assert counted["games"][:40] == expected["games"]
    assert counted["results"][:160] == expected["results"]


async def _halfway(writing: Writing) -> None:
    await count_next(writing, at_once=7)
    raise RuntimeError("killed")


async def test_a_rebuild_makes_the_same_of_nothing_and_goes_on_after_a_crash(place: Place) -> None:
    store = await place.opened()
    await all_played(store, evening(40))
    assert await left_alone(store, evening(40, first=50)) > 5
    await store.privacy.delete(12)
    await store.privacy.forget_guild(2)
    assert await store.ratings.audit() == []
    await store.close()
    expected = await figures(place)
    await place.do(
        "UPDATE ratings SET mu = 99.0, games = 7",
        "UPDATE standings SET wins = wins + 1",
        "DELETE FROM bests",
    )
    store = await place.opened()
    told: list[tuple[int, int]] = []

    def dies(done: int, total: int) -> None:
        told.append((done, total))
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        await store.ratings.rebuild(dies)
    await store.close()
    store = await place.opened()
    await store.ratings.rebuild(lambda done, total: told.append((done, total)))
    assert told[0][0] == 0
    assert told[-1][0] == told[-1][1] > 10
    assert await store.ratings.audit() == []
    assert await store.standings.audit() == []
    await store.close()
    assert await figures(place) == expected


@pytest.mark.parametrize("method", ["", "1"], ids=["the first", "another"])
async def test_ratings_by_another_method_are_made_anew_when_games_are_counted(
    place: Place, method: str
) -> None:
    store = await place.opened()
    await all_played(store, evening(40))
    await store.privacy.forget_guild(2)
    await store.ratings.catch_up()
    assert await store.ratings.audit() == []
    expected = await figures(place)
    await place.do(
        "UPDATE ratings SET mu = mu + 1, shown = shown + 24",
        "UPDATE results SET rated_from = rated_from + 7, rated_to = rated_to + 8"
        " WHERE rated_from IS NOT NULL",
        "DELETE FROM settings WHERE key = 'rated_by'",
    )
    if method:
        await store.settings.set("rated_by", method)
    assert len(await store.ratings.audit()) > 10
    await store.ratings.catch_up()
    assert await store.ratings.audit() == []
    assert await store.standings.audit() == []
    assert await figures(place) == expected
    await place.do("UPDATE ratings SET mu = mu + 1")
    await store.ratings.catch_up()
    assert len(await store.ratings.audit()) > 10, "once"
    await store.close()


TAMPERED = (
    "UPDATE ratings SET mu = mu + 0.001 WHERE person = 11 AND guild_id = -2",
    "UPDATE ratings SET games = games + 1 WHERE person = 11 AND guild_id = -2",
    "DELETE FROM ratings WHERE guild_id = -2",
    "DELETE FROM forgotten_seats WHERE has_left = 1",
    "UPDATE results SET rated_to = rated_to + 1 WHERE rated_to > 0 AND rated_everywhere IS NULL",
    "UPDATE tables SET field = 'one', field_deal = 1 WHERE solo = 1",
    "UPDATE tables SET solo = 1 WHERE solo = 0",
    "UPDATE ratings SET mu = mu + 0.001 WHERE person = 11 AND guild_id = 1",
    "UPDATE ratings SET sigma = sigma + 0.001 WHERE person = 11 AND guild_id = 0",
    "UPDATE ratings SET shown = shown + 1 WHERE person = 11 AND guild_id = 1",
    "UPDATE ratings SET games = games + 1 WHERE person = 11 AND guild_id = 1",
    "UPDATE ratings SET last_day = last_day + 1 WHERE person = 11 AND guild_id = 1",
    "DELETE FROM ratings WHERE person = 11 AND guild_id = 1 AND family = 'hearts'",
    "INSERT INTO ratings VALUES (1, 'whist', 11, 25.0, 8.0, 1500, 1, 20000)",
    "UPDATE against_computers SET games = games + 1 WHERE person = 11",
    "UPDATE against_computers SET ahead = ahead + 1 WHERE person = 11",
    "UPDATE bests SET streak = streak + 1 WHERE person = 11 AND guild_id = 0",
    "UPDATE bests SET longest = longest + 1 WHERE person = 11 AND guild_id = 1",
    "UPDATE bests SET fewest = fewest - 1 WHERE person = 11 AND guild_id = 1",
    "UPDATE bests SET fewest_game = 'other' WHERE person = 11 AND guild_id = 1",
    "UPDATE bests SET most = most + 1 WHERE person = 11 AND guild_id = 1",
    "UPDATE bests SET most_game = 'other' WHERE person = 11 AND guild_id = 1",
    "UPDATE games SET unrated = 'often' WHERE unrated IS NULL AND number < 5",
    "UPDATE games SET unrated = NULL WHERE unrated IS NOT NULL",
    "UPDATE results SET rated_from = rated_from + 1 WHERE person = 11",
    "UPDATE results SET rated_to = rated_to + 1 WHERE person = 11",
    "UPDATE results SET rated_everywhere = rated_everywhere - 1 WHERE person = 11",
    "UPDATE results SET company = 1 - company WHERE person = 11",
    "UPDATE results SET ranked_guild = ranked_guild + 1 WHERE person = 11",
    "UPDATE results SET ranked_family = NULL WHERE person = 11",
    "UPDATE results SET ranked_family = 'hearts' WHERE person IS NULL",
    "UPDATE standing_spread SET people = people + 1",
    "DELETE FROM standing_spread WHERE wins = 1",
    "INSERT INTO walkouts VALUES (11, 5, 'e000')",
    """UPDATE standings SET wins = wins + 1 WHERE person = 11
    AND board IN (SELECT board FROM boards WHERE season LIKE 's%')""",
)


async def test_the_audit_finds_each_figure_that_is_out(place: Place) -> None:
    store = await place.opened()
    await all_played(store, evening(40))
    await left_alone(store, evening(40, first=50))
    assert await store.ratings.audit() == []
    await store.close()
    # What the audit asks is the same of every database, so one may be asked less.
    for statement in TAMPERED if isinstance(place, SqlitePlace) else TAMPERED[::3]:
        tampered = await place.copied()
        assert await tampered.do(statement) > 0, statement
        store = await tampered.opened()
        found = [*await store.ratings.audit(), *await store.standings.audit()]
        await store.close()
        assert found, statement


async def test_four_weeks_are_a_season_of_the_leaderboards(store: Store) -> None:
    one = replace(GAME, game_id="e1")
    await all_played(store, [one])
    season = four_weeks_of(day_of(one.ended_at))
    page = await store.standings.page(1, season, "hearts")
    assert [(row.person, row.wins) for row in page.rows] == [(11, 1), (12, 0)]
    assert (await store.standings.page(1, season, "hearts", "standard")).total == 2
