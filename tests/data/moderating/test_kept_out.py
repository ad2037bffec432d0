"""A person is kept from a guild's tables for a time, which runs out by itself."""

from dataclasses import replace

from data.moderation import LONGEST_REASON
from data.sql.kept_out import KeptOutPerson
from data.store import Store
from data.tables import TableState
from engine.table.chairs import Chair
from tests.data.everything import seen
from tests.data.places import Place
from tests.table_rows import table_row

DAY = 86_400_000
SHOUTS = KeptOutPerson(person=11, until=5 + DAY, reason="shouts", moderator=50, at=5)


async def test_a_person_is_kept_out_of_one_guild_until_the_time_is_over(store: Store) -> None:
    await store.kept_out.keep_out(1, SHOUTS)
    assert await store.kept_out.of(1, 11, 6) == SHOUTS
    assert await store.kept_out.of(1, 12, 6) is None
    assert await store.kept_out.of(2, 11, 6) is None
    assert await store.kept_out.of(1, 11, 5 + DAY) is None


async def test_who_is_kept_out_for_good_stays_so_and_has_a_name(store: Store) -> None:
    await seen(store, 11, "Ann", "de")
    await store.kept_out.keep_out(1, SHOUTS)
    await store.kept_out.keep_out(1, replace(SHOUTS, until=None, at=7))
    await store.kept_out.keep_out(1, replace(SHOUTS, person=12, at=8))
    found = await store.kept_out.everybody(1, 10**15)
    assert [(one.person, one.until, one.name) for one in found] == [(11, None, "Ann")]
    assert [one.person for one in await store.kept_out.everybody(1, 9)] == [12, 11]


async def test_each_act_is_logged_and_letting_in_is_done_once(store: Store) -> None:
    await store.kept_out.keep_out(1, replace(SHOUTS, reason="x" * 300))
    assert await store.kept_out.let_in(1, 11, moderator=51, at=6)
    assert not await store.kept_out.let_in(1, 11, moderator=51, at=7)
    acts = await store.moderation.acts(1)
    assert [(one.act, one.person, one.moderator) for one in acts] == [
        ("let-in", 11, 51),
        ("keep-out", 11, 50),
    ]
    assert (acts[1].about, acts[1].reason) == (str(5 + DAY), "x" * LONGEST_REASON)


async def test_who_still_sits_is_found_at_the_tables_of_each_process(store: Store) -> None:
    eleven, twelve = Chair("Ann", 11), Chair("Ben", 12)
    tables = {
        "lobby": table_row(chairs=(eleven, twelve)),
        "plays": table_row(chairs=(eleven, twelve), state=TableState.PLAYING),
        "left": table_row(chairs=(eleven.left(),), state=TableState.PLAYING),
        "over": table_row(chairs=(eleven,), state=TableState.CLOSED),
        "alone": table_row(chairs=(eleven,), state=TableState.PLAYING, solo=True),
        "there": table_row(chairs=(eleven,), guild_id=2),
        "others": table_row(chairs=(eleven,), owner="b"),
    }
    for table_id, row in tables.items():
        await store.tables.add(replace(row, table_id=table_id))
    owner, guild_id = tables["lobby"].owner, tables["lobby"].guild_id

    async def found(guild: int | None, now: int = 6) -> list[tuple[str, int]]:
        return [(one, kept.person) for one, kept in await store.kept_out.seated(owner, now, guild)]

    await store.kept_out.keep_out(guild_id, SHOUTS)
    assert await found(None) == [("lobby", 11)]
    await store.kept_out.keep_out(guild_id, replace(SHOUTS, leaves=True))
    for guild in (None, guild_id):
        assert await found(guild) == [("lobby", 11), ("plays", 11)]
    assert await found(2) == await found(None, 5 + DAY) == []


async def test_nothing_is_kept_of_those_whose_time_is_over(place: Place, store: Store) -> None:
    await store.kept_out.keep_out(1, SHOUTS)
    await store.kept_out.keep_out(1, replace(SHOUTS, person=12, until=None))
    await store.kept_out.forget_over(4 + DAY)
    assert await place.rows("SELECT person FROM kept_out ORDER BY person") == [(11,), (12,)]
    await store.kept_out.forget_over(5 + DAY)
    assert await place.rows("SELECT person FROM kept_out") == [(12,)]
