"""R4.1 and R6: what opens a deal, and what does not go to its first trick."""

from typing import Any

import pytest

from tests.rulings.hearts.written import EVEN, HOLD, Lines, legal, played, ruled, told

PENALTIES = {0: "2C", 1: "QS2H3H4H5H6H7H8H9HTHJHQHKH"}
HEARTS = {rank + "H" for rank in "23456789TJQK"}


def test_any_club_opens_where_so_agreed_and_no_other_suit() -> None:
    """R4.1, A10 lowest_club_any: the holder of the lowest club leads any club."""
    rules: dict[str, Any] = {"opening": "lowest_club_any", **HOLD}
    assert ruled(4, EVEN, **rules)[-1]["to_act"] == [0]
    assert legal(ruled(4, EVEN, **rules)) == {"2C", "3C", "4C"}
    assert ruled(4, EVEN, "0 play 2D", **rules)[-1]["error"] == "R4.1"


@pytest.mark.parametrize("key", ["ja_black_lady", "ja_black_lady_optional", "original_hearts"])
def test_the_two_of_clubs_is_compulsory(key: str) -> None:
    """R4.1, A10 must, A21 inherited."""
    assert legal(ruled(4, EVEN, key=key, **HOLD)) == {"2C"}
    assert ruled(4, EVEN, "0 play 3C", key=key, **HOLD)[-1]["error"] == "R4.1"


@pytest.mark.parametrize("suit", "CDSH")
def test_the_eldest_may_open_with_any_card_in_black_maria(suit: str) -> None:
    """R4.1, A18 43: left of the dealer, and penalty cards are not kept from the first trick."""
    lines = ruled(4, EVEN, key="black_maria", dealer=1, **HOLD)
    assert lines[-1]["to_act"] == [2]
    assert any(face.endswith(suit) for face in legal(lines))
    deal = {2: "8C9CTC8D9DTD8S9STSJSTHJHQH", 3: "QSKSAS2H3H4H5H6H7H8H9HKHAH"}
    thrown = ruled(4, deal, "2 play 8C", key="black_maria", dealer=1, **HOLD)
    assert legal(thrown) == {"QS", "KS", "AS", *(rank + "H" for rank in "23456789KA")}


def test_the_eldest_opens_with_no_card_that_costs() -> None:
    """R4.1, R7.3: in Black Maria's scoring neither the king nor the ace of spades."""
    rules: dict[str, Any] = {"opening": "eldest_nonpenalty", "dealer": 2, **HOLD}
    plain = {"JC", "QC", "KC", "AC", "JD", "QD", "KD", "AD", "JS"}
    assert legal(ruled(4, EVEN, **rules)) == plain | {"KS", "AS"}
    maria: dict[str, Any] = {"spade_values": {"K": 10, "A": 7}}
    assert legal(ruled(4, EVEN, **maria, **rules)) == plain
    assert ruled(4, EVEN, "3 play KS", **maria, **rules)[-1]["error"] == "R4.1"
    # Nor a heart where hearts may otherwise be led.
    assert legal(ruled(4, EVEN, hearts_lead="anytime", **rules)) == plain | {"KS", "AS"}


def test_the_eldest_opens_with_any_card_but_a_heart() -> None:
    """R4.1, R5.4: hearts are not broken yet."""
    lines = ruled(4, EVEN, opening="eldest_free", dealer=1, **HOLD)
    assert lines[-1]["to_act"] == [2]
    assert {"8D", "QS"} <= legal(lines)
    assert "TH" not in legal(lines)


def test_an_eldest_with_penalty_cards_alone_opens_with_one() -> None:
    """R4.1, R6.3, A3 any, A3 hearts_first."""
    rules: dict[str, Any] = {"opening": "eldest_nonpenalty", **HOLD}
    assert legal(ruled(4, PENALTIES, **rules)) == HEARTS | {"QS"}
    assert legal(ruled(4, PENALTIES, first_trick_stuck="hearts_first", **rules)) == HEARTS


NO_CLUB = {0: "2C", 1: "QSKSAS2D3D4D5D6D7D8D9DTDJD"}


