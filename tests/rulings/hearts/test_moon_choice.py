"""R8.3 and R8.4: the shooter who may choose how the moon counts."""

from collections.abc import Callable
from typing import Any

Ruled = Callable[..., list[dict[str, Any]]]
OneSided = Callable[..., tuple[dict[int, str], str]]
HOLD = {"pass_cycle": {"4": "H"}}


def test_the_shooter_is_asked_after_the_last_trick(ruled: Ruled, one_sided: OneSided) -> None:
    """R8.3, A8 choice, A9 choice."""
    last = ruled(4, *one_sided(2, None), moon="choice", **HOLD)[-1]
    assert last["to_act"] == [2]
    assert last["legal"] == {"2": ["moon old", "moon new"]}
    assert last["scores"] == [0, 0, 0, 0]


def test_the_shooter_chooses_old_or_new(ruled: Ruled, one_sided: OneSided) -> None:
    """R8.3, A8 choice, A9 choice."""
    old = ruled(4, *one_sided(2, None), "2 moon old", moon="choice", **HOLD)[-1]
    assert old["deal_scores"] == [[26, 26, 0, 26]]
    new = ruled(4, *one_sided(2, None), "2 moon new", moon="choice", **HOLD)[-1]
    assert new["deal_scores"] == [[0, 0, -26, 0]]


def test_nobody_else_chooses_and_nothing_else_is_chosen(ruled: Ruled, one_sided: OneSided) -> None:
    """R8.3."""
    for spoken in ("1 moon old", "2 moon greek", "2 moon", "2 play 2C"):
        last = ruled(4, *one_sided(2, None), spoken, moon="choice", **HOLD)[-1]
        assert last["error"] in ("turn", "verb")
        assert last["at"] == 53


def test_a_mixed_moon_that_loses_nothing_is_old_unasked(ruled: Ruled, one_sided: OneSided) -> None:
    """R8.4, A8 mixed, A9 mixed."""
    last = ruled(4, *one_sided(2, None), moon="mixed", **HOLD)[-1]
    assert last["deal_scores"] == [[26, 26, 0, 26]]
    assert last["to_act"] == [-1]


def test_a_mixed_moon_that_would_lose_the_game_is_the_shooters_to_choose(
    ruled: Ruled, one_sided: OneSided
) -> None:
    """R8.4, A8 mixed, A9 mixed, A9 mixed_auto."""
    deals = (one_sided(0, 2), one_sided(0, 2), one_sided(1, 2), one_sided(0, None))
    acts = [act for deal in deals for act in deal]
    rules: dict[str, Any] = {"moon": "mixed", "target": 51, **HOLD}
    # 50, 25, 3, 0 before: old makes 50, 51, 29, 26, so the game would end with the shooter last
    # but one.
    asked = ruled(4, *acts, **rules)[-1]
    assert asked["legal"] == {"0": ["moon new", "moon old"]}
    new = ruled(4, *acts, "0 moon new", **rules)[-1]
    assert (new["scores"], new["over"]) == ([24, 25, 3, 0], False)
    old = ruled(4, *acts, "0 moon old", **rules)[-1]
    assert (old["scores"], old["over"]) == ([50, 51, 29, 26], True)
    auto = ruled(4, *acts, **rules | {"moon": "mixed_auto"})[-1]
    assert auto["scores"] == [24, 25, 3, 0]


def test_a_mixed_moon_that_a_tie_saves_is_old_unasked(ruled: Ruled, one_sided: OneSided) -> None:
    """R8.4, A9 mixed."""
    deals = (one_sided(0, 2), one_sided(1, 0), one_sided(0, None))
    acts = [act for deal in deals for act in deal]
    # 26, 25, 1, 0 before: old makes 26, 51, 27, 26, and the tie for the lead goes on (A9).
    last = ruled(4, *acts, moon="mixed", target=51, **HOLD)[-1]
    assert (last["scores"], last["over"]) == ([26, 51, 27, 26], False)
    assert last["to_act"] == [-1]


def test_a_mixed_moon_that_wins_the_game_is_old_unasked(ruled: Ruled, one_sided: OneSided) -> None:
    """R8.4, A9 mixed."""
    acts = (*one_sided(0, 1), *one_sided(0, None))
    last = ruled(4, *acts, moon="mixed", target=27, **HOLD)[-1]
    assert last["scores"] == [25, 27, 26, 26]
    assert last["outcome"]["winners"] == [0]
