"""What the strong player said of a game, puzzles and mistakes: they go with it or its person."""

import json
from dataclasses import replace

import pytest

from data.appraisals import KeptAppraisal
from data.days import KeptPuzzle, day_field
from data.seasons import day_after, day_end, day_of
from data.sql.puzzles import INTERVALS
from data.store import Store
from tests.data.everything import day_deal, played
from tests.stored import exported
from tests.table_rows import GAME

ANN = KeptAppraisal("t1", 0, 2, 1, [{"at": 4, "best": "play 2C"}])
BEN = KeptAppraisal("t1", 1, 2, 1, [{"at": 5, "best": "play 9S"}])


async def test_an_appraisal_is_kept_for_each_seat_and_deal_the_newest_one(store: Store) -> None:
    assert not await store.appraisals.keep(ANN), "there is no such game"
    await played(store, GAME)
    assert await store.appraisals.get("t1", 0, 2) is None
    for kept in (ANN, BEN):
        assert await store.appraisals.keep(kept)
    other = replace(ANN, revision=2, moves=[])
    assert await store.appraisals.keep(other)
    assert await store.appraisals.get("t1", 0, 2) == other
    assert await store.appraisals.get("t1", 1, 2) == BEN
    assert await store.appraisals.get("t1", 0, 1) is None


async def test_a_person_is_told_of_the_own_moves_alone_and_they_go_with_the_person(
    store: Store,
) -> None:
    await played(store, GAME)
    for kept in (ANN, BEN):
        await store.appraisals.keep(kept)
    told = (await exported(store, 11))["appraisals"]
    assert told == [{"game": "t1", "seat": 0, "deal": 2, "players": 1, "moves": ANN.moves}]
    assert "9S" not in json.dumps(told)
    await store.privacy.delete(11)
    assert await store.appraisals.get("t1", 0, 2) is None
    assert await store.appraisals.get("t1", 1, 2) == BEN
    # One that was still being made comes too late.
    assert not await store.appraisals.keep(ANN)
    assert (await exported(store, 11))["appraisals"] == []


async def test_a_guild_that_is_forgotten_takes_them_along(store: Store) -> None:
    await played(store, GAME)
    await store.appraisals.keep(ANN)
    await store.privacy.forget_guild(1)
    assert await store.appraisals.get("t1", 0, 2) is None


async def test_the_last_games_of_a_family_are_told_of_game_by_game_the_newest_first(
    store: Store,
) -> None:
    for number in range(1, 5):
        family = "canasta" if number == 3 else "hearts"
        ended_at = GAME.ended_at + number
        await played(store, replace(GAME, game_id=f"t{number}", family=family, ended_at=ended_at))
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


# Puzzles ------------------------------------------------------------------------------------

ZOE, PAUL = 11, 12
APPRAISED = KeptAppraisal("t1", 0, 2, 1, [{"at": 4, "best": "play 2C"}])
OF_GAME = KeptPuzzle("2026-11-20", "hearts", "t1", {"seat": 0})
OF_COMPUTERS = KeptPuzzle("2026-11-20", "hearts", None, {"seat": 1})
TODAY = "2026-11-30"


async def allow(store: Store, *people: int, word: str = "yes") -> None:
    for person in people:
        await store.preferences.choose(person, "puzzles", word)


async def candidates(store: Store) -> list[str]:
    return [one.game_id for one in await store.puzzles.candidates("hearts", 1)]


async def test_a_puzzle_is_made_only_of_games_in_which_everybody_allows_it(store: Store) -> None:
    await played(store, GAME)
    await store.appraisals.keep(APPRAISED)
    people = [seat.person for seat in GAME.seats if seat.person is not None]
    assert len(people) > 1
    assert await candidates(store) == []
    assert not await store.puzzles.keep(OF_GAME)
    await allow(store, *people[1:])
    assert await candidates(store) == []
    assert not await store.puzzles.keep(OF_GAME)
    await allow(store, people[0])
    assert await store.puzzles.candidates("canasta", 1) == ()
    assert await store.puzzles.candidates("hearts", 2) == ()
    (found,) = await store.puzzles.candidates("hearts", 1)
    assert found == APPRAISED
    assert await store.puzzles.keep(OF_GAME)
    assert not await store.puzzles.keep(OF_COMPUTERS), "there is one for that day"
    assert await store.puzzles.get("2026-11-20", "hearts") == OF_GAME
    assert await store.puzzles.get("2026-11-21", "hearts") is None
    assert await candidates(store) == [], "its game is used once"


async def test_a_days_deal_is_no_puzzle_before_its_day_is_over(store: Store) -> None:
    solo = replace(
        GAME, seats=tuple(replace(s, person=s.person if s.seat == 0 else None) for s in GAME.seats)
    )
    await played(store, solo)
    await store.fields.commit([day_deal(TODAY)])
    played_here = (day_field(TODAY, "hearts"),)
    await store.database.do("UPDATE tables SET field = ?, field_deal = 1", played_here)
    await store.appraisals.keep(APPRAISED)
    await allow(store, ZOE)
    assert await candidates(store) == []
    await store.fields.close(day_field(TODAY, "hearts"), lambda: day_end(TODAY))
    assert await store.puzzles.candidates("hearts", 1) == (APPRAISED,)


