"""Canasta and Samba at a table of four people, from the command to the leaderboard."""

import json
import re
from random import Random
from typing import Final

import pytest

from bot.text.button_ids import ButtonId
from engine.games.canasta.view import CanastaView
from engine.records.record import read_record
from engine.records.replay import replay
from engine.table.journal import Author
from loopback_discord.payloads import Payload, buttons_of, selects_of, text_of
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Channel
from tests.end_to_end.canasta_tables import (
    ASKED,
    FOURS,
    MORE_KINGS,
    ONE_PACK,
    OPENING,
    SEQUENCE,
    can_press,
    choose,
    dealt,
    entries,
    hand,
    press,
    seated,
    used_up,
    view_of,
)
from tests.end_to_end.conftest import Evening
from tests.end_to_end.kept_results import board_rows
from tests.end_to_end.looking import (
    asks_to_leave,
    file_of,
    look_up,
    over,
    rest_of,
    saying,
    sheet_of,
    table_of,
)

pytestmark = pytest.mark.each_database_thorough


async def test_people_plan_take_the_pile_ask_and_go_out_to_the_leaderboard(
    evening: Evening,
) -> None:
    alice, bob, carol, dave = evening.people
    await seated(evening, evening.cards, evening.people, OPENING, options={"target": 400})

    await press(alice, "Draw", "Plan melds")
    await choose(alice, "Which cards", "9")
    await press(alice, "Next")
    assert "**Plan:** 9 9 2" in hand(alice)
    await press(alice, "Undo")
    await choose(alice, "Which cards", "K")
    assert "must count 50; these count 30." in hand(alice)
    await choose(alice, "How many deuces with them", "1 deuce")
    await press(alice, "Lay down (50 of 50 ✓)")
    await bob.until(lambda: "` K` ▰▰▰▰▱▱▱ 4 · 3 + 1 wild" in bob.reads(evening.cards))
    await choose(alice, "Discard and end the turn", "4")

    await press(bob, "Plan a take", "Take the pile (75 of 50 ✓)")
    await alice.until(lambda: "Bob took the pile" in alice.reads(evening.cards))
    assert "` A` ▰▰▰▱▱▱▱ 3\n` 4` ▰▰▰▱▱▱▱ 3" in alice.reads(evening.cards)
    assert "Bob took the pile (2) and laid 4 4 4 · A A A." in alice.reads(evening.cards)
    assert "Pile empty" in alice.reads(evening.cards)
    await choose(bob, "Discard and end the turn", "Q")

    await press(carol, "Draw", "Ask")
    await dave.until(lambda: "Carol asks: “May I go out?”" in dave.reads(evening.cards))
    await press(alice, "Yes, go out")
    await carol.until(lambda: "Alice said yes" in carol.reads(evening.cards))
    await press(carol, "Go out")

    await dave.until(lambda: over(dave, evening.cards))
    (told,) = saying(dave, evening.cards, "more")
    assert "Alice and Carol win " in text_of(told)
    assert "Carol went out in the very first turn!" in text_of(told)
    assert "Alice and Carol: canastas\N{NO-BREAK SPACE}+" in dave.reads(evening.cards)
    record = file_of(
        evening.discord_server, await bob.click(await rest_of(bob, told), "Record of the game")
    )
    last = list(replay(read_record(json.loads(record)), Random()))[-1]
    assert last["over"]
    # 300 and 100, 160 in cards laid; Alice holds 9 9 joker 5 6 7 8.
    assert last["scores"][::2] == [465, 465]
    assert sheet_of(told)[0].split() == ["1🔵", "Alice", "+", "Carol", "465"]
    board = dave.reads(await dave.slash("leaderboard", evening.cards, family="canasta"))
    assert ("1", "Alice", "1/1") in {row[:3] for row in board_rows(board)}
    assert "1 canasta" in carol.reads(await carol.slash("stats", evening.cards))
    assert await evening.store.standings.audit() == []


async def test_who_goes_out_with_a_concealed_hand_has_it_in_the_figures(evening: Evening) -> None:
    """K44; a red three is faced at the deal and replaced (K7)."""
    alice, _, carol, _ = evening.people
    deal = dealt("KSKHKCKDKSKHKC4S4H5D3H", up="9H", stock="4CKD")
    await seated(evening, evening.cards, evening.people, deal, options={"target": 500})
    assert "red three \N{MINUS SIGN}100" in alice.reads(evening.cards)
    await press(alice, "Draw", "Plan melds")
    await choose(alice, "Which cards", "K")
    await press(alice, "Next")
    await choose(alice, "Which cards", "4")
    await press(alice, "Next", "Lay down (95 of 50 ✓)")
    await alice.until(lambda: "` K` ★ **natural canasta** · 8" in alice.reads(evening.cards))
    await choose(alice, "Discard and end the turn", "5")

    await carol.until(lambda: over(carol, evening.cards))
    told = carol.reads(evening.cards)
    assert "Alice went out with a concealed hand." in told
    # Whoever sits by lays nothing: 500 and 200, a red three, eight kings and three fours.
    figures = "canastas +500, going out +100, concealed +100, red threes +100, cards laid +95"
    assert figures in told.replace("\N{NO-BREAK SPACE}", " ")
    for person in (alice, carol):
        feats = "1 canasta · 1 concealed hand · 1 red three"
        assert feats in person.reads(await person.slash("stats", evening.cards))


