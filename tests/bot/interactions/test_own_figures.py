"""What somebody lost beside the strong player: told to them alone, read beside the loop."""

import threading
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.interactions import stats
from bot.interactions.stats import figures_of
from bot.screens.leaderboards.stats import Subject
from data.appraisals import KeptAppraisal
from data.sqlite.store import SqliteStore
from engine.contract.action import Action
from engine.players.appraisal import Estimate
from engine.players.revision import REVISION
from engine.records.appraising import AppraisedMove, read_moves, written_moves
from tests.data.everything import played
from tests.table_rows import GAME

ANN = Subject(11, "Ann")


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    """A store with a game in which a move of Ann's cost three points."""
    store = await SqliteStore.open(tmp_path / "cardroom.db")
    assert await played(store, GAME)
    best, other = Estimate(Action.read("play 2C")), Estimate(Action.read("play 3C"), 3.0, 0.5)
    moves = written_moves([AppraisedMove(5, best.action, other, (best, other))])
    assert await store.appraisals.keep(KeptAppraisal(GAME.game_id, 0, 1, REVISION, moves))
    yield store
    await store.close()


async def test_what_somebody_lost_is_told_to_nobody_else(store: SqliteStore) -> None:
    now = GAME.ended_at
    own = await figures_of(store, GAME.guild_id, ANN, "hearts", now=now)
    assert own.regret is not None
    assert (own.regret.lost.points, own.regret.games) == (3.0, 1)
    told = await figures_of(store, GAME.guild_id, ANN, "hearts", now=now, own=False)
    assert told.regret is None


async def test_the_moves_of_many_games_are_not_read_on_the_loop(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    readers: set[threading.Thread] = set()

    def noted(written: object) -> tuple[AppraisedMove, ...]:
        readers.add(threading.current_thread())
        return read_moves(written)

    monkeypatch.setattr(stats, "read_moves", noted)
    await figures_of(store, GAME.guild_id, ANN, "hearts", now=GAME.ended_at)
    assert readers
    assert threading.current_thread() not in readers
