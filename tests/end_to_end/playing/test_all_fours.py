"""Tables of All Fours and Pitch: what is asked, pressed, hidden and kept."""

import asyncio

import pytest

from bot.tables.clock.paces import Pace
from engine.table.journal import Author, Entry
from loopback_discord.payloads import text_of
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.server.rate_limits import MESSAGE_ROUTE
from loopback_discord.state.guilds import Channel
from tests.end_to_end.all_fours_tables import (
    HELD,
    forged,
    hand_of,
    hand_text,
    placed,
    says,
    table_text,
    view_of,
)
from tests.end_to_end.conftest import LONGEST_SECONDS, Evening, play_until
from tests.end_to_end.kept_results import ranks_in
from tests.end_to_end.looking import over, saying, table_of
from tests.end_to_end.mid_game import everything_is_true, hands_shown, started
from tests.end_to_end.positions import TABLE_ID
from tests.end_to_end.restarting import restart
from tests.end_to_end.watching import Watch, cards_in
from tests.regular import button_ids, hand_message
from tests.rulings.all_fours.written import Act, Deal, leading_up_to
from tests.screens.conftest import sheet_line


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
    await bob.until(lambda: "Lead any card" in hand_text(bob))
    assert view_of(evening).hand_sizes == (6, 6)
    await says(bob, "A♦")
    await alice.until(lambda: "5♦" in alice.faces(alice.dm_channel))
    assert "must play one" in await forged(alice, evening, 0, "play TH")
    await says(alice, "5♦")
    await alice.until(lambda: "**Bob takes it.**" in table_text(alice, cards))
    assert "**A♦** Bob\N{NO-BREAK SPACE}← · **5♦** Alice\n" in table_text(alice, cards)
    assert sheet_line("Bob", table_text(alice, cards)) == ["1", "0"]

    await play_until([alice, bob], lambda: len(view_of(evening).results) == 1)

    await alice.until(lambda: "Bob: High A♦, Low 2♦" in alice.reads(cards))
    told = alice.reads(cards)
    assert "Game " in told
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


async def test_a_gift_is_marked_at_once(evening: Evening) -> None:
    """F7."""
    await placed(evening, evening.cards, "seven_up", [evening.alice, evening.bob], HELD, "1 beg")
    await says(evening.alice, "Give one")
    await evening.bob.until(
        lambda: "Bob begged and was given one: Bob +1" in table_text(evening.bob, evening.cards)
    )
    assert sheet_line("Bob", table_text(evening.bob, evening.cards)) == ["0", "1"]
    assert "Bob begs. Alice gives one." in table_text(evening.bob, evening.cards)


async def test_a_gift_that_may_win_wins_and_the_beg_is_counted(
    evening: Evening, alice: Person, bob: Person, cards: Channel
) -> None:
    """F26, gift_may_win: the game is over before a card is played."""
    await placed(evening, cards, "af1814", [alice, bob], *leading_up_to(0, 6), HELD, "1 beg")
    await says(alice, "Give one")
    await alice.until(lambda: over(alice, cards))
    assert "Bob wins " in text_of(saying(alice, cards, "more")[0])
    assert "Bob: the gift" in alice.reads(cards)
    assert "1 beg won" in bob.reads(await bob.slash("stats"))
    assert "beg won" not in alice.reads(await alice.slash("stats"))
    board = await alice.slash("leaderboard", family="All Fours")
    assert ranks_in(alice, board) == [("1", "Bob"), ("2", "Alice")]


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
    await bob.until(lambda: "You decide first" in hand_text(bob))
    assert len(hand_of(evening, 1)) == 6
    assert len(hands_shown(bob)) == 1


async def test_an_inquiry_goes_with_a_trump_and_is_answered_to_all(evening: Evening) -> None:
    """F20."""
    await placed(evening, evening.cards, "af1807", [evening.alice, evening.bob], HELD, "1 stand")
    ask = "Ask whether my trump is High or Low"
    await says(evening.bob, ask, "Do not ask", ask, "A♠")
    await evening.alice.until(
        lambda: "Bob asked about A♠: High." in table_text(evening.alice, evening.cards)
    )
    await evening.alice.until(lambda: "Bob asked about A♠: High." in hand_text(evening.alice))


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
    # What was bid stays to be read until the first trick is taken.
    said = "Bob bids 2. Carol bids 4. Alice passes."
    await carol.until(lambda: said in table_text(carol, cards))
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


async def test_partner_and_pone_see_no_card_before_trumps_are_fixed(
    evening: Evening, watch: Watch
) -> None:
    """F14, look_early=two: in the message, in the whisper, and after a run."""
    people = [evening.alice, evening.bob, evening.carol, evening.dave]
    await started(people, 7, command="allfours")
    view = view_of(evening)
    eldest, dealer = people[view.eldest], people[view.dealer]
    blind = [person for person in people if person not in (eldest, dealer)]

    def nothing_shown(person: Person) -> bool:
        told = hand_text(person)
        labels = "".join(person.faces(person.dm_channel))
        known = frozenset(view_of(evening).turned)
        return cards_in(told + labels) <= known and "once trumps are fixed" in told

    await eldest.until(lambda: hand_message(eldest))
    assert len(cards_in("".join(str(hands_shown(eldest)[-1])))) >= 6
    for person in blind:
        assert nothing_shown(person)
        whisper = await person.click(table_of(person, evening.cards), "My hand")
        assert cards_in(person.reads(whisper)) <= set(view.turned)
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
    evening: Evening, preset: str, acts: tuple[Act, ...], seat: int, said: str
) -> None:
    evening.paces = {"live": Pace("live", reminder=0.05, turn=0.1)}
    await placed(evening, evening.cards, preset, [evening.alice, evening.bob], *acts)

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


async def test_a_restart_keeps_ticks_and_the_question_that_stands(
    evening: Evening, alice: Person, bob: Person, cards: Channel
) -> None:
    await placed(evening, cards, "seven_up", [alice, bob], HELD, "1 beg, 0 run, 1 object")
    await says(bob, "4♥", "9♠")
    await says(alice, "8♠", "3♥", "6♣", "Put 3 aside (3 ticked)")
    await restart(evening)
    await everything_is_true(evening, [alice], cards)
    assert not hand_message(alice)
    assert len(button_ids(hands_shown(bob)[-1], "untick")) == 2
    await says(bob, "K♥", "Put 3 aside (3 ticked)")
    await bob.until(lambda: "Lead any card" in hand_text(bob))
    await says(bob, "A♦")
    await restart(evening)
    await everything_is_true(evening, [alice, bob], cards)
    await says(alice, "5♦")
