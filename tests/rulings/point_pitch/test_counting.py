"""Whose the points of a deal are (P24 to P29, C21, C41)."""

from typing import Any

import pytest

from engine.games.point_pitch.counting import game_mark
from engine.games.point_pitch.presets import PRESETS
from engine.games.point_pitch.terms import terms
from tests.each import each
from tests.rulings.point_pitch.said import EXAMPLE, PLAYED, Ruling, auction, example
from tests.rulings.written import Deal, ruled


def marks(now: Ruling) -> dict[str, tuple[tuple[int, ...], int]]:
    """Return who has counted what in the deal played last."""
    result = now.seen(None).results[-1]
    return {mark.name: (mark.side, mark.points) for mark in result.marks}


OURS, THEIRS = (1, 3), (0, 2)


def test_p24_a_point_out_of_play_is_nobodys() -> None:
    """P24: a jack that was never dealt."""
    assert marks(example())["ten"] == (THEIRS, 1)
    play = "1 AS, 0 2D, 1 KS, 0 3D, 1 QS, 0 4D, 1 9S, 0 5D, 1 8S, 0 6D, 1 7S, 0 7D"
    hands = Deal({1: "ASKSQS9S8S7S", 0: "2D3D4D5D6D7D"}, rest="JS")
    over = ruled("six_point", hands, auction(1, 2, 2), play, seats=2)
    assert set(marks(over)) == {"high", "low", "game"}


def test_p25_high_and_low_are_the_highest_and_lowest_in_play_but_jokers() -> None:
    """P25, P26, P4: the joker is lower than any trump and is not Low; low_to holder or captor."""
    play = "1 KS, 0 X1, 1 QS, 0 3S, 1 9S, 0 2D, 1 8S, 0 3D"
    last = "1 2C, 0 4D, 1 3C, 0 5D"
    options: dict[str, Any] = {"players_allowed": [2], "players": 2}
    hands = Deal({1: "KSQS9S8S2C3C", 0: "X13S2D3D4D5D"}, rest="AS")
    over = ruled("five_point", hands, auction(1, 2, 2), play, last, seats=2, **options)
    assert marks(over)["high"] == ((1,), 1)
    assert marks(over)["low"] == ((0,), 1), "who was dealt the three plays it"
    assert marks(over)["joker"] == ((1,), 1)
    captor = ruled(
        "five_point", hands, auction(1, 2, 2), play, last, seats=2, low_to="captor", **options
    )
    assert marks(captor)["low"] == ((1,), 1)


def test_p26_q1_the_two_is_its_holders() -> None:
    """P26, Q1: seat 2 plays the two under the ace of seat 1."""
    assert marks(example())["two"] == (THEIRS, 1)
    assert marks(example(low_to="captor"))["two"] == (OURS, 1)
    assert marks(example(preset="double_pedro", bid=6, **TEN))["two"] == (THEIRS, 1)


TEN: dict[str, Any] = {
    "jokers": 2, "off": ["jack"], "draw": "all_trumps", "min_bid": 4, "points": [
        "ace", "jack", "off_jack", "X1", "X2", "ten", "three", "two"
    ],
}  # fmt: skip
"""What makes another game one of ten points."""


def test_p27_the_others_are_their_winners() -> None:
    """P27, and example 1."""
    assert marks(example()) == {
        "ace": (OURS, 1),
        "jack": (OURS, 1),
        "off_jack": (OURS, 1),
        "X1": (OURS, 1),
        "X2": (THEIRS, 1),
        "ten": (THEIRS, 1),
        "three": (THEIRS, 3),
        "two": (THEIRS, 1),
    }


