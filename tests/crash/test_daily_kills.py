"""The bot is killed in the middle of the deal of the day and of its turnover: nothing is lost."""

import asyncio
import contextlib
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from bot.fields.turnover import commit_deals
from bot.screens.daily.games import daily_variant, families
from data.addresses import StoreAddress
from data.copying import copy_store
from data.fields import FinishedTry
from data.opening import store_at
from data.results import FinishedGame, SeatResult
from data.seasons import day_before, day_start
from data.tables import TableRow
from engine.table.chairs import Chair
from loopback_discord.people.client import Impossible
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from tests.conftest import BotProcess
from tests.crash.lives import CUTS, DAY_MS, Lives, Write
from tests.regular import hand_message, press_one
from tests.stored import closed_after, rows_of
from tests.table_rows import of_day, table_row

pytestmark = [pytest.mark.crash, pytest.mark.each_database]

FAMILY: Final = "all_fours"
PLAYS: Final = 24
"""Cards that are played in one deal of Auction Pitch: six by each of four."""


class Days(Lives):
    """The lives of a bot in which people play the deal of the day."""

    def tables(self, person: Person) -> list[str]:
        """Return the tables of all tries of somebody; there is at most one a day."""
        found = self.process.rows("SELECT table_id FROM tables WHERE host_id = ?", person.id)
        kept = self.process.rows("SELECT table_id FROM field_tries WHERE person = ?", person.id)
        assert sorted(found) == sorted(kept)
        return [table_id for (table_id,) in found]

    def actions(self, person: Person) -> list[tuple[int, str]]:
        """Return what the store holds of the one try of somebody."""
        (table_id,) = self.tables(person)
        return self.process.actions(table_id)

    def plays(self, person: Person, *seats: int) -> int:
        """Count the cards played in somebody's try by some seats."""
        return sum(
            seat in seats and action.startswith("play") for seat, action in self.actions(person)
        )

    async def goes_on(self, person: Person, until: Callable[[], bool]) -> None:
        """Ask for the deal of the day, and press whatever is on offer."""
        if until():
            return
        with contextlib.suppress(Impossible):
            await person.slash("daily", self.cards, game="pitch")
        while not until():
            with contextlib.suppress(Impossible):
                await press_one(person, self.cards)
            await asyncio.sleep(0.005)

    async def dies_playing(self, person: Person, dies_at: Write) -> None:
        assert await self.live(dies_at) or self.dead
        await self.dies_of(self.goes_on(person, lambda: self.dead))

    async def agrees(self) -> None:
        """Hold that every figure in the store equals what it is counted from."""
        async with closed_after(await store_at(self.process.store)) as store:
            assert await store.days.audit() == []
            assert await store.ratings.audit() == []
            assert await store.standings.audit() == []


@pytest.fixture
def days(bot_process: BotProcess, discord_server: LoopbackDiscord) -> Days:
    return Days(bot_process, discord_server)


