"""K53 to K55: other numbers of players, each preset as the page says."""

from typing import Any

import pytest

from engine.cards import Unreadable
from engine.contract.refusal import BadRules
from engine.records.record import read_record
from tests.each import each
from tests.rulings.canasta.written import played, refused, stands

HANDS = {
    "canasta_2": 15,
    "canasta_3": 13,
    "canasta_3_cutthroat": 13,
    "canasta_6_teams3": 13,
    "canasta_6_pairs": 13,
}


@each("preset", HANDS)
def test_a20_a_hand_has_the_cards_of_its_row(preset: str) -> None:
    assert stands({}, preset=preset)["to_act"] == [0]
    for size in (HANDS[preset] + 1, HANDS[preset] + 2):
        with pytest.raises(Unreadable):
            played({0: ("4" * 8 + "5" * 8 + "6")[:size]}, preset=preset)


@each(
    ("preset", "draws"),
    [
        ("canasta_2", 2),
        ("canasta_3", 1),
        ("canasta_3_cutthroat", 2),
        ("canasta_6_teams3", 1),
        ("canasta_6_pairs", 1),
    ],
)
def test_a20_a_draw_has_the_cards_of_its_row(preset: str, draws: int) -> None:
    deal = {0: "4", 1: "5", "stock": "KQJT"}
    stands(deal, f"0 draw, discard {'KQ'[draws - 1]}", preset=preset)
    assert refused(deal, f"0 draw, discard {'KQJ'[draws]}", preset=preset) == "K38"


@pytest.mark.parametrize(
    ("preset", "hand", "drawn", "laid"),
    [
        ("canasta_2", "KKKKKKKQQQQQQJJ", "JT", "K7,0,0 Q6,0,0 J3,0,0"),
        ("canasta_3_cutthroat", "KKKKKKKQQQJJJ", "QT", "K7,0,0 Q4,0,0 J3,0,0"),
        ("canasta_6_teams3", "KKKKKKKQQQQQQ", "T", "K7,0,0 Q6,0,0"),
        ("canasta_6_pairs", "KKKKKKKQQQQQQ", "T", "K7,0,0 Q6,0,0"),
    ],
)
def test_k41_these_presets_need_two_canastas(preset: str, hand: str, drawn: str, laid: str) -> None:
    """There is one of kings, and a ten would be left; with `canastas_to_go_out` 1 it is enough."""
    deal = {0: hand, "stock": drawn}
    assert refused(deal, f"0 draw, lay {laid}", preset=preset) in {"K18", "K41"}
    one: dict[str, Any] = {"preset": preset, "canastas_to_go_out": 1}
    assert len(stands(deal, f"0 draw, lay {laid}, discard T", **one)["deal_scores"]) == 1


def test_canasta_2_each_plays_alone() -> None:
    """Two canastas and the queens' eighth card: 1000 + 160, 200; fifteen cards of 5 each."""
    deal = {0: "KKKKKKKKQQQQQQQ", "stock": "Q9"}
    last = stands(deal, "0 draw, lay K8,0,0 Q8,0,0, discard 9", preset="canasta_2")
    assert last["deal_scores"] == [[1360, -75]]
    assert last["to_act"] == [-1]


def test_canasta_2_k45_there_is_nobody_to_ask() -> None:
    deal = {0: "KKKKKKKKQQQQQQQ", "stock": "Q9"}
    assert "ask" not in stands(deal, "0 draw", preset="canasta_2")["legal"]["0"]
    assert refused(deal, "0 draw, ask", preset="canasta_2") == "K45"


def test_canasta_2_is_played_to_5000() -> None:
    deal = {0: "KKKKKKKKQQQQQQQ", "stock": "Q9"}
    turn = "0 draw, lay K8,0,0 Q8,0,0, discard 9"
    last = stands(deal, turn, preset="canasta_2", out_bonus=3740)
    assert last["scores"] == [5000, -75]
    assert last["outcome"]["sides"] == [[0], [1]]
    assert stands(deal, turn, preset="canasta_2", out_bonus=3735)["over"] is False


def test_canasta_3_each_plays_alone_and_one_canasta_is_enough() -> None:
    """500 + 70 + 60, 200; each of the others is left with thirteen cards of 5."""
    deal = {0: "KKKKKKKQQQQQQ", "stock": "9"}
    turn = "0 draw, lay K7,0,0 Q6,0,0, discard 9"
    assert stands(deal, turn, preset="canasta_3")["deal_scores"] == [[830, -65, -65]]
    ended = stands(deal, turn, preset="canasta_3", target=830)
    assert ended["outcome"]["sides"] == [[0], [1], [2]]
    assert ended["outcome"]["places"] == [1, 2, 2]


