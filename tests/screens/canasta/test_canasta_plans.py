"""Plans of melds, composed press by press."""

import pytest

from bot.screens.phrases import TIMES
from engine.cards import Unreadable
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.refusal import IllegalAction
from engine.games.canasta.view import CanastaView
from tests.screens.canasta_plans import BUTTON, SAMBA, SCREENS, begun, view_of
from tests.screens.conftest import ENGLISH, PEOPLE, frame_of, nested, sent


def table_of(game: Game) -> CanastaView:
    view = game.view(None)
    assert isinstance(view, CanastaView)
    return view


HAND = "KSKHKC9S9C2S**4H5D6C7S"
"""Three kings (30), a pair of nines (20), a deuce (20), a joker (50), and rags."""


def test_a_plan_is_picked_meld_by_meld_and_laid_down_with_its_running_sum() -> None:
    one = begun(HAND, stock="8D")
    one.click("Draw", "Plan melds")
    assert "Choose the cards to lay." in one.reads()
    assert "**Plan:**" not in one.reads()
    one.choose("Which cards", "K")
    # A rank brings all its naturals.
    assert "**Plan:** K K K" in one.reads()
    assert "must count 50; these count 30." in one.reads()
    drawn = {p.get("label"): p for p in nested(sent(one.drawn())) if p["type"] == BUTTON}
    assert drawn["Lay down (30 of 50)"]["disabled"]
    one.choose("How many deuces with them", "1 deuce")
    assert "**Plan:** K K K 2" in one.reads()
    one.part("Lay down (50 of 50 ✓)")
    one.click("Next")
    one.choose("Which cards", "9")
    # Two nines need a wild card, and the deuce is gone.
    assert "**Plan:** K K K 2, 9 9 joker" in one.reads()
    assert str(one.click("Lay down (120 of 50 ✓)")) == "lay K3,1,0 92,0,1"
    assert "You need" not in one.reads()


def test_every_line_of_a_menu_says_what_it_counts_and_what_is_missing() -> None:
    one = begun(HAND, stock="8D")
    one.click("Draw", "Plan melds")

    def lines(placeholder: str) -> dict[str, str | None]:
        return {o["label"]: o.get("description") for o in one.part(placeholder)["options"]}

    # Of the other ranks there is one card each, of which no meld is made.
    assert lines("Which cards") == {
        "K K K · 30 of 50": "20 points are missing.",
        "9 9 2 · 40 of 50": "10 points are missing.",
    }
    one.choose("Which cards", "K")
    assert lines("How many of them") == {
        "no K · 0 of 50": "Choose at least one card.",
        "K · 10 of 50": "A meld needs at least 2 natural cards.",
        "K K · 20 of 50": "A meld has at least three cards.",
        "K K K · 30 of 50": "20 points are missing.",
    }
    assert lines("How many jokers with them") == {
        "no joker · 30 of 50": "20 points are missing.",
        "1 joker · 80 of 50 ✓": None,
    }


def test_what_can_be_laid_at_once_says_what_it_counts() -> None:
    one = begun(HAND, stock="8D9D")
    one.click("Draw")
    labels = [option["label"] for option in one.part("Lay at once")["options"]]
    assert "K K K 2 · 50 of 50 ✓" in labels
    one.move(Action.read("lay K3,1,0"))
    labels = [option["label"] for option in one.part("Lay at once")["options"]]
    assert "9 9 joker · 70" in labels
    assert "joker joins the kings · 50" in labels


def test_ten_equal_presses_stage_once_and_undo_once() -> None:
    one = begun(HAND, stock="8D")
    one.click("Draw", "Plan melds")
    one.choose("Which cards", "K")
    stage = one.part("Next")
    for _ in range(10):
        one.press(stage)
    assert one.reads().count("K K K") == 1
    one.choose("Which cards", "9")
    undo = one.part("Undo")
    for _ in range(10):
        one.press(undo)
    assert "**Plan:** K K K\n" in one.reads() + "\n"
    one.click("Undo")
    assert "**Plan:**" not in one.reads()


def test_an_empty_plan_is_laid_down_by_no_button() -> None:
    one = begun(HAND, stock="8D")
    one.click("Draw", "Plan melds")
    one.choose("Which cards", "K")
    one.click("Next")
    one.choose("Which cards", "9")
    one.click("Undo", "Undo")
    assert "**Plan:**" not in one.reads()
    assert one.labels() == ["Which cards", "Back"]


