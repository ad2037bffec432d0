"""Leaderboards and figures, as people read and turn them."""

import asyncio

import pytest

from bot.screens.leaderboards.leaderboard import Seasons
from bot.text.button_ids import ButtonId
from data.seasons import day_of, season_of
from loopback_discord.people.client import Impossible
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Channel
from tests.end_to_end.conftest import Evening
from tests.end_to_end.daily_tries import DAY
from tests.end_to_end.kept_results import MONTH_MS, board_rows, keep_game, ranks_in
from tests.stored import change

pytestmark = pytest.mark.each_database


@pytest.fixture
def day() -> str:
    return DAY


async def test_a_leaderboard_has_pages_that_anybody_may_turn(evening: Evening) -> None:
    guests = [evening.discord_server.world.add_person(f"Guest {number}") for number in range(12)]
    for number, guest in enumerate(guests):
        await keep_game(evening, evening.cards, number, {guest: 1, evening.bob: 2})
    board = await evening.alice.slash("leaderboard")
    first = ranks_in(evening.alice, board)
    assert len(first) == 10
    assert "Page 1 of 2" in evening.alice.reads(board)
    with pytest.raises(Impossible, match="disabled"):
        await evening.alice.click(board, "Previous")

    await evening.bob.click(board, "Next")

    second = ranks_in(evening.alice, board)
    assert "Page 2 of 2" in evening.alice.reads(board)
    assert {name for _, name in first + second} == {*(guest.name for guest in guests), "Bob"}
    assert second[-1] == ("13", "Bob")
    with pytest.raises(Impossible, match="disabled"):
        await evening.alice.click(board, "Next")
    await evening.alice.click(board, "Previous")
    assert ranks_in(evening.alice, board) == first


async def test_a_button_to_a_page_that_is_no_more_leads_to_the_last(evening: Evening) -> None:
    await keep_game(evening, evening.cards, 1, {evening.alice: 1, evening.bob: 2})
    board = await evening.alice.slash("leaderboard")
    season = season_of(evening.now())
    said = ButtonId("-", "board", text=f"hearts {season} 7").custom_id
    again = await evening.alice.press_raw(board.message, said, forged=True)
    assert ranks_in(evening.alice, again) == [("1", "Alice"), ("2", "Bob")]
    assert "Page" not in evening.alice.reads(again)


async def test_wins_decide_then_fewer_games_and_equals_are_told_apart(evening: Evening) -> None:
    await keep_game(evening, evening.cards, 1, {evening.alice: 1, evening.bob: 2})
    await keep_game(evening, evening.cards, 2, {evening.bob: 1, evening.dave: 2})
    await keep_game(evening, evening.cards, 3, {evening.carol: 1, evening.dave: 2})

    board = await evening.alice.slash("leaderboard")

    ranks = {name: rank for rank, name in ranks_in(evening.alice, board)}
    # Of the two who are equal the rating is shown, and decides.
    assert {ranks.pop("Alice"), ranks.pop("Carol")} == {"1", "2"}
    assert ranks == {"Bob": "3", "Dave": "4"}
    won = {name: games for _, name, games, _ in board_rows(evening.alice.reads(board))}
    assert won == {"Alice": "1/1", "Carol": "1/1", "Bob": "1/2", "Dave": "0/2"}
    assert await evening.store.standings.audit() == []


@pytest.mark.parametrize("command", ["rules", "hand", "settings", "leaderboard"])
async def test_a_new_name_is_shown_from_the_next_interaction_on(
    evening: Evening, alice: Person, bob: Person, cards: Channel, command: str
) -> None:
    await keep_game(evening, cards, 1, {alice: 1, bob: 2})
    alice.user.name = "Alix"
    assert ranks_in(bob, await bob.slash("leaderboard")) == [("1", "Alice"), ("2", "Bob")]

    await alice.slash(command)

    async def renamed() -> bool:
        board = await bob.slash("leaderboard")
        return ranks_in(bob, board) == [("1", "Alix"), ("2", "Bob")]

    while not await renamed():
        await asyncio.sleep(0.01)


async def test_a_name_outside_of_servers_counts_once_it_changes(evening: Evening) -> None:
    await keep_game(evening, evening.cards, 1, {evening.alice: 1, evening.bob: 2})
    people, hearing = evening.store.people, evening.client.room.hearing
    hearing.hear_name(evening.alice.id, 0, "alice_1990")
    hearing.hear_name(evening.bob.id, 0, "bob")
    hearing.hear_name(evening.bob.id, 0, "Robert")
    while (await people.get(evening.bob.id)).name != "Robert":
        await asyncio.sleep(0.01)
    assert (await people.get(evening.alice.id)).name == "Alice"


