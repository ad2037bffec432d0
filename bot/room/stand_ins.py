"""Stand-ins: what a computer does in the place of a person who is late, away or has left."""

from collections.abc import Collection
from random import Random
from typing import NamedTuple, Protocol

from bot.room.hints import STRONGEST
from bot.screens.family import Draft, FamilyScreens
from bot.screens.frame import StoodIn
from data.tables import TableRow
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.refusal import IllegalAction
from engine.contract.seats import Seat
from engine.contract.view import View
from engine.players.advice import Advice
from engine.players.levels import policy
from engine.players.random_player import RandomPlayer
from engine.table.chairs import Chair
from engine.table.journal import Author
from engine.table.substitutions import Substitutions


class Thinks(Protocol):
    """Who asks computer players for decisions."""

    async def decision(self, level: str, family: str, view: View, chance: Random) -> Action:
        """Return what a computer of `level` does."""
        ...


class Asked(Protocol):
    """The table at which a question is put."""

    @property
    def row(self) -> TableRow:
        """The table as it is kept."""
        ...

    @property
    def game(self) -> Game:
        """The game as it stands."""
        ...

    @property
    def screens(self) -> FamilyScreens:
        """What the family of the game brings."""
        ...

    def draft(self, seat: Seat) -> Draft:
        """The action that a seat composes for the question put to it now."""
        ...

    def advice(self, seat: Seat) -> Advice | None:
        """The advice on the question put to a seat now, None where none was given."""
        ...


class Mind(NamedTuple):
    """What decides: computer players, and chance."""

    worker_pool: Thinks
    chance: Random


def level_of(row: TableRow, chair: Chair) -> str:
    """Return how well a computer plays on a chair.

    In a person's place it plays as well as *Hint* advises, where the table allows hints: who asks
    for one is told what would be played. Elsewhere nobody is advised, and it plays at the level of
    the table. A better player there would reward whoever stays away.
    """
    return STRONGEST if row.hints and chair.person is not None else chair.level


async def decided(table: Asked, seat: Seat, mind: Mind, *, simply: bool) -> Action:
    """Return what the computer of a seat does; `simply`: anything the rules allow.

    In a person's place it keeps what the person has composed, and completes it.
    """
    game, chair = table.game, table.row.chairs[seat]
    own = await _own_choice(table, seat, mind, simply=simply)
    draft = table.draft(seat)
    if simply or chair.person is None or not draft:
        return own
    kept = table.screens.completed(game.view(seat), draft, own)
    return kept if _is_legal(game, seat, kept) else own


async def _own_choice(table: Asked, seat: Seat, mind: Mind, *, simply: bool) -> Action:
    """Decide without what the person has composed.

    Advice that was given on this question is followed. Where hints are given the computer decides
    as they would advise. Elsewhere, in the place of a person whose time is up, the answer is given
    that the rules name for silence, if any. For one who is away it plays as well as it can; only
    where it would play at random does it give that answer too.
    """
    row, view = table.row, table.game.view(seat)
    chair, advice = row.chairs[seat], table.advice(seat)
    if chair.person is not None and advice is not None and not simply:
        return advice.action
    level = "random" if simply else level_of(row, chair)
    at_random = isinstance(policy(level, row.family), RandomPlayer)
    unadvised = chair.person is not None and not row.hints
    silent = unadvised and (not chair.played_by_computer or at_random)
    if silent and view.prompt is not None and view.prompt.default is not None:
        return view.prompt.default
    return await mind.worker_pool.decision(level, row.family, view, mind.chance)


def _is_legal(game: Game, seat: Seat, action: Action) -> bool:
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
        )
        for entry in done.entries
        if chairs[entry.seat].person is not None
    )
