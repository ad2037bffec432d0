"""The answers to somebody who wants to see a deal as a moving picture, or shares one."""

import logging
from dataclasses import replace
from functools import partial
from typing import Final

from bot.background.animations import DealSeen
from bot.background.pool import BackgroundFailure, TooManyJobs
from bot.discord import answers
from bot.discord.rendering import may_attach
from bot.interactions.guests import guild_phrasebook_for, shown_name
from bot.interactions.review_answers import ReviewedGame, Reviewer
from bot.screens.refusal import RoomRefusal
from bot.screens.review.animation import AnimatedDeal, animation_screen, shared_screen
from bot.screens.review.position import ReviewAt
from bot.screens.review.stepping import ReviewPlace
from bot.screens.screen import plain_screen
from bot.support.incidents import log_incident
from bot.text.names import picture_name, safe_name
from engine.records.record import Record, record_of

log = logging.getLogger(__name__)

USUAL: Final = "two-colours"
"""How cards look in a picture for who else reads text alone."""


async def animate_deal(reviewer: Reviewer, named: str, step: int) -> None:
    """Answer with the deal of a step as a moving picture; raise `RoomRefusal`."""
    interaction, phrasebook = reviewer.interaction, reviewer.phrasebook
    if not may_attach(interaction):
        raise RoomRefusal("animation-no-files")
    game = await reviewer.game(named)
    at = await reviewer.at(ReviewPlace(named, step), game)
    # It takes longer than Discord waits for an answer.
    await answers.defer_reply(interaction)
    found = await _drawn(reviewer, at)
    if isinstance(found, str):
        await answers.whisper(interaction, plain_screen(phrasebook(found)))
        return
    sharing = _may_share(reviewer, game)
    await answers.whisper(interaction, animation_screen(at, found, phrasebook, sharing=sharing))


async def share_deal(reviewer: Reviewer, named: str, step: int) -> None:
    """Post the deal of a step for everybody, if it was drawn lately; raise `RoomRefusal`."""
    interaction = reviewer.interaction
    if not may_attach(interaction):
        raise RoomRefusal("animation-no-files")
    services = reviewer.room.services
    public = await guild_phrasebook_for(interaction, services.preferences)
    game = await replace(reviewer, phrasebook=public).game(named)
    at = await reviewer.at(ReviewPlace(named, step), game)
    found = services.background_work.animations.kept(_seen(at))
    if found is None or not _may_share(reviewer, game):
        raise RoomRefusal("animation-gone")
    deal = at.position.step.deal
    if not services.shared.take(interaction.user.id, at.place.game, deal, interaction.channel_id):
        raise RoomRefusal("daily-shared-before")
    screen = shared_screen(at, found, safe_name(shown_name(interaction)), public)
    await answers.post(interaction, lambda: screen)


def _may_share(reviewer: Reviewer, game: ReviewedGame) -> bool:
    return game.may_share and reviewer.interaction.guild_id is not None


async def _drawn(reviewer: Reviewer, at: ReviewAt) -> AnimatedDeal | str:
    """Return the picture, or the key of a message that says why there is none."""
    animations, person = (
        reviewer.room.services.background_work.animations,
        reviewer.interaction.user.id,
    )
    try:
        found = await animations.drawn(_seen(at), partial(_written, at.reviewed.record), person)
    except TooManyJobs:
        return "appraised-two-at-once"
    except BackgroundFailure as failure:
        log_incident(log, "animating a deal", failure)
        return "animation-failed"
    return "animation-failed" if found is None else found


def _seen(at: ReviewAt) -> DealSeen:
    names = tuple(picture_name(chair.name) for chair in at.frame.chairs)
    return DealSeen(at.place.game, at.position.step.deal, at.look or USUAL, at.own or 0, names)


def _written(record: Record) -> dict[str, object]:
    """Write down what is drawn of a record, without what proves it."""
    return record_of(record.variant, record.seats, record.dealer or 0, record.actions)