async def test_a_game_of_an_earlier_month_counts_for_all_time_only(evening: Evening) -> None:
    earlier = evening.now() - 2 * MONTH_MS
    await keep_game(evening, evening.cards, 1, {evening.alice: 1, evening.bob: 2}, ended_at=earlier)
    board = await evening.alice.slash("leaderboard")
    assert ranks_in(evening.alice, board) == []
    await evening.alice.click(board, "All time")
    assert [name for _, name in ranks_in(evening.alice, board)] == ["Alice", "Bob"]
    await evening.alice.click(board, "This month")
    assert ranks_in(evening.alice, board) == []
    straight = await evening.alice.slash("leaderboard", season="all")
    assert len(ranks_in(evening.alice, straight)) == 2
    assert "No game that counts yet" in evening.alice.reads(await evening.alice.slash("stats"))


async def test_stats_tell_of_oneself_and_of_others(evening: Evening) -> None:
    await keep_game(evening, evening.cards, 1, {evening.alice: 1, evening.bob: 2})
    own = await evening.alice.slash("stats")
    assert own.kind == "ephemeral"
    assert "1 win in 1 game, number 1" in evening.alice.reads(own)
    other = await evening.alice.slash("stats", player=evening.bob)
    assert "Bob at Hearts" in evening.alice.reads(other)
    assert "0 wins in 1 game, number 2" in evening.alice.reads(other)
    assert "Carol has finished no game" in evening.alice.reads(
        await evening.alice.slash("stats", player=evening.carol)
    )


async def test_a_leaderboard_of_one_preset_holds_its_own_games_as_they_are_and_no_others(
    evening: Evening, alice: Person, bob: Person, carol: Person, dave: Person, cards: Channel
) -> None:
    await keep_game(evening, cards, 1, {alice: 1, bob: 2})
    await keep_game(evening, cards, 2, {bob: 1, alice: 2}, preset="black_maria")
    await keep_game(evening, cards, 3, {carol: 1, dave: 2}, preset="black_maria", customised=True)

    every = await alice.slash("leaderboard")
    assert {name for _, name in ranks_in(alice, every)} == {"Alice", "Bob", "Carol", "Dave"}
    assert "### Hearts on this server" in alice.reads(every)

    own = await alice.slash("leaderboard", preset="black_maria")
    assert ranks_in(alice, own) == [("1", "Bob"), ("2", "Alice")]
    assert "### Black Maria on this server" in alice.reads(own)
    exactly = "Only games by exactly these rules, of the usual length."
    assert exactly not in alice.reads(own)
    why = await alice.click(own, "?")
    assert why.kind == "ephemeral"
    assert exactly in alice.reads(why)
    assert [colour for colour in alice.reads(why).split() if "➤" in colour] == ["2➤"]
    assert "➤" not in alice.reads(own)
    await carol.click(own, "All time")
    assert ranks_in(alice, own) == [("1", "Bob"), ("2", "Alice")]
    assert "### Black Maria on this server: all time" in alice.reads(own)

    family = await alice.slash("leaderboard", family="hearts", preset="hearts")
    assert ranks_in(alice, family) == [("1", "Alice"), ("2", "Bob")]
    suggested = await bob.autocomplete("leaderboard", "preset", "maria")
    marias = ["black_maria", "black_maria_plain", "black_maria_de"]
    assert [choice["value"] for choice in suggested.choices] == marias
    refused = await bob.slash("leaderboard", preset="Bridge")
    assert refused.kind == "ephemeral"
    assert "no game called Bridge" in bob.reads(refused)


async def test_the_pages_of_a_presets_board_stay_with_the_preset(evening: Evening) -> None:
    guests = [evening.discord_server.world.add_person(f"Guest {number}") for number in range(11)]
    for number, guest in enumerate(guests):
        await keep_game(
            evening, evening.cards, number, {guest: 1, evening.bob: 2}, preset="omnibus"
        )
    await keep_game(evening, evening.cards, 99, {evening.alice: 1, evening.bob: 2})
    board = await evening.alice.slash("leaderboard", preset="omnibus")
    await evening.alice.click(board, "Next")
    assert "Omnibus" in evening.alice.reads(board)
    assert "Page 2 of 2" in evening.alice.reads(board)
    assert [name for _, name in ranks_in(evening.alice, board)][-1] == "Bob"
    await evening.alice.click(board, "Previous")
    assert "Alice" not in {name for _, name in ranks_in(evening.alice, board)}


