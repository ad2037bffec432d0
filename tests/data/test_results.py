"""A finished game is kept once, with its record, and counted in the standings."""

from dataclasses import replace

import pytest

from data.results import SeatResult
from data.standings import Order, Standing, StandingsPage
from data.store import Store
from data.tables import TableState, WrongState
from engine.contract.action import Action
from engine.table.journal import Author, Entry
from tests.conftest import there
from tests.data.everything import played, seen
from tests.data.places import BROKEN_RULES
from tests.table_rows import GAME, LOBBY


def seats(*fared: tuple[int | None, int]) -> tuple[SeatResult, ...]:
    """Each seat's person and place; points are ten times the place."""
    return tuple(
        SeatResult(seat, person, f"P{person}", place, place, 10 * place, {}, False, "easy", seat)
        for seat, (person, place) in enumerate(fared)
    )


async def test_a_finished_game_is_kept_as_it_was(store: Store) -> None:
    left = replace(GAME.seats[1], left=True)
    ended = replace(GAME, customised=True, hints=True, seats=(GAME.seats[0], left, *GAME.seats[2:]))
    assert await played(store, ended)
    assert await store.results.get("t1") == ended
    assert await store.results.record("t1") == ended.record
    assert await store.results.get("t2") is None


async def test_the_journal_makes_way_for_the_record(store: Store) -> None:
    await store.tables.add(replace(LOBBY, state=TableState.PLAYING))
    await store.journal.append("t1", [Entry(0, 0, Action.read("play QS"), 5, Author.PERSON)])
    assert await store.results.record("t1") is None
    await store.results.finish(GAME)
    assert await store.journal.read("t1") == ()
    row = there(await store.tables.get("t1"))
    assert (row.state, row.ended_at) == (TableState.FINISHED, GAME.ended_at)


async def test_finishing_twice_changes_nothing(store: Store) -> None:
    await played(store, GAME)
    page = await store.standings.page(1, "all", "hearts")
    other = replace(GAME, ended_at=GAME.ended_at + 1, record={}, seats=GAME.seats[::-1])
    assert not await store.results.finish(other)
    assert await store.results.get("t1") == GAME
    assert await store.standings.page(1, "all", "hearts") == page


@pytest.mark.parametrize("state", [TableState.LOBBY, TableState.CLOSED, TableState.VOID, None])
async def test_only_a_table_in_play_is_finished(store: Store, state: TableState | None) -> None:
    if state is not None:
        await store.tables.add(replace(LOBBY, state=state))
    with pytest.raises(WrongState):
        await store.results.finish(GAME)
    assert await store.results.get("t1") is None
    assert await store.standings.audit() == []


async def test_the_last_games_of_a_person_come_newest_first(store: Store) -> None:
    games = [
        replace(GAME, game_id=f"g{number}", guild_id=1 + number % 2, ended_at=5000 - number)
        for number in range(5)
    ]
    for one in games:
        await played(store, one)
    assert await store.results.of_person(None, 11, 3) == tuple(games[:3])
    assert await store.results.of_person(2, 11, 3) == (games[1], games[3])
    assert await store.results.of_person(None, 99, 3) == ()
    last = await store.results.played(None, 11, 3)
    assert [one.game_id for one in last] == ["g0", "g1", "g2"]
    assert {(one.preset, one.ended_at - 5000) for one in last} == {
        (GAME.preset, -number) for number in range(3)
    }
    people = [(seat.person, seat.name) for seat in GAME.seats if seat.person is not None]
    assert sorted(last[0].people) == sorted(people)
    assert [one.game_id for one in await store.results.played(2, 11, 3)] == ["g1", "g3"]
    assert await store.results.played(None, 99, 3) == ()


async def test_wins_places_deals_points_and_feats_are_added_up(store: Store) -> None:
    await played(store, GAME)
    await played(store, replace(GAME, game_id="t2", deal_count=3))
    ann = Standing(1, 11, "Ann", 2, 2, 2, 8, 20, {"moons": 2})
    ben = Standing(2, 12, "Ben", 2, 0, 4, 8, 40, {})
    for season in ("all", "2026-11"):
        for preset in ("*", "standard"):
            page = await store.standings.page(1, season, "hearts", preset)
            assert page == StandingsPage((ann, ben), 2)
    assert await store.standings.of_person(1, 12, "all", "hearts") == ben


