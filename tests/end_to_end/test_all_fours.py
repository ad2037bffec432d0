"""Tables of All Fours and Pitch, from the command to the leaderboard."""

import asyncio
import json
from random import Random

import pytest

from bot.button_ids import ButtonId
from bot.playground.buckets import MESSAGE_ROUTE
from bot.playground.loopback import LoopbackDiscord
from bot.playground.payloads import text_of
from bot.playground.person import Person
from bot.playground.places import Channel
from bot.playground.regular import button_ids, hand_message
from bot.room.pace import Pace
from engine.cards import Card
from engine.contract.variant import Option
from engine.games.all_fours.view import AllFoursView
from engine.records.record import read_record
from engine.records.replay import replay
from engine.table.chairs import Chair
from engine.table.journal import Author, Entry
from tests.end_to_end.conftest import LONGEST_SECONDS, Evening, gather_at_table, play_until
from tests.end_to_end.looking import file_of, over, saying, table_of
from tests.end_to_end.mid_game import everything_is_true, hands_shown, shows_hands, started
from tests.end_to_end.positions import TABLE_ID, Position, place
from tests.end_to_end.watching import Watch, cards_in
from tests.rulings.all_fours.written import Act, Deal, in_acts, leading_up_to

HELD = Deal({1: "AS9S4HKHQD2D", 0: "JS8STH3H5D6C"}, "5S7D", ("3DAD7C8DTD9C",))
"""Bob, eldest, has the Ace of the trump turned first; after a run diamonds are trumps."""


def seated(*people: Person) -> tuple[Chair, ...]:
    return tuple(Chair(person.name, person=person.id) for person in people)


async def placed(
    evening: Evening,
    cards: Channel,
    preset: str,
    people: list[Person],
    *acts: Act,
    **options: Option,
) -> None:
    """Set these people, Alice dealing first, at a table that has come to a position."""
    written = in_acts(*acts, seats=len(people))
    position = Position(preset=preset, options=options, chairs=seated(*people), acts=written)
    await place(evening, cards, position)


def view_of(evening: Evening) -> AllFoursView:
    view = evening.live_table.game.view(None)
    assert isinstance(view, AllFoursView)
    return view


def hand_of(evening: Evening, seat: int) -> tuple[Card, ...]:
    return evening.live_table.game.view(seat).hand


def table_text(person: Person, cards: Channel) -> str:
    return text_of(table_of(person, cards))


def hand_text(person: Person) -> str:
    """What the newest hand of a person tells, nothing before there is one."""
    return "".join(text_of(one) for one in hands_shown(person)[-1:])


async def says(person: Person, *labels: str) -> None:
    """Press what a hand offers, one after the other, each as soon as it is there."""
    for label in labels:
        await person.until(lambda label=label: label in person.faces(person.dm_channel), what=label)
        answer = await person.click(person.dm_channel, label)
        assert answer.kind == "update", label


async def forged(person: Person, evening: Evening, seat: int, said: str) -> str:
    """Press an answer that no button offers and return what the hand says then."""
    hand = hands_shown(person)[-1]
    custom_id = ButtonId(TABLE_ID, "do", evening.live_table.asked(seat), said).custom_id
    return person.reads(await person.press_raw(hand, custom_id, forged=True))


# Begging ---------------------------------------------------------------------------------------


