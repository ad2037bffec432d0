"""Tournaments: what a deal is worth, a season of five weeks, and what is due when."""

from dataclasses import replace
from typing import Final

import pytest

from data.fields import (
    Field,
    FinishedDeal,
    contest_scores,
    own_order,
    reminds_at,
    season_lines,
)
from data.seasons import DAY_MS, day_start
from data.store import Store
from tests.conftest import there
from tests.data.daily.test_deals import begin, finish
from tests.data.everything import challenge
from tests.data.places import Place

ANN, BEN, CLEO, DAN = 31, 32, 33, 34
HOUR: Final = 3_600_000
MONDAY: Final = day_start("2026-11-23")
"""The second Monday of a season: the 151st after the first of all, which begins a 31st season."""

WEEKLY: Final = replace(
    challenge().deal.field,
    field_id="weeklyaa",
    kind="tournament",
    deals=1,
    made_by=0,
    start_id=0,
    message_id=0,
    opens_at=MONDAY,
    closes_at=MONDAY + 7 * DAY_MS,
)
CLUB: Final = replace(WEEKLY, field_id="clubaaaa", made_by=ANN, start_id=7, message_id=9)


def fared(number: int, **margins: float) -> list[FinishedDeal]:
    return [FinishedDeal(number, PEOPLE[who], "t", 0, it) for who, it in margins.items()]


PEOPLE: Final = {"ann": ANN, "ben": BEN, "cleo": CLEO, "dan": DAN}


def test_who_are_equal_stay_so_whichever_deals_made_them() -> None:
    thirds = [one for at in (1, 2, 3) for one in fared(at, ann=1, ben=0, cleo=2, dan=3)]
    apart = [*fared(4, ben=9, dan=1, cleo=5), *fared(5, ben=9, dan=1), *fared(6, ben=0, dan=1)]
    scores = contest_scores("tournament", 3, (), [*thirds, *apart])
    assert scores[ANN] == 3_333


def test_a_person_plays_so_many_deals_of_those_there_are() -> None:
    field = replace(CLUB, deals=5)
    orders = [own_order(field, person) for person in range(200)]
    assert {len(set(one)) for one in orders} == {5}
    assert {number for one in orders for number in one} == set(range(1, 7))


def test_a_season_counts_the_best_four_of_five_weeks() -> None:
    weeks = [{ANN: 6_000, BEN: 5_000}, {ANN: 1_000}, {ANN: 7_000}, {ANN: 8_000}, {ANN: 9_000}]
    weeks[4][CLEO] = 5_000
    ann, ben, cleo = season_lines(weeks, {ANN: "Ann", BEN: "Ben", CLEO: ""})
    assert (ann.rank, ann.name, ann.score) == (1, "Ann", 30_000)
    assert ann.weeks == (6_000, 1_000, 7_000, 8_000, 9_000)
    assert [(one.rank, one.person, one.score) for one in (ben, cleo)] == [
        (2, BEN, 5_000),
        (2, CLEO, 5_000),
    ]


@pytest.mark.parametrize(
    ("hours", "left"), [(1, None), (2, None), (3, 1), (10, 1), (72, 7.2), (240, 24), (336, 24)]
)
def test_a_reminder_comes_when_a_tenth_is_left(hours: int, left: float | None) -> None:
    field = replace(CLUB, closes_at=CLUB.opens_at + hours * HOUR)
    assert reminds_at(field) == (None if left is None else field.closes_at - left * HOUR)


async def kept(store: Store, *fields: Field) -> None:
    for field in fields or (WEEKLY, CLUB):
        deal = replace(challenge().deal, field=field)
        await store.entries.open(deal.field, [replace(challenge(), deal=deal)])


async def test_who_has_won_a_week_leads_the_season_once_it_is_counted(store: Store) -> None:
    await kept(store)
    await store.database.do("INSERT INTO people (person, name, locale) VALUES (31, 'Ann', 'de')")
    tried = replace(challenge().deal, field=WEEKLY).tried
    for person, lead in ((ANN, 3), (BEN, 0)):
        await finish(store, await begin(store, person, tried=tried), lead, at=MONDAY + HOUR)
    assert (await store.tournaments.season(1, WEEKLY.closes_at)).lines == ()
    assert (await store.tournaments.season(1, WEEKLY.closes_at)).weeks == 1
    await store.fields.close_due(WEEKLY.closes_at)
    await store.entries.settle(WEEKLY.field_id, at=WEEKLY.closes_at)
    season = await store.tournaments.season(1, WEEKLY.closes_at)
    assert (season.first_day, season.weeks, season.over) == ("2026-11-16", 2, False)
    assert [(one.name, one.weeks) for one in season.lines] == [
        ("Ann", (None, 10_000, None, None, None)),
        ("", (None, 0, None, None, None)),
    ]
    assert (await store.tournaments.season(1, MONDAY + 28 * DAY_MS, before=1)).over
    assert (await store.tournaments.season(2, WEEKLY.closes_at)).lines == ()
    (won,) = await store.tournaments.winners(1, 5)
    assert (won.field.field_id, [one.name for one in won.best]) == (WEEKLY.field_id, ["Ann"])


async def test_what_is_due_is_done_once(store: Store) -> None:
    await kept(store)
    tried = replace(challenge().deal, field=CLUB).tried
    row = await begin(store, ANN, tried=tried)
    assert await store.tournaments.tries_finished() == {}
    await finish(store, row, 3, at=MONDAY + HOUR)
    assert await store.tournaments.tries_finished() == {CLUB.field_id: 1}
    assert await store.tournaments.unreminded(CLUB.closes_at - DAY_MS - 1) == ()
    (field,) = await store.tournaments.unreminded(CLUB.closes_at - DAY_MS)
    assert field.field_id == CLUB.field_id
    # A bot that was away until it was over reminds nobody.
    assert await store.tournaments.unreminded(CLUB.closes_at) == ()
    await store.tournaments.reminded(CLUB.field_id, MONDAY)
    assert await store.tournaments.unreminded(CLUB.closes_at - 1) == ()


async def test_a_try_that_began_as_its_person_was_deleted_is_nobodys(
    store: Store, place: Place
) -> None:
    await kept(store)
    tried = replace(challenge().deal, field=CLUB).tried
    await store.privacy.delete(ANN, beginning=("racing",))
    row = await begin(store, ANN, tried=tried, table_id="racing")
    await finish(store, row, 3, at=MONDAY + HOUR)
    assert await store.privacy.delete_held(ANN) == ()
    for table in ("field_entries", "field_tries"):
        ((person,),) = await place.rows(f"SELECT person FROM {table}")
        assert person < 0
    await store.fields.close(CLUB.field_id, lambda: MONDAY + HOUR)
    await store.entries.settle(CLUB.field_id, at=MONDAY + HOUR)
    assert [one.rank for one in await store.entries.of(CLUB.field_id)] == [1]
    assert there(await store.fields.get(CLUB.field_id)).settled