@pytest.mark.parametrize(
    ("guild", "season", "family", "preset"),
    [
        (2, "all", "hearts", "*"),
        (1, "2026-10", "hearts", "*"),
        (1, "all", "canasta", "*"),
        (1, "all", "hearts", "omnibus"),
    ],
)
async def test_other_boards_stay_empty(
    store: Store, guild: int, season: str, family: str, preset: str
) -> None:
    await played(store, GAME)
    assert await store.standings.page(guild, season, family, preset) == StandingsPage((), 0)
    assert await store.standings.of_person(guild, 11, season, family, preset) is None


async def test_a_season_is_the_calendar_month_in_which_the_game_ended(store: Store) -> None:
    december = 1_796_083_200_000  # 2026-12-01T00:00:00Z
    await played(store, replace(GAME, game_id="t1", ended_at=december - 1))
    await played(store, replace(GAME, game_id="t2", ended_at=december))
    for season in ("2026-11", "2026-12"):
        assert there(await store.standings.of_person(1, 11, season, "hearts")).games == 1


async def test_a_game_with_changed_options_counts_for_the_family_alone(store: Store) -> None:
    await played(store, replace(GAME, customised=True))
    assert (await store.standings.page(1, "all", "hearts")).total == 2
    assert (await store.standings.page(1, "all", "hearts", "standard")).total == 0
    assert await store.standings.audit() == []


async def test_a_game_of_one_person_and_computers_does_not_count(store: Store) -> None:
    await played(store, replace(GAME, seats=seats((11, 1), (None, 2), (None, 3), (None, 4))))
    assert (await store.standings.page(1, "all", "hearts")).total == 0
    assert await store.results.of_person(1, 11, 10) != ()


async def test_a_game_with_hints_is_kept_and_counts_on_no_board(store: Store) -> None:
    await played(store, replace(GAME, customised=True, hints=True))
    for season in ("all", "2026-11"):
        for preset in ("*", "standard"):
            assert (await store.standings.page(1, season, "hearts", preset)).total == 0
    assert await store.standings.of_person(1, 11, "all", "hearts") is None
    assert await store.standings.customised(1, 11, "hearts") == 0
    (kept,) = await store.results.of_person(1, 11, 10)
    assert (kept.hints, kept.ranked) == (True, False)
    assert await store.standings.audit() == []
    await played(store, replace(GAME, game_id="t2"))
    assert (await store.standings.page(1, "all", "hearts")).rows[0].games == 1
    assert await store.standings.audit() == []


async def test_no_game_with_hints_can_be_made_to_count(store: Store) -> None:
    await played(store, replace(GAME, hints=True))
    with pytest.raises(BROKEN_RULES):
        await store.write(lambda writing: writing.do("UPDATE games SET ranked = 1"))


async def test_computers_are_on_no_board(store: Store) -> None:
    await played(store, replace(GAME, seats=seats((11, 2), (12, 3), (None, 1), (None, 4))))
    page = await store.standings.page(1, "all", "hearts")
    assert [row.person for row in page.rows] == [11, 12]


async def test_equal_wins_in_equally_many_games_share_a_rank(store: Store) -> None:
    # 11 and 12 win one of one, 13 one of two; 14 and 15 none of one, 16 none of two.
    for at, fared in enumerate(
        (
            seats((11, 1), (14, 2), (None, 3), (None, 4)),
            seats((12, 1), (15, 2), (None, 3), (None, 4)),
            seats((13, 1), (16, 2), (None, 3), (None, 4)),
            seats((None, 1), (13, 2), (16, 3), (None, 4)),
        )
    ):
        await played(store, replace(GAME, game_id=f"g{at}", seats=fared))
    expected = [(1, 11), (1, 12), (3, 13), (4, 14), (4, 15), (6, 16)]
    whole = await store.standings.page(1, "all", "hearts")
    assert [(row.rank, row.person) for row in whole.rows] == expected
    for size in (1, 2, 3, 4, 5):
        pages = [
            await store.standings.page(1, "all", "hearts", page=n, size=size) for n in range(6)
        ]
        assert tuple(row for page in pages for row in page.rows) == whole.rows
        assert {page.total for page in pages} == {6}
    for row in whole.rows:
        assert await store.standings.of_person(1, row.person, "all", "hearts") == row


