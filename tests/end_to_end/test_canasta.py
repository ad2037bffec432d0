"""Canasta and Samba as people play them: plans, taking the pile, asking, going out, time."""

import asyncio
import json
from dataclasses import replace
from random import Random
from typing import Final

import pytest

from bot.button_ids import ButtonId
from bot.playground.loopback import LoopbackDiscord
from bot.playground.payloads import Payload, buttons_of, selects_of, text_of
from bot.playground.person import Person
from bot.playground.places import Channel
from bot.room.pace import Pace
from engine.games.canasta.view import CanastaView
from engine.records.record import read_record
from engine.records.replay import replay
from engine.table.chairs import Presence
from engine.table.journal import Author
from tests.end_to_end.canasta_tables import (
    FOURS,
    LAST_CARDS,
    MORE_KINGS,
    ONE_PACK,
    OPENING,
    SEQUENCE,
    at_table,
    can_press,
    choose,
    dealt,
    hand,
    press,
    seated,
    used_up,
    view_of,
)
from tests.end_to_end.conftest import LONGEST_SECONDS, Evening
from tests.end_to_end.looking import file_of, over, saying, table_of
from tests.end_to_end.positions import place

LAID: Final = ("0 draw", "0 lay K3,1,0", "0 discard 4")
TOOK: Final = (*LAID, "1 take 42,0,0 + A3,0,0")
ASKED: Final = (*TOOK, "1 discard Q", "2 draw", "2 ask")


@pytest.fixture
def people(alice: Person, bob: Person, carol: Person, dave: Person) -> list[Person]:
    return [alice, bob, carol, dave]


async def entries(evening: Evening) -> list[tuple[int, str, Author]]:
    """Return what was written: who, what, and by whom it was decided."""
    found = await evening.store.journal.read("placed")
    return [(one.seat, str(one.action), one.author) for one in found]


async def test_people_plan_take_the_pile_ask_and_go_out_to_the_leaderboard(
    evening: Evening,
    discord_server: LoopbackDiscord,
    people: list[Person],
    cards: Channel,
) -> None:
    alice, bob, carol, dave = people
    await seated(evening, cards, people, OPENING, options={"target": 400})

    await press(alice, "Draw", "Plan melds")
    await choose(alice, "Which rank", "9")
    await press(alice, "Stage")
    assert "**Plan:** 9 9 2" in hand(alice)
    await press(alice, "Undo")
    await choose(alice, "Which rank", "K")
    assert "must count 50. These count 30." in hand(alice)
    await choose(alice, "How many deuces", "1 deuce")
    await press(alice, "Commit: lay 50 / 50")
    await bob.until(lambda: "K K K 2 (4)" in bob.reads(cards))
    await choose(alice, "Discard and end the turn", "4")

    await press(bob, "Plan a take", "Stage")
    await choose(bob, "Which rank", "A")
    await press(bob, "Commit: take with 75 / 50")
    await alice.until(lambda: "**Bob** took the pile" in alice.reads(cards))
    assert "A A A (3) · 4 4 4 (3)" in alice.reads(cards)
    assert "The pile is empty." in alice.reads(cards)
    await choose(bob, "Discard and end the turn", "Q")

    await press(carol, "Draw", "Ask my partner")
    await dave.until(lambda: 'Carol asks: "May I go out?"' in dave.reads(cards))
    await press(alice, "Yes, go out")
    await carol.until(lambda: "Alice said yes" in carol.reads(cards))
    await press(carol, "Go out")

    await dave.until(lambda: over(dave, cards))
    (told,) = saying(dave, cards, "record")
    assert "**Alice** and **Carol** win together!" in text_of(told)
    assert "Alice and Carol made 1 canasta." in text_of(told)
    assert "Carol went out." in text_of(told)
    record = file_of(discord_server, await bob.click(told, "Record of the game"))
    last = list(replay(read_record(json.loads(record)), Random()))[-1]
    assert last["over"]
    # 300 and 100, 160 in cards laid; Alice holds 9 9 joker 5 6 7 8.
    assert last["scores"][::2] == [465, 465]
    assert "465 points" in text_of(told)
    board = dave.reads(await dave.slash("leaderboard", cards, family="canasta"))
    assert "1\\. **Alice**: 1 win in 1 game" in board
    assert "1 canasta" in board
    assert "1 canasta" in carol.reads(await carol.slash("stats", cards))
    assert await evening.store.standings.audit() == []


