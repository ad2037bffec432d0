"""Ratings and the figures that go with them, as the store counts them."""

from collections.abc import Awaitable, Callable
from dataclasses import replace

from data.ratings import (
    AgainstLevel,
    BestGame,
    Bests,
    Change,
    GameRating,
    Meetings,
    Reliability,
)
from data.results import FinishedGame
from data.store import Store
from data.tables import TableRow, TableState
from engine.ratings.rated import SeatFared, rated
from engine.ratings.rating import NEW
from engine.table.chairs import Chair, Presence

Play = Callable[[FinishedGame], Awaitable[bool]]

ANN, BEN = 11, 12
DAY = 86_400_000


def nth(
    game: FinishedGame, number: int, *places: int, days: int = 0, guild: int = 1
) -> FinishedGame:
    """Return another game like it, later, with these places."""
    return replace(
        game,
        game_id=f"g{number}",
        guild_id=guild,
        ended_at=game.ended_at + days * DAY + number,
        seats=tuple(
            replace(seat, place=place, points=10 * place, level="medium", side=seat.seat)
            for seat, place in zip(game.seats, places, strict=True)
        ),
    )


async def test_a_game_rates_its_people_in_the_guild_and_over_all(
    store: Store, game: FinishedGame, play: Play
) -> None:
    first = nth(game, 1, 1, 2, 2, 4)
    await play(first)
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
        ann = await store.ratings.of_person(guild, ANN, "hearts")
        assert ann is not None
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


async def test_a_fourth_game_of_a_day_among_the_same_people_is_not_rated(
    store: Store, game: FinishedGame, play: Play
) -> None:
    for number in range(1, 5):
        # In whatever guild and family: the same two people had enough of each other.
        await play(nth(game, number, 1, 2, 3, 4, guild=1 + number % 2))
    told = await store.ratings.change("g4")
    assert told == GameRating({}, "often")
    ann = await store.ratings.of_person(0, ANN, "hearts")
    assert ann is not None
    assert ann.games == 3
    third = nth(game, 5, 1, 2, 3, 4)
    carol = replace(third.seats[2], person=13, name="Cleo")
    await play(replace(third, seats=(*third.seats[:2], carol, third.seats[3])))
    assert (await told_of(store, "g5")).unrated is None, "others came"
    await play(nth(game, 6, 1, 2, 3, 4, days=1))
    assert (await told_of(store, "g6")).unrated is None, "on the next day"
    assert await store.ratings.audit() == []


async def told_of(store: Store, game_id: str) -> GameRating:
    told = await store.ratings.change(game_id)
    assert told is not None
    return told


async def test_hints_and_computers_alone_rate_nobody(
    store: Store, game: FinishedGame, play: Play
) -> None:
    await play(replace(nth(game, 1, 1, 2, 3, 4), hints=True))
    assert await store.ratings.change("g1") == GameRating({}, "hints")
    alone = nth(game, 2, 1, 2, 3, 4)
    rest = tuple(replace(seat, person=None) for seat in alone.seats[1:])
    await play(replace(alone, seats=(alone.seats[0], *rest)))
    assert await store.ratings.change("g2") == GameRating({}, "alone")
    assert await store.ratings.of_person(1, ANN, "hearts") is None
    assert await store.ratings.against_computers(1, ANN, "hearts") == (
        AgainstLevel("medium", 1, 1),
    ), "hints among people count for nothing, computers alone for this"
    await play(replace(alone, game_id="g3", hints=True, seats=(alone.seats[0], *rest)))
    assert await store.ratings.change("g3") == GameRating({}, "hints")
    assert await store.ratings.against_computers(1, ANN, "hearts") == (
        AgainstLevel("medium", 2, 2),
    ), "alone, hints cost nobody anything"
    assert await store.ratings.audit() == []


async def test_the_list_has_who_played_ten_games_and_equal_numbers_share_a_rank(
    store: Store, game: FinishedGame, play: Play
) -> None:
    for number in range(10):
        await play(nth(game, number, 1, 1, 3, 4, days=number))
        listed = (await store.ratings.page(1, "hearts")).total
        assert listed == (0 if number < 9 else 2)
    page = await store.ratings.page(1, "hearts")
    assert [(row.person, row.rank) for row in page.rows] == [(ANN, 1), (BEN, 1)]
    second = await store.ratings.page(1, "hearts", page=1, size=1)
    assert [(row.person, row.rank) for row in second.rows] == [(BEN, 1)]
    assert (await store.ratings.page(0, "hearts")).total == 2
    assert (await store.ratings.page(1, "hearts", "2026-11")).total == 2
    assert (await store.ratings.page(1, "hearts", "2027-01")).total == 0
    ben = await store.ratings.of_person(1, BEN, "hearts")
    assert ben == page.rows[1]


