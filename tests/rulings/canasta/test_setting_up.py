"""K1-K8: the packs, the deal, the first card of the pile, red threes that were dealt."""

from random import Random
from typing import Any

import pytest

from engine.cards import Unreadable
from engine.records.record import read_record
from engine.records.replay import replay
from tests.each import each
from tests.rulings.canasta.written import played, refused, stands

SWEEP = "KKKKKKKQQQQ"
OUT = "draw, lay K7,0,0 Q4,0,0, discard 8"


def dealt(first: str, second: str, size: int = 11) -> list[dict[str, Any]]:
    """Replay a deal of the whole pack, with `second` in the place of `first`."""
    pack = [rank + suit for _ in "12" for suit in "SHDC" for rank in "456789TJQKA23"] + ["**"] * 4
    pack[pack.index(first)] = second
    hands = ["".join(pack[at : at + size]) for at in range(0, 4 * size, size)]
    record = {
        "variant": "canasta_book",
        "seats": 4,
        "dealer": 3,
        "actions": [[-1, " ".join(["deal", *hands, "".join(pack[4 * size :])])]],
    }
    return list(replay(read_record(record), Random(0)))


def test_k1_two_packs_with_two_jokers_each_are_dealt() -> None:
    assert dealt("KS", "KS")[-1]["to_act"] == [0]


@pytest.mark.parametrize(("first", "second"), [("KS", "KH"), ("**", "2S"), ("4C", "**")])
def test_k1_any_other_pack_is_none(first: str, second: str) -> None:
    with pytest.raises(Unreadable):
        dealt(first, second)


def test_k2_partners_sit_opposite() -> None:
    last = stands({0: SWEEP}, f"0 {OUT}", target=500)
    assert last["outcome"]["sides"] == [[0, 2], [1, 3]]
    assert last["outcome"]["winners"] == [0, 2]
    assert last["outcome"]["places"] == [1, 2, 1, 2] or last["outcome"]["places"] == [1, 3, 1, 3]


@pytest.mark.parametrize("dealer", range(4))
def test_k8_the_dealers_left_neighbour_plays_first(dealer: int) -> None:
    assert stands({}, dealer=dealer)["to_act"] == [(dealer + 1) % 4]


def test_k3_the_deal_moves_to_the_left() -> None:
    last = stands({0: SWEEP}, f"0 {OUT}", {1: SWEEP}, f"1 {OUT}", {})
    assert last["to_act"] == [2]
    assert len(last["deal_scores"]) == 2


def test_k4_e1_of_64_cards_one_is_turned_and_63_are_drawn() -> None:
    """E1: 44 cards are dealt, 64 are left before the upcard; 63 turns later none is."""
    held = {1: "22222222***", 3: "*", "stock": "rrrr"}
    # Four draws of the sixty-three bring red threes, so there are four turns fewer.
    assert stands(held, "idle to 1", "2 draw")["to_act"] == [2]
    assert refused(held, "idle to 0", "3 draw") in {"K47", "K27"}


def test_k4_cards_are_drawn_from_the_top_in_order() -> None:
    turns = [f"{seat} draw, discard {face}" for seat, face in enumerate("JQKA")]
    stands({0: "4", 1: "5", 2: "6", 3: "7", "stock": "JQKA"}, *turns)


@pytest.mark.parametrize("size", [10, 12, 13])
def test_k4_hands_are_eleven_cards(size: int) -> None:
    with pytest.raises(Unreadable):
        dealt("KS", "KS", size)


@each("covered", ["*", "2", "b", "b2", "2*b"])
def test_k5_k6_e2_an_upcard_that_is_no_natural_is_covered_and_stays_in_the_pile(
    covered: str,
) -> None:
    """E2: another card is turned on it until a natural lies on top; taking brings them all."""
    for face in covered:
        kind = {"*": "**", "b": "3b"}.get(face, face)
        stands({0: "AA", "up": covered + "A"}, f"0 take A2,0,0, discard {kind}")


