"""Section 7: running the cards, what turned Jacks score, and a pack that runs out."""

import pytest

from engine.cards import cards
from engine.contract.refusal import BadRules
from tests.each import each
from tests.rulings.all_fours.begged import BEGGED, trump_by
from tests.rulings.all_fours.written import OLD, Deal, Options, leading_up_to, made, ruled


@pytest.mark.parametrize(
    ("preset", "seats"), [("af1807", 2), ("af1823", 2), ("af1814", 2), ("af1814", 4)]
)
def test_f8_three_more_cards_each_and_the_next_is_turned(preset: str, seats: int) -> None:
    """F8. §2 beg: 07 23 14. §2 new trump: 07 23 14."""
    taken = "ADKDQDACKCQCASKSQSJDTD9D"[: 6 * seats]
    run = ruled(preset, Deal({}, "5H7S", (taken,)), BEGGED, "1 stand", seats=seats)
    assert run.to_act == [1]
    assert len(run.plays) == 9
    assert {"AD", "KD", "QD"} <= run.plays
    assert not {"5H", "7S"} & run.plays
    assert run.scores == [0] * seats


@pytest.mark.parametrize("preset", OLD)
def test_f8_another_suit_is_trump(preset: str) -> None:
    """F8. §2 new trump: 07 23 14. 1845 does not say; it is treated alike (D9)."""
    deal = Deal({1: "2C", 0: "3C4C5D6D7H8S"}, "5H7S", ("ADKDQDJD9DTD",))
    discards = "1 discard ADKDQD, 0 discard JD9DTD" if preset == "af1845" else ""
    led = ruled(preset, deal, BEGGED, discards, "1 2C", second_beg="never", packet=3)
    assert trump_by(led) == "S"


@pytest.mark.parametrize("preset", ["af1807", "af1823", "af1814"])
def test_f8_the_suit_of_the_first_turn_up_is_run_again(preset: str) -> None:
    """F8. §2 new trump: 07 23 14. Until a suit shows that differs from the first."""
    deal = Deal({1: "2C", 0: "3C4C5D6D7H8S"}, "5H6H8H7D")
    run = ruled(preset, deal, BEGGED, second_beg="never")
    assert run.to_act == [1]
    assert len(run.plays) == 15
    assert not {"5H", "6H", "8H", "7D"} & run.plays
    led = ruled(preset, deal, BEGGED, "1 2C", second_beg="never")
    assert "5D" in led.plays
    assert not {"7H", "8S"} & led.plays


def test_f8_packets_of_three_or_singly() -> None:
    """F3, F8, packet, D20. What is dealt comes in packets of three, or singly as in 1845."""
    deal = Deal({}, "5H7S", ("ADKDQDACKCQC",))
    by_threes = ruled("af1807", deal, BEGGED, second_beg="never").plays
    assert by_threes & set(map(str, cards("ADKDQDACKCQC"))) == {"AD", "KD", "QD"}
    singly = ruled("af1807", deal, BEGGED, second_beg="never", packet=1).plays
    assert singly & set(map(str, cards("ADKDQDACKCQC"))) == {"AD", "QD", "KC"}
    with pytest.raises(BadRules) as refusal:
        ruled("af1807", packet=2)
    assert refusal.value.parameters == ("packet",)


def test_f8_d9_the_trump_stays_where_three_cards_are_only_exchanged() -> None:
    """F8, D9: run_new_trump."""
    deal = Deal({1: "2C", 0: "3C4C5D6D7H8S"}, "5H", ("ADKDQDJD9DTD",))
    acts = deal, BEGGED, "1 discard ADKDQD, 0 discard JD9DTD, 1 2C"
    rules: Options = {"second_beg": "never", "packet": 3}
    assert trump_by(ruled("af1845", *acts, run_new_trump=False, **rules)) == "H"
    assert trump_by(ruled("af1845", *acts, **rules)) != "H"


@pytest.mark.parametrize("preset", OLD)
def test_f9_another_run_needs_both(preset: str) -> None:
    """F9. §2 beg: 07 23 45 14. Begging is once a hand unless both agree; refusal costs nothing."""
    deal = Deal({}, "5H7S6H", ("ADKDQDACKCQC",))
    asked = ruled(preset, deal, BEGGED, second_beg="consent")
    assert (asked.to_act, asked.answers) == ([1], {"again", "stand"})
    wanted = ruled(preset, deal, BEGGED, "1 again", second_beg="consent")
    assert (wanted.to_act, wanted.answers) == ([0], {"consent", "refuse"})
    refused = ruled(
        preset, deal, BEGGED, "1 again, 0 refuse", second_beg="consent", after_run="keep"
    )
    assert refused.scores == [0, 0]
    assert refused.to_act == [1]
    assert len(refused.plays) == 9
    again = ruled(
        preset, deal, BEGGED, "1 again, 0 consent, 1 stand", second_beg="consent", after_run="keep"
    )
    assert len(again.plays) == 12
    assert again.scores == [0, 0]


