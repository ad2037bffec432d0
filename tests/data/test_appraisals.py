"""What the strong player said of a game is kept with it, and goes with it or with its person."""

import json
from collections.abc import Awaitable, Callable
from dataclasses import replace

from data.appraisals import KeptAppraisal
from data.results import FinishedGame
from data.store import Store

Play = Callable[[FinishedGame], Awaitable[bool]]

ANN = KeptAppraisal("t1", 0, 2, 1, [{"at": 4, "best": "play 2C"}])
BEN = KeptAppraisal("t1", 1, 2, 1, [{"at": 5, "best": "play 9S"}])


async def test_an_appraisal_is_kept_for_each_seat_and_deal_the_newest_one(
    store: Store, game: FinishedGame, play: Play
) -> None:
    assert not await store.appraisals.keep(ANN), "there is no such game"
    await play(game)
    assert await store.appraisals.get("t1", 0, 2) is None
    for kept in (ANN, BEN):
        assert await store.appraisals.keep(kept)
    other = replace(ANN, revision=2, moves=[])
    assert await store.appraisals.keep(other)
    assert await store.appraisals.get("t1", 0, 2) == other
    assert await store.appraisals.get("t1", 1, 2) == BEN
    assert await store.appraisals.get("t1", 0, 1) is None


async def test_a_person_is_told_of_the_own_moves_alone_and_they_go_with_the_person(
    store: Store, game: FinishedGame, play: Play
) -> None:
    await play(game)
    for kept in (ANN, BEN):
        await store.appraisals.keep(kept)
    told = (await store.privacy.export(11))["appraisals"]
    assert told == [{"game": "t1", "seat": 0, "deal": 2, "players": 1, "moves": ANN.moves}]
    assert "9S" not in json.dumps(told)
    await store.privacy.delete(11)
    assert await store.appraisals.get("t1", 0, 2) is None
    assert await store.appraisals.get("t1", 1, 2) == BEN
    # One that was still being made comes too late.
    assert not await store.appraisals.keep(ANN)
    assert (await store.privacy.export(11))["appraisals"] == []


async def test_a_guild_that_is_forgotten_takes_them_along(
    store: Store, game: FinishedGame, play: Play
) -> None:
    await play(game)
    await store.appraisals.keep(ANN)
    await store.privacy.forget_guild(1)
    assert await store.appraisals.get("t1", 0, 2) is None


async def test_the_last_games_of_a_family_are_told_of_game_by_game_the_newest_first(
    store: Store, game: FinishedGame, play: Play
) -> None:
    for number in range(1, 5):
        family = "canasta" if number == 3 else "hearts"
        ended_at = game.ended_at + number
        await play(replace(game, game_id=f"t{number}", family=family, ended_at=ended_at))
    for number in range(1, 5):
        for deal in (1, 2):
            moves = [{"at": 10 * number + deal}]
            await store.appraisals.keep(KeptAppraisal(f"t{number}", 0, deal, 7, moves))
    await store.appraisals.keep(KeptAppraisal("t4", 0, 2, 8, []))
    await store.appraisals.keep(KeptAppraisal("t4", 1, 1, 7, [{"at": 99}]))
    recent = await store.appraisals.recent(11, "hearts", 7, 20)
    assert recent == [[{"at": 41}], [{"at": 21}, {"at": 22}], [{"at": 11}, {"at": 12}]]
    assert await store.appraisals.recent(11, "hearts", 7, 2) == recent[:2]
    assert await store.appraisals.recent(11, "canasta", 7, 20) == [[{"at": 31}, {"at": 32}]]
    assert await store.appraisals.recent(11, "hearts", 9, 20) == []