async def test_no_kill_takes_a_try_or_gives_a_second(
    days: Days, alice: Person, bob: Person, carol: Person
) -> None:
    begins = Write("INSERT INTO field_tries", "before")
    await days.dies_playing(alice, begins)
    assert days.tables(alice) == []
    await days.dies_playing(alice, begins._replace(cut="after"))
    table = days.tables(alice)
    assert len(table) == 1
    # It begins with its first deal.
    known = days.actions(alice)
    assert known

    # The answer to those who have just begun: they have the same cards, and nobody else's.
    for person, cut in zip((bob, carol), CUTS, strict=True):
        # Where it is slow it acknowledges a command first, and then nothing has begun.
        while not days.tables(person):
            assert await days.live()
            days.dies_answering(cut)
            await days.dies_of(person.slash("daily", days.cards, game="pitch"))
        assert days.actions(person)[: len(known)] == known

    # A card, and the answer to it.
    for own, cut in enumerate(CUTS):
        await days.dies_playing(alice, Write('[[0, "play ', cut))
        assert days.plays(alice, 0) == own
        assert days.actions(alice)[: len(known)] == known
        known = days.actions(alice)
    for cut in CUTS:
        assert await days.live()
        own = days.plays(alice, 0)
        days.dies_answering(cut, lambda before=own: days.plays(alice, 0) > before)
        await days.dies_of(days.goes_on(alice, lambda: days.dead))
        assert days.actions(alice)[: len(known)] == known
        known = days.actions(alice)
        assert days.plays(alice, 0) > own

    # The last card of all, with which others may be forced, and the result.
    for cut in CUTS:
        left = PLAYS - days.plays(alice, *range(4))
        assert left
        await days.dies_playing(alice, Write('"play ', cut, left))
        assert days.actions(alice)[: len(known)] == known
        known = days.actions(alice)
    assert days.plays(alice, *range(4)) == PLAYS
    ends = Write("UPDATE field_tries SET ended_at", "before")
    await days.dies_playing(alice, ends)
    assert days.actions(alice) == known
    assert days.process.rows("SELECT 1 FROM games") == []
    await days.dies_playing(alice, ends._replace(cut="after"))
    await is_counted_once(days, alice, table, known)


async def is_counted_once(
    days: Days, alice: Person, table: list[str], known: list[tuple[int, str]]
) -> None:
    """Hold that the next process tells the result, and that the store has it once."""
    assert await days.live()
    page = await alice.slash("daily", days.cards, game="pitch")
    assert "You are the first to finish." in alice.reads(page)
    assert "Streak: 1 day" in alice.reads(page)
    await days.process.die()
    assert days.tables(alice) == table
    assert days.process.rows("SELECT game_id FROM games") == [(table[0],)]
    assert days.process.rows("SELECT max(people), sum(people) FROM field_choices") == [
        (1, sum(seat == 0 for seat, _ in known))
    ]
    assert days.process.rows("SELECT person, current, longest FROM daily_streaks") == [
        (alice.id, 1, 1)
    ]
    store = await store_at(days.process.store)
    record = await store.results.record(table[0])
    await store.close()
    assert record is not None
    assert [tuple(done[:2]) for done in record["actions"]] == known
    await days.agrees()
    assert "incident" not in days.process.log.read_text()


