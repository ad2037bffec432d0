"""Section 7: begging and giving, and who may look before trumps are fixed."""

import pytest

from engine.cards import cards
from tests.conftest import there
from tests.each import each
from tests.rulings.all_fours.begged import BEGGED, hand_sizes, trump_by
from tests.rulings.all_fours.written import OLD, Deal, leading_up_to, made, ruled


@pytest.mark.parametrize("preset", OLD)
def test_f6_standing_makes_the_turn_up_s_suit_trump(preset: str) -> None:
    """F6. §2 beg: 07 23 45 14."""
    deal = Deal({1: "2C", 0: "3C4C5D6D7H8S"}, "5H")
    assert ruled(preset, deal).answers == {"stand", "beg"}
    assert ruled(preset, deal).to_act == [1]
    assert trump_by(ruled(preset, deal, "1 stand, 1 2C")) == "H"


@each("preset", [*OLD, "seven_up", "trinidad"])
def test_f7_the_dealer_gives_one_or_runs(preset: str) -> None:
    """F7. §2 beg: 07 23 45 14. The gift is the eldest's point; trump stays, no more begging."""
    deal = Deal({1: "2C", 0: "3C4C5D6D7H8S"}, "5H")
    asked = ruled(preset, deal, "1 beg")
    assert (asked.to_act, asked.answers, asked.scores) == ([0], {"give", "run"}, [0, 0])
    given = ruled(preset, deal, "1 beg, 0 give")
    assert given.scores == [0, 1]
    assert given.to_act == [1]
    assert len(given.plays) == 6
    assert trump_by(ruled(preset, deal, "1 beg, 0 give, 1 2C")) == "H"


def test_f7_the_gift_is_the_side_s() -> None:
    """F7."""
    assert ruled("af1814", Deal({}, "5S"), "1 beg, 0 give", seats=4).scores == [0, 1, 0, 1]
    assert ruled("trinidad", Deal({}, "5S"), "3 beg, 0 give", seats=4).scores == [0, 1, 0, 1]


def test_f13_with_three_players_both_opponents_get_the_gift() -> None:
    """F13, D18: gift_to=all_opponents (Foster)."""
    assert ruled("seven_up", Deal({}, "5S"), "1 beg, 0 give", seats=3).scores == [0, 1, 1]


def test_f13_or_only_the_beggar() -> None:
    """F13, D18: gift_to=eldest (Bicycle)."""
    given = ruled("seven_up", Deal({}, "5S"), "1 beg, 0 give", seats=3, gift_to="eldest")
    assert given.scores == [0, 1, 0]


def test_f13_d11_a_gift_that_would_win_for_any_receiver_is_not_given() -> None:
    """F13, F26."""
    # Seat 2 stands at six, and seat 0 deals again.
    sweeps = (
        made(4, 2, 0, seats=3, said="beg, 0 give"),
        made(4, 0, 1, seats=3, said="beg, 1 give"),
        made(4, 1, 2, seats=3),
    )
    asked = ruled("seven_up", *sweeps, Deal({}, "5S"), "1 beg", seats=3)
    assert asked.scores == [5, 5, 6]
    assert asked.answers == {"run"}
    assert ruled("seven_up", *sweeps, Deal({}, "5S"), "1 beg, 0 give", seats=3).refused == "F26"
    alone = ruled("seven_up", *sweeps, Deal({}, "5S"), "1 beg", seats=3, gift_to="eldest")
    assert alone.answers == {"give", "run"}


def test_f14_with_four_only_eldest_and_dealer_look_before_trumps_are_fixed() -> None:
    """F14: look_early=two."""
    deal = Deal({0: "2C3C", 1: "2D3D", 2: "AHKH", 3: "ACKC"}, "5S7D")
    assert hand_sizes(ruled("seven_up", deal, seats=4)) == [6, 6, 0, 0]
    assert hand_sizes(ruled("seven_up", deal, "1 beg", seats=4)) == [6, 6, 0, 0]
    stood = ruled("seven_up", deal, "1 stand", seats=4)
    assert {"AH", "KH"} <= set(map(str, stood.seen(2).hand))
    assert {"AC", "KC"} <= set(map(str, stood.seen(3).hand))
    assert hand_sizes(ruled("seven_up", deal, BEGGED, seats=4)) == [9, 9, 9, 9]


