"""K46-K47: the end of the stock."""

from typing import Any

from tests.rulings.canasta.written import refused, stands

HELD: dict[int | str, str] = {
    0: "AAAKKKQQQJJ",
    1: "22222222***",
    2: "44455566677",
    3: "*4455667788",
    "up": "9",
    "stock": "rrr",
}
"""Hands of 140, 310, 55 and 110 and no wild in the stock.

Seat 0 draws three red threes at once; the fourth, where it is not named, seat 1 draws. So 59
turns exhaust the stock, the last of them seat 2's.
"""
RUN: dict[int | str, str] = {**HELD, "stock": "rrrTr", "bottom": "9"}


def test_k47_the_player_who_drew_the_last_card_finishes_his_turn() -> None:
    assert stands(RUN, "idle to 1", "2 draw")["to_act"] == [2]
    assert stands(RUN, "idle to 0")["to_act"] == [3]


def test_k47_then_one_takes_or_stops() -> None:
    assert stands(RUN, "idle to 0")["legal"] == {"3": ["stop"]}
    assert refused(RUN, "idle to 0", "3 draw") == "K47"


def test_k47_while_the_stock_lasts_nobody_stops() -> None:
    assert refused(RUN, "idle to 1", "2 stop") == "K47"
    assert refused(RUN, "idle to 1", "2 draw, stop") in {"K26", "K47"}


def test_k47_stopping_ends_the_deal_without_a_bonus() -> None:
    """Neither side has melded: the red threes count against them, 300 and 100."""
    last = stands(RUN, "idle to 0", "3 stop")
    assert last["deal_scores"] == [[-195 - 300, -420 - 100] * 2]
    assert last["to_act"] == [-1]


def test_k47_a_pair_may_be_declined() -> None:
    """Seat 3 may open with 9-9-9 and a joker, or stop."""
    run = {**RUN, 3: "*9955667788"}
    assert "stop" in stands(run, "idle to 0")["legal"]["3"]
    stands(run, "idle to 0", "3 take 92,0,1, discard 5")
    stands(run, "idle to 0", "3 stop")


MELDED: list[Any] = [
    {**RUN, 1: "222222*9994", 3: "22***556677", "stock": "TrrrTr", "bottom": "9"},
    "0 idles",
    "1 draw, lay 93,1,0, discard 4",
    "idle to 0",
]
"""Seats 1 and 3 have a meld of nines (50), and a nine is the last card of the stock."""


def test_k47_a11_who_can_add_the_top_card_must_take() -> None:
    legal = stands(*MELDED)["legal"]["3"]
    assert "take add" in legal
    assert "stop" not in legal
    assert refused(*MELDED, "3 stop") == "K47"
    stands(*MELDED, "3 take add, discard T")


def test_k47_after_a_take_the_next_player_takes_or_stops() -> None:
    took = [*MELDED, "3 take add, discard T"]
    assert stands(*took)["legal"] == {"0": ["stop"]}
    assert len(stands(*took, "0 stop")["deal_scores"]) == 1


def test_k47_he_may_take_in_another_way() -> None:
    """Seat 3 holds two nines as well; the pair joins the meld of nines."""
    deal = {**MELDED[0], 1: "222222*9994", 3: "9922***5566"}
    stands(deal, *MELDED[1:], "3 take 92,0,0, discard T")


def test_k47_a_frozen_pile_may_be_declined() -> None:
    """A deuce lies in the pile, so nothing can be added straight and seat 3 may stop."""
    deal = {**MELDED[0], 2: "24455566677", 3: "2***5566777"}
    frozen = [deal, "0 idles", "1 draw, lay 93,1,0, discard 4", "2 throws 2", "idle to 0"]
    assert stands(*frozen)["legal"] == {"3": ["stop"]}
    assert len(stands(*frozen, "3 stop")["deal_scores"]) == 1


def test_k47_a11_option_the_deal_ends_without_a_forced_take() -> None:
    last = stands(*MELDED, stock_end="immediate")
    if last["to_act"] != [-1]:
        last = stands(*MELDED, "3 stop", stock_end="immediate")
    assert len(last["deal_scores"]) == 1


def test_k47_a11_immediate_end_leaves_nothing_to_decline() -> None:
    """Whoever cannot take would have to draw from an empty stock: the deal is over."""
    last = stands(RUN, "idle to 0", stock_end="immediate")
    assert last["to_act"] == [-1]
    assert last["deal_scores"] == [[-195 - 300, -420 - 100] * 2]


def test_k46_a7_option_after_a_last_red_three_one_may_lay_but_not_discard() -> None:
    """A7, Britannica: seat 3 has drawn the last card, a red three."""
    run = {**HELD, 3: "*4455667AAA", "bottom": "r"}
    drawn = [run, "idle to 1", "3 draw"]
    may: dict[str, Any] = {"last_card_red3": "may_meld"}
    assert stands(*drawn, **may)["to_act"] == [3]
    assert refused(*drawn[:-1], "3 draw, discard A", **may) in {"K11", "K46"}
    ended = stands(*drawn[:-1], "3 draw, lay A3,0,0, stop", **may)
    assert len(ended["deal_scores"]) == 1
    # 60 in cards less 310 and 85 in hands; a red three, a bonus now that there is a meld.
    assert ended["scores"][3] == 60 - 310 - 85 + 100


ONE_LEFT: list[Any] = [
    {
        0: "KKKKKKKQQQJ",
        1: "22222222***",
        2: "*4455566677",
        3: "AAK44556677",
        "up": "9",
        "stock": "9rrrr",
        "bottom": "A",
    },
    "0 draw, lay K7,0,0 Q3,0,0, discard 9",
    "idle to 0",
    "3 take A2,0,0, discard K",
]
"""The stock is empty, seat 0 has one jack left, and the pile is one king, fit for his kings."""


def test_k36_k47_a12_with_an_empty_stock_one_card_takes_a_pile_of_one() -> None:
    legal = stands(*ONE_LEFT)["legal"]["0"]
    assert "take add" in legal
    assert "stop" not in legal
    assert len(stands(*ONE_LEFT, "0 take add, discard J")["deal_scores"]) == 1


def test_k36_a12_option_always_barred() -> None:
    assert refused(*ONE_LEFT, "0 take add", one_card_bar="always") == "K36"
    assert stands(*ONE_LEFT, one_card_bar="always")["legal"] == {"0": ["stop"]}
