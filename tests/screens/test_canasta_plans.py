"""Plans of melds, composed press by press."""

import pytest

from bot.phrasebook import Phrasebook
from bot.screens.canasta.kinds import TIMES
from engine.cards import Unreadable
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.refusal import IllegalAction
from engine.games.canasta.view import CanastaView
from tests.drawing import as_sent
from tests.screens.canasta_plans import BUTTON, SAMBA, SCREENS, begun, view_of
from tests.screens.conftest import PEOPLE, frame_of, nested


def table_of(game: Game) -> CanastaView:
    view = game.view(None)
    assert isinstance(view, CanastaView)
    return view


HAND = "KSKHKC9S9C2S**4H5D6C7S"
"""Three kings (30), a pair of nines (20), a deuce (20), a joker (50), and rags."""


def test_a_plan_is_picked_staged_and_committed_with_its_running_sum(phrasebook: Phrasebook) -> None:
    one = begun(phrasebook, HAND, stock="8D")
    one.click("Draw", "Plan melds")
    assert "Pick a rank" in one.reads()
    one.choose("Which rank", "K")
    # A rank brings all its naturals.
    assert "**Plan:** K K K" in one.reads()
    assert "must count 50. These count 30." in one.reads()
    drawn = {p.get("label"): p for p in nested(as_sent(one.drawn())) if p["type"] == BUTTON}
    assert drawn["Commit: lay 30 / 50"]["disabled"]
    one.choose("How many deuces", "1 deuce")
    assert "**Plan:** K K K 2" in one.reads()
    one.part("Commit: lay 50 / 50")
    one.click("Stage")
    one.choose("Which rank", "9")
    # Two nines need a wild card, and the deuce is gone.
    assert "**Plan:** K K K 2, 9 9 joker" in one.reads()
    assert str(one.click("Commit: lay 120 / 50")) == "lay K3,1,0 92,0,1"
    assert "You need" not in one.reads()


def test_ten_equal_presses_stage_once_and_undo_once(phrasebook: Phrasebook) -> None:
    one = begun(phrasebook, HAND, stock="8D")
    one.click("Draw", "Plan melds")
    one.choose("Which rank", "K")
    stage = one.part("Stage")
    for _ in range(10):
        one.press(stage)
    assert one.reads().count("K K K") == 1
    one.choose("Which rank", "9")
    undo = one.part("Undo")
    for _ in range(10):
        one.press(undo)
    assert "**Plan:** K K K\n" in one.reads() + "\n"
    one.click("Undo")
    assert "**Plan:**" not in one.reads()


def test_clear_empties_the_plan(phrasebook: Phrasebook) -> None:
    one = begun(phrasebook, HAND, stock="8D")
    one.click("Draw", "Plan melds")
    one.choose("Which rank", "K")
    one.click("Stage")
    one.choose("Which rank", "9")
    one.click("Clear")
    assert "**Plan:**" not in one.reads()
    assert "Commit: lay 0 / 50" not in one.labels()


def test_a_commit_of_another_plan_than_the_one_shown_is_refused_in_words(
    phrasebook: Phrasebook,
) -> None:
    one = begun(phrasebook, HAND, stock="8D")
    one.click("Draw", "Plan melds")
    one.choose("Which rank", "K")
    one.choose("How many deuces", "1 deuce")
    stale = one.part("Commit: lay 50 / 50")
    one.choose("How many jokers", "1 joker")
    with pytest.raises(IllegalAction) as refused:
        one.press(stale)
    frame = frame_of(PEOPLE[:4])
    assert (
        SCREENS.illegal(refused.value, frame, phrasebook)
        == "Your plan had changed. Look at it once more."
    )
    one.draft = ()
    with pytest.raises(IllegalAction):
        one.press(stale)