async def test_meetings_and_computers_and_bests(
    store: Store, game: FinishedGame, play: Play
) -> None:
    for number, places in enumerate([(1, 2, 2, 4), (1, 2, 3, 4), (3, 1, 2, 3), (2, 2, 1, 4)]):
        await play(nth(game, number, *places, days=number))
    assert await store.ratings.meetings(1, ANN, BEN) == Meetings(4, 2, 1, 1, 0)
    assert await store.ratings.meetings(0, BEN, ANN, "hearts") == Meetings(4, 1, 1, 2, 0)
    assert await store.ratings.meetings(1, BEN, ANN, "canasta") == Meetings()
    assert await store.ratings.against_computers(0, ANN, "hearts") == (
        AgainstLevel("medium", 4, 2),
    )
    assert await store.ratings.bests(1, ANN, "hearts") == Bests(
        2, 0, BestGame(10, "g0"), BestGame(30, "g2")
    )
    assert (await store.ratings.bests(0, BEN, "hearts")).longest_streak == 1
    assert await store.ratings.audit() == []


async def test_partners_are_no_opponents(store: Store, game: FinishedGame, play: Play) -> None:
    one = nth(game, 1, 1, 1, 2, 2)
    seats = tuple(replace(seat, side=0 if seat.seat < 2 else 2) for seat in one.seats)
    await play(replace(one, family="canasta", seats=seats))
    assert await store.ratings.meetings(1, ANN, BEN) == Meetings(partnered=1)


async def test_reliability_counts_leaving_with_a_result_or_without(
    store: Store, table: TableRow, game: FinishedGame, play: Play
) -> None:
    for number in range(4):
        await play(nth(game, number, 1, 2, 3, 4, days=number))
    five = nth(game, 5, 4, 1, 2, 3, days=5)
    await play(replace(five, seats=(replace(five.seats[0], left=True), *five.seats[1:])))
    assert await store.ratings.reliability(ANN) == Reliability(5, 4)
    assert (await store.ratings.reliability(BEN)).share == 1.0
    await store.tables.add(replace(table, table_id="t9"))
    chairs = (
        Chair("Ann", ANN, presence=Presence.LEFT),
        Chair("Ben", BEN, presence=Presence.AWAY),
        *table.chairs[2:],
    )
    await store.tables.start("t9", dealer=0, seat_count=4, chairs=chairs, started_at=1)
    await store.tables.close("t9", TableState.VOID, five.ended_at + 7 * DAY)
    assert await store.ratings.reliability(ANN) == Reliability(6, 4)
    assert await store.ratings.reliability(BEN) == Reliability(5, 5), "only who had left"
    assert await store.ratings.audit() == []
    for number in range(10, 60):
        await play(nth(game, number, 1, 2, 3, 4, days=number + 10))
    assert await store.ratings.reliability(ANN) == Reliability(50, 50), "the last fifty"


def test_what_leaving_costs() -> None:
    assert Reliability(4, 4).share is None
    assert Reliability(4, 4).after_leaving() == Reliability(5, 4)
    assert Reliability(50, 48).after_leaving() == Reliability(50, 47)


async def test_the_level_and_side_of_a_seat_come_back(
    store: Store, game: FinishedGame, play: Play
) -> None:
    one = nth(game, 1, 1, 2, 3, 4)
    await play(one)
    assert await store.results.get("g1") == one
    assert NEW.shown == 1500


async def test_a_game_for_practice_counts_against_no_computer(
    store: Store, table: TableRow, game: FinishedGame
) -> None:
    alone = nth(game, 1, 1, 2, 3, 4)
    computers = (replace(seat, person=None) for seat in alone.seats[1:])
    one = replace(alone, seats=(alone.seats[0], *computers))
    row = replace(table, table_id="g1", state=TableState.PLAYING, practice=True, chairs=())
    await store.tables.add(row)
    await store.results.finish(one)
    assert await store.ratings.against_computers(1, ANN, "hearts") == ()
    assert await store.ratings.audit() == []
