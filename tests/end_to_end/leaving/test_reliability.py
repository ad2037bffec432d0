"""How reliable people are: beside names, asked for by tables, and told to whoever leaves."""

import asyncio

import pytest

from bot.tables.opening.opening_rows import rematch_row
from data.ratings import Reliability
from data.results import FinishedGame
from data.sql.results import Results
from data.tables import TableState
from loopback_discord.people.person import Person
from loopback_discord.state.guilds import Channel
from tests.end_to_end.conftest import Evening, play_until
from tests.end_to_end.kept_results import keep_game
from tests.end_to_end.leaving.test_time import lets_pass
from tests.end_to_end.looking import asks_to_leave, over, saying
from tests.end_to_end.short_games import short_game, short_game_begun
from tests.regular import hand_message

pytestmark = pytest.mark.each_database_thorough


async def test_a_table_may_be_for_reliable_people_and_says_so_before_anybody_leaves(
    evening: Evening, alice: Person, bob: Person, carol: Person, dave: Person, cards: Channel
) -> None:
    for number in range(5):
        left = [carol] if number < 2 else []
        await keep_game(evening, cards, number, {bob: 1, carol: 2}, left=left)

    lobby = await alice.slash("hearts", None, reliability=80)

    assert "80% of your last games" in alice.reads(lobby)
    refused = carol.reads(await carol.click(lobby, "Join"))
    assert "80% of your last games. You finished 60%." in refused
    await bob.click(lobby, "Join")
    await dave.click(lobby, "Join")
    said = alice.reads(lobby)
    assert "**Alice** (host), **Bob** (finished 100% of games), **Dave**\n" in said
    assert "Carol" not in said
    (row,) = await evening.store.tables.live(evening.owner)
    assert row.reliability == 80
    assert rematch_row(row, alice.id, owner="main", now=0).reliability == 80

    options = await alice.click(lobby, "Options")
    await alice.select(options, "50", placeholder="Who may join")
    await alice.until(lambda: "50% of your last games" in alice.reads(lobby))
    await carol.click(lobby, "Join")
    assert "**Carol** (finished 60% of games)" in alice.reads(lobby)

    await alice.click(lobby, "Start")
    await carol.until(lambda: saying(carol, cards, "hand"))
    sure = await asks_to_leave(carol, cards)
    assert "your reliability falls from 60% to 50%" in carol.reads(sure)
    sure = await asks_to_leave(dave, cards)
    assert "that counts against your reliability" in dave.reads(sure)


# A deal asks everybody five times.
@pytest.mark.parametrize(
    ("comes_back", "deals", "stayed"), [(False, 2, False), (True, 2, True), (True, 1, False)]
)
async def test_who_lets_turns_pass_until_the_game_is_over_has_not_finished_it(
    evening: Evening, cards: Channel, *, comes_back: bool, deals: int, stayed: bool
) -> None:
    alice, bob, *_ = evening.people
    await short_game(evening, [alice, bob], cards, deals=deals)
    await bob.until(lambda: hand_message(bob), what="the cards")
    for _ in range(2):
        await lets_pass(evening, bob, [alice])
    told = "If you do not come back, that counts against your reliability."
    await bob.until(lambda: told in bob.reads(bob.dm_channel), what="what it costs")
    if comes_back:
        await bob.click(bob.dm_channel, "I'm back")
    people = [alice, bob] if comes_back else [alice]
    await play_until(people, lambda: over(alice, cards))
    ratings = evening.store.ratings
    assert await ratings.reliability(bob.id) == Reliability(1, int(stayed))
    played_for = "💤 **Bob**: a computer made more than a third of the moves"
    assert (played_for in alice.reads(cards)) is not stayed
    board = await evening.store.standings.page(evening.guild.id, "all", "hearts")
    assert {row.person: row.deals > 0 for row in board.rows} == {alice.id: True, bob.id: stayed}
    assert await ratings.reliability(alice.id) == Reliability(1, 1)
    assert await ratings.audit() == []


async def test_a_game_that_is_over_is_neither_left_nor_ended_before_its_result_is_kept(
    evening: Evening, alice: Person, bob: Person, cards: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    await short_game_begun(evening, [alice, bob], cards)
    table, finish, kept = evening.live_table, Results.finish, asyncio.Event()

    async def in_a_while(self: Results, game: FinishedGame, *, epoch: int | None = None) -> bool:
        await kept.wait()
        return await finish(self, game, epoch=epoch)

    monkeypatch.setattr(Results, "finish", in_a_while)
    await play_until([alice, bob], lambda: table.moment.over)

    async def go_on() -> None:
        kept.set()

    # Whoever pressed just before has waited for the last card to be written, and then for this.
    left, *_ = await asyncio.gather(
        table.session.leave(table.seat_of(alice.id) or 0),
        table.forget(alice.id),
        table.forget(bob.id),
        go_on(),
    )
    assert not left
    await alice.until(lambda: over(alice, cards), what="the result")
    row = await evening.store.tables.get(table.table_id)
    assert row is not None
    assert row.state is TableState.FINISHED
