"""Secrecy: in whole games, nothing that leaves the bot names a card its readers may not know."""

import asyncio
import random
from collections.abc import Iterator
from itertools import cycle
from typing import Final

import pytest

from bot.tables.clock.paces import Pace
from engine.cards import card
from loopback_discord.payloads import buttons_of
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Channel
from tests.end_to_end.conftest import LONGEST_SECONDS, Evening, gather_at_table
from tests.end_to_end.looking import look_up, over, saying, table_of
from tests.end_to_end.short_games import short_game
from tests.end_to_end.watching import Watch, cards_in
from tests.laws.covering import THOROUGH
from tests.regular import button_ids, hand_message, press_one

pytestmark = pytest.mark.evening(emojis=True)

MESSAGES = "/channels/{channel_id}/messages"
OFTEN: Final = 0.1 if THOROUGH else 0.25
"""How likely one who has pressed presses something else; in short games there is less time."""
SHORT_INTERVALS = {"live": Pace("live", reminder=9_000, turn=10_000, interval=0.2)}


@pytest.mark.parametrize(
    "text",
    [
        "play QS",
        '"custom_id": "c1.k3f9.do.4.play QS"',
        "c1.k3f9.tick.4.QS",
        "pass 2CQS4H",
        "Card QS",
        "Q♠",
        "✓ Q♠ new",
        "(Q\N{WHITE SPADE SUIT})",
        "the Queen of spades",
        "3 of diamonds, queen of spades",
        "<:Q_spades_2_3fa91c:1234>",
        "deal 2C3C QS4D",
    ],
)
def test_a_card_is_found_however_it_is_spelt(text: str) -> None:
    assert card("QS") in cards_in(text)


@pytest.mark.parametrize(
    "text",
    [
        "deal 1, pass left",
        "c1.2s4dqs9h.hand..",
        "Alice: 12 points",
        "TASK",
        "a_QS-4",
        "aQS",
        "H2O",
        "a masqueen of spades",
        "aQ_spades_2",
    ],
)
def test_what_is_no_card_is_not_taken_for_one(text: str) -> None:
    assert not cards_in(text)


async def choose_ahead(person: Person) -> None:
    """Choose the highest card to be played next, where that is offered."""
    for hand in person.dms():
        for _, custom_id in button_ids(hand, "ahead")[-1:]:
            await person.press_raw(hand, custom_id, forged=True)


async def provoke(person: Person, luck: random.Random, cards: Channel, kind: int) -> None:
    """Press something that plays nothing now: stale, illegal, forged, ahead, or for reading."""
    hand = hand_message(person) or hand_message(person, cards)
    if kind == 0 and hand:
        disabled = [one for one in buttons_of(hand) if one.get("disabled") and "custom_id" in one]
        if disabled:
            await person.press_raw(hand, str(luck.choice(disabled)["custom_id"]), forged=True)
    elif kind == 1 and hand:
        button_id, _ = button_ids(hand, "do", "tick", "untick")[0]
        forged = f"c1.{button_id.table}.do.{button_id.asked}."
        await person.press_raw(hand, forged + luck.choice(["play QS", "pass QS", "x"]), forged=True)
    elif kind == 2 and person.dms():
        old = person.dms()[0]
        for button_id, custom_id in button_ids(old, "do", "tick")[:1]:
            assert button_id.table
            await asyncio.gather(*(person.press_raw(old, custom_id, forged=True) for _ in range(2)))
    elif kind in (3, 4):
        table = table_of(person, cards)
        # Before a trick is taken the panel opens with the rules, which name cards for everybody.
        if not button_ids(table, "rules"):
            await look_up(person, table, "Scores" if kind == 3 else "Last trick")
    elif kind == 5:
        await choose_ahead(person)
    else:
        await person.click(table_of(person, cards), "My hand")


async def play_to_the_end(
    people: list[Person], in_channel: list[Person], eve: Person, cards: Channel, luck: random.Random
) -> None:
    """Let everybody press at random, those `in_channel` what they see there, until all is over."""
    kinds: Iterator[int] = cycle(range(7))
    async with asyncio.timeout(LONGEST_SECONDS):
        while not over(eve, cards):
            pressed = False
            for person in people:
                where = cards if person in in_channel else None
                pressed |= await press_one(person, where) is not None
                if luck.random() < OFTEN and saying(person, cards, "hand"):
                    await provoke(person, luck, cards, next(kinds))
            if luck.random() < OFTEN / 2 and saying(eve, cards, "hand"):
                await eve.click(table_of(eve, cards), "My hand")
            if not pressed:
                await asyncio.sleep(0.01)


@pytest.mark.parametrize(
    ("seed", "count", "ephemeral", "doubted"),
    [
        (1, 4 if THOROUGH else 3, 0, False),
        (2, 3, 1, False),
        (3, 2, 2, False),
        (4, 4 if THOROUGH else 3, 2, False),
        (5, 3, 2, True),
    ],
)
@pytest.mark.long
async def test_whole_games_give_away_no_card(
    evening: Evening,
    discord_server: LoopbackDiscord,
    watch: Watch,
    cards: Channel,
    seed: int,
    count: int,
    ephemeral: int,
    *,
    doubted: bool,
) -> None:
    luck = random.Random(seed)
    if seed % 2 == 0:
        # The ends of deals are drawn too.
        evening.intervals, evening.paces = 1.0, SHORT_INTERVALS
        await evening.open_again()
    people = discord_server.world.people[:count]
    eve = discord_server.world.add_person("Eve")
    in_channel = people[:ephemeral]
    if seed == 4:
        in_channel[0].close_dms()
    elif in_channel:
        await in_channel[0].slash("hand", hands="here")
    evening.client.room.services.chance.seed(seed)
    if THOROUGH:
        await gather_at_table(people[0], people[1:], target=30)
    else:
        await short_game(evening, people, cards, deals=1 if doubted else 2)
    await eve.until(lambda: saying(eve, cards, "hand"))
    if doubted:
        # Each press is acknowledged first, as after a resumed session.
        evening.client.incoming.expect_replays(0)
    for person in in_channel:
        await person.click(table_of(person, cards), "My hand")
    # Hands that Discord refuses for once, with an error that repeats what was sent.
    discord_server.faults.add(
        "PATCH",
        MESSAGES + "/{message_id}",
        times=2,
        status=400,
        body={"code": 50035, "message": "Invalid Form Body: play QC"},
    )

    await play_to_the_end(people, in_channel, eve, cards, luck)
    await eve.slash("leaderboard")
    await people[0].click(cards, "More")
    await people[0].until(lambda: saying(people[0], cards, "record"), what="the rest")
    await people[0].click(cards, "Record of the game")

    assert watch.leaks == []
    assert watch.public_count > 10
    assert watch.private_count > 50
    assert watch.record_count > 5


async def test_a_incident_gives_away_no_card(evening: Evening, watch: Watch) -> None:
    await gather_at_table(evening.alice, [evening.bob], target=30)
    await evening.bob.until(lambda: hand_message(evening.bob))
    for _ in range(3):
        await press_one(evening.bob)
        await evening.settle()
    before = watch.record_count
    await evening.store.close()

    answer = await press_one(evening.bob)

    assert answer is not None
    assert "Something went wrong" in evening.bob.reads(answer)
    assert watch.record_count > before
    assert watch.leaks == []
