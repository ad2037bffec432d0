"""The answers to somebody who solves the puzzle of a day, or is asked about their own mistakes."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from bot.background.deal_appraisals import SeatDeal
from bot.interactions.guests import PastReader
from bot.interactions.trying import answer_chosen
from bot.screens.drawing import Drawing
from bot.screens.frame import Frame
from bot.screens.puzzles import (
    PuzzleRef,
    SolverState,
    family_of,
    mistake_screen,
    none_screen,
    puzzle_frame,
    puzzle_screen,
)
from bot.screens.refusal import RoomRefusal
from bot.screens.review.trying import Question
from bot.screens.screen import Screen
from bot.tables.messages.drawing import drawn
from bot.tables.messages.frames import frame_of
from bot.text.button_ids import ButtonId
from bot.text.phrasebook import Phrasebook
from data.days import Mistake
from data.seasons import day_of
from data.tables import TableRow
from engine.cards import Unreadable
from engine.contract.action import Action
from engine.contract.refusal import BadRules
from engine.contract.view import SeatView
from engine.players.revision import REVISION
from engine.records.appraising import AppraisedMove
from engine.records.puzzles import Puzzle, is_right, offered_answers, read_puzzle
from engine.records.reviewing import Reviewed

log = logging.getLogger(__name__)


class Solver(PastReader):
    """Somebody who solves puzzles."""

    __slots__ = ()

    @property
    def person(self) -> int:
        return self.interaction.user.id

    @property
    def today(self) -> str:
        return day_of(self.room.services.now())

    async def puzzle(self, family: str | None) -> Screen:
        """Draw today's puzzle of a family, by default of the one whose turn it is."""
        ref = PuzzleRef(family or family_of(self.today), self.today)
        await self.room.services.background_work.puzzles.see_to(ref.day, ref.family)
        return await self._puzzle(ref)

    async def answer(self, ref: PuzzleRef, chosen: Sequence[str]) -> Screen:
        """Take an answer to a puzzle; the first of its own day counts.

        Raise `Unreadable`, `RoomRefusal`.
        """
        if ref.day > self.today:
            raise Unreadable("a puzzle that nobody has been shown")
        puzzle = await self._kept(ref)
        answer = answer_chosen(puzzle.answers, ref.key, chosen)
        if ref.day == self.today:
            right = answer == puzzle.told.best
            await self.room.services.store.puzzles.answer(
                self.person, ref.day, ref.family, str(answer), is_right=right
            )
        return await self._puzzle(ref, answer)

    async def allow(self) -> Screen:
        """Let puzzles be made of the person's games; say so."""
        await self.room.services.preferences.choose(self.person, "puzzles", "yes")
        return none_screen("puzzle-allowed", await self._beside(), self.phrasebook)

    async def own(self) -> Screen:
        """Draw the own mistake that has waited longest, of those that can still be read."""
        while due := await self._due():
            screen = await self._mistake(due[0], None)
            if screen is not None:
                return screen
        return none_screen("puzzle-own-none", SolverState(), self.phrasebook)

    async def answer_own(self, says: ButtonId, chosen: Sequence[str]) -> Screen:
        """Take an answer to an own mistake that has come back.

        Raise `Unreadable`, and `RoomRefusal` for one that is not due, as after a second press:
        what is said of the first answer stays.
        """
        for one in await self._due():
            if (one.game_id, one.at) == (says.table, says.asked):
                return await self._mistake(one, (says.text, chosen)) or await self.own()
        raise RoomRefusal("puzzle-own-not-due")

    async def _puzzle(self, ref: PuzzleRef, answer: Action | None = None) -> Screen:
        services, beside = self.room.services, await self._beside()
        puzzle = await self._kept(ref)
        kept = await services.store.puzzles.answered(self.person, ref.day, ref.family)
        if kept is not None:
            answer = Action.read(kept)
        try:
            game = await asyncio.to_thread(puzzle.game)
        except (Unreadable, BadRules):
            raise RoomRefusal("puzzle-gone") from None
        ref = replace(ref, key="")

        def draw(question: Question, phrasebook: Phrasebook) -> Screen:
            return puzzle_screen(ref, question, puzzle.told, beside, phrasebook)

        view = game.view(puzzle.seat)
        asked = _Asked(game.variant.family, view, puzzle.answers, puzzle.told, ref.button)
        return self._drawn(asked, answer, partial(puzzle_frame, game, puzzle.seat), draw)

    async def _mistake(
        self, mistake: Mistake, answered: tuple[str, Sequence[str]] | None
    ) -> Screen | None:
        """Draw an own mistake, or let go of it for good if nobody can read it any more."""
        services = self.room.services
        recalled = await self._recalled(mistake)
        if recalled is None:
            log.info("a mistake in the game of table %s cannot be read", mistake.game_id)
            await services.store.puzzles.drop_mistake(self.person, mistake)
            return None
        row, game, told = recalled
        before = await asyncio.to_thread(game.before, mistake.at)
        offered = await asyncio.to_thread(offered_answers, before, mistake.seat, told)
        answer = None if answered is None else answer_chosen(offered, *answered)
        if answer is not None:
            await services.store.puzzles.answer_mistake(
                self.person, mistake, self.today, is_right=is_right(told, answer)
            )
        beside, step = await self._beside(), game.step_of(mistake.at)

        def draw(question: Question, phrasebook: Phrasebook) -> Screen:
            return mistake_screen(question, told, step, beside, phrasebook)

        def says(key: str) -> ButtonId:
            return ButtonId(mistake.game_id, "puzzle-own", mistake.at, key)

        view = before.view(mistake.seat)
        asked = _Asked(before.variant.family, view, offered, told, says)
        return self._drawn(asked, answer, partial(frame_of, row), draw)

    async def _recalled(self, mistake: Mistake) -> tuple[TableRow, Reviewed, AppraisedMove] | None:
        """Return the game of a mistake and what is said of that move; None if it is unread."""
        services = self.room.services
        deal = SeatDeal(mistake.game_id, mistake.seat, mistake.deal)
        row = await services.store.tables.get(mistake.game_id)
        try:
            moves = await services.background_work.appraisals.of(deal)
            game = await services.reviewing.of_table(services.store.proofs, mistake.game_id)
        except (Unreadable, BadRules):
            return None
        told = next((move for move in moves or () if move.at == mistake.at), None)
        if row is None or game is None or told is None:
            return None
        # By other rules the record may end before.
        return (row, game, told) if mistake.at < game.steps[-1].end else None

    def _drawn(
        self,
        asked: "_Asked",
        answer: Action | None,
        frame: Callable[[Phrasebook], Frame],
        draw: Callable[[Question, Phrasebook], Screen],
    ) -> Screen:
        def whole(phrasebook: Phrasebook) -> Screen:
            drawing = Drawing(frame(phrasebook), asked.view, phrasebook)
            best = None if answer is None else asked.told.best
            question = Question(drawing, asked.family, asked.answers, asked.says, answer, best)
            return draw(question, phrasebook)

        return drawn(whole, self.phrasebook)

    async def _kept(self, ref: PuzzleRef) -> Puzzle:
        """Return a puzzle; raise `RoomRefusal` if there is none, or for one that is unread."""
        kept = await self.room.services.store.puzzles.get(ref.day, ref.family)
        try:
            if kept is not None:
                return read_puzzle(kept.body)
        except Unreadable:
            pass
        raise RoomRefusal("puzzle-gone")

    async def _due(self) -> tuple[Mistake, ...]:
        return await self.room.services.store.puzzles.due(self.person, REVISION, self.today)

    async def _beside(self) -> SolverState:
        services = self.room.services
        streak = await services.store.puzzles.streak(self.person, self.today)
        allows = (await services.preferences.looked_up(self.person)).puzzles
        # Whoever has solved their first one knows what is asked.
        return SolverState(streak, await self._due(), asks=not allows and streak.longest <= 1)


@dataclass(frozen=True, slots=True)
class _Asked:
    """A decision that somebody is asked about, and what is known of it."""

    family: str
    view: SeatView
    answers: tuple[Action, ...]
    told: AppraisedMove
    says: Callable[[str], ButtonId]
