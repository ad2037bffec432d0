"""Stand-ins: what a computer does in the place of a person who is late, away or has left."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final, Protocol

from bot.screens.families import family_screens
from bot.screens.family import Draft
from bot.screens.frame import StoodIn
from bot.tables.session.moment import Moment
from bot.tables.workers.worker_pool import Thought
from data.tables import TableRow
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.refusal import IllegalAction
from engine.contract.seats import Seat
from engine.contract.view import SeatView
from engine.players.decision import Basis, Decision
from engine.players.levels import LEVELS, policy
from engine.players.policy import Level, RandomPlayer
from engine.table.chairs import Chair
from engine.table.journal import Author, Substitutions

STRONGEST: Final = LEVELS[-1]
"""The adviser: the best player that a family has."""


class Thinks(Protocol):
    """The part that asks computer players for decisions."""

    async def decision(
        self, level: Level, family: str, view: SeatView, seed: int, *, steady: bool = False
    ) -> Thought:
        """Return what a computer of `level` does, by the seed of the question."""
        ...


@dataclass(frozen=True, slots=True)
class Asked:
    """A question put to a seat, with what the seat has composed and was advised.

    `seed` is the one of the question. `seen` is the number of entries that the journal has.
    """

    row: TableRow
    game: Game
    seat: Seat
    seed: int
    seen: int
    draft: Draft = ()
    advice: Thought | None = None


def question_at(moment: Moment, seat: Seat, seed: int) -> Asked:
    """Return the question put to a seat, whose seed this is."""
    return Asked(
        moment.row,
        moment.game,
        seat,
        seed,
        moment.play.next_number,
        moment.draft(seat) or (),
        moment.advice(seat).thought,
    )


def level_of(row: TableRow, chair: Chair) -> Level:
    """Return how well a computer plays on a chair.

    In a person's place it plays as well as *Hint* advises, if the table allows hints: a person
    who asks for one is told what would be played. Elsewhere nobody is advised, and it plays at
    the level of the table. A better player there would reward a person who stays away.
    """
    return STRONGEST if row.hints and chair.person is not None else chair.level


async def decided(asked: Asked, worker_pool: Thinks, *, simply: bool) -> Thought:
    """Return what the computer of a seat does; `simply`: anything the rules allow.

    In a person's place it keeps the person's draft, and completes it.
    """
    game, seat = asked.game, asked.seat
    own = await _own_choice(asked, worker_pool, simply=simply)
    if simply or asked.row.chairs[seat].person is None or not asked.draft:
        return own
    screens = family_screens(asked.row.family)
    kept = screens.completed(game.view(seat), asked.draft, own.action)
    if kept == own.action or not is_legal(game, seat, kept):
        return own
    return Thought(kept, own.decision._replace(basis=Basis.DRAFT))


async def _own_choice(asked: Asked, worker_pool: Thinks, *, simply: bool) -> Thought:
    """Decide without what the person has composed.

    Advice that was given on this question is followed. Where hints are given the computer decides
    as they would advise. Elsewhere, in the place of a person whose time is up, the answer is given
    that the rules name for silence, if any. For one who is away it plays as well as it can; only
    if it would play at random does it give that answer too.
    """
    row, view, advice = asked.row, asked.game.view(asked.seat), asked.advice
    chair = row.chairs[asked.seat]
    if chair.person is not None and advice is not None and not simply:
        return advice
    level: Level = "random" if simply else level_of(row, chair)
    at_random = isinstance(policy(level, row.family), RandomPlayer)
    unadvised = chair.person is not None and not row.hints
    silent = unadvised and (not chair.played_by_computer or at_random)
    if silent and view.prompt is not None and view.prompt.default is not None:
        return Thought(view.prompt.default, Decision(Basis.DEFAULT, seen=asked.seen))
    steady = row.tried is not None
    thought = await worker_pool.decision(level, row.family, view, asked.seed, steady=steady)
    return thought._replace(decision=thought.decision._replace(seen=asked.seen))


def is_legal(game: Game, seat: Seat, action: Action) -> bool:
    """Whether the rules take an action."""
    try:
        game.apply(seat, action)
    except IllegalAction:
        return False
    return True


def stood_in(
    done: Substitutions, chairs: tuple[Chair, ...], secret: Collection[str]
) -> tuple[StoodIn, ...]:
    """Return what computers did for people, without the words of `secret` verbs."""
    return tuple(
        StoodIn(
            entry.seat,
            Action(entry.action.verb) if entry.action.verb in secret else entry.action,
            late=entry.author is Author.CLOCK,
            last=entry in done.latest,
            hidden=entry.action.verb in secret and bool(entry.action.words),
        )
        for entry in done.entries
        if chairs[entry.seat].person is not None
    )