def test_f9_a_second_run_goes_on_until_the_suit_is_not_the_current_trump() -> None:
    """F9: which may be the suit that was turned first."""
    deal = Deal({1: "2C", 0: "3C4C5D6D7H8S"}, "5H7S9S6H")
    assert len(ruled("af1807", deal, BEGGED, "1 again, 0 consent, 1 stand").plays) == 15
    led = ruled("af1807", deal, BEGGED, "1 again, 0 consent, 1 stand, 1 2C")
    assert "7H" in led.plays
    assert not {"5D", "8S"} & led.plays


def test_f9_d10_each_consent_is_for_one_run() -> None:
    """F9, D10."""
    deal = Deal({}, "5H7S6H")
    assert ruled("af1807", deal, BEGGED, "1 again, 0 consent").answers == {"again", "stand"}


@pytest.mark.parametrize("preset", ["af1807", "seven_up", "trinidad"])
def test_f9_no_second_beg(preset: str) -> None:
    """F9, D10: second_beg. Eldest may not refuse the new trump."""
    deal = Deal({}, "5H7S")
    plain: Options = {"second_beg": "never", "after_run": "keep", "bunch": False}
    run = ruled(preset, deal, BEGGED, **plain)
    assert run.to_act == [1]
    assert len(run.plays) == 9
    assert run.answers.isdisjoint({"again", "beg", "stand"})
    assert ruled(preset, deal, BEGGED, "1 again", **plain).refused is not None


def test_f10_the_first_jack_and_the_one_that_makes_trump_score() -> None:
    """F10, D8: turn_scoring=first_final."""
    chain = Deal({}, "5HJHJS")
    assert ruled("af1807", chain, BEGGED).scores == [1, 0]
    first = Deal({}, "JH5S")
    assert ruled("af1807", first).scores == [1, 0]
    assert ruled("af1807", first, BEGGED).scores == [1, 0]
    both = Deal({}, "JH6H2H5H9HJD")
    assert ruled("af1807", both, BEGGED).scores == [2, 0]


def test_f10_every_turned_jack_scores() -> None:
    """F10, D8: turn_scoring=each."""
    chain = Deal({}, "5HJHJS")
    assert ruled("af1807", chain, BEGGED, turn_scoring="each").scores == [2, 0]
    assert ruled("af1807", Deal({}, "JH5S"), BEGGED, turn_scoring="each").scores == [1, 0]


def test_f10_only_the_jack_that_makes_trump_scores() -> None:
    """F10, D8: turn_scoring=final. It is credited when it makes trump."""
    final: Options = {"turn_scoring": "final"}
    assert ruled("af1807", Deal({}, "JH5S"), **final).scores == [0, 0]
    assert ruled("af1807", Deal({}, "JH5S"), "1 stand", **final).scores == [1, 0]
    assert ruled("af1807", Deal({}, "JH5S"), BEGGED, **final).scores == [0, 0]
    assert ruled("af1807", Deal({}, "JH5S"), "1 beg, 0 give", **final).scores == [1, 1]
    assert ruled("af1807", Deal({}, "5HJHJS"), BEGGED, "1 stand", **final).scores == [1, 0]


@each(
    ("preset", "turns", "points"),
    [
        ("trinidad", "AH", 1),
        ("trinidad", "6H", 2),
        ("trinidad", "JH", 3),
        ("trinidad", "2H", 0),
        ("trinidad", "KH", 0),
        ("tobago", "AH", 1),
        ("tobago", "2H", 2),
        ("tobago", "JH", 3),
        ("tobago", "6H", 0),
        ("seven_up", "AH", 0),
        ("seven_up", "6H", 0),
        ("seven_up", "2H", 0),
    ],
)
def test_f10_values_of_the_turn_up(preset: str, turns: str, points: int) -> None:
    """F5, F10: turn_points."""
    assert ruled(preset, Deal({}, turns)).scores == [points, 0]