async def test_two_beg_run_discard_and_play_a_deal_to_its_count(
    evening: Evening, watch: Watch, alice: Person, bob: Person, cards: Channel
) -> None:
    """F6 to F8, F12, F16, F21."""
    await placed(evening, cards, "seven_up", [alice, bob], HELD)
    await bob.until(lambda: hand_message(bob))
    assert "Alice deals. Turned up: **5♠**." in table_text(bob, cards)
    assert "**Bob** stands or begs." in table_text(bob, cards)
    await says(bob, "Beg")
    await alice.until(lambda: "Bob begs." in table_text(alice, cards))
    await says(alice, "Run the cards")
    await says(bob, "Play on")
    await alice.until(lambda: "Trumps: **diamonds ♦**" in table_text(alice, cards))
    for person, gone in ((bob, ("4♥", "9♠", "K♥")), (alice, ("3♥", "8♠", "6♣"))):
        for face in gone:
            await says(person, face)
        assert "✓" in "".join(person.faces(person.dm_channel))
        await says(person, "Put 3 aside (3 ticked)")
    await bob.until(lambda: "Bob leads" in bob.reads(bob.dm_channel).replace("**", ""))
    assert view_of(evening).hand_sizes == (6, 6)
    assert "Lead any card" in hand_text(bob)
    await says(bob, "A♦")
    await alice.until(lambda: "5♦" in alice.faces(alice.dm_channel))
    assert "must play one" in await forged(alice, evening, 0, "play TH")
    await says(alice, "5♦")
    await alice.until(lambda: "Bob: **0** · 1 trick" in table_text(alice, cards))
    assert "Bob took A♦ 5♦." in table_text(alice, cards)

    await play_until([alice, bob], lambda: len(view_of(evening).results) == 1)

    await alice.until(lambda: "High A♦, dealt to Bob: Bob +1" in alice.reads(cards))
    told = alice.reads(cards)
    assert "Low 2♦, dealt to Bob: Bob +1" in told
    assert "Game (pips: Alice" in told
    assert "Jack" not in told
    assert watch.leaks == []


async def test_a_gift_that_would_win_is_refused_and_the_cards_are_run(
    evening: Evening, alice: Person, bob: Person, cards: Channel
) -> None:
    """F26."""
    await placed(evening, cards, "seven_up", [alice, bob], *leading_up_to(0, 6), HELD, "1 beg")
    await alice.until(lambda: "must be run" in hand_text(alice))
    assert "Give one" not in alice.faces(alice.dm_channel)
    said = await forged(alice, evening, 0, "give")
    assert "A point would win them the game, so you must run the cards." in said
    await says(alice, "Run the cards")
    assert view_of(evening).runs == 1


async def test_a_gift_is_marked_at_once(
    evening: Evening, alice: Person, bob: Person, cards: Channel
) -> None:
    """F7."""
    await placed(evening, cards, "seven_up", [alice, bob], HELD, "1 beg")
    await says(alice, "Give one")
    await bob.until(lambda: "Bob begged and was given one: Bob +1" in table_text(bob, cards))
    assert "Bob: **1**" in table_text(bob, cards)
    assert "Bob begs. Alice gives one." in table_text(bob, cards)


async def test_a_gift_that_may_win_wins_and_the_beg_is_counted(
    evening: Evening, alice: Person, bob: Person, cards: Channel
) -> None:
    """F26, gift_may_win: the game is over before a card is played."""
    await placed(evening, cards, "af1814", [alice, bob], *leading_up_to(0, 6), HELD, "1 beg")
    await says(alice, "Give one")
    await alice.until(lambda: over(alice, cards))
    told = text_of(saying(alice, cards, "record")[0])
    assert "**Bob** wins!" in told
    assert "Bob begged and was given one: Bob +1" in told
    assert "1 beg won" in bob.reads(await bob.slash("stats"))
    assert "beg won" not in alice.reads(await alice.slash("stats"))
    board = alice.reads(await alice.slash("leaderboard", family="All Fours"))
    assert "1 beg won" in board


async def test_two_bunch_the_cards_and_the_same_dealer_deals_again(
    evening: Evening, alice: Person, bob: Person, cards: Channel
) -> None:
    await placed(evening, cards, "seven_up", [alice, bob], HELD, "1 beg, 0 run")
    await says(bob, "Bunch")
    await says(alice, "Agree")
    await alice.until(
        lambda: "The cards were bunched. Alice deals once more." in table_text(alice, cards)
    )
    assert view_of(evening).stage == "beg"
    assert view_of(evening).deal_number == 1
    await bob.until(lambda: "You are eldest" in hand_text(bob))
    assert len(hand_of(evening, 1)) == 6
    assert len(hands_shown(bob)) == 1


