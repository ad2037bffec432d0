"""R9, R10 and R12.1: when a game is over, and in which places."""

from typing import Any

import pytest

from engine.games.catalogue import variant
from tests.each import each
from tests.rulings.hearts.written import played, shared_out, told, worth

# In all of these the four tricks of a deal (clubs, diamonds, spades, hearts) cost what `worth`
# says, and the letters of `shared_out` are the seats that take them.


@pytest.mark.parametrize(
    ("target", "compared", "over"),
    [(60, "reach", True), (61, "reach", False), (60, "exceed", False), (59, "exceed", True)],
)
def test_the_limit_is_reached_or_must_be_exceeded(
    target: int, compared: str, *, over: bool
) -> None:
    """R9.1, A1 reach, A1 exceed: the lowest total wins."""
    rules = worth(60, 30, 20, 10)
    last = played(shared_out("0123"), target=target, target_cmp=compared, **rules)[-1]
    assert last["over"] is over
    assert last["scores"] == [60, 30, 20, 10]
    if over:
        assert last["outcome"]["reason"] == "target"
        assert last["outcome"]["places"] == [4, 3, 2, 1]


def test_the_limit_is_looked_at_after_whole_deals_only() -> None:
    """R9.2: seat 0 has taken 60 with the first trick, and the deal is played out."""
    lines = played(shared_out("0123"), target=50, **worth(60, 30, 20, 10))
    assert all(line["to_act"] and line["scores"] == [0, 0, 0, 0] for line in lines[:16])
    assert lines[-1]["over"] is True


def test_a_game_that_is_over_takes_no_action() -> None:
    """R9.1."""
    last = played(shared_out("0123"), "0 play 2C", target=50, **worth(60, 30, 20, 10))[-1]
    assert last["error"] == "R9.1"


def test_only_the_best_place_must_be_held_alone() -> None:
    """R9.3, A2 continue, A2 tie_scope any: the middle two are level."""
    rules = {"target": 50, **worth(50, 20, 20, 10)}
    assert played(shared_out("0123"), **rules)[-1]["outcome"]["places"] == [4, 2, 2, 1]
    level = played(shared_out("0123"), tie_scope="any", **rules)[-1]
    assert (level["over"], level["to_act"]) == (False, [-1])
    # 100, 40, 40, 20 are still level; 150, 80, 50, 20 are not.
    assert played(*[shared_out("0123")] * 2, tie_scope="any", **rules)[-1]["over"] is False
    apart = played(*[shared_out("0123")] * 2, shared_out("0112"), tie_scope="any", **rules)[-1]
    assert apart["scores"] == [150, 80, 50, 20]
    assert apart["outcome"]["places"] == [4, 3, 2, 1]


def test_further_deals_are_dealt_and_passed_as_ever() -> None:
    """R9.3, A2 continue: dealer and cycle run on until one total is the lowest alone."""
    rules = {"target": 60, "pass_cycle": {"4": "H L"}, **worth(60, 20, 10, 10)}
    level = played(shared_out("0123"), **rules)[-1]
    assert (level["over"], level["to_act"]) == (False, [-1])
    lines = played(shared_out("0123"), shared_out("0122"), until=16, **rules | {"target": 60})
    # The second deal begins with a pass to the left, so its first play is refused.
    assert lines[-1]["error"] == "verb"
    assert [(one["seat"], one["words"]) for one in told(lines, "deal-begun")] == [
        (0, ["1", "H"]),
        (1, ["2", "L"]),
    ]
    held = rules | {"pass_cycle": {"4": "H"}}
    last = played(shared_out("0123"), shared_out("0122"), **held)[-1]
    assert last["outcome"]["places"] == [4, 3, 2, 1]
    assert last["scores"] == [120, 40, 30, 10]


def test_the_end_stays_although_a_moon_brings_everybody_back() -> None:
    """R9.3, A2 latched, A2 end_latched false: a new moon of 100 for seat 0."""
    rules = worth(60, 20, 10, 10) | {"moon": "new", "target": 60}
    deals = (shared_out("0123"), shared_out("0000"))
    # 60, 20, 10, 10 is level at the best place; -40, 20, 10, 10 is not.
    stays = played(*deals, **rules)[-1]
    assert (stays["scores"], stays["over"]) == ([-40, 20, 10, 10], True)
    assert stays["outcome"]["winners"] == [0]
    undone = played(*deals, end_latched=False, **rules)[-1]
    assert (undone["over"], undone["to_act"]) == (False, [-1])


