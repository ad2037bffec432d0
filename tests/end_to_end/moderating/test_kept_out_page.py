"""A moderator keeps somebody out of tables, and lets them in again, in the panel."""

import asyncio

import pytest

from data.sql.kept_out import KeptOut, KeptOutPerson
from engine.games.canasta.view import CanastaSeatView
from loopback_discord.people.client import Answer
from loopback_discord.people.person import Person
from loopback_discord.state.guilds import Channel
from tests.end_to_end.conftest import Evening, Four
from tests.end_to_end.looking import chairs_in
from tests.regular import hand_message


async def keep_out(mona: Person, person: Person, *, leaves: bool = False) -> Answer:
    """Keep somebody out for good because they shout; return the panel."""
    panel = await mona.click(await mona.slash("tables"), "Kept out")
    asked = await mona.select(panel, person, placeholder="Keep somebody out …")
    if leaves:
        asked = await mona.click(asked, "A computer plays on")
    await mona.click(asked, "For good")
    return await mona.submit(Reason="shouts")


async def test_somebody_is_kept_out_for_a_day_and_their_game_goes_on_without_them(
    four: Four, mona: Person
) -> None:
    bob, live_table = four.people[1], four.evening.live_table
    panel = await mona.click(await mona.slash("tables"), "Kept out")
    assert "Nobody is kept out" in mona.reads(panel)
    asked = await mona.select(panel, bob, placeholder="Keep somebody out …")
    assert "They sit at 1 table here" in mona.reads(asked)
    asked = await mona.click(asked, "A computer plays on")
    await mona.click(asked, "1 day")
    assert mona.modal is not None
    assert await four.evening.store.moderation.acts(four.evening.guild.id) == ()
    answer = await mona.submit(Reason="shouts")
    said = mona.reads(answer)
    assert f"<@{bob.id}> is kept out" in said
    assert "Reason: shouts" in said
    await bob.until(lambda: live_table.left_by(bob.id), what="the computer")
    assert "shouts" in bob.reads(await bob.slash("hand", four.cards))
    assert "keeps <@" in mona.reads(await mona.click(answer, "Log"))

    panel = await mona.click(answer, "Kept out")
    answer = await mona.select(panel, str(bob.id), placeholder="Let somebody in again …")
    assert "may play again" in mona.reads(answer)
    assert "Nobody is kept out" in mona.reads(answer)
    await bob.slash("hand", four.cards)
    assert not live_table.left_by(bob.id)


async def test_whoever_is_kept_out_may_finish_the_game_and_loses_a_chair_in_a_lobby(
    four: Four, mona: Person, evening: Evening, cards: Channel
) -> None:
    bob, carol = four.people[1], four.people[2]
    lobby = await carol.slash("canasta", cards)
    await bob.click(lobby, "Join")
    await keep_out(mona, bob)
    await carol.until(lambda: chairs_in(carol, lobby) == ["Carol"])
    assert not four.evening.live_table.left_by(bob.id)
    refused = await bob.click(lobby, "Join")
    assert "A moderator keeps you from" in bob.reads(refused)
    assert evening.is_running


async def test_a_game_in_which_nobody_else_is_left_ends_and_keeps_the_reason_to_itself(
    evening: Evening, mona: Person, alice: Person, cards: Channel
) -> None:
    await alice.click(await alice.slash("hearts", seats=3), "Start")
    await alice.until(lambda: hand_message(alice), what="the hand")
    await keep_out(mona, alice, leaves=True)
    said = "A moderator ended this game. It has no result."
    await alice.until(lambda: said in alice.reads(cards), what="the end")
    # The form promises that nobody else reads it.
    assert "shouts" not in alice.reads(cards)
    await alice.until(lambda: not evening.client.room.tables.live)


async def test_whoever_is_sent_away_twice_at_once_ends_nothing_for_those_who_stay(
    four: Four, mona: Person
) -> None:
    guild_id = await _kept_out_unseen(four, mona)
    following, table = four.evening.client.room.following, four.evening.live_table
    await asyncio.gather(following.send_away(guild_id), following.send_away())
    assert table.left_by(four.people[1].id)
    assert not table.over


async def test_whoever_leaves_while_they_are_sent_away_ends_nothing_for_those_who_stay(
    four: Four, mona: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    guild_id = await _kept_out_unseen(four, mona)
    table, seated = four.evening.live_table, KeptOut.seated

    async def and_leaves(
        self: KeptOut, owner: str, now: int, guild_id: int | None = None
    ) -> tuple[tuple[str, KeptOutPerson], ...]:
        found = await seated(self, owner, now, guild_id)
        assert await table.session.leave(table.seat_of(four.people[1].id) or 0)
        return found

    monkeypatch.setattr(KeptOut, "seated", and_leaves)
    await four.evening.client.room.following.send_away(guild_id)
    assert not table.over


async def _kept_out_unseen(four: Four, mona: Person) -> int:
    """Keep Bob out, and do nothing about it yet; return the server."""
    kept = KeptOutPerson(
        person=four.people[1].id,
        until=None,
        reason="shouts",
        moderator=mona.id,
        at=four.evening.now(),
        leaves=True,
    )
    await four.evening.store.kept_out.keep_out(four.evening.guild.id, kept)
    return four.evening.guild.id


async def test_a_lobby_in_which_nobody_else_is_left_ends_and_says_so(
    evening: Evening, mona: Person, alice: Person, cards: Channel
) -> None:
    await alice.slash("hearts")
    await keep_out(mona, alice)
    await alice.until(lambda: "A moderator closed this" in alice.reads(cards), what="the end")
    assert "left" not in alice.reads(cards)
    assert evening.client.room.tables.lobbies == {}


async def test_a_computer_draws_for_whoever_is_sent_away_before_they_have_drawn(
    evening: Evening, mona: Person, alice: Person, bob: Person
) -> None:
    lobby = await alice.slash("canasta", seats=2)
    await bob.click(lobby, "Join")
    await alice.click(lobby, "Start")
    await alice.until(lambda: evening.client.room.tables.live, what="the game")
    table = evening.live_table
    (seat,) = table.waiting_for
    at_turn = next(one for one in (alice, bob) if table.seat_of(one.id) == seat)
    view = table.moment.view(seat)
    assert isinstance(view, CanastaSeatView)
    assert view.stage == "draw"
    await keep_out(mona, at_turn, leaves=True)
    await alice.until(lambda: table.left_by(at_turn.id), what="the computer")
    await alice.until(lambda: seat not in table.waiting_for, what="the computer's turn")
    assert not table.over
