"""The results of a guild are handed out seat by seat, and nothing of others."""

from dataclasses import replace

import pytest

from data.sql import exports
from data.store import Store
from tests.data.everything import played
from tests.table_rows import GAME


@pytest.mark.parametrize("a_page", [2, 200])
async def test_every_seat_of_a_guilds_games_newest_first(
    store: Store, a_page: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exports, "GAMES_A_PAGE", a_page)
    for number in range(5):
        await played(
            store, replace(GAME, game_id=f"g{number}", ended_at=GAME.ended_at + number // 2)
        )
    await played(store, replace(GAME, game_id="other", guild_id=2))
    alone = tuple(replace(seat, person=None) for seat in GAME.seats[1:])
    await played(store, replace(GAME, game_id="alone", seats=(GAME.seats[0], *alone)))
    seats = [one async for page in store.exports.seats(1) for one in page]
    assert [one.game_id for one in seats[::4]] == ["g4", "g3", "g2", "g1", "g0"]
    assert await store.exports.games(1) == 5
    assert [one.seat for one in seats[:4]] == [0, 1, 2, 3]
    assert {one.voided for one in seats} == {0}
    await store.database.do("UPDATE games SET voided_at = 5 WHERE game_id = 'g4'")
    void = {one.game_id async for page in store.exports.seats(1) for one in page if one.voided}
    assert void == {"g4"}
    own = GAME.seats[0]
    assert (seats[0].name, seats[0].person, seats[0].place) == (own.name, own.person, own.place)
