"""Presses on puzzles: to open one, to answer it, and one's own mistakes that have come back."""

from collections.abc import Mapping
from typing import Final

from bot.discord import answers
from bot.interactions.presses.verbs import AnswerPlace, AtDesk, DeskVerb
from bot.interactions.puzzles import Solver
from bot.screens.daily.games import families
from bot.screens.puzzles import GAME, PuzzleRef
from bot.text.button_ids import ANYWHERE, SharedVerb
from engine.cards import Unreadable


async def puzzle(at: AtDesk) -> None:
    """Show today's puzzle, that of another family, or what an answer to one is worth.

    Raise `Unreadable`.
    """
    solver = await Solver.of(at.room, at.interaction)
    if not at.says.text:
        await answers.redraw(at.interaction, await solver.puzzle(None))
        return
    ref = PuzzleRef.read(at.says.text)
    if ref.key != GAME:
        await answers.redraw(at.interaction, await solver.answer(ref, at.chosen))
        return
    family = next(iter(at.chosen), "")
    if family not in families():
        raise Unreadable("no puzzle is set in that family")
    await answers.redraw(at.interaction, await solver.puzzle(family))


async def own(at: AtDesk) -> None:
    """Ask about an own mistake, or tell what an answer to one is worth."""
    solver = await Solver.of(at.room, at.interaction)
    if at.says.table == ANYWHERE:
        screen = await solver.own()
    else:
        screen = await solver.answer_own(at.says, at.chosen)
    await answers.redraw(at.interaction, screen)


async def allow(at: AtDesk) -> None:
    """Let puzzles be made of one's own games."""
    solver = await Solver.of(at.room, at.interaction)
    await answers.whisper(at.interaction, await solver.allow())


VERBS: Final[Mapping[SharedVerb, DeskVerb]] = {
    "puzzle": DeskVerb(puzzle, private=True),
    "puzzle-own": DeskVerb(own, private=True),
    "puzzle-allow": DeskVerb(allow, private=True, shown=AnswerPlace.IN_PRIVATE),
}
