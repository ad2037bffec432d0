"""Puzzles: a decision of a recorded game with one right answer, by a wide margin.

Whoever solves one is shown the view that its seat had, and never an open hand. A computer judges
it by that view as well.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import fsum, hypot, sqrt
from random import Random
from typing import Any, Final, NamedTuple, cast

from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.seats import DEALER, Seat
from engine.contract.variant import Option, Variant
from engine.contract.view import SeatView
from engine.games.catalogue import variant
from engine.players.appraisal import Appraisal, Appraising, Estimate
from engine.players.families import blunder_in
from engine.players.levels import EASIEST, LEVELS, USUAL, policy
from engine.players.searching import SEED_BITS
from engine.records.appraising import (
    KEPT,
    AppraisedMove,
    OwnDecision,
    read_moves,
    that_mattered,
    written_moves,
)
from engine.records.forms import object_at, whole_at
from engine.records.moments import moments
from engine.records.record import read_record, record_of

SCHEME: Final = "cardroom-puzzle-1"

SURE: Final = 4.0
"""Every wrong answer of a puzzle is a blunder, by more than so many standard errors."""

LIKELY: Final = 1.0
"""By so many standard errors every wrong answer must be one at a first look."""

HALF: Final = 0.5
"""An answer that costs half of what would be sure in the end, by what is known, will not do."""

ROUNDS: Final = 24
"""A puzzle is judged so many times as thoroughly as a move of a review, with other seeds."""

ANSWERS: Final = range(3, 17)
"""Numbers of answers of a puzzle: fewer leave little to find, more are not all looked at."""

FEW: Final = 5
"""Answers that are offered where not all can be listed."""

PICKY: Final = 24
"""In the first so many games of computers a beginner must be wrong; later any puzzle is taken."""

CARDS: Final = 60
"""In the first so many games of computers a bid is no puzzle: nearly every hand has one, and only
each fortieth a card that is the only right one."""

_TRIES: Final = 40
"""Examples that must be among the answers that are listed, or these are not taken for all."""


class PuzzlePosition(NamedTuple):
    """A decision that may be a puzzle: a record up to it, the seat, what that sees, its answers."""

    record: dict[str, Any]
    seat: Seat
    family: str
    view: SeatView
    answers: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A decision that `seat` has after the last action of a record.

    `told.estimates` has every answer, and `told.best` is the right one.
    """

    record: Mapping[str, Any]
    seat: Seat
    told: AppraisedMove

    @property
    def answers(self) -> tuple[Action, ...]:
        """The answers, in an order that tells nothing of them."""
        return in_order(each.action for each in self.told.estimates)

    def game(self) -> Game:
        """Return how the game stands; raise `Unreadable` or `BadRules`."""
        *_, last = moments(read_record(self.record))
        return last.game


def in_order(answers: Iterable[Action]) -> tuple[Action, ...]:
    """Return each answer once, in an order that tells nothing of them."""
    return tuple(sorted(set(answers), key=str))


def all_answers(game: Game, seat: Seat) -> tuple[Action, ...] | None:
    """Return all that a seat may answer, None if that is more than can be listed."""
    listed, rng = in_order(game.legal_actions(seat)), Random(0)
    examples = {game.propose(seat, rng) for _ in range(_TRIES)}
    return listed if examples <= set(listed) else None


def offered_answers(game: Game, seat: Seat, told: AppraisedMove) -> tuple[Action, ...]:
    """Return what somebody is asked to choose from who tries a decision of a game again.

    Where not all answers can be listed these are what was played and the few that seem best.
    """
    listed = all_answers(game, seat)
    if listed is not None and len(listed) <= ANSWERS.stop:
        return listed
    return in_order((told.played.action, *(each.action for each in told.estimates[:FEW])))


def estimate_of(told: AppraisedMove, answer: Action) -> Estimate | None:
    """Return what an answer costs, None if nobody looked at it.

    A card that does what its lower neighbour does as well has no estimate of its own.
    """
    found = {each.action: each for each in (told.played, *told.estimates)}
    if answer in found or answer.verb != "play" or len(answer.words) != 1:
        return found.get(answer)
    (face,) = answer.cards
    lower = [
        (each.action.cards[0], each)
        for each in told.estimates
        if each.action.verb == "play" and len(each.action.words) == 1
    ]
    alike = [pair for pair in lower if pair[0].suit == face.suit and pair[0] < face]
    # Of a long list the dearest were cut, and a neighbour may be among them.
    whole = len(told.estimates) < KEPT
    return max(alike)[1]._replace(action=answer) if alike and whole else None