def test_the_high_spades_are_barred_where_they_cost() -> None:
    """R6.1, A18 43: king and ace in Black Maria's scoring, but not in the standard game."""
    diamonds = {rank + "D" for rank in "23456789TJ"}
    assert legal(ruled(4, NO_CLUB, "0 play 2C", **HOLD)) == diamonds | {"KS", "AS"}
    maria: dict[str, Any] = {"key": "black_maria_de", "strip": {"4": []}, **HOLD}
    assert legal(ruled(4, NO_CLUB, "0 play 2C", **maria)) == diamonds
    assert ruled(4, NO_CLUB, "0 play 2C, 1 play KS", **maria)[-1]["error"] == "R6.1"
    assert ruled(4, NO_CLUB, "0 play 2C, 1 play AS", **maria)[-1]["error"] == "R6.1"


def test_the_queen_is_free_in_original_hearts_and_hearts_are_not() -> None:
    """R6.1, A21 inherited, A33."""
    deal = {0: "2C", 1: "QS2H3H4D5D6D7D8D9DTDJDQDKD"}
    allowed = legal(ruled(4, deal, "0 play 2C", key="original_hearts"))
    assert "QS" in allowed
    assert not {"2H", "3H"} & allowed


@pytest.mark.parametrize("key", ["jack_of_diamonds", "omnibus"])
def test_a_bonus_card_is_never_barred(key: str) -> None:
    """R6.1, R7.4, A29 JD, A29 TD."""
    assert {"JD", "TD"} <= legal(ruled(4, NO_CLUB, "0 play 2C", key=key, **HOLD))


def test_a_hand_of_penalty_cards_alone_may_throw_any_on_the_first_trick() -> None:
    """R6.3, A3 any, A3 hearts_first, A3 no ban."""
    assert legal(ruled(4, PENALTIES, "0 play 2C", **HOLD)) == HEARTS | {"QS"}
    assert told(ruled(4, PENALTIES, "0 play 2C, 1 play 2H", **HOLD), "hearts-broken")
    first = ruled(4, PENALTIES, "0 play 2C", first_trick_stuck="hearts_first", **HOLD)
    assert legal(first) == HEARTS
    assert "QS" in legal(ruled(4, NO_CLUB, "0 play 2C", first_trick_penalty="allowed", **HOLD))


def test_of_the_suit_led_a_card_without_points_is_preferred() -> None:
    """R6.2, A26."""
    deal = {1: "AS", 2: "4SQS2C3C4C5C6C7C8C9CTCJCQC", 3: "KS5D6D7D8D9DTDJDQDKDAD2D3D"}
    rules: dict[str, Any] = {"opening": "eldest_free", "spade_values": {"K": 10}, **HOLD}
    assert legal(ruled(4, deal, "1 play AS", **rules)) == {"4S"}
    assert ruled(4, deal, "1 play AS, 2 play QS", **rules)[-1]["error"] == "R6.1"
    # The king is the only spade and costs: following suit outranks the ban.
    assert legal(ruled(4, deal, "1 play AS, 2 play 4S", **rules)) == {"KS"}


ONLY_SPADES = ("0: 2C KS 3C 4C", "3: 2D 3D QS 4D", "2: 2H 3H 4H AS")


@pytest.mark.parametrize("stuck", ["any", "hearts_first"])
def test_who_holds_penalty_spades_alone_may_throw_any(stuck: str) -> None:
    """R6.3, A3 any, A3 hearts_first: there is no heart that could come first."""
    maria: dict[str, Any] = {"spade_values": {"K": 10, "A": 7}, "first_trick_stuck": stuck}
    assert played(ONLY_SPADES, **maria)[1]["legal"] == {"1": ["play QS", "play KS", "play AS"]}


def test_one_other_card_is_enough_to_bar_all_penalty_cards() -> None:
    """R6.3: the exception is for a hand of nothing else."""
    deal = {0: "2C", 1: "QS2H3H4H5H6H7H8H9HTHJHQH2D"}
    for stuck in ("any", "hearts_first", "redeal"):
        assert legal(ruled(4, deal, "0 play 2C", first_trick_stuck=stuck, **HOLD)) == {"2D"}


def test_original_hearts_as_it_was_first_played() -> None:
    """R4.1, R5.4, A21 historical: the eldest leads anything, and nothing is barred."""
    rules: dict[str, Any] = {
        "opening": "eldest_free",
        "hearts_lead": "anytime",
        "first_trick_penalty": "allowed",
    }
    lines = ruled(4, EVEN, key="original_hearts", dealer=1, **rules)
    assert lines[-1]["to_act"] == [2]
    assert legal(lines) == {EVEN[2][at : at + 2] for at in range(0, 26, 2)}
    heart = {0: "2C", 1: "2H" + NO_CLUB[1][2:]}
    assert "2H" in legal(ruled(4, heart, "0 play 2C", key="original_hearts", dealer=3, **rules))


