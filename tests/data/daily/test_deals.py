"""The day's deals: one try each, nothing told before the own end, and the field as it came out."""

from dataclasses import replace

import pytest

from data.days import day_field
from data.fields import AlreadyTried, FieldPlace, FinishedTry, NewDeal, NotFinished, Tried
from data.seasons import day_end, day_start
from data.store import Store
from data.tables import Limits, TableRow, TableState, TooManyOpen
from engine.fairness.chain import Secret
from tests.conftest import there
from tests.data.everything import ROOT, challenge, day_deal
from tests.data.places import Place
from tests.stored import exported
from tests.table_rows import GAME, LOBBY, of_day

DAY = "2026-11-22"
NEXT = "2026-11-23"
BEGUN = day_start(DAY)


async def begin(
    store: Store,
    person: int,
    *,
    day: str = DAY,
    guild: int = 7,
    tried: Tried | None = None,
    table_id: str | None = None,
) -> TableRow:
    """Put a try of somebody into play, of the deal of a day or of another one."""
    row = replace(
        LOBBY,
        table_id=table_id or f"{day[-2:]}t{person}",
        host_id=person,
        guild_id=guild,
        solo=True,
        tried=tried or of_day(day),
    )
    await store.tables.add(row)
    await store.tables.start(row.table_id, dealer=0, seat_count=4, started_at=BEGUN)
    return row


async def test_a_try_takes_no_place_among_the_tables_of_a_person(store: Store) -> None:
    await store.fields.commit([day_deal()])
    row = await begin(store, LOBBY.host_id)
    limits = Limits(everywhere=1)
    practice = replace(row, table_id="p1", state=TableState.PLAYING, practice=True)
    await store.tables.add(practice, limits=limits)
    with pytest.raises(TooManyOpen):
        await store.tables.add(replace(practice, table_id="p2"), limits=limits)


async def finish(
    store: Store,
    row: TableRow,
    lead: int,
    *,
    at: int | None = None,
    line: tuple[str, ...] = ("pass QS", "play 2C"),
) -> None:
    assert row.tried is not None
    ended = replace(
        GAME,
        game_id=row.table_id,
        guild_id=row.guild_id,
        family="hearts",
        ended_at=day_start(there(row.tried.day)) + row.host_id if at is None else at,
        finished_try=FinishedTry(26 - lead, lead, 3, line),
        seats=tuple(replace(seat, person=None) for seat in GAME.seats),
    )
    await store.results.finish(ended)


async def close(store: Store, day: str = DAY) -> None:
    await store.fields.close(day_field(day, "hearts"), lambda: day_end(day))


async def fare(store: Store, leads: dict[int, int], **told: object) -> None:
    day = str(told.get("day", DAY))
    for person, lead in leads.items():
        await finish(store, await begin(store, person, day=day), lead)


async def test_a_deal_that_is_kept_stays_as_it_was(store: Store) -> None:
    await store.fields.commit([day_deal()])
    other = replace(day_deal().deal, commitment="dd" * 32)
    await store.fields.commit([NewDeal(deal=other, root=Secret(bytes(32)))])
    assert await store.fields.deal(day_field(DAY, "hearts")) == day_deal().deal
    assert await store.fields.root(day_field(DAY, "hearts")) == ROOT
    assert await store.fields.deal(day_field(DAY, "canasta")) is None
    assert day_deal().deal.label == "daily-2026-11-22-hearts"
    assert challenge(2).deal.label == "friendly-2"
    assert "\\x01\\x02" not in repr(day_deal())


async def test_a_deal_keeps_the_scheme_that_it_was_settled_under(store: Store) -> None:
    """Everybody gets the same cards, also if the bot is brought up to date on that day."""
    new = day_deal()
    before = replace(new, deal=replace(new.deal, scheme="cardroom-fair-1"))
    await store.fields.commit([before, day_deal(NEXT)])
    earlier, newer = (
        await store.fields.deal(day_field(DAY, "hearts")),
        await store.fields.deal(day_field(NEXT, "hearts")),
    )
    assert earlier is not None
    assert newer is not None
    assert (earlier.scheme, newer.scheme) == ("cardroom-fair-1", "cardroom-fair-3")


async def test_a_person_has_one_try_and_the_second_leaves_nothing_behind(store: Store) -> None:
    await store.fields.commit([day_deal()])
    row = await begin(store, 11)
    assert await store.tables.get(row.table_id) is not None
    with pytest.raises(AlreadyTried):
        await store.tables.add(replace(row, table_id="another", state=TableState.LOBBY))
    assert await store.tables.get("another") is None
    # For practice there is no end of tries.
    await store.tables.add(replace(row, table_id="practice", practice=True))
    kept = there(await store.tables.get("practice"))
    assert (kept.tried, kept.practice, kept.is_try) == (of_day(DAY), True, False)