def test_p27_q2_game_is_counted_by_pips_or_is_the_ten() -> None:
    """P27, Q2, game: with pips the ten has no point; off-jack 1 pip, ten 10 of all suits."""
    pips = example(game="pips")
    assert "ten" not in marks(pips)
    assert marks(pips)["game"] == (THEIRS, 1)
    # Ace 4, jack 1, off-jack 1; king 3, queen 2, ten 10.
    assert pips.seen(None).results[-1].half_pips == (30, 12)
    none = example(game="none")
    assert {"game", "ten"}.isdisjoint(marks(none))
    half = example(game="pips", joker_pips="half")
    assert half.seen(None).results[-1].half_pips == (31, 13)


@pytest.mark.parametrize(("half_pips", "side"), [((61, 61), ()), ((62, 60), (0,)), ((0, 0), ())])
def test_p28_q11_example_4_a_tie_for_game_is_nobodys(
    half_pips: tuple[int, int], side: tuple[int, ...]
) -> None:
    """P28, P27, Q11, example 4: 30½ to 30½, nobody; 31 to 30; 0 to 0."""
    assert game_mark(terms(PRESETS["seven_point"], 2), half_pips, 1).side == side


def test_p29_worths() -> None:
    """P29: one each, but three and off-three 3, five 5."""
    assert PRESETS["nine_point"].worths == {"high": 1, "low": 1, "jack": 1, "game": 1, "five": 5}
    thirteen = PRESETS["thirteen_point"].worths
    assert (thirteen["three"], thirteen["off_three"], sum(thirteen.values())) == (3, 3, 13)


@each(
    ("preset", "total"),
    [
        ("five_point", 5),
        ("six_point", 6),
        ("seven_point", 7),
        ("nine_point", 9),
        ("ten_point", 10),
        ("ten_point_six", 10),
        ("eleven_point", 11),
        ("thirteen_point", 13),
        ("cinch", 14),
        ("double_pedro", 14),
        ("pedro", 9),
        ("sancho_pedro", 18),
        ("dom_pedro", 36),
    ],
)
def test_p24_c21_c41_the_sums(preset: str, total: int) -> None:
    """P24, P8, C21, C41, points, counters: what the points of each game come to."""
    assert PRESETS[preset].total == total


def test_p5_the_joker_played_first_is_x1_in_the_count() -> None:
    """P5: with both worth the same it matters for the order alone."""
    first = example(joker_order="first_played")
    assert marks(first)["X1"] == (OURS, 1)
    swapped = EXAMPLE._replace(hands={**EXAMPLE.hands, 3: "X24S", 2: "X1TS2S8S9S"})
    play = PLAYED.replace("3 X1", "3 X0").replace("2 X2", "2 X1").replace("3 X0", "3 X2")
    over = ruled("ten_point", swapped, auction(1, 4), "1 name S", play, seats=4,
                 joker_order="first_played")  # fmt: skip
    assert marks(over)["X1"] == (OURS, 1)


def test_c41_c45_example_4_a_trick_of_dom_pedro() -> None:
    """C41, C45, C example 4: X1 3♣ 9♣ K♣ go to the king: 15 + 3 + 9, and Low with the three."""
    hands = {1: "X1QCJH9H8H7H", 2: "3C2D3D4D5D6D", 3: "9C7D8D9DTDJD", 0: "KC2H3H4H5H6H"}
    deal = Deal(hands, rest="2C")
    play = (
        "1 QC, 2 3C, 3 9C, 0 KC, 0 2H, 1 X1, 2 2D, 3 7D, 1 JH, 2 3D, 3 8D, 0 3H, 1 9H, 2 4D, 3 9D,"
        " 0 4H, 1 8H, 2 5D, 3 TD, 0 5H, 1 7H, 2 6D, 3 JD, 0 6H"
    )
    over = ruled("dom_pedro", deal, auction(1, 1), play, seats=4)
    assert marks(over)["three"] == ((0,), 3)
    assert marks(over)["nine"] == ((0,), 9)
    assert marks(over)["high"] == ((0,), 1)
    assert marks(over)["low"] == ((0,), 1), "to who wins it"
    assert marks(over)["snoozer"] == ((1,), 15), "it takes any plain card"
    assert "jack" not in marks(over)
