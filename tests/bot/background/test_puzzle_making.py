"""Puzzles are made in the background: of games whose people allow it, else of computers' own."""

import asyncio
import json
from collections.abc import AsyncIterator, Mapping
from dataclasses import replace
from itertools import count

import pytest

from bot.background import puzzle_making
from bot.background.pool import BackgroundPool
from bot.background.puzzle_making import PuzzleMaking, ready
from bot.screens.daily.games import daily_variant, families
from data.appraisals import KeptAppraisal
from data.days import KeptPuzzle
from data.seasons import day_after, day_start
from data.sqlite.store import SqliteStore
from engine.contract.variant import Option
from engine.players.appraisal import Appraisal, Estimate
from engine.players.families import blunder_in
from engine.players.revision import REVISION
from engine.records.appraising import AppraisedMove, OwnDecision, written_moves
from engine.records.puzzles import (
    ROUNDS,
    PuzzlePosition,
    all_answers,
    judged,
    puzzle_of,
    read_puzzle,
)
from engine.records.second_looks import SecondLook
from tests.conftest import there
from tests.data.everything import played
from tests.engine.records.test_puzzles import position, seen
from tests.laws.covering import THOROUGH
from tests.table_rows import GAME

TODAY = "2026-12-01"
TOMORROW = day_after(TODAY)


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
    assert seed == f"{TOMORROW} hearts"
    assert options
    return position() if number == 2 else None


def only_in_hearts(
    preset: str, options: Mapping[str, Option], seats: int, seed: str, number: int
) -> PuzzlePosition | None:
    if preset == "gong_zhu":
        raise ValueError(seed)
    return by_computers(preset, options, seats, seed, number) if preset == "standard" else None