def test_canasta_3_option_two_cards_a_draw_and_two_canastas() -> None:
    two: dict[str, Any] = {"preset": "canasta_3", "draw_count": 2, "canastas_to_go_out": 2}
    deal = {0: "KKKKKKKQQQQQQ", "stock": "Q9"}
    assert len(stands(deal, "0 draw, lay K7,0,0 Q7,0,0, discard 9", **two)["deal_scores"]) == 1
    less = {0: "KKKKKKKQQQJJJ", "stock": "QT"}
    assert refused(less, "0 draw, lay K7,0,0 Q4,0,0 J3,0,0", **two) in {"K18", "K41"}


SIXES: dict[int | str, str] = {0: "KKKKKKKQQQQQQ", "stock": "Q"}
"""Seat 0 goes out with two canastas: 1000 + 140 + 200. The others' hands, lowest cards first, are
65 (twelve 4s, a 5), 65 (eleven 5s), 65 (ten 6s, three 7s), 85 (nine 7s, four 8s), 130."""
OUT = "0 draw, lay K7,0,0 Q7,0,0"


@pytest.mark.parametrize(
    ("preset", "scores", "sides"),
    [
        ("canasta_6_teams3", [1190, -260] * 3, [[0, 2, 4], [1, 3, 5]]),
        ("canasta_6_pairs", [1275, -150, -195] * 2, [[0, 3], [1, 4], [2, 5]]),
    ],
)
def test_six_play_in_threes_or_in_pairs(
    preset: str, scores: list[int], sides: list[list[int]]
) -> None:
    assert stands(SIXES, OUT, preset=preset)["deal_scores"] == [scores]
    ended = stands(SIXES, OUT, preset=preset, target=1000)
    assert ended["outcome"]["sides"] == sides
    assert ended["outcome"]["winners"] == sides[0]


@pytest.mark.parametrize(
    ("preset", "partners"), [("canasta_6_teams3", (2, 4)), ("canasta_6_pairs", (3,))]
)
def test_six_k45_a_partner_is_asked(preset: str, partners: tuple[int, ...]) -> None:
    (asked,) = stands(SIXES, "0 draw, ask", preset=preset)["to_act"]
    assert asked in partners


@pytest.mark.parametrize(
    ("preset", "bonus", "target"),
    [("canasta_6_teams3", 8910, 10000), ("canasta_6_pairs", 6325, 7500)],
)
def test_six_play_to_10000_or_7500(preset: str, bonus: int, target: int) -> None:
    last = stands(SIXES, OUT, preset=preset, out_bonus=bonus)
    assert (last["scores"][0], last["over"]) == (target, True)
    assert stands(SIXES, OUT, preset=preset, out_bonus=bonus - 5)["over"] is False


@each("preset", ["canasta_6_teams3", "canasta_6_pairs"])
@each(("count", "bonus"), [(1, 100), (3, 300), (4, 400), (5, 1000), (6, 1200)])
def test_k55_six_count_five_red_threes_1000_and_six_1200(
    preset: str, count: int, bonus: int
) -> None:
    without = stands(SIXES, OUT, preset=preset)["scores"][0]
    hand = "r" * count + SIXES[0][: 13 - count]
    deal = {0: hand, "stock": SIXES[0][13 - count :] + "Q"}
    assert stands(deal, OUT, preset=preset)["scores"][0] == without + bonus


@pytest.mark.parametrize(
    ("preset", "total", "minimum"),
    [
        ("canasta_6_teams3", 7495, 120),
        ("canasta_6_teams3", 7500, 150),
        ("canasta_6_pairs", 7495, 120),
        ("canasta_6_pairs", 3000, 120),
    ],
)
def test_k20_from_7500_up_teams_of_three_need_150(preset: str, total: int, minimum: int) -> None:
    """Seat 2 or 3 is the winner's partner: 140 opens at 120 and not at 150, 150 does."""
    base = 1090 if preset == "canasta_6_teams3" else 1175
    partner = 2 if preset == "canasta_6_teams3" else 3
    at: dict[str, Any] = {"preset": preset, "out_bonus": total - base}
    before = ["1 idles", "2 idles"][: partner - 1]
    first = [SIXES, OUT]
    assert stands(*first, **at)["scores"][0] == total
    less = [*first, {partner: "AA**"}, *before, f"{partner} draw, lay A2,0,2"]
    if minimum == 150:
        assert refused(*less, **at) in {"K20", "K21", "K22"}
        stands(*first, {partner: "KKK**2"}, *before, f"{partner} draw, lay K3,1,2", **at)
    else:
        stands(*less, **at)


CUTTHROAT: dict[str, Any] = {"preset": "canasta_3_cutthroat"}


