"""Tricks in words, for every family that plays them."""

from collections.abc import Collection, Sequence
from typing import Any

from bot.phrasebook import Phrasebook
from bot.screens.cards import face_shown
from bot.screens.frame import Frame
from bot.screens.phrases import lines
from bot.screens.plain import plain_screen
from bot.screens.screen import Screen
from bot.screens.trick_games.family_lines import FamilyLines, V
from engine.cards import Card
from engine.contract.seats import Seat
from engine.tricks.trick import Play
from engine.tricks.view import TrickView


def led_text(
    frame: Frame,
    leader: Seat,
    trick: Sequence[Play],
    number: int,
    count: int | None,
    phrasebook: Phrasebook,
) -> str:
    """Say who led what to trick `number` of `count`, or who is to lead.

    `count` is None if nobody knows how many tricks there will be.
    """
    name = frame.name(leader)
    if not trick:
        if count is None:
            return phrasebook("trick-to-lead-some", number=number, name=name)
        return phrasebook("trick-to-lead", number=number, count=count, name=name)
    led = face_shown(trick[0].card, phrasebook)
    if count is None:
        return phrasebook("trick-led-some", number=number, name=name, card=led)
    return phrasebook("trick-led", number=number, count=count, name=name, card=led)


def played_lines(
    frame: Frame,
    trick: Sequence[Play],
    taking: Play | None,
    phrasebook: Phrasebook,
    *,
    cancelled: Collection[Card] = (),
) -> list[str]:
    """Tell what was played to a trick, in the order of play; nothing before the lead.

    Faces in `cancelled` cannot take it, an equal card being there.
    """

    def key(play: Play) -> str:
        if play == taking:
            return "trick-seat-takes"
        return "trick-seat-cancelled" if play.card in cancelled else "trick-seat-played"

    return [
        phrasebook(key(play), name=frame.name(play.seat), card=face_shown(play.card, phrasebook))
        for play in trick
    ]


def trick_lines(
    frame: Frame, view: V, own: FamilyLines[V, Any], phrasebook: Phrasebook
) -> list[str]:
    """Tell the trick as it lies; nothing before play."""
    if view.stage != "play" or view.leader is None:
        return []
    count, cancelled = own.trick_count(view), own.cancelled(view)
    return [
        led_text(frame, view.leader, view.trick, view.trick_number, count, phrasebook),
        *played_lines(frame, view.trick, taking_play(view), phrasebook, cancelled=cancelled),
    ]


def taking_play(view: TrickView) -> Play | None:
    """Return the play that takes the trick as it lies; if it goes round twice, each has two."""
    plays = [play for play in view.trick if play.seat == view.taking]
    suit = view.trick[0].card.suit if view.trick else ""
    return max(plays, key=lambda play: (play.card.suit == suit, play.card.rank), default=None)


def last_screen(frame: Frame, view: V, own: FamilyLines[V, Any], phrasebook: Phrasebook) -> Screen:
    """Draw the trick taken last, card by card in the order of play, for whoever looked away."""
    if view.last_trick is None:
        return plain_screen(phrasebook("last-none"))
    plays, winner = view.last_trick
    return plain_screen(
        lines(
            phrasebook("last-title", name=frame.name(winner)),
            *(
                phrasebook(
                    "last-play-took" if play.seat == winner else "last-play",
                    name=frame.name(play.seat),
                    card=face_shown(play.card, phrasebook),
                )
                for play in plays
            ),
            own.below_last(frame, view, phrasebook),
        )
    )


def whole_trick_text(frame: Frame, view: TrickView, phrasebook: Phrasebook) -> str | None:
    """Tell the trick taken last in one run of text, all its cards in the order of play."""
    if view.last_trick is None:
        return None
    plays, winner = view.last_trick
    told = (
        phrasebook(
            "whole-trick-took" if play.seat == winner else "whole-trick-play",
            name=frame.name(play.seat),
            card=face_shown(play.card, phrasebook),
        )
        for play in plays
    )
    return phrasebook("whole-trick", plays=" · ".join(told))
