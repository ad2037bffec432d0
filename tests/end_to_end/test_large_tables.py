"""A table of ten with two packs, from the lobby to the leaderboard."""

import pytest

from bot.playground.loopback import LoopbackDiscord
from bot.playground.person import Person
from bot.playground.places import Channel
from tests.end_to_end.conftest import Evening, gather_at_table, play_until

pytestmark = pytest.mark.each_database


@pytest.mark.long
async def test_ten_people_play_cancellation_to_its_end(
    evening: Evening, discord_server: LoopbackDiscord, alice: Person, cards: Channel
) -> None:
    """R13.1: what the playground refuses, as Discord would, leaves somebody without a button."""
    guests = [discord_server.world.add_person(f"Guest {at}") for at in range(1, 10)]
    await gather_at_table(alice, guests, preset="cancellation", seats=10, target=20)
    await alice.until(lambda: evening.client.room.live_tables)
    table_id = evening.live_table.table_id
    await alice.until(lambda: "4 cards are left over." in alice.reads(cards), what="the table")
    await play_until([alice, *guests], lambda: not evening.client.room.live_tables)
    finished = await evening.store.results.get(table_id)
    assert finished is not None
    assert [seat.name for seat in finished.seats] == ["Alice", *(guest.name for guest in guests)]
    assert max(seat.score for seat in finished.seats) >= 20
    told = alice.reads(cards).split("the game is over")[1]
    assert all(f" {guest.name} " in told for guest in guests)
    # The target is not the preset's own, so the game counts for all of Hearts only.
    assert "Game to 20 points, another length than usual." in told
    assert "customised" not in told
    board = alice.reads(await alice.slash("leaderboard"))
    assert all(guest.name in board for guest in guests)
    own = alice.reads(await alice.slash("leaderboard", preset="cancellation"))
    assert "Nobody is on this board" in own
    assert await evening.store.standings.audit() == []