async def test_who_goes_out_with_a_concealed_hand_has_it_on_every_board(
    evening: Evening, people: list[Person], cards: Channel
) -> None:
    """K44; a red three is faced at the deal and replaced (K7)."""
    alice, _, carol, _ = people
    deal = dealt("KSKHKCKDKSKHKC4S4H5D3H", up="9H", stock="4CKD")
    await seated(evening, cards, people, deal, options={"target": 500})
    assert "red threes: 1" in alice.reads(cards)
    await press(alice, "Draw", "Plan melds")
    await choose(alice, "Which rank", "K")
    await press(alice, "Stage")
    await choose(alice, "Which rank", "4")
    await press(alice, "Stage", "Commit: lay 95 / 50")
    await alice.until(lambda: "natural canasta of K" in alice.reads(cards))
    await choose(alice, "Discard and end the turn", "5")

    await carol.until(lambda: over(carol, cards))
    told = text_of(saying(carol, cards, "record")[0])
    assert "Alice went out with a concealed hand." in told
    # Whoever sits by lays nothing: 500 and 200, a red three, eight kings and three fours.
    figures = "canastas +500, going out +100, concealed +100, red threes +100, cards laid +95"
    assert figures in told
    board = carol.reads(await carol.slash("leaderboard", cards, family="canasta"))
    for person in (alice, carol):
        (row,) = [at for at, one in enumerate(board.splitlines()) if f"**{person.name}**" in one]
        feats = "1 canasta · 1 concealed hand · 1 red three"
        assert feats in board.splitlines()[row + 1]
        assert feats in person.reads(await person.slash("stats", cards))


async def test_who_leaves_in_the_middle_of_a_plan_comes_back_to_a_new_one(
    evening: Evening, people: list[Person], cards: Channel
) -> None:
    alice, bob, *_ = people
    await seated(evening, cards, people, OPENING, "0 draw")
    await press(alice, "Plan melds")
    await choose(alice, "Which rank", "K")
    await press(alice, "Stage")
    sure = await alice.click(table_of(alice, cards), "Leave")
    await alice.click(sure, "Leave the table")
    await bob.until(lambda: view_of(evening).turn == 1, what="the turn played to its end")
    assert {author for *_, author in (await entries(evening))[2:]} == {Author.COMPUTER}
    assert "**Plan:**" not in alice.reads(alice.dm_channel)

    await press(alice, "I'm back")
    for person in people[1:]:
        await press(person, "Draw")
        await discards(person)
    await press(alice, "Draw")
    assert "**Plan:**" not in hand(alice)
    before = view_of(evening).stock_size
    await press(alice, "Plan melds", "Back")
    sure = await alice.click(table_of(alice, cards), "Leave")
    assert "you finish behind" in alice.reads(sure)
    # Who is asked to be sure and plays on has not left.
    await discards(alice)
    assert (view_of(evening).turn, view_of(evening).stock_size) == (1, before)
    assert (await entries(evening))[-1][2] is Author.PERSON


async def discards(person: Person) -> None:
    """Discard whatever comes first."""
    name = "Discard and end the turn"
    (menu,) = [one for one in selects_of(person.dms()[-1]) if one["placeholder"] == name]
    await choose(person, name, str(menu["options"][0]["value"]))


async def test_who_was_away_takes_up_the_turns_that_a_computer_played(
    evening: Evening, people: list[Person], cards: Channel
) -> None:
    alice, *others = people
    at = at_table(people, OPENING)
    away = replace(at.chairs[0], presence=Presence.AWAY)
    await place(evening, cards, replace(at, chairs=(away, *at.chairs[1:])))
    await others[0].until(lambda: view_of(evening).turn == 1, what="the turn of Bob")
    assert {author for *_, author in (await entries(evening))[1:]} == {Author.COMPUTER}
    await press(alice, "I'm back")
    assert "(away" not in hand(alice)
    for person in others:
        await press(person, "Draw")
        await discards(person)
    await press(alice, "Draw")
    assert "Your turn" in hand(alice)
    assert (await entries(evening))[-1] == (0, "draw", Author.PERSON)
    await alice.until(lambda: "(away" not in alice.reads(cards))


