"""Hands of Canasta while others play: drawn once for each turn of somebody else."""

import re

import pytest

from loopback_discord.payloads import text_of
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Channel
from tests.end_to_end.canasta_tables import OPENING, choose, hand, press, seated, view_of
from tests.end_to_end.conftest import Evening

pytestmark = pytest.mark.each_database_thorough


def drawings(discord_server: LoopbackDiscord, person: Person) -> int:
    """Count the counted edits of a hand; who has pressed nothing in it has no others."""
    written = discord_server.asked("PATCH", "/channels/{channel_id}/messages/{message_id}")
    return sum(f"/channels/{person.dm_channel.id}/" in request.path for request in written)


def stock(text: str) -> str:
    found = re.search(r"stock (\d+)", text)
    return "" if found is None else found[1]


async def test_a_hand_shows_each_turn_of_the_others_by_one_drawing(evening: Evening) -> None:
    alice, bob, carol, dave = evening.people
    await seated(evening, evening.cards, evening.people, OPENING)
    before = hand(dave)
    await evening.live_table.settle()
    seen = drawings(evening.discord_server, dave)

    await press(alice, "Draw", "Plan melds")
    await choose(alice, "Which cards", "K")
    await choose(alice, "How many deuces with them", "1 deuce")
    await press(alice, "Lay down (50 of 50 ✓)")
    await evening.live_table.settle()
    # In the middle of a turn nobody's hand is written.
    assert hand(dave) == before
    assert drawings(evening.discord_server, dave) == seen
    await choose(alice, "Discard and end the turn", "4")

    await dave.until(lambda: "▰▰▰▰▱▱▱\N{NO-BREAK SPACE}3+1" in hand(dave), what="the kings")
    assert "Alice drew, laid K K K 2 and discarded 4♥." in hand(dave)
    assert "It is **Bob**'s turn." in hand(dave)
    assert drawings(evening.discord_server, dave) == seen + 1
    for turn, person in enumerate((bob, carol), start=2):
        # A drawing still under way would be followed by one of the middle of the turn.
        await evening.live_table.settle()
        await press(person, "Draw")
        await choose(person, "Discard and end the turn", "5")
        shown = str(view_of(evening).stock_size)
        await dave.until(lambda shown=shown: stock(hand(dave)) == shown, what="the stock")
        await evening.live_table.settle()
        assert stock(hand(dave)) == stock(text_of(dave.sees(evening.cards)[-1]))
        assert drawings(evening.discord_server, dave) == seen + turn


async def test_the_answer_to_a_press_is_the_only_drawing_of_the_hand_pressed(
    evening: Evening, discord_server: LoopbackDiscord, people: list[Person], cards: Channel
) -> None:
    await seated(evening, cards, people, OPENING)
    await evening.live_table.settle()
    seen = {person.name: drawings(discord_server, person) for person in people}
    by_token = "/webhooks/{application_id}/{token}/messages/{message_id}"

    await press(people[0], "Draw")
    await evening.live_table.settle()

    assert {person.name: drawings(discord_server, person) for person in people} == seen
    assert not discord_server.asked("PATCH", by_token)


async def test_a_round_costs_no_more_counted_calls_than_it_has_presses_and_hands(
    evening: Evening,
) -> None:
    await seated(evening, evening.cards, evening.people, OPENING)
    route = "/channels/{channel_id}/messages/{message_id}"
    counted: list[int] = []
    for _ in range(2):
        await evening.live_table.settle()
        before = len(evening.discord_server.asked("PATCH", route))
        for person in evening.people:
            await press(person, "Draw")
            live_table = evening.live_table
            seat = evening.people.index(person)
            await live_table.play(
                seat, live_table.game.legal_actions(seat)[0], asked=live_table.asked(seat)
            )
            await live_table.settle()
        counted.append(len(evening.discord_server.asked("PATCH", route)) - before)

    # Before its first press a hand is drawn by a counted call for each turn of the others.
    first_hands = sum(range(len(evening.people)))
    assert counted[0] <= 2 * len(evening.people) + first_hands
    assert counted[1] <= 2 * len(evening.people)
