"""Dearest moves: sought one after the other, bounded, and worked out once."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any, cast

import pytest

from bot.background import deal_appraisals, dearest
from bot.background.dearest import OwnGame
from bot.background.work import BackgroundWork
from bot.screens.frame import DearestMove
from data.appraisals import KeptAppraisal
from data.sqlite.store import SqliteStore
from engine.cards import card
from engine.contract.action import Action
from engine.players.appraisal import Estimate
from engine.players.revision import REVISION
from engine.records.appraising import AppraisedMove, written_moves
from tests.data.everything import played
from tests.end_to_end.after.test_appraisal import short_game
from tests.table_rows import GAME

ANN = 11
BEST = Estimate(Action.read("play 2C"), worlds=8)


async def all_told(work: BackgroundWork) -> None:
    """Wait until all that was sought is told."""
    await cast("Any", work.dearest)._tasks.settle()


def moves(cost: float) -> tuple[AppraisedMove, ...]:
    """Return what may be said of two moves of a deal, of which the second is dear."""
    other = Estimate(Action.read("play 3C"), cost, 0.5, 8)
    return (
        AppraisedMove(2, BEST.action, BEST, (BEST, other)),
        AppraisedMove(5, BEST.action, other, (BEST, other)),
    )


@pytest.fixture
async def work(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[BackgroundWork]:
    """What works with three games, of whose only deal it is known what Ann's moves cost."""
    monkeypatch.setattr(dearest, "AFTER_SECONDS", 0.0)
    for number, cost in enumerate((3.0, 3.0, 0.9)):
        name = f"t{number}"
        ended_at = GAME.ended_at + number * 86_400_000
        ended = replace(GAME, game_id=name, ended_at=ended_at, record=short_game())
        assert await played(store, ended)
        kept = KeptAppraisal(name, 0, 1, REVISION, written_moves(moves(cost)))
        assert await store.appraisals.keep(kept)
    work = BackgroundWork.of(store, lambda: 0)
    yield work
    work.stop()


async def found(work: BackgroundWork, *names: str) -> list[tuple[str, DearestMove]]:
    """Seek the dearest moves of these games at once, and return what is told."""
    told: list[tuple[str, DearestMove]] = []

    def seek(name: str) -> None:
        async def tell(move: DearestMove) -> None:
            told.append((name, move))

        work.dearest.seek(OwnGame(name, ANN, 0, 1), tell)

    for name in names:
        seek(name)
    await all_told(work)
    return told


async def test_the_move_that_cost_most_is_told_if_that_is_more_than_chance(
    work: BackgroundWork,
) -> None:
    # Before the first is the deal itself; the fifth action is one of the second trick.
    assert await found(work, "t1", "t2") == [("t1", DearestMove(5, 0, "trick", 2, card("3C"), 3))]


async def test_of_more_than_may_wait_the_oldest_are_let_go(
    store: SqliteStore, work: BackgroundWork, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert [name for name, _ in await found(work, "t0", "t1")] == ["t0", "t1"]
    monkeypatch.setattr(dearest, "WISHES", 1)
    busy = BackgroundWork.of(store, lambda: 0)
    assert [name for name, _ in await found(busy, "t0", "t2", "t1")] == ["t1"]
    busy.stop()


async def test_of_a_game_that_is_gone_nothing_is_told_and_the_next_one_is_sought(
    work: BackgroundWork,
) -> None:
    assert [name for name, _ in await found(work, "gone", "t0")] == ["t0"]


async def test_whoever_is_forgotten_is_told_nothing(work: BackgroundWork) -> None:
    seeking = asyncio.create_task(found(work, "t0", "t1"))
    await asyncio.sleep(0)
    work.dearest.forget(ANN)
    assert not await seeking


def stumbles(*_: object) -> None:
    raise KeyError("QS")


async def test_of_a_game_whose_deals_are_not_all_judged_no_move_is_the_dearest(
    work: BackgroundWork, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deal_appraisals, "own_decisions_written", stumbles)
    told: list[DearestMove] = []

    async def tell(move: DearestMove) -> None:
        told.append(move)

    # The first deal is kept, the second would have to be judged.
    work.dearest.seek(OwnGame("t0", ANN, 0, 2), tell)
    await all_told(work)
    assert told == []
