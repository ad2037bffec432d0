"""Each act of a moderator is written down once, in the order of its guild, for its moderators."""

import asyncio
from dataclasses import replace

from data.moderation import LONGEST_REASON, LoggedAct, ModeratorAct
from data.results import SeatResult
from data.store import Store
from tests.conftest import there
from tests.data.everything import played
from tests.data.places import Place
from tests.stored import exported
from tests.table_rows import GAME, LOBBY

END = ModeratorAct(guild_id=1, moderator=50, act="end", at=5, table_id="t1", reason="no time")


async def test_the_log_of_a_guild_has_its_acts_newest_first(store: Store) -> None:
    await store.tables.add(LOBBY)
    await store.moderation.log(END)
    await store.moderation.log(replace(END, guild_id=2))
    later = ModeratorAct(guild_id=1, moderator=51, act="keep-out", at=9, person=11, about="x")
    await store.moderation.log(later)
    newest, oldest = await store.moderation.acts(1)
    assert (newest.number, newest.act, newest.person, newest.about) == (2, "keep-out", 11, "x")
    assert oldest == LoggedAct(
        guild_id=1,
        moderator=50,
        act="end",
        at=5,
        table_id="t1",
        reason="no time",
        number=1,
        posted=None,
        preset="standard",
        channel_id=2,
    )
    assert [one.number for one in await store.moderation.acts(1, page=1, size=1)] == [1]
    assert [await store.moderation.total(guild) for guild in (1, 2, 3)] == [2, 1, 0]


async def test_a_reason_is_kept_as_long_as_a_modal_lets_it_be(store: Store) -> None:
    await store.moderation.log(replace(END, reason="x" * 999))
    (kept,) = await store.moderation.acts(1)
    assert kept.reason == "x" * LONGEST_REASON


async def test_a_line_waits_to_be_posted_only_where_a_channel_was_named(
    place: Place, store: Store
) -> None:
    await store.moderation.log(END)
    await place.do("INSERT INTO guild_preferences VALUES (1, 'log_channel', '77')")
    await store.moderation.log(replace(END, act="pause"))
    await store.moderation.log(replace(END, act="void"))
    assert [one.act for one in await store.moderation.unposted(1)] == ["pause", "void"]
    await store.moderation.set_posted(1, 2)
    assert [one.act for one in await store.moderation.unposted(1)] == ["void"]
    assert [one.posted for one in await store.moderation.acts(1)] == [False, True, None]


async def test_the_act_that_turns_a_log_off_waits_to_be_told_where_it_was(store: Store) -> None:
    async def choose(word: str) -> None:
        act = replace(END, act="setting", table_id=None, about=f"log_channel {word}", reason="")
        await store.preferences.choose_for_guild(1, "log_channel", word, act=act)

    for word in ("none", "77", "78", "", "79"):
        await choose(word)
    named, moved, off, again = await store.moderation.unposted(1)
    channels = [await store.moderation.channel_before(one) for one in (named, moved, off, again)]
    assert channels == [None, 77, 78, None]
    assert await store.moderation.waiting() == (1,)


async def test_a_person_is_told_of_acts_and_then_forgotten_in_the_log(store: Store) -> None:
    await store.moderation.log(replace(END, person=11))
    assert [act["reason"] for act in (await exported(store, 11))["acts_of_moderators"]] == [
        "no time"
    ]
    assert [act["act"] for act in (await exported(store, 50))["moderated"]] == ["end"]
    await store.privacy.delete(11)
    await store.privacy.delete(50)
    (kept,) = await store.moderation.acts(1)
    assert kept.person is not None
    assert (kept.person < 0, kept.moderator < 0, kept.reason) == (True, True, "")


async def test_deleting_lets_nobody_in_again(place: Place, store: Store) -> None:
    await place.do("INSERT INTO kept_out VALUES (1, 11, NULL, 'shouts', 50, 5, 0)")
    assert [row["reason"] for row in (await exported(store, 11))["kept_out"]] == ["shouts"]
    await store.privacy.delete(11)
    assert await place.rows("SELECT person, reason FROM kept_out") == [(11, "")]
    await store.privacy.forget_guild(1)
    assert await place.rows("SELECT person FROM kept_out") == []


