"""Section 7: what is done with the further cards."""

import pytest

from engine.cards import cards
from tests.rulings.all_fours.begged import BEGGED, hand_sizes
from tests.rulings.all_fours.written import Deal, Options, ruled, tricks


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
    assert ruled(preset, DISCARDING, BEGGED, **plain).to_act == [0, 1]
    assert ruled(preset, DISCARDING, BEGGED, "0 discard 3S8S7C", **plain).to_act == [1]
    assert ruled(preset, DISCARDING, BEGGED, "1 discard ASKSQS", **plain).to_act == [0]
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
    assert ruled("af1807", twice, BEGGED, **rules).to_act == [0, 1]
    discards = "1 discard 2D3D4D5D6D7D, 0 discard 2C3C4C5C6C7C"
    assert len(ruled("af1807", twice, BEGGED, discards, **rules).plays) == 6
    assert ruled("af1807", twice, BEGGED, "1 discard 2D3D4D", **rules).refused == "F12"


def test_f12_after_two_runs_six_are_discarded() -> None:
    """F12, D6: k = hand - 6."""
    hands = {1: "2D3D4D5D6D7D", 0: "2C3C4C5C6C7C"}
    twice = Deal(hands, "5H6H7S", ("8D9DTD8C9CTC", "JDQDKDJCQCKC"))
    rules: Options = {"second_beg": "never"}
    assert ruled("af1845", twice, BEGGED, "1 discard 2D3D4D", **rules).refused == "F12"
    assert ruled("af1845", twice, BEGGED, "1 discard 2D3D4D5D6D7D", **rules).to_act == [0]


def test_f12_four_discard_at_the_same_time() -> None:
    """F12."""
    asked = ruled("af1845", Deal({}, "5H7S"), BEGGED, seats=4, second_beg="never")
    assert asked.to_act == [0, 1, 2, 3]
    assert hand_sizes(asked) == [9, 9, 9, 9]


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
