"""Section 10: the first side to reach the target wins at that instant."""

from dataclasses import replace

import pytest

from engine.contract.refusal import BadRules
from engine.contract.variant import Option
from engine.games.catalogue import variant
from tests.each import each
from tests.rulings.all_fours.begged import BEGGED
from tests.rulings.all_fours.written import Deal, Options, leading_up_to, made, ruled, tricks

TARGETS = [
    ("af1807", 10),
    ("af1823", 10),
    ("af1845", 10),
    ("af1814", 7),
    ("seven_up_1876", 7),
    ("seven_up", 7),
]


@each(("preset", "target"), TARGETS)
def test_f25_the_first_to_the_target_wins_at_once(preset: str, target: int) -> None:
    """F25. §2 game: 07 23 45 14 76. The holder of High, though the other makes all the rest."""
    up_to = leading_up_to(target - 1, target - 1)
    high = Deal({1: "2SJSTHTD9H8H", 0: "AS2C3C4C6C7C"}, "5S")
    play = "1 stand, 1 2S, 0 AS, 0 2C, 1 JS, 1 TH, 0 3C, 1 TD, 0 4C, 1 9H, 0 6C, 1 8H, 0 7C"
    won = ruled(preset, *up_to, high, play)
    assert won.scores == [target, target - 1]
    assert won.last["over"] is True
    assert won.to_act == []
    assert won.last["outcome"]["places"] == [1, 2]
    assert won.last["outcome"]["reason"] == "target"
    # Not before the last card of the hand.
    assert ruled(preset, *up_to, high, play.removesuffix(", 0 7C")).last["over"] is False


def test_f25_points_beyond_the_target_are_not_counted() -> None:
    """F21, F25: counting stops as soon as a side reaches the target."""
    assert ruled("af1807", *leading_up_to(0, 8), made(4, 1, 0)).scores == [0, 10]


def test_f25_after_the_end_nothing_is_played() -> None:
    """F25."""
    over = *leading_up_to(9, 0), Deal({}, "JS")
    assert ruled("af1807", *over, "1 stand").refused is not None
    assert ruled("af1807", *over, Deal({}, "5S")).refused is not None


def test_f25_of_three_each_point_belongs_to_one() -> None:
    """F25: no tie; the others are placed by their points."""
    deals = made(4, 2, 0, seats=3), made(4, 0, 1, seats=3), made(4, 2, 2, seats=3)
    won = ruled("seven_up", *deals, seats=3)
    assert won.scores == [4, 0, 7]
    assert won.last["outcome"]["places"] == [2, 3, 1]


@each("target", [7, 9, 10, 11, 14, 15])
def test_f25_the_target_is_a_parameter(target: int) -> None:
    """F25, D23: target."""
    nearly = ruled("af1814", *leading_up_to(target - 1, 0), target=target)
    assert (nearly.scores, nearly.last["over"]) == ([target - 1, 0], False)
    turned = ruled("af1814", *leading_up_to(target - 1, 0), Deal({}, "JS"), target=target)
    assert (turned.scores, turned.last["over"]) == ([target, 0], True)


@pytest.mark.parametrize(("preset", "target"), TARGETS[:4])
def test_f26_a_gift_that_reaches_the_target_wins(preset: str, target: int) -> None:
    """F25, F26, D11: gift_may_win."""
    up_to = leading_up_to(0, target - 1)
    won = ruled(preset, *up_to, Deal({}, "5S"), "1 beg, 0 give")
    assert won.scores == [0, target]
    assert (won.last["over"], won.winners) == (True, [1])
    assert ruled(preset, *up_to, Deal({}, "5S"), "1 beg", gift_may_win=False).answers == {"run"}


@pytest.mark.parametrize("preset", ["seven_up", "seven_up_1876"])
def test_f26_or_may_not_be_given(preset: str) -> None:
    """F26, D11: gift_may_win=false. The dealer must run."""
    up_to = leading_up_to(0, 6)
    asked = ruled(preset, *up_to, Deal({}, "5S"), "1 beg")
    assert (asked.to_act, asked.answers) == ([0], {"run"})
    assert ruled(preset, *up_to, Deal({}, "5S"), "1 beg, 0 give").refused == "F26"
    assert ruled(preset, *leading_up_to(0, 5), Deal({}, "5S"), "1 beg").answers == {"give", "run"}
    allowed = ruled(preset, *up_to, Deal({}, "5S"), "1 beg", gift_may_win=True)
    assert allowed.answers == {"give", "run"}


def test_f26_what_the_others_need_does_not_matter() -> None:
    """F26: the dealer's own six points do not forbid a gift."""
    assert ruled("seven_up", *leading_up_to(6, 0), Deal({}, "5S"), "1 beg").answers == {
        "give",
        "run",
    }