def test_k54_cutthroat_who_goes_out_before_any_take_is_the_lone_hand() -> None:
    """The other two score as partners: each has both hands of 65 against him."""
    deal = {0: "KKKKKKKQQQQQQ", "stock": "Q9"}
    last = stands(deal, "0 draw, lay K7,0,0 Q7,0,0, discard 9", **CUTTHROAT)
    assert last["deal_scores"] == [[1340, -130, -130]]


LONE: list[Any] = [
    {0: "rT44444444555", 1: "TTTTTTKKKKKKK", 2: "5555566666667", "up": "J", "stock": "689"},
    "0 draw, discard T",
]
"""Seat 1 may take the 10 and go out with two canastas, the jack below it as last discard."""


def test_k54_cutthroat_the_first_to_take_plays_alone_and_red_threes_are_their_owners() -> None:
    """Seat 0's hand is 40 + 15 + 5 + 20, seat 2's 65; the red three is seat 0's alone."""
    last = stands(*LONE, "1 take T6,0,0 + K7,0,0, discard J", **CUTTHROAT)
    assert last["deal_scores"] == [[-145 - 100, 1340, -145]]


def test_k54_cutthroat_a_partners_meld_makes_the_others_red_three_a_bonus() -> None:
    """Seat 0 has laid aces, 60; he holds 65 and so does seat 2, whose red three is a bonus."""
    deal = {0: "TAAA444444445", 1: "TTTTTTKKKKKKK", 2: "r555555566666", "up": "J", "stock": "689"}
    turns = ["0 draw, lay A3,0,0, discard T", "1 take T6,0,0 + K7,0,0, discard J"]
    assert stands(deal, *turns, **CUTTHROAT)["deal_scores"] == [[-70, 1340, -70 + 100]]


POOL: list[Any] = [
    {0: "AAA4", 1: "TTQQQ4", 2: "A5", "stock": "JTJJJJ"},
    "0 draw, lay A3,0,0, discard T",
]
"""Seat 0 has laid aces; seat 1 may take the 10 (30) and lay queens (30)."""


def test_k54_cutthroat_the_others_are_partners_from_the_first_take_on() -> None:
    taken = [*POOL, "1 take T2,0,0 + Q3,0,0, discard 4"]
    stands(*taken, "2 draw, lay A1,0,0, discard 5", **CUTTHROAT)
    drawn = [*POOL, "1 draw, discard 4"]
    assert refused(*drawn, "2 draw, lay A1,0,0", **CUTTHROAT) in {"K13", "K15"}


def test_k54_cutthroat_partners_melds_of_one_rank_merge() -> None:
    """Before seat 1 takes, seats 0 and 2 each have three aces; a seventh makes them a canasta.

    With it seat 2 goes out: 500 + 140 + 60 + 50 + 100, less seat 0's hand of 70 (eight 4s, 5, 7,
    8, 9). Seat 1 has 10-10-10 and K-K-K, and in the hand 5 5 6 6 6 6 6 7 7 8 9 J, 75.
    """
    deal = {
        0: "AAAT444444445",
        1: "TTKKK55566666",
        2: "AAAAQQQQQJJJJ",
        "up": "J",
        "stock": "78" + "79" + "8Q" + "79" + "J9",
    }
    turns = [
        "0 draw, lay A3,0,0, discard 7",
        "1 draw, discard 9",
        "2 draw, lay A3,0,0, discard 8",
        "0 draw, discard T",
        "1 take T2,0,0 + K3,0,0, discard 5",
        "2 draw, lay A1,0,0 Q6,0,0 J5,0,0, discard 9",
    ]
    last = stands(deal, *turns, **CUTTHROAT, canastas_to_go_out=1)
    assert last["deal_scores"] == [[780, -15, 780]]


def test_k54_cutthroat_what_lies_stays_though_wild_cards_are_more_than_three() -> None:
    """Two melds of A A 2 2 become one with four wild cards: a mixed canasta that takes no more.

    Seat 2 adds an ace and goes out: 300 + 180 for five aces and four deuces, 60 + 40 + 100, less
    seat 0's hand of 65 (eight 4s, 7, 8, 9). Seat 1 has -15, as above.
    """
    deal = {
        0: "AA22T44444444",
        1: "TTKKK55566666",
        2: "AA22AQQQQQJJJ",
        "up": "J",
        "stock": "78" + "79" + "8Q" + "79" + "J9",
    }
    turns = [
        "0 draw, lay A2,2,0, discard 7",
        "1 draw, discard 9",
        "2 draw, lay A2,2,0, discard 8",
        "0 draw, discard T",
        "1 take T2,0,0 + K3,0,0, discard 5",
    ]
    at: dict[str, Any] = {**CUTTHROAT, "canastas_to_go_out": 1}
    out = "2 draw, lay A1,0,0 Q6,0,0 J4,0,0, discard 9"
    assert stands(deal, *turns, out, **at)["deal_scores"] == [[615, -15, 615]]
    wild = {**deal, 2: "AA222QQQQQJJJ"}
    assert refused(wild, *turns, "2 draw, lay A0,1,0", **at) == "K14"


