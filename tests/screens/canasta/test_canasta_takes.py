"""Plans that take the pile (K29 to K37, S9, S10)."""

from engine.contract.action import Action
from tests.each import each
from tests.screens.canasta_plans import Composer, begun, view_of
from tests.screens.conftest import nested, sent


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
    one = begun("TSTC2S4SKC5H6C7S8CJSQH", up="TH")
    menu = one.part("Take the pile now")
    assert [option["label"] for option in menu["options"]] == ["With 10 10 2 · 50 of 50 ✓"]
    poor = begun("TSTC4S4C5H6C7S8CJSQHKH", up="TH")
    assert "Take the pile now" not in poor.labels()
    assert poor.labels() == ["Draw"]
    none = begun("TS4S4C5H6C7S8CJSQHKHAS", up="TH")
    assert none.labels() == ["Draw"]


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
    pair = begun("TSTC4C5H6C7S8CJSQHKH2S", up="2HTH")
    assert "Plan a take" in pair.labels()


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