async def test_an_inquiry_goes_with_a_trump_and_is_answered_to_all(
    evening: Evening, alice: Person, bob: Person, cards: Channel
) -> None:
    """F20."""
    await placed(evening, cards, "af1807", [alice, bob], HELD, "1 stand")
    ask = "Ask whether my trump is High or Low"
    await says(bob, ask, "Do not ask", ask, "A♠")
    await alice.until(lambda: "Bob asked about A♠: it is High." in table_text(alice, cards))
    await alice.until(lambda: "Bob asked about A♠: it is High." in hand_text(alice))


# The auction -----------------------------------------------------------------------------------


async def test_three_bid_and_the_highest_bidder_makes_trumps(
    evening: Evening, alice: Person, bob: Person, carol: Person, cards: Channel
) -> None:
    """7.3."""
    held = Deal({1: "KSQS2C3C4C5C", 2: "ADKDQDJD2D5H", 0: "AC"})
    await placed(evening, cards, "auction_pitch", [alice, bob, carol], held)
    await says(bob, "2")
    await carol.until(lambda: "Bob bids 2." in table_text(carol, cards))
    await carol.until(lambda: "3" in carol.faces(carol.dm_channel))
    assert "2" not in carol.faces(carol.dm_channel)
    assert "higher than the last" in await forged(carol, evening, 2, "bid 2")
    await says(carol, "4")
    await says(alice, "Pass")
    await carol.until(lambda: "its suit is trumps" in hand_text(carol))
    await carol.until(lambda: "Carol bid 4." in table_text(carol, cards))
    await says(carol, "A♦")
    await carol.until(lambda: "Trumps: **diamonds ♦**" in table_text(carol, cards))
    await play_until([alice, bob, carol], lambda: len(view_of(evening).results) == 1)
    (result,) = view_of(evening).results
    assert (result.bidder, result.bid) == (2, 4)
    await carol.until(
        lambda: (
            "Carol bid 4 and made it." in carol.reads(cards)
            or "Carol bid 4 and fell short: Carol -4" in carol.reads(cards)
        )
    )


# Secrecy ---------------------------------------------------------------------------------------


async def test_partner_and_pone_see_no_card_before_trumps_are_fixed(
    evening: Evening,
    watch: Watch,
    alice: Person,
    bob: Person,
    carol: Person,
    dave: Person,
    cards: Channel,
) -> None:
    """F14, look_early=two: in the message, in the whisper, and after a run."""
    people = [alice, bob, carol, dave]
    await started(people, 7, command="allfours")
    view = view_of(evening)
    eldest, dealer = people[view.eldest], people[view.dealer]
    blind = [person for person in people if person not in (eldest, dealer)]

    def nothing_shown(person: Person) -> bool:
        told = hand_text(person)
        labels = "".join(person.faces(person.dm_channel))
        known = frozenset(view_of(evening).turn_ups)
        return cards_in(told + labels) <= known and "once trumps are fixed" in told

    await eldest.until(lambda: hand_message(eldest))
    assert len(cards_in("".join(str(hands_shown(eldest)[-1])))) >= 6
    for person in blind:
        assert nothing_shown(person)
        whisper = await person.click(table_of(person, cards), "My hand")
        assert cards_in(person.reads(whisper)) <= set(view.turn_ups)
    await says(eldest, "Beg")
    await says(dealer, "Run the cards")
    if view_of(evening).trump_fixed:
        for person in blind:
            seat = evening.live_table.seat_of(person.id)
            await person.until(
                lambda person=person: any(
                    "aside" in text_of(one) for one in person.dms() if "Your hand" in text_of(one)
                )
            )
            assert seat is not None
            assert len(hand_of(evening, seat)) == 9
    assert watch.leaks == []