async def test_once_a_day_is_over_everybody_may_look_at_its_field(store: Store) -> None:
    await store.fields.commit([day_deal()])
    await fare(store, {12: 5, 13: 7})
    with pytest.raises(NotFinished):
        await store.fields.page(day_field(DAY, "hearts"), 1, 99)
    await close(store)
    assert (await store.fields.page(day_field(DAY, "hearts"), 1, 99)).total == 2
    assert (
        len(await store.fields.crossroads(day_field(DAY, "hearts"), 1, 99, ("pass QS", "play 2C")))
        == 2
    )


async def test_a_place_in_the_field_counts_ties_half(store: Store) -> None:
    await store.fields.commit([day_deal()])
    await fare(store, {11: 5, 12: 5, 13: 7, 14: -3, 15: 1})
    placing = await store.fields.placing(day_field(DAY, "hearts"), 1, 11)
    # Two of the four others did worse, and one as well: two and a half of four.
    assert (placing, placing.rank, placing.percent) == (FieldPlace(5, 2, 1), 2, 62.5)
    page = await store.fields.page(day_field(DAY, "hearts"), 1, 14, size=3)
    assert [(rank, one.person) for rank, one in page.rows] == [(1, 13), (2, 11), (2, 12)]
    assert page.total == 5
    page = await store.fields.page(day_field(DAY, "hearts"), 1, 14, page=1, size=3)
    assert [(rank, one.person, one.margin) for rank, one in page.rows] == [
        (4, 15, 1 / 3),
        (5, 14, -1.0),
    ]


async def test_a_try_that_ends_after_its_day_does_not_count(store: Store) -> None:
    await store.fields.commit([day_deal()])
    late = await begin(store, 11)
    await finish(store, late, 5, at=day_end(DAY))
    row = await begin(store, 12)
    await close(store)
    await store.days.settle(day_deal().deal.field, at=day_end(DAY))
    await finish(store, row, 5)
    for person in (11, 12):
        assert not there(await store.fields.try_of(day_field(DAY, "hearts"), 1, person)).finished
    # The games themselves are kept.
    assert await store.results.get(late.table_id) is not None


async def test_what_others_chose_is_told_as_far_as_they_came_the_same_way(store: Store) -> None:
    await store.fields.commit([day_deal()])
    lines = {
        11: (6, ("pass QS", "play 2C", "play 9H")),
        12: (3, ("pass QS", "play 2C", "play TH")),
        13: (-6, ("pass QS", "play 3C", "play 9H")),
        14: (0, ("pass AS", "play 2C", "play 9H")),
    }
    for person, (lead, line) in lines.items():
        await finish(store, await begin(store, person), lead, line=line)
    found = await store.fields.crossroads(day_field(DAY, "hearts"), 1, 11, lines[11][1])
    assert [(one.number, one.own) for one in found] == [
        (0, "pass QS"),
        (1, "play 2C"),
        (2, "play 9H"),
    ]
    assert [(c.act, c.people, c.margin) for c in found[0].choices] == [
        ("pass QS", 3, pytest.approx(1 / 3)),
        ("pass AS", 1, 0.0),
    ]
    assert {(c.act, c.people, c.margin) for c in found[2].choices} == {
        ("play 9H", 1, 2.0),
        ("play TH", 1, 1.0),
    }
    # Nobody else came to the second card of this one.
    assert len(await store.fields.crossroads(day_field(DAY, "hearts"), 1, 14, lines[14][1])) == 1


async def test_a_settled_day_gives_percentages_and_tables(store: Store) -> None:
    await store.fields.commit([day_deal(), day_deal(NEXT)])
    await fare(store, {11: 5, 12: 5, 13: 7, 14: -3, 15: 1})
    await begin(store, 16)
    await fare(store, {11: 2}, day=NEXT)
    assert await store.fields.unsettled(day_start(NEXT)) == (day_deal().deal.field,)
    for day in (DAY, NEXT):
        await close(store, day)
        for _ in range(2):
            # Done again after a crash it changes nothing.
            await store.days.settle(day_deal(day).deal.field, at=BEGUN)
    assert await store.fields.unsettled(day_start("2026-12-01")) == ()
    assert there(await store.fields.try_of(day_field(DAY, "hearts"), 1, 12)).percent == 62.5
    # 22 November is the last day of its week; whoever is alone in a field has half of it.
    week = await store.days.standings("hearts", "w2026-11-16")
    assert [(one.rank, one.person, one.percents) for one in week.rows] == [
        (1, 13, 100.0),
        (2, 11, 62.5),
        (2, 12, 62.5),
        (4, 15, 25.0),
        (5, 14, 0.0),
    ]
    season = await store.days.standings("hearts", "s38", 7, size=1)
    assert [(one.person, one.deals, one.percents) for one in season.rows] == [(11, 2, 112.5)]
    assert season.total == 5
    last = (await store.days.standings("hearts", "all", page=4, size=1)).rows
    assert last == (await store.days.standing_of(14, "hearts", "all"),)
    assert last[0] is not None
    assert last[0].rank == 5
    assert await store.days.standing_of(16, "hearts", "all") is None
    assert await store.days.audit() == []


