"""Whatever happens in whatever order, standings and ratings equal the results."""

import asyncio
import tempfile
from collections.abc import Awaitable
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from data.results import FinishedGame, SeatResult
from data.sql.recounting import recount_if_asked
from data.standings import REGULAR, UNRATED, Order
from data.tables import TableState, WrongState
from tests.data.everything import begun
from tests.data.places import Place, PostgresPlace, SqlitePlace
from tests.empty_file import lay_empty_file
from tests.laws.covering import THOROUGH
from tests.table_rows import table_row

T = TypeVar("T")

PEOPLE = st.one_of(st.integers(1, 4), st.none())
GUILDS = st.integers(1, 2)
MONTHS = st.sampled_from([1_792_000_000_000, 1_793_000_000_000, 1_794_000_000_000])
"""Of October and November 2026, within the days in which a late game is counted as it should be."""

TABLE = table_row(seat_count=3, state=TableState.PLAYING, locale="en")


@st.composite
def seats(draw: st.DrawFn) -> tuple[SeatResult, ...]:
    people = draw(st.lists(PEOPLE, min_size=3, max_size=3, unique_by=lambda one: one or object()))
    places = draw(st.sampled_from([(1, 2, 3), (1, 1, 3), (3, 1, 1), (2, 2, 1), (1, 1, 1)]))
    return tuple(
        SeatResult(
            seat,
            person,
            f"P{person}",
            place,
            score=place,
            points=draw(st.integers(-60, 130)),
            feats=draw(st.dictionaries(st.sampled_from(["moons", "queens"]), st.integers(0, 3))),
            left=person is not None and draw(st.integers(0, 5)) == 0,
            level="easy",
            side=seat,
        )
        for seat, (person, place) in enumerate(zip(people, places, strict=True))
    )


@st.composite
def games(draw: st.DrawFn) -> FinishedGame:
    return FinishedGame(
        game_id="",
        guild_id=draw(GUILDS),
        channel_id=2,
        family="hearts",
        preset=draw(st.sampled_from(["standard", "omnibus"])),
        customised=draw(st.booleans()),
        hints=draw(st.booleans()),
        started_at=1,
        ended_at=draw(MONTHS),
        deal_count=4,
        record={},
        seats=draw(seats()),
    )