def test_f14_no_event_shows_partner_and_pone_their_cards_early() -> None:
    """F14, section 12."""
    theirs = "AHKHQHJHTH9H", "ACKCQCJCTC9C"
    deal = Deal({2: theirs[0], 3: theirs[1]}, "5S7D", ("2C3C4CADKDQDASKSQS",))
    hidden = cards("".join(theirs) + "ADKDQDASKSQS")
    for acts in ((deal,), (deal, "1 beg"), (deal, BEGGED), (deal, BEGGED, "1 again")):
        unfixed = ruled("seven_up", *acts, seats=4, second_beg="consent")
        assert hand_sizes(unfixed)[2:] == [0, 0]
        for line in unfixed.lines[:-1]:
            for event in line["events"]:
                if event["heard_by"] is None or {2, 3} & set(event["heard_by"]):
                    told = " ".join(event["words"])
                    assert not any(str(face) in told for face in hidden)


def test_f9_a_record_may_say_a_second_beg_in_full() -> None:
    """F9, second_beg."""
    deal = Deal({}, "5S7D", ("2C3C4CADKDQDASKSQS",))
    for said in ("again", "beg_again"):
        asked = ruled("seven_up", deal, BEGGED, f"1 {said}", seats=4, second_beg="consent")
        assert (asked.to_act, asked.answers) == ([0], {"consent", "refuse"})


def test_f14_all_may_look_where_the_rule_is_off() -> None:
    """F14: look_early=all."""
    assert hand_sizes(ruled("seven_up", Deal({}, "5S"), seats=4, look_early="all")) == [6] * 4
    assert hand_sizes(ruled("af1814", Deal({}, "5S"), seats=4)) == [6] * 4
    assert hand_sizes(ruled("seven_up", Deal({}, "5S"), seats=3)) == [6] * 3


def test_f14_d24_with_four_all_get_the_further_cards() -> None:
    """F8, D24: or dealer and eldest only (run_to)."""
    run = ruled("af1814", Deal({}, "5H7S"), BEGGED, seats=4, second_beg="never")
    assert hand_sizes(run) == [9, 9, 9, 9]
    two = ruled("af1845", Deal({}, "5H7S"), BEGGED, seats=4, second_beg="never", run_to="two")
    # Only they have cards to discard then.
    assert two.to_act == [0, 1]
    assert hand_sizes(two) == [9, 9, 6, 6]


def test_f6_begging_is_once_a_hand() -> None:
    """F6, F9. §2 beg: 14."""
    for preset in OLD:
        assert ruled(preset, Deal({}, "5H7S"), BEGGED, "1 beg", second_beg="never").refused
        assert ruled(preset, Deal({}, "5H7S"), BEGGED, "1 beg", second_beg="consent").refused
        assert ruled(preset, Deal({}, "5H"), "1 beg, 0 give, 1 beg").refused
        assert ruled(preset, Deal({}, "5H"), "1 stand, 1 beg").refused


def test_f13_a_side_gets_one_point_though_it_has_two_players() -> None:
    """F7, F13: gift_to=all_opponents differs only with three."""
    assert ruled("seven_up", Deal({}, "5S"), "1 beg, 0 give", seats=4).scores == [0, 1, 0, 1]
    assert ruled("seven_up", Deal({}, "5S"), "1 beg, 0 give").scores == [0, 1]


def test_f14_a_gift_fixes_trumps_too() -> None:
    """F7, F14."""
    assert hand_sizes(ruled("seven_up", Deal({}, "5S"), "1 beg, 0 give", seats=4)) == [6, 6, 6, 6]


def test_what_is_done_for_one_who_says_nothing_in_time() -> None:
    """Section 12: eldest stands; the dealer gives, but runs where the gift would win."""
    assert str(there(ruled("af1807", Deal({}, "5S")).game.prompt(1)).default) == "stand"
    for points, word in ((8, "give"), (9, "run")):
        asked = ruled("af1807", *leading_up_to(0, points), Deal({}, "5S"), "1 beg")
        assert str(there(asked.game.prompt(0)).default) == word
    forbidden = ruled("seven_up", *leading_up_to(0, 6), Deal({}, "5S"), "1 beg").game.prompt(0)
    assert forbidden is not None
    assert str(forbidden.default) == "run"
