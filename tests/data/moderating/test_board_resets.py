"""A board that is reset begins at zero, and stays so however often all is counted again."""

from dataclasses import replace
from typing import Final

from data.moderation import ModeratorAct
from data.results import FinishedGame
from data.seasons import ALL_TIME, day_of, four_weeks_of, season_of
from data.store import Store
from tests.data.everything import played
from tests.table_rows import GAME

DAY: Final = 86_400_000
ANN: Final = 11


def nth(number: int, *, days: int = 0, guild: int = 1) -> FinishedGame:
    at = GAME.ended_at + days * DAY + number
    return replace(GAME, game_id=f"g{number}", guild_id=guild, ended_at=at)


def reset_at(at: int) -> ModeratorAct:
    return ModeratorAct(guild_id=1, moderator=50, act="reset-board", at=at, about="hearts all")


async def counted(store: Store, season: str, guild: int = 1) -> int:
    """Return how many games Ann's line of a board counts."""
    line = await store.standings.of_person(guild, ANN, season, "hearts")
    return 0 if line is None else line.games


async def is_sound(store: Store) -> None:
    """See that the boards agree with the results, now and after all is counted again."""
    assert await store.standings.audit() == []
    before = await store.database.rows("SELECT person, games, wins FROM standings ORDER BY 1, 2, 3")
    await store.ratings.rebuild(lambda _done, _total: None)
    assert await store.standings.audit() == []
    after = await store.database.rows("SELECT person, games, wins FROM standings ORDER BY 1, 2, 3")
    assert sorted(after) == sorted(before)


async def test_boards_of_every_season_begin_at_zero_and_ratings_stay(store: Store) -> None:
    for number in (1, 2):
        await played(store, nth(number))
    await played(store, nth(3, guild=2))
    month = season_of(GAME.ended_at)
    rating = await store.ratings.of_person(1, ANN, "hearts")
    await store.board_resets.reset(reset_at(GAME.ended_at + 5), ["hearts"], [ALL_TIME])
    assert [await counted(store, one) for one in (ALL_TIME, month)] == [0, 0]
    assert await counted(store, ALL_TIME, guild=2) == 1
    assert await store.ratings.of_person(1, ANN, "hearts") == rating
    assert await store.results.get("g1") is not None
    await played(store, nth(6))
    assert [await counted(store, one) for one in (ALL_TIME, month)] == [1, 1]
    await is_sound(store)
    assert [act.about for act in await store.moderation.acts(1)] == ["hearts all"]


async def test_the_running_seasons_alone_begin_at_zero(store: Store) -> None:
    await played(store, nth(1, days=-60))
    await played(store, nth(2))
    month, weeks = season_of(GAME.ended_at), four_weeks_of(day_of(GAME.ended_at))
    await store.board_resets.reset(reset_at(GAME.ended_at + 5), ["hearts"], [month, weeks])
    old = season_of(GAME.ended_at - 60 * DAY)
    assert [await counted(store, one) for one in (ALL_TIME, month, weeks, old)] == [2, 0, 0, 1]
    await played(store, nth(9))
    assert [await counted(store, one) for one in (ALL_TIME, month, weeks, old)] == [3, 1, 1, 1]
    await is_sound(store)


async def test_a_game_that_ended_before_a_reset_and_is_kept_after_it_counts_for_nothing(
    store: Store,
) -> None:
    await played(store, nth(1))
    # The clock of another process was ahead.
    await store.board_resets.reset(reset_at(GAME.ended_at - DAY), ["hearts", "canasta"], [ALL_TIME])
    await played(store, nth(0))
    assert await counted(store, ALL_TIME) == 0
    await is_sound(store)


async def test_a_result_of_before_a_reset_takes_nothing_away_when_it_is_made_void(
    store: Store,
) -> None:
    await played(store, nth(1))
    await store.board_resets.reset(reset_at(GAME.ended_at + 5), ["hearts"], [ALL_TIME])
    await played(store, nth(6))
    void = ModeratorAct(guild_id=1, moderator=50, act="void", at=9, table_id="g1")
    assert await store.results.void(void, since=0)
    assert await counted(store, ALL_TIME) == 1
    await is_sound(store)
