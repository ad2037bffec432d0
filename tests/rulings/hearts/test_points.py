"""R7: what captured cards cost, and what they give back."""

from typing import Any

import pytest

from tests.each import each
from tests.rulings.hearts.written import HOLD, one_sided, played, ruled

RANKS = "23456789TJQKA"
NO_MOON: dict[str, Any] = {"moon": "none"}


@each(
    ("key", "points"),
    [
        ("standard", [25, 1, 0, 0]),
        ("jack_of_diamonds", [15, 1, 0, 0]),
        ("omnibus", [15, 1, 0, 0]),
        ("spot_hearts", [127, 2, 0, 0]),
        ("black_maria", [42, 1, 0, 0]),
        ("black_maria_de", [42, 1, 0, 0]),
        ("original_hearts", [12, 1, 0, 0]),
    ],
)
def test_a_deal_without_a_moon_comes_to_the_points_of_its_pack(key: str, points: list[int]) -> None:
    """R7.1, R7.2, A18 43: 26, 129, 43 or 13, and what a bonus card gives back."""
    # The second seat takes 2C AC 2S 2H, the first everything else.
    assert ruled(4, *one_sided(0, 1), key=key, dealer=3, **HOLD)[-1]["deal_scores"] == [points]


# Seat 1 takes the queen of spades, seat 2 the king, seat 0 the ace and three hearts.
MARIA = ("1: KC QS 2C 3C", "1: 2D 5D KS 3D", "2: 2H 3H 4H AS")


@pytest.mark.parametrize(
    ("options", "points"),
    [
        ({}, [3 + 7, 13, 10, 0]),
        ({"spade_values": {"K": 0, "A": 3}, "extra_values": {"KC": 10}}, [3 + 3, 23, 0, 0]),
        ({"spade_values": {"K": 0, "A": 0}}, [3, 13, 0, 0]),
    ],
)
def test_what_the_high_spades_cost(options: dict[str, Any], points: list[int]) -> None:
    """R7.2, A18 43, A18 literal, A18 no king and ace."""
    assert played(MARIA, key="black_maria", **options)[-1]["deal_scores"] == [points]


def custom(ace: int) -> dict[str, int]:
    """Pips, court cards 10, and an ace of its own."""
    return dict(zip(RANKS, [2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, ace], strict=True))


@pytest.mark.parametrize(
    ("hearts", "worth"),
    [
        ("one", [1] * 13),
        ("spot", [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]),
        ("pip10", [2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 10]),
        ("pip10a15", [2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 15]),
        ("face", [1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 3, 4, 5]),
        (custom(1), [2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 1]),
    ],
)
def test_what_each_heart_costs(hearts: str | dict[str, int], worth: list[int]) -> None:
    """R7.3, A20 14, A20 other maps."""
    for rank, points in zip(RANKS, worth, strict=True):
        tricks = ("0: 2C 5C 3C 4C", f"1: {rank}H 2D 3D 4D")
        lines = played(tricks, hearts_values=hearts, **NO_MOON)
        assert lines[-1]["deal_scores"] == [[0, points, 0, 0]]


# Seat 1 takes the ten of clubs and the jack of diamonds, seat 0 the queen and three hearts.
APART = ("0: 2C TC 3C 4C", "1: JD 2D 3D 6D", "1: 2H QS 4H 5H")
# Seat 1 takes the queen of spades with both, seat 0 four hearts.
TOGETHER = ("0: 2C TC 3C 4C", "1: JD 2D 3D QS", "1: 2H 3H 4H 5H")
JACK: dict[str, Any] = {"bonus_card": "JD"}
TEN: dict[str, Any] = {"double_card": "TC"}
ALL: dict[str, Any] = {"double_scope": "all"}
FLOOR: dict[str, Any] = {"bonus_floor": "deal_zero"}


@each(
    ("deal", "options", "points"),
    [
        (APART, JACK, [16, -10, 0, 0]),
        (APART, JACK | {"bonus_points": -11}, [16, -11, 0, 0]),
        (APART, JACK | FLOOR, [16, 0, 0, 0]),
        (TOGETHER, JACK, [4, 3, 0, 0]),
        (TOGETHER, JACK | FLOOR, [4, 3, 0, 0]),
    ],
)
def test_the_bonus_card_gives_points_back(
    deal: tuple[str, ...], options: dict[str, Any], points: list[int]
) -> None:
    """R7.4: also below zero, unless that is the floor of a deal with the bonus card."""
    assert played(deal, **options, **NO_MOON)[-1]["deal_scores"] == [points]


@each(
    ("deal", "options", "points"),
    [
        (APART, TEN, [16, 0, 0, 0]),
        (APART, TEN | JACK, [16, -10, 0, 0]),
        (APART, TEN | JACK | ALL, [16, -20, 0, 0]),
        (APART, TEN | JACK | ALL | FLOOR, [16, 0, 0, 0]),
        (TOGETHER, TEN, [4, 26, 0, 0]),
        (TOGETHER, TEN | JACK, [4, 16, 0, 0]),
        (TOGETHER, TEN | JACK | ALL, [4, 6, 0, 0]),
    ],
)
def test_the_ten_of_clubs_doubles(
    deal: tuple[str, ...], options: dict[str, Any], points: list[int]
) -> None:
    """R7.5, R13.6 Ten of Clubs, A31 penalties, A31 all: nothing doubled is nothing."""
    assert played(deal, **options, **NO_MOON)[-1]["deal_scores"] == [points]


def test_nothing_is_doubled_in_a_moon_deal() -> None:
    """R7.5, R8.5: the shooter holds the ten of clubs and the jack of diamonds."""
    lines = ruled(4, *one_sided(0, None), **TEN, **JACK, **ALL, **HOLD)
    assert lines[-1]["deal_scores"] == [[-10, 26, 26, 26]]


def test_who_takes_no_trick_gets_the_bonus_for_it() -> None:
    """R7.6, R13.17: not who takes tricks without points, and the floor is not for it."""
    lines = played(APART, no_trick_bonus=-5, **NO_MOON)
    assert lines[-1]["deal_scores"] == [[16, 0, -5, -5]]
    lines = played(APART, no_trick_bonus=-3, **NO_MOON)
    assert lines[-1]["deal_scores"] == [[16, 0, -3, -3]]
    dear: dict[str, Any] = {"spade_values": {"Q": 25}, **JACK, **FLOOR}
    lines = played(APART, no_trick_bonus=-5, **dear, **NO_MOON)
    assert lines[-1]["deal_scores"] == [[28, 0, -5, -5]]


def test_no_bonus_for_taking_no_trick_in_a_moon_deal() -> None:
    """R7.6."""
    # Seat 0 takes every point, seat 1 the other tricks.
    assert played(APART, no_trick_bonus=-5)[-1]["deal_scores"] == [[0, 16, 16, 16]]


def test_points_follow_the_table_wherever_penalty_cards_are_named() -> None:
    """R7.3, R8.1: the jack of diamonds at five points is needed for a moon."""
    assert played(APART, extra_values={"JD": 5})[-1]["deal_scores"] == [[16, 5, 0, 0]]
