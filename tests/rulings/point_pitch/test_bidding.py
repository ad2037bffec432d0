"""The auction (P7 to P13, C22 to C25, C42, C43)."""

from typing import cast

from bot.screens.point_pitch.rules import TOLD
from engine.contract.variant import Option
from engine.games.point_pitch.game import POINT_PITCH
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
from tests.rulings.written import Deal, ruled

DEAL = Deal({})


def test_p7_each_bids_once_from_the_dealers_left_and_more_than_before() -> None:
    """P7: the dealer last; partners may outbid each other."""
    assert ruled("ten_point", DEAL, seats=4).to_act == [1]
    later = ruled("ten_point", DEAL, "1 bid 5, 2 bid pass, 3 bid 6", seats=4)
    assert later.to_act == [0]
    assert later.answers == {"bid pass", "bid 7", "bid 8", "bid 9", "bid 10"}
    assert ruled("ten_point", DEAL, "1 bid 5, 2 bid 5", seats=4).refused == "P7"
    won = ruled("ten_point", DEAL, "1 bid 5, 2 bid pass, 3 bid 6, 0 bid pass", seats=4)
    assert (won.to_act, won.seen(None).bid) == ([3], 6)


@each(
    ("preset", "least", "most"),
    [
        ("five_point", 2, 5),
        ("six_point", 2, 6),
        ("seven_point", 2, 7),
        ("nine_point", 2, 9),
        ("ten_point", 4, 10),
        ("eleven_point", 5, 11),
        ("thirteen_point", 5, 13),
        ("cinch", 1, 14),
        ("double_pedro", 6, 14),
        ("pedro", 1, 9),
        ("sancho_pedro", 1, 18),
        ("dom_pedro", 1, 36),
    ],
)
def test_p8_p9_c23_numbers_go_from_the_least_bid_to_the_sum_of_points(
    preset: str, least: int, most: int
) -> None:
    """P8, P9, C23, C42, min_bid: nothing is said about suits."""
    asked = ruled(preset, DEAL, seats=4)
    assert asked.answers == {"bid pass", *(f"bid {number}" for number in range(least, most + 1))}


def test_p10_the_dealer_may_steal_if_that_is_agreed() -> None:
    """P10, steal: equal takes any number, equal_max the greatest, and a moon nobody."""
    five, ten = "1 bid 5, 2 bid pass, 3 bid pass", "1 bid 10, 2 bid pass, 3 bid pass"
    assert "bid 5" not in ruled("ten_point", DEAL, five, seats=4).answers
    assert "bid 5" in ruled("ten_point", DEAL, five, seats=4, steal="equal").answers
    assert "bid 5" not in ruled("ten_point", DEAL, five, seats=4, steal="equal_max").answers
    assert ruled("ten_point", DEAL, ten, "0 bid 10", seats=4, steal="equal_max").to_act == [0]
    moon = "1 bid moon, 2 bid pass, 3 bid pass"
    for steal in ("equal", "equal_max"):
        over = ruled("ten_point", DEAL, moon, seats=4, steal=steal, moon="double")
        assert over.answers == {"bid pass"}
    second = ruled("ten_point", DEAL, "1 bid 5", seats=4, steal="equal")
    assert "bid 5" not in second.answers, "nobody but the dealer steals"


def test_p11_c24_c43_all_pass() -> None:
    """P11, C24, C43, all_pass: stuck, dealt again by the same or the next, or named for nothing."""
    stuck = ruled("ten_point", DEAL, passed(), seats=4)
    assert (stuck.to_act, stuck.seen(None).bid) == ([0], 4)
    same = ruled("pedro", DEAL, passed(), seats=4)
    assert (same.to_act, same.game.view(None).dealer, same.row) == ([-1], 0, [0, 0, 0, 0])
    after = ruled("ten_point", DEAL, passed(), seats=4, all_pass="redeal_next")
    assert (after.to_act, after.game.view(None).dealer) == ([-1], 1)
    free = ruled("cinch", DEAL, passed(), seats=4)
    assert (free.to_act, free.seen(None).bid) == ([0], 0)
    assert free.answers == {"name S", "name H", "name D", "name C"}
    stick = ruled("double_pedro", DEAL, passed(), seats=4)
    assert (stick.to_act, stick.seen(None).bid) == ([0], 6)


MOON = {1: "ASKSQSJSJCX1", 3: "X2TS9S8S7S6S"}


def moon(**options: Option) -> Ruling:
    """Play a moon of seat 1 that takes all tricks; the others play the three and the two."""
    deal = Deal({1: MOON[1], 2: "5S4S", 3: MOON[3], 0: "3S2S"})
    play = (
        "1 AS, 2 4S, 3 6S, 0 2S, 1 KS, 2 5S, 3 7S, 0 3S, 1 QS, 3 8S, 1 JS, 3 9S, 1 JC, 3 TS,"
        " 1 X1, 3 X2"
    )
    acts = (deal, auction(1, "moon"), "1 name S", play)
    return ruled("ten_point", *acts, seats=4, **cast("Options", options))


def test_p12_a_moon_is_made_by_all_points_and_counts_double() -> None:
    """P12, moon: double, all_points. The two is played by the others, so it is theirs."""
    assert moon(moon="double", low_to="captor").row == [0, 20, 0, 20]
    assert moon(moon="double").row == [1, -20, 1, -20]


def test_p12_by_all_tricks() -> None:
    """P12, moon_needs: every trick is enough, whoever plays the two."""
    assert moon(moon="double", moon_needs="all_tricks").row == [1, 20, 1, 20]
    assert example("moon", moon="double", moon_needs="all_tricks").row == [6, -20, 6, -20]