def is_right(told: AppraisedMove, answer: Action) -> bool:
    """Whether an answer is the best, or nothing shows that it is worse."""
    found = estimate_of(told, answer)
    return answer == told.best or (found is not None and not replace(told, played=found).seems_dear)


def blunders(preset: str, moves: Iterable[AppraisedMove]) -> tuple[int, ...]:
    """Return the actions of a record that its person is to be asked again."""
    least = blunder_in(variant(preset).family)
    return tuple(move.at for move in that_mattered(moves) if move.cost >= least)


def is_likely(family: str, best: Action, estimates: Sequence[Estimate]) -> bool:
    """Whether a first look at a decision leaves one answer that is right."""
    return _is_clear(family, best, estimates, LIKELY)


def _is_clear(family: str, best: Action, estimates: Sequence[Estimate], sure: float) -> bool:
    least = blunder_in(family)
    others = [each for each in estimates if each.action != best]
    return bool(others) and all(
        each.worlds > 0 and each.cost >= least and each.cost > sure * each.error for each in others
    )


def recorded_position(written: Mapping[str, Any], at: int) -> PuzzlePosition | None:
    """Return the decision that led to action `at` of a record, None if it is no puzzle.

    Raise `Unreadable` or `BadRules`.
    """
    record = read_record(written)
    for moment in moments(record):
        if moment.at == at < len(record.actions):
            acts = record.actions[:at]
            kept = record_of(record.variant, record.seats, record.dealer or 0, acts)
            return _position(moment.game, record.actions[at][0], kept)
    return None


def _position(game: Game, seat: Seat, record: dict[str, Any]) -> PuzzlePosition | None:
    answers = None if game.forced is not None else all_answers(game, seat)
    if answers is None or len(answers) not in ANSWERS:
        return None
    return PuzzlePosition(record, seat, game.variant.family, game.view(seat), answers)


def computers_position(
    preset: str, options: Mapping[str, Option], seats: int, seed: str, number: int
) -> PuzzlePosition | None:
    """Let computers play a game; return the first decision of a seat that may be a puzzle.

    The same seed and number always give the same.
    """
    played = variant(preset, options)
    player = policy(LEVELS[-1], played.family)
    rng = Random(f"{seed}/{number}")
    mine = rng.randrange(seats)
    dealer = played.start(seats, rng.randrange(seats)).view(None).dealer or 0
    for game, acts in _played(played, seats, dealer, rng):
        if mine not in game.to_act or not isinstance(player, Appraising):
            continue
        position = _position(game, mine, record_of(played, seats, dealer, acts))
        if position is None or (number < CARDS and position.answers[0].verb == "bid"):
            continue
        easy = None
        if number < PICKY:
            easy = policy(EASIEST, played.family).decide(position.view, rng)
            # What others play as well is seldom wrong, and to look at it takes its time.
            if easy == policy(USUAL, played.family).decide(position.view, rng):
                continue
        found = cast("Appraising[SeatView]", player).appraised(position.view, rng)
        if easy != found.action and is_likely(played.family, found.action, found.estimates):
            return position
    return None


def _played(
    played: Variant, seats: int, dealer: Seat, rng: Random
) -> Iterator[tuple[Game, Sequence[tuple[Seat, Action]]]]:
    """Yield where a game of computers stands whenever one is asked, and what was done so far."""
    player, game = policy(USUAL, played.family), played.start(seats, dealer)
    acts: list[tuple[Seat, Action]] = []
    while game.to_act:
        seat = game.to_act[0]
        if game.forced is not None:
            seat, action = game.forced
        elif seat == DEALER:
            action = game.propose(seat, rng)
        else:
            yield game, acts
            action = player.decide(game.view(seat), rng)
        acts.append((seat, action))
        game, _ = game.apply(seat, action)