async def test_a_forged_page_of_a_preset_or_family_that_is_none_shows_nothing(
    evening: Evening,
) -> None:
    await keep_game(evening, evening.cards, 1, {evening.alice: 1, evening.bob: 2})
    board = await evening.alice.slash("leaderboard")
    for text in (
        "hearts all 0 bridge",
        "bridge all 0",
        "hearts all 0 omnibus x",
        "luck hearts all 0",
        "hearts 2026-13 0",
        "hearts 9999-12 0",
        "hearts w2026-11-16 0",
        "daily hearts 2026-11 0",
        "daily hearts w2026-11-31 0",
        "hearts s0 0",
    ):
        said = ButtonId("-", "board", text=text).custom_id
        answer = await evening.alice.press_raw(board.message, said, forged=True)
        assert "too old" in evening.alice.reads(answer)


async def test_stats_tell_how_many_games_had_customised_rules(evening: Evening) -> None:
    await keep_game(evening, evening.cards, 1, {evening.alice: 1, evening.bob: 2})
    assert "customised" not in evening.alice.reads(await evening.alice.slash("stats"))
    await keep_game(evening, evening.cards, 2, {evening.alice: 1, evening.bob: 2}, customised=True)
    told = evening.alice.reads(await evening.alice.slash("stats", family="hearts"))
    assert "2 wins in 2 games" in told
    assert "1 of these games had customised rules or another length" in told


async def test_an_empty_leaderboard_is_shown_to_whoever_asks_alone(evening: Evening) -> None:
    empty = await evening.alice.slash("leaderboard")
    assert empty.kind == "ephemeral"
    assert "Nobody is on this board yet" in evening.alice.reads(empty)
    assert evening.bob.sees(evening.cards) == []
    await keep_game(evening, evening.cards, 1, {evening.alice: 1, evening.bob: 2})
    assert (await evening.alice.slash("leaderboard")).kind != "ephemeral"
    assert evening.bob.sees(evening.cards)


async def keep_ten_games(
    evening: Evening, cards: Channel, winner: Person, other: Person, *, before: int = 0
) -> None:
    """Keep a game a day up to so many milliseconds ago, so that each of them is rated."""
    now = evening.now() - before
    for number in range(10):
        day = now - (10 - number) * 24 * 3600 * 1000
        await keep_game(evening, cards, number, {winner: 1, other: 2}, ended_at=day)


async def test_a_list_of_a_month_tells_nobody_their_number_of_all_time(evening: Evening) -> None:
    await keep_ten_games(evening, evening.cards, evening.alice, evening.bob, before=2 * MONTH_MS)
    board = await evening.bob.slash("leaderboard", by="rating", season="month")
    assert "Nobody is on this board yet." in evening.bob.reads(board)
    assert "You are at" in evening.bob.reads(board)


async def test_a_leaderboard_is_turned_from_ratings_to_points_wins_and_deals_of_the_day(
    evening: Evening,
) -> None:
    await keep_game(evening, evening.cards, 99, {evening.alice: 1, evening.carol: 2})
    first = await evening.carol.slash("leaderboard", by="rating")
    assert first.kind == "ephemeral"
    assert "Nobody is on this board yet." in evening.carol.reads(first)
    assert "after 1 rated game." in evening.carol.reads(first)
    await keep_ten_games(evening, evening.cards, evening.alice, evening.bob)

    board = await evening.carol.slash("leaderboard", by="rating")

    assert board.kind != "ephemeral"
    assert ranks_in(evening.carol, board) == [("1", "Alice"), ("2", "Bob")]
    assert "11" in {row[2] for row in board_rows(evening.carol.reads(board))}
    assert "You are" not in evening.carol.reads(board)
    await evening.bob.click(board, "By points")
    assert ranks_in(evening.carol, board) == [("1", "Alice"), ("2", "Bob")]
    assert "5.00" in {row[3] for row in board_rows(evening.carol.reads(board))}
    assert "Hearts on this server: all time" in evening.carol.reads(board)
    await evening.bob.click(board, "By wins")
    assert ranks_in(evening.carol, board) == [("1", "Alice"), ("2", "Carol"), ("3", "Bob")]
    await evening.bob.click(board, "Deal of the day")
    assert "Nobody is on this board yet." in evening.carol.reads(board)
    await evening.bob.click(board, "This season")
    why = await evening.carol.click(board, "?")
    assert "A season is four weeks." in evening.carol.reads(why)
    await evening.carol.click(board, "By rating")
    assert "Ratings at Hearts on this server: this season" in evening.carol.reads(board)
    assert "You are" not in evening.carol.reads(board)
    await evening.carol.click(first, "By wins")
    await evening.carol.click(first, "By rating")
    assert "You are at" in evening.carol.reads(first)


