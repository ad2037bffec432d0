"""Discord is strict or out of order, and the game goes on."""

import pytest

from bot.discord.post import SECONDS_AN_EDIT
from bot.tables.messages.board import EDITS_AT_ONCE
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.server.requests import Request
from loopback_discord.state.guilds import Channel
from tests.end_to_end.conftest import Evening, gather_at_table, play_until
from tests.end_to_end.looking import over
from tests.end_to_end.mid_game import (
    count_cards,
    count_tricks,
    everything_is_true,
    in_play,
    live_tables,
    pass_around,
    shows_hands,
    started,
)
from tests.end_to_end.short_games import short_game_begun
from tests.end_to_end.weather import (
    CALLBACK,
    MESSAGE,
    MESSAGES,
    OF_TOKEN,
    Cut,
    of_hand,
    of_result,
    of_table,
    play_card,
)

pytestmark = [
    pytest.mark.usefixtures("ended_at_once"),
    pytest.mark.long,
    pytest.mark.evening(people=3),
]


@pytest.mark.parametrize("everywhere", [False, True], ids=["route", "global"])
async def test_play_goes_on_while_the_table_message_is_limited(
    evening: Evening, *, everywhere: bool
) -> None:
    await in_play(evening)
    await everything_is_true(evening, evening.people, evening.cards)
    evening.discord_server.faults.rate_limit(
        "PATCH",
        MESSAGE,
        retry_after=1.5,
        everywhere=everywhere,
        when=lambda request: str(evening.cards.id) in request.path,
    )
    for _ in range(6):
        _, answer = await play_card(evening.people, evening)
        assert answer.kind == "update"
    await everything_is_true(evening, evening.people, evening.cards)
    assert count_tricks(evening) == 2


@pytest.mark.parametrize("seconds_an_edit", [SECONDS_AN_EDIT])
async def test_fast_play_under_discords_own_limits_ends_with_the_newest_picture(
    evening: Evening,
) -> None:
    evening.discord_server.rate_limits.per_channel = True
    evening.discord_server.rate_limits.everywhere = True
    await started(evening.people)
    await play_until(evening.people, lambda: count_tricks(evening) == 8)
    await everything_is_true(evening, evening.people, evening.cards)


@pytest.mark.parametrize("seconds_an_edit", [3600.0])
async def test_a_burst_of_pictures_is_drawn_at_once_and_the_next_ones_wait(
    evening: Evening,
) -> None:
    await started(evening.people)
    await play_until(evening.people, lambda: count_tricks(evening) == 4)
    (table,) = live_tables(evening.people[0], evening.cards)
    drawn = [one for one in evening.discord_server.requests if one.path.endswith(table["id"])]
    assert len(drawn) == EDITS_AT_ONCE


async def test_edits_of_an_old_message_are_refused_and_the_newest_picture_comes_in_the_end(
    evening: Evening,
) -> None:
    await started(evening.people)
    evening.discord_server.world.clock.advance(3700)
    await play_until(evening.people, lambda: count_tricks(evening) == 4)
    await everything_is_true(evening, evening.people, evening.cards)


async def test_a_ban_of_some_minutes_holds_back_pictures_and_hands_and_nothing_else(
    evening: Evening, discord_server: LoopbackDiscord, people: list[Person], cards: Channel
) -> None:
    # Such a refusal discord.py does not wait out by itself.
    for method, route in (("POST", MESSAGES), ("PATCH", MESSAGE)):
        discord_server.faults.rate_limit(method, route, retry_after=60, times=3, via=False)
    await gather_at_table(people[0], people[1:], seats=3)
    for route in (MESSAGE, MESSAGES):
        discord_server.faults.rate_limit("*", route, retry_after=60, times=2, via=False, when=later)
    for person in people:
        await shows_hands(person, 1)
    await everything_is_true(evening, people, cards)


def later(request: Request) -> bool:
    """Whether a request comes after the table is posted."""
    return request.method == "PATCH" or of_hand(request)


@pytest.mark.parametrize("status", [500, 502, 503])
async def test_servers_that_fail_now_and_then_lose_no_press_and_double_no_message(
    evening: Evening, status: int
) -> None:
    faults = evening.discord_server.faults
    faults.add("POST", MESSAGES, status=status, when=of_table)
    faults.add("POST", MESSAGES, status=status, when=of_hand)
    await in_play(evening)
    faults.add("PATCH", MESSAGE, status=status)
    faults.add("PATCH", OF_TOKEN, status=status)
    faults.add("POST", CALLBACK, status=status)
    before = count_cards(evening)
    for _ in range(4):
        _, answer = await play_card(evening.people, evening)
        assert answer.kind == "update"
    assert count_cards(evening) == before + 4
    await everything_is_true(evening, evening.people, evening.cards)


async def test_a_result_that_meets_an_outage_is_told_when_it_is_over(evening: Evening) -> None:
    await short_game_begun(evening, evening.people, evening.cards)
    fault = evening.discord_server.faults.rate_limit(
        "POST", MESSAGES, retry_after=60, times=2, via=False, when=of_result
    )
    await play_until(evening.people, lambda: over(evening.people[0], evening.cards))
    assert fault.hits == 2
    assert not over(evening.people[0], evening.cards, times=2)


@pytest.mark.parametrize("cut", ["before", "after"])
async def test_a_line_cut_while_a_table_is_opened_and_dealt_doubles_nothing(
    evening: Evening, cut: Cut
) -> None:
    faults = evening.discord_server.faults
    faults.add("POST", CALLBACK, cut=cut)
    faults.add("POST", MESSAGES, cut=cut, when=of_table)
    for _ in evening.people:
        faults.add("POST", MESSAGES, cut=cut, when=of_hand)
    await started(evening.people)
    assert len(evening.client.room.tables.live) == 1
    await pass_around(evening.people, evening)
    await everything_is_true(evening, evening.people, evening.cards)
    assert all(len(person.dms()) == 1 for person in evening.people)


@pytest.mark.parametrize("cut", ["before", "after"])
async def test_a_line_cut_under_a_press_answers_the_person_and_plays_the_card_once(
    evening: Evening, cut: Cut
) -> None:
    await in_play(evening)
    for method, route in (("POST", CALLBACK), ("PATCH", MESSAGE), ("PATCH", OF_TOKEN)):
        evening.discord_server.faults.add(method, route, cut=cut)
    before = count_cards(evening)
    for _ in range(3):
        _, answer = await play_card(evening.people, evening)
        assert answer.kind == "update"
    assert count_cards(evening) == before + 3
    await everything_is_true(evening, evening.people, evening.cards)