@pytest.mark.parametrize("how", ["chooses", "is forgotten", "guild"])
async def test_whoever_withdraws_takes_the_puzzles_of_their_games_along(
    store: Store, how: str
) -> None:
    await played(store, GAME)
    people = [seat.person for seat in GAME.seats if seat.person is not None]
    await allow(store, *people)
    await store.puzzles.keep(OF_GAME)
    await store.puzzles.answer(77, "2026-11-20", "hearts", "play 2C", is_right=True)
    if how == "chooses":
        await allow(store, people[1], word="no")
    elif how == "is forgotten":
        await store.privacy.delete(people[1])
    else:
        await store.privacy.forget_guild(GAME.guild_id)
    assert await store.puzzles.get("2026-11-20", "hearts") is None
    if how == "guild":
        return
    # That the day was answered stays; what was answered to is gone.
    assert await store.puzzles.answered(77, "2026-11-20", "hearts") is None
    assert (await store.puzzles.streak(77, "2026-11-20")).current == 1
    assert await store.puzzles.keep(OF_COMPUTERS)
    await store.puzzles.answer(77, "2026-11-20", "hearts", "play 3C", is_right=False)
    assert await store.puzzles.answered(77, "2026-11-20", "hearts") == "play 3C"


async def test_the_first_answer_counts_and_days_in_a_row_are_a_streak(store: Store) -> None:
    puzzles = store.puzzles
    assert (await puzzles.streak(ZOE, TODAY)).longest == 0
    for day in ("2026-11-20", "2026-11-21", "2026-11-22", "2026-11-24", "2026-11-25"):
        await puzzles.answer(ZOE, day, "hearts", "play 2C", is_right=True)
    await puzzles.answer(ZOE, "2026-11-25", "canasta", "draw", is_right=False)
    await puzzles.answer(ZOE, "2026-11-25", "hearts", "play 3C", is_right=False)
    assert await puzzles.answered(ZOE, "2026-11-25", "hearts") == "play 2C"
    assert await puzzles.answered(PAUL, "2026-11-25", "hearts") is None
    for today, current in (("2026-11-25", 2), ("2026-11-26", 2), ("2026-11-27", 0)):
        assert (await puzzles.streak(ZOE, today)).current == current
        assert (await puzzles.streak(ZOE, today)).longest == 3


async def test_a_mistake_comes_back_later_each_time_and_tomorrow_after_a_wrong_answer(
    store: Store,
) -> None:
    await played(store, GAME)
    await store.appraisals.keep(APPRAISED, [4])
    puzzles, day = store.puzzles, day_of(GAME.ended_at)
    assert await puzzles.due(ZOE, 1, day) == ()
    assert await puzzles.due(PAUL, 1, TODAY) == ()
    assert await puzzles.due(ZOE, 2, TODAY) == (), "other players have not judged it"

    async def answered(day: str, *, is_right: bool) -> str:
        (mistake,) = await puzzles.due(ZOE, 1, day)
        await puzzles.answer_mistake(ZOE, mistake, day, is_right=is_right)
        # A second press changes nothing.
        await puzzles.answer_mistake(ZOE, mistake, day, is_right=False)
        rows = await store.database.rows("SELECT due FROM mistakes WHERE person = ?", (ZOE,))
        assert await puzzles.due(ZOE, 1, day) == ()
        return str(rows[0][0]) if rows else ""

    day = day_after(day)
    for wait in INTERVALS[1:]:
        due = await answered(day, is_right=True)
        assert due == day_of(day_end(day) + (wait - 1) * 86_400_000)
        day = due
    due = await answered(day, is_right=False)
    assert due == day_after(day)
    for _ in INTERVALS:
        due = await answered(due, is_right=True)
    assert due == "", "it is learnt"


async def test_mistakes_follow_what_is_said_of_the_game_and_go_with_it(store: Store) -> None:
    await played(store, GAME)
    await store.appraisals.keep(APPRAISED, [4, 8])
    (first, _) = await store.puzzles.due(ZOE, 1, TODAY)
    await store.puzzles.answer_mistake(ZOE, first, TODAY, is_right=True)
    await store.appraisals.keep(replace(APPRAISED, revision=2), [4, 12])
    rows = await store.database.rows("SELECT at, step FROM mistakes ORDER BY at")
    assert [tuple(row) for row in rows] == [(4, 1), (12, 0)]
    told = await exported(store, ZOE)
    assert [one["at"] for one in told["mistakes"]] == [4, 12]
    await store.puzzles.answer(ZOE, TODAY, "hearts", "play 2C", is_right=True)
    told = await exported(store, ZOE)
    assert told["puzzles"] == [
        {"day": TODAY, "family": "hearts", "answer": "play 2C", "is_right": 1}
    ]
    assert "play 2C" not in json.dumps((await exported(store, PAUL))["puzzles"])
    await store.privacy.delete(ZOE)
    told = await exported(store, ZOE)
    assert told["mistakes"] == told["puzzles"] == []
    assert await store.database.rows("SELECT 1 FROM mistakes") == []
    assert await store.puzzles.answered(ZOE, TODAY, "hearts") is None