# Time ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("preset", "acts", "seat", "said"),
    [
        ("seven_up", (HELD,), 1, "stand"),
        ("seven_up", (HELD, "1 beg"), 0, "give"),
        ("af1814", (*leading_up_to(0, 6), HELD, "1 beg"), 0, "run"),
        ("seven_up", (HELD, "1 beg, 0 run"), 1, "object"),
        ("af1807", (HELD, "1 beg, 0 run"), 1, "stand"),
        ("af1807", (HELD, "1 beg, 0 run, 1 again"), 0, "refuse"),
        ("seven_up", (HELD, "1 beg, 0 run, 1 object, 0 discard 8S3H6C"), 1, "discard 7C4H9S"),
        ("seven_up", (HELD, "1 stand"), 1, "play 2D"),
        ("seven_up", (HELD, "1 stand, 1 KH"), 0, "play 3H"),
        ("auction_pitch", (Deal({}),), 1, "bid pass"),
    ],
)
async def test_what_section_12_names_is_done_for_who_lets_the_time_pass(
    evening: Evening,
    alice: Person,
    bob: Person,
    cards: Channel,
    preset: str,
    acts: tuple[Act, ...],
    seat: int,
    said: str,
) -> None:
    evening.paces = {"live": Pace("live", reminder=0.05, turn=0.1)}
    await placed(evening, cards, preset, [alice, bob], *acts)

    async def by_the_clock() -> Entry | None:
        entries = await evening.store.journal.read(TABLE_ID)
        return next((entry for entry in entries if entry.author is Author.CLOCK), None)

    async with asyncio.timeout(LONGEST_SECONDS):
        while (entry := await by_the_clock()) is None:
            await asyncio.sleep(0.02)
    assert (entry.seat, str(entry.action)) == (seat, said)
    evening.client.room.stop()


async def test_a_reminder_is_taken_away_also_where_the_game_is_over_at_once(
    evening: Evening, discord_server: LoopbackDiscord, alice: Person, bob: Person, cards: Channel
) -> None:
    evening.paces = {"live": Pace("live", reminder=0.05, turn=600)}
    await placed(evening, cards, "af1814", [alice, bob], *leading_up_to(0, 6), HELD, "1 beg")
    await alice.until(lambda: "it is your turn" in alice.reads(cards))
    discord_server.faults.add("DELETE", MESSAGE_ROUTE, delay_seconds=0.5, cut="before")
    await says(alice, "Give one")
    await alice.until(lambda: over(alice, cards))
    await alice.until(lambda: "it is your turn" not in alice.reads(cards))


# Restarts --------------------------------------------------------------------------------------


async def test_a_restart_keeps_ticks_and_the_question_that_stands(
    evening: Evening, alice: Person, bob: Person, cards: Channel
) -> None:
    await placed(evening, cards, "seven_up", [alice, bob], HELD, "1 beg, 0 run, 1 object")
    await says(bob, "4♥", "9♠")
    await says(alice, "8♠", "3♥", "6♣", "Put 3 aside (3 ticked)")
    evening.client.room.stop()
    await evening.close()
    await evening.open()
    await everything_is_true(evening, [alice], cards)
    assert hand_message(alice) is None
    assert len(button_ids(hands_shown(bob)[-1], "untick")) == 2
    await says(bob, "K♥", "Put 3 aside (3 ticked)")
    await bob.until(lambda: "Lead any card" in hand_text(bob))
    await says(bob, "A♦")
    evening.client.room.stop()
    await evening.close()
    await evening.open()
    await everything_is_true(evening, [alice, bob], cards)
    await says(alice, "5♦")


# Whole games -----------------------------------------------------------------------------------


async def test_four_play_seven_up_from_the_lobby_to_the_leaderboard(
    evening: Evening,
    discord_server: LoopbackDiscord,
    watch: Watch,
    alice: Person,
    bob: Person,
    carol: Person,
    dave: Person,
    cards: Channel,
) -> None:
    people = [alice, bob, carol, dave]
    await gather_at_table(alice, [bob, carol, dave], command="allfours", seats=4)
    for person in people:
        await shows_hands(person, 1)
    table_id = evening.live_table.table_id
    await alice.until(lambda: "cut highest and deals first" in table_text(alice, cards))
    dealer = people[view_of(evening).dealer].name
    assert f"{dealer} cut highest and deals first." in table_text(alice, cards)

    await play_until(people, lambda: over(alice, cards))

    (told,) = saying(alice, cards, "record")
    answer = await bob.click(told, "Record of the game")
    record = read_record(json.loads(file_of(discord_server, answer)))
    assert [action.verb for _, action in record.actions[:2]] == ["cut", "deal"]
    last = list(replay(record, Random()))[-1]
    finished = await evening.store.results.get(table_id)
    assert finished is not None
    assert [seat.score for seat in finished.seats] == last["scores"]
    winners = sorted(seat.name for seat in finished.seats if seat.place == 1)
    assert winners in (["Alice", "Carol"], ["Bob", "Dave"])
    assert max(last["scores"]) >= 7
    assert f"**{winners[0]}** and **{winners[1]}** win" in text_of(told)
    board = await carol.slash("leaderboard", family="All Fours")
    rows = [line for line in carol.reads(board).splitlines() if "\\. **" in line]
    assert sorted(row.split("**")[1] for row in rows[:2]) == winners
    assert await evening.store.standings.audit() == []
    assert watch.leaks == []


