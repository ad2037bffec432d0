"""Once a result is void, what follows from it is put right, and no list lacks anybody meanwhile."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest

from data.moderation import ModeratorAct
from data.sql import rating_audit, recounting
from data.sql.database import Database
from data.sql.rating_audit import Recount
from data.sql.recounting import recount_if_asked
from data.store import Store
from tests.conftest import there
from tests.data.everything import played
from tests.data.places import Place
from tests.data.test_counting import all_played, evening, figures, left_alone
from tests.table_rows import GAME

VOID = ModeratorAct(guild_id=1, moderator=50, act="void", at=5)
ASKED = "SELECT 1 FROM settings WHERE key = 'recount'"

EVERYTHING = "SELECT * FROM games JOIN results USING (game_id) ORDER BY game_id, seat"

SOME = [f"e{number:03}" for number in range(2, 12)]
OTHERS = [f"e{number:03}" for number in range(20, 30)]

Meanwhile = Callable[[int], Awaitable[Any]]


@pytest.fixture(autouse=True)
def small_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recounting, "AT_ONCE", 2)
    monkeypatch.setattr(recounting, "PAUSE_SECONDS", 0)


async def voided(store: Store, *game_ids: str) -> int:
    """Make void what is of guild 1 and of several people; return how many that were."""
    count = 0
    for game_id in game_ids:
        count += await store.results.void(replace(VOID, table_id=game_id), since=0)
    return count


async def recounted(store: Store, monkeypatch: pytest.MonkeyPatch, meanwhile: Meanwhile) -> int:
    """Recount; do something before each step but the first, and return how many there were."""
    steps = 0

    async def catch_up(database: Database, recount: Recount) -> None:
        nonlocal steps
        steps += 1
        await rating_audit.catch_up(database, recount)
        await meanwhile(steps)

    with monkeypatch.context() as patch:
        patch.setattr(recounting, "catch_up", catch_up)
        await recount_if_asked(store.database)
    return steps


async def test_no_list_lacks_anybody_until_all_is_as_a_rebuild_makes_it(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await place.opened()
    await all_played(store, evening(60))
    assert await left_alone(store, evening(20, first=70)) > 2
    assert await voided(store, *SOME) > 1
    assert await store.ratings.audit() != []
    await store.close()
    copy = await place.copied()
    store = await copy.opened()
    await store.ratings.rebuild(lambda _done, _total: None)
    await store.close()
    old, new = await figures(place), await figures(copy)
    assert old["ratings"] != new["ratings"]

    async def is_whole(_step: int) -> None:
        rows = await place.rows("SELECT * FROM ratings")
        assert set(rows) <= {*old["ratings"], *new["ratings"]}
        assert {row[:3] for row in rows} >= named(old) & named(new)

    store = await place.opened()
    assert await recounted(store, monkeypatch, is_whole) > 5
    assert await store.ratings.audit() == []
    assert await store.standings.audit() == []
    await store.close()
    assert await figures(place) == new
    assert await place.rows(ASKED) == []


def named(found: dict[str, list[Any]]) -> set[tuple[Any, ...]]:
    return {row[:3] for row in found["ratings"]}


@pytest.mark.parametrize("between", [True, False])
async def test_what_counts_again_does_so_as_if_it_had_never_been_void(
    place: Place, store: Store, *, between: bool
) -> None:
    """Whether all was counted again in between or not, and whatever ends after it."""
    await all_played(store, evening(40))
    before, kept = await figures(place), await place.rows(EVERYTHING)
    assert await voided(store, *SOME) > 1
    if between:
        await recount_if_asked(store.database)
        assert await store.ratings.audit() == []
        assert (await figures(place))["ratings"] != before["ratings"]
    act = replace(VOID, act="restore")
    assert not await store.results.restore(replace(act, table_id=SOME[0]), since=VOID.at + 1)
    elsewhere = replace(act, table_id=SOME[0], guild_id=2)
    assert not await store.results.restore(elsewhere, since=0)
    for game_id in reversed(SOME):
        again = replace(act, table_id=game_id)
        assert await store.results.restore(again, since=VOID.at) == bool(
            await place.rows(f"SELECT 1 FROM moderation_log WHERE table_id = '{game_id}'")
        )
        assert not await store.results.restore(again, since=0)
    await recount_if_asked(store.database)
    assert await store.ratings.audit() == []
    assert await store.standings.audit() == []
    assert await figures(place) == before
    assert await place.rows(EVERYTHING) == kept
    await played(store, evening(1, first=90)[0])
    assert await store.ratings.behind() == 0
    assert await store.ratings.audit() == []


async def test_games_that_end_meanwhile_and_further_voids_are_taken_in(
    place: Place, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await all_played(store, evening(40))
    assert await voided(store, *SOME)
    late = evening(12, first=90)

    played_late = f"""SELECT guild_id, family, person FROM ratings
        WHERE last_day >= {late[0].ended_at // 86_400_000}"""
    counted = set[tuple[Any, ...]]()

    async def plays(step: int) -> None:
        assert set(await place.rows(played_late)) >= counted, "what is counted is not taken back"
        if late and step % 2:
            await played(store, late.pop())
            counted.update(await place.rows(played_late))
        if step == 8:
            assert await voided(store, *OTHERS)

    assert await recounted(store, monkeypatch, plays) > 8
    assert not late
    assert await store.ratings.behind() == 0
    assert await store.ratings.audit() == []


async def test_a_recount_that_is_broken_off_is_begun_again(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await place.opened()
    await all_played(store, evening(40))
    assert await voided(store, *SOME)

    async def dies(step: int) -> None:
        if step == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        await recounted(store, monkeypatch, dies)
    await store.close()
    store = await place.opened()
    assert await store.ratings.audit() != []
    await recount_if_asked(store.database)
    assert await store.ratings.audit() == []
    await store.close()


@pytest.mark.parametrize("who", ["person = 12", "guild_id = 1"])
async def test_whoever_is_forgotten_meanwhile_has_no_figures_again(
    place: Place, store: Store, monkeypatch: pytest.MonkeyPatch, who: str
) -> None:
    await all_played(store, evening(40))
    assert await voided(store, *SOME)

    async def forget(step: int) -> None:
        if step == 1 and who == "person = 12":
            await store.privacy.delete(12)
        elif step == 1:
            await store.privacy.forget_guild(1)

    assert await recounted(store, monkeypatch, forget) > 1
    for table in ("ratings", "bests", "against_computers"):
        assert not await place.rows(f"SELECT 1 FROM {table} WHERE {who}")
    assert await store.ratings.audit() == []


async def test_a_game_too_many_of_its_day_is_rated_once_an_earlier_one_is_void(
    store: Store,
) -> None:
    for number in range(5):
        guild = 2 if number == 3 else 1
        ended = GAME.ended_at + number
        await played(store, replace(GAME, game_id=f"g{number}", guild_id=guild, ended_at=ended))
    # Of this one nothing is left but who was placed how, and that it was not rated.
    await store.privacy.forget_guild(2)
    assert await voided(store, "g0", "g1") == 2
    await recount_if_asked(store.database)
    assert there(await store.ratings.change("g4")).unrated is None
    assert there(await store.ratings.of_person(0, 11, "hearts")).games == 3
    assert await store.ratings.audit() == []
    await store.ratings.rebuild(lambda _done, _total: None)
    assert await store.ratings.audit() == []
