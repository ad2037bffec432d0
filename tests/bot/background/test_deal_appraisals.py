"""Appraisals of deals: what is kept counts as long as the players are the same."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from bot.background import deal_appraisals
from bot.background.deal_appraisals import DealAppraisals, SeatDeal
from bot.background.pool import NOBODY, BackgroundPool, TooManyJobs
from data.appraisals import KeptAppraisal
from data.sqlite.store import SqliteStore
from engine.contract.action import Action
from engine.players.appraisal import Estimate
from engine.players.revision import REVISION
from engine.records import appraising
from engine.records.appraising import AppraisedMove, OwnDecision, that_mattered, written_moves
from engine.records.second_looks import SecondLook
from tests.data.everything import played
from tests.end_to_end.after.test_appraisal import short_game
from tests.table_rows import GAME

FEW = 2

ANN = SeatDeal("t1", 0, 1)


async def test_what_earlier_players_said_is_asked_for_again(store: SqliteStore) -> None:
    appraisals = DealAppraisals(BackgroundPool(), store.appraisals, store.proofs)
    await played(store, GAME)
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


def seems_dear(decision: OwnDecision) -> AppraisedMove:
    """Say that another move than the one made would have saved nine points."""
    best = Estimate(Action.read("play 2C"), worlds=8)
    own = Estimate(decision.played, 9.0, 0.1, 8)
    return AppraisedMove(decision.at, best.action, own, (best, own), doubted=True)


def takes_back(decision: OwnDecision, move: AppraisedMove, look: SecondLook) -> SecondLook:
    del decision, look
    found = move.played._replace(cost=0.0, worlds=16)
    return SecondLook((0.0,) * 16, found, is_over=True)


async def test_the_moves_that_seem_dear_are_looked_at_again_before_anybody_is_told(
    store: SqliteStore, pool: BackgroundPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await played(store, replace(GAME, game_id="t1", record=short_game()))
    monkeypatch.setattr(deal_appraisals, "appraised", seems_dear)
    monkeypatch.setattr(appraising, "MATTERED", FEW)
    monkeypatch.setattr(deal_appraisals, "looked_again", takes_back)
    appraisals = DealAppraisals(pool, store.appraisals, store.proofs)
    under_way = appraisals.begin(ANN, 11)
    await under_way.over.wait()
    moves = under_way.moves
    assert moves is not None
    assert len(moves) > FEW
    # As many as are pointed out; of the others it is said that they were looked at once.
    assert sum(not move.doubted for move in moves) == FEW
    assert {move.cost for move in moves} == {0.0, 9.0}
    assert under_way.done == under_way.count == len(moves) + FEW
    assert not that_mattered(moves)
    assert await appraisals.of(ANN) == moves
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