def test_a_shared_best_place_may_be_the_end() -> None:
    """R9.3, R10.2, A2 shared: joint winners at once."""
    rules = worth(60, 20, 10, 10)
    last = played(shared_out("0123"), tie_rule="shared", target=60, **rules)[-1]
    assert last["outcome"]["winners"] == [2, 3]
    assert last["outcome"]["places"] == [4, 3, 1, 1]


@pytest.mark.parametrize(
    ("options", "deals", "reason"),
    [
        ({"end_mode": "deals", "deals": 2}, 2, "deals"),
        ({"end_mode": "both", "deals": 2, "target": 60}, 1, "target"),
        ({"end_mode": "both", "deals": 2, "target": 500}, 2, "deals"),
    ],
)
def test_a_number_of_deals_or_the_limit_whichever_comes_first(
    options: dict[str, Any], deals: int, reason: str
) -> None:
    """R9.4: with `deals` alone the limit of 100 means nothing."""
    rules = worth(101, 30, 20, 10) | options
    if deals > 1:
        assert played(*[shared_out("0123")] * (deals - 1), **rules)[-1]["over"] is False
    last = played(*[shared_out("0123")] * deals, **rules)[-1]
    assert last["outcome"]["reason"] == reason
    assert last["outcome"]["places"] == [4, 3, 2, 1]


def test_a_tie_after_the_agreed_deals() -> None:
    """R9.3, R9.4, A32 same tie rule, A32 shared."""
    rules = {"end_mode": "deals", "deals": 1, **worth(60, 20, 10, 10)}
    assert played(shared_out("0123"), **rules)[-1]["over"] is False
    assert played(shared_out("0123"), shared_out("0122"), **rules)[-1]["outcome"]["winners"] == [3]
    shared = played(shared_out("0123"), tie_rule="shared", **rules)[-1]
    assert shared["outcome"]["winners"] == [2, 3]


@each(
    ("options", "totals", "winners"),
    [
        ({}, [60, 30, 20, 10], [3]),
        ({"exact_rule": "reset(50)"}, [50, 30, 20, 10], None),
        ({"exact_rule": "reset(50)", "target_cmp": "exceed"}, [50, 30, 20, 10], None),
        ({"exact_rule": "reset(50)", "target": 59}, [60, 30, 20, 10], [3]),
        ({"exact_rule": "wins"}, [60, 30, 20, 10], [0]),
        ({"exact_rule": "wins", "target_cmp": "exceed"}, [60, 30, 20, 10], [0]),
        ({"exact_rule": "wins", "target": 59}, [60, 30, 20, 10], [3]),
    ],
)
def test_who_hits_the_limit_exactly(
    options: dict[str, Any], totals: list[int], winners: list[int] | None
) -> None:
    """R9.5, A27 none, A27 reset, A27 wins: looked at after the deal, before the end."""
    rules = {"target": 60, **worth(60, 30, 20, 10)} | options
    last = played(shared_out("0123"), **rules)[-1]
    assert last["deal_scores"] == [last["scores"]] == [totals]
    assert (last["outcome"] or {"winners": None})["winners"] == winners


def test_the_others_are_placed_by_their_totals_behind_an_exact_hit() -> None:
    """R9.5, R10.2: two hit it together and both have won, whoever went over it."""
    rules = {"target": 30, "exact_rule": "wins", **worth(60, 30, 30, 10)}
    assert played(shared_out("0123"), **rules)[-1]["outcome"]["places"] == [4, 1, 1, 3]


def test_a_total_on_its_way_past_the_limit_is_not_exact() -> None:
    """R9.2, R9.5: seat 0 stands at 60 after the first trick and at 70 after the deal."""
    rules = {"target": 60, "exact_rule": "reset(50)", **worth(60, 10, 20, 15)}
    last = played(shared_out("0023"), **rules)[-1]
    assert last["scores"] == [70, 0, 20, 15]
    assert last["outcome"]["winners"] == [1]


