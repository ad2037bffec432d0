"""R1 to R12 where the presets and the house rules part from the standard game."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.cards import Card, cards
from engine.contract.variant import Option
from engine.games.catalogue import variant
from engine.games.hearts.rules import HeartsRules
from engine.games.hearts.scoring import ScoresBefore, score
from engine.games.hearts.terms import Terms, terms

Ruled = Callable[..., list[dict[str, Any]]]
OneSided = Callable[..., tuple[dict[int, str], str]]
HOLD: dict[str, Any] = {"pass_cycle": {"4": "H"}}
HEARTS = "2H3H4H5H6H7H8H9HTHJHQHKHAH"
FRESH = ScoresBefore((0,) * 4, 0, due=False)


def settled(key: str, **options: Option) -> Terms:
    rules = variant(key, options).rules
    assert isinstance(rules, HeartsRules)
    return terms(rules, rules.players)


def piles(*written: str) -> tuple[frozenset[Card], ...]:
    return tuple(frozenset(cards(pile)) for pile in written)


def test_a_spot_moon_is_worth_129_and_maria_shot_43() -> None:
    """R7.1, R7.2, R8.1."""
    spot = score(settled("spot_hearts"), piles(HEARTS + "QS", "2C", "", ""), (12, 1, 0, 0), FRESH)
    assert spot.points == (0, 129, 129, 129)
    three = ScoresBefore((0,) * 3, 0, due=False)
    maria = score(settled("black_maria"), piles(HEARTS + "QSKSAS", "3C", ""), (16, 1, 0), three)
    assert maria.points == (0, 43, 43)


def test_the_king_and_the_ace_of_spades_are_needed_for_a_moon_of_black_maria() -> None:
    """R8.1."""
    three = ScoresBefore((0,) * 3, 0, due=False)
    maria = score(settled("black_maria"), piles(HEARTS + "QSKS", "AS", ""), (16, 1, 0), three)
    assert (maria.points, maria.moon) == ((36, 7, 0), None)


def test_omnibus_needs_the_ten_of_diamonds_and_takes_it_into_the_moon() -> None:
    """R8.5, A19 moon_needs_bonus, A19 absorb, A29 TD."""
    omnibus = settled("omnibus")
    shot = score(omnibus, piles(HEARTS + "QSTD", "2C", "", ""), (12, 1, 0, 0), FRESH)
    assert shot.points == (-26, 0, 0, 0)
    missed = score(omnibus, piles(HEARTS + "QS", "TD", "", ""), (12, 1, 0, 0), FRESH)
    assert (missed.points, missed.moon) == ((26, -10, 0, 0), None)


def test_the_jack_of_diamonds_is_no_part_of_the_moon_and_counts_on_top() -> None:
    """R8.5, A19 add, A29 JD."""
    jack = settled("jack_of_diamonds")
    own = score(jack, piles(HEARTS + "QSJD", "2C", "", ""), (12, 1, 0, 0), FRESH)
    assert own.points == (-10, 26, 26, 26)
    other = score(jack, piles(HEARTS + "QS", "JD", "", ""), (12, 1, 0, 0), FRESH)
    assert other.points == (0, 16, 26, 26)


def test_all_hearts_of_original_hearts_cost_thirteen() -> None:
    """R7.1, R8.2."""
    original = score(settled("original_hearts"), piles(HEARTS, "QS", "", ""), (12, 1, 0, 0), FRESH)
    assert (original.points, original.moon) == ((13, 0, 0, 0), None)


def test_the_partner_of_the_shooter_is_spared_or_hit() -> None:
    """R11.3, A22 exempt, A22 hit."""
    shot = piles(HEARTS + "QS", "2C", "3C", "")
    spared = score(settled("partnership_hearts"), shot, (11, 1, 1, 0), FRESH)
    assert spared.points == (0, 26, 0, 26)
    hit = score(settled("partnership_hearts", partner_moon="hit"), shot, (11, 1, 1, 0), FRESH)
    assert hit.points == (0, 26, 26, 26)


def test_partners_together_shoot_the_moon_only_where_so_agreed() -> None:
    """R11.3, A22 team_moon."""
    shot = piles(HEARTS, "2C", "QS", "")
    alone = score(settled("partnership_hearts"), shot, (11, 1, 1, 0), FRESH)
    assert (alone.points, alone.moon) == ((13, 0, 13, 0), None)
    together = score(settled("partnership_hearts", team_moon=True), shot, (11, 1, 1, 0), FRESH)
    assert together.points == (0, 26, 0, 26)


def test_points_are_good_in_reverse_hearts(one_sided: OneSided, ruled: Ruled) -> None:
    """R12.1, R12.2, A23 none."""
    acts = one_sided(0, 1)
    reverse: dict[str, Any] = {"objective": "highest", "moon": "none", "target": 25}
    last = ruled(4, *acts, **reverse, **HOLD)[-1]
    assert last["outcome"]["places"] == [1, 2, 3, 3]
    moon = ruled(4, *one_sided(0, None), **reverse, **HOLD)[-1]
    assert moon["scores"] == [26, 0, 0, 0]


@pytest.mark.parametrize(("key", "sign"), [("standard", 1), ("ja_black_lady", -1)])
def test_points_carry_a_minus_where_the_preset_shows_them_so(key: str, sign: int) -> None:
    """R10.1."""
    view = variant(key).start(4, 0).view(None)
    assert getattr(view, "sign", None) == sign


def test_the_queen_costs_nothing_in_original_hearts_and_may_go_to_the_first_trick(
    ruled: Ruled,
) -> None:
    """R6.1, A33."""
    deal = {0: "2C3C", 1: "QS2H" + "2D3D4D5D6D7D8D9DTDJDQD"}
    free = ruled(4, deal, "0 play 2C, 1 play QS", spade_values={"Q": 0}, **HOLD)
    assert "error" not in free[-1]
    assert ruled(4, deal, "0 play 2C, 1 play QS", **HOLD)[-1]["error"] == "R6.1"