async def test_days_in_a_row_are_counted_once_a_day_and_broken_by_a_gap(store: Store) -> None:
    days = ("2026-11-20", "2026-11-21", "2026-11-23")
    canasta = [day_deal(day, "canasta") for day in days]
    deals = [*map(day_deal, days), *canasta]
    await store.fields.commit(deals)
    for day in days:
        await fare(store, {11: 1}, day=day)
    streak = await store.days.streak(11, "2026-11-23")
    assert (streak.current, streak.longest) == (1, 2)
    assert (await store.days.streak(11, "2026-11-24")).current == 1
    assert (await store.days.streak(11, "2026-11-25")).current == 0
    assert (await store.days.streak(12, "2026-11-25")).longest == 0


async def test_whoever_is_forgotten_leaves_the_field_as_it_was(store: Store) -> None:
    await store.fields.commit([day_deal()])
    await fare(store, {11: 5, 12: 3})
    told = await exported(store, 11)
    assert [one["lead"] for one in told["tries"]] == [5]
    assert told["daily_streak"] == [{"last_day": DAY, "current": 1, "longest": 1}]
    await store.privacy.delete(11)
    assert (await exported(store, 11))["tries"] == []
    placing = await store.fields.placing(day_field(DAY, "hearts"), 1, 12)
    assert (placing.finished, placing.beaten) == (2, 0)
    await close(store)
    await store.days.settle(day_deal(DAY).deal.field, at=BEGUN)
    await store.privacy.delete(12)
    page = await store.days.standings("hearts", "all")
    assert [(one.name, one.person < 0) for one in page.rows] == [("", True), ("", True)]
    await store.privacy.forget_guild(7)
    assert (await store.days.standings("hearts", "all", 7)).total == 0
    assert await store.days.audit() == []


async def test_deleting_ones_data_gives_no_second_try(store: Store, place: Place) -> None:
    await store.fields.commit([day_deal()])
    row = await begin(store, 11)
    await begin(store, 12)
    # Also if it was deleted twice.
    await store.privacy.delete(11)
    await store.privacy.delete(11)
    with pytest.raises(AlreadyTried):
        await store.tables.add(replace(row, table_id="again", state=TableState.LOBBY))
    assert await store.tables.get("again") is None
    await begin(store, 13)
    (kept,) = await place.rows("SELECT * FROM deleted_tries")
    assert kept[:2] == (day_field(DAY, "hearts"), 1)
    await close(store)
    # Once the day is over, nothing is left by which the person could be found.
    assert await place.rows("SELECT * FROM deleted_tries") == []


async def test_a_try_that_ends_after_its_person_was_deleted_is_in_nobodys_streak(
    store: Store, place: Place
) -> None:
    await store.fields.commit([day_deal()])
    row = await begin(store, 11)
    assert await store.privacy.delete(11) == (row.table_id,)
    await finish(store, row, 5)
    assert await store.privacy.delete_held(11) == ()
    assert await place.rows("SELECT * FROM daily_streaks") == []
    assert await store.days.audit() == []
    with pytest.raises(AlreadyTried):
        await store.tables.add(replace(row, table_id="again", state=TableState.LOBBY))


async def test_a_try_that_began_as_its_person_was_deleted_is_not_theirs(
    store: Store, place: Place
) -> None:
    await store.fields.commit([day_deal()])
    assert await store.privacy.delete(11, {"22t11"}) == ("22t11",)
    row = await begin(store, 11)
    await store.tables.close(row.table_id, TableState.CLOSED, BEGUN)
    assert await store.privacy.delete_held(11) == ()
    assert await place.rows("SELECT * FROM field_tries WHERE person > 0") == []
    with pytest.raises(AlreadyTried):
        await store.tables.add(replace(row, table_id="again", state=TableState.LOBBY))


async def test_an_audit_finds_every_figure_that_is_not_right(store: Store, place: Place) -> None:
    await store.fields.commit([day_deal()])
    await fare(store, {11: 5, 12: 3})
    await close(store)
    await store.days.settle(day_deal(DAY).deal.field, at=BEGUN)
    await store.close()
    for wrong in (
        "UPDATE daily_standings SET score = score + 1 WHERE person = 11 AND season = 's38'",
        "UPDATE daily_standings SET deals = 2 WHERE person = 12 AND guild_id = 7",
        "UPDATE daily_streaks SET longest = 3 WHERE person = 11",
        "DELETE FROM daily_standings WHERE person = 12 AND season = 'all' AND guild_id = 0",
    ):
        await place.do(wrong)
    again = await place.opened()
    found = await again.days.audit()
    await again.close()
    # Two of four weeks, three of a guild, one of all time, and the days in a row.
    assert len(found) == 2 + 3 + 1 + 1
