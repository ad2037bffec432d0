"""Replay: what a record says happened, one line an action."""

from collections.abc import Iterator
from random import Random
from typing import Any

from engine.cards import Unreadable
from engine.contract.event import Event
from engine.contract.game import Game
from engine.contract.outcome import Outcome
from engine.contract.refusal import IllegalAction
from engine.records.record import Record

Line = dict[str, Any]
"""A line of output as a JSON object."""


def replay(record: Record, rng: Random) -> Iterator[Line]:
    """Yield a line for each action and a last one for how the game then stands.

    An action that the rules refuse ends it: the last line then holds `error`. Chance chooses the
    first dealer where the record does not. Raise `Unreadable` with the place of an action whose
    words cannot be read, such as a deal that is no deal.
    """
    dealer = rng.randrange(record.seats) if record.dealer is None else record.dealer
    game = record.variant.start(record.seats, dealer)
    for at, (seat, action) in enumerate(record.actions):
        try:
            game, events = game.apply(seat, action)
        except IllegalAction as refusal:
            yield {"error": refusal.rule, "at": at, "message": str(refusal)}
            return
        except Unreadable as fault:
            raise Unreadable(f"actions[{at}]: {fault}") from None
        yield {
            "at": at,
            **_turn(game),
            "events": [_event(event) for event in events],
            "scores": list(game.scores),
        }
    yield {
        "over": game.outcome is not None,
        "outcome": None if game.outcome is None else _outcome(game.outcome),
        "scores": list(game.scores),
        "deal_scores": [list(row) for row in game.deal_scores],
        **_turn(game),
    }


def _turn(game: Game) -> Line:
    """Return who is to act and what may be done, by seat, where it can be listed."""
    listed = {seat: game.legal_actions(seat) for seat in game.to_act}
    return {
        "to_act": list(game.to_act),
        "legal": {str(seat): list(map(str, legal)) for seat, legal in listed.items() if legal},
    }


def _event(event: Event) -> Line:
    return {
        "event": event.name,
        "seat": event.seat,
        "words": list(event.words),
        "heard_by": None if event.heard_by is None else list(event.heard_by),
    }


def _outcome(outcome: Outcome) -> Line:
    return {
        "reason": outcome.reason,
        "places": list(outcome.places),
        "winners": list(outcome.winners),
        "sides": [list(side) for side in outcome.sides],
    }
