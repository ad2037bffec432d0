"""Reviewing: a game that is over, parted into the steps that somebody who reads it again counts."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from engine.cards import Unreadable
from engine.contract.action import Action
from engine.contract.game import FaceUp, Game
from engine.contract.refusal import IllegalAction
from engine.contract.seats import DEALER, Seat
from engine.contract.view import View
from engine.records.proof import Authorship
from engine.records.record import Record

KEPT_EVERY: Final = 32
"""After so many actions a game is kept; what lies between is played again when it is looked at."""


class DealPart(NamedTuple):
    """A trick or a turn, to which the next action of a game belongs.

    Equal keys that follow each other are one part, None is before play. If a part is `whole`, all
    of it is one step.
    """

    key: object | None
    whole: bool = False


PartOf: TypeAlias = Callable[[View], DealPart]
"""Tells by the view before it to which part of its deal an action belongs."""


class ReviewedStep(NamedTuple):
    """A step that a reader counts as one: a card, a pass of all, or a turn.

    It is the actions from `first` up to `end`, which does not belong to it. `part` counts tricks,
    or turns, within the deal from 1, and is 0 before play. `seats` are those that acted, in order.
    """

    first: int
    end: int
    deal: int
    part: int
    seats: tuple[Seat, ...]


class ReviewedAction(NamedTuple):
    """An action, the views and cards on both sides of it, and who did it; None if nobody noted."""

    seat: Seat
    action: Action
    before: View
    after: View
    open_before: FaceUp
    open_after: FaceUp
    by: Authorship | None


class ReviewedPosition(NamedTuple):
    """How a game stood after a step, and what was done in it."""

    step: ReviewedStep
    done: tuple[ReviewedAction, ...]
    game: Game


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A game by its steps. A record that cannot be played to its end is read as far as it goes."""

    record: Record
    steps: tuple[ReviewedStep, ...]
    kept: tuple[Game, ...]
    """The games before the actions 0, 32, 64, ..."""

    @property
    def last(self) -> int:
        """The number of the last step; steps count from 0."""
        return len(self.steps) - 1

    def step_of(self, at: int) -> int:
        """Return the number of the step that an action of the record belongs to."""
        return self.within(bisect_right(self.steps, at, key=lambda step: step.end))

    def within(self, number: int) -> int:
        """Return the step that is nearest to a number."""
        return max(0, min(number, self.last))

    def before(self, at: int) -> Game:
        """Return how the game stood before an action of the record."""
        first = at // KEPT_EVERY * KEPT_EVERY
        game = self.kept[first // KEPT_EVERY]
        for seat, action in self.record.actions[first:at]:
            game, _ = game.apply(seat, action)
        return game

    def position(self, number: int) -> ReviewedPosition:
        """Return how the game stood after a step."""
        step, record = self.steps[number], self.record
        game = self.before(step.first)
        done: list[ReviewedAction] = []
        for place in range(step.first, step.end):
            seat, action = record.actions[place]
            after, _ = game.apply(seat, action)
            by = None if record.by is None else record.by[place]
            views = game.view(None), after.view(None)
            done.append(ReviewedAction(seat, action, *views, game.face_up, after.face_up, by))
            game = after
        return ReviewedPosition(step, tuple(done), game)

    def deals(self) -> tuple[int, ...]:
        """Return the number of the step with which each deal begins."""
        found, at = list[int](), 0
        while at < len(self.steps):
            found.append(at)
            at = self._steps_of(self.steps[at].deal).stop
        return tuple(found)

    def parts(self, deal: int) -> tuple[int, ...]:
        """Return the number of the step with which each trick or turn of a deal begins."""
        return tuple(
            at
            for at in self._steps_of(deal)
            if (step := self.steps[at]).part and self.steps[at - 1][2:4] != step[2:4]
        )

    def moves(self, deal: int, seat: Seat) -> tuple[int, ...]:
        """Return the numbers of the steps of a deal in which a seat acted."""
        return tuple(at for at in self._steps_of(deal) if seat in self.steps[at].seats)

    def _steps_of(self, deal: int) -> range:
        """Return the numbers of a deal's steps; a record of hundreds of deals is drawn as fast."""
        first = bisect_left(self.steps, deal, key=lambda step: step.deal)
        return range(first, bisect_right(self.steps, deal, first, key=lambda step: step.deal))


def reviewed(record: Record, part_of: PartOf) -> Reviewed:
    """Part a game into steps; raise `Unreadable` if nothing of it can be played."""
    kept: list[Game] = []
    steps = tuple(_steps(_played(record, kept), part_of))
    if not steps:
        raise Unreadable("a record of no action that can be played")
    return Reviewed(record, steps, tuple(kept))


class _Played(NamedTuple):
    """An action that the rules allow, and the public views on both sides of it."""

    at: int
    seat: Seat
    asked: tuple[Seat, ...]
    before: View
    after: View


def _played(record: Record, kept: list[Game]) -> Iterator[_Played]:
    game = record.variant.start(record.seats, record.dealer or 0)
    before: View = game.view(None)
    for at, (seat, action) in enumerate(record.actions):
        try:
            following, _ = game.apply(seat, action)
        except (IllegalAction, Unreadable):
            return
        if at % KEPT_EVERY == 0:
            kept.append(game)
        after: View = following.view(None)
        yield _Played(at, seat, game.to_act, before, after)
        game, before = following, after


def _steps(played: Iterator[_Played], part_of: PartOf) -> Iterator[ReviewedStep]:
    on: ReviewedStep | None = None
    part = DealPart(None)
    awaited: frozenset[Seat] = frozenset()
    """The seats that were asked together with the one that began the step, and have not acted."""
    for at, seat, asked, before, after in played:
        here = part_of(before)
        if on is not None:
            if seat in awaited or (here.whole and here == part):
                on = on._replace(end=at + 1, seats=tuple(dict.fromkeys((*on.seats, seat))))
                awaited -= {seat}
                continue
            yield on
        # A game may begin with something before its first deal, such as a cut.
        deal = max(1, after.deal_number)
        number = 0 if on is None or on.deal < deal else on.part
        number = 0 if here.key is None else number + (here != part)
        on = ReviewedStep(at, at + 1, deal, number, () if seat == DEALER else (seat,))
        awaited = frozenset(asked) - {seat} if len(asked) > 1 else frozenset()
        part = here
    if on is not None:
        yield on