def test_f10_in_trinidad_each_turned_card_of_value_scores() -> None:
    """F10: also of a repeated suit."""
    assert ruled("trinidad", Deal({}, "6HJHAHAS"), BEGGED).scores == [2 + 3 + 1 + 1, 0]
    pairs = ruled("trinidad", Deal({}, "6HJHAS"), "3 beg, 0 run", seats=4)
    assert pairs.scores == [2 + 3 + 1, 0, 2 + 3 + 1, 0]


EXHAUSTED = {2: "JH2H3H4H5H6H", 3: "JH2H3H4H", 4: "JH2H3H"}
"""The Jack first, then as many runs as the pack has cards for, always of the first suit."""


@pytest.mark.parametrize(("seats", "left"), [(2, 4), (3, 3), (4, 1)])
def test_f11_a_hand_for_which_the_pack_is_too_small_is_thrown_in(seats: int, left: int) -> None:
    """F11, D7: the same dealer deals again, points marked stand, and no gift can be claimed."""
    preset = {2: "af1807", 3: "seven_up", 4: "af1814"}[seats]
    plain: Options = {"second_beg": "never", "bunch": False, "after_run": "keep"}
    turns = EXHAUSTED[seats]
    turned = len(turns) // 2
    assert 52 - 6 * seats - turned - 3 * seats * (turned - 1) == left
    thrown = ruled(preset, Deal({}, turns), BEGGED, seats=seats, exhaust_keep=True, **plain)
    assert thrown.to_act == [-1]
    assert thrown.scores == {2: [1, 0], 3: [1, 0, 0], 4: [1, 0, 1, 0]}[seats]
    again = ruled(
        preset, Deal({}, turns), BEGGED, Deal({}, "5S"), seats=seats, exhaust_keep=True, **plain
    )
    assert (again.to_act, again.answers) == ([1], {"stand", "beg"})
    assert again.scores == thrown.scores
    voided = ruled(preset, Deal({}, turns), BEGGED, seats=seats, exhaust_keep=False, **plain)
    assert voided.to_act == [-1]
    assert voided.scores == [0] * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_f11_the_last_run_may_still_make_a_trump(seats: int) -> None:
    """F11: five, three or two runs."""
    preset = {2: "af1807", 3: "seven_up", 4: "af1814"}[seats]
    plain: Options = {"second_beg": "never", "bunch": False, "after_run": "keep"}
    runs = len(EXHAUSTED[seats]) // 2 - 1
    played = ruled(preset, Deal({}, EXHAUSTED[seats][:-2] + "7S"), BEGGED, seats=seats, **plain)
    assert played.to_act == [1]
    assert len(played.plays) == 6 + 3 * runs


def test_f11_nothing_but_another_deal_follows_when_the_pack_runs_out() -> None:
    """F11, D7: exhaust has one value."""
    assert (
        ruled("af1807", exhaust="redeal_same").game.variant.rules
        == ruled("af1807").game.variant.rules
    )
    with pytest.raises(BadRules) as refusal:
        ruled("af1807", exhaust="pass_on")
    assert refusal.value.parameters == ("exhaust",)


def test_f8_three_players_are_dealt_to_in_turn() -> None:
    """F3, F8: from the dealer's left."""
    deal = Deal({}, "5H7S", ("ADKDQDACKCQCASKSQS",))
    run = ruled("seven_up", deal, BEGGED, seats=3, dealer=0, after_run="keep")
    held = [set(map(str, run.seen(seat).hand)) for seat in range(3)]
    assert {"AD", "KD", "QD"} <= held[1]
    assert {"AC", "KC", "QC"} <= held[2]
    assert {"AS", "KS", "QS"} <= held[0]


def test_f10_a_turned_card_that_reaches_the_target_ends_the_game_amid_a_run() -> None:
    """F5, F10, F25: at once, though the suit would be run again; and it may pass the target."""
    up_to = leading_up_to(12, 0)
    won = ruled("trinidad", *up_to, Deal({}, "5HJHKS"), BEGGED)
    assert (won.scores, won.winners, won.to_act) == ([15, 0], [0], [])


def test_f11_points_kept_of_a_hand_thrown_in_are_in_the_sum_of_the_rows() -> None:
    """F11."""
    thrown = Deal({}, EXHAUSTED[2]), BEGGED
    after = ruled("af1807", *thrown, made(4, 1, 0), second_beg="never")
    assert after.scores == [1, 4]
    rows = after.last["deal_scores"]
    assert [sum(row[seat] for row in rows) for seat in (0, 1)] == [1, 4]