async def test_whose_partner_left_wins_all_the_same(
    evening: Evening, people: list[Person], cards: Channel
) -> None:
    """Alice said yes and left; her side has won, and she herself is last."""
    alice, bob, carol, _ = people
    at = at_table(people, OPENING, *ASKED, "0 yes", options={"target": 400})
    gone = replace(at.chairs[0], presence=Presence.LEFT)
    await place(evening, cards, replace(at, chairs=(gone, *at.chairs[1:])))
    await press(carol, "Go out")
    await bob.until(lambda: over(bob, cards))
    told = text_of(saying(bob, cards, "record")[0]).splitlines()
    assert told[1] == "**Carol** wins!"
    assert told[2].startswith("1st")
    assert "**Alice** (left early) and **Carol**: 465 points" in told[2]
    assert told[3].startswith("2nd")
    assert "**Bob** and **Dave**" in told[3]
    board = bob.reads(await bob.slash("leaderboard", cards, family="canasta"))
    assert "1\\. **Carol**: 1 win in 1 game" in board
    assert "**Alice**: 0 wins in 1 game" in board
    assert alice.faces(alice.dm_channel) == []


PILE_OUT: Final = (
    dealt("KSKHKC2SJD4H5D6C7S8S9S", FOURS, MORE_KINGS, up="QH", stock="8DJD5C"),
    *("0 draw", "0 lay K3,1,0", "0 discard J", "1 draw", "1 discard Q"),
)
"""All of the pile, Q J Q, goes out with the hand of Carol; a card from the stock may not."""


async def test_who_asks_before_drawing_and_hears_no_draws_and_stays(
    evening: Evening, people: list[Person], cards: Channel
) -> None:
    """K45."""
    alice, _, carol, _ = people
    await seated(evening, cards, people, *PILE_OUT)
    await press(carol, "Ask my partner")
    await press(alice, "No")
    await can_press(carol, "Draw")
    assert "Your partner said no: you may not go out in this turn." in hand(carol)
    assert "Ask my partner" not in carol.faces(carol.dm_channel)
    await press(carol, "Draw")
    assert "Go out" not in carol.faces(carol.dm_channel)


async def test_who_asks_before_drawing_and_hears_yes_takes_the_pile_and_goes_out(
    evening: Evening, people: list[Person], cards: Channel
) -> None:
    """K45."""
    alice, _, carol, dave = people
    await seated(evening, cards, people, *PILE_OUT)
    await press(carol, "Ask my partner")
    await press(alice, "Yes, go out")
    await carol.until(lambda: "Take the pile and go out with it." in hand(carol))
    assert "Draw" not in carol.faces(carol.dm_channel)
    (menu,) = selects_of(carol.dms()[-1])
    await choose(carol, "Take the pile now", str(menu["options"][0]["value"]))
    await press(carol, "Go out")
    await dave.until(lambda: "**Deal 1.** Carol went out." in dave.reads(cards))


async def leaves(person: Person, cards: Channel) -> None:
    sure = await person.click(table_of(person, cards), "Leave")
    await person.click(sure, "Leave the table")


async def test_for_a_partner_who_leaves_when_asked_a_computer_answers(
    evening: Evening, people: list[Person], cards: Channel
) -> None:
    """K45."""
    alice, _, carol, _ = people
    await seated(evening, cards, people, OPENING, *ASKED)
    await can_press(alice, "Yes, go out")
    await leaves(alice, cards)
    await carol.until(lambda: "Your partner said" in hand(carol))
    seat, said, author = (await entries(evening))[-1]
    assert (seat, author) == (0, Author.COMPUTER)
    assert said in ("yes", "no")