def judged(position: PuzzlePosition, number: int) -> Appraisal:
    """Ask the strongest player about a position with the seeds of a round.

    Each round has another of the answers looked at in any case.
    """
    player = policy(LEVELS[-1], position.family)
    assert isinstance(player, Appraising)
    told = f"{SCHEME}\n{json.dumps(position.record, sort_keys=True)}\n{number}"
    also = position.answers[number % len(position.answers)]
    return cast("Appraising[SeatView]", player).appraised(position.view, Random(told), also)


def puzzle_of(position: PuzzlePosition, rounds: Sequence[Appraisal]) -> Puzzle | None:
    """Return a position as it was judged, None once it is no puzzle any more.

    It is one after `ROUNDS` rounds in which one answer always was the best, if each of the others
    costs enough in all of them together.
    """
    best = rounds[0].action
    found = [
        Estimate(best) if answer == best else _pooled(answer, best, rounds)
        for answer in position.answers
    ]
    estimates = sorted(found, key=lambda each: (each.action != best, each.cost))
    puzzle = Puzzle(
        position.record,
        position.seat,
        AppraisedMove(0, best, estimates[0], tuple(estimates)),
    )
    if len(rounds) < ROUNDS:
        # It may still become clear, unless some answer is nearly as good already.
        least, done = blunder_in(position.family), sqrt(len(rounds) / ROUNDS)
        near = any(
            each.cost + SURE * each.error < least or each.cost < HALF * SURE * each.error * done
            for each in estimates[1:]
            if each.worlds
        )
        return None if near else puzzle
    return puzzle if _is_clear(position.family, best, estimates, SURE) else None


def wrong_answers(
    position: PuzzlePosition, puzzle: Puzzle
) -> list[tuple[OwnDecision, AppraisedMove]]:
    """Return each wrong answer as if somebody had given it, to be looked at again."""
    told = puzzle.told
    seed = Random(json.dumps(position.record, sort_keys=True)).getrandbits(SEED_BITS)
    found: list[tuple[OwnDecision, AppraisedMove]] = []
    for number, each in enumerate(told.estimates[1:]):
        decision = OwnDecision(0, position.family, position.view, each.action, seed + number)
        found.append((decision, replace(told, played=each, doubted=True)))
    return found


def borne_out(family: str, puzzle: Puzzle, wrong: Sequence[AppraisedMove]) -> Puzzle | None:
    """Return a puzzle with what second looks say of its wrong answers, None if one may be right."""
    told = puzzle.told
    estimates = (told.estimates[0], *sorted((each.played for each in wrong), key=_cost))
    sure = not any(each.doubted for each in wrong) and all(each.matters for each in wrong)
    if not sure or any(each.cost < blunder_in(family) for each in wrong):
        return None
    return replace(puzzle, told=replace(told, estimates=estimates))


def _cost(found: Estimate) -> float:
    return found.cost


def _pooled(answer: Action, best: Action, rounds: Sequence[Appraisal]) -> Estimate:
    """Return what an answer costs against the best in all rounds together, each world once.

    A round that has chosen otherwise has both compared with its own choice.
    """
    found: list[Estimate] = []
    for one in rounds:
        chosen = one.action
        known = {each.action: each for each in (*one.estimates, one.also) if each is not None}
        if answer not in known or best not in known:
            continue
        each, base = known[answer], known[best]
        # Of the chosen one there is no cost, and so no world in which it was compared.
        worlds = min(one.worlds for one in (each, base) if one.action != chosen)
        error = hypot(each.error, base.error)
        found.append(Estimate(answer, each.cost - base.cost, error, worlds))
    worlds = sum(each.worlds for each in found)
    if not worlds:
        return Estimate(answer)
    cost = fsum(each.cost * each.worlds for each in found) / worlds
    error = sqrt(fsum((each.error * each.worlds) ** 2 for each in found)) / worlds
    return Estimate(answer, cost, error, worlds)


def written_puzzle(puzzle: Puzzle) -> dict[str, Any]:
    """Write a puzzle down as JSON."""
    return {
        "record": dict(puzzle.record),
        "seat": puzzle.seat,
        "told": written_moves([puzzle.told]),
    }


def read_puzzle(written: object) -> Puzzle:
    """Read what `written_puzzle` wrote; raise `Unreadable` for anything else."""
    puzzle = object_at(written, "a puzzle")
    (told,) = read_moves(puzzle.get("told"))
    record = object_at(puzzle.get("record"), "a record")
    return Puzzle(record, whole_at(puzzle.get("seat"), "a seat"), told)
