"""Plans of melds and takes, composed press by press, and what a hand refuses."""

import pytest

from bot.screens.phrases import TIMES
from engine.cards import Unreadable
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.refusal import IllegalAction
from engine.games.canasta.view import CanastaView
from tests.conftest import of_kind
from tests.each import each
from tests.languages import keys
from tests.screens.canasta_plans import BUTTON, SAMBA, SCREENS, Composer, begun, view_of
from tests.screens.conftest import ENGLISH, PEOPLE, frame_of, nested, sent
from tests.screens.test_refused import refusals


def table_of(game: Game) -> CanastaView:
    return of_kind(CanastaView, game.view(None))


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


def test_a_take_begins_with_a_plan_that_is_legal() -> None:
    """K23, K32: the top card counts too."""
    one = begun("9S9C4S4C4HKSKHKC6HQSJC", up="9H")
    one.click("Plan a take")
    assert "**Plan:** 9 9, K K K" in one.reads()
    assert str(one.click("Take the pile (60 of 50 ✓)")) == "take 92,0,0 + K3,0,0"
    assert view_of(one.game, 0).took


def test_a_take_is_composed_anew_once_its_plan_is_taken_back() -> None:
    one = begun("9S9C4S4C4HKSKHKC6HQSJC", up="9H")
    one.click("Plan a take", "Undo", "Undo")
    assert "Choose the cards to lay." in one.reads()
    one.choose("Which cards", "9")
    assert "**Plan:** 9 9" in one.reads()
    assert "must count 50; these count 30." in one.reads()
    one.click("Next")
    one.choose("Which cards", "4")
    assert "must count 50; these count 45." in one.reads()
    shown = {part.get("label") for part in nested(sent(one.drawn()))}
    assert "Take the pile (45 of 50)" in shown
    assert not any(label.startswith("Take the pile (") for label in one.labels())
    one.click("Undo")
    one.choose("Which cards", "K")
    assert str(one.click("Take the pile (60 of 50 ✓)")) == "take 92,0,0 + K3,0,0"


def test_ways_to_take_are_listed_when_they_are_legal_and_no_others() -> None:
    """K29, K33: the pair opens only with enough beside it."""
    menu = begun("TSTC2S4SKC5H6C7S8CJSQH", up="TH").part("Take the pile now")
    assert [option["label"] for option in menu["options"]] == ["With 10 10 2 · 50 of 50 ✓"]
    poor = begun("TSTC4S4C5H6C7S8CJSQHKH", up="TH")
    assert "Take the pile now" not in poor.labels()
    assert poor.labels() == ["Draw"]
    assert begun("TS4S4C5H6C7S8CJSQHKHAS", up="TH").labels() == ["Draw"]


@each(
    ("key", "hand", "planned"),
    [
        ("canasta_book", "TS4S4C5H6C7S8CJSQHKH2S", []),
        ("canasta_book", "TSASACAD6C7S8CJSQHKH2S", ["Plan a take"]),
        ("canasta_official", "TS4S4C5H6C7S8CJSQHKH2S", []),
        ("canasta_official", "TSTC4C5H6C7S8CJSQHKH2S", ["Plan a take"]),
        ("canasta_official", "TSTC4C5H6C7S8CJSQHKHAS", []),
        ("canasta_book", "TS4S4C5H6C7S8CJSQHKHAS", []),
    ],
)
def test_a_take_can_be_planned_only_where_something_can_be_taken(
    key: str, hand: str, planned: list[str]
) -> None:
    """K29, K32, K34: one card and a wild do only by the book, beside melds that open."""
    one = begun(hand, up="TH", key=key)
    assert [label for label in one.labels() if label.startswith("Plan")] == planned


def test_a_frozen_pile_is_planned_with_a_pair_alone() -> None:
    """K31: a deuce lies in the pile."""
    one = begun("TS4S4C5H6C7S8CJSQHKH2S", up="2HTH")
    assert "The pile is frozen" in one.reads()
    assert one.labels() == ["Draw"]
    assert "Plan a take" in begun("TSTC4C5H6C7S8CJSQHKH2S", up="2HTH").labels()


def goes_round(one: Composer, *turns: str) -> Composer:
    """Each turn is moves of the seat in turn, parted by commas."""
    for turn in turns:
        for move in turn.split(", "):
            one.move(Action.read(move))
    return one


def test_more_is_laid_beside_the_top_card_that_goes_onto_a_meld() -> None:
    """K29 A: the top king goes to the three kings that lie there."""
    one = begun("KSKHKCASAD9S9C9H2S4H5D", up="8H", stock="6HTCTDKD")
    goes_round(one, "draw, lay K3,0,0 A2,1,0, discard 4", "draw, discard T", "draw, discard T")
    assert "Add top card" not in one.labels()
    goes_round(one, "draw, discard K")
    one.click("Add top card")
    assert "**Plan:** K♦ joins the kings" in one.reads()
    assert "Take the pile" in one.labels()
    one.choose("Which cards", "9")
    assert "**Plan:** K♦ joins the kings, 9 9 9" in one.reads()
    one.click("Next", "Undo")
    assert "**Plan:** K♦ joins the kings\n" in one.reads() + "\n"
    one.choose("Which cards", "9")
    assert str(one.click("Take the pile")) == "take add + 93,0,0"
    assert view_of(one.game, 0).took