VOID = replace(END, act="void", table_id="g1")


async def voided_one_of_three(store: Store) -> None:
    for number in range(3):
        day = number * 86_400_000
        await played(store, replace(GAME, game_id=f"g{number}", ended_at=GAME.ended_at + day))
    assert await store.results.void(VOID, since=GAME.ended_at)


async def test_a_result_that_is_void_counts_on_no_board_as_if_it_had_not_been(store: Store) -> None:
    await voided_one_of_three(store)
    (first, *_) = (await store.standings.page(1, "all", "hearts")).rows
    assert (first.games, first.feats) == (2, {"moons": 2})
    assert await store.standings.audit() == []
    kept = there(await store.results.get("g1"))
    assert (kept.voided, kept.ranked, kept.record) == (True, False, GAME.record)
    change = there(await store.ratings.change("g1"))
    assert (change.unrated, change.changes) == ("void", {})
    assert (await store.ratings.reliability(11)).games == 2
    assert [one.act for one in await store.moderation.acts(1)] == ["void"]


async def test_ratings_are_those_of_the_results_that_count_once_they_were_counted_again(
    place: Place, store: Store
) -> None:
    await voided_one_of_three(store)
    assert await store.ratings.audit() != []
    following = asyncio.create_task(store.ratings.keep_up())
    while await place.rows("SELECT 1 FROM settings WHERE key = 'recount'"):
        await asyncio.sleep(0)
    await store.ratings.catch_up()
    following.cancel()
    assert there(await store.ratings.of_person(1, 11, "hearts")).games == 2
    assert await store.ratings.audit() == []
    # The next game is counted as any other.
    await played(store, replace(GAME, game_id="g9", ended_at=GAME.ended_at + 9 * 86_400_000))
    assert await store.ratings.behind() == 0
    assert await store.ratings.audit() == []
    await store.privacy.forget_guild(1)
    assert await store.ratings.audit() == []


async def test_only_a_late_result_of_the_own_guild_is_made_void_and_once(store: Store) -> None:
    await played(store, replace(GAME, game_id="g1"))
    await played(store, replace(GAME, game_id="alone", seats=alone()))
    results, since = store.results, GAME.ended_at
    assert not await results.void(replace(VOID, guild_id=2), since=since)
    assert not await results.void(VOID, since=since + 1)
    assert not await results.void(replace(VOID, table_id="alone"), since=since)
    assert [one.game_id for one in await results.of_guild(1, since, 9)] == ["g1"]
    assert await results.void(VOID, since=since)
    assert not await results.void(VOID, since=since)
    assert [one.voided_at for one in await results.of_guild(1, since, 9)] == [VOID.at]
    assert len(await store.moderation.acts(1)) == 1
    # All who played there have gone from the boards.
    assert (await store.standings.page(1, "all", "hearts")).rows == ()
    assert await store.standings.audit() == []


def alone() -> tuple[SeatResult, ...]:
    first, *others = GAME.seats
    return (first, *(replace(seat, person=None) for seat in others))


async def test_a_void_result_is_told_once_its_message_is_there_or_will_not_be(store: Store) -> None:
    for number in range(3):
        await played(store, replace(GAME, game_id=f"g{number}"))
        assert await store.results.void(replace(VOID, table_id=f"g{number}"), since=0)
    await store.results.set_void_told("g0")
    assert await store.results.untold_voids() == ()
    await store.tables.set_result("g1", 7)
    assert await store.results.untold_voids() == ("g1",)
    await store.tables.set_announced("g2")
    assert await store.results.untold_voids() == ("g1", "g2")
    await store.results.set_void_told("g1")
    await store.privacy.forget_guild(1)
    assert await store.results.untold_voids() == ("g2",)