async def test_a_promise_binds_the_computer_of_who_asked_and_left(
    evening: Evening, people: list[Person], cards: Channel
) -> None:
    """K45."""
    alice, _, carol, dave = people
    await seated(evening, cards, people, OPENING, *ASKED)
    await can_press(alice, "Yes, go out")
    await leaves(carol, cards)
    await press(alice, "Yes, go out")
    # The table tells it until somebody moves, and a computer may be the next to move.
    await dave.until(lambda: evening.live_table.deal == 2)
    view = evening.live_table.game.view(None)
    assert isinstance(view, CanastaView)
    assert (view.results[0].ended, view.results[0].out) == ("out", 2)


async def test_a_restart_in_the_middle_of_a_plan_forgets_the_plan_and_nothing_else(
    evening: Evening, people: list[Person], cards: Channel
) -> None:
    alice = people[0]
    await seated(evening, cards, people, OPENING)
    await press(alice, "Draw", "Plan melds")
    await choose(alice, "Which rank", "K")
    await press(alice, "Stage")
    await choose(alice, "Which rank", "9")
    await can_press(alice, "Commit: lay 70 / 50")
    planned = alice.dms()[-1]
    commit = next(
        one.custom_id for one in map(ButtonId.read, _said(planned)) if one.text.startswith("commit")
    )
    drawn = (await entries(evening))[-1]

    await evening.close()
    await evening.open()

    await can_press(alice, "Plan melds")
    assert "**Plan:**" not in hand(alice)
    assert (await entries(evening))[-1] == drawn
    await alice.press_raw(planned, commit, forged=True)
    assert "Your plan had changed. Look at it once more." in hand(alice)
    await press(alice, "Plan melds")
    await choose(alice, "Which rank", "K")
    await choose(alice, "How many deuces", "1 deuce")
    await press(alice, "Commit: lay 50 / 50")
    assert (await entries(evening))[-1][1] == "lay K3,1,0"


def _said(message: Payload) -> list[str]:
    """The ids of the buttons of a message."""
    return [str(key["custom_id"]) for key in buttons_of(message) if "custom_id" in key]


async def test_ten_quick_presses_stage_once_and_a_plan_of_another_is_refused(
    evening: Evening, people: list[Person], cards: Channel
) -> None:
    alice, bob, *_ = people
    await seated(evening, cards, people, OPENING)
    await press(alice, "Draw", "Plan melds")
    await choose(alice, "Which rank", "K")
    message = alice.dms()[-1]
    stage = next(one for one in _said(message) if "stage" in one)
    for _ in range(10):
        await alice.press_raw(message, stage, forged=True)
    assert hand(alice).count("K K K") == 1
    told = await bob.press_raw(message, stage, forged=True)
    assert told.error is None
    assert "K K K" not in hand(bob)


async def test_a_sequence_of_samba_is_built_and_shown(
    evening: Evening, people: list[Person], cards: Channel
) -> None:
    alice, bob, *_ = people
    deal = dealt(SEQUENCE, up="8S", stock="KD6C", packs=3, size=15)
    await seated(evening, cards, people, deal, preset="samba_4")
    await press(alice, "Draw", "Plan a sequence", "♥ hearts")
    await choose(alice, "From which card", "5♥")
    await press(alice, "Stage", "Back", "Plan melds")
    await choose(alice, "Which rank", "Q")
    await press(alice, "Commit: lay 65 / 50")
    await bob.until(lambda: "5♥ 6♥ 7♥ 8♥ 9♥" in bob.reads(cards))
    await choose(alice, "Discard and end the turn", "2")
    await bob.until(lambda: "**frozen**" in bob.reads(cards))
    await can_press(bob, "Draw")
    assert "A wild card is on top" in hand(bob)


