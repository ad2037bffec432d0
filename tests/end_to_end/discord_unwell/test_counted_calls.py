"""What an evening costs of the fifty calls a second that Discord counts."""

from typing import Final

import pytest

from bot.tables.messages import board
from engine.contract.seats import DEALER
from engine.contract.variant import Option
from engine.table.chairs import Chair
from loopback_discord.payloads import Payload
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.server.requests import Request
from loopback_discord.state.guilds import Channel
from tests.end_to_end.all_fours_tables import hand_text, placed, says, seated, table_text
from tests.end_to_end.canasta_tables import LAST_CARDS, ONE_PACK
from tests.end_to_end.conftest import Evening, play_until
from tests.end_to_end.looking import saying
from tests.end_to_end.mid_game import count_tricks, is_playing, started
from tests.end_to_end.positions import Position, place
from tests.end_to_end.short_deals import DEALT, SHORT
from tests.regular import button_ids, hand_message, menus, press_one
from tests.rulings.all_fours.written import Deal

ACTS: Final = {"hearts": 20, "canasta": 30, "pitch": 30}
"""More than a deal takes."""


def counted(discord_server: LoopbackDiscord) -> int:
    """Count the calls that are no answers to interactions."""
    free = ("/interactions/", "/webhooks/")
    return sum(not request.route.startswith(free) for request in discord_server.requests)


def at_the_first_deal(family: str, people: list[Person]) -> Position:
    """A table of these people at which nothing is played yet."""
    chairs = seated(*people)
    if family == "canasta":
        return Position(
            preset="canasta_book", options={**ONE_PACK}, chairs=chairs, acts=(LAST_CARDS,)
        )
    if family == "hearts":
        # Each passes three of four cards.
        options: dict[str, Option] = {**SHORT, "pass_cycle": {"3": "L"}}
        return Position(preset="standard", options=options, chairs=seated(*people[:3]))
    return Position(preset="auction_pitch", options={}, chairs=chairs)


def discards(message: Payload) -> list[Payload]:
    return [menu for text, menu in menus(message, "plan").items() if text.startswith("discard")]


async def acts(person: Person, where: Channel) -> bool:
    """Press the first thing on offer; return whether that was a card, pass, bid or draw."""
    message = hand_message(person, where)
    if message:
        await press_one(person, where)
        return bool(button_ids(message, "do"))
    for message in person.sees(where):
        for menu in discards(message):
            card_id = str(menu["options"][0]["value"])
            await person.select(message, card_id, custom_id=str(menu["custom_id"]))
            return True
    return False


async def shown(evening: Evening) -> None:
    """Wait for all that does not wait for what follows."""
    await evening.client.under_way.settle()
    await evening.live_table.messages.settle_hands()
    if not evening.live_table.screens.lingers(evening.live_table.moment.view()):
        await evening.live_table.board.settle()


async def see_enough(
    evening: Evening, people: list[Person], cards: Channel, *, whispers: bool
) -> None:
    """Press *Next*: by turns in the hand and at the table."""
    for number, person in enumerate(people):
        at_table = bool(number % 2)
        verb = "next" if at_table else "hand-next"
        where = cards if at_table or whispers else person.dm_channel
        (end,) = await person.until(lambda at=(person, where, verb): saying(*at))
        await person.click(end, custom_id=button_ids(end, verb)[0][1])
        # The table is drawn for the last time by the token of a press that Discord has taken.
        await evening.client.under_way.settle()
        await evening.live_table.messages.settle_hands()
    await evening.settle()


@pytest.mark.usefixtures("ended_at_once")
@pytest.mark.parametrize("family", ACTS)
@pytest.mark.parametrize("whispers", [False, True], ids=["direct messages", "whispers"])
async def test_a_card_or_pass_costs_one_counted_call_at_most(
    evening: Evening,
    discord_server: LoopbackDiscord,
    cards: Channel,
    monkeypatch: pytest.MonkeyPatch,
    family: str,
    *,
    whispers: bool,
) -> None:
    people = evening.people[: 3 if family == "hearts" else 4]
    evening.intervals = 1.0
    # Nobody thinks so long that what lingers is written alone.
    monkeypatch.setattr(board, "LINGERING", 10_000)
    for person in people if whispers else ():
        await person.slash("hand", cards, hands="here")
    await place(evening, cards, at_the_first_deal(family, people))
    for person in people if whispers else ():
        await person.click(person.sees(cards)[-1], "My hand")
    await evening.settle()
    before, acted, deals = counted(discord_server), 0, 0

    while acted < ACTS[family] or not deals:
        for person in people:
            if await acts(person, cards if whispers else person.dm_channel):
                acted += 1
            await shown(evening)
        if evening.live_table.moment.between_deals:
            at_the_end = counted(discord_server)
            await see_enough(evening, people, cards, whispers=whispers)
            assert counted(discord_server) == at_the_end + 1, "more than the message of a deal"
            deals += 1

    assert counted(discord_server) - before <= acted


