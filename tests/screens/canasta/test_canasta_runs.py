"""Plans of Samba: sequences, and naturals picked card by card."""

from tests.screens.canasta_plans import SAMBA, begun


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
