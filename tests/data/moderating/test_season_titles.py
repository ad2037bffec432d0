"""A guild's role is given for a season that is over, and taken from who had it before."""

from dataclasses import replace
from typing import Final

from data.moderation import ModeratorAct
from data.results import FinishedGame
from data.seasons import day_of, four_weeks_of
from data.sql.season_titles import TitleChoice
from data.store import Store
from tests.data.everything import played
from tests.table_rows import GAME

WEEKS: Final = 28 * 86_400_000
ANN, BEN = 11, 12
ACT: Final = ModeratorAct(guild_id=1, moderator=50, act="setting", at=9, about="title_role")


def won(number: int, winner: int, *, seasons: int = 0) -> FinishedGame:
    places = (1, 2, 3, 4) if winner == ANN else (2, 1, 3, 4)
    seats = tuple(
        replace(seat, place=place) for seat, place in zip(GAME.seats, places, strict=True)
    )
    at = GAME.ended_at + seasons * WEEKS + number
    return replace(GAME, game_id=f"g{number}", ended_at=at, seats=seats)


async def states(store: Store) -> dict[int, str]:
    rows = await store.database.rows("SELECT person, state FROM season_titles ORDER BY role_id")
    return dict(rows)


async def all_done(store: Store) -> None:
    for title in await store.season_titles.due():
        await store.season_titles.done(title)


async def test_the_best_of_a_season_has_the_role_until_the_next_one_is_over(store: Store) -> None:
    titles = store.season_titles
    await played(store, won(1, ANN))
    await played(store, won(2, BEN, seasons=1))
    first, second = (four_weeks_of(day_of(GAME.ended_at + n * WEEKS)) for n in (0, 1))
    await titles.choose(ACT, 77, "hearts", "s1")
    (choice,) = await titles.chosen()
    assert choice == TitleChoice(1, 77, "hearts", "s1")
    await titles.settle(choice, first)
    await titles.settle(choice, first)
    assert await states(store) == {ANN: "give"}
    await all_done(store)
    assert [title.person for title in await titles.of_guild(1)] == [ANN]
    await titles.settle(choice, second)
    assert await states(store) == {ANN: "take", BEN: "give"}
    assert [title.state for title in await titles.due()] == ["take", "give"]
    await all_done(store)
    assert await states(store) == {BEN: "has"}


async def test_who_is_best_again_keeps_the_role(store: Store) -> None:
    titles = store.season_titles
    for season in (0, 1):
        await played(store, won(season, ANN, seasons=season))
    await titles.choose(ACT, 77, "hearts", "s1")
    (choice,) = await titles.chosen(1)
    first, second = (four_weeks_of(day_of(GAME.ended_at + n * WEEKS)) for n in (0, 1))
    await titles.settle(choice, first)
    await all_done(store)
    await titles.settle(choice, second)
    # It may be given again, which changes nothing.
    assert await states(store) == {ANN: "give"}
    await titles.settle(choice, "s9999")
    # Discord may have heard of it, and its receipt be lost.
    assert await states(store) == {ANN: "take"}


async def test_another_role_or_none_takes_the_old_one_and_is_logged(store: Store) -> None:
    titles = store.season_titles
    await played(store, won(1, ANN))
    await titles.choose(ACT, 77, "hearts", "s1")
    (choice,) = await titles.chosen(1)
    await titles.settle(choice, four_weeks_of(day_of(GAME.ended_at)))
    await all_done(store)
    await titles.choose(ACT, 77, "canasta", "s2")
    assert await states(store) == {ANN: "has"}
    await titles.choose(ACT, None, "hearts", "s2")
    assert await states(store) == {ANN: "take"}
    assert await titles.chosen() == ()
    # A season that is settled just now is one of a choice that is no more.
    await titles.settle(choice, "s3")
    assert await states(store) == {ANN: "take"}
    assert [act.about for act in await store.moderation.acts(1)] == ["title_role"] * 3


async def test_a_person_who_was_forgotten_gets_no_role(store: Store) -> None:
    titles = store.season_titles
    await played(store, won(1, ANN))
    await titles.choose(ACT, 77, "hearts", "s1")
    (choice,) = await titles.chosen(1)
    season = four_weeks_of(day_of(GAME.ended_at))
    await store.privacy.delete(ANN)
    await titles.settle(choice, season)
    assert await states(store) == {}


async def test_a_role_is_taken_from_a_person_who_is_forgotten_and_then_they_are(
    store: Store,
) -> None:
    titles = store.season_titles
    await played(store, won(1, ANN))
    await titles.choose(ACT, 77, "hearts", "s1")
    (choice,) = await titles.chosen(1)
    await titles.settle(choice, four_weeks_of(day_of(GAME.ended_at)))
    (given,) = await titles.due()
    await store.privacy.delete(ANN)
    # Its receipt comes late.
    await titles.done(given)
    assert await states(store) == {ANN: "take"}
    assert await titles.of_guild(1) == ()
    await all_done(store)
    assert await states(store) == {}


async def test_the_role_of_a_season_follows_a_result_that_is_made_void(store: Store) -> None:
    titles, season = store.season_titles, four_weeks_of(day_of(GAME.ended_at))
    for number, winner in enumerate((ANN, ANN, BEN)):
        await played(store, won(number, winner))
    await titles.choose(ACT, 77, "hearts", "s1")
    (choice,) = await titles.chosen(1)
    await titles.settle(choice, season)
    await all_done(store)
    assert await states(store) == {ANN: "has"}
    for number in (0, 1):
        assert await store.results.void(replace(ACT, act="void", table_id=f"g{number}"), since=0)
    (choice,) = await titles.chosen(1)
    assert choice.settled != season
    await titles.settle(choice, season)
    assert await states(store) == {ANN: "take", BEN: "give"}


async def test_a_season_from_before_a_role_was_chosen_gives_none_for_a_void_result(
    store: Store,
) -> None:
    titles, season = store.season_titles, four_weeks_of(day_of(GAME.ended_at))
    await played(store, won(1, ANN))
    await played(store, won(2, BEN))
    await titles.choose(ACT, 77, "hearts", season)
    assert await store.results.void(replace(ACT, act="void", table_id="g1"), since=0)
    assert [choice.settled for choice in await titles.chosen()] == [season]