async def test_stats_tell_the_rating_with_a_chart_records_and_how_two_have_met(
    evening: Evening, alice: Person, bob: Person, cards: Channel
) -> None:
    await keep_ten_games(evening, cards, alice, bob)
    own = await alice.slash("stats", against=bob)
    told = alice.reads(own)
    assert "Alice at Hearts on this server" in told
    assert "number 1, after 10 rated games" in told
    assert "longest streak: 10 wins · now 10 · best game: 10 points" in told
    assert "Against Bob" in told
    assert "10 games: ahead in 10, level in 0, behind in 0" in told
    assert [one["content_type"] for one in own.message["attachments"]] == ["image/png"]
    other = await alice.slash("stats", player=bob, family="hearts", against=alice)
    assert "10 games: ahead in 0, level in 0, behind in 10" in alice.reads(other)
    unplayed = await alice.slash("stats", player=bob, family="canasta")
    assert "Bob at Canasta" in alice.reads(unplayed)
    assert "No game that counts yet." in alice.reads(unplayed)
    await alice.click(unplayed, "Hearts")
    assert "Bob at Hearts" in alice.reads(unplayed)


async def test_in_direct_messages_everybody_sees_their_own_figures_of_all_servers(
    evening: Evening, alice: Person, bob: Person, cards: Channel
) -> None:
    await keep_game(evening, cards, 1, {alice: 1, bob: 2})
    own = await alice.slash("stats", alice.dm_channel)
    assert "Alice at Hearts in all servers" in alice.reads(own)
    assert "1 win in 1 game\n" in alice.reads(own)
    others = await alice.slash("stats", alice.dm_channel, player=bob)
    assert "you see only your own figures" in alice.reads(others)
    said = ButtonId("-", "stats", text=f"hearts {bob.id}").custom_id
    forged = await alice.press_raw(own.message, said, forged=True)
    assert "you see only your own figures" in alice.reads(forged)


async def test_what_somebody_played_on_other_servers_is_told_to_themselves_alone(
    evening: Evening, discord_server: LoopbackDiscord, alice: Person, bob: Person, cards: Channel
) -> None:
    world = discord_server.world
    elsewhere = world.add_channel(world.add_guild("Elsewhere"), "tables")
    await keep_game(evening, cards, 1, {alice: 1, bob: 2})
    await keep_game(evening, elsewhere, 2, {alice: 1, bob: 2})
    told = "In all servers: "
    assert told in alice.reads(await alice.slash("stats"))
    assert told not in bob.reads(await bob.slash("stats", player=alice))
    assert "2 games" in alice.reads(await alice.slash("stats", alice.dm_channel))


async def test_the_first_of_the_season_before_has_a_title(evening: Evening) -> None:
    await keep_game(evening, evening.cards, 1, {evening.alice: 1, evening.bob: 2})
    seasons, guild = Seasons.at(evening.now()), evening.guild.id
    kept = [
        ("hearts", seasons.four_weeks, guild, evening.alice.id, 2, 10_000),
        ("hearts", seasons.four_weeks, guild, evening.bob.id, 2, 15_025),
        ("hearts", seasons.last, guild, evening.alice.id, 20, 150_000),
        ("hearts", seasons.last, guild, evening.bob.id, 21, 149_999),
    ]
    today = day_of(evening.now())
    for row in kept:
        await change(evening.address, "INSERT INTO daily_standings VALUES (?, ?, ?, ?, ?, ?)", *row)
    await change(
        evening.address, "INSERT INTO daily_streaks VALUES (?, ?, 3, 8)", evening.alice.id, today
    )
    board = await evening.bob.slash("leaderboard", by="daily")
    assert ranks_in(evening.bob, board) == [("1", "Bob"), ("2", "Alice")]
    assert ("2", "75.1", "150") in {row[2:] for row in board_rows(evening.bob.reads(board))}
    assert "First in last season" in evening.bob.reads(board)
    assert "**Alice**" in evening.bob.reads(board).splitlines()[1]
    told = evening.alice.reads(await evening.alice.slash("stats"))
    assert "First of this server in season" in told
    assert "3 days in a row · longest: 8 days" in told
    assert "number 2 with 2 deals, 50% on average" in told


async def test_all_who_share_the_first_place_of_the_season_before_are_named(
    evening: Evening, people: list[Person]
) -> None:
    last, guild = Seasons.at(evening.now()).last, evening.guild.id
    await keep_game(evening, evening.cards, 1, {one: at for at, one in enumerate(people, 1)})
    for person in people:
        row = ("hearts", last, guild, person.id, 1, 5_000)
        await change(evening.address, "INSERT INTO daily_standings VALUES (?, ?, ?, ?, ?, ?)", *row)
    assert len(people) > 3
    told = evening.bob.reads(await evening.bob.slash("leaderboard", by="daily"))
    assert all(person.name in told.splitlines()[1] for person in people), told
