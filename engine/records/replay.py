"""Replay: what a record says happened, one line an action (docs/replay.md)."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from engine.cards import Unreadable
from engine.contract.event import Event
from engine.contract.game import Game
from engine.contract.outcome import Outcome
from engine.contract.refusal import IllegalAction
from engine.contract.seats import DEALER, Seat
from engine.contract.variant import Family
from engine.games.catalogue import FAMILIES
from engine.records.record import Record

Line = dict[str, Any]
"""A line of output as a JSON object."""

UNREADABLE: Final = "unreadable"
"""Stands for the rule if an action cannot be read, so that no rule could judge it."""


def replay(record: Record, rng: Random) -> Iterator[Line]:
    """Yield a line for each action and a last one for how the game then stands.

    An action that the rules refuse or that cannot be read, such as a deal that is no deal, ends
    it: the last line then holds `error`. If it cannot be read `Unreadable` is raised after that
    line, with the place. Chance chooses the first dealer if the record does not.
    """
    dealer = rng.randrange(record.seats) if record.dealer is None else record.dealer
    game = record.variant.start(record.seats, dealer)
    for at, (seat, action) in enumerate(record.actions):
        named = {"at": at, "seat": seat, "action": str(action)}
        try:
            game, events = game.apply(seat, action)
        except IllegalAction as refusal:
            yield named | _refused(refusal, FAMILIES[game.variant.family]) | _moment(game)
            return
        except Unreadable as fault:
            yield named | _unread(fault) | _moment(game)
            raise Unreadable(f"actions[{at}]: {fault}") from None
        yield {**named, "events": [_event(event) for event in events]} | _moment(game)
    if record.fault is not None:
        nothing = {"at": len(record.actions), "seat": None, "action": None}
        yield nothing | _unread(record.fault) | _moment(game)
        raise record.fault
    over = {
        "over": game.outcome is not None,
        "outcome": None if game.outcome is None else _outcome(game.outcome),
        "deal_scores": [list(row) for row in game.deal_scores],
    }
    yield over | _moment(game)


def _refused(refusal: IllegalAction, family: Family[Any, Any]) -> Line:
    page = family.page_of(refusal.rule)
    return {
        "error": refusal.rule,
        "rule": refusal.rule,
        **({} if page is None else {"page": page}),
        "reason": refusal.reason,
        "message": str(refusal),
    }


def _unread(fault: Unreadable) -> Line:
    return {"error": UNREADABLE, "message": str(fault)}


def _moment(game: Game) -> Line:
    """Return how the game stands: who is to do what, where the cards are, and the points."""
    listed = {seat: game.legal_actions(seat) for seat in game.to_act}
    unlisted = [seat for seat, legal in listed.items() if not legal and seat != DEALER]
    shown = game.shown
    return {
        "stage": game.stage,
        "to_act": list(game.to_act),
        "due": list(game.due),
        "legal": {str(seat): list(map(str, legal)) for seat, legal in listed.items() if legal},
        "wanted": {str(seat): _wanted(game, seat) for seat in unlisted},
        "cards": {
            place: count if isinstance(count, int) else list(count)
            for place, count in game.card_counts.items()
        },
        "scores": list(game.scores),
        "sign": shown.sign,
        "shown": list(shown.totals),
        "complex": [list(point) for point in shown.plane] if shown.plane else None,
    }


def _wanted(game: Game, seat: Seat) -> Line:
    """Return how many cards are asked for if the answers are too many to list, and for whom."""
    prompt = game.prompt(seat)
    assert prompt is not None
    return {"cards": prompt.pick, "to": list(dict.fromkeys(prompt.recipients))}


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
