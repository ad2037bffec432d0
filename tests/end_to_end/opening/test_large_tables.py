"""A table of ten with two packs, from the lobby to the leaderboard."""

from random import Random
from typing import Final

import pytest

from engine.contract.seats import DEALER
from engine.games.catalogue import variant
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from tests.end_to_end.all_fours_tables import seated
from tests.end_to_end.conftest import Evening, gather_at_table, play_until
from tests.end_to_end.mid_game import count_tricks
from tests.end_to_end.positions import TABLE_ID, Position, place
from tests.laws.covering import THOROUGH

pytestmark = pytest.mark.each_database_thorough


SEATS: Final = 10
TARGET: Final = 20
POINTS: Final = 52
"""What a deal of two packs costs in all."""
DEALS: Final = 100 if THOROUGH else 0
"""How many whole deals are looked at: a game ends when nobody shares the lowest score (R13.1)."""
TRICKS: Final = 4
"""How many tricks are enough of the deal after those: all hold most cards at its beginning."""


@pytest.fixture
def people(discord_server: LoopbackDiscord, alice: Person) -> list[Person]:
    return [alice, *(discord_server.world.add_person(f"Guest {at}") for at in range(1, SEATS))]


def before_the_last_tricks() -> tuple[str, ...]:
    """Return the acts of a whole game by any legal cards, but for its last two tricks."""
    game, chance = variant("cancellation", {"target": TARGET}).start(SEATS, 0), Random(20)
    acts: list[str] = []
    while game.outcome is None:
        seat = game.to_act[0]
        action = game.propose(seat, chance)
        game, _ = game.apply(seat, action)
        acts.append(f"{seat} {action}")
    assert sum(act.startswith(f"{DEALER} deal") for act in acts) > 1
    return tuple(acts[: -2 * SEATS])


@pytest.mark.long
async def test_ten_people_play_cancellation(evening: Evening) -> None:
    """R13.1: what the playground refuses, as Discord would, leaves somebody without a button."""
    alice, *guests = evening.people
    await gather_at_table(alice, guests, preset="cancellation", seats=SEATS, target=TARGET)
    await alice.until(lambda: evening.client.room.tables.live)
    live_table = evening.live_table
    await alice.until(
        lambda: "4 cards are left over." in alice.reads(evening.cards), what="the table"
    )
    await play_until(
        evening.people,
        lambda: live_table.over or (live_table.deal > DEALS and count_tricks(evening) == TRICKS),
    )
    assert {sum(deal) for deal in live_table.game.deal_scores} <= {POINTS}


async def test_a_game_of_ten_people_ends_with_all_of_them_on_the_leaderboard(
    evening: Evening,
) -> None:
    alice, *guests = evening.people
    position = Position(
        preset="cancellation",
        options={"target": TARGET},
        chairs=seated(*evening.people),
        acts=before_the_last_tricks(),
    )
    await place(evening, evening.cards, position)
    await play_until(evening.people, lambda: not evening.client.room.tables.live)
    finished = await evening.store.results.get(TABLE_ID)
    assert finished is not None
    assert [seat.name for seat in finished.seats] == [person.name for person in evening.people]
    assert max(seat.score for seat in finished.seats) >= TARGET
    assert sum(seat.score for seat in finished.seats) == POINTS * finished.deal_count
    told = alice.reads(evening.cards).split("\N{TROPHY}")[1]
    assert all(f" {guest.name} " in told for guest in guests)
    # The target is not the preset's own, so the game counts for all of Hearts only.
    assert "Game to 20 points." in told
    assert "customised" not in told
    board = alice.reads(await alice.slash("leaderboard"))
    assert all(guest.name in board for guest in guests)
    own = alice.reads(await alice.slash("leaderboard", preset="cancellation"))
    assert "Nobody is on this board" in own
    assert await evening.store.standings.audit() == []