async def test_a_restart_in_the_middle_of_a_plan_forgets_the_plan_and_nothing_else(
    evening: Evening,
) -> None:
    alice = evening.people[0]
    await seated(evening, evening.cards, evening.people, OPENING)
    await press(alice, "Draw", "Plan melds")
    await choose(alice, "Which cards", "K")
    await press(alice, "Next")
    await choose(alice, "Which cards", "9")
    await can_press(alice, "Lay down (70 of 50 ✓)")
    planned = alice.dms()[-1]
    commit = next(
        one.custom_id for one in map(ButtonId.read, _said(planned)) if one.text.startswith("commit")
    )
    drawn = (await entries(evening))[-1]

    await evening.open_again()

    await can_press(alice, "Plan melds")
    assert "**Plan:**" not in hand(alice)
    assert (await entries(evening))[-1] == drawn
    await alice.press_raw(planned, commit, forged=True)
    assert "Your plan has changed. Look again." in hand(alice)
    await press(alice, "Plan melds")
    await choose(alice, "Which cards", "K")
    await choose(alice, "How many deuces with them", "1 deuce")
    await press(alice, "Lay down (50 of 50 ✓)")
    assert (await entries(evening))[-1][1] == "lay K3,1,0"


def _said(message: Payload) -> list[str]:
    """The ids of the buttons of a message."""
    return [str(key["custom_id"]) for key in buttons_of(message) if "custom_id" in key]


async def test_ten_quick_presses_stage_once_and_a_plan_of_another_is_refused(
    evening: Evening,
) -> None:
    alice, bob, *_ = evening.people
    await seated(evening, evening.cards, evening.people, OPENING)
    await press(alice, "Draw", "Plan melds")
    await choose(alice, "Which cards", "K")
    message = alice.dms()[-1]
    stage = next(one for one in _said(message) if "stage" in one)
    for _ in range(10):
        await alice.press_raw(message, stage, forged=True)
    assert hand(alice).count("K K K") == 1
    told = await bob.press_raw(message, stage, forged=True)
    assert told.error is None
    assert "K K K" not in hand(bob)


async def test_a_sequence_of_samba_is_built_and_shown(evening: Evening) -> None:
    alice, bob, *_ = evening.people
    deal = dealt(SEQUENCE, up="8S", stock="KD6C", packs=3, size=15)
    await seated(evening, evening.cards, evening.people, deal, preset="samba_4")
    await press(alice, "Draw", "Plan a sequence", "♥ hearts")
    await choose(alice, "From which card", "5♥")
    await press(alice, "Next", "Back", "Plan melds")
    await choose(alice, "Which cards", "Q")
    await press(alice, "Lay down (65 of 50 ✓)")
    await bob.until(lambda: "9` ♥ ▰▰▰▰▰▱▱ 5" in bob.reads(evening.cards))
    await choose(alice, "Discard and end the turn", "2")
    await bob.until(lambda: "**frozen**" in bob.reads(evening.cards))
    await can_press(bob, "Draw")
    assert "A wild card blocks the pile" in hand(bob)


@pytest.mark.parametrize(
    ("command", "title", "goal"), [("canasta", "Canasta", "5000"), ("samba", "Samba", "10000")]
)
async def test_each_game_is_opened_by_its_own_command_and_explained(
    evening: Evening, command: str, title: str, goal: str
) -> None:
    assert evening.client
    lobby = await evening.alice.slash(command, evening.cards)
    assert f"{title}: Alice opens a table" in evening.alice.reads(lobby)
    assert f"Game to {goal} points" in evening.alice.reads(lobby)
    for preset in (await evening.alice.autocomplete(command, "preset", "", evening.cards)).choices:
        assert title.lower() in str(preset["name"]).lower() or "Cutthroat" in str(preset["name"])


async def test_the_rules_of_a_running_table_are_told(evening: Evening) -> None:
    await seated(evening, evening.cards, evening.people, OPENING)
    told = await look_up(evening.people[1], table_of(evening.people[1], evening.cards), "Rules")
    assert "Canasta: how it is played here" in evening.people[1].reads(told)
    for rule in (
        "Your side needs a canasta",
        "A side has one meld of a rank",
        "with a canasta in it, you need no minimum",
        "A concealed hand brings 100 more",
    ):
        assert rule in evening.people[1].reads(told)


