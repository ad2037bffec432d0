"""Records written for the console, and what each of its lines must name."""

from collections.abc import Callable
from random import Random
from typing import Any

from engine.contract.action import Action
from engine.contract.seats import Seat
from engine.contract.variant import Option
from engine.games.catalogue import variant
from engine.records.record import record_of

SUITS = (
    "2C3C4C5C6C7C8C9CTCJCQCKCAC",
    "2D3D4D5D6D7D8D9DTDJDQDKDAD",
    "2H3H4H5H6H7H8H9HTHJHQHKHAH",
    "2S3S4S5S6S7S8S9STSJSQSKSAS",
)
DEAL = [-1, " ".join(("deal", *SUITS))]
WHOLE: dict[str, Any] = {"variant": "standard", "seats": 4, "dealer": 3, "actions": [DEAL]}
Told = tuple[int, list[dict[str, Any]], str]
Console = Callable[..., Told]
MOMENT = {*"stage to_act due legal wanted cards scores sign shown complex".split()}
ACTION = {"record", "at", "seat", "action"} | MOMENT
DONE = ACTION | {"events"}
REFUSED = ACTION | {"error", "rule", "page", "reason", "message"}
UNREAD = ACTION | {"error", "message"}
HOLD: dict[str, Any] = {"pass_cycle": {"4": "H"}}
SCATTER: dict[str, Any] = {"pass_cycle": {"4": "S"}}


def played_out(key: str, seats: int, **options: Option) -> dict[str, Any]:
    """Return the record of one deal that chance plays."""
    chosen = variant(key, options, seats)
    game, rng = chosen.start(seats, 0), Random(7)
    journal: list[tuple[Seat, Action]] = []
    while game.to_act and not game.deal_scores:
        seat = game.to_act[0]
        action = game.propose(seat, rng)
        game, _ = game.apply(seat, action)
        journal.append((seat, action))
    return record_of(chosen, seats, 0, journal)