@pytest.mark.usefixtures("evening")
async def test_a_game_of_pitch_is_ranked_as_all_fours(
    alice: Person, bob: Person, carol: Person, cards: Channel
) -> None:
    await gather_at_table(alice, [bob, carol], command="pitch", seats=3)
    await play_until([alice, bob, carol], lambda: over(alice, cards))
    assert "Pitch" in text_of(saying(alice, cards, "rematch")[0])
    stats = alice.reads(await alice.slash("stats"))
    assert "1 game" in stats


async def press_at_random(person: Person, where: Channel, luck: Random) -> bool:
    """Press any answer, card or tick of the hand that is shown; False where none is on offer."""
    for message in reversed(person.sees(where)):
        offers = button_ids(message, "do", "tick", "untick")
        if offers:
            await person.click(message, custom_id=luck.choice(offers)[1])
            return True
    return False


@pytest.mark.parametrize(
    ("preset", "seats", "options"),
    [
        ("seven_up", 4, {}),
        ("seven_up", 3, {"revoke": "penalty", "revoke_claim": True, "inquiry": True}),
        ("af1807", 2, {}),
    ],
)
async def test_presses_at_random_give_nothing_away_and_the_figures_are_those_of_the_record(
    evening: Evening,
    discord_server: LoopbackDiscord,
    watch: Watch,
    cards: Channel,
    preset: str,
    seats: int,
    options: dict[str, Option],
) -> None:
    """All the talk of a game, one beg at least, a hand as a whisper, a restart in the middle."""
    luck = Random(seats)
    people = discord_server.world.people[:seats]
    whispered, told_by_message = people[0], people[1]
    whispered.close_dms()
    cut = ["AS", "2C", "3C", "4C"][:seats]
    begun = f"-1 cut {' '.join(cut)}", Deal({}, "5S"), "1 beg"
    await placed(evening, cards, preset, people, *begun, **options)
    await whispered.until(lambda: saying(whispered, cards, "hand"))
    places = {person: person.dm_channel for person in people} | {whispered: cards}
    await whispered.click(table_of(whispered, cards), "My hand")
    pressed, idle, restarted = 0, 0, False
    async with asyncio.timeout(LONGEST_SECONDS):
        while not over(told_by_message, cards):
            here = [await press_at_random(one, where, luck) for one, where in places.items()]
            pressed += sum(here)
            idle = 0 if any(here) else idle + 1
            if pressed >= 20 and not restarted:
                restarted = True
                evening.client.room.stop()
                await evening.close()
                await evening.open()
            if idle % 50 == 25 and saying(whispered, cards, "hand"):
                # A whisper cannot be drawn again after a restart, so it is asked for again.
                await whispered.click(table_of(whispered, cards), "My hand")
            if not any(here):
                await asyncio.sleep(0.01)

    (told,) = saying(told_by_message, cards, "record")
    answer = await told_by_message.click(told, "Record of the game")
    record = read_record(json.loads(file_of(discord_server, answer)))
    finished = await evening.store.results.get(TABLE_ID)
    assert finished is not None
    lines = list(replay(record, Random()))
    assert [seat.score for seat in finished.seats] == lines[-1]["scores"]
    won, beggar = [0] * seats, 0
    for seat, action in record.actions:
        beggar = seat if action.verb == "beg" else beggar
        won[beggar] += action.verb == "give"
    assert restarted
    assert [seat.feats.get("begs-won", 0) for seat in finished.seats] == won
    assert await evening.store.standings.audit() == []
    assert watch.leaks == []
