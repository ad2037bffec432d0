"""A table that could not be loaded, for no known reason, is ended by moderators as any other."""

from typing import Final

import pytest

from bot.tables.opening.lobby import Lobby
from data.tables import TableState
from loopback_discord.people.person import Person
from tests.conftest import there
from tests.end_to_end.conftest import Evening, gather_at_table
from tests.end_to_end.mid_game import read
from tests.end_to_end.restarting import break_off, change, restart
from tests.regular import button_ids, hand_message

pytestmark = pytest.mark.evening(fair=True)

NO_PACE: Final = "UPDATE tables SET pace = 'unheard of' WHERE table_id = ?"
"""No version has written such a row, so none knows what to do about it."""

LIVE: Final = (TableState.LOBBY, TableState.PLAYING)


async def table_left(evening: Evening, alice: Person, bob: Person) -> str:
    """Let a game be played that the next process cannot load; return its table."""
    await gather_at_table(alice, [bob], seats=3)
    await alice.until(lambda: hand_message(alice), what="the deal")
    table_id = evening.live_table.table_id
    await break_off(evening)
    await change(evening, NO_PACE, table_id)
    await evening.open()
    assert set(evening.client.room.tables.left) == {table_id}
    return table_id


@pytest.mark.each_database
async def test_a_game_that_could_not_be_loaded_is_ended_for_a_reason(
    evening: Evening, alice: Person, bob: Person, mona: Person
) -> None:
    table_id = await table_left(evening, alice, bob)
    panel = await mona.slash("tables")
    assert "waits until I am updated again" in mona.reads(panel)
    table = await mona.select(panel, table_id)
    assert "Alice, Bob" in mona.reads(table)
    assert mona.faces(table)[0] == "End", "there is nothing to pause"
    paused = await mona.press_raw(table.message or {}, f"c1.{table_id}.mod-pause..", forged=True)
    assert "waits until I am updated again" in mona.reads(paused)
    await mona.click(table, "End")
    assert evening.client.room.tables.has(table_id), "nothing ends before a reason is sent"
    answer = await mona.submit(Reason="*closing* time")
    assert "The table is ended, and says why." in mona.reads(answer)
    assert "No table is open" in mona.reads(answer)
    assert not evening.client.room.tables.has(table_id)
    told = "A moderator ended this game. It has no result. Reason: \\*closing\\* time"
    await alice.until(lambda: told in alice.reads(evening.cards), what="the end")
    row = there(await evening.store.tables.get(table_id))
    assert (row.state, row.ended_at is not None) == (TableState.CLOSED, True)
    assert await evening.store.tables.of_person(alice.id, LIVE) == ()
    for counted in ("games", "results", "standings", "walkouts"):
        assert read(evening, f"SELECT count(*) FROM {counted}") == [(0,)]
    # Its deals can be verified, and somebody may look into what was wrong.
    assert await evening.store.proofs.record(table_id) is not None
    assert await evening.store.journal.read(table_id)
    assert "ended Hearts in" in mona.reads(await mona.click(answer, "Log"))
    assert [one.act for one in await evening.store.moderation.acts(row.guild_id)] == ["end"]
    hand = hand_message(alice) or hand_message(bob)
    person = alice if hand_message(alice) else bob
    assert hand is not None
    pressed = await person.click(hand, custom_id=button_ids(hand, "do", "tick")[0][1])
    assert "This table is over" in person.reads(pressed)
    assert "Start" in alice.faces(await alice.slash("hearts", evening.cards))


async def test_a_table_that_could_not_be_loaded_is_ended_once_and_by_its_own_server(
    evening: Evening, alice: Person, bob: Person, mona: Person
) -> None:
    table_id = await table_left(evening, alice, bob)
    moderation = evening.client.room.moderation
    row = there(await evening.store.tables.get(table_id))
    assert moderation.left_to_end(table_id, row.guild_id + 1) is None
    first = await mona.select(await mona.slash("tables"), table_id)
    await mona.click(first, "End")
    # Another process has taken it over since, and plays it.
    owned = "UPDATE tables SET epoch = epoch + ?, owner = ? WHERE table_id = ?"
    await change(evening, owned, 1, "b", table_id)
    assert "ended" not in mona.reads(await mona.submit(Reason="too late"))
    assert there(await evening.store.tables.get(table_id)).state is TableState.PLAYING
    assert await evening.store.moderation.acts(row.guild_id) == ()
    await change(evening, owned, -1, "main", table_id)
    await mona.click(first, "End")
    assert "ended, and says why" in mona.reads(await mona.submit(Reason="now"))
    late = await mona.press_raw(first.message or {}, f"c1.{table_id}.mod-end..", forged=True)
    assert "This table is over" in mona.reads(late)
    assert len(await evening.store.moderation.acts(row.guild_id)) == 1


async def test_a_lobby_that_could_not_be_loaded_is_closed_for_a_reason(
    evening: Evening, alice: Person, mona: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(_: Lobby) -> None:
        raise KeyError

    await alice.slash("hearts", evening.cards)
    (table_id,) = evening.client.room.tables.lobbies
    await evening.settle()
    with monkeypatch.context() as patch:
        patch.setattr(Lobby, "learn", broken)
        await restart(evening)
    await mona.click(await mona.select(await mona.slash("tables"), table_id), "End")
    await mona.submit(Reason="closing time")
    told = "A moderator closed this table. Reason: closing time"
    await alice.until(lambda: told in alice.reads(evening.cards), what="the end of the lobby")
    assert "Start" in alice.faces(await alice.slash("hearts", evening.cards))


async def test_a_table_that_cannot_be_read_hides_no_other_in_the_panel(
    evening: Evening, alice: Person, mona: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise KeyError

    await gather_at_table(alice, [], seats=3)
    await alice.until(lambda: hand_message(alice), what="the deal")
    # Another process plays it, and may have left it as it is.
    table = evening.client.room.tables.live.pop(evening.live_table.table_id)
    monkeypatch.setattr("bot.tables.moderation.last_moment", broken)
    assert "**Hearts** in" in mona.reads(await mona.slash("tables"))
    evening.client.room.tables.live[table.table_id] = table