def test_the_meld_for_the_top_card_is_picked_where_several_would_do() -> None:
    """S10: the nine of hearts fits the hearts and the nines."""
    hand = "6H7H8H9S9C9DQHQSQC4S5C7CKHAS2S"
    one = begun(hand, up="8S", stock="4C4DTCTDJCJDKD9H", key="samba_4")
    goes_round(one, "draw, lay 6H-8H 9C9D9S,0,0, discard 4S", "draw, discard TC")
    goes_round(one, "draw, discard JC", "draw, discard 9H")
    one.click("Add top card")
    assert "**Plan:** 9♥ joins 6♥ to 8♥" in one.reads()
    menu = one.part("Which meld takes the top card")
    one.press(menu, menu["options"][1]["value"])
    one.choose("Which cards", "Q")
    assert "**Plan:** 9♥ joins the nines, Q♣ Q♥ Q♠" in one.reads()
    assert str(one.click("Take the pile")) == "take add onto 2 + QCQHQS,0,0"


def test_a_sequence_is_built_by_suit_and_ends() -> None:
    """S4, S8: from the 5 to the 9 of hearts counts 35, with three queens 65."""
    one = begun(SAMBA, up="8S", stock="KD6C", key="samba_4")
    one.click("Draw", "Plan a sequence", "♥ hearts")
    one.choose("From which card", "5♥")
    assert "**Plan:** 5♥ to 9♥" in one.reads()
    one.choose("Up to which card", "8♥")
    assert "**Plan:** 5♥ to 8♥" in one.reads()
    one.choose("Up to which card", "9♥")
    one.click("Next", "Back", "Plan melds")
    one.choose("Which cards", "Q")
    assert "**Plan:** 5♥ to 9♥, Q♣ Q♥ Q♠" in one.reads()
    assert str(one.click("Lay down (65 of 50 ✓)")) == "lay 5H-9H QCQHQS,0,0"


def test_a_sequence_is_laid_beside_the_pair_that_takes_and_opens() -> None:
    """K32: the pair with the top card counts 30, the sequence 35."""
    one = begun("5H6H7H8H9HQSQH4S4D2S**KCJDTCAD", up="QD", stock="KD6C", key="samba_4")
    one.click("Plan a take", "Undo", "Undo")
    assert "Plan a sequence" not in one.labels()
    one.choose("Which cards", "Q")
    one.click("Next", "Plan a sequence", "♥ hearts")
    one.choose("From which card", "5♥")
    assert one.part("Take the pile (65 of 50 ✓)")
    one.click("Plan melds")
    one.choose("Which cards", "4")
    assert "**Plan:** Q♥ Q♠, 5♥ to 9♥, 4♦ 4♠ 2" in one.reads()
    one.click("Undo")
    assert str(one.click("Take the pile (65 of 50 ✓)")) == "take QHQS,0,0 + 5H-9H"


def test_suits_are_picked_card_by_card_in_samba() -> None:
    one = begun(SAMBA, up="8S", stock="KD6C", key="samba_4")
    one.click("Draw", "Plan melds")
    one.choose("Which cards", "Q")
    one.choose("How many of them", "Q♠", "Q♣")
    one.choose("How many jokers with them", "1 joker")
    assert "**Plan:** Q♣ Q♠ joker" in one.reads()
    assert str(one.click("Lay down (70 of 50 ✓)")) == "lay QCQS,0,1"


def test_a_second_sequence_is_built_of_what_is_left() -> None:
    one = begun(SAMBA, up="8S", stock="KD6C", key="samba_4")
    one.click("Draw", "Plan a sequence", "♥ hearts")
    one.choose("From which card", "5♥")
    one.choose("Up to which card", "7♥")
    one.click("Next", "♥ hearts")
    starts = [option["label"] for option in one.part("From which card")["options"]]
    # The queen is alone, and the nine continues nothing without the eight.
    assert starts == ["8♥ (8♥ to 9♥) · 35 of 50"]
    one.choose("From which card", "8♥")
    ends = [option["label"] for option in one.part("Up to which card")["options"]]
    assert ends == ["8♥ (8♥) · 25 of 50", "9♥ (8♥ to 9♥) · 35 of 50"]


def test_a_plan_says_why_it_would_leave_no_card_to_keep() -> None:
    """K18: after the discard a card is kept, as there is no canasta."""
    one = begun("KSKHKC9S9C9DJSJHJC2S2H", stock="5D")
    one.click("Draw", "Plan melds")
    for rank in ("K", "J"):
        one.choose("Which cards", rank)
        one.click("Next")
    one.choose("Which cards", "9")
    one.choose("How many deuces with them", "2 deuces")
    assert "Keep a card: going out needs a canasta." in one.reads()
    assert not any(label.startswith(("Lay down", "Take the pile (")) for label in one.labels())


@pytest.mark.parametrize(
    ("thrown", "said"),
    [
        ("2", "A wild card blocks the pile."),
        ("**", "A wild card blocks the pile."),
        ("3b", "A black three blocks the pile."),
    ],
)
def test_a_hand_says_why_the_pile_cannot_be_taken(thrown: str, said: str) -> None:
    one = begun("2S**3S4S4C5H6C7S8CJSQH", stock="8D")
    one.click("Draw")
    one.move(Action("discard", (thrown,)))
    assert said in one.reads()
    assert one.labels() == ["Draw"]


def test_no_words_are_kept_for_a_refusal_that_is_never_made() -> None:
    begins = "illegal-canasta-"
    kept = {key.removeprefix(begins) for key in keys() if key.startswith(begins)}
    assert kept - refusals("games/canasta").keys() == {"plan-changed"}