async def furnish(days: Days, *dates: str) -> None:
    """Let five people have finished each of these days, four of them the next one as well."""
    store = await store_at(days.process.store)
    await commit_deals(store.fields, Random(1), lambda: day_start(dates[0]))
    chosen = daily_variant(FAMILY)
    for late, day in enumerate(dates):
        for at, person in enumerate(range(1 + late, 6 + late)):
            row = table_row(
                table_id=f"{day[-2:]}t{person}",
                guild_id=7,
                host_id=person,
                family=FAMILY,
                preset=chosen.key,
                options=dict(chosen.options),
                opened_at=day_start(day),
                chairs=(Chair(str(person), person), *(Chair(f"C{seat}") for seat in (1, 2, 3))),
                solo=True,
                tried=of_day(day, FAMILY),
            )
            await store.tables.add(row)
            await store.tables.start(row.table_id, dealer=0, seat_count=4, started_at=row.opened_at)
            await store.results.finish(finished(row, lead=at // 2 - late))
            await store.tables.set_announced(row.table_id)
    await store.close()


def finished(row: TableRow, lead: int) -> FinishedGame:
    """Return how the game of a table ended, if its person did better by `lead`."""
    return FinishedGame(
        game_id=row.table_id,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        family=FAMILY,
        preset=row.preset,
        customised=True,
        started_at=row.opened_at,
        ended_at=row.opened_at + 1 + row.host_id,
        deal_count=1,
        record={"variant": row.preset, "actions": []},
        seats=tuple(
            SeatResult(seat, chair.person, chair.name, 1, 0, 0, {}, False, "easy", seat % 2)
            for seat, chair in enumerate(row.chairs)
        ),
        finished_try=FinishedTry(lead, lead, 1, ("bid pass",)),
    )


def tell_nobody(*_: object) -> None:
    """Leave untold how far a copy is."""


async def counted_at_once(days: Days, database: Path, today: str) -> list[list[tuple[Any, ...]]]:
    """Return what a file with the same in it holds after its days are over without a kill."""
    await copy_store(days.process.store, database, tell_nobody)
    store = await store_at(database)
    due = await store.fields.unsettled(day_start(today))
    await store.fields.close_due(day_start(today))
    for field in due:
        await store.ratings.rate_day(field)
        await store.days.settle(field, at=1)
    await store.close()
    return counted(database)


def counted(address: StoreAddress) -> list[list[tuple[Any, ...]]]:
    """Return all that a turnover counts."""
    return [
        rows_of(address, f"SELECT {columns} ORDER BY 1, 2, 3, 4")
        for columns in (
            "family, season, guild_id, person, deals, score FROM daily_standings",
            "field, number, person, score FROM field_tries WHERE lead NOTNULL",
            "guild_id, family, person, mu, sigma, games, last_day FROM ratings",
            "person, last_day, current, longest FROM daily_streaks",
            "family, season, guild_id, part, people FROM daily_spread WHERE people > 0",
        )
    ]


@pytest.mark.long
async def test_a_turnover_that_dies_at_every_step_counts_each_day_once(
    days: Days, alice: Person, tmp_path: Path
) -> None:
    today = days.today
    # Somebody is in the middle of a try when the day ends.
    assert await days.live()
    await alice.slash("daily", days.cards, game="pitch")
    await alice.until(lambda: hand_message(alice, days.cards), what="the cards")
    await days.process.die()
    (begun,) = days.tables(alice)
    await furnish(days, day_before(today), today)
    days.ahead_ms += DAY_MS
    right = await counted_at_once(days, tmp_path / "copy.sqlite3", days.today)

    closes, ends = "UPDATE fields SET closed", "UPDATE tables SET state = ?1, ended_at"
    rates, scores = "INSERT INTO ratings", "INSERT INTO daily_standings"
    settles = "UPDATE fields SET settled_at"
    steps = [Write(says, cut) for says in (ends, closes, rates) for cut in CUTS]
    # Two of five people are given their score in each step.
    steps += [Write(scores, "before"), Write(scores, "after"), Write(scores, "after")]
    steps += [Write(settles, "before"), Write(settles, "after")]
    # The next day is rated and scored, and not yet settled. Two other families come before.
    steps.append(Write(settles, "before", len(families())))
    scored: list[int] = []
    for step in steps:
        await days.begin(step)
        await alice.until(lambda: days.dead, what=f"the kill {step.cut} {step.says}")
        await days.process.die()
        scored += days.process.rows("SELECT count(score) FROM field_tries")[0]
        store = await store_at(days.process.store)
        assert await store.days.audit() == [], step
        await store.close()
    assert scored == [0] * 7 + [2, 4, 5, 5, 10]

    assert await days.live()
    await alice.until(
        lambda: days.process.rows(
            "SELECT 1 FROM fields GROUP BY 1 HAVING count(settled_at) = ?", 2 * len(families())
        ),
        what="both days settled",
    )
    # Who had not finished has lost that day alone.
    await alice.slash("daily", days.cards, game="pitch")
    await alice.until(lambda: len(days.tables(alice)) == 2, what="the next day's try")
    await days.process.die()
    assert counted(days.process.store) == right
    assert days.process.rows("SELECT state FROM tables WHERE table_id = ?", begun) == [("void",)]
    assert days.process.rows("SELECT person, current FROM daily_streaks ORDER BY 1") == [
        (1, 1), (2, 2), (3, 2), (4, 2), (5, 2), (6, 1)
    ]  # fmt: skip
    await days.agrees()
    assert "incident" not in days.process.log.read_text()