def test_a_plan_goes_on_after_a_look_at_the_overview(phrasebook: Phrasebook) -> None:
    one = begun(phrasebook, HAND, stock="8D")
    one.click("Draw", "Plan melds")
    one.choose("Which rank", "K")
    one.click("Stage", "Back")
    assert "**Plan:** K K K" in one.reads()
    assert "Discard and end the turn" in one.labels()
    one.click("Plan melds")
    assert "**Plan:** K K K" in one.reads()


def test_a_meld_that_no_plan_can_name_is_not_kept(phrasebook: Phrasebook) -> None:
    one = begun(phrasebook, SAMBA, up="8S", stock="KD6C", key="samba_4")
    one.click("Draw", "Plan melds")
    one.choose("Which rank", "Q")
    view = view_of(one.game, 0)
    told = SCREENS.drafted(view, one.draft, "plan", ("onto", "12345"))
    assert not isinstance(told, Action)
    with pytest.raises(Unreadable):
        SCREENS.drafted(view, told, "plan", ("stage", "0"))


def test_a_discard_says_beforehand_what_it_does(phrasebook: Phrasebook) -> None:
    one = begun(phrasebook, "2S**3S4S4C5H6C7S8CJSQH", stock="8D")
    one.click("Draw")
    menu = one.part("Discard and end the turn")
    warned = {option["label"]: option.get("description") for option in menu["options"]}
    assert warned["2"] == warned["joker"] == "Freezes the pile"
    assert warned["black 3"] == "Blocks the pile for the next player"
    assert warned[f"4 {TIMES}2"] is None
    assert str(one.choose("Discard and end the turn", f"4 {TIMES}2")) == "discard 4"


def test_what_was_picked_is_staged_by_turning_to_the_other_page(phrasebook: Phrasebook) -> None:
    one = begun(phrasebook, SAMBA, up="8S", stock="KD6C", key="samba_4")
    one.click("Draw", "Plan a sequence", "♥ hearts")
    one.choose("From which card", "5♥")
    one.click("Plan melds")
    one.choose("Which rank", "Q")
    one.click("Plan a sequence", "Plan melds", "Back")
    assert "**Plan:** 5♥ to 9♥, Q♣ Q♥ Q♠" in one.reads()


def test_a_partner_is_asked_in_the_hand(phrasebook: Phrasebook) -> None:
    one = begun(phrasebook, "KSKHKCKDKSKH2S2H4S4C5D", stock="4D")
    one.click("Draw", "Ask my partner")
    assert one.seat == 2
    assert 'Alice asks you: "May I go out?"' in one.reads()
    assert one.labels() == ["Yes, go out", "No"]
    one.click("Yes, go out")
    assert "you must go out in this turn" in one.reads()
    one.click("Plan melds")
    one.choose("Which rank", "4")
    one.choose("How many deuces", "2 deuces")
    # Six kings without a wild card are no canasta.
    assert "so you must go out in this turn" in one.reads()
    assert not any(label.startswith("Commit") for label in one.labels())
    one.click("Clear")
    one.choose("Which rank", "K")
    one.choose("How many deuces", "2 deuces")
    one.part("Commit: lay 100 / 50")
    one.click("Back", "Go out")
    assert table_of(one.game).results[0].out == 0


def test_the_last_card_says_that_it_goes_out(phrasebook: Phrasebook) -> None:
    """K41: with a canasta on the table."""
    one = begun(phrasebook, "KSKHKCKDKSKHKC4S4C4HQD", stock="QH")
    one.click("Draw")
    one.move(Action.read("lay K7,0,0 43,0,0"))
    menu = one.part("Discard and end the turn")
    assert [option.get("description") for option in menu["options"]] == [None]
    done = begun(phrasebook, "KSKHKCKDKSKHKC4S4C4HQD", stock="4D")
    done.click("Draw")
    done.move(Action.read("lay K7,0,0 44,0,0"))
    menu = done.part("Discard and end the turn")
    assert [option.get("description") for option in menu["options"]] == ["You go out with it"]