def test_f25_with_a_trick_left_the_game_goes_on() -> None:
    """F21, F25: nothing is counted before the last trick."""
    deal = Deal({1: "ASKSQSJSTS9S", 0: "2C3C4C5C6C7C"}, "5S")
    five = tricks((1, "ASKSQSJSTS"), (0, "2C3C4C5C6C"))
    played = ruled("af1807", *leading_up_to(0, 9), deal, "1 stand", five)
    assert (played.scores, played.last["over"]) == ([0, 9], False)


def test_f29_after_so_many_deals_the_game_is_over() -> None:
    """F29: deals. Whoever has more points wins."""
    one = ruled("seven_up", made(3, 1, 0), deals=1)
    assert (one.scores, one.last["over"], one.to_act) == ([0, 3], True, [])
    assert (one.last["outcome"]["reason"], one.winners) == ("deals", [1])
    assert one.last["outcome"]["places"] == [2, 1]
    assert ruled("seven_up", made(3, 1, 0), deals=2).last["over"] is False
    two = ruled("seven_up", made(3, 1, 0), made(4, 0, 1), deals=2)
    assert (two.scores, two.winners) == ([4, 3], [0])
    assert ruled("seven_up", made(3, 1, 0), made(4, 0, 1)).last["over"] is False


def test_f29_the_target_ends_the_game_earlier() -> None:
    """F29, F25: also in the last deal it is the first to the target who wins."""
    won = ruled("seven_up", made(4, 1, 0), target=3, deals=5)
    assert (won.scores, won.last["outcome"]["reason"]) == ([0, 3], "target")
    assert ruled("seven_up", made(4, 1, 0), target=3, deals=1).last["outcome"]["reason"] == "target"


def test_f29_equal_sides_share_the_win() -> None:
    """F29: nobody plays a tie out; of three the two who are ahead share the first place."""
    level = ruled("seven_up", made(3, 1, 0), made(3, 0, 1), deals=2)
    assert (level.scores, level.winners) == ([3, 3], [0, 1])
    assert level.last["outcome"]["places"] == [1, 1]
    deals = made(4, 2, 0, seats=3), made(4, 0, 1, seats=3)
    three = ruled("seven_up", *deals, seats=3, deals=2)
    assert (three.scores, three.last["outcome"]["places"]) == ([4, 0, 4], [1, 3, 1])
    assert ruled("af1807", made(0, 1, 0), deals=1).last["outcome"]["places"] == [1, 1]


def test_f29_all_marks_of_a_deal_count() -> None:
    """F29: a turned Jack and a gift as well as the chances; here High, Low and Game."""
    turned = Deal({0: "KSTH2H3H4H5H", 1: "2C3C4C5C6C7C"}, "JS")
    play = "1 2C, 0 KS, " + tricks((0, "TH2H3H4H5H"), (1, "3C4C5C6C7C"))
    ended = ruled("seven_up", turned, "1 beg, 0 give", play, deals=1)
    assert (ended.scores, ended.last["over"]) == ([4, 1], True)


@pytest.mark.parametrize(("keep", "scores"), [(True, [1, 3]), (False, [0, 3])])
def test_f29_a_hand_that_is_bunched_is_no_deal(keep: bool, scores: list[int]) -> None:  # noqa: FBT001  a case
    """F29, F11: the same dealer deals again, and what was marked stands or not."""
    rules: Options = {"deals": 1, "bunch": True, "second_beg": "never", "exhaust_keep": keep}
    bunched = Deal({}, "JS7H"), BEGGED, "1 bunch, 0 agree"
    again = ruled("seven_up", *bunched, **rules)
    assert (again.last["over"], again.to_act, again.last["deal_scores"]) == (False, [-1], [])
    ended = ruled("seven_up", *bunched, made(3, 1, 0), **rules)
    assert (ended.scores, ended.last["over"], len(ended.last["deal_scores"])) == (scores, True, 1)


def test_f29_nor_is_one_that_all_have_passed() -> None:
    """F29, 7.3 redeal."""
    passed = "1 bid pass, 2 bid pass, 3 bid pass, 0 bid pass"
    thrown = ruled("auction_pitch", Deal({}), passed, seats=4, deals=1, all_pass="redeal")
    assert (thrown.last["over"], thrown.to_act, thrown.last["deal_scores"]) == (False, [-1], [])


@pytest.mark.parametrize("deals", [0, -1, True, "two"])
def test_f29_a_number_of_deals_is_1_or_more(deals: Option) -> None:
    """F29."""
    with pytest.raises(BadRules) as refusal:
        ruled("pitch", deals=deals)
    assert refusal.value.parameters == ("deals",)
    assert variant("pitch", {"deals": None}) == replace(
        variant("pitch"), options=(("deals", None),)
    )