def test_k6_a_natural_upcard_is_not_covered() -> None:
    stands({0: "AA", "up": "A", "stock": "KQ"}, "0 take A2,0,0, discard 4", "1 draw, discard K")


def test_k6_k10_every_card_that_is_covered_may_lie_below_the_first_natural() -> None:
    """Twenty such cards and a nine; who takes them holds the wilds, and has four red threes.

    Seat 0: aces 60 and nines 30, four red threes 800. In his hand are eight deuces, four jokers
    and four black threes, less the joker that he discards, and six 4s; his partner holds 55.
    """
    deal = {
        0: "99AAA444444",
        1: "KKKKKKKQQQQ",
        2: "44555555556",
        3: "66666667777",
        "up": "rrrr2222****bbbb22229",
        "stock": "8",
    }
    turns = ["0 take 92,0,0 + A3,0,0, discard **", "1 draw, lay K7,0,0 Q4,0,0, discard 8"]
    left = 8 * 20 + 3 * 50 + 4 * 5 + 6 * 5 + 55
    assert stands(deal, *turns)["deal_scores"][0][0] == 60 + 30 + 800 - left


@pytest.mark.parametrize(
    ("up", "frozen"), [("b9", False), ("*9", True), ("29", True), ("r9", True)]
)
def test_k6_k31_e3_a_wild_or_red_three_below_the_upcard_freezes_a_black_three_does_not(
    up: str, *, frozen: bool
) -> None:
    lines = played({0: "QQQ292", "up": up}, "0 take 91,1,0 + Q3,1,0")
    assert lines[-1].get("error") in ({"K31", "K34"} if frozen else {None})


def test_k7_dealt_red_threes_are_replaced_at_once_after_the_upcard() -> None:
    deal = {0: "r", 1: "r", "up": "9", "stock": "KQJA"}
    stands(deal, "0 draw, discard K", "1 draw, discard Q")
    stands(deal, "0 draw, discard J", "1 draw, discard A")


def test_k7_players_replace_red_threes_from_the_dealers_left() -> None:
    deal = {0: "r", 1: "r", "up": "9", "stock": "KQJA"}
    stands(deal, "1 draw, discard K", "2 draw, discard A", "3 idles", "0 throws Q", dealer=0)


def test_k7_a_red_three_drawn_for_a_red_three_is_replaced_again() -> None:
    deal = {0: "r", 1: "r", "up": "9", "stock": "rKQJA"}
    stands(deal, "0 draw, discard K", "1 draw, discard Q")


def test_k7_of_two_red_threes_in_a_hand_both_are_replaced() -> None:
    stands({0: "rr", 1: "r", "up": "9", "stock": "KQJA"}, "0 throws K", "1 throws J")


def test_a6_option_red_threes_are_replaced_at_each_players_first_turn() -> None:
    """K7, A6: `first_turn`. Seat 0 plays before seat 1's red three is replaced."""
    deal = {1: "r", "up": "9", "stock": "KQJA"}
    stands(deal, "0 draw, discard K", "1 draw, discard Q", red3_deal="first_turn")
    assert refused(deal, "0 draw, discard K")


def test_a6_the_official_preset_replaces_at_the_first_turn() -> None:
    deal = {1: "r", "up": "9", "stock": "KQJA"}
    stands(deal, "0 draw, discard K", "1 draw, discard J", preset="canasta_official")


def test_k8_the_first_player_may_take_the_upcard() -> None:
    stands({1: "AA", "up": "A"}, "1 take A2,0,0, discard 5", dealer=0)


def test_a14_option_a_black_three_may_stay_as_upcard() -> None:
    """K6, A14: Spanish rules. Seat 0 then draws the card that would have covered it."""
    deal = {"up": "b", "stock": "KQ"}
    covers: dict[str, Any] = {"upcard_cover": ["wild", "3r"]}
    assert stands(deal, "0 draw, discard K", **covers)["to_act"] == [1]
    assert refused(deal, "0 draw, discard K")