@pytest.mark.parametrize(
    ("objective", "places"), [("lowest", [1, 2, 2, 4]), ("highest", [4, 2, 2, 1])]
)
def test_equal_totals_share_the_better_place_and_the_next_is_skipped(
    objective: str, places: list[int]
) -> None:
    """R10.2, R12.1."""
    rules = {"target": 50, "objective": objective, **worth(10, 20, 20, 50)}
    assert played(shared_out("0123"), **rules)[-1]["outcome"]["places"] == places


def test_minus_points_are_a_matter_of_display() -> None:
    """R10.1: places and totals are those of the standard game."""
    rules = {"target": 50, **worth(10, 20, 25, 50)}
    minus = played(shared_out("0123"), key="ja_black_lady", **rules)[-1]
    plain = played(shared_out("0123"), key="standard", **rules)[-1]
    assert (plain["sign"], plain["shown"]) == (1, [10, 20, 25, 50])
    assert minus == plain | {"sign": -1, "shown": [-10, -20, -25, -50]}
    assert minus["outcome"]["places"] == [1, 2, 3, 4]
    shown = {key: getattr(variant(key).start(4, 0).view(None), "sign", 0) for key in KEYS}
    assert shown == {"standard": 1, "ja_black_lady": -1, "ja_black_lady_optional": -1}


KEYS = ("standard", "ja_black_lady", "ja_black_lady_optional")


def test_the_highest_total_wins_once_the_goal_is_crossed() -> None:
    """R12.1, A1 reach, A1 exceed: and a tie for the highest goes on."""
    rules = worth(60, 30, 20, 10)
    reach = played(shared_out("0123"), key="reverse_hearts", target=60, **rules)[-1]
    assert reach["outcome"]["places"] == [1, 2, 3, 4]
    exceed = {"target": 60, "target_cmp": "exceed", **rules}
    assert played(shared_out("0123"), key="reverse_hearts", **exceed)[-1]["over"] is False
    level = {"target": 60, **worth(60, 60, 20, 10)}
    assert played(shared_out("0123"), key="reverse_hearts", **level)[-1]["over"] is False
    low = {"target": 60, **worth(60, 30, 10, 10)}
    assert played(shared_out("0123"), key="reverse_hearts", **low)[-1]["over"] is True


TEAMS: dict[str, Any] = {"teams": [[0, 2], [1, 3]]}


@each(
    ("options", "over"),
    [
        ({"target": 60}, False),
        ({"target": 60, "team_score": "pooled"}, True),
        ({"target": 50}, True),
        ({"target": 80, "team_score": "pooled"}, True),
        ({"target": 80, "team_score": "pooled", "target_cmp": "exceed"}, False),
    ],
)
def test_the_limit_is_for_each_partner_or_for_both_together(
    options: dict[str, Any], *, over: bool
) -> None:
    """R11.2: 50 and 30 for one side, 15 and 5 for the other."""
    last = played(shared_out("0213"), **TEAMS, **worth(50, 30, 15, 5), **options)[-1]
    assert (last["scores"], last["over"]) == ([50, 15, 30, 5], over)
    if over:
        assert last["outcome"]["places"] == [2, 1, 2, 1]
        assert last["outcome"]["sides"] == [[0, 2], [1, 3]]


def test_the_lower_team_total_wins_not_the_lowest_player() -> None:
    """R10.2, R11.1, R11.2: seat 2 has nothing, and its side has 60 against 45."""
    last = played(shared_out("0133"), target=60, **TEAMS, **worth(60, 20, 15, 10))[-1]
    assert last["scores"] == [60, 20, 0, 25]
    assert last["outcome"]["places"] == [2, 1, 2, 1]


def test_a_tie_is_one_of_team_totals() -> None:
    """R9.3, R11.2: two players level at the best place are nothing, two sides are."""
    players = played(shared_out("0123"), target=50, **TEAMS, **worth(50, 20, 10, 10))[-1]
    assert players["outcome"]["places"] == [2, 1, 2, 1]
    sides = played(shared_out("0123"), target=50, **TEAMS, **worth(50, 45, 10, 15))[-1]
    assert (sides["scores"], sides["over"]) == ([50, 45, 10, 15], False)
