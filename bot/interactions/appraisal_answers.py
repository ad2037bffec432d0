"""The answers to somebody who asks what the strong player would have done in a game of theirs."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from bot.background.deal_appraisals import AppraisalUnderWay, SeatDeal
from bot.background.pool import TooManyJobs
from bot.discord import answers
from bot.interactions.guests import PastReader
from bot.screens.drawing import Drawing
from bot.screens.review.appraised import (
    Looking,
    Lost,
    MoveWords,
    appraised_blocks,
    figures_screen,
    looking_blocks,
    moves_of,
    ready_screen,
    review_keys,
)
from bot.screens.review.position import ReviewAt, position_screen
from bot.screens.review.stepping import FIGURES
from bot.screens.review.trying import move_words
from bot.screens.screen import Screen, ScreenBlock
from bot.tables.messages.drawing import drawn
from bot.text.phrasebook import Phrasebook
from engine.contract.view import SeatView
from engine.records.appraising import AppraisedMove, Regret, regret
from engine.records.luck import Luck

EDIT_SECONDS: Final = 3.0
"""The line that says how far it is stands for so long before the next one."""

TOKEN_SECONDS: Final = 14 * 60.0
"""By the token of a press its message can be drawn for a quarter of an hour."""


async def strong_tab(reader: PastReader, at: ReviewAt) -> Screen:
    """Draw what the strong player says of a step; while it thinks, the message follows it.

    Only the person of a seat is told of its moves.
    """
    if at.own is None:
        return drawn(partial(position_screen, at), reader.phrasebook)
    deal = _deal(at)
    appraisals = reader.room.services.background_work.appraisals
    moves = await appraisals.of(deal)
    if moves is not None:
        if moves and await appraisals.luck_of(deal) is None:
            reader.room.services.background_work.followed.follow(
                _message_id(reader), _followed_luck(reader, at, moves)
            )
        return await _told(reader, at, moves)
    try:
        under_way = appraisals.begin(deal, reader.interaction.user.id)
    except TooManyJobs:
        return _looking(reader, at, "appraised-two-at-once")
    followed = reader.room.services.background_work.followed
    followed.follow(_message_id(reader), _followed(reader, at, under_way))
    followed.promise(deal, _told_when_ready(reader, at, under_way))
    return _looking(reader, at, _progress(reader, under_way))


def _progress(reader: PastReader, under_way: AppraisalUnderWay) -> Looking:
    seconds = reader.room.services.background_work.appraisals.seconds_left(under_way)
    minutes = None if seconds is None else max(1, round(seconds / 60))
    return Looking(under_way.done, under_way.count, minutes)


async def _told_when_ready(reader: PastReader, at: ReviewAt, under_way: AppraisalUnderWay) -> None:
    """Say that it is done, by the token of the press, if its message shows something else."""
    until = asyncio.get_running_loop().time() + TOKEN_SECONDS
    await under_way.over.wait()
    followed = reader.room.services.background_work.followed
    late = asyncio.get_running_loop().time() > until
    if under_way.moves is None or late or followed.follows(_message_id(reader)):
        return
    ready = ready_screen(at.place, at.position.step.deal, reader.phrasebook)
    await answers.whisper_further(reader.interaction, ready)


def _message_id(reader: PastReader) -> int:
    message = reader.interaction.message
    return 0 if message is None else message.id


async def _followed(reader: PastReader, at: ReviewAt, under_way: AppraisalUnderWay) -> None:
    """Draw the message anew, now and then, until what was asked for is there."""
    shown = _progress(reader, under_way)
    until = asyncio.get_running_loop().time() + TOKEN_SECONDS
    while not under_way.is_over:
        await asyncio.sleep(EDIT_SECONDS)
        if asyncio.get_running_loop().time() > until:
            return
        now = _progress(reader, under_way)
        if now != shown and not under_way.is_over:
            shown = now
            if not await answers.redraw(reader.interaction, _looking(reader, at, now)):
                return
    if under_way.moves is None:
        await answers.redraw(reader.interaction, _looking(reader, at, "appraised-failed"))
        return
    await answers.redraw(reader.interaction, await _told(reader, at, under_way.moves))
    if under_way.moves:
        await _followed_luck(reader, at, under_way.moves)


async def _followed_luck(reader: PastReader, at: ReviewAt, moves: Sequence[AppraisedMove]) -> None:
    """Draw the message once more when it is known what the strong player makes of the cards."""
    until = asyncio.get_running_loop().time() + TOKEN_SECONDS
    appraisals = reader.room.services.background_work.appraisals
    known = await appraisals.play_again(_deal(at), reader.interaction.user.id)
    if known and asyncio.get_running_loop().time() < until:
        await answers.redraw(reader.interaction, await _told(reader, at, moves))


def _deal(at: ReviewAt) -> SeatDeal:
    assert at.own is not None
    return SeatDeal(at.place.game, at.own, at.position.step.deal)


@dataclass(frozen=True, slots=True)
class Reading:
    """A moment of a review with what is said of it; `views` are what the seat saw, by action."""

    at: ReviewAt
    moves: Sequence[AppraisedMove]
    views: Mapping[int, SeatView]
    lost: Lost

    @classmethod
    def of(
        cls,
        at: ReviewAt,
        moves: Sequence[AppraisedMove],
        game: Regret | None = None,
        luck: Luck | None = None,
    ) -> "Reading":
        """Look up what the seat could see before each of its moves in the step."""
        reviewed, here = at.reviewed, moves_of(at, moves)
        views = {
            move.at: reviewed.before(move.at).view(reviewed.record.actions[move.at][0])
            for move in here
        }
        return cls(at, moves, views, Lost(regret(moves), game, luck))


def appraised_screen(
    reading: Reading, phrasebook: Phrasebook, said: Sequence[ScreenBlock] = ()
) -> Screen:
    """Draw the moment, and what the strong player says of it; `said` stands above that."""
    at = reading.at
    family = at.reviewed.record.variant.family

    def words(move: AppraisedMove) -> MoveWords:
        drawing = Drawing(at.frame, reading.views[move.at], phrasebook)
        return move_words(drawing, family, move.best, move.played.action)

    if at.place.tab == FIGURES:
        return figures_screen(at, reading.moves, words, reading.lost, phrasebook)
    blocks = [*said, *appraised_blocks(at, reading.moves, words, phrasebook)]
    return position_screen(at, phrasebook, blocks, review_keys(at, phrasebook, known=True))


def looking_screen(at: ReviewAt, looking: Looking | str, phrasebook: Phrasebook) -> Screen:
    """Draw the moment, and how far the strong player has come."""
    blocks = looking_blocks(at.place, looking, phrasebook)
    return position_screen(at, phrasebook, blocks, review_keys(at, phrasebook))


async def _told(reader: PastReader, at: ReviewAt, moves: Sequence[AppraisedMove]) -> Screen:
    reading = await reading_of(reader, at, moves)
    return drawn(partial(appraised_screen, reading), reader.phrasebook)


async def reading_of(reader: PastReader, at: ReviewAt, moves: Sequence[AppraisedMove]) -> Reading:
    """Return what is said of a moment and what its reader lost."""
    luck = await reader.room.services.background_work.appraisals.luck_of(_deal(at))
    game = await _lost_in_game(reader, at)
    return await asyncio.to_thread(Reading.of, at, moves, game, luck)


async def _lost_in_game(reader: PastReader, at: ReviewAt) -> Regret | None:
    """Return what the reader lost in the whole game, None unless all of its deals are known."""
    appraisals, moves = reader.room.services.background_work.appraisals, list[AppraisedMove]()
    assert at.own is not None
    for step in at.reviewed.deals():
        deal = SeatDeal(at.place.game, at.own, at.reviewed.steps[step].deal)
        known = await appraisals.of(deal)
        if known is None:
            return None
        moves += known
    return regret(moves)


def _looking(reader: PastReader, at: ReviewAt, looking: Looking | str) -> Screen:
    return drawn(partial(looking_screen, at, looking), reader.phrasebook)