async def test_a_person_is_counted_over_every_guild(store: Store) -> None:
    december = 1_796_083_200_000
    await played(store, GAME)
    await played(
        store, replace(GAME, game_id="t2", guild_id=2, preset="omnibus", ended_at=december)
    )
    await played(store, replace(GAME, game_id="t3", guild_id=2, customised=True))
    await played(store, replace(GAME, game_id="t4", family="canasta"))
    ann = Standing(None, 11, "Ann", 3, 3, 3, 15, 30, {"moons": 3})
    assert await store.standings.everywhere(11, "all", "hearts") == ann
    month = replace(ann, games=2, wins=2, place_sum=2, deals=10, points=20, feats={"moons": 2})
    assert await store.standings.everywhere(11, "2026-11", "hearts") == month
    assert await store.standings.everywhere(11, "2026-10", "hearts") is None
    assert await store.standings.everywhere(12, "all", "hearts") == Standing(
        None, 12, "Ben", 3, 0, 6, 15, 60, {}
    )
    customised = [await store.standings.customised(guild, 11, "hearts") for guild in (1, 2, None)]
    assert customised == [0, 1, 1]


async def test_by_points_regulars_are_ranked_by_their_mean_a_deal(store: Store) -> None:
    """Means of 3, 3, 1.5 and 7 a deal; the fifth has played too little."""
    means = {11: (30, 10), 12: (15, 5), 13: (15, 10), 14: (70, 10)}
    for at, (person, (points, deals)) in enumerate(means.items()):
        fared = replace(GAME.seats[0], person=person, points=points)
        other = replace(GAME.seats[1], person=15)
        seats = (fared, other)
        one = replace(GAME, game_id=f"g{at}", deal_count=deals, customised=True, seats=seats)
        await played(store, one)

    async def ranks(order: Order, size: int = 10) -> list[tuple[int | None, int]]:
        pages = [
            await store.standings.page(1, "all", "hearts", page=at, size=size, order=order)
            for at in range(4 if size == 1 else 1)
        ]
        assert {page.total for page in pages} == {sum(len(page.rows) for page in pages)}
        return [(row.rank, row.person) for page in pages for row in page.rows]

    for order in ("fewest-points", "most-points"):
        assert await ranks(order) == []
    await store.write(
        lambda writing: writing.do("UPDATE standings SET games = 10 WHERE person < 15")
    )
    for size in (10, 1):
        assert await ranks("fewest-points", size) == [(1, 13), (2, 11), (2, 12), (4, 14)]
        assert await ranks("most-points", size) == [(1, 14), (2, 11), (2, 12), (4, 13)]
    await store.write(lambda writing: writing.do("DELETE FROM standings WHERE person = 12"))
    assert await ranks("most-points") == [(1, 14), (2, 11), (3, 13)]


async def test_a_board_shows_the_names_of_today(store: Store) -> None:
    await seen(store, 11, "Anna Newname", "de")
    await played(store, GAME)
    await seen(store, 12, "Benno", None)
    page = await store.standings.page(1, "all", "hearts")
    assert [row.name for row in page.rows] == ["Anna Newname", "Benno"]


async def test_a_person_known_without_a_name_gets_the_one_from_the_table(store: Store) -> None:
    await store.people.set_hands(11, "here")
    await played(store, GAME)
    ann = await store.people.get(11)
    assert (ann.name, ann.hands) == ("Ann", "here")


@pytest.mark.parametrize(
    "tampering",
    [
        "UPDATE standings SET wins = wins + 1 WHERE person = 12",
        "UPDATE standings SET points = 0 WHERE person = 12",
        "DELETE FROM standings WHERE person = 11",
        "UPDATE feats SET count = 9",
        "UPDATE results SET place = 3 WHERE person = 12",
        "UPDATE boards SET people = 5",
        "UPDATE boards SET regulars = 5",
        "DELETE FROM games",
    ],
)
async def test_the_audit_finds_what_does_not_add_up(store: Store, tampering: str) -> None:
    await played(store, GAME)
    assert await store.standings.audit() == []
    await store.write(lambda writing: writing.do(tampering))
    assert await store.standings.audit() != []
