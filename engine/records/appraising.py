"""Appraising: what the strong player would have done in the place of a seat, move by move.

It is asked with the view that the seat had then, and never sees an open hand. What it says of a
game follows from the game's actions alone, so the same game is always appraised alike.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from math import fsum, sqrt
from random import Random
from typing import Any, Final, NamedTuple, cast

from engine.cards import Unreadable
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.seats import Seat
from engine.contract.view import SeatView
from engine.players.appraisal import Appraisal, Appraising, Estimate
from engine.players.families import second_opinion
from engine.players.levels import LEVELS, policy
from engine.records.forms import list_at, object_at
from engine.records.moments import RecordedMoment, moments
from engine.records.record import Record, read_record
from engine.table.journal import Author

SCHEME: Final = "cardroom-appraisal-1"

KEPT: Final = 10
"""Most moves that are told of for each decision, the best first."""

MATTERED: Final = 3
"""Most moments of a deal that are pointed out."""

SURE: Final = 3.0
"""A cost of fewer standard errors may be chance, so nobody is told that it mattered."""

MAYBE: Final = 2.0
"""A cost of more standard errors is looked at again: a choice that does worse by so many is
dropped, so a first look seldom finds it sure."""

LEAST: Final = 0.25
"""A cost of fewer points matters to nobody, however sure it is."""

_TRIES: Final = 8
"""Examples that are looked at where not all answers can be listed."""


class OwnDecision(NamedTuple):
    """A choice that a person made: what the person could know, and what was done."""

    at: int
    """The number of the action in the record."""
    family: str
    view: SeatView
    played: Action
    seed: int


@dataclass(frozen=True, slots=True)
class AppraisedMove:
    """The strong player's opinion of action `at` of a record."""

    at: int
    best: Action
    played: Estimate
    estimates: tuple[Estimate, ...]
    """The best first; what was played need not be among them."""
    doubted: bool = False
    """Whether it was looked at once and a second look may yet take it back."""

    @property
    def cost(self) -> float:
        """Points that the move played costs on average; nothing if it is as good."""
        return max(0.0, self.played.cost)

    @property
    def is_same(self) -> bool:
        """Whether the strong player would have done the same."""
        return self.played.action == self.best

    @property
    def seems_dear(self) -> bool:
        """Whether the cost is more than chance could make it."""
        return not self.is_same and self.cost > SURE * self.played.error

    @property
    def may_be_dear(self) -> bool:
        """Whether the cost may be chance, and a second look is worth its while."""
        return self.doubted and not self.is_same and self.cost > MAYBE * self.played.error

    @property
    def matters(self) -> bool:
        """Whether the cost is more than chance could make it, and nobody doubts it."""
        return self.seems_dear and not self.doubted


def own_decisions(record: Record, seat: Seat, deal: int) -> tuple[OwnDecision, ...]:
    """Return what a person at a seat had to decide in a deal, counted from 1.

    Left out is what a computer did in their place, and where there was nothing to choose.
    """
    return tuple(_own_decisions(record, seat, deal))


def own_decisions_written(
    written: Mapping[str, object], seat: Seat, deal: int
) -> tuple[OwnDecision, ...]:
    """Return the same of a record as a JSON object; raise `Unreadable` or `BadRules`."""
    return own_decisions(read_record(written), seat, deal)


def _own_decisions(record: Record, seat: Seat, deal: int) -> Iterator[OwnDecision]:
    options = json.dumps(dict(record.variant.options), sort_keys=True)
    told = f"{SCHEME}\n{record.variant.key}\n{options}\n{record.seats}"
    for moment in moments(record):
        at, game = moment.at, moment.game
        if len(game.deal_scores) + 1 > deal or at == len(record.actions) or moment.refusal:
            return
        actor, action = record.actions[at]
        if actor != seat or len(game.deal_scores) + 1 != deal or not _is_persons(record, at):
            continue
        seed = _seed(told, moment, seat)
        if _is_choice(game, seat, action, Random(seed)):
            yield OwnDecision(at, game.variant.family, game.view(seat), action, seed)


def _is_persons(record: Record, at: int) -> bool:
    return record.by is None or record.by[at].author is Author.PERSON


def _seed(told: str, moment: RecordedMoment, seat: Seat) -> int:
    text = f"{told}\n{moment.history.hash}\n{seat}"
    return int.from_bytes(sha256(text.encode()).digest()[:8], "big")