class Evening(RuleBasedStateMachine):
    """Games end, people and guilds are forgotten, the store is closed and opened."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.runner = asyncio.Runner()
        self.place = self.found_place()
        self.store = self.done(self.place.opened())
        self.games: list[FinishedGame] = []
        self.forgotten: set[str] = set()

    def found_place(self) -> Place:
        """Return where the store of this evening is, with nothing in it."""
        path = Path(self.folder.name) / "cardroom.db"
        lay_empty_file(path)
        return SqlitePlace(path)

    def done(self, step: Awaitable[T]) -> T:
        async def run() -> T:
            return await step

        return self.runner.run(run())

    @rule(played=st.lists(games(), min_size=1, max_size=4))
    def finish(self, played: list[FinishedGame]) -> None:
        for game in played:
            named = replace(game, game_id=f"g{len(self.games)}")
            row = replace(TABLE, table_id=named.game_id, guild_id=named.guild_id)
            self.done(self.store.tables.add(row))
            assert self.done(self.store.results.finish(named))
            self.games.append(named)

    @rule(number=st.integers(0, 20))
    def finish_again(self, number: int) -> None:
        if number < len(self.games):
            game = self.games[number]
            try:
                assert not self.done(self.store.results.finish(game))
            except WrongState:
                assert game.game_id in self.forgotten

    @rule(person=st.integers(1, 4))
    def forget_person(self, person: int) -> None:
        assert self.done(self.store.privacy.delete(person)) == ()
        assert self.done(self.store.results.of_person(None, person, 1 << 62)) == ()

    @rule(game=games(), person=st.integers(1, 4))
    def forget_person_who_is_seated(self, game: FinishedGame, person: int) -> None:
        """Of two games only that stays which was begun after it."""
        held = replace(game, game_id=f"g{len(self.games)}")
        seated = any(seat.person == person for seat in held.seats)
        self.done(self.store.tables.add(begun(held)))
        assert self.done(self.store.privacy.delete(person)) == ((held.game_id,) if seated else ())
        assert self.done(self.store.results.finish(held))
        self.games.append(held)
        self.finish([game])
        assert self.done(self.store.privacy.delete_held(person)) == ()
        self.done(recount_if_asked(self.store.database))
        theirs = self.done(self.store.results.of_person(None, person, 1 << 62))
        assert [one.game_id for one in theirs] == [self.games[-1].game_id] * seated

    @rule(guild=GUILDS)
    def forget_guild(self, guild: int) -> None:
        self.done(self.store.privacy.forget_guild(guild))
        self.forgotten |= {game.game_id for game in self.games if game.guild_id == guild}
        assert self.done(self.store.standings.page(guild, "all", "hearts")).total == 0

    @rule()
    def close_and_open(self) -> None:
        self.done(self.store.close())
        self.store = self.done(self.place.opened())

    @invariant()
    def standings_equal_results(self) -> None:
        assert self.done(self.store.standings.audit()) == []
        assert self.done(self.store.ratings.audit()) == []

    @invariant()
    def nothing_counts_but_what_was_played_without_hints(self) -> None:
        left = [game for game in self.games if game.game_id not in self.forgotten]
        for guild in (1, 2):
            counted = sum(
                sum(seat.person is not None for seat in game.seats)
                for game in left
                if game.guild_id == guild and not game.hints and game.ranked
            )
            page = self.done(self.store.standings.page(guild, "all", "hearts", size=100))
            assert sum(row.games for row in page.rows) == counted

    @invariant()
    def every_page_is_in_order_and_every_rank_agrees(self) -> None:
        for guild in (1, 2):
            page = self.done(self.store.standings.page(guild, "all", "hearts", size=100))
            assert len(page.rows) == page.total
            for row in page.rows:
                own = self.done(self.store.standings.of_person(guild, row.person, "all", "hearts"))
                assert own == row, "alone somebody is told the same place"
            people = [row.person for row in page.rows]
            found = self.done(self.store.ratings.of_people(guild, people, "hearts"))
            shown = {person: rating.shown for person, rating in found.items()}
            order = [
                (-row.wins, row.games, -shown.get(row.person, UNRATED), row.person)
                for row in page.rows
            ]
            assert order == sorted(order)
            marks = [mark[:-1] for mark in order]
            assert [row.rank for row in page.rows] == [1 + marks.index(mark) for mark in marks]
            for at in range(page.total):
                one = self.done(self.store.standings.page(guild, "all", "hearts", size=1, page=at))
                assert one.rows == page.rows[at : at + 1], "wherever a page begins"

    @invariant()
    def points_order_those_who_have_played_enough(self) -> None:
        board = (1, "all", "hearts")
        everybody = self.done(self.store.standings.page(*board, size=100)).rows
        signs: tuple[tuple[Order, int], ...] = (("fewest-points", 1), ("most-points", -1))
        for order, sign in signs:
            page = self.done(self.store.standings.page(*board, size=100, order=order))
            regulars = {row.person: row for row in everybody if row.games >= REGULAR and row.deals}
            assert {row.person for row in page.rows} == regulars.keys()
            assert page.total == len(regulars)
            marks = [sign * row.points / row.deals for row in page.rows]
            told = [(mark, -row.games) for mark, row in zip(marks, page.rows, strict=True)]
            assert told == sorted(told)
            assert [row.rank for row in page.rows] == [1 + told.index(mark) for mark in told]

    def teardown(self) -> None:
        self.done(self.store.close())
        self.runner.close()
        self.folder.cleanup()


class EveningOnServer(Evening):
    """The same, with the store in a database of a server."""

    place: PostgresPlace

    def found_place(self) -> Place:
        self.done(self.place.emptied())
        return self.place


@pytest.fixture(scope="module")
def _server(postgres_place: PostgresPlace) -> None:
    EveningOnServer.place = postgres_place


TestEvening = Evening.TestCase
TestEvening.settings = settings(
    max_examples=25 if THOROUGH else 10, stateful_step_count=12, deadline=None
)


@pytest.mark.usefixtures("_server")
class TestEveningOnServer(EveningOnServer.TestCase):  # pyright: ignore[reportUntypedBaseClass]
    settings = settings(max_examples=4, stateful_step_count=12, deadline=None)
