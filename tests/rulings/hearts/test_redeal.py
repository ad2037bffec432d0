"""R6.3: a deal in which a hand holds nothing but penalty cards, where that annuls it."""

from collections.abc import Callable
from typing import Any

Ruled = Callable[..., list[dict[str, Any]]]
HEARTS = "2H3H4H5H6H7H8H9HTHJHQHKHAH"
REDEAL: dict[str, Any] = {"first_trick_stuck": "redeal"}


def begun(lines: list[dict[str, Any]]) -> list[tuple[int, list[str]]]:
    told = [event for line in lines[:-1] for event in line["events"]]
    return [(one["seat"], one["words"]) for one in told if one["event"] == "deal-begun"]


def test_the_same_dealer_deals_an_annulled_deal_again_under_its_number(ruled: Ruled) -> None:
    """R1.4, R6.3, A3 redeal."""
    lines = ruled(4, {1: HEARTS}, {2: "2S"}, dealer=3, pass_cycle={"4": "H"}, **REDEAL)
    assert begun(lines) == [(3, ["1", "H"]), (3, ["1", "H"])]
    assert lines[0]["events"][-1]["event"] == "deal-annulled"
    assert lines[0]["to_act"] == [-1]
    assert lines[-1]["deal_scores"] == []
    assert lines[-1]["legal"] == {"0": ["play 2C"]}


def test_only_the_hands_after_the_exchange_count(ruled: Ruled) -> None:
    """R6.3, A3 redeal."""
    deal = {0: "2C3C4C", 1: HEARTS, 2: "2D3D4D", 3: "2S3S4S"}
    passes = "0 pass 2C3C4C, 1 pass 2H3H4H, 2 pass 2D3D4D, 3 pass 2S3S4S"
    last = ruled(4, deal, passes, **REDEAL)[-1]
    assert last["legal"] == {"1": ["play 2C"]}


def test_without_a_ban_on_the_first_trick_nothing_is_annulled(ruled: Ruled) -> None:
    """R6.3."""
    rules: dict[str, Any] = {"first_trick_penalty": "allowed", "pass_cycle": {"4": "H"}, **REDEAL}
    assert ruled(4, {0: "2C", 1: HEARTS}, **rules)[-1]["to_act"] == [0]
