"""R7 to R10: points, the moon, the end and the places."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.cards import cards
from engine.contract.refusal import BadRules
from engine.games.catalogue import variant
from engine.games.hearts.rules import HeartsRules
from engine.games.hearts.scoring import ScoresBefore, score
from engine.games.hearts.terms import terms
from tests.each import each

Ruled = Callable[..., list[dict[str, Any]]]
OneSided = Callable[..., tuple[dict[int, str], str]]
HOLD = {"pass_cycle": {"4": "H"}}


def test_a_heart_costs_one_and_the_queen_thirteen(ruled: Ruled, one_sided: OneSided) -> None:
    """R7.1."""
    lines = ruled(4, *one_sided(0, 1), **HOLD)
    assert lines[-1]["deal_scores"] == [[25, 1, 0, 0]]
    assert lines[-1]["scores"] == [25, 1, 0, 0]
    assert lines[-1]["over"] is False
    assert lines[-1]["to_act"] == [-1]


def test_who_takes_every_point_shoots_the_moon(ruled: Ruled, one_sided: OneSided) -> None:
    """R8.1, R8.2, R8.6, A8 old, A8 new."""
    lines = ruled(4, *one_sided(2, None), **HOLD)
    assert lines[-1]["deal_scores"] == [[26, 26, 0, 26]]
    assert [event["event"] for event in lines[-2]["events"]][-2:] == ["moon-shot", "deal-scored"]
    new = ruled(4, *one_sided(2, None), moon="new", **HOLD)
    assert new[-1]["deal_scores"] == [[0, 0, -26, 0]]
    greek = ruled(4, *one_sided(2, None), moon="greek", **HOLD)
    assert greek[-1]["deal_scores"] == [[26, 26, -78, 26]]
    none = ruled(4, *one_sided(2, None), moon="none", **HOLD)
    assert none[-1]["deal_scores"] == [[0, 0, 26, 0]]
    sun = ruled(4, *one_sided(2, None), sun="double", **HOLD)
    assert sun[-1]["deal_scores"] == [[52, 52, 0, 52]]


def test_the_moon_needs_the_penalty_cards_and_not_every_trick() -> None:
    """R8.1."""
    four = terms(HeartsRules(), 4)
    hearts_and_queen = frozenset(cards("2H3H4H5H6H7H8H9HTHJHQHKHAHQS"))
    nothing = frozenset(cards("2C3C4C5C"))
    fresh = ScoresBefore((0, 0, 0, 0), 0, due=False)
    captured = (hearts_and_queen, nothing, frozenset[Any](), frozenset[Any]())
    assert score(four, captured, (12, 1, 0, 0), fresh) == ((0, 26, 26, 26), 0)
    but_one = (hearts_and_queen - set(cards("2H")), nothing | set(cards("2H")), *captured[2:])
    assert score(four, but_one, (12, 1, 0, 0), fresh) == ((25, 1, 0, 0), None)


def test_crossing_the_limit_inside_a_deal_means_nothing(ruled: Ruled, one_sided: OneSided) -> None:
    """R9.2."""
    deal, plays = one_sided(0, None)
    lines = ruled(4, deal, plays, target=10, **HOLD)
    # Long before the last trick seat 0 holds more than ten points; the moon cancels them.
    assert lines[-1]["outcome"]["places"] == [1, 2, 2, 2]
    assert lines[-1]["scores"] == [0, 26, 26, 26]
    assert all(line["scores"] == [0, 0, 0, 0] for line in lines[:-2])
    assert all(line["to_act"] for line in lines[:-2])


def test_the_limit_reached_exactly_ends_the_game(ruled: Ruled, one_sided: OneSided) -> None:
    """R9.1, R10.2, A1 reach, A1 exceed, A2 tie_scope any."""
    four = (one_sided(0, 1), one_sided(0, 1), one_sided(0, 2), one_sided(0, 2))
    acts = [act for deal in four for act in deal]
    lines = ruled(4, *acts, **HOLD)
    assert lines[-1]["scores"] == [100, 2, 2, 0]
    assert lines[-1]["over"] is True
    assert lines[-1]["to_act"] == []
    assert lines[-1]["outcome"]["reason"] == "target"
    assert lines[-1]["outcome"]["winners"] == [3]
    # Equal totals share the better place and the next is skipped (R10.2).
    assert lines[-1]["outcome"]["places"] == [4, 2, 2, 1]
    assert ruled(4, *acts, target_cmp="exceed", **HOLD)[-1]["over"] is False
    assert ruled(4, *acts, tie_scope="any", **HOLD)[-1]["over"] is False
    assert ruled(4, *acts[:-2], **HOLD)[-1]["over"] is False


def test_a_tie_at_the_best_place_plays_on(ruled: Ruled, one_sided: OneSided) -> None:
    """R9.3, A2 continue, A2 shared."""
    acts = [*one_sided(0, 1) * 4]
    lines = ruled(4, *acts, **HOLD)
    assert lines[-1]["scores"] == [100, 4, 0, 0]
    assert lines[-1]["over"] is False
    assert lines[-1]["to_act"] == [-1]
    after = ruled(4, *acts, *one_sided(0, 2), **HOLD)
    assert after[-1]["scores"] == [125, 4, 1, 0]
    assert after[-1]["outcome"]["places"] == [4, 3, 2, 1]
    shared = ruled(4, *acts, tie_rule="shared", **HOLD)
    assert shared[-1]["outcome"]["winners"] == [2, 3]
    assert shared[-1]["outcome"]["places"] == [4, 3, 1, 1]


def test_who_brought_the_end_about_may_still_win(ruled: Ruled, one_sided: OneSided) -> None:
    """R9.3, A2 latched."""
    # Seat 0 stands at 100 and two others tie; its moons then lift all the others above it.
    acts = [*one_sided(0, 1) * 4, *one_sided(0, None) * 4]
    lines = ruled(4, *acts, **HOLD)
    assert lines[-1]["scores"] == [100, 108, 104, 104]
    assert lines[-1]["outcome"]["places"] == [1, 4, 2, 2]


def test_the_end_once_brought_about_stays(ruled: Ruled, one_sided: OneSided) -> None:
    """R9.3, A2 latched, A2 end_latched false."""
    acts = [*one_sided(0, 1) * 4, *one_sided(0, None), *one_sided(1, 2)]
    lines = ruled(4, *acts, moon="new", **HOLD)
    assert lines[-1]["scores"] == [74, 29, 1, 0]
    assert lines[-1]["over"] is True
    undone = ruled(4, *acts, moon="new", end_latched=False, **HOLD)
    assert undone[-1]["over"] is False


def test_a_game_that_is_over_takes_no_action(ruled: Ruled, one_sided: OneSided) -> None:
    """R9.1."""
    lines = ruled(4, *one_sided(0, None), "0 play 2C", target=10, **HOLD)
    assert lines[-1]["error"] == "R9.1"


def test_a_fixed_number_of_deals(ruled: Ruled, one_sided: OneSided) -> None:
    """R9.4."""
    acts = [*one_sided(0, 1), *one_sided(0, 2)]
    lines = ruled(4, *acts, end_mode="deals", deals=2, **HOLD)
    assert lines[-1]["outcome"]["reason"] == "deals"
    assert lines[-1]["outcome"]["places"] == [4, 2, 2, 1]
    assert ruled(4, *acts[:2], end_mode="deals", deals=2, **HOLD)[-1]["over"] is False


def test_exact_rules(ruled: Ruled, one_sided: OneSided) -> None:
    """R9.5, A27 reset, A27 wins."""
    deal = one_sided(0, 1)
    back = ruled(4, *deal, target=25, target_cmp="exceed", exact_rule="reset(5)", **HOLD)
    assert back[-1]["scores"] == [5, 1, 0, 0]
    assert back[-1]["deal_scores"] == [[5, 1, 0, 0]]
    won = ruled(4, *deal, target=25, exact_rule="wins", **HOLD)
    assert won[-1]["outcome"]["winners"] == [0]
    assert won[-1]["outcome"]["places"] == [1, 4, 2, 2]


def test_the_highest_total_wins_reverse_hearts(ruled: Ruled, one_sided: OneSided) -> None:
    """R12.1."""
    lines = ruled(4, *one_sided(0, 1), target=20, objective="highest", moon="none", **HOLD)
    assert lines[-1]["outcome"]["places"] == [1, 2, 3, 3]


def test_partners_are_ranked_together(ruled: Ruled, one_sided: OneSided) -> None:
    """R11.1, R11.2, R11.3, A22 exempt, A22 hit."""
    teams = {"players_allowed": [4], "teams": [[0, 2], [1, 3]]}
    lines = ruled(4, *one_sided(0, 1), target=20, **teams, **HOLD)
    assert lines[-1]["outcome"]["places"] == [2, 1, 2, 1]
    assert lines[-1]["outcome"]["sides"] == [[0, 2], [1, 3]]
    spared = ruled(4, *one_sided(0, None), target=200, **teams, **HOLD)
    assert spared[-1]["scores"] == [0, 26, 0, 26]
    hit = ruled(4, *one_sided(0, None), target=200, partner_moon="hit", **teams, **HOLD)
    assert hit[-1]["scores"] == [0, 26, 26, 26]


def test_a_mixed_moon_is_new_only_where_the_old_would_lose(
    ruled: Ruled, one_sided: OneSided
) -> None:
    """R8.4, A9 mixed_auto."""
    before = [*one_sided(0, 1), *one_sided(1, 2), *one_sided(0, 2)]
    assert ruled(4, *before, target=52, **HOLD)[-1]["scores"] == [50, 26, 2, 0]
    acts = [*before, *one_sided(0, None)]
    old = ruled(4, *acts, moon="old", target=52, **HOLD)[-1]
    assert old["scores"] == [50, 52, 28, 26]
    assert old["outcome"]["places"] == [3, 4, 2, 1]
    mixed = ruled(4, *acts, moon="mixed_auto", target=52, **HOLD)[-1]
    assert mixed["scores"] == [24, 26, 2, 0]
    assert mixed["over"] is False
    # The same moon is old where it wins, and where a tie makes the game go on.
    won = ruled(4, *one_sided(1, 0), *one_sided(0, None), moon="mixed_auto", target=40, **HOLD)[-1]
    assert won["scores"] == [1, 51, 26, 26]
    assert won["outcome"]["winners"] == [0]
    tied = [*one_sided(0, 1), *one_sided(1, 0), *one_sided(0, None)]
    level = ruled(4, *tied, moon="mixed_auto", target=52, **HOLD)[-1]
    assert level["scores"] == [26, 52, 26, 26]
    assert level["over"] is False


@each(
    ("options", "parameters"),
    [
        ({"target": 0, "moon": "blue"}, {"target", "moon"}),
        ({"stakes": 5}, {"stakes"}),
        ({"target": "100"}, {"target"}),
        ({"target": True}, {"target"}),
        ({"strip": {"4": ["2D"]}, "players_allowed": [4]}, {"strip"}),
        ({"strip": {"4": ["2D", "2D"]}}, {"strip"}),
        ({"strip": {"4": ["XX"]}}, {"strip"}),
        ({"pass_count": 18}, {"pass_count"}),
        ({"hearts_values": {"2": 1}}, {"hearts_values"}),
        ({"teams": [[0, 1], [2, 3]]}, {"teams"}),
        ({"players": 6, "players_allowed": [3, 4]}, {"players"}),
        ({"exact_rule": "reset(100)"}, {"exact_rule"}),
        ({"bonus_card": "QS"}, {"bonus_card"}),
        ({"deals": 5}, {"deals"}),
        ({"strip": {"6": "all_threes"}}, {"strip"}),
        ({"players_allowed": [4, 4]}, {"players_allowed"}),
        ({"unpassable": ["QS", "QS"]}, {"unpassable"}),
        ({"forced_discard": ["QS", "QS"]}, {"forced_discard"}),
        ({"imaginary": ["QS", "QS"]}, {"imaginary"}),
        ({"bonus_card": "JD", "extra_values": {"JD": 5}}, {"extra_values"}),
        ({"sun": "fixed", "sun_value": 0}, {"sun_value"}),
        ({"exact_rule": "wins", "end_mode": "deals", "deals": 4}, {"exact_rule"}),
    ],
)
def test_rules_that_make_no_game_are_refused_by_name(
    options: dict[str, Any], parameters: set[str]
) -> None:
    with pytest.raises(BadRules) as refused:
        variant("standard", options)
    assert set(refused.value.parameters) == parameters


def test_a_fault_with_several_numbers_of_players_is_told_once_for_each() -> None:
    """R3.5: of the four directions three pass, and each number of players is told once."""
    with pytest.raises(BadRules) as refused:
        variant("standard", {"pass_count": 9}, 6)
    assert str(refused.value) == "pass_count: is at most 8 with 6 players"
