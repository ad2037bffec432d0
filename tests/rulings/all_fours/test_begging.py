"""Section 7: begging, giving, running the cards, and what is done with the further cards."""

import pytest

from engine.cards import cards
from engine.contract.refusal import BadRules
from tests.rulings.all_fours.written import (
    OLD,
    Deal,
    Options,
    Ruling,
    leading_up_to,
    made,
    ruled,
    tricks,
)

BEGGED = "1 beg, 0 run"


def hand_sizes(ruling: Ruling) -> list[int]:
    """Return how many cards each seat sees in its own hand."""
    return [len(ruling.seen(seat).hand) for seat in range(ruling.game.seat_count)]


def trump_by(ruling: Ruling) -> str:
    """Return the suit that may be played to a plain lead beside the suit led (F16)."""
    led, others = "C", {face[1] for face in ruling.plays}
    (trump,) = others - {led}
    return trump


@pytest.mark.parametrize("preset", OLD)
def test_f6_standing_makes_the_turn_up_s_suit_trump(preset: str) -> None:
    """F6. §2 beg: 07 23 45 14."""
    deal = Deal({1: "2C", 0: "3C4C5D6D7H8S"}, "5H")
    assert ruled(preset, deal).answers == {"stand", "beg"}
    assert ruled(preset, deal).to_act == [1]
    assert trump_by(ruled(preset, deal, "1 stand, 1 2C")) == "H"


@pytest.mark.parametrize("preset", [*OLD, "seven_up", "trinidad"])
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


@pytest.mark.parametrize(
    ("preset", "seats"), [("af1807", 2), ("af1823", 2), ("af1814", 2), ("af1814", 4)]
)
def test_f8_three_more_cards_each_and_the_next_is_turned(preset: str, seats: int) -> None:
    """F8. §2 beg: 07 23 14. §2 new trump: 07 23 14."""
    taken = "ADKDQDACKCQCASKSQSJDTD9D"[: 6 * seats]
    deal = Deal({}, "5H7S", (taken,))
    run = ruled(preset, deal, BEGGED, "1 stand", seats=seats)
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
    turned = ruled("af1845", *acts, **rules)
    assert trump_by(turned) != "H"


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
    run = ruled("af1807", deal, BEGGED, "1 again, 0 consent, 1 stand")
    assert len(run.plays) == 15
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
    last = ruled("af1807", Deal({}, "5HJHJS"), BEGGED, "1 stand", **final)
    assert last.scores == [1, 0]