@pytest.fixture
async def making(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[PuzzleMaking]:
    monkeypatch.setattr(puzzle_making, "families", lambda: ("hearts",))
    monkeypatch.setattr(puzzle_making, "judged", clearly)
    monkeypatch.setattr(puzzle_making, "looked_again", bears_out)
    monkeypatch.setattr(puzzle_making, "computers_position", by_computers)
    pool = BackgroundPool()
    yield PuzzleMaking(pool, store, lambda: day_start(TODAY) + 5, rest=0)
    pool.close()


async def of_tomorrow(store: SqliteStore) -> KeptPuzzle:
    return there(await store.puzzles.get(TOMORROW, "hearts"))


async def allowed(store: SqliteStore) -> None:
    """Keep a game in which a move seems to be a puzzle, and let all its people allow it."""
    at = position()
    best, *others = at.answers
    record = {**at.record, "actions": [*at.record["actions"], [at.seat, str(best)]]}
    await played(store, replace(GAME, record=record))
    wrong = [Estimate(other, 3.0, 0.5, 200) for other in others]
    move = AppraisedMove(len(at.record["actions"]), best, wrong[0], (Estimate(best), *wrong))
    await store.appraisals.keep(KeptAppraisal("t1", 0, 1, REVISION, written_moves([move])))
    for person in (11, 12):
        await store.preferences.choose(person, "puzzles", "yes")


async def test_computers_play_where_no_game_gives_one(
    store: SqliteStore, making: PuzzleMaking
) -> None:
    await making.make()
    kept = await of_tomorrow(store)
    assert kept.game_id is None
    assert read_puzzle(kept.body).game().view(position().seat) == position().view
    # What is there stays.
    await making.make()
    assert await of_tomorrow(store) == kept


async def test_a_kept_game_comes_first_and_is_used_once(
    store: SqliteStore, making: PuzzleMaking
) -> None:
    await allowed(store)
    async for _ in making.search(TODAY, "hearts"):
        pass
    assert there(await store.puzzles.get(TODAY, "hearts")).game_id == "t1"
    await making.make()
    assert (await of_tomorrow(store)).game_id is None


async def test_families_take_turns_and_none_holds_up_another(
    store: SqliteStore, making: PuzzleMaking, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One has games without end and no puzzle, and another fails."""
    monkeypatch.setattr(puzzle_making, "families", lambda: ("canasta", "gong_zhu", "hearts"))
    monkeypatch.setattr(puzzle_making, "computers_position", only_in_hearts)
    monkeypatch.setattr(puzzle_making, "GAMES", 10**9)
    at_work = asyncio.create_task(making.make())
    while await store.puzzles.get(TOMORROW, "hearts") is None:
        await asyncio.sleep(0.01)
        assert not at_work.done()
    at_work.cancel()


@pytest.mark.usefixtures("making")
async def test_all_that_is_worked_at_is_a_fifth_of_the_time(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a clock that goes on by a second and a half over each question."""
    ticks, rests = count(0, 1.5), list[float]()
    ordinary = asyncio.sleep

    async def sleep(seconds: float) -> None:
        rests.append(seconds)
        await ordinary(0)

    pool = BackgroundPool()
    patient = PuzzleMaking(pool, store, lambda: day_start(TODAY))
    monkeypatch.setattr(puzzle_making, "monotonic", lambda: next(ticks))
    monkeypatch.setattr(asyncio, "sleep", sleep)
    await patient.make()
    pool.close()
    worked = next(ticks) / 2
    assert worked >= 1.5 * ROUNDS
    assert sum(rests) == 4 * worked


async def test_what_is_not_clear_to_all_judges_is_no_puzzle(
    store: SqliteStore, making: PuzzleMaking, monkeypatch: pytest.MonkeyPatch
) -> None:
    await allowed(store)
    monkeypatch.setattr(puzzle_making, "judged", unclear)
    monkeypatch.setattr(puzzle_making, "GAMES", 3)
    await making.make()
    assert await store.puzzles.get(TOMORROW, "hearts") is None
    # All that there is was looked through, and is not again.
    monkeypatch.setattr(puzzle_making, "judged", clearly)
    await making.make()
    assert await store.puzzles.get(TOMORROW, "hearts") is None


async def test_what_a_second_look_takes_back_is_no_puzzle(
    store: SqliteStore, making: PuzzleMaking, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(puzzle_making, "looked_again", takes_back_one)
    monkeypatch.setattr(puzzle_making, "GAMES", 3)
    await making.make()
    assert await store.puzzles.get(TOMORROW, "hearts") is None


async def test_a_puzzle_tells_what_the_second_look_found(
    store: SqliteStore, making: PuzzleMaking
) -> None:
    await making.make()
    told = read_puzzle((await of_tomorrow(store)).body).told
    assert {each.error for each in told.estimates[1:]} == {0.2}
    assert not told.doubted


async def test_a_day_without_a_puzzle_has_the_one_at_hand_that_was_used_least_lately(
    store: SqliteStore, making: PuzzleMaking, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = tuple({"seat": number} for number in range(3))

    def at_hand(family: str) -> tuple[dict[str, int], ...]:
        assert family == "hearts"
        return here

    monkeypatch.setattr(puzzle_making, "ready", at_hand)
    made = KeptPuzzle("2026-11-30", "hearts", None, {"made": 1})
    assert await store.puzzles.keep(made)
    days = [f"2026-12-{day:02}" for day in range(1, 8)]
    for day in [*days, "2026-11-30", days[3]]:
        await making.see_to(day, "hearts")
    found = [await store.puzzles.get(day, "hearts") for day in days]
    assert [one and one.body for one in found] == [here[day % 3] for day in range(7)]
    assert await store.puzzles.get("2026-11-30", "hearts") == made


@pytest.mark.parametrize("family", families())
def test_puzzles_that_are_ready_replay_and_have_one_answer(family: str) -> None:
    """What cannot be changed by luck: the record, who is asked, the answers, what they cost."""
    bodies = ready(family)
    assert bodies
    assert len({json.dumps(one["record"]) for one in bodies}) == len(bodies)
    for number, body in enumerate(bodies):
        puzzle = read_puzzle(body)
        game, told, least = puzzle.game(), puzzle.told, blunder_in(family)
        assert game.variant == daily_variant(family)
        assert puzzle.seat in game.to_act
        assert game.forced is None
        assert puzzle.answers == all_answers(game, puzzle.seat)
        assert told.best in puzzle.answers
        assert not told.doubted
        wrong = [each for each in told.estimates if each.action != told.best]
        assert len(wrong) == len(puzzle.answers) - 1
        assert all(each.cost >= least and replace(told, played=each).matters for each in wrong)
        if number == 0 or THOROUGH:
            at = PuzzlePosition(
                dict(puzzle.record), puzzle.seat, family, game.view(puzzle.seat), puzzle.answers
            )
            rounds = [judged(at, one) for one in range(ROUNDS if THOROUGH else 1)]
            assert there(puzzle_of(at, rounds)).told.best == told.best
