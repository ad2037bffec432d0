"""Fields of certain people, beside the days: their deals, and what becomes of them."""

from dataclasses import replace

import pytest

from data.fields import AlreadyTried, NotFinished, Tried
from data.store import Store
from data.tables import TableState
from tests.conftest import there
from tests.data.daily.test_deals import begin, finish
from tests.data.everything import challenge, day_deal
from tests.data.places import Place

FIELD = challenge().deal.field


async def kept(store: Store) -> None:
    await store.fields.commit([challenge(1), challenge(2)])
    for person in (11, 12):
        await store.database.do(
            "INSERT INTO field_entries (field, person) VALUES ('friendly', ?)", (person,)
        )


def deal(number: int = 1) -> Tried:
    return challenge(number).deal.tried


async def test_each_deal_of_a_field_has_a_try_of_its_own(store: Store) -> None:
    await kept(store)
    assert await store.fields.get("friendly") == FIELD
    assert await store.fields.deal("friendly", 2) == challenge(2).deal
    assert await store.fields.deal("friendly", 3) is None
    first = await begin(store, 11, tried=deal(1))
    with pytest.raises(AlreadyTried):
        await begin(store, 11, tried=deal(1), table_id="again")
    await finish(store, first, 3, at=FIELD.closes_at - 1)
    second = await begin(store, 11, tried=deal(2), table_id="second")
    assert there(await store.tables.get("second")).tried == deal(2)
    # Who has finished one knows nothing of the other.
    assert (await store.fields.page("friendly", 1, 11)).total == 1
    with pytest.raises(NotFinished):
        await store.fields.page("friendly", 2, 11)
    await finish(store, second, 3, at=FIELD.closes_at)
    assert not there(await store.fields.try_of("friendly", 2, 11)).finished
    # It is no day: nothing of it is in a row, or in a table of days.
    assert (await store.days.streak(11, "2026-11-22")).longest == 0
    assert await store.days.audit() == []


async def test_whoever_is_deleted_begins_no_deal_of_a_challenge_that_they_were_in(
    store: Store,
) -> None:
    await kept(store)
    await store.privacy.delete(11)
    with pytest.raises(AlreadyTried):
        await begin(store, 11, tried=deal())
    await begin(store, 12, tried=deal())


async def test_a_last_card_in_time_counts_though_its_result_comes_late(store: Store) -> None:
    await kept(store)
    counted = await begin(store, 11, tried=deal(), table_id="counted")
    await begin(store, 12, tried=deal(), table_id="left")
    end = FIELD.opens_at + 50
    assert await store.fields.close("friendly", lambda: end)
    assert await store.fields.in_play("friendly") == ("counted", "left")
    await finish(store, counted, 3, at=end - 1)
    assert there(await store.fields.try_of("friendly", 1, 11)).finished
    await store.tables.close("left", TableState.VOID, end + 5)
    assert await store.fields.in_play("friendly") == ()
    # What is counted stays as it is.
    await store.entries.settle("friendly", at=end + 6)
    late = await begin(store, 12, tried=deal(2), table_id="late")
    await finish(store, late, 3, at=end - 1)
    assert not there(await store.fields.try_of("friendly", 2, 12)).finished


async def test_a_field_may_be_over_early_and_its_records_are_told_then(store: Store) -> None:
    await kept(store)
    await store.fields.commit([day_deal()])
    row = await begin(store, 11, tried=deal(), guild=9)
    early = FIELD.opens_at + 5
    assert await store.fields.next_close() == FIELD.closes_at
    assert await store.fields.unsettled(early) == ()
    await store.fields.close("friendly", lambda: early)
    over = replace(FIELD, over=True, closes_at=early)
    assert await store.fields.unsettled(early) == (over,)
    assert there(there(await store.tables.get(row.table_id)).tried).closes_at == early
    await store.fields.close("friendly", lambda: early - 5)
    assert await store.fields.get("friendly") == over
    assert await store.fields.next_close() == day_deal().deal.field.closes_at


async def test_the_fields_of_a_guild_go_with_it_and_no_day_does(store: Store, place: Place) -> None:
    await kept(store)
    await store.fields.commit([day_deal()])
    await begin(store, 12)
    await begin(store, 11, tried=deal(), guild=FIELD.guild_id)
    await begin(store, 12, tried=deal(), guild=9, table_id="elsewhere")
    assert await store.privacy.guilds() >= {FIELD.guild_id, 7, 9}
    await store.privacy.forget_guild(FIELD.guild_id)
    assert await place.rows("SELECT kind FROM fields") == [("day",)]
    for table in ("field_deals", "field_tries"):
        assert await place.rows(f"SELECT count(*) FROM {table}") == [(1,)]
    assert await place.rows("SELECT count(*) FROM field_entries") == [(0,)]
    # What is played elsewhere is over.
    assert there(there(await store.tables.get("elsewhere")).tried).closes_at == 0
