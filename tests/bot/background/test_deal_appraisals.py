"""Appraisals of deals: what is kept counts as long as the players are the same."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from bot.background.deal_appraisals import DealAppraisals, SeatDeal
from bot.background.pool import NOBODY, BackgroundPool, TooManyJobs
from data.appraisals import KeptAppraisal
from data.results import FinishedGame
from data.sqlite.store import SqliteStore
from engine.contract.action import Action
from engine.players.appraisal import Estimate
from engine.players.revision import REVISION
from engine.records.appraising import AppraisedMove, written_moves
from tests.data.conftest import game, play, table

__all__ = ["game", "play", "table"]

ANN = SeatDeal("t1", 0, 1)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(tmp_path / "cardroom.db")
    yield store
    await store.close()


async def test_what_earlier_players_said_is_asked_for_again(
    store: SqliteStore,
    game: FinishedGame,
    play: Callable[[FinishedGame], Awaitable[bool]],
) -> None:
    appraisals = DealAppraisals(BackgroundPool(), store.appraisals, store.proofs)
    await play(game)
    best = Estimate(Action.read("play 2C"), worlds=8)
    moves = (AppraisedMove(3, best.action, best, (best,)),)
    kept = KeptAppraisal(*ANN, REVISION, written_moves(moves))
    assert await appraisals.of(ANN) is None
    await store.appraisals.keep(kept)
    assert await appraisals.of(ANN) == moves
    await store.appraisals.keep(replace(kept, revision=REVISION - 1))
    assert await appraisals.of(ANN) is None


async def test_a_game_whose_record_nobody_may_have_yet_is_asked_for_again(
    store: SqliteStore,
) -> None:
    appraisals = DealAppraisals(BackgroundPool(), store.appraisals, store.proofs)
    under_way = appraisals.begin(ANN, 11)
    assert appraisals.begin(ANN, 11) is under_way
    while not under_way.is_over:
        await asyncio.sleep(0.01)
    assert under_way.failed
    assert await appraisals.of(ANN) is None
    assert appraisals.begin(ANN, 11) is not under_way
    appraisals.stop()


@pytest.fixture
async def pool() -> AsyncIterator[BackgroundPool]:
    pool = BackgroundPool()
    yield pool
    pool.close()


async def test_who_asks_for_what_is_sought_already_has_it_in_their_own_turn(
    store: SqliteStore, pool: BackgroundPool
) -> None:
    appraisals = DealAppraisals(pool, store.appraisals, store.proofs)
    under_way = appraisals.begin(ANN, NOBODY)
    assert appraisals.begin(ANN, 11) is under_way
    with pool.job(11), pytest.raises(TooManyJobs):
        pool.job(11)
    appraisals.stop()