def test_p8_p12_p24_without_jokers_a_moon_needs_the_eight_points_that_are_left() -> None:
    """P8, P12, P24: as *Customise* writes it; by `jokers` alone a record bids on ten as ever."""
    here = TOLD.house_rules(POINT_PITCH.presets["ten_point"], 4)
    for value, least, made in (("0", 9, 8), ("1", 10, 9)):
        options = dict(here.options["jokers"][value])
        asked = ruled("ten_point", Deal({}), seats=4, **cast("Options", options))
        bids = {f"bid {number}" for number in range(4, 11)} & asked.answers
        assert (f"bid {made}" in bids, f"bid {least}" in bids) == (True, False)
    deal = Deal({1: "ASKSQSJSTSJC", 3: "9S8S7S3S2S6S", 0: "5S", 2: "4S"})
    play = "1 AS, 2 4S, 3 6S, 0 5S, 1 KS, 3 7S, 1 QS, 3 8S, 1 JS, 3 9S, 1 JC, 3 2S, 1 TS, 3 3S"
    acts = (deal, auction(1, "moon"), "1 name S", play)
    options = dict(here.options["jokers"]["0"]) | {"moon": "wins"}
    assert ruled("ten_point", *acts, seats=4, **cast("Options", options)).winners == [1, 3]
    with_all = {"jokers": 0, "moon": "wins"}
    assert ruled("ten_point", *acts, seats=4, **cast("Options", with_all)).winners == [0, 2]


def test_p12_p32_a_moon_that_wins() -> None:
    """P12, P32, moon: wins ends the game at once, and gives it away if it is not made."""
    assert example("moon", moon="wins", points=["ace", "jack"], min_bid=1).winners == [1, 3]
    assert example("moon", moon="wins").winners == [0, 2]


def test_p12_q8_game_or_zero() -> None:
    """P12, Q8, example 5: from 0 or more the score becomes the target; not made, the others win."""
    made = example("moon", moon="game_or_zero", points=["ace", "jack"], min_bid=1)
    assert (made.row, made.winners) == ([0, 52, 0, 52], [1, 3])
    assert example("moon", moon="game_or_zero").winners == [0, 2]


def test_p12_example_5_game_or_zero_from_below_zero() -> None:
    """P12, example 5: from below zero the score becomes 0, and play goes on."""
    options: Options = {"moon": "game_or_zero", "points": ["ace", "jack", "ten"], "min_bid": 1}
    # Seat 1 fails at 3 with 2 of 3 points; seat 3, its partner, then bids on everything.
    first = (EXAMPLE, auction(1, 3), "1 name S", PLAYED)
    assert ruled("ten_point", *first, seats=4, **options).row == [1, -3, 1, -3]
    deal = Deal({3: "ASKSQSJSTSJC", 0: "X1", 1: "X2", 2: "9S"}, rest="8S7S6S5S4S3S2S")
    second = (deal, auction(3, "moon", 4, 1), "3 name S, 3 AS, 0 X1, 1 X2, 2 9S, 3 claim rest")
    game = ruled("ten_point", *first, *second, seats=4, **options).game
    while game.forced is not None:
        game = game.apply(*game.forced).game
    assert game.deal_scores[-1] == (0, 3, 0, 3)
    assert (game.scores, game.outcome) == ((1, 0, 1, 0), None)


def test_p13_q9_nobody_below_zero_bids_a_moon_that_wins() -> None:
    """P13, Q9: a number may be bid."""
    lost = (EXAMPLE, auction(1, 6), "1 name S", PLAYED)
    below = ruled("ten_point", *lost, DEAL, "2 bid pass", seats=4, moon="wins")
    assert below.scores == [6, -6, 6, -6]
    assert below.to_act == [3]
    assert "bid moon" not in below.answers
    assert "bid 10" in below.answers
    shot = ruled("ten_point", *lost, DEAL, "2 bid pass, 3 bid moon", seats=4, moon="wins")
    assert shot.refused == "P13"
    other = ruled("ten_point", *lost, DEAL, "2 bid pass", seats=4, moon="double")
    assert "bid moon" in other.answers


def test_c22_c25_cinch_is_bid_once_and_the_bidder_names_trumps() -> None:
    """C22, C25."""
    asked = ruled("cinch", DEAL, "1 bid 3, 2 bid pass, 3 bid 7, 0 bid pass", seats=4)
    assert (asked.to_act, asked.answers) == ([3], {"name S", "name H", "name D", "name C"})
    assert ruled("cinch", DEAL, "1 bid 3, 2 bid 3", seats=4).refused == "P7"


def test_c42_an_auction_that_goes_on() -> None:
    """C42, rounds: until all but one have passed; who has passed is out; one may raise again."""
    round_ = "1 bid 2, 2 bid pass, 0 bid 3"
    again = ruled("pedro", DEAL, round_, seats=3)
    assert (again.to_act, again.answers & {"bid 3", "bid 4"}) == ([1], {"bid 4"})
    won = ruled("pedro", DEAL, round_, "1 bid 4, 0 bid pass", seats=3)
    assert (won.to_act, won.seen(None).bid) == ([1], 4)
    assert len(won.plays) == 6
    once = ruled("pedro", DEAL, round_, seats=3, rounds="once")
    assert (once.to_act, len(once.plays)) == ([0], 6)


def test_p7_p14_a_record_may_say_bids_and_suits_alone() -> None:
    """P7, P14, P12: `pass`, a number, `moon`, and one of four suits."""
    said = "1 5, 2 pass, 3 moon, 0 pass, 3 H"
    assert ruled("ten_point", DEAL, said, seats=4, moon="double").seen(None).trump == "H"
    assert ruled("ten_point", DEAL, "1 3", seats=4).refused == "P7"
    assert ruled("ten_point", DEAL, "1 name H", seats=4).refused == "verb"