def _is_choice(game: Game, seat: Seat, action: Action, rng: Random) -> bool:
    """Whether something else might have been done, and what was done answered the question.

    A claim is none: it is sure.
    """
    prompt = game.prompt(seat)
    if prompt is None or game.forced is not None:
        return False
    listed = game.legal_actions(seat)
    if len(listed) > 1 and action in listed:
        return True
    others = {game.propose(seat, rng) for _ in range(_TRIES)} | set(listed)
    return len(others - {action}) > 0 and action.verb in {each.verb for each in others}


def appraised(decision: OwnDecision) -> AppraisedMove | None:
    """Ask the strongest player of the family about a decision, None if it tells nothing.

    That takes as long as a computer thinks.
    """
    player = policy(LEVELS[-1], decision.family)
    if not isinstance(player, Appraising):
        return None
    found = cast("Appraising[SeatView]", player).appraised(
        decision.view, Random(decision.seed), decision.played
    )
    return _told(decision, found)


def _told(decision: OwnDecision, found: Appraisal) -> AppraisedMove | None:
    if found.also is None or len({found.also.action, *(e.action for e in found.estimates)}) < 2:
        return None
    # What is read from a table says with its error how far the table is off.
    doubted = found.also.worlds > 0 and second_opinion(decision.family) is not None
    kept = found.estimates[:KEPT]
    return AppraisedMove(decision.at, found.action, found.also, kept, doubted)


def that_mattered(moves: Iterable[AppraisedMove]) -> tuple[AppraisedMove, ...]:
    """Return the few moves that cost most, the dearest first."""
    return _dearest(move for move in moves if move.matters)


def that_seem_dear(moves: Iterable[AppraisedMove]) -> tuple[AppraisedMove, ...]:
    """Return the few moves to be looked at again, those that seem dearest first."""
    return _dearest(move for move in moves if move.may_be_dear)


def _dearest(moves: Iterable[AppraisedMove]) -> tuple[AppraisedMove, ...]:
    dear = [move for move in moves if move.cost >= LEAST]
    dear.sort(key=lambda move: -move.cost)
    return tuple(dear[:MATTERED])


class Regret(NamedTuple):
    """The cost of all moves of a seat, beside those of the strong player.

    `error` is the standard error of `points`. Where both did the same nothing was lost, so a
    few moves that only seem better than its own count as well, and chance evens out.
    """

    points: float = 0.0
    error: float = 0.0
    decisions: int = 0

    @property
    def a_decision(self) -> float:
        """The points lost by a decision on average."""
        return self.points / self.decisions if self.decisions else 0.0


def regret(moves: Iterable[AppraisedMove]) -> Regret:
    """Add up what moves cost."""
    each = [Estimate(move.best) if move.is_same else move.played for move in moves]
    points = fsum(one.cost for one in each)
    return Regret(points, sqrt(fsum(one.error**2 for one in each)), len(each))


def written_moves(moves: Sequence[AppraisedMove]) -> list[dict[str, Any]]:
    """Write appraised moves down as JSON."""
    return [
        {
            "at": move.at,
            "best": str(move.best),
            "played": _written(move.played),
            "estimates": [_written(each) for each in move.estimates],
            "doubted": move.doubted,
        }
        for move in moves
    ]


def read_moves(written: object) -> tuple[AppraisedMove, ...]:
    """Read what `written_moves` wrote; raise `Unreadable` for anything else.

    What is said beside moves (`engine.records.luck`) is left out.
    """
    said = [object_at(each, "a move") for each in list_at(written, "moves")]
    return tuple(_move(each) for each in said if "luck" not in each)


def _move(written: Mapping[str, Any]) -> AppraisedMove:
    try:
        estimates = [_estimate(each) for each in written["estimates"]]
        best = Action.read(written["best"])
        played, doubted = _estimate(written["played"]), bool(written.get("doubted", True))
        return AppraisedMove(written["at"], best, played, tuple(estimates), doubted)
    except (KeyError, TypeError, ValueError, AttributeError) as fault:
        raise Unreadable("no appraised move") from fault


def _written(found: Estimate) -> list[object]:
    action, cost, error, worlds, dropped = found
    return [str(action), round(cost, 3), round(error, 3), worlds, dropped]


def _estimate(written: Sequence[Any]) -> Estimate:
    action, cost, error, worlds, dropped = written
    return Estimate(Action.read(action), float(cost), float(error), int(worlds), bool(dropped))
