"""Section 6: the pack, the deal and the turn-up; F27, what cannot happen."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from engine.cards import Card, Unreadable, cards, pack, spell
from engine.contract.refusal import BadRules
from engine.contract.variant import Option
from engine.games.catalogue import variant
from engine.records.record import read_record
from engine.records.replay import replay
from tests.each import each
from tests.rulings.all_fours.written import OLD, Deal, Options, leading_up_to, made, ruled, tricks

SEATS = {
    "af1807": (2,),
    "af1823": (2,),
    "af1845": (2, 4),
    "af1814": (2, 4),
    "seven_up": (2, 3, 4),
    "seven_up_1876": (2, 3, 4),
    "trinidad": (2, 4),
    "tobago": (2, 4),
    "yorkshire": (4,),
    "lancashire": (4,),
    "pitch": (2, 3, 4, 5, 6, 7),
}
TARGETS = {"af1807": 10, "af1823": 10, "af1845": 10, "af1814": 7, "seven_up_1876": 7}


def dealt(preset: str, text: str, seats: int = 2) -> list[dict[str, Any]]:
    record = {"variant": preset, "seats": seats, "dealer": 0, "actions": [[-1, text]]}
    return list(replay(read_record(record), Random(0)))


def in_order(hand: int, seats: int, faces: str) -> str:
    """Write a deal of hands of one size from a pack as it lies."""
    row = cards(faces)
    hands = [spell(row[hand * seat : hand * (seat + 1)]) for seat in range(seats)]
    return " ".join(["deal", *hands, spell(row[hand * seats :])])


WHOLE = spell(pack())


@each("preset", SEATS)
def test_these_numbers_play(preset: str) -> None:
    """§2 players: 07 23 45 14. The first two texts know two players only, the others pairs."""
    for seats in range(2, 8):
        if seats in SEATS[preset]:
            assert ruled(preset, seats=seats, dealer=seats - 1).to_act == [-1]
        else:
            with pytest.raises(BadRules):
                ruled(preset, seats=seats)


@pytest.mark.parametrize("preset", ["af1845", "af1814", "seven_up"])
def test_four_play_in_pairs(preset: str) -> None:
    """§2 players: 45 14, teams. Partners sit opposite and have one score."""
    swept = tuple(made(4, at % 2 * 2, at, seats=4) for at in range(3))
    assert ruled(preset, swept[0], seats=4).scores == [4, 0, 4, 0]
    last = ruled(preset, *swept[: 3 if preset == "af1845" else 2], seats=4).last
    assert last["outcome"]["sides"] == [[0, 2], [1, 3]]
    assert last["outcome"]["winners"] == [0, 2]
    assert last["outcome"]["places"] == [1, 2, 1, 2]
    with pytest.raises(BadRules) as refusal:
        ruled(preset, seats=4, teams="none")
    assert refusal.value.parameters == ("teams",)


def test_who_may_play_is_a_parameter() -> None:
    """Section 4: players_allowed."""
    three = ruled("af1807", Deal({}, "5S"), seats=3, players_allowed=[2, 3])
    assert (three.to_act, three.answers) == ([1], {"stand", "beg"})
    assert len(three.seen(None).sides) == 3
    # Whoever sits down, five cannot play with a turn-up.
    for numbers in ([], [1, 5], [5]):
        wrong: Options = {"players_allowed": numbers, "players": 5}
        with pytest.raises(BadRules) as refusal:
            ruled("af1807", **wrong)
        assert "players_allowed" in refusal.value.parameters


def test_three_play_each_alone() -> None:
    last = ruled("seven_up", made(4, 2, 0, seats=3), made(4, 2, 1, seats=3), seats=3).last
    assert last["outcome"]["sides"] == [[0], [1], [2]]
    assert last["outcome"]["winners"] == [2]
    assert last["outcome"]["places"] == [2, 2, 1]


@each("preset", [*OLD, "seven_up", "seven_up_1876", "trinidad"])
def test_f1_the_whole_pack_is_dealt(preset: str) -> None:
    """F1. §2 pack: 07 23 45 14 76. A pack without its sixes and sevens is not All Fours."""
    assert dealt(preset, in_order(6, 2, WHOLE))[-1]["deal_scores"] == []
    stripped = spell(face for face in pack() if face.rank not in {6, 7})
    for short in (stripped, WHOLE[2:], WHOLE[:-2], WHOLE[:-2] + WHOLE[:2]):
        with pytest.raises(Unreadable):
            dealt(preset, in_order(6, 2, short))


@each(("lower", "higher"), list(pairwise("23456789TJQKA")))
def test_f1_the_ace_is_high_and_the_deuce_low(lower: str, higher: str) -> None:
    """F1, F17."""
    deal = Deal({1: f"{lower}C", 0: f"{higher}C"}, "5S")
    assert ruled("af1807", deal, f"1 stand, 1 {lower}C, 0 {higher}C").to_act == [0]
    deal = Deal({1: f"{higher}C", 0: f"{lower}C"}, "5S")
    assert ruled("af1807", deal, f"1 stand, 1 {higher}C, 0 {lower}C").to_act == [1]


def test_f2_the_deal_passes_to_the_left() -> None:
    """F2. With two alternately."""
    assert ruled("af1807", made(0, 1, 0), Deal({}, "5S"), "0 stand, 0 2H", dealer=0).to_act == [1]
    assert ruled("af1807", made(0, 0, 1), Deal({}, "5S"), dealer=1).to_act == [1]
    first = made(4, 3, 2, seats=4)
    assert ruled("af1814", Deal({}, "5S"), seats=4, dealer=2).to_act == [3]
    assert ruled("af1814", first, Deal({}, "5S"), seats=4, dealer=2).to_act == [0]
    first = made(4, 2, 0, seats=3)
    assert ruled("seven_up", first, Deal({}, "5S"), seats=3).to_act == [2]


def test_f2_the_deal_passes_to_the_right_where_the_game_goes_round_that_way() -> None:
    """F2, rotation."""
    first = made(4, 3, 0, seats=4, places=-1)
    assert ruled("trinidad", Deal({}, "5S"), seats=4).to_act == [3]
    assert ruled("trinidad", first, seats=4).scores == [0, 4, 0, 4]
    assert ruled("trinidad", first, Deal({}, "5S"), seats=4).to_act == [2]
    assert ruled("trinidad", Deal({}, "5S"), seats=4, rotation="cw").to_act == [1]
    turned = ruled("af1814", Deal({3: "2C"}, "5S"), "3 stand, 3 2C", seats=4, rotation="ccw")
    assert turned.to_act == [2]


PLACES = [(preset, seats) for preset, allowed in SEATS.items() for seats in allowed]
LOWEST_DEALS = {"af1845"}
"""The presets in which the lowest card deals first."""


def first_dealer(preset: str, *cut: str, drawn: int = 0, **options: Option) -> int:
    """Return who deals first once the seats have cut these cards."""
    seats = len(cut)
    ruling = ruled(preset, f"-1 cut {' '.join(cut)}", seats=seats, dealer=drawn, **options)
    assert (ruling.refused, ruling.to_act) == (None, [-1])
    return ruling.seen(None).dealer


@each(("preset", "seats"), [*PLACES, ("auction_pitch", 7)])
def test_f2_the_highest_or_the_lowest_card_deals_first(preset: str, seats: int) -> None:
    """F2, D20. §2 cut: 07 23 45 14. The lowest in 1845, the highest in all others."""
    cut = ["3D", "QC", "9H", "5S", "6D", "TC", "4H"][:seats]
    deals = 0 if preset in LOWEST_DEALS else 1
    assert first_dealer(preset, *cut, drawn=1 - deals) == deals
    assert first_dealer(preset, *reversed(cut), drawn=deals) == seats - 1 - deals


def test_f2_the_ace_is_the_highest_card_of_the_cut_and_the_deuce_the_lowest() -> None:
    """F1, F2."""
    assert first_dealer("af1807", "AC", "KS", drawn=1) == 0
    assert first_dealer("af1807", "2S", "3C") == 1
    assert first_dealer("af1845", "AC", "KS") == 1
    assert first_dealer("af1845", "2S", "3C", drawn=1) == 0


@each("preset", [*OLD, "seven_up"])
def test_f2_equal_cards_are_cut_again(preset: str) -> None:
    """F2. No suit is above another."""
    for first, second in (("7S", "7C"), ("7C", "7S")):
        assert ruled(preset, f"-1 cut {first} {second}").refused == "F2"
        highest = first_dealer(preset, f"{first}3D", f"{second}9D", cut="high")
        assert highest == first_dealer(preset, f"{first}9D", f"{second}3D", cut="low") == 1
    assert ruled(preset, "-1 cut 7S3D 7C3H").refused == "F2"
    assert first_dealer(preset, "7S3DAC", "7C3HKC", drawn=1, cut="high") == 0
    # The cards are put back, so one may be cut a second time.
    assert first_dealer(preset, "7S7C", "7CQS", cut="high") == 1


def test_f2_only_those_cut_again_whose_equal_cards_would_deal() -> None:
    """F2."""
    for cut, right in (("high", "QS2H 4C QD3H"), ("low", "4SKH QC 4DAH")):
        assert first_dealer("seven_up", *right.split(), cut=cut) == (2 if cut == "high" else 0)
    # Of the others it does not matter who is equal.
    assert first_dealer("seven_up", "4C", "4D", "QS", cut="high") == 2
    assert first_dealer("seven_up", "QC", "QD", "4S", cut="low") == 2
    for wrong in ("QS 4C QD", "QS2H 4C5C QD3H", "QS 4C QD3H", "QS2H 4C QD2C", "KS2H 4C QD3H"):
        assert ruled("seven_up", f"-1 cut {wrong}", seats=3).refused == "F2"
    # Of four who cut equal cards two are equal again.
    assert first_dealer("seven_up", "QS2H", "QC9HAS", "QD9CKS", "QH8C", cut="high") == 1


def test_f2_a_cut_decides_instead_of_what_the_record_says() -> None:
    """F2. Where nobody cuts, it stands as the record has it."""
    assert ruled("af1807", Deal({}, "5S"), dealer=1).to_act == [0]
    assert ruled("af1807", "-1 cut AS 2C", Deal({}, "5S"), dealer=1).to_act == [1]
    assert ruled("seven_up", "-1 cut 9S 2C AD", Deal({}, "5S"), seats=3).to_act == [0]
    after = ruled("af1807", "-1 cut AS 2C", made(0, 1, 0), Deal({}, "5S"), dealer=1)
    assert (after.to_act, after.seen(None).dealer) == ([0], 1)


def test_f2_the_cards_that_were_cut_are_dealt_like_any_others() -> None:
    """F1, F2."""
    dealt = ruled("af1807", "-1 cut AS 2S", Deal({0: "AS", 1: "2S"}, "5S"), "1 stand")
    assert "2S" in dealt.plays
    for seat in (0, 1, None):
        assert dealt.seen(seat).cut == ((Card("S", 14),), (Card("S", 2),))


def test_f2_the_deal_is_cut_for_once_and_before_the_first() -> None:
    """F2."""
    assert ruled("af1807", "-1 cut AS 2C, -1 cut AS 2C").refused == "F2"
    assert ruled("af1807", made(0, 1, 0), "-1 cut AS 2C").refused == "F2"
    assert ruled("af1807", Deal({}, "5S"), "-1 cut AS 2C").refused == "turn"
    passed = ", ".join(f"{seat} bid pass" for seat in (1, 2, 3, 0))
    assert ruled("auction_pitch", Deal({}), passed, seats=4, all_pass="redeal").to_act == [-1]
    again = ruled(
        "auction_pitch", Deal({}), f"{passed}, -1 cut AS 2C 3C 4C", seats=4, all_pass="redeal"
    )
    assert again.refused == "F2"


@each("cut", ["AS", "AS 2C 3C", "AS AS", "AS2C", "AS ZZ", "AS **", ""])
def test_f2_a_cut_is_a_card_for_each(cut: str) -> None:
    """F2."""
    with pytest.raises(Unreadable):
        ruled("af1807", f"-1 cut {cut}".strip())


def test_f2_either_end_may_be_agreed_on() -> None:
    """F2, D20. §2 cut: 07 14."""
    for preset in OLD:
        assert first_dealer(preset, "9S", "4C", cut="high", drawn=1) == 0
        assert first_dealer(preset, "9S", "4C", cut="low") == 1
    with pytest.raises(BadRules) as refusal:
        ruled("af1807", cut="middle")
    assert refusal.value.parameters == ("cut",)


@each(("preset", "seats"), PLACES)
def test_f3_six_cards_each(preset: str, seats: int) -> None:
    """F3. §2 deal: 07 23 45 14 76."""
    assert ruled(preset, Deal({}, "5S"), seats=seats).refused is None
    for wrong in (5, 7):
        with pytest.raises(Unreadable):
            dealt(preset, in_order(wrong, seats, WHOLE), seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_f3_the_card_after_the_hands_is_turned_up(seats: int) -> None:
    """F3. §2 turn-up: 07 23 45 14 76. The 13th card with two, the 19th with three, the 25th."""
    presets = {2: (*OLD, "seven_up_1876"), 3: ("seven_up",), 4: ("af1845", "af1814")}[seats]
    deal = Deal({1: "2C", 2 % seats: "9C3H4D"}, "5H")
    for preset in presets:
        plays = ruled(preset, deal, "1 stand, 1 2C", seats=seats).plays
        assert {"9C", "3H"} <= plays
        assert "4D" not in plays


@pytest.mark.parametrize("preset", OLD)
def test_f4_the_turn_up_is_in_no_hand_and_never_counts(preset: str) -> None:
    """F4, D12."""
    high = Deal({1: "KS2H3H4H5H6H", 0: "QS2C3C4C5C6C"}, "AS")
    play = "1 stand", tricks((1, "KS2H3H4H5H6H"), (0, "QS2C3C4C5C6C"))
    assert ruled(preset, high, *play).row == [1, 2]
    low = Deal({1: "AS2H3H4H5H6H", 0: "3S2C3C4C5C6C"}, "2S")
    play = "1 stand", tricks((1, "AS2H3H4H5H6H"), (0, "3S2C3C4C5C6C"))
    assert ruled(preset, low, *play).row == [1, 2]
    game = Deal({1: "3S2H3H4H5H6H", 0: "2C3C4C5C6C7C"}, "TS")
    play = "1 stand", tricks((1, "3S2H3H4H5H6H"), (0, "2C3C4C5C6C7C"))
    assert ruled(preset, game, *play).row == [0, 2]


@each("preset", [*OLD, "seven_up", "seven_up_1876"])
def test_f5_a_turned_jack_is_a_point_for_the_dealer_at_once(preset: str) -> None:
    """F5. §2 turned Jack: 07 23 45 14."""
    turned = ruled(preset, Deal({}, "JS"))
    assert turned.scores == [1, 0]
    assert (turned.to_act, turned.answers) == ([1], {"stand", "beg"})
    assert ruled(preset, Deal({}, "JS"), dealer=1).scores == [0, 1]
    for other in ("QS", "AS", "2S", "6S", "TS"):
        assert ruled(preset, Deal({}, other)).scores == [0, 0]


def test_f5_the_point_is_the_side_s() -> None:
    """F5."""
    assert ruled("af1814", Deal({}, "JS"), seats=4, dealer=3).scores == [0, 1, 0, 1]
    assert ruled("seven_up", Deal({}, "JS"), seats=3, dealer=2).scores == [0, 0, 1]


@pytest.mark.parametrize("preset", OLD)
def test_f5_a_turned_jack_is_not_in_play(preset: str) -> None:
    """F4, F5: nobody makes Jack, and the dealer keeps its point."""
    deal = Deal({1: "ASKSQSTS9S8S", 0: "2C3C4C5C6C7C"}, "JS")
    whole = ruled(preset, deal, "1 stand", tricks((1, "ASKSQSTS9S8S"), (0, "2C3C4C5C6C7C")))
    assert (whole.scores, whole.row) == ([1, 3], [1, 3])


@each("preset", TARGETS)
def test_f5_a_turned_jack_that_reaches_the_target_ends_the_game(preset: str) -> None:
    """F5, F25. §2 game: 07 23 45 14 76. Ten points, seven in 1814, and not one less."""
    target = TARGETS[preset]
    nearly = ruled(preset, leading_up_to(target - 2, 0), Deal({}, "JS"), game_tie="none")
    assert nearly.scores == [target - 1, 0]
    assert nearly.last["over"] is False
    won = ruled(preset, leading_up_to(target - 1, 0), Deal({}, "JS"), game_tie="none")
    assert won.scores == [target, 0]
    assert (won.last["over"], won.winners, won.to_act) == (True, [0], [])


@pytest.mark.parametrize("preset", OLD)
def test_f27_surplus_cards_cannot_be_dealt(preset: str) -> None:
    """F27. §2 too many cards: 07 23 45 14. A deal of a surplus card is no deal."""
    row = cards(WHOLE)
    surplus = " ".join(["deal", spell(row[:7]), spell(row[7:13]), spell(row[13:])])
    with pytest.raises(Unreadable):
        dealt(preset, surplus)


@pytest.mark.parametrize("preset", OLD)
def test_f27_no_card_can_be_exposed(preset: str) -> None:
    """F27. §2 dealer shows adversary's card: 07 23 45 14. §2 dealer shows own card: 07 23 14.

    Nobody but its holder hears of a card dealt.
    """
    text = in_order(6, 2, WHOLE)
    hands = [cards(word) for word in text.split()[1:3]]
    for line in dealt(preset, text)[:-1]:
        for event in line["events"]:
            heard = (0, 1) if event["heard_by"] is None else event["heard_by"]
            for seat in (0, 1):
                if heard != [seat]:
                    assert not any(str(face) in " ".join(event["words"]) for face in hands[seat])


@each("preset", OLD)
@each("points", [4, 1])
def test_f27_the_fine_for_wrong_scoring_is_only_recorded(preset: str, points: int) -> None:
    """F27. §2 wrong scoring: 07 23 45 14. Four points, or one as agreed; the engine never errs."""
    assert ruled(preset, made(4, 1, 0), misscore_penalty=points).row == [0, 4]
    assert ruled(preset, misscore_penalty=points).game.variant.options == (
        ("misscore_penalty", points),
    )
    with pytest.raises(BadRules):
        ruled(preset, misscore_penalty=2)


def test_f27_a_wrong_deal_costs_a_point_in_trinidad_and_cannot_happen() -> None:
    """F27."""
    assert ruled("trinidad", made(4, 1, 0), misdeal_points=1).row == [0, 4]
    assert variant("trinidad", {"misdeal_points": 1}).rules == variant("trinidad").rules
    assert variant("trinidad", {"misdeal_points": 0}).rules != variant("trinidad").rules