@pytest.mark.parametrize(
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
    deal = Deal({}, EXHAUSTED[seats][:-2] + "7S")
    played = ruled(preset, deal, BEGGED, seats=seats, **plain)
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


def test_f12_all_cards_are_kept_and_played() -> None:
    """F12, D6: after_run=keep. Nine tricks."""
    hands = {1: "ASKSQSJSTS9S", 0: "2C3C4C5C6C7C"}
    deal = Deal(hands, "5H7S", ("2D3D4D8C9C2H",))
    first = tricks((1, "ASKSQSJSTS9S2D3D"), (0, "2C3C4C5C6C7C8C9C"))
    assert ruled("af1807", deal, BEGGED, "1 stand", first).last["deal_scores"] == []
    assert ruled("af1807", deal, BEGGED, "1 stand", first, "1 4D, 0 2H").row == [0, 4]


DISCARDING = Deal({1: "ASKSQS2D3D4D", 0: "3S2C3C4C5C6C"}, "5H7S", ("JSTS5D8S7C8C",))


@pytest.mark.parametrize("preset", ["af1845", "seven_up", "seven_up_1876"])
def test_f12_every_player_discards_down_to_six(preset: str) -> None:
    """F12, D6: after_run=six. §2 beg: 45. At the same time, any cards, face down."""
    plain: Options = {"second_beg": "never", "bunch": False, "packet": 3}
    asked = ruled(preset, DISCARDING, BEGGED, **plain)
    assert asked.to_act == [0, 1]
    first = ruled(preset, DISCARDING, BEGGED, "0 discard 3S8S7C", **plain)
    assert first.to_act == [1]
    other = ruled(preset, DISCARDING, BEGGED, "1 discard ASKSQS", **plain)
    assert other.to_act == [0]
    both = ruled(preset, DISCARDING, BEGGED, "1 discard ASKSQS, 0 discard 3S8S7C", **plain)
    assert both.to_act == [1]
    assert both.plays == {"2D", "3D", "4D", "JS", "TS", "5D"}


@pytest.mark.parametrize("wrong", ["ASKS", "ASKSQS2D", "ASASKS", "ASKS3S"])
def test_f12_three_cards_of_one_s_own_are_discarded(wrong: str) -> None:
    """F12."""
    plain: Options = {"second_beg": "never", "packet": 3}
    assert ruled("af1845", DISCARDING, BEGGED, f"1 discard {wrong}", **plain).refused == "F12"


def test_f12_discards_are_hidden() -> None:
    """F12, section 12: nobody else hears of them."""
    rules: Options = {"second_beg": "never", "packet": 3}
    told = ruled("af1845", DISCARDING, BEGGED, "1 discard ASKSQS", **rules).lines[-2]
    for event in told["events"]:
        if event["heard_by"] != [1]:
            assert not any(face in word for face in ("AS", "KS", "QS") for word in event["words"])


def test_f12_d13_discards_are_out_of_play() -> None:
    """F12, D13: they count neither for High, Low, Jack nor Game, or as dealt (discards_count)."""
    hands = {1: "AS2D3D4D6D7D", 0: "KS3S2C3C4C5C"}
    deal = Deal(hands, "5H7S", ("5DJS9D4S6C7C",))
    discards = "1 discard ASJS9D, 0 discard 3S6C7C"
    # The dealer trumps the lead with the king and takes every trick.
    play = "1 2D, 0 KS", tricks((0, "4S2C3C4C5C"), (1, "3D4D5D6D7D"))
    rules: Options = {"second_beg": "never", "packet": 3}
    assert ruled("af1845", deal, BEGGED, discards, *play, **rules).row == [3, 0]
    counted = ruled("af1845", deal, BEGGED, discards, *play, discards_count=True, **rules)
    assert counted.row == [2, 1]


def test_f12_nine_are_kept_after_one_run_and_six_after_more() -> None:
    """F12, D6: after_run=keep9."""
    rules: Options = {"second_beg": "never", "after_run": "keep9"}
    once = ruled("af1807", Deal({}, "5H7S"), BEGGED, **rules)
    assert (once.to_act, len(once.plays)) == ([1], 9)
    hands = {1: "2D3D4D5D6D7D", 0: "2C3C4C5C6C7C"}
    twice = Deal(hands, "5H6H7S", ("8D9DTD8C9CTC", "JDQDKDJCQCKC"))
    asked = ruled("af1807", twice, BEGGED, **rules)
    assert asked.to_act == [0, 1]
    discards = "1 discard 2D3D4D5D6D7D, 0 discard 2C3C4C5C6C7C"
    assert len(ruled("af1807", twice, BEGGED, discards, **rules).plays) == 6
    short = ruled("af1807", twice, BEGGED, "1 discard 2D3D4D", **rules)
    assert short.refused == "F12"


def test_f12_after_two_runs_six_are_discarded() -> None:
    """F12, D6: k = hand - 6."""
    hands = {1: "2D3D4D5D6D7D", 0: "2C3C4C5C6C7C"}
    twice = Deal(hands, "5H6H7S", ("8D9DTD8C9CTC", "JDQDKDJCQCKC"))
    rules: Options = {"second_beg": "never"}
    assert ruled("af1845", twice, BEGGED, "1 discard 2D3D4D", **rules).refused == "F12"
    assert ruled("af1845", twice, BEGGED, "1 discard 2D3D4D5D6D7D", **rules).to_act == [0]


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
    refused = ruled("seven_up", *sweeps, Deal({}, "5S"), "1 beg, 0 give", seats=3)
    assert refused.refused == "F26"
    alone = ruled("seven_up", *sweeps, Deal({}, "5S"), "1 beg", seats=3, gift_to="eldest")
    assert alone.answers == {"give", "run"}


def test_f14_with_four_only_eldest_and_dealer_look_before_trumps_are_fixed() -> None:
    """F14: look_early=two."""
    deal = Deal({0: "2C3C", 1: "2D3D", 2: "AHKH", 3: "ACKC"}, "5S7D")
    dealt = ruled("seven_up", deal, seats=4)
    assert hand_sizes(dealt) == [6, 6, 0, 0]
    begged = ruled("seven_up", deal, "1 beg", seats=4)
    assert hand_sizes(begged) == [6, 6, 0, 0]
    stood = ruled("seven_up", deal, "1 stand", seats=4)
    assert {"AH", "KH"} <= set(map(str, stood.seen(2).hand))
    assert {"AC", "KC"} <= set(map(str, stood.seen(3).hand))
    run = ruled("seven_up", deal, BEGGED, seats=4)
    assert hand_sizes(run) == [9, 9, 9, 9]


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


def test_f14_all_may_look_where_the_rule_is_off() -> None:
    """F14: look_early=all."""
    dealt = ruled("seven_up", Deal({}, "5S"), seats=4, look_early="all")
    assert hand_sizes(dealt) == [6] * 4
    old = ruled("af1814", Deal({}, "5S"), seats=4)
    assert hand_sizes(old) == [6] * 4
    three = ruled("seven_up", Deal({}, "5S"), seats=3)
    assert hand_sizes(three) == [6] * 3


def test_f14_d24_with_four_all_get_the_further_cards() -> None:
    """F8, D24: or dealer and eldest only (run_to)."""
    run = ruled("af1814", Deal({}, "5H7S"), BEGGED, seats=4, second_beg="never")
    assert hand_sizes(run) == [9, 9, 9, 9]
    two = ruled("af1845", Deal({}, "5H7S"), BEGGED, seats=4, second_beg="never", run_to="two")
    # Only they have cards to discard then.
    assert two.to_act == [0, 1]
    assert hand_sizes(two) == [9, 9, 6, 6]


BUNCHED: Options = {"bunch": True, "second_beg": "never", "after_run": "keep"}


def test_bunch_asks_each_in_turn_after_a_run() -> None:
    """Section 5, bunch: eldest proposes, the cards are dealt again only if all agree."""
    deal = Deal({}, "5H7S")
    asked = ruled("seven_up", deal, BEGGED, **BUNCHED)
    assert (asked.to_act, asked.answers) == ([1], {"bunch", "object"})
    wanted = ruled("seven_up", deal, BEGGED, "1 bunch", **BUNCHED)
    assert (wanted.to_act, wanted.answers) == ([0], {"agree", "object"})
    again = ruled("seven_up", deal, BEGGED, "1 bunch, 0 agree", **BUNCHED)
    assert again.to_act == [-1]
    same = ruled("seven_up", deal, BEGGED, "1 bunch, 0 agree", Deal({}, "5S"), **BUNCHED)
    assert (same.to_act, same.answers) == ([1], {"stand", "beg"})
    for kept in ("1 object", "1 bunch, 0 object"):
        played = ruled("seven_up", deal, BEGGED, kept, **BUNCHED)
        assert (played.to_act, len(played.plays)) == ([1], 9)


def test_bunch_is_for_two_at_seven_up_and_for_nobody_in_the_old_texts() -> None:
    """Section 3, bunch."""
    assert ruled("seven_up", Deal({}, "5H7S"), BEGGED).answers == {"bunch", "object"}
    assert ruled("seven_up", Deal({}, "5H7S"), BEGGED, seats=3).to_act == [0, 1, 2]
    assert ruled("af1845", Deal({}, "5H7S"), BEGGED, second_beg="never").to_act == [0, 1]
    assert len(ruled("af1807", Deal({}, "5H7S"), BEGGED, second_beg="never").plays) == 9


def test_bunch_is_for_the_numbers_of_players_that_are_named() -> None:
    """Section 5, bunch, bunch_players."""
    three: Options = {"bunch_players": [3], "second_beg": "never"}
    assert ruled("seven_up", Deal({}, "5H7S"), BEGGED, **three).to_act == [0, 1]
    asked = ruled("seven_up", Deal({}, "5H7S"), BEGGED, seats=3, **three)
    assert (asked.to_act, asked.answers) == ([1], {"bunch", "object"})
    with pytest.raises(BadRules) as refusal:
        ruled("seven_up", bunch_players=[5])
    assert refusal.value.parameters == ("bunch_players",)


def test_bunch_needs_everybody() -> None:
    """Section 5, bunch."""
    rules: Options = {**BUNCHED, "look_early": "all"}
    deal = Deal({}, "5H7S")
    two = ruled("af1814", deal, BEGGED, "1 bunch, 2 agree", seats=4, **rules)
    assert two.to_act == [3]
    assert ruled("af1814", deal, BEGGED, "1 bunch, 2 agree, 3 object", seats=4, **rules).plays
    every = ruled("af1814", deal, BEGGED, "1 bunch, 2 agree, 3 agree, 0 agree", seats=4, **rules)
    assert every.to_act == [-1]


def test_f11_a_bunch_voids_the_turned_jack_with_foster() -> None:
    """F11: exhaust_keep=false."""
    deal = Deal({}, "JH7S")
    assert ruled("seven_up", deal, BEGGED, **BUNCHED).scores == [1, 0]
    acts = deal, BEGGED, "1 bunch, 0 agree"
    assert ruled("seven_up", *acts, exhaust_keep=False, **BUNCHED).scores == [0, 0]
    assert ruled("seven_up", *acts, exhaust_keep=True, **BUNCHED).scores == [1, 0]


def test_f6_begging_is_once_a_hand() -> None:
    """F6, F9. §2 beg: 14."""
    for preset in OLD:
        assert ruled(preset, Deal({}, "5H7S"), BEGGED, "1 beg", second_beg="never").refused
        assert ruled(preset, Deal({}, "5H7S"), BEGGED, "1 beg", second_beg="consent").refused
        assert ruled(preset, Deal({}, "5H"), "1 beg, 0 give, 1 beg").refused
        assert ruled(preset, Deal({}, "5H"), "1 stand, 1 beg").refused


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


def test_f12_four_discard_at_the_same_time() -> None:
    """F12."""
    asked = ruled("af1845", Deal({}, "5H7S"), BEGGED, seats=4, second_beg="never")
    assert asked.to_act == [0, 1, 2, 3]
    assert hand_sizes(asked) == [9, 9, 9, 9]


def test_f13_a_side_gets_one_point_though_it_has_two_players() -> None:
    """F7, F13: gift_to=all_opponents differs only with three."""
    assert ruled("seven_up", Deal({}, "5S"), "1 beg, 0 give", seats=4).scores == [0, 1, 0, 1]
    assert ruled("seven_up", Deal({}, "5S"), "1 beg, 0 give").scores == [0, 1]


def test_f14_a_gift_fixes_trumps_too() -> None:
    """F7, F14."""
    given = ruled("seven_up", Deal({}, "5S"), "1 beg, 0 give", seats=4)
    assert hand_sizes(given) == [6, 6, 6, 6]


def test_what_is_done_for_one_who_says_nothing_in_time() -> None:
    """Section 12: eldest stands; the dealer gives, but runs where the gift would win."""
    silent = ruled("af1807", Deal({}, "5S")).game.prompt(1)
    assert silent is not None
    assert str(silent.default) == "stand"
    for points, word in ((8, "give"), (9, "run")):
        asked = ruled("af1807", *leading_up_to(0, points), Deal({}, "5S"), "1 beg")
        prompt = asked.game.prompt(0)
        assert prompt is not None
        assert str(prompt.default) == word
    forbidden = ruled("seven_up", *leading_up_to(0, 6), Deal({}, "5S"), "1 beg").game.prompt(0)
    assert forbidden is not None
    assert str(forbidden.default) == "run"


@pytest.mark.parametrize(
    ("held", "run", "gone"),
    [
        ("AS2S3SKD7D9C", "2H3H4H", "2H3H4H"),
        ("AS2S3SAHKHQH", "JHTH9S", "QHJHTH"),
        ("AS2S3S6S7S8S", "9STS3H", "3H2S3S"),
    ],
)
def test_what_is_put_aside_for_one_who_says_nothing_in_time(held: str, run: str, gone: str) -> None:
    """F12, section 12: the lowest cards that are no trumps, and trumps only where these run out."""
    deal = Deal({1: held}, "5H5S", (run,))
    asked = ruled("af1845", deal, BEGGED, second_beg="never", packet=3).game.prompt(1)
    assert asked is not None
    assert asked.default is not None
    assert set(asked.default.cards) == set(cards(gone))