# Time ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("acts", "said"),
    [
        ((OPENING,), ["0 draw", "0 discard 4"]),
        ((OPENING, *TOOK), ["1 discard 5"]),
        ((OPENING, *ASKED), ["0 no"]),
        ((OPENING, *ASKED, "0 yes"), ["2 out"]),
        (used_up("T"), ["3 stop"]),
        (used_up("K"), ["3 take add", "3 discard 4"]),
    ],
    ids=["drawing", "having-taken", "asked", "promised", "stock-used-up", "must-take"],
)
async def test_u1_what_the_rules_say_is_done_for_who_is_silent(
    evening: Evening, people: list[Person], cards: Channel, acts: tuple[str, ...], said: list[str]
) -> None:
    """The draw, the cheapest natural, a no; K45 and K47 bind who is silent too."""
    evening.paces = {"live": Pace("live", reminder=0.05, turn=0.1)}
    options = ONE_PACK if acts[0] == LAST_CARDS else None
    await seated(evening, cards, people, *acts, options=options)

    async def by_the_clock() -> list[str]:
        written = (await entries(evening))[len(acts) :]
        return [f"{seat} {text}" for seat, text, author in written if author is Author.CLOCK]

    async with asyncio.timeout(LONGEST_SECONDS):
        while len(await by_the_clock()) < len(said):
            await asyncio.sleep(0.02)
    assert (await by_the_clock())[: len(said)] == said
    evening.client.room.stop()


async def test_a_plan_is_lost_with_the_turn(
    evening: Evening, people: list[Person], cards: Channel
) -> None:
    alice = people[0]
    evening.paces = {"live": Pace("live", reminder=0.5, turn=1.5)}
    await seated(evening, cards, people, OPENING, "0 draw")
    await press(alice, "Plan melds")
    await choose(alice, "Which rank", "K")
    await alice.until(lambda: view_of(evening).turn == 1, what="the next turn")
    assert (await entries(evening))[2][1:] == ("discard 4", Author.CLOCK)
    await alice.until(lambda: "**Plan:**" not in hand(alice))


# The end of the stock ----------------------------------------------------------------------------


async def test_with_the_stock_used_up_the_pile_is_declined_and_the_deal_counted(
    evening: Evening, people: list[Person], cards: Channel
) -> None:
    """K47."""
    dave = people[3]
    await seated(evening, cards, people, *used_up("T"), options=ONE_PACK)
    await can_press(dave, "End the deal")
    assert "The stock is empty, and you cannot take the pile: end the deal." in hand(dave)
    assert "Draw" not in dave.faces(dave.dm_channel)
    await press(dave, "End the deal")
    await dave.until(lambda: "**Deal 1.** The stock was used up." in dave.reads(cards))
    # K K K 2 are 50; Bob holds 7 8 9 10 J Q A A 2 joker, Dave 6 7 8 9 J 2.
    assert "Bob and Dave **-175**: cards laid +50, cards in hand -225" in dave.reads(cards)


async def test_with_the_stock_used_up_a_card_that_fits_must_be_taken(
    evening: Evening, people: list[Person], cards: Channel
) -> None:
    """K47."""
    dave = people[3]
    await seated(evening, cards, people, *used_up("K"), options=ONE_PACK)
    await dave.until(lambda: "so you must take the pile" in hand(dave))
    assert "End the deal" not in dave.faces(dave.dm_channel)
    await choose(dave, "Take the pile now", "Put it on your meld")
    await dave.until(lambda: "**Dave** took the pile" in dave.reads(cards))
    assert "K K K K 2 (5)" in dave.reads(cards)


# Commands --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("command", "title", "goal"),
    [("canasta", "Canasta", "5000"), ("samba", "Samba", "10000")],
)
async def test_each_game_is_opened_by_its_own_command_and_explained(
    alice: Person, cards: Channel, evening: Evening, command: str, title: str, goal: str
) -> None:
    assert evening.client
    lobby = await alice.slash(command, cards)
    assert f"{title}: Alice opens a table" in alice.reads(lobby)
    assert f"Game to {goal} points" in alice.reads(lobby)
    for preset in (await alice.autocomplete(command, "preset", "", cards)).choices:
        assert title.lower() in str(preset["name"]).lower() or "Cutthroat" in str(preset["name"])


async def test_the_rules_of_a_running_table_are_told(
    evening: Evening, people: list[Person], cards: Channel
) -> None:
    await seated(evening, cards, people, OPENING)
    told = await people[1].click(table_of(people[1], cards), "Rules")
    assert "How Canasta is played here" in people[1].reads(told)
    for rule in (
        "Your side needs a canasta",
        "A side has one meld of a rank",
        "with a canasta in it, needs no minimum",
        "A concealed hand brings 100 more",
    ):
        assert rule in people[1].reads(told)
