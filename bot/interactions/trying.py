"""Somebody who reviews a game tries a decision of theirs before they are told what was best."""

import asyncio
from collections.abc import Sequence

from bot.background.deal_appraisals import SeatDeal
from bot.discord import answers
from bot.interactions.appraisal_answers import (
    appraised_screen,
    reading_of,
    strong_tab,
)
from bot.interactions.guests import PastReader
from bot.screens.drawing import Drawing
from bot.screens.phrases import text
from bot.screens.review.appraised import moves_of
from bot.screens.review.position import ReviewAt
from bot.screens.review.trying import MENU, Question, move_words, try_screen, verdict_text
from bot.screens.screen import Screen
from bot.tables.messages.drawing import drawn
from bot.text.button_ids import ButtonId
from bot.text.phrasebook import Phrasebook
from engine.cards import Unreadable
from engine.contract.action import Action
from engine.contract.view import SeatView
from engine.records.appraising import AppraisedMove
from engine.records.puzzles import offered_answers


async def try_tab(reader: PastReader, at: ReviewAt) -> Screen:
    """Draw the dearest decision of a step as its seat saw it; without one, what is said of it."""
    moves = await _moves(reader, at)
    here = moves_of(at, moves or ())
    if not here:
        return await strong_tab(reader, at)
    move = max(here, key=lambda move: move.cost)
    offered, view = await asyncio.to_thread(_decision, at, move)

    def says(key: str) -> ButtonId:
        return ButtonId(at.place.game, "try", move.at, f"{at.place.shown} {key}")

    def draw(phrasebook: Phrasebook) -> Screen:
        drawing = Drawing(at.frame, view, phrasebook)
        family = at.reviewed.record.variant.family
        return try_screen(at, Question(drawing, family, offered, says), phrasebook)

    return drawn(draw, reader.phrasebook)


async def tried(
    reader: PastReader, at: ReviewAt, number: int, key: str, chosen: Sequence[str]
) -> None:
    """Show what is said of action `number`, and whether an answer was as good.

    Raise `Unreadable` for an answer that is none.
    """
    moves = await _moves(reader, at)
    move = next((one for one in moves or () if one.at == number), None)
    if moves is None or move is None:
        await answers.redraw(reader.interaction, await strong_tab(reader, at))
        return
    offered, view = await asyncio.to_thread(_decision, at, move)
    answer = answer_chosen(offered, key, chosen)
    reading = await reading_of(reader, at, moves)

    def draw(phrasebook: Phrasebook) -> Screen:
        drawing = Drawing(at.frame, view, phrasebook)
        words = move_words(drawing, at.reviewed.record.variant.family, move.best, answer)
        said = text(verdict_text(move, answer, words, phrasebook))
        return appraised_screen(reading, phrasebook, [said])

    await answers.redraw(reader.interaction, drawn(draw, reader.phrasebook))


def answer_chosen(offered: Sequence[Action], key: str, chosen: Sequence[str]) -> Action:
    """Return the answer that a button or a menu names by its number; raise `Unreadable`."""
    number = next(iter(chosen), "") if key == MENU else key
    if not (number.isascii() and number.isdigit() and len(number) < 3):
        raise Unreadable("an answer that is no number")
    if int(number) >= len(offered):
        raise Unreadable("an answer of another question")
    return offered[int(number)]


async def _moves(reader: PastReader, at: ReviewAt) -> Sequence[AppraisedMove] | None:
    """Return what is said of the reader's own moves in a deal, None if that is not known yet."""
    if at.own is None:
        return None
    deal = SeatDeal(at.place.game, at.own, at.position.step.deal)
    return await reader.room.services.background_work.appraisals.of(deal)


def _decision(at: ReviewAt, move: AppraisedMove) -> tuple[tuple[Action, ...], SeatView]:
    """Return what was to be chosen from, and what the seat saw."""
    assert at.own is not None
    game = at.reviewed.before(move.at)
    return offered_answers(game, at.own, move), game.view(at.own)
