"""Auditing: whether the computers of a game did what their players do (docs/fairness.md, F6).

Each decision is made again, from the view that the seat had and with the seed of its question.
"""

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import islice
from random import Random
from typing import Final, NamedTuple

from engine.contract.action import Action
from engine.contract.seats import Seat
from engine.fairness.chance import computer_seed
from engine.players.decision import Basis
from engine.players.levels import policy
from engine.players.revision import REVISION
from engine.records.moments import RecordedMoment, moments
from engine.records.proof import Authorship, Release, seal_of
from engine.records.record import Record, read_whole_record
from engine.records.verifying import Flaw, Verification, verified_moments
from engine.table.journal import Author

PYTHON: Final = f"{sys.version_info.major}.{sys.version_info.minor}"
"""The version of Python that makes the decisions again."""


class MoveFinding(StrEnum):
    """The finding about a move that no person made."""

    SAME = "same"
    """Made again it is the same."""
    DIFFERS = "differs"
    """Made again it is another one."""
    UNNOTED = "unnoted"
    """It was not noted how it came about."""
    DRAFT = "draft"
    """It completes what a person had composed, which is not recorded."""
    LATE = "late"
    """Time ran out for the player, and nobody knows after how much thought."""
    LOST = "lost"
    """The process that thought about it died, and another player answered."""
    FAILED = "failed"
    """The player stumbled, and another one answered."""
    OTHER_PLAYERS = "other-players"
    """The players of this release are others than those of the game, or these were not noted."""
    OTHER_PYTHON = "other-python"
    """Made again it is another one, but on another version of Python."""
    UNPROVEN = "unproven"
    """The record has no secret to lead to the seed."""


class MoveFound(NamedTuple):
    """The finding about action `at`; `again` is the move as made again, None if it was not."""

    at: int
    seat: Seat
    said: Authorship
    finding: MoveFinding
    again: Action | None = None


@dataclass(frozen=True, slots=True)
class Audit:
    """The findings about a record and about the moves in it that no person made.

    `players` are what the record says of the computers that made them.
    """

    verification: Verification
    players: Release | None
    moves: tuple[MoveFound, ...]

    @property
    def counts(self) -> Counter[MoveFinding]:
        """How many moves there are of each finding."""
        return Counter(move.finding for move in self.moves)

    @property
    def wrong(self) -> bool:
        """Whether the record is wrong, or a move is another when it is made again."""
        return self.verification.wrong or bool(self.counts[MoveFinding.DIFFERS])

    @property
    def unproven(self) -> int:
        """How many moves were not made again, or not by what made them."""
        return (
            self.counts.total() - self.counts[MoveFinding.SAME] - self.counts[MoveFinding.DIFFERS]
        )

    @property
    def holds(self) -> bool:
        """Whether the record holds, and every move is the same when it is made again."""
        return self.verification.holds and self.counts[MoveFinding.SAME] == len(self.moves)


Progress = Callable[[int, int], None]
"""Is told how many of a record's actions have been looked at, and how many it has."""


def audited(
    written: Mapping[str, object],
    shown_seal: str | None = None,
    progress: Progress = lambda done, of: None,  # noqa: ARG005  nobody asked
) -> Audit:
    """Verify a record as `verified` does, and make every decision of a computer again.

    That takes about as long as the computers thought in the game.
    """
    record = read_whole_record(written)
    played = tuple(moments(record))
    verification = verified_moments(record, played, seal_of(written), shown_seal)
    impossible = {flaw.at for flaw in verification.flaws if flaw.flaw is Flaw.AUTHOR}
    found: list[MoveFound] = []
    for at, _ in moves_of_nobody(record, played):
        progress(at, len(record.actions))
        if at not in impossible:
            found.append(move_found(record, played, at))
    return Audit(verification, record.players, tuple(found))


def moves_again(written: Mapping[str, object], numbers: Sequence[int]) -> tuple[MoveFound, ...]:
    """Make some moves again that no person made; `numbers` are those of their actions, in order."""
    record = read_whole_record(written)
    played = tuple(islice(moments(record), numbers[-1] + 1))
    return tuple(move_found(record, played, at) for at in numbers)


def moves_of_nobody(
    record: Record, played: Sequence[RecordedMoment]
) -> Iterator[tuple[int, Authorship]]:
    """Yield the moves that no person made, as far as the rules let the game go."""
    reached = len(played) - 1
    for at, said in enumerate((record.by or ())[: min(reached, len(record.actions))]):
        if said.author in (Author.COMPUTER, Author.CLOCK):
            yield at, said


def move_found(record: Record, played: Sequence[RecordedMoment], at: int) -> MoveFound:
    """Make a move again that no person made; `played` is the game at least up to it."""
    assert record.by is not None
    (seat, action), said = record.actions[at], record.by[at]
    decision = said.decision
    if decision is None:
        return MoveFound(at, seat, said, MoveFinding.UNNOTED)
    if decision.basis in _UNREPEATABLE:
        return MoveFound(at, seat, said, _UNREPEATABLE[decision.basis])
    then = played[at if decision.seen is None else decision.seen]
    if decision.basis is Basis.PLAYER:
        return _found_by_player(record, then, at, said)
    again = _by_rules(then, seat, decision.basis)
    finding = MoveFinding.SAME if again == action else MoveFinding.DIFFERS
    return MoveFound(at, seat, said, finding, again)


_UNREPEATABLE: Final = {
    Basis.DRAFT: MoveFinding.DRAFT,
    Basis.LATE: MoveFinding.LATE,
    Basis.LOST: MoveFinding.LOST,
    Basis.FAILED: MoveFinding.FAILED,
}


def _by_rules(moment: RecordedMoment, seat: Seat, basis: Basis) -> Action | None:
    """Return what follows of itself, or the answer that the rules name for silence."""
    if basis is Basis.FORCED:
        forced = moment.game.forced
        return forced[1] if forced and forced[0] == seat else None
    prompt = moment.game.prompt(seat)
    return None if prompt is None else prompt.default


def _found_by_player(record: Record, then: RecordedMoment, at: int, said: Authorship) -> MoveFound:
    seat, action = record.actions[at]
    level = None if said.decision is None else said.decision.level
    if not _are_these_players(record.players):
        return MoveFound(at, seat, said, MoveFinding.OTHER_PLAYERS)
    seed = _seed(record, then, seat)
    if seed is None or level is None:
        return MoveFound(at, seat, said, MoveFinding.UNPROVEN)
    player = policy(level, record.variant.family)
    again = player.decide(then.game.view(seat), Random(seed))
    if again == action:
        return MoveFound(at, seat, said, MoveFinding.SAME, again)
    alike = record.players is not None and record.players.python == PYTHON
    finding = MoveFinding.DIFFERS if alike else MoveFinding.OTHER_PYTHON
    return MoveFound(at, seat, said, finding, again)


def _are_these_players(release: Release | None) -> bool:
    return release is not None and release.revision == REVISION


def _seed(record: Record, then: RecordedMoment, seat: Seat) -> int | None:
    """Return the seed of the question that was put to a seat, None if it cannot be known."""
    fair, draw = record.fair, then.history.draws
    if fair is None or draw > len(fair.secrets):
        return None
    asked = then.questions.numbers[seat]
    return computer_seed(fair.secrets[draw - 1], fair.table, seat, asked)