@pytest.mark.parametrize("seconds_an_edit", [20.0])
async def test_bids_are_shown_together_with_the_trick_that_quickly_follows(
    evening: Evening, discord_server: LoopbackDiscord, cards: Channel
) -> None:
    alice, bob, carol, *_ = evening.people
    held = Deal({1: "KSQS2C3C4C5C", 2: "ADKDQDJD2D5H", 0: "AC3D"})
    await placed(evening, cards, "auction_pitch", [alice, bob, carol], held)
    await evening.live_table.settle()

    before = len(table_edits(discord_server, cards))
    await says(bob, "2")
    await says(carol, "4")
    await bob.until(lambda: "Carol bids 4." in hand_text(bob), what="the bid in a hand that waits")
    await says(alice, "Pass")
    # Who is asked sees by the own hand what the others have bid.
    await says(carol, "A♦")
    await says(alice, "3♦")
    await says(bob, "2♣")

    await bob.until(lambda: "takes it." in table_text(bob, cards), what="the trick")
    assert len(table_edits(discord_server, cards)) == before + 1


@pytest.fixture
def never_paced(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every edit pass in the burst."""
    monkeypatch.setattr(board, "EDITS_AT_ONCE", 10_000.0)


@pytest.mark.usefixtures("never_paced")
@pytest.mark.parametrize("seconds_an_edit", [20.0])
async def test_cards_that_come_quickly_are_shown_together_at_the_end_of_their_trick(
    evening: Evening, discord_server: LoopbackDiscord, cards: Channel
) -> None:
    people = evening.people[:3]
    await place(evening, cards, at_the_first_deal("hearts", people))
    await play_until(people, lambda: is_playing(evening))
    await evening.live_table.board.settle()
    before = len(table_edits(discord_server, cards))
    await play_until(people, lambda: count_tricks(evening) == 1)
    await people[0].until(lambda: "takes it" in table_text(people[0], cards), what="the trick")
    assert len(table_edits(discord_server, cards)) == before + 1


@pytest.mark.usefixtures("never_paced")
@pytest.mark.parametrize("seconds_an_edit", [20.0])
async def test_a_card_is_shown_with_those_that_computers_play_after_it(
    evening: Evening, discord_server: LoopbackDiscord, cards: Channel
) -> None:
    alice, evening.computer_seconds = evening.alice, 0.2
    chairs = (*seated(alice), Chair("Ada"), Chair("Bea"))
    # Alice leads; whatever the bot dealt itself would just have come.
    dealt = (f"{DEALER} deal {' '.join(DEALT)}",)
    position = Position(preset="standard", options=SHORT, chairs=chairs, acts=dealt, dealer=2)
    await place(evening, cards, position)
    before = len(table_edits(discord_server, cards))
    await press_one(alice, alice.dm_channel)
    await alice.until(lambda: "takes it:" in table_text(alice, cards), what="the trick")
    assert len(table_edits(discord_server, cards)) == before + 1


@pytest.mark.usefixtures("never_paced")
@pytest.mark.parametrize("seconds_an_edit", [20.0])
async def test_turns_of_canasta_that_come_quickly_are_shown_together(
    evening: Evening, discord_server: LoopbackDiscord, cards: Channel
) -> None:
    alice, bob, carol, _ = evening.people[:4]
    await place(evening, cards, at_the_first_deal("canasta", evening.people[:4]))
    before = len(table_edits(discord_server, cards))
    for person in (bob, carol):
        for _ in ("draw", "discard"):
            assert await acts(person, person.dm_channel)
            await evening.client.under_way.settle()
            await evening.live_table.messages.settle_hands()
    # Whoever waits sees it in the own hand.
    assert "Carol" in hand_text(alice)
    assert len(table_edits(discord_server, cards)) == before
    await evening.live_table.board.settle()
    assert len(table_edits(discord_server, cards)) == before + 1


def table_edits(discord_server: LoopbackDiscord, cards: Channel) -> list[Request]:
    """Return the edits of messages in a channel."""
    written = discord_server.asked("PATCH", "/channels/{channel_id}/messages/{message_id}")
    return [request for request in written if f"/channels/{cards.id}/" in request.path]


def hand_edits(discord_server: LoopbackDiscord, person: Person) -> list[Request]:
    """Return the edits of a direct message, by its channel or by the token of a press."""
    ways = (f"/channels/{person.dm_channel.id}/", "/webhooks/")
    return [
        request
        for request in discord_server.requests
        if request.method == "PATCH" and any(way in request.path for way in ways)
    ]


async def test_a_hand_is_written_again_only_if_it_looks_different(evening: Evening) -> None:
    people = [evening.alice, evening.bob, evening.carol]
    await started(people)
    await play_until(people, lambda: is_playing(evening) and 0 in evening.live_table.waiting_for)
    live_table = evening.live_table
    await live_table.settle()
    written = len(hand_edits(evening.discord_server, evening.alice))
    for _ in range(3):
        live_table.hand(0).mark()
        await live_table.settle()
    assert len(hand_edits(evening.discord_server, evening.alice)) == written
    played = live_table.game.legal_actions(0)[0]
    await live_table.play(0, played, asked=live_table.moment.asked(0))
    live_table.hand(0).mark()
    await live_table.settle()
    assert len(hand_edits(evening.discord_server, evening.alice)) > written


async def test_one_moment_of_a_hand_is_drawn_once(evening: Evening) -> None:
    await started([evening.alice, evening.bob, evening.carol])
    drawing = evening.live_table.drawing
    first = drawing.hand(0)
    assert drawing.hand(0) is first
    assert drawing.hand(0, "A word.") != first
    assert drawing.hand(0) == first
    assert drawing.hand(1) != first
