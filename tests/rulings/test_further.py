"""R13: the further variants, each by what its row of the rules says."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine.cards import cards, pack
from engine.contract.refusal import BadRules
from engine.contract.variant import Option
from engine.games.catalogue import variant
from engine.games.hearts import ending, passing
from engine.games.hearts.further import FURTHER
from engine.games.hearts.plane import distance, points_in_plane
from engine.games.hearts.play import goes_round_again
from engine.games.hearts.points import Terms, terms
from engine.games.hearts.rules import HeartsRules
from engine.games.hearts.scoring import ScoresBefore, score
from engine.tricks.trick import Play

Ruled = Callable[..., list[dict[str, Any]]]
OneSided = Callable[..., tuple[dict[int, str], str]]
HOLD: dict[str, Any] = {"pass_cycle": {"4": "H"}}


def settled(key: str, seats: int) -> Terms:
    rules = variant(key).rules
    assert isinstance(rules, HeartsRules)
    return terms(rules, seats)


@pytest.mark.parametrize(
    ("key", "worth"),
    [
        ("pink_lady", 38),
        ("hooligan", 33),
        ("black_jack", 23),
        ("ace_of_hearts_5", 30),
        ("black_widow_5", 18),
        ("pip_hearts", 119),
        ("pip_hearts_a15", 124),
        ("spot_50", 104 + 50),
        ("sevens_and_queens", 12),
    ],
)
def test_the_points_of_a_pack_are_those_the_rules_name(key: str, worth: int) -> None:
    """R7.1, R7.3, R13.6 Pink Lady, R13.6 Hooligan, R13.6 Black Jack, R13.6 Pip: their sums."""
    for seats in variant(key).seats_allowed:
        assert settled(key, seats).penalty_sum == worth


@pytest.mark.parametrize(
    ("key", "points"),
    [
        ("pink_lady", [37, 1, 0, 0]),
        ("hooligan", [32, 1, 0, 0]),
        ("black_jack", [22, 1, 0, 0]),
        ("ace_of_hearts_5", [29, 1, 0, 0]),
        ("black_widow_5", [17, 1, 0, 0]),
        # 25 doubled: the ten of clubs is among them, and the other's heart stays single.
        ("ten_of_clubs", [50, 1, 0, 0]),
        ("pip_hearts", [117, 2, 0, 0]),
        ("pip_hearts_a15", [122, 2, 0, 0]),
        # 104 less the two, the queen at 50, the jack of diamonds at 40 back.
        ("spot_50", [102 + 50 - 40, 2, 0, 0]),
        ("no_trick_bonus", [25, 1, -5, -5]),
    ],
)
def test_a_deal_with_all_cards_but_one_trick_counts(
    ruled: Ruled, one_sided: OneSided, key: str, points: list[int]
) -> None:
    """R13.6 Ace of hearts 5, R13.6 Black widow 5, R13.6 Ten of Clubs, R13.6 Spot with 50,
    R13.17.
    """
    # The second seat takes 2C AC 2S 2H, the first everything else.
    lines = ruled(4, *one_sided(0, 1), **HOLD, key=key)
    assert lines[-1]["deal_scores"] == [points]


@pytest.mark.parametrize(
    ("key", "points"),
    [
        ("greek_hearts", [-78, 26, 26, 26]),
        ("hooligan", [0, 33, 33, 33]),
        ("ten_of_clubs", [0, 26, 26, 26]),
        ("no_trick_bonus", [0, 26, 26, 26]),
        # Without a partner to punish, a moon costs the other side 52.
        ("partner_hearts", [0, 26, 0, 26]),
        # The moon is 150 whatever the pack holds; the jack's 40 come on top (R8.5).
        ("spot_50", [-40, 150, 150, 150]),
    ],
)
def test_a_moon_brings_what_the_variant_says(
    ruled: Ruled, one_sided: OneSided, key: str, points: list[int]
) -> None:
    """R13.6 Greek Hearts, R13.6 Hooligan, R13.6 Spot with 50, R13.13."""
    lines = ruled(4, *one_sided(0, None), **HOLD, key=key)
    assert lines[-1]["deal_scores"] == [points]


def test_sevens_and_queens_alone_cost_in_sevens_and_queens(
    ruled: Ruled, one_sided: OneSided
) -> None:
    """R13.6 Sevens and Queens."""
    at = settled("sevens_and_queens", 4)
    assert at.points == {
        **dict.fromkeys(cards("7C7D7H7S"), 1),
        **dict.fromkeys(cards("QCQDQHQS"), 2),
    }
    # The one trick holds none of them, so the first seat has shot the moon.
    lines = ruled(4, *one_sided(0, 1), **HOLD, key="sevens_and_queens")
    assert lines[-1]["deal_scores"] == [[0, 12, 12, 12]]


def test_the_seven_of_clubs_is_needed_for_a_moon_of_hooligan(ruled: Ruled) -> None:
    """R6.1, R6.2, R13.6 Hooligan."""
    assert cards("7C")[0] in settled("hooligan", 4).penalties
    # It is a penalty card, so it may not be played to the first trick by who has another club.
    lines = ruled(4, {0: "2C", 1: "7C8C"}, "0 play 2C", **HOLD, key="hooligan")
    assert "play 8C" in lines[-1]["legal"]["1"]
    assert "play 7C" not in lines[-1]["legal"]["1"]


def test_greek_hearts_passes_three_to_the_right_every_deal() -> None:
    """R13.6 Greek Hearts."""
    for seats in (3, 4, 5, 6):
        at = settled("greek_hearts", seats)
        for deal in range(1, 6):
            word = passing.direction(at, deal)
            assert passing.recipients(word, 0, seats) == (seats - 1,)
            assert passing.pass_size(at, word) == 3


def test_partner_hearts_ends_when_a_side_has_two_hundred_together(
    played: Ruled, shared_out: Callable[[str], tuple[str, ...]], worth: Callable[..., Any]
) -> None:
    """R11.2, R13.13: seats 0 and 2 take 120 and 80."""
    deal = shared_out("0213")
    last = played(deal, key="partner_hearts", **worth(120, 80, 5, 0))[-1]
    assert last["scores"] == [120, 5, 80, 0]
    assert last["outcome"]["places"] == [2, 1, 2, 1]
    short = played(deal, key="partner_hearts", **worth(120, 79, 5, 0))[-1]
    assert short["over"] is False


def test_likha_goes_to_the_right(ruled: Ruled) -> None:
    """R13.12."""
    lines = ruled(4, {0: "2C"}, "0 play 2C", dealer=1, **HOLD, key="likha")
    assert lines[-1]["to_act"] == [3]
    game = variant("likha").start(4, 1)
    at = settled("likha", 4)
    assert passing.recipients(passing.direction(at, 1), 0, 4) == (3,)
    rng = Random(5)
    while not game.deal_scores:
        seat = game.to_act[0]
        game, _ = game.apply(seat, game.propose(seat, rng))
    # The deal moves on to the right as well.
    assert game.view(None).dealer == 0


def test_likha_throws_its_two_penalty_cards_at_the_first_chance(ruled: Ruled) -> None:
    """R5.5, R13.12."""
    hands = {0: "2C3C4C5C6C7C8C9CTCJCQCKCAC", 3: "QSTD2S3S4S5S6S7S2D3D4D5D6D"}
    first = ruled(4, hands, "0 play 2C", **HOLD, key="likha")
    # Neither goes to the first trick, being penalty cards (R6 comes before R5.5).
    assert "play QS" not in first[-1]["legal"]["3"]
    assert "play TD" not in first[-1]["legal"]["3"]
    trick = "0 play 2C, 3 play 2S, 2 play 8S, 1 play 7D, 0 play 3C"
    later = ruled(4, hands, trick, **HOLD, key="likha")
    assert sorted(later[-1]["legal"]["3"]) == ["play QS", "play TD"]
    refused = ruled(4, hands, f"{trick}, 3 play 2D", **HOLD, key="likha")
    assert refused[-1]["error"] == "R5.5"


@pytest.mark.parametrize(("clubs", "over"), [(101, True), (100, False)])
def test_likha_is_lost_by_the_side_of_whoever_gets_to_101(
    played: Ruled, worth: Callable[..., Any], clubs: int, *, over: bool
) -> None:
    """R13.12: although the others have 120 between them."""
    # Seat 1 takes the clubs, seat 0 the diamonds, seat 2 the spades, seat 3 the hearts.
    deal = ("0: 2C 3C 4C 5C", "1: 2D 5D 3D 4D", "0: 2S 3S 5S 4S", "2: 2H 3H 4H 5H")
    last = played(deal, key="likha", step=-1, **worth(clubs, 60, 60, 0))[-1]
    assert last["scores"] == [60, clubs, 60, 0]
    assert last["over"] is over
    if over:
        assert last["outcome"]["places"] == [1, 2, 1, 2]


def test_in_likha_the_side_of_whoever_gets_to_101_loses() -> None:
    """R13.12."""
    rules = FURTHER["likha"]
    assert not ending.is_due(rules, (100, 60, 0, 60), 9)
    assert ending.is_due(rules, (101, 60, 0, 60), 9)
    ended = ending.outcome(rules, (101, 60, 0, 60), 9, due=True)
    assert ended is not None
    # Together they have fewer points, and still they lose.
    assert ended.places == (2, 1, 2, 1)
    both = ending.outcome(rules, (101, 104, 10, 0), 9, due=True)
    assert both is not None
    assert both.places == (2, 1, 2, 1)


def test_in_likha_who_has_not_got_there_by_the_rules_in_force_has_not_lost() -> None:
    """R13.12, R9.1, R11.2: 101 is not past 101, and where a side has one total that one counts."""
    beyond = replace(FURTHER["likha"], target_cmp="exceed")
    ended = ending.outcome(beyond, (101, 102, 90, 0), 9, due=True)
    assert ended is not None
    assert ended.places == (1, 2, 1, 2)
    pooled = replace(FURTHER["likha"], team_score="pooled")
    together = ending.outcome(pooled, (105, 60, -10, 60), 9, due=True)
    assert together is not None
    assert together.places == (1, 2, 1, 2)


BOOSTED = {0: "2C3C9D", 1: "4C9C4D", 2: "5C6C5D", 3: "7C8C6D"}
FIRST_ROUND = "0 play 2C, 1 play 9C, 2 play 5C, 3 play 7C"


def test_a_nine_of_the_suit_led_brings_the_trick_a_second_round(ruled: Ruled) -> None:
    """R13.5."""
    lines = ruled(4, BOOSTED, FIRST_ROUND, **HOLD, key="booster_nines")
    # Nobody has taken it yet, and the leader follows suit to its own trick.
    assert [event["event"] for event in lines[-2]["events"]] == ["card-played"]
    assert lines[-1]["to_act"] == [0]
    assert all(word.endswith("C") for word in lines[-1]["legal"]["0"])
    again = f"{FIRST_ROUND}, 0 play 3C, 1 play 4C, 2 play 6C, 3 play 8C"
    whole = ruled(4, BOOSTED, again, **HOLD, key="booster_nines")
    taken = whole[-2]["events"][-1]
    assert (taken["event"], taken["seat"]) == ("trick-taken", 1)


def test_the_highest_card_of_both_rounds_takes_a_boosted_trick(ruled: Ruled) -> None:
    """R13.5."""
    hands = {**BOOSTED, 3: "7CAC6D"}
    again = f"{FIRST_ROUND}, 0 play 3C, 1 play 4C, 2 play 6C, 3 play AC"
    lines = ruled(4, hands, again, **HOLD, key="booster_nines")
    assert lines[-2]["events"][-1]["seat"] == 3
    assert lines[-1]["to_act"] == [3]


def test_a_nine_of_another_suit_boosts_nothing(ruled: Ruled) -> None:
    """R13.5."""
    hands = {0: "2C3C4C", 1: "9D2D2S3D4D5D6D7D8DTDJDQDKD", 2: "5C6C7C", 3: "8C9CTC"}
    lines = ruled(
        4, hands, "0 play 2C, 1 play 9D, 2 play 5C, 3 play 8C", **HOLD, key="booster_nines"
    )
    assert lines[-2]["events"][-1]["event"] == "trick-taken"


def test_a_trick_is_boosted_once_and_not_after_the_last_cards() -> None:
    """R13.5."""
    nine, more = Play(0, cards("9C")[0]), (cards("2D"),) * 4
    rest = tuple(Play(seat, face) for seat, face in zip((1, 2, 3), cards("2C3C4C"), strict=True))
    assert goes_round_again((nine, *rest), more)
    assert not goes_round_again((nine, *rest), ((),) * 4)
    assert not goes_round_again((nine, *rest, *rest, nine), more)
    # Without a nine there is no second round for one to fall in.
    assert not goes_round_again((*rest, Play(0, cards("5C")[0])), more)


def test_a_deal_of_fifteen_points_costs_one_of_three_lives(
    ruled: Ruled, one_sided: OneSided
) -> None:
    """R13.9."""
    lines = ruled(4, *one_sided(0, 1) * 2, **HOLD, key="danger_hearts")
    assert lines[-1]["over"] is False
    rules = FURTHER["danger_hearts"]
    assert ending.lives_lost(rules, [(15, 14, 0, -3), (26, 15, 0, 0)]) == (2, 1, 0, 0)
    lines = ruled(4, *one_sided(0, 1) * 2, *one_sided(0, 2), **HOLD, key="danger_hearts")
    assert lines[-1]["outcome"]["reason"] == "lives"
    assert lines[-1]["outcome"]["places"] == [4, 3, 2, 1]


def test_danger_hearts_ends_with_the_tenth_deal_and_whoever_is_out_is_last() -> None:
    """R13.9."""
    rules = FURTHER["danger_hearts"]
    assert not ending.is_due(rules, (400, 0, 0, 0), 9, (2, 2, 2, 2))
    assert ending.is_due(rules, (0, 1, 2, 3), 10, (2, 2, 2, 2))
    # Fewer points do not help whoever is out of lives.
    ended = ending.outcome(rules, (45, 60, 61, 62), 10, due=True, lives_lost=(3, 2, 0, 1))
    assert ended is not None
    assert ended.places == (4, 1, 2, 3)


def test_a_knock_down_is_scored_as_ever(ruled: Ruled, one_sided: OneSided) -> None:
    """R13.18."""
    deals = (*one_sided(0, 1) * 2, *one_sided(0, 2) * 2)
    down, plain = (ruled(4, *deals, **HOLD, key=key) for key in ("knock_down", "standard"))
    assert down[-1]["scores"] == plain[-1]["scores"]
    # A hundred points taken are none left, and that ends it.
    assert down[-1]["outcome"]["reason"] == plain[-1]["outcome"]["reason"] == "target"


@pytest.mark.parametrize(
    ("key", "seats", "hand", "left"),
    [
        *(("cancellation", *row) for row in ((6, 17, 2), (7, 14, 6), (8, 13, 0), (9, 11, 5))),
        ("cancellation", 10, 10, 4),
        *(("heartsette", *row) for row in ((3, 16, 3), (4, 12, 3), (5, 10, 2), (6, 8, 4))),
    ],
)
def test_hands_are_equal_and_the_rest_is_left_over(
    key: str, seats: int, hand: int, left: int
) -> None:
    """R13.1, R13.2."""
    at = settled(key, seats)
    assert (at.hand_size, at.kitty_size) == (hand, left)


CANCELLED = {0: "3C5H", 1: "KC", 2: "KC", 3: "9C", 4: "2D3D4D5D6D7D8D9DTDJDQDKDAD", 5: "4C"}
EIGHT = {6: "6C", 7: "5C"}


@pytest.mark.parametrize(("seats", "missing"), [(3, "2S"), (4, "2S"), (5, ""), (6, "")])
def test_heartsette_for_three_and_four_is_played_without_the_two_of_spades(
    seats: int, missing: str
) -> None:
    """R13.2: among five and six all cards are in play."""
    assert set(pack()) - set(settled("heartsette", seats).deck) == set(cards(missing))


def test_equal_cards_cancel_and_the_highest_other_takes_the_trick(ruled: Ruled) -> None:
    """R13.1, A28 identical."""
    lines = ruled(
        8,
        {**CANCELLED, **EIGHT},
        "0 play 3C, 1 play KC, 2 play KC, 3 play 9C, 4 play 2D, 5 play 4C, 6 play 6C, 7 play 5C",
        dealer=7,
        key="cancellation",
    )
    taken = lines[-2]["events"][-1]
    assert (taken["event"], taken["seat"]) == ("trick-taken", 3)
    assert lines[-1]["to_act"] == [3]


# Two packs of 5C 7S 2S 3H 2D QS. The fives cancel; seat 2 then takes both tricks with the seven of
# spades; the two queens cancel in the last trick, which seat 2 has led.
CANCELLING = ("1: 5C 7S 2S 5C", "1: 2S 7S 3H 3H", "2: QS 2D 2D QS")


def test_a_trick_of_pairs_stays_and_its_leader_leads_again(played: Ruled) -> None:
    """R13.1: the next winner takes what lies, and the last trick goes to its leader."""
    lines = played(CANCELLING, key="cancellation", moon="none")
    tricks = [
        (event["event"], event["seat"])
        for line in lines[:-1]
        for event in line["events"]
        if event["event"] in ("trick-cancelled", "trick-taken")
    ]
    assert tricks == [("trick-cancelled", 1), ("trick-taken", 2), ("trick-taken", 2)]
    assert lines[4]["to_act"] == [1]
    assert lines[-1]["deal_scores"] == [[0, 0, 2 + 26, 0]]


def test_the_points_of_a_cancelled_trick_go_to_the_next_winner(played: Ruled) -> None:
    """R13.1: two queens lie on the table when the five of spades takes a trick."""
    tricks = ("1: 5C QS QS 5C", "1: 2S 7S 3H 3H", "2: 7S 2D 2D 2S")
    lines = played(tricks, key="cancellation", moon="none")
    assert lines[-1]["deal_scores"] == [[0, 0, 2 + 26, 0]]


def test_a_last_trick_that_nobody_wins_goes_to_its_leader(played: Ruled) -> None:
    """R13.1, A28 leader: with everything that lies."""
    tricks = ("1: 5C 5C 3H 3H", "1: QS 2D 2D QS")
    lines = played(tricks, key="cancellation", moon="none")
    assert lines[-1]["deal_scores"] == [[0, 2 + 26, 0, 0]]


def test_only_identical_cards_cancel(played: Ruled) -> None:
    """R13.1, A28 identical: the same rank in another suit does not."""
    lines = played(("1: 5C 5D 4C 4D", "1: 5D 5H 4C 4D", "1: 5C 5H 3S 3S"), key="cancellation")
    taken = [e["seat"] for li in lines[:-1] for e in li["events"] if e["event"] == "trick-taken"]
    assert taken == [1, 1, 1]


@pytest.mark.parametrize(
    ("kitty", "points"), [("first_trick", [26, 2, 0, 0]), ("last_trick", [0, 28, 0, 0])]
)
def test_the_kitty_of_two_packs_goes_with_the_first_trick_or_the_last(
    played: Ruled, kitty: str, points: list[int]
) -> None:
    """R13.1, A28 first trick, A28 last trick."""
    # Seat 0 takes the first trick, seat 1 the others.
    tricks = ("1: 2C 2C 3S 5C", "0: 2D 5D 2D 3S", "1: 5C 3H 3H 5D")
    lines = played(tricks, key="cancellation", left_over="QSQS", moon="none", kitty=kitty)
    assert lines[-1]["deal_scores"] == [points]


def test_a_moon_of_two_packs_costs_the_others_fifty_two() -> None:
    """R13.1."""
    at = settled("cancellation", 8)
    assert at.penalty_sum == 52
    everything = tuple(face for face in at.deck if face in at.penalties)
    fresh = ScoresBefore((0,) * 8, 0, due=False)
    shot = score(at, (everything, *((),) * 7), (13, *(0,) * 7), fresh)
    assert shot == ((0, *(52,) * 7), 0)
    # One of the two queens is not enough.
    lacking = (everything[:-1], everything[-1:], *((),) * 6)
    assert score(at, lacking, (12, 1, *(0,) * 6), fresh).moon is None


def test_the_widow_may_be_captured_with_the_first_trick(ruled: Ruled) -> None:
    """R13.2: the option by which nobody takes it into the hand."""
    hands = {
        0: "2C3C4C5C6C7C8C9CTCJCQCKC",
        1: "AC2D3D4D5D6D7D8D9DTDJDQD",
        2: "KDAD2H3H4H5H6H7H8H9HTHJH",
        3: "QHKH3S4S5S6S7S8S9STSJSQS",
    }
    # What is left over: the ace of hearts and the two high spades.
    rules: dict[str, Any] = {"kitty": "first_trick", **HOLD}
    trick = "0 play 2C, 1 play AC, 2 play KD, 3 play 3S"
    lines = ruled(4, hands, trick, dealer=3, key="heartsette", **rules)
    kitty = next(event for event in lines[-2]["events"] if event["event"] == "kitty-taken")
    assert (kitty["seat"], kitty["words"]) == (1, ["3"])
    assert lines[-1]["to_act"] == [1]


def test_points_of_complex_hearts_lie_in_the_plane() -> None:
    """R13.7."""
    at = settled("complex_hearts", 4)
    rows = [cards(row) for row in ("QS2H3H", "JD4H", "TC5HQS", "TCJD6H")]
    assert points_in_plane(at, rows, None) == (
        (2, 13),
        (1 - 10, 0),
        # (1 + 13i) times 2i, and (1 - 10) times 2i.
        (-26, 2),
        (0, -18),
    )


def test_totals_of_complex_hearts_are_distances_from_zero(
    ruled: Ruled, one_sided: OneSided
) -> None:
    """R13.7."""
    # Everything but one heart and the ten of clubs: (12 - 10 + 13i) times 2i is -26 + 4i.
    lines = ruled(4, *one_sided(0, 1), **HOLD, key="complex_hearts")
    assert lines[-1]["scores"] == [26, 1, 0, 0]
    twice = ruled(4, *one_sided(0, 1), *one_sided(1, 0), **HOLD, key="complex_hearts")
    # The other way round in the second deal: -25 + 4i and -25 + 4i.
    assert twice[-1]["scores"] == [25, 25, 0, 0]
    assert distance((60, 80)) == distance((0, -100)) == 100
    assert distance((70, 71)) == 99


def test_a_complex_moon_is_worth_all_penalty_cards_and_the_jack_on_top(
    ruled: Ruled,
    one_sided: OneSided,
) -> None:
    """R13.7."""
    lines = ruled(4, *one_sided(0, None), **HOLD, key="complex_hearts")
    # The shooter has -10, the others 13 + 13i; the ten of clubs is nothing in a moon (R7.5).
    assert lines[-1]["scores"] == [10, 18, 18, 18]


def test_who_is_first_a_hundred_from_zero_in_the_plane_has_lost(
    ruled: Ruled, one_sided: OneSided
) -> None:
    """R13.7."""
    deals = [*one_sided(0, 1) * 3, *one_sided(0, 2)]
    lines = ruled(4, *deals, **HOLD, key="complex_hearts")
    # Four times -26 + 4i is 105 from zero.
    assert lines[-1]["scores"] == [105, 3, 1, 0]
    assert lines[-1]["outcome"]["places"] == [4, 3, 2, 1]


@pytest.mark.parametrize(
    ("key", "options", "parameters"),
    [
        ("complex_hearts", {"moon": "mixed_auto"}, {"imaginary"}),
        ("complex_hearts", {"sun": "double"}, {"imaginary"}),
        ("cancellation", {"decks": 1}, {"players_allowed"}),
        ("cancellation", {"kitty": "none", "players_allowed": [6, 7]}, {"kitty"}),
        (
            "heartsette",
            {"hand_sizes": {"3": 18}, "players_allowed": [3], "players": 3},
            {"hand_sizes"},
        ),
        ("danger_hearts", {"moon": "mixed_auto"}, {"lives"}),
        ("danger_hearts", {"danger": 0}, {"danger"}),
        ("likha", {"rotation": "sideways", "placing": "x"}, {"rotation", "placing"}),
    ],
)
def test_rules_that_do_not_go_together_are_refused_by_name(
    key: str, options: dict[str, Option], parameters: set[str]
) -> None:
    with pytest.raises(BadRules) as refused:
        variant(key, options)
    assert set(refused.value.parameters) == parameters


def test_goldsmith_puts_a_hundred_back_to_fifty_and_ends_above_it(
    ruled: Ruled, one_sided: OneSided
) -> None:
    """R13.16."""
    deals = [*one_sided(0, 1) * 2, *one_sided(0, 2) * 2]
    hundred = ruled(4, *deals, **HOLD, key="goldsmith")
    assert hundred[-1]["scores"] == [50, 2, 2, 0]
    assert hundred[-1]["over"] is False
    rules = FURTHER["goldsmith"]
    assert not ending.is_due(rules, (100, 2, 2, 0), 4)
    assert ending.is_due(rules, (101, 2, 2, 0), 4)
    # Equal totals share the first place: nothing more is played.
    ended = ending.outcome(rules, (101, 2, 0, 0), 4, due=True)
    assert ended is not None
    assert ended.winners == (2, 3)


def test_goldsmiths_shooter_chooses_where_the_old_moon_would_lose(
    ruled: Ruled, one_sided: OneSided
) -> None:
    """R8.4, R13.16: 50, 75, 5, 0 before it, and 101 is past the end."""
    acts = [*one_sided(1, 2) * 3, *one_sided(0, 2) * 2, *one_sided(0, None)]
    assert ruled(4, *acts, key="goldsmith", **HOLD)[-1]["legal"] == {"0": ["moon new", "moon old"]}
    old = ruled(4, *acts, "0 moon old", key="goldsmith", **HOLD)[-1]
    assert (old["scores"], old["over"]) == ([50, 101, 31, 26], True)
    assert old["outcome"]["winners"] == [3]
