"""Every day that shape 2 kept is a field afterwards, on a file and on a server."""

from dataclasses import replace
from pathlib import Path

import pytest

from data.days import Streak, day_field
from data.fields import AlreadyTried, Field, FieldDeal, FieldPlace, FinishedTry
from data.opening import restore
from data.seasons import day_end, day_start
from data.store import Store
from data.unopened import StoreUnusable
from tests.conftest import there
from tests.data.places import Place
from tests.data.versions.days_before import (
    ANTON,
    BERTA,
    CLOSED,
    FORGOTTEN,
    LINE,
    ON,
    ROOT,
    SETTLED,
    TO_COME,
    kept_days,
    opened_at_shape,
)
from tests.stored import closed_after
from tests.table_rows import GAME, of_day


def quiet(*told: object) -> None:
    """Say nothing of how far it is."""


def field_of(day: str) -> Field:
    return Field(
        field_id=day_field(day, "hearts"),
        kind="day",
        family="hearts",
        preset="standard",
        options={"deals": 1},
        opens_at=day_start(day),
        closes_at=day_end(day),
        over=day in (SETTLED, CLOSED),
        settled=day == SETTLED,
    )


async def goes_on(store: Store) -> None:
    """Finish the try that is played, and hold that it counts as any other."""
    row = there(await store.tables.get(f"22t{BERTA}"))
    assert (row.tried, row.is_try, row.solo) == (of_day(ON), True, True)
    with pytest.raises(AlreadyTried):
        await store.tables.add(replace(row, table_id="second"))
    with pytest.raises(AlreadyTried):
        await store.tables.add(replace(row, table_id="third", host_id=FORGOTTEN))
    ended = replace(
        GAME,
        game_id=row.table_id,
        guild_id=row.guild_id,
        ended_at=day_start(ON) + 100,
        finished_try=FinishedTry(24, 2, 3, LINE),
        seats=tuple(replace(seat, person=None) for seat in GAME.seats),
    )
    assert await store.results.finish(ended)
    deal = day_field(ON, "hearts"), 1
    assert await store.fields.placing(*deal, BERTA) == FieldPlace(2, 0, 1)
    assert await store.days.streak(BERTA, ON) == Streak(3, 3)


async def test_every_day_is_found_again_and_the_try_that_is_played_goes_on(place: Place) -> None:
    await kept_days(place.address)
    async with closed_after(await place.opened()) as store:
        for day in (SETTLED, CLOSED, ON, TO_COME):
            field = field_of(day)
            deal = FieldDeal(
                field=field,
                commitment="c0" * 32,
                committed_at=day_start(day) - 5,
                revision=3,
                scheme="cardroom-fair-2",
            )
            assert await store.fields.deal(field.field_id) == deal
            assert (deal.label, deal.late_at) == (f"daily-{day}-hearts", None)
            assert await store.fields.root(field.field_id) == ROOT
        assert await store.days.days("hearts", TO_COME, 9) == (CLOSED, SETTLED)
        won = there(await store.fields.try_of(day_field(SETTLED, "hearts"), 1, ANTON))
        assert (won.percent, won.margin, won.points, won.table_id) == (100, 1, 23, "20t21")
        assert len(await place.rows("SELECT * FROM field_choices WHERE people = 2")) == 2
        practice = there(await store.tables.get("again"))
        assert (practice.tried, practice.is_try) == (of_day(SETTLED), False)
        assert await store.days.audit() == []
        await goes_on(store)
        due = await store.fields.unsettled(day_end(ON))
        assert due == (field_of(CLOSED), field_of(ON))
        await store.fields.close_due(day_end(ON))
        for field in due:
            await store.ratings.rate_day(field)
            await store.days.settle(field, at=day_end(ON))
        table = await store.days.standings("hearts", "all")
        assert [(one.person, one.deals, one.percents) for one in table.rows] == [
            (ANTON, 2, 150.0),
            (BERTA, 3, 100.0),
        ]
        assert await store.days.audit() == []
        assert await place.rows("SELECT * FROM deleted_tries") == []


async def test_the_version_before_stops_and_its_copy_has_the_days(place: Place) -> None:
    await kept_days(place.address)
    await (await place.opened()).close()
    with pytest.raises(StoreUnusable, match="newer Cardroom") as refusal:
        await opened_at_shape(place.address, 2)
    if not isinstance(place.address, Path):
        return
    copy = Path(f"{place.address}.before-3")
    assert f"cardroom restore --replace {copy}" in str(refusal.value)
    assert restore(copy, place.address, replace=True, look=quiet) is not None
    await opened_at_shape(place.address, 2)
    assert await place.rows("SELECT day FROM daily_deals ORDER BY 1") == [
        (day,) for day in (SETTLED, CLOSED, ON, TO_COME)
    ]


@pytest.mark.parametrize("place", ["postgresql"], indirect=True)
async def test_a_process_of_the_version_before_is_not_broken_but_named(place: Place) -> None:
    await kept_days(place.address)
    await place.do(
        "INSERT INTO processes (process, name, pinned, joined_at, lease_until, shape)"
        f" VALUES ('north/1', 'north', '[]', 1, {2**60}, 2)"
    )
    with pytest.raises(StoreUnusable, match="north of an earlier version"):
        await place.opened()
    assert len(await place.rows("SELECT day FROM daily_deals")) == 4
    await place.do("UPDATE processes SET ended_at = 2")
    await (await place.opened()).close()
    assert len(await place.rows("SELECT field FROM fields")) == 4
