"""Canasta and Samba at a table of four people, from the command to the leaderboard."""

import json
from random import Random

import pytest

from bot.text.button_ids import ButtonId
from engine.records.record import read_record
from engine.records.replay import replay
from loopback_discord.payloads import Payload, buttons_of, text_of
from tests.end_to_end.canasta_tables import (
    OPENING,
    SEQUENCE,
    can_press,
    choose,
    dealt,
    entries,
    hand,
    press,
    seated,
)
from tests.end_to_end.conftest import Evening
from tests.end_to_end.kept_results import board_rows
from tests.end_to_end.looking import file_of, look_up, over, saying, table_of


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
    await dave.until(lambda: 'Carol asks: "May I go out?"' in dave.reads(evening.cards))
    await press(alice, "Yes, go out")
    await carol.until(lambda: "Alice said yes" in carol.reads(evening.cards))
    await press(carol, "Go out")

    await dave.until(lambda: over(dave, evening.cards))
    (told,) = saying(dave, evening.cards, "record")
    assert "Alice and Carol win " in text_of(told)
    assert "Carol went out in the very first turn!" in text_of(told)
    assert "Alice and Carol: canastas\N{NO-BREAK SPACE}+" in dave.reads(evening.cards)
    record = file_of(evening.discord_server, await bob.click(told, "Record of the game"))
    last = list(replay(read_record(json.loads(record)), Random()))[-1]
    assert last["over"]
    # 300 and 100, 160 in cards laid; Alice holds 9 9 joker 5 6 7 8.
    assert last["scores"][::2] == [465, 465]
    assert text_of(told).splitlines()[4].split() == ["1🔵", "Alice", "+", "Carol", "465"]
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

    await evening.close()
    await evening.open()

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
    ("command", "title", "goal"),
    [("canasta", "Canasta", "5000"), ("samba", "Samba", "10000")],
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
