"""Puzzles are made in the background: of games whose people allow it, else of computers' own."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from bot.background import puzzle_making
from bot.background.pool import BackgroundPool
from bot.background.puzzle_making import PuzzleMaking
from data.appraisals import KeptAppraisal
from data.results import FinishedGame
from data.seasons import day_after, day_start
from data.sqlite.store import SqliteStore
from engine.contract.variant import Option
from engine.players.appraisal import Appraisal, Estimate
from engine.players.revision import REVISION
from engine.records.appraising import AppraisedMove, OwnDecision, written_moves
from engine.records.puzzles import PuzzlePosition, read_puzzle
from engine.records.second_looks import SecondLook
from tests.data.conftest import game, play, table
from tests.engine.records.test_puzzles import position, seen

__all__ = ["game", "play", "table"]

TODAY = "2026-12-01"
TOMORROW = day_after(TODAY)
Play = Callable[[FinishedGame], Awaitable[bool]]


def clearly(at: PuzzlePosition, number: int) -> Appraisal:
    del number
    return seen(at)


def unclear(at: PuzzlePosition, number: int) -> Appraisal:
    del number
    return seen(at, 0.1, 0.1, 0.1, 0.1, 0.1)


def bears_out(decision: OwnDecision, move: AppraisedMove, look: SecondLook) -> SecondLook:
    del decision, look
    return SecondLook(
        (3.0,) * 32, move.played._replace(cost=3.0, error=0.2, worlds=32), is_over=True
    )


def takes_back_one(decision: OwnDecision, move: AppraisedMove, look: SecondLook) -> SecondLook:
    """Find that one of the wrong answers is as good as the right one."""
    if move.played != move.estimates[-1]:
        return bears_out(decision, move, look)
    return SecondLook(
        (0.0,) * 32, move.played._replace(cost=0.1, error=0.2, worlds=32), is_over=True
    )


def by_computers(
    preset: str, options: Mapping[str, Option], seats: int, seed: str, number: int
) -> PuzzlePosition | None:
    assert (preset, seats) == ("standard", 4)
    assert seed in (f"{TODAY} hearts", f"{TOMORROW} hearts")
    assert options
    return position() if number == 2 else None


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(tmp_path / "cardroom.db")
    yield store
    await store.close()


@pytest.fixture
async def making(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[PuzzleMaking]:
    monkeypatch.setattr(puzzle_making, "families", lambda: ("hearts",))
    monkeypatch.setattr(puzzle_making, "judged", clearly)
    monkeypatch.setattr(puzzle_making, "looked_again", bears_out)
    monkeypatch.setattr(puzzle_making, "computers_position", by_computers)
    pool = BackgroundPool()
    yield PuzzleMaking(pool, store, lambda: day_start(TODAY) + 5)
    pool.close()


async def of_days(store: SqliteStore) -> list[str | None]:
    kept = [await store.puzzles.get(day, "hearts") for day in (TODAY, TOMORROW)]
    assert all(one is not None for one in kept)
    return [one.game_id for one in kept if one is not None]


async def allowed(store: SqliteStore, game: FinishedGame, play: Play) -> None:
    """Keep a game in which a move seems to be a puzzle, and let all its people allow it."""
    at = position()
    best, *others = at.answers
    record = {**at.record, "actions": [*at.record["actions"], [at.seat, str(best)]]}
    await play(replace(game, record=record))
    wrong = [Estimate(other, 3.0, 0.5, 200) for other in others]
    move = AppraisedMove(len(at.record["actions"]), best, wrong[0], (Estimate(best), *wrong))
    await store.appraisals.keep(KeptAppraisal("t1", 0, 1, REVISION, written_moves([move])))
    for person in (11, 12):
        await store.preferences.choose(person, "puzzles", "yes")


async def test_computers_play_where_no_game_gives_one(
    store: SqliteStore, making: PuzzleMaking
) -> None:
    await making.make()
    assert await of_days(store) == [None, None]
    kept = await store.puzzles.get(TODAY, "hearts")
    assert kept is not None
    assert read_puzzle(kept.body).game().view(position().seat) == position().view
    # What is there stays.
    await making.make()
    assert await store.puzzles.get(TODAY, "hearts") == kept


async def test_a_kept_game_comes_first_and_is_used_once(
    store: SqliteStore, making: PuzzleMaking, game: FinishedGame, play: Play
) -> None:
    await allowed(store, game, play)
    await making.make()
    assert await of_days(store) == ["t1", None]


async def test_what_is_not_clear_to_all_judges_is_no_puzzle(
    store: SqliteStore,
    making: PuzzleMaking,
    game: FinishedGame,
    play: Play,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    await allowed(store, game, play)
    monkeypatch.setattr(puzzle_making, "judged", unclear)
    monkeypatch.setattr(puzzle_making, "GAMES", 3)
    await making.make()
    assert await store.puzzles.get(TODAY, "hearts") is None
    # All that there is was looked through, and is not again.
    monkeypatch.setattr(puzzle_making, "judged", clearly)
    await making.make()
    assert await store.puzzles.get(TODAY, "hearts") is None


async def test_what_a_second_look_takes_back_is_no_puzzle(
    store: SqliteStore, making: PuzzleMaking, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(puzzle_making, "looked_again", takes_back_one)
    monkeypatch.setattr(puzzle_making, "GAMES", 3)
    await making.make()
    assert await store.puzzles.get(TODAY, "hearts") is None


async def test_a_puzzle_tells_what_the_second_look_found(
    store: SqliteStore, making: PuzzleMaking
) -> None:
    await making.make()
    kept = await store.puzzles.get(TODAY, "hearts")
    assert kept is not None
    told = read_puzzle(kept.body).told
    assert {each.error for each in told.estimates[1:]} == {0.2}
    assert not told.doubted


async def test_one_that_is_wanted_is_made_at_once(store: SqliteStore, making: PuzzleMaking) -> None:
    watching = asyncio.create_task(making.watch())
    await asyncio.sleep(0)
    making.wanted.set()
    while await store.puzzles.get(TOMORROW, "hearts") is None:
        await asyncio.sleep(0.01)
    watching.cancel()