HELD = {
    0: "2C3C4C5C6C7C8C9CTCJCQCKCAC",
    1: "2D3D4D5D6D7D8D9DTDJDQDKDAD",
    2: "2S3S4S5S6S7S8S9STSJSKSAS2H",
    3: "QS3H4H5H6H7H8H9HTHJHQHKHAH",
}
VOID = "0 play 2C, 1 play 2D, 2 play 2S"


@pytest.mark.parametrize("first", [{"first_trick_penalty": "allowed"}, {}])
def test_a_card_that_must_go_first_bars_the_others_and_not_the_first_trick(
    first: dict[str, Any],
) -> None:
    """R5.5, R6.1, R6.3: with nothing banned, or the whole hand, it is the forced discard."""
    rules: dict[str, Any] = {"forced_discard": ["QS"], "dealer": 3, **first, **HOLD}
    assert legal(ruled(4, HELD, VOID, **rules)) == {"QS"}
    assert ruled(4, HELD, f"{VOID}, 3 play 3H", **rules)[-1]["error"] == "R5.5"


def test_a_hand_of_penalty_cards_is_told_that_a_heart_goes_first() -> None:
    """R6.3, A3 hearts_first: on the trick, and in leading to it."""
    rules: dict[str, Any] = {"first_trick_stuck": "hearts_first", **HOLD}
    assert ruled(4, HELD, f"{VOID}, 3 play QS", dealer=3, **rules)[-1]["error"] == "R6.3"
    led = ruled(4, HELD, "3 play QS", dealer=2, opening="eldest_nonpenalty", **rules)
    assert led[-1]["error"] == "R6.3"
    # Where another card could be led it is the ban on leading points.
    other = {3: "QS2D" + HELD[3][2:24]}
    led = ruled(4, other, "3 play QS", dealer=2, opening="eldest_nonpenalty", **rules)
    assert led[-1]["error"] == "R4.1"


def test_the_ban_is_the_reason_as_long_as_it_bars_the_card() -> None:
    """R6.1, R5.5: a card that must be thrown waits where another choice keeps to the ban."""
    hand = {0: HELD[0], 1: "QSTD3H4H5H6H7H8H9HTHJHQHKH"}
    rules: dict[str, Any] = {"forced_discard": ["QS"], "dealer": 3, **HOLD}
    assert legal(ruled(4, hand, "0 play 2C", **rules)) == {"TD"}
    for face in ("QS", "3H"):
        assert ruled(4, hand, f"0 play 2C, 1 play {face}", **rules)[-1]["error"] == "R6.1"


# A hand of nothing but penalty cards, where that annuls the deal --------------------------------

ALL_HEARTS = "2H3H4H5H6H7H8H9HTHJHQHKHAH"
REDEAL: dict[str, Any] = {"first_trick_stuck": "redeal"}


def begun(lines: Lines) -> list[tuple[int, list[str]]]:
    return [(one["seat"], one["words"]) for one in told(lines, "deal-begun")]


def test_the_same_dealer_deals_an_annulled_deal_again_under_its_number() -> None:
    """R1.4, R6.3, A3 redeal."""
    lines = ruled(4, {1: ALL_HEARTS}, {2: "2S"}, dealer=3, pass_cycle={"4": "H"}, **REDEAL)
    assert begun(lines) == [(3, ["1", "H"]), (3, ["1", "H"])]
    assert lines[0]["events"][-1]["event"] == "deal-annulled"
    assert lines[0]["to_act"] == [-1]
    assert lines[-1]["deal_scores"] == []
    assert lines[-1]["legal"] == {"0": ["play 2C"]}


def test_only_the_hands_after_the_exchange_count() -> None:
    """R6.3, A3 redeal."""
    deal = {0: "2C3C4C", 1: ALL_HEARTS, 2: "2D3D4D", 3: "2S3S4S"}
    passes = "0 pass 2C3C4C, 1 pass 2H3H4H, 2 pass 2D3D4D, 3 pass 2S3S4S"
    assert ruled(4, deal, passes, **REDEAL)[-1]["legal"] == {"1": ["play 2C"]}


def test_without_a_ban_on_the_first_trick_nothing_is_annulled() -> None:
    """R6.3."""
    rules: dict[str, Any] = {"first_trick_penalty": "allowed", "pass_cycle": {"4": "H"}, **REDEAL}
    assert ruled(4, {0: "2C", 1: ALL_HEARTS}, **rules)[-1]["to_act"] == [0]
