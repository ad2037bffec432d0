"""Reliability counts who lets turns pass and stays away, if others have waited for them."""

from dataclasses import replace
from typing import Final

from data.ratings import Reliability
from data.results import FinishedGame
from data.store import Store
from data.tables import TableRow, TableState
from engine.table.chairs import LET_PASS, Chair, Presence
from tests.data.test_ratings import ANN, BEN, nth
from tests.table_rows import LOBBY

IDLE: Final = Chair("Ann", ANN, presence=Presence.AWAY, missed=LET_PASS)
PRESENT: Final = Chair("Ann", ANN)


async def ends(
    store: Store, table: TableRow, one: FinishedGame, chair: Chair, *, void: bool = False
) -> None:
    """Let a game end, its first seat as in this chair, with its result or without."""
    chairs = (chair, *table.chairs[1:])
    await store.tables.add(replace(table, table_id=one.game_id, chairs=chairs))
    await store.tables.start(one.game_id, dealer=0, seat_count=4, started_at=1)
    if void:
        await store.tables.close(one.game_id, TableState.VOID, one.ended_at)
        return
    first = replace(one.seats[0], left=chair.presence is Presence.LEFT)
    await store.results.finish(replace(one, seats=(first, *one.seats[1:])))


async def test_who_is_not_back_at_the_end_has_not_finished_a_game(store: Store) -> None:
    # Who has paused the game does not keep others waiting.
    pausing = replace(IDLE, missed=LET_PASS - 1)
    for number, chair in enumerate((IDLE, IDLE.here(), pausing, PRESENT, IDLE.left())):
        one = nth(number, 1, 2, 3, 4, days=number)
        await ends(store, LOBBY, one, chair)
        await ends(store, LOBBY, replace(one, game_id=f"v{number}"), chair, void=True)
    # Five have a result, and two of the others nobody has finished.
    expected = Reliability(7, 3)
    assert await store.ratings.reliability(ANN) == expected
    assert (await store.ratings.reliability(BEN)).share == 1.0
    assert await store.ratings.audit() == []
    await store.ratings.rebuild(lambda _done, _total: None)
    assert await store.ratings.reliability(ANN) == expected
    assert await store.ratings.audit() == []


async def test_alone_with_computers_nobody_is_kept_waiting(store: Store) -> None:
    alone = replace(LOBBY, chairs=tuple(replace(one, person=None) for one in LOBBY.chairs))
    one = nth(0, 1, 2, 3, 4)
    seats = (one.seats[0], *(replace(seat, person=None) for seat in one.seats[1:]))
    await ends(store, alone, replace(one, seats=seats), IDLE)
    await ends(store, alone, replace(one, game_id="v0"), IDLE, void=True)
    assert await store.ratings.reliability(ANN) == Reliability(0, 0)
