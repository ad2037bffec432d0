"""What rulings of the further variants begin with."""

from collections.abc import Callable
from typing import Any

from engine.games.catalogue import variant
from engine.games.hearts.rules import HeartsRules
from engine.games.hearts.terms import Terms, terms

Ruled = Callable[..., list[dict[str, Any]]]
OneSided = Callable[..., tuple[dict[int, str], str]]
HOLD: dict[str, Any] = {"pass_cycle": {"4": "H"}}


def settled(key: str, seats: int) -> Terms:
    rules = variant(key).rules
    assert isinstance(rules, HeartsRules)
    return terms(rules, seats)
