"""What an evening costs of the fifty calls a second that Discord counts."""

import pytest

from bot.playground.loopback import LoopbackDiscord
from bot.playground.person import Person
from bot.playground.places import Channel
from bot.playground.regular import button_ids, hand_message, press_one
from tests.end_to_end.all_fours_tables import placed, says, table_text
from tests.end_to_end.conftest import Evening, gather_at_table
from tests.rulings.all_fours.written import Deal

PRESSES = 16


def counted(discord_server: LoopbackDiscord) -> int:
    """Count the calls that are no answers to interactions."""
    free = ("/interactions/", "/webhooks/")
    return sum(not request.route.startswith(free) for request in discord_server.requests)


@pytest.mark.parametrize("command", ["hearts", "pitch"])
@pytest.mark.parametrize("whispers", [False, True], ids=["direct messages", "whispers"])
async def test_a_card_or_pass_costs_one_counted_call_and_a_first_hand_one_more(
    evening: Evening,
    discord_server: LoopbackDiscord,
    alice: Person,
    bob: Person,
    carol: Person,
    dave: Person,
    cards: Channel,
    command: str,
    *,
    whispers: bool,
) -> None:
    people = [alice, bob, carol, dave]
    for person in people if whispers else ():
        await person.slash("hand", cards, hands="here")
    await gather_at_table(alice, people[1:], command=command, pace="slow")
    await alice.until(lambda: evening.client.room.live_tables, what="the game")
    await alice.until(lambda: button_ids(alice.sees(cards)[-1], "hand"), what="the table")
    await evening.live_table.settle()
    for person in people if whispers else ():
        await person.click(cards, "My hand", message=person.sees(cards)[-1])
    await evening.live_table.settle()
    before, acted = counted(discord_server), 0
    where = cards if whispers else None

    while acted < PRESSES:
        for person in people:
            message = hand_message(person, where)
            if message is None:
                continue
            acts = bool(button_ids(message, "do"))
            if await press_one(person, where) is not None:
                acted += acts
                await evening.live_table.settle()

    first_hands = 0 if whispers else len(people)
    assert counted(discord_server) - before <= acted + first_hands


@pytest.mark.parametrize("seconds_an_edit", [20.0])
async def test_bids_are_shown_together_and_the_first_card_at_once(
    evening: Evening,
    discord_server: LoopbackDiscord,
    alice: Person,
    bob: Person,
    carol: Person,
    cards: Channel,
) -> None:
    held = Deal({1: "KSQS2C3C4C5C", 2: "ADKDQDJD2D5H", 0: "AC"})
    await placed(evening, cards, "auction_pitch", [alice, bob, carol], held)
    await evening.live_table.settle()

    def drawings() -> int:
        written = discord_server.asked("PATCH", "/channels/{channel_id}/messages/{message_id}")
        return sum(f"/channels/{cards.id}/" in request.path for request in written)

    before = drawings()
    await says(bob, "2")
    await says(carol, "4")
    await says(alice, "Pass")
    # Who is asked sees by the own hand what the others have bid.
    await says(carol, "A♦")

    await bob.until(lambda: "Trumps: **diamonds ♦**" in table_text(bob, cards), what="the card")
    assert "Bob bids 2. Carol bids 4. Alice passes." in table_text(bob, cards)
    assert drawings() == before + 1
