"""Ratings and the figures that go with them, as the store counts them."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from data.ratings import (
    EVERYWHERE,
    OF_DAYS,
    AgainstLevel,
    BestGame,
    Bests,
    Change,
    GameRating,
    Meetings,
    RatingsPage,
    Reliability,
)
from data.results import FinishedGame
from data.sql.database import Value
from data.store import Store
from data.tables import TableState
from engine.ratings.rated import SeatFared, rated
from engine.ratings.rating import NEW
from engine.table.chairs import Chair, Presence
from tests.conftest import there
from tests.data.everything import begun, played
from tests.stored import exported
from tests.table_rows import GAME, LOBBY, of_day

ANN, BEN = 11, 12
DAY = 86_400_000


def nth(number: int, *places: int, days: int = 0, guild: int = 1) -> FinishedGame:
    """Return another game like it, later, with these places."""
    return replace(
        GAME,
        game_id=f"g{number}",
        guild_id=guild,
        ended_at=GAME.ended_at + days * DAY + number,
        seats=tuple(
            replace(seat, place=place, points=10 * place, level="medium", side=seat.seat)
            for seat, place in zip(GAME.seats, places, strict=True)
        ),
    )


async def test_a_game_rates_its_people_in_the_guild_and_over_all(store: Store) -> None:
    first = nth(1, 1, 2, 2, 4)
    await played(store, first)
    after = rated(
        "hearts",
        [
            SeatFared(ANN, "medium", 0, 1),
            SeatFared(BEN, "medium", 1, 2),
            SeatFared(None, "medium", 2, 2),
            SeatFared(None, "medium", 3, 4),
        ],
        {},
    )
    told = await store.ratings.change("g1")
    assert told == GameRating(
        {ANN: Change(1500, after[ANN].shown), BEN: Change(1500, after[BEN].shown)}, None
    )
    for guild in (1, 0):
        ann = there(await store.ratings.of_person(guild, ANN, "hearts"))
        assert (ann.shown, ann.games, ann.rank, ann.provisional) == (
            after[ANN].shown,
            1,
            None,
            True,
        )
        (point,) = await store.ratings.course(guild, ANN, "hearts")
        assert (point.game_id, point.ended_at, point.shown) == ("g1", first.ended_at, ann.shown)
    assert await store.ratings.of_person(2, ANN, "hearts") is None
    assert await store.ratings.of_person(1, ANN, "canasta") is None


async def test_a_fourth_game_of_a_day_among_the_same_people_is_not_rated(store: Store) -> None:
    for number in range(1, 5):
        # In whatever guild and family: the same two people had enough of each other.
        await played(store, nth(number, 1, 2, 3, 4, guild=1 + number % 2))
    assert await store.ratings.change("g4") == GameRating({}, "often")
    assert there(await store.ratings.of_person(0, ANN, "hearts")).games == 3
    third = nth(5, 1, 2, 3, 4)
    carol = replace(third.seats[2], person=13, name="Cleo")
    await played(store, replace(third, seats=(*third.seats[:2], carol, third.seats[3])))
    assert (await told_of(store, "g5")).unrated is None, "others came"
    await played(store, nth(6, 1, 2, 3, 4, days=1))
    assert (await told_of(store, "g6")).unrated is None, "on the next day"
    assert await store.ratings.audit() == []


async def told_of(store: Store, game_id: str) -> GameRating:
    return there(await store.ratings.change(game_id))


async def test_hints_and_computers_alone_rate_nobody(store: Store) -> None:
    await played(store, replace(nth(1, 1, 2, 3, 4), hints=True))
    assert await store.ratings.change("g1") == GameRating({}, "hints")
    alone = by_herself(nth(2, 1, 2, 3, 4))
    await store.tables.add(replace(begun(alone), solo=False))
    await store.results.finish(alone)
    assert await store.ratings.change("g2") == GameRating({}, "alone")
    assert await store.ratings.of_person(1, ANN, "hearts") is None
    assert await store.ratings.against_computers(1, ANN, "hearts") == (
        AgainstLevel("medium", 1, 1),
    ), "hints among people count for nothing, computers alone for this"
    await played(store, replace(alone, game_id="g3", hints=True))
    assert await store.ratings.change("g3") == GameRating({}, "hints")
    assert await store.ratings.against_computers(1, ANN, "hearts") == (
        AgainstLevel("medium", 2, 2),
    ), "alone, hints cost nobody anything"
    assert await store.ratings.audit() == []


def by_herself(game: FinishedGame) -> FinishedGame:
    """Return the game with Ann alone among computers."""
    rest = (replace(seat, person=None) for seat in game.seats[1:])
    return replace(game, seats=(game.seats[0], *rest))


async def test_a_game_alone_without_hints_is_rated_for_itself(store: Store) -> None:
    computers = [SeatFared(None, "medium", seat, seat + 1) for seat in (1, 2, 3)]
    own = NEW
    for number in range(1, 6):
        await played(store, by_herself(nth(number, 1, 2, 3, 4)))
        before = own
        own = rated("hearts", [SeatFared(ANN, "medium", 0, 1), *computers], {ANN: before})[ANN]
        assert await store.ratings.change(f"g{number}") == GameRating(
            {ANN: Change(before.shown, own.shown)}
        ), "every one of a day"
    kept = there(await store.ratings.alone_of(ANN, "hearts"))
    assert (kept.shown, kept.games) == (own.shown, 5)
    for guild in (1, EVERYWHERE, OF_DAYS):
        assert await store.ratings.of_person(guild, ANN, "hearts") is None
        assert await store.ratings.course(guild, ANN, "hearts") == ()
        assert await store.ratings.page(guild, "hearts") == RatingsPage((), 0)
    assert (await store.ratings.bests(1, ANN, "hearts")).longest_streak == 0
    # Once people play with each other, that begins at nothing and tells nothing of it.
    await played(store, nth(6, 1, 2, 3, 4))
    assert (await told_of(store, "g6")).changes[ANN].before == NEW.shown
    assert await store.ratings.alone_of(ANN, "hearts") == replace(kept, name="Ann")
    assert await store.ratings.audit() == []


async def test_the_deal_of_a_day_is_no_game_alone(store: Store) -> None:
    one = by_herself(nth(1, 1, 2, 3, 4))
    await store.tables.add(replace(begun(one), tried=of_day("2026-11-21"), practice=True))
    await store.results.finish(one)
    assert await store.ratings.change("g1") == GameRating({}, "alone")
    assert await store.ratings.alone_of(ANN, "hearts") is None
    assert await store.ratings.audit() == []


async def test_who_ends_a_game_alone_has_lost_it(store: Store) -> None:
    table = begun(by_herself(nth(1, 1, 1, 1, 1)))
    for row in (
        replace(table, table_id="hinted", hints=True),
        replace(table, table_id="day", tried=of_day("2026-11-21"), practice=True),
        replace(table, table_id="shared", solo=False),
    ):
        await store.tables.add(row)
        await store.tables.close(row.table_id, TableState.CLOSED, GAME.ended_at, lost=True)
    await store.tables.add(replace(table, table_id="broken"))
    await store.tables.close("broken", TableState.VOID, GAME.ended_at)
    assert await store.ratings.alone_of(ANN, "hearts") is None, "none of these is rated"

    await store.tables.add(table)
    for _ in range(2):
        await store.tables.close("g1", TableState.CLOSED, GAME.ended_at, lost=True)
    kept = there(await store.ratings.alone_of(ANN, "hearts"))
    ended, computers = SeatFared(ANN, "medium", 0, 2, left=True), range(1, 4)
    fared = [ended, *(SeatFared(None, "medium", seat, 1) for seat in computers)]
    assert (kept.shown, kept.games) == (rated("hearts", fared, {})[ANN].shown, 1)
    assert kept.shown < NEW.shown
    await played(store, by_herself(nth(2, 1, 2, 3, 4)))
    assert (await told_of(store, "g2")).changes[ANN].before == kept.shown
    assert await store.ratings.audit() == []
    await store.ratings.rebuild(lambda _done, _total: None)
    assert await store.ratings.audit() == []
    told = await exported(store, ANN)
    assert [one["has_left"] for one in told["forgotten_seats"]] == [1]
    await store.privacy.delete(ANN)
    assert await store.ratings.alone_of(ANN, "hearts") is None
    assert (await exported(store, ANN))["forgotten_seats"] == []
    assert await store.ratings.audit() == []


async def test_a_rating_alone_outlives_the_server_where_it_was_played(store: Store) -> None:
    await played(store, by_herself(nth(1, 1, 2, 3, 4)))
    kept = await store.ratings.alone_of(ANN, "hearts")
    await store.privacy.forget_guild(1)
    assert await store.ratings.audit() == []
    await store.ratings.rebuild(lambda _done, _total: None)
    assert await store.ratings.alone_of(ANN, "hearts") == kept is not None


async def test_a_count_anew_while_a_server_is_forgotten_changes_nothing(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await played(store, by_herself(nth(1, 1, 2, 3, 4)))
    await played(store, nth(2, 1, 2, 3, 4))
    practised = by_herself(nth(3, 1, 2, 3, 4))
    await store.tables.add(replace(begun(practised), practice=True, hints=True))
    await store.results.finish(replace(practised, hints=True))
    everywhere = await store.ratings.of_person(EVERYWHERE, ANN, "hearts")
    alone = there(await store.ratings.alone_of(ANN, "hearts"))
    assert await store.ratings.against_computers(1, ANN, "hearts") == (
        AgainstLevel("medium", 2, 2),
    )
    forget_some, rebuild = store.database.do, store.ratings.rebuild

    async def counted_anew(statement: str, values: Sequence[Value]) -> int:
        count = await forget_some(statement, values)
        with monkeypatch.context() as patch:
            patch.setattr(store.database, "do", forget_some)
            await rebuild(lambda _done, _total: None)
        assert await store.ratings.alone_of(ANN, "hearts") == alone
        told = await store.ratings.against_computers(1, ANN, "hearts")
        assert all(one.games <= 2 for one in told), "never practice"
        return count

    monkeypatch.setattr(store.database, "do", counted_anew)
    await store.privacy.forget_guild(1, at_once=1)
    monkeypatch.undo()
    assert await store.ratings.of_person(EVERYWHERE, ANN, "hearts") == everywhere
    assert await store.ratings.of_person(1, ANN, "hearts") is None
    assert await store.ratings.against_computers(1, ANN, "hearts") == ()
    assert (await store.standings.page(1, "all", "hearts")).total == 0
    assert await store.ratings.audit() == []
    assert await store.standings.audit() == []


async def test_the_list_has_who_played_ten_games_and_equal_numbers_share_a_rank(
    store: Store,
) -> None:
    for number in range(10):
        await played(store, nth(number, 1, 1, 3, 4, days=number))
        assert (await store.ratings.page(1, "hearts")).total == (0 if number < 9 else 2)
    page = await store.ratings.page(1, "hearts")
    assert [(row.person, row.rank) for row in page.rows] == [(ANN, 1), (BEN, 1)]
    second = await store.ratings.page(1, "hearts", page=1, size=1)
    assert [(row.person, row.rank) for row in second.rows] == [(BEN, 1)]
    assert (await store.ratings.page(0, "hearts")).total == 2
    assert (await store.ratings.page(1, "hearts", "2026-11")).total == 2
    assert (await store.ratings.page(1, "hearts", "2027-01")).total == 0
    assert await store.ratings.of_person(1, BEN, "hearts") == page.rows[1]


async def test_meetings_and_computers_and_bests(store: Store) -> None:
    for number, places in enumerate([(1, 2, 2, 4), (1, 2, 3, 4), (3, 1, 2, 3), (2, 2, 1, 4)]):
        await played(store, nth(number, *places, days=number))
    assert await store.ratings.meetings(1, ANN, BEN) == Meetings(4, 2, 1, 1, 0)
    assert await store.ratings.meetings(0, BEN, ANN, "hearts") == Meetings(4, 1, 1, 2, 0)
    assert await store.ratings.meetings(1, BEN, ANN, "canasta") == Meetings()
    assert await store.ratings.against_computers(0, ANN, "hearts") == (
        AgainstLevel("medium", 4, 2),
    )
    assert await store.ratings.bests(1, ANN, "hearts") == Bests(
        2, 0, fewest_points=BestGame(10, "g0")
    )
    assert (await store.ratings.bests(0, BEN, "hearts")).longest_streak == 1
    assert await store.ratings.audit() == []


async def test_a_best_game_is_one_of_those_that_are_won_that_way(store: Store) -> None:
    least, most = "standard", "reverse_hearts"
    for number, preset in enumerate([most, least, least, most, most, "of_a_later_version"]):
        one = nth(number, 1, 2, 3, 4, days=number, guild=1 + number % 2)
        points = [7, 40, 30, 90, 80, 1][number]
        await played(
            store,
            replace(
                one, preset=preset, seats=tuple(replace(seat, points=points) for seat in one.seats)
            ),
        )
    everywhere = await store.ratings.bests(0, ANN, "hearts")
    assert everywhere.fewest_points == BestGame(30, "g2")
    assert everywhere.most_points == BestGame(90, "g3")
    first = await store.ratings.bests(1, ANN, "hearts")
    assert (first.fewest_points, first.most_points) == (BestGame(30, "g2"), BestGame(80, "g4"))
    assert await store.ratings.audit() == []


async def test_partners_are_no_opponents(store: Store) -> None:
    one = nth(1, 1, 1, 2, 2)
    seats = tuple(replace(seat, side=0 if seat.seat < 2 else 2) for seat in one.seats)
    await played(store, replace(one, family="canasta", seats=seats))
    assert await store.ratings.meetings(1, ANN, BEN) == Meetings(partnered=1)


async def test_reliability_counts_leaving_with_a_result_or_without(store: Store) -> None:
    for number in range(4):
        await played(store, nth(number, 1, 2, 3, 4, days=number))
    five = nth(5, 4, 1, 2, 3, days=5)
    await played(store, replace(five, seats=(replace(five.seats[0], left=True), *five.seats[1:])))
    assert await store.ratings.reliability(ANN) == Reliability(5, 4)
    assert (await store.ratings.reliability(BEN)).share == 1.0
    chairs = (
        Chair("Ann", ANN, presence=Presence.LEFT),
        Chair("Ben", BEN, presence=Presence.AWAY),
        *LOBBY.chairs[2:],
    )
    await store.tables.add(replace(LOBBY, table_id="t9", chairs=chairs))
    await store.tables.start("t9", dealer=0, seat_count=4, started_at=1)
    await store.tables.close("t9", TableState.VOID, five.ended_at + 7 * DAY)
    assert await store.ratings.reliability(ANN) == Reliability(6, 4)
    assert await store.ratings.reliability(BEN) == Reliability(5, 5), "only who had left"
    assert await store.ratings.audit() == []
    for number in range(10, 60):
        await played(store, nth(number, 1, 2, 3, 4, days=number + 10))
    assert await store.ratings.reliability(ANN) == Reliability(50, 50), "the last fifty"


def test_what_leaving_costs() -> None:
    assert Reliability(4, 4).share is None
    assert Reliability(4, 4).after_leaving() == Reliability(5, 4)
    assert Reliability(50, 48).after_leaving() == Reliability(50, 47)


async def test_the_level_and_side_of_a_seat_come_back(store: Store) -> None:
    one = nth(1, 1, 2, 3, 4)
    await played(store, one)
    assert await store.results.get("g1") == one
    assert NEW.shown == 1500


async def test_a_game_for_practice_counts_against_no_computer(store: Store) -> None:
    one = by_herself(nth(1, 1, 2, 3, 4))
    row = replace(LOBBY, table_id="g1", state=TableState.PLAYING, practice=True, chairs=())
    await store.tables.add(row)
    await store.results.finish(one)
    assert await store.ratings.against_computers(1, ANN, "hearts") == ()
    assert await store.ratings.audit() == []