async def test_with_the_stock_used_up_the_pile_is_declined_and_the_deal_counted(
    evening: Evening,
) -> None:
    """K47."""
    dave = evening.people[3]
    await seated(evening, evening.cards, evening.people, *used_up("T"), options=ONE_PACK)
    await can_press(dave, "End the deal")
    assert "Nothing to draw or take." in hand(dave)
    assert "Draw" not in dave.faces(dave.dm_channel)
    await press(dave, "End the deal")
    # K K K 2 are 50; Bob holds 7 8 9 10 J Q A A 2 joker, Dave 6 7 8 9 J 2.
    # On a busy machine the next deal begins between two presses.
    await dave.until(lambda: evening.live_table.deal == 2, what="the next deal")
    told = await look_up(dave, table_of(dave, evening.cards), "Scores")
    said = dave.reads(told).replace("\N{NO-BREAK SPACE}", " ").replace("\N{MINUS SIGN}", "-")
    assert "**Deal 1.** The stock was used up." in said
    assert "Bob and Dave **-175**: cards laid +50, cards in hand -225" in said


async def test_with_the_stock_used_up_a_card_that_fits_must_be_taken(evening: Evening) -> None:
    """K47."""
    dave = evening.people[3]
    await seated(evening, evening.cards, evening.people, *used_up("K"), options=ONE_PACK)
    await dave.until(lambda: "You must take the pile." in hand(dave))
    assert "End the deal" not in dave.faces(dave.dm_channel)
    await choose(dave, "Take the pile now", "Put it on the kings")
    await dave.until(lambda: "Dave took the pile" in dave.reads(evening.cards))
    assert "` K` ▰▰▰▰▰▱▱ 5 · 4 + 1 wild" in dave.reads(evening.cards)


PILE_OUT: Final = (
    dealt("KSKHKC2SJD4H5D6C7S8S9S", FOURS, MORE_KINGS, up="QH", stock="8DJD5C"),
    *("0 draw", "0 lay K3,1,0", "0 discard J", "1 draw", "1 discard Q"),
)
"""All of the pile, Q J Q, goes out with the hand of Carol; a card from the stock may not."""


async def test_who_asks_before_drawing_and_hears_no_draws_and_stays(evening: Evening) -> None:
    """K45."""
    alice, _, carol, _ = evening.people
    await seated(evening, evening.cards, evening.people, *PILE_OUT)
    await press(carol, "Ask")
    await press(alice, "No")
    await can_press(carol, "Draw")
    assert "Your partner said no: do not go out now." in hand(carol)
    assert "Ask" not in carol.faces(carol.dm_channel)
    await press(carol, "Draw")
    assert "Go out" not in carol.faces(carol.dm_channel)


async def test_who_asks_before_drawing_and_hears_yes_takes_the_pile_and_goes_out(
    evening: Evening,
) -> None:
    """K45."""
    alice, _, carol, dave = evening.people
    await seated(evening, evening.cards, evening.people, *PILE_OUT)
    await press(carol, "Ask")
    await press(alice, "Yes, go out")
    await carol.until(lambda: "Take the pile and go out." in hand(carol))
    assert "Draw" not in carol.faces(carol.dm_channel)
    (menu,) = selects_of(carol.dms()[-1])
    await choose(carol, "Take the pile now", str(menu["options"][0]["value"]))
    await press(carol, "Go out")
    # On a busy machine the next deal is drawn before the table has told how this one ended.
    await dave.until(lambda: evening.live_table.deal == 2, what="the next deal")
    scores = await look_up(dave, table_of(dave, evening.cards), "Scores")
    assert "**Deal 1.** Carol went out." in dave.reads(scores)


async def leaves(person: Person, cards: Channel) -> None:
    sure = await asks_to_leave(person, cards)
    await person.click(sure, "Leave the table")


async def test_for_a_partner_who_leaves_when_asked_a_computer_answers(evening: Evening) -> None:
    """K45."""
    alice, _, carol, _ = evening.people
    await seated(evening, evening.cards, evening.people, OPENING, *ASKED)
    await can_press(alice, "Yes, go out")
    await leaves(alice, evening.cards)
    await carol.until(lambda: "Your partner said" in hand(carol))
    seat, said, author = (await entries(evening))[-1]
    assert (seat, author) == (0, Author.COMPUTER)
    assert said in ("yes", "no")


async def test_a_promise_binds_the_computer_of_who_asked_and_left(evening: Evening) -> None:
    """K45."""
    alice, _, carol, dave = evening.people
    await seated(evening, evening.cards, evening.people, OPENING, *ASKED)
    await can_press(alice, "Yes, go out")
    await leaves(carol, evening.cards)
    await press(alice, "Yes, go out")
    # The table tells it until somebody moves, and a computer may be the next to move.
    await dave.until(lambda: evening.live_table.deal == 2)
    view = evening.live_table.game.view(None)
    assert isinstance(view, CanastaView)
    assert (view.results[0].ended, view.results[0].out) == ("out", 2)


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

    await dave.until(lambda: "**K**\N{NO-BREAK SPACE}3+1" in hand(dave), what="the kings")
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
                seat, live_table.game.legal_actions(seat)[0], asked=live_table.moment.asked(seat)
            )
            await live_table.settle()
        counted.append(len(evening.discord_server.asked("PATCH", route)) - before)

    # Before its first press a hand is drawn by a counted call for each turn of the others.
    first_hands = sum(range(len(evening.people)))
    assert counted[0] <= 2 * len(evening.people) + first_hands
    assert counted[1] <= 2 * len(evening.people)