def test_k54_cutthroat_the_opening_minimum_is_that_of_who_opens() -> None:
    """After a deal of 1500 seat 0 needs 90 and the other two, below 0, need 15."""
    first = [{0: "KKKKKKKQQQQQQ", "stock": "Q9"}, "0 draw, lay K7,0,0 Q7,0,0, discard 9"]
    at: dict[str, Any] = {**CUTTHROAT, "out_bonus": 260}
    assert stands(*first, **at)["scores"] == [1500, -130, -130]
    stands(*first, {1: "444"}, "1 draw, lay 43,0,0", **at)
    turns = ["1 idles", "2 idles"]
    assert refused(*first, {0: "AAAA"}, *turns, "0 draw, lay A4,0,0", **at) in {"K20", "K21", "K22"}
    stands(*first, {0: "AA*"}, *turns, "0 draw, lay A2,0,1", **at)


def test_k54_cutthroat_ends_with_the_discard_after_the_last_card() -> None:
    """Nobody has taken: each scores alone.

    Hands of 65, 65 and 100 (six 7s, seven 8s). All red threes lie under the upcard, so 64 cards
    are drawn in twos; of each two the first is kept: 8, 9 9 9, and four each of ten, jack, queen
    and king (10 each), four aces, two black threes, four deuces, two jokers. Going round, seats 0
    and 1 keep seven tens, 20, 5, 20, 50, seat 2 six tens and 80.
    """
    last = stands({"up": "rrrr9"}, "idle to 0", **CUTTHROAT)
    assert last["to_act"] == [-1]
    assert last["deal_scores"] == [[-65 - 165, -65 - 165, -100 - 140]]


def test_k54_cutthroat_is_played_to_7500() -> None:
    deal = {0: "KKKKKKKQQQQQQ", "stock": "Q9"}
    turn = "0 draw, lay K7,0,0 Q7,0,0, discard 9"
    last = stands(deal, turn, **CUTTHROAT, out_bonus=6260)
    assert (last["scores"][0], last["over"]) == (7500, True)
    assert stands(deal, turn, **CUTTHROAT, out_bonus=6255)["over"] is False


def test_k54_cutthroat_option_eleven_cards() -> None:
    assert stands({}, **CUTTHROAT, hand_size=11)["to_act"] == [0]


SWEEP = "KKKKKKKQQQQ"
GOES_OUT = "draw, lay K7,0,0 Q4,0,0, discard 8"


def test_k53_canasta_5_one_of_the_side_of_three_rests_each_deal_in_rotation() -> None:
    """Seats 0 and 2 against 1, 3 and 4; whoever rests shares the side's score."""
    five: dict[str, Any] = {"preset": "canasta_5"}
    first = [{0: SWEEP, 4: "-"}, f"0 {GOES_OUT}"]
    assert stands(*first, **five)["deal_scores"] == [[755, -115, 755, -115, -115]]
    second = [*first, {2: SWEEP, 1: "-"}, f"2 {GOES_OUT}"]
    assert len(stands(*second, {3: "-"}, **five)["deal_scores"]) == 2
    for seat in (0, 1, 2, 3):
        with pytest.raises(Unreadable):
            played({seat: "-"}, **five)
    assert stands(*first, **five, target=700)["outcome"]["sides"] == [[0, 2], [1, 3, 4]]


def test_k53_six_with_a_bench_are_two_sides_of_three_one_of_each_resting() -> None:
    bench: dict[str, Any] = {"preset": "canasta_6_bench"}
    first = [{0: SWEEP, 4: "-", 5: "-"}, f"0 {GOES_OUT}"]
    assert stands(*first, **bench)["deal_scores"] == [[755, -115] * 3]
    second = [*first, {2: SWEEP, 0: "-", 1: "-"}, f"2 {GOES_OUT}"]
    assert len(stands(*second, {2: "-", 3: "-"}, **bench)["deal_scores"]) == 2


@each(
    ("preset", "seats"),
    [
        ("canasta_book", 5),
        ("canasta_2", 4),
        ("canasta_3", 2),
        ("canasta_5", 4),
        ("canasta_6_pairs", 4),
    ],
)
def test_a_preset_is_for_its_number_of_players(preset: str, seats: int) -> None:
    with pytest.raises(BadRules):
        read_record({"variant": preset, "seats": seats, "dealer": 0, "actions": []})