def test_a_commit_right_after_another_press_commits_what_both_say() -> None:
    one = begun(HAND, stock="8D")
    one.click("Draw", "Plan melds")
    one.choose("Which cards", "K")
    one.choose("How many deuces with them", "1 deuce")
    shown = one.part("Lay down (50 of 50 ✓)")
    one.choose("How many jokers with them", "1 joker")
    assert str(one.press(shown)) == "lay K3,1,1"


def test_a_commit_of_a_plan_that_is_gone_is_refused_in_words() -> None:
    one = begun(HAND, stock="8D")
    one.click("Draw", "Plan melds")
    one.choose("Which cards", "K")
    one.choose("How many deuces with them", "1 deuce")
    stale = one.part("Lay down (50 of 50 ✓)")
    one.draft = ()
    with pytest.raises(IllegalAction) as refused:
        one.press(stale)
    frame_of(PEOPLE[:4])
    assert SCREENS.illegal(refused.value, ENGLISH) == "Your plan has changed. Look again."


def test_a_plan_goes_on_after_a_look_at_the_overview() -> None:
    one = begun(HAND, stock="8D")
    one.click("Draw", "Plan melds")
    one.choose("Which cards", "K")
    one.click("Next", "Back")
    assert "**Plan:** K K K" in one.reads()
    assert "Discard and end the turn" in one.labels()
    one.click("Plan melds")
    assert "**Plan:** K K K" in one.reads()


def test_a_meld_that_no_plan_can_name_is_not_kept() -> None:
    one = begun(SAMBA, up="8S", stock="KD6C", key="samba_4")
    one.click("Draw", "Plan melds")
    one.choose("Which cards", "Q")
    view = view_of(one.game, 0)
    told = SCREENS.drafted(view, one.draft, "plan", ("onto", "12345"))
    assert not isinstance(told, Action)
    with pytest.raises(Unreadable):
        SCREENS.drafted(view, told, "plan", ("stage", "0"))


def test_a_discard_says_beforehand_what_it_does() -> None:
    one = begun("2S**3S4S4C5H6C7S8CJSQH", stock="8D")
    one.click("Draw")
    menu = one.part("Discard and end the turn")
    warned = {option["label"]: option.get("description") for option in menu["options"]}
    assert warned["2"] == warned["joker"] == "Freezes the pile"
    assert warned["black 3"] == "Blocks the pile for the next player"
    assert warned[f"4 {TIMES}2"] is None
    assert str(one.choose("Discard and end the turn", f"4 {TIMES}2")) == "discard 4"


def test_what_was_picked_is_staged_by_turning_to_the_other_page() -> None:
    one = begun(SAMBA, up="8S", stock="KD6C", key="samba_4")
    one.click("Draw", "Plan a sequence", "♥ hearts")
    one.choose("From which card", "5♥")
    one.click("Plan melds")
    one.choose("Which cards", "Q")
    one.click("Plan a sequence", "Plan melds", "Back")
    assert "**Plan:** 5♥ to 9♥, Q♣ Q♥ Q♠" in one.reads()


def test_a_partner_is_asked_in_the_hand() -> None:
    one = begun("KSKHKCKDKSKH2S2H4S4C5D", stock="4D")
    one.click("Draw", "Ask")
    assert one.seat == 2
    assert "Alice asks: “May I go out?”" in one.reads()
    assert one.labels() == ["Yes, go out", "No"]
    one.click("Yes, go out")
    assert "Your partner said yes: go out now." in one.reads()
    one.click("Plan melds")
    one.choose("Which cards", "4")
    one.choose("How many deuces with them", "2 deuces")
    # Six kings without a wild card are no canasta.
    assert "You must go out in this turn." in one.reads()
    assert not any(label.startswith("Lay down") for label in one.labels())
    one.click("Undo")
    one.choose("Which cards", "K")
    one.choose("How many deuces with them", "2 deuces")
    one.part("Lay down (100 of 50 ✓)")
    one.click("Back", "Go out")
    assert table_of(one.game).results[0].out == 0


def test_the_last_card_says_that_it_goes_out() -> None:
    """K41: with a canasta on the table."""
    one = begun("KSKHKCKDKSKHKC4S4C4HQD", stock="QH")
    one.click("Draw")
    one.move(Action.read("lay K7,0,0 43,0,0"))
    menu = one.part("Discard and end the turn")
    assert [option.get("description") for option in menu["options"]] == [None]
    done = begun("KSKHKCKDKSKHKC4S4C4HQD", stock="4D")
    done.click("Draw")
    done.move(Action.read("lay K7,0,0 44,0,0"))
    menu = done.part("Discard and end the turn")
    assert [option.get("description") for option in menu["options"]] == ["You go out with it"]
