"""The score, and who wins (P30 to P32, C31 to C33, C47)."""

from dataclasses import replace
from typing import cast

from engine.contract.variant import Option
from engine.games.point_pitch.deal import DealResult, Mark
from engine.games.point_pitch.presets import PRESETS
from engine.games.point_pitch.rules import Scoring
from engine.games.point_pitch.scoring import after_bid, first_at_target
from engine.games.point_pitch.terms import terms
from tests.each import each
from tests.rulings.point_pitch.said import (
    EXAMPLE,
    PLAYED,
    Options,
    Ruling,
    auction,
    example,
    passed,
)
from tests.rulings.written import ruled


def test_p30_example_1_and_2_a_bid_is_made_or_lost() -> None:
    """P30, C46, examples 1 and 2: 4 of 10 points at a bid of 6, and of 4."""
    assert example(6).row == [6, -6, 6, -6]
    assert example(4).row == [6, 4, 6, 4]


def test_p31_example_2_the_bidders_side_first() -> None:
    """P31, example 2: both sides reach the target; the bidder has won."""
    assert example(4, target=4).winners == [1, 3]
    assert example(6, target=4).winners == [0, 2]
    assert example(4, target=5).winners == [0, 2]
    assert example(4, target=7).winners is None


def test_p31_win_needs_bid() -> None:
    """P31, win_needs_bid: others stay, even above the target."""
    assert example(4, target=5, win_needs_bid=True).winners is None
    assert example(4, target=4, win_needs_bid=True).winners == [1, 3]


def winner(preset: str, before: tuple[int, ...], *marks: Mark, made: bool = True) -> int | None:
    """Return which of three seats has won once seat 1 was held to a bid of 2."""
    settled = terms(PRESETS[preset], 3)
    points = [0, 0, 0]
    for mark in marks:
        points[mark.side[0]] += mark.points
    if not made:
        points[1] = -2
    result = DealResult(tuple(points), 0, "S", 1, 2, made=made, marks=marks)
    totals = tuple(one + more for one, more in zip(before, points, strict=True))
    won = first_at_target(settled, before, totals, result)
    return won[0] if won else None


def test_p31_the_others_count_in_order() -> None:
    """P31: high, low, jack, joker and then game; the bidder before all."""
    low, jack, joker, game = (Mark(name, (seat,), 1) for name, seat in
                              (("low", 0), ("jack", 2), ("joker", 2), ("game", 0)))  # fmt: skip
    assert winner("five_point", (9, 0, 9), low, jack, made=False) == 0
    assert winner("five_point", (8, 0, 9), low, jack, game, made=False) == 2
    assert winner("five_point", (8, 0, 8), low, jack, joker, game, made=False) == 2
    high = Mark("high", (1,), 1)
    assert winner("five_point", (9, 8, 9), high, low, Mark("jack", (1,), 1)) == 1
    assert winner("five_point", (8, 8, 8), high, low, jack) is None


def test_c47_the_order_of_dom_pedro() -> None:
    """C47: high, low, jack, ten, three, five, nine, and the joker last."""
    order = list(PRESETS["dom_pedro"].worths)
    assert order == ["high", "low", "jack", "ten", "three", "five", "nine", "snoozer"]
    nine, snoozer = Mark("nine", (0,), 9), Mark("snoozer", (2,), 15)
    assert winner("dom_pedro", (91, 0, 85), nine, snoozer, made=False) == 0


@each(
    ("scoring", "points", "bid", "row"),
    [
        ("difference", (5, 9), 8, [0, 4]),
        ("difference", (8, 6), 6, [2, 0]),
        ("difference", (7, 7), 7, [0, 0]),
        ("difference", (7, 7), 8, [15, 0]),
        ("count", (5, 9), 8, [5, 9]),
        ("count", (7, 7), 8, [15, 0]),
        ("setback", (5, 9), 8, [5, 9]),
        ("setback", (8, 6), 6, [8, 6]),
        ("setback", (7, 7), 8, [7, -8]),
    ],
)
def test_c31_y4_example_3(
    scoring: Scoring, points: tuple[int, int], bid: int, row: list[int]
) -> None:
    """C31, Y4, C example 3, scoring: difference, count and setback."""
    settled = terms(replace(PRESETS["cinch"], scoring=scoring), 4)
    assert after_bid(settled, 1, points, bid, made=points[1] >= bid) == row


def test_c31_in_play() -> None:
    """C31: the example scored in each way, made and not made."""
    assert example(4, scoring="difference").row == [2, 0, 2, 0]
    assert example(6, scoring="difference").row == [12, 0, 12, 0]
    assert example(4, scoring="count").row == [6, 4, 6, 4]
    assert example(6, scoring="count").row == [12, 0, 12, 0]


TURNED = EXAMPLE._replace(
    hands={0: EXAMPLE.hands[1], 1: EXAMPLE.hands[2], 2: EXAMPLE.hands[3], 3: EXAMPLE.hands[0]}
)
"""The example one seat further: the dealer, seat 0, has what seat 1 had."""


def free(all_pass: str = "free", **options: Option) -> Ruling:
    """Play it after all have passed."""
    play = ", ".join(f"{(int(act[0]) - 1) % 4}{act[1:]}" for act in PLAYED.split(", "))
    acts = (TURNED, passed(), "0 name S", play)
    more = cast("Options", options)
    return ruled("ten_point", *acts, seats=4, all_pass=all_pass, **more)


def test_c24_c32_a_free_deal() -> None:
    """C24, C32: each side counts what it has, or the greater the difference."""
    assert free().row == [4, 6, 4, 6]
    assert free(scoring="count").row == [4, 6, 4, 6]
    assert free(scoring="difference").row == [0, 2, 0, 2]


def test_c33_who_has_won_if_both_are_there() -> None:
    """C33: the bidder's side; after a free deal the side that did not deal."""
    assert example(4, target=4, scoring="count").winners == [1, 3]
    assert free(target=4).winners == [1, 3]
    assert free("stick", target=4).winners == [0, 2], "stuck at 4, the dealer's side made it"


def test_p31_a_game_of_some_deals() -> None:
    """P31, deals: the most points after the last; a deal that is thrown in is none."""
    assert example(6, deals=1).winners == [0, 2]
    again = ruled("ten_point", EXAMPLE, passed(), seats=4, deals=1, all_pass="redeal_same")
    assert again.winners is None
    assert again.to_act == [-1]


def test_p12_p30_the_feats() -> None:
    """P30, P12: bids made and failed are counted, and moons that were made."""
    assert example(4).game.feats["bids-made"] == (0, 1, 0, 0)
    assert example(6).game.feats["bids-failed"] == (0, 1, 0, 0)
    assert ruled("ten_point", EXAMPLE, auction(1, 4), seats=4).game.feats["moons-made"] == (0,) * 4
