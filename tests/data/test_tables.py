"""Tables go from the lobby into play and to an end."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import aiosqlite
import pytest

from data.people import PersonRow
from data.sqlite.store import SqliteStore
from data.store import Store
from data.tables import HandRow, Limits, TableIdTaken, TableState, TooManyOpen, WrongState
from engine.contract.action import Action
from engine.table.chairs import Chair, Presence
from engine.table.journal import Author, Entry
from tests.conftest import there
from tests.data.everything import played
from tests.stored import closed_after
from tests.table_rows import GAME, LOBBY, of_day

DEALT = Entry(0, -1, Action.read("deal 2C3C 4C5C"), 5, Author.DEALER)
PLAYED = (Chair("Ann", 11), Chair("Ben", 12, "hard", Presence.AWAY, 2), Chair("Cleo"))

Overhear = Callable[[aiosqlite.Connection, Callable[[str], object]], Awaitable[None]]


async def start(store: Store) -> None:
    await store.tables.add(LOBBY)
    await store.tables.claim(LOBBY.table_id, chairs=PLAYED, claimed_at=2000)
    await store.tables.start(LOBBY.table_id, dealer=2, seat_count=3, started_at=3000)


async def test_a_table_is_kept_with_all_its_particulars(store: Store) -> None:
    full = replace(
        LOBBY,
        options={
            "moon": "new",
            "target": 100,
            "passes": ["L", "R"],
            "deep": {"a": None, "b": True},
        },
        home_id=77,
        dealer=3,
        next_deal="pressed",
        reliability=80,
        message_id=2**62,
        message_deal=4,
        started_at=1,
        ended_at=2,
        rematch_of="t0",
        state=TableState.VOID,
        chairs=PLAYED,
    )
    await store.tables.add(full)
    assert await store.tables.get("t1") == full
    assert await store.tables.get("t2") is None


async def test_an_id_that_is_taken_is_refused_and_the_first_table_stays(store: Store) -> None:
    await store.tables.add(LOBBY)
    with pytest.raises(TableIdTaken):
        await store.tables.add(replace(LOBBY, guild_id=99, chairs=()))
    assert await store.tables.get("t1") == LOBBY


async def test_a_channel_with_its_threads_has_as_many_tables_as_its_guild_allows(
    store: Store,
) -> None:
    limits = Limits(a_channel=2)
    home = replace(LOBBY, home_id=LOBBY.channel_id)
    uncounted = [
        replace(home, solo=True),
        replace(home, guild_id=99),
        replace(home, channel_id=5, home_id=5),
        replace(home, state=TableState.FINISHED),
    ]
    for number, row in enumerate(uncounted):
        await store.tables.add(replace(row, table_id=f"o{number}"), limits=limits)
    # In a thread of the channel, and in one of its own as an earlier version kept it.
    in_thread = replace(home, table_id="t1", channel_id=61, home_id=LOBBY.channel_id)
    earlier = replace(LOBBY, table_id="t2", channel_id=62, parent_id=LOBBY.channel_id)
    for row in (in_thread, earlier):
        await store.tables.add(row, limits=limits)
    third = replace(home, table_id="t3")
    with pytest.raises(TooManyOpen) as refused:
        await store.tables.add(third, limits=limits)
    assert refused.value.limited == "channel"
    assert await store.tables.get("t3") is None
    await store.tables.close("t2", TableState.CLOSED, 9)
    await store.tables.add(third, limits=limits)


async def test_a_person_hosts_no_table_beyond_those_that_the_guild_allows(store: Store) -> None:
    limits, host = Limits(a_person=1), LOBBY.host_id
    left = Chair("Ann", host, presence=Presence.LEFT)
    await store.tables.add(replace(LOBBY, table_id="t1", chairs=(left,)))
    sits = replace(LOBBY, table_id="t2", chairs=(Chair("Ann", host),), host_id=host + 1)
    await store.tables.add(sits, limits=limits)
    with pytest.raises(TooManyOpen) as refused:
        await store.tables.add(replace(LOBBY, table_id="t3"), limits=limits)
    assert refused.value.limited == "person"
    await store.tables.add(replace(LOBBY, table_id="t4", guild_id=99), limits=limits)


async def test_nobody_sits_down_beyond_what_the_guild_allows(store: Store) -> None:
    limits, ann = Limits(a_person=1), Chair("Ann", 71)
    others = tuple(chair for chair in LOBBY.chairs if chair.person == LOBBY.host_id)
    for table_id in ("t1", "t2"):
        await store.tables.add(replace(LOBBY, table_id=table_id, chairs=others))
    await store.tables.add(replace(LOBBY, table_id="t3", guild_id=99, chairs=others))
    seen = PersonRow(71, "Ann", "en-US")

    async def join(table_id: str) -> None:
        await store.tables.set_chairs(table_id, (*others, ann), seen=seen, limits=limits)

    both = await asyncio.gather(join("t1"), join("t2"), return_exceptions=True)
    (refused,) = [one for one in both if one is not None]
    assert isinstance(refused, TooManyOpen)
    assert (refused.limited, refused.person) == ("person", 71)
    await join("t3")
    sits = await store.tables.of_person(71, [TableState.LOBBY])
    assert [row.table_id for row in sits] in (["t1", "t3"], ["t2", "t3"])
    # Neither does anybody whom a rematch would seat.
    rematch = replace(LOBBY, table_id="t4", host_id=72, chairs=(Chair("Bea", 72), ann))
    with pytest.raises(TooManyOpen) as full:
        await store.tables.add(rematch, limits=limits)
    assert full.value.person == 71


async def test_nobody_sits_at_more_tables_than_one_may_of_all_guilds(store: Store) -> None:
    limits, ann, bea = Limits(everywhere=2), Chair("Ann", 71), Chair("Bea", 72)
    alone = replace(LOBBY, host_id=71, chairs=(ann,))
    uncounted = [
        replace(alone, state=TableState.FINISHED),
        replace(alone, chairs=(replace(ann, presence=Presence.LEFT),)),
    ]
    for number, row in enumerate(uncounted):
        await store.tables.add(replace(row, table_id=f"o{number}"))
    practice = replace(alone, table_id="p", solo=True, tried=of_day("2026-11-21"), practice=True)
    await store.tables.add(practice, limits=limits)
    for table_id in ("t1", "t2"):
        await store.tables.add(replace(LOBBY, table_id=table_id, guild_id=98, chairs=(bea,)))
    seen = PersonRow(71, "Ann", "en-US")
    sitting = [
        store.tables.set_chairs(one, (bea, ann), seen=seen, limits=limits) for one in ("t1", "t2")
    ]
    opening = [
        store.tables.add(replace(alone, table_id=f"n{solo}", solo=solo), limits=limits)
        for solo in (False, True)
    ]
    every = await asyncio.gather(*sitting, *opening, return_exceptions=True)
    refused = [one for one in every if one is not None]
    assert len(refused) == 3
    for one in refused:
        assert isinstance(one, TooManyOpen)
        assert (one.limited, one.person) == ("everywhere", 71)


async def test_live_tables_are_those_in_lobby_and_play_oldest_first(store: Store) -> None:
    rows = [
        replace(LOBBY, table_id=f"t{number}", state=state, opened_at=100 - number, chairs=chairs)
        for number, (state, chairs) in enumerate(
            [
                (TableState.LOBBY, ()),
                (TableState.PLAYING, LOBBY.chairs),
                (TableState.CLOSED, LOBBY.chairs),
                (TableState.VOID, LOBBY.chairs),
                (TableState.FINISHED, LOBBY.chairs),
            ]
        )
    ]
    for row in rows:
        await store.tables.add(row)
    assert await store.tables.live("main") == (rows[1], rows[0])


async def test_a_thousand_live_tables_are_read_in_one_query(
    connections: list[aiosqlite.Connection], overhear: Overhear, path: Path
) -> None:
    async with closed_after(await SqliteStore.open(path)) as store:
        for number in range(20):
            await store.tables.add(replace(LOBBY, table_id=f"t{number}"))
        _, reader = connections
        queries: list[str] = []
        await overhear(reader, queries.append)
        assert len(await store.tables.live("main")) == 20
        assert len(queries) == 1


async def test_a_process_is_given_its_own_tables_and_no_others(store: Store) -> None:
    mine, theirs = LOBBY, replace(LOBBY, table_id="t2", owner="other")
    over = replace(LOBBY, table_id="t3", owner="other", state=TableState.FINISHED)
    for row in (mine, theirs, over):
        await store.tables.add(row)
    assert await store.tables.live("main") == (mine,)
    assert await store.tables.live("other") == (theirs,)
    assert await store.tables.unannounced("main") == ()
    assert await store.tables.unannounced("other") == (over,)


async def test_who_takes_over_has_every_table_on_which_something_is_to_be_done(
    store: Store,
) -> None:
    states = dict(zip(("t1", "t2", "t3", "t4", "t5"), TableState, strict=True))
    for table_id, state in states.items():
        await store.tables.add(replace(LOBBY, table_id=table_id, owner="", state=state))
    await store.tables.add(replace(LOBBY, table_id="t6", state=TableState.FINISHED))
    await store.tables.set_announced("t6")
    await store.tables.take_over("second")
    rows = [await store.tables.get(table_id) for table_id in (*states, "t6")]
    owners = {row.table_id: row.owner for row in rows if row is not None}
    assert owners == {"t1": "second", "t2": "second", "t3": "second"} | {
        "t4": "",
        "t5": "",
        "t6": "main",
    }


async def test_people_take_their_chairs_one_by_one(store: Store) -> None:
    await store.tables.add(replace(LOBBY, chairs=()))
    for count in range(len(LOBBY.chairs) + 1):
        await store.tables.set_chairs("t1", LOBBY.chairs[:count])
        assert there(await store.tables.get("t1")).chairs == LOBBY.chairs[:count]


async def test_a_table_starts_with_its_dealer_and_chairs(store: Store) -> None:
    await start(store)
    assert await store.tables.get("t1") == replace(
        LOBBY, state=TableState.PLAYING, dealer=2, seat_count=3, chairs=PLAYED, started_at=3000
    )


async def test_only_a_table_in_the_lobby_starts(store: Store) -> None:
    await start(store)
    before = await store.tables.get("t1")
    with pytest.raises(WrongState):
        await store.tables.start("t1", dealer=0, seat_count=4, started_at=4000)
    assert await store.tables.get("t1") == before


async def test_a_claim_settles_who_plays_and_undone_leaves_no_trace(store: Store) -> None:
    await store.tables.add(LOBBY)
    await store.tables.claim("t1", chairs=PLAYED, claimed_at=2000)
    claimed = replace(LOBBY, chairs=PLAYED, started_at=2000)
    assert await store.tables.get("t1") == claimed
    await store.tables.back_to_lobby("t1", LOBBY.chairs, posted=False)
    assert await store.tables.get("t1") == LOBBY


async def test_a_claimed_table_that_is_closed_was_never_played(store: Store) -> None:
    await store.tables.add(LOBBY)
    await store.tables.claim("t1", chairs=PLAYED, claimed_at=2000)
    await store.tables.close("t1", TableState.CLOSED, 3000)
    assert there(await store.tables.get("t1")).started_at is None


async def test_a_game_that_was_dealt_stays_begun(store: Store) -> None:
    await start(store)
    await store.journal.append("t1", [DEALT])
    before = await store.tables.get("t1")
    with pytest.raises(WrongState):
        await store.tables.back_to_lobby("t1", LOBBY.chairs, posted=False)
    assert await store.tables.get("t1") == before
    assert await store.journal.read("t1") == (DEALT,)


async def test_a_game_begins_with_its_first_deal_or_not_at_all(store: Store) -> None:
    begun = replace(LOBBY, state=TableState.PLAYING, dealer=2, started_at=3000)
    await store.tables.add(begun, entries=[DEALT], seen=PersonRow(11, "Ann", "de"))
    assert await store.tables.get("t1") == begun
    assert await store.journal.read("t1") == (DEALT,)
    assert await store.people.get(11) == PersonRow(11, "Ann", "de")
    with pytest.raises(TableIdTaken):
        await store.tables.add(begun, entries=[DEALT], seen=PersonRow(11, "Anna", "de"))
    assert (await store.people.get(11)).name == "Ann"


async def test_only_a_claim_can_be_undone(store: Store) -> None:
    await store.tables.add(LOBBY)
    with pytest.raises(WrongState):
        await store.tables.back_to_lobby("t1", (), posted=False)
    assert await store.tables.get("t1") == LOBBY


@pytest.mark.parametrize("state", [TableState.CLOSED, TableState.VOID])
async def test_a_table_without_a_result_forgets_its_cards(store: Store, state: TableState) -> None:
    await start(store)
    await store.journal.append("t1", [DEALT])
    await store.tables.close("t1", state, 9000)
    row = there(await store.tables.get("t1"))
    assert (row.state, row.ended_at) == (state, 9000)
    assert await store.journal.read("t1") == ()
    assert await store.results.record("t1") is None


async def test_a_table_that_does_not_replay_keeps_its_journal_for_whoever_looks_into_it(
    store: Store,
) -> None:
    await start(store)
    await store.journal.append("t1", [DEALT])
    await store.tables.close("t1", TableState.VOID, 9000, keep_journal=True)
    assert await store.journal.read("t1") == (DEALT,)
    assert await store.results.record("t1") is None


async def test_a_table_that_has_ended_is_not_ended_again(store: Store) -> None:
    await played(store, GAME)
    await store.tables.close("t1", TableState.CLOSED, 9000)
    row = there(await store.tables.get("t1"))
    assert (row.state, row.ended_at) == (TableState.FINISHED, GAME.ended_at)


@pytest.mark.parametrize("state", [TableState.LOBBY, TableState.PLAYING, TableState.FINISHED])
async def test_a_table_is_closed_as_void_or_closed_only(store: Store, state: TableState) -> None:
    await store.tables.add(LOBBY)
    with pytest.raises(ValueError, match="not closed as"):
        await store.tables.close("t1", state, 9000)


async def test_a_finished_table_waits_until_its_result_is_announced(store: Store) -> None:
    await played(store, GAME)
    assert [row.table_id for row in await store.tables.unannounced("main")] == ["t1"]
    await store.tables.set_announced("t1")
    assert await store.tables.unannounced("main") == ()


async def test_host_and_message_can_change(store: Store) -> None:
    await store.tables.add(LOBBY)
    await store.tables.set_chairs("t1", LOBBY.chairs, host=12)
    await store.tables.set_message("t1", 77, 3)
    assert await store.tables.get("t1") == replace(LOBBY, host_id=12, message_id=77, message_deal=3)
    await store.tables.set_message("t1", None, 4)
    assert await store.tables.get("t1") == replace(LOBBY, host_id=12, message_deal=4)


async def test_the_tables_of_a_person_are_those_of_the_states_asked_for(store: Store) -> None:
    lobby = LOBBY
    playing = replace(LOBBY, table_id="t2", state=TableState.PLAYING, opened_at=500)
    without = replace(LOBBY, table_id="t3", chairs=(Chair("Cleo"), Chair("Ben", 12)))
    for row in (lobby, playing, without):
        await store.tables.add(row)
    both = [TableState.LOBBY, TableState.PLAYING]
    assert await store.tables.of_person(11, both) == (playing, lobby)
    assert await store.tables.of_person(11, [TableState.LOBBY]) == (lobby,)
    assert await store.tables.of_person(12, [TableState.LOBBY]) == (lobby, without)
    assert await store.tables.of_person(11, []) == ()


async def test_the_newest_message_of_each_hand_is_remembered(store: Store) -> None:
    await store.tables.add(LOBBY)
    await store.tables.set_hands("t1", [HandRow("t1", 1, 5, 6, 1)])
    await store.tables.set_hands("t1", [HandRow("t1", 0, 7, 8, 1)])
    await store.tables.set_hands("t1", [HandRow("t1", 1, 5, 9, 2)])
    assert (await store.tables.sent("main"))["t1"].hands == (
        HandRow("t1", 0, 7, 8, 1),
        HandRow("t1", 1, 5, 9, 2),
    )
    assert await store.tables.sent("other") == {}


async def test_the_last_reminder_of_each_seat_is_remembered(store: Store) -> None:
    await store.tables.add(LOBBY)
    await store.tables.set_reminded("t1", 1, 4)
    await store.tables.set_reminded("t1", 0, 2)
    await store.tables.set_reminded("t1", 1, 5)
    assert (await store.tables.sent("main"))["t1"].reminded == {0: 2, 1: 5}
    assert await store.tables.sent("other") == {}


async def test_who_is_there_is_kept_together_with_what_follows_from_it(store: Store) -> None:
    await start(store)
    away = tuple(chair.away() for chair in PLAYED)
    await store.tables.set_attendance("t1", away, paused_until=9000, clock_from=8000)
    row = there(await store.tables.get("t1"))
    assert (row.chairs, row.paused_until, row.clock_from) == (away, 9000, 8000)
    await store.tables.set_attendance("t1", PLAYED, paused_until=None, clock_from=8500)
    row = there(await store.tables.get("t1"))
    assert (row.chairs, row.paused_until, row.clock_from) == (PLAYED, None, 8500)
