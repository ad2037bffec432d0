"""The end of a deal of tricks: the last trick whole, what was special, and the sheet."""

from typing import Any

from bot.screens.components import ScreenPart
from bot.screens.fairness import secret_text
from bot.screens.frame import Frame
from bot.screens.phrases import text
from bot.screens.reactions import reactions_text
from bot.screens.screen import Screen, framed
from bot.screens.table.deal_end import (
    between_deals_hand,
    between_deals_keys,
    moments_text,
    next_text,
    sheet_text,
)
from bot.screens.table.round_table import closed_messages_text, hints_text, winners_text
from bot.screens.trick_games.claims import early_end_text
from bot.screens.trick_games.family_lines import FamilyLines, S, V
from bot.screens.trick_games.trick import taken_lines
from bot.text.phrasebook import Phrasebook
from engine.tricks.view import TrickView


def deal_end_screen(
    frame: Frame, view: V, own: FamilyLines[V, Any], phrasebook: Phrasebook
) -> Screen:
    """Draw the table between two deals."""
    number = len(view.results)
    return framed(
        text(phrasebook("table-past-title", variant=frame.variant_title, number=number)),
        *_whole_end(frame, view, own, phrasebook),
        text(
            reactions_text(frame, phrasebook),
            next_text(frame, phrasebook),
            own.goal(frame, view, phrasebook),
            closed_messages_text(frame, phrasebook),
            hints_text(frame, phrasebook),
            secret_text(frame, phrasebook),
        ),
        *between_deals_keys(frame, phrasebook),
    )


def last_deal_screen(
    frame: Frame, view: V, own: FamilyLines[V, Any], phrasebook: Phrasebook
) -> Screen:
    """Draw the message of the last deal, once the game is over."""
    return framed(
        text(
            phrasebook("table-ended-title", variant=frame.variant_title, number=view.deal_number),
            winners_text(frame, view, phrasebook),
        ),
        *_whole_end(frame, view, own, phrasebook),
        text(secret_text(frame, phrasebook)),
    )


def past_deal_screen(
    frame: Frame, view: V, deal: int, own: FamilyLines[V, Any], phrasebook: Phrasebook
) -> Screen:
    """Draw the message of a deal that is over, once the next one has a message of its own."""
    title = phrasebook("table-past-title", variant=frame.variant_title, number=deal)
    if not 1 <= deal <= len(view.results):
        return framed(text(title))
    return framed(
        text(
            title,
            *own.opening(frame, view, deal, phrasebook),
            *own.moments(frame, view, deal, phrasebook),
            _early_end(frame, view, deal, phrasebook),
        ),
        text(
            sheet_text(frame, own.sheet(frame, view, deal, phrasebook), phrasebook),
            *own.counted(frame, view, deal, phrasebook),
            secret_text(frame, phrasebook),
        ),
    )


def hand_between_deals(
    frame: Frame, view: S, notice: str | None, own: FamilyLines[Any, S], phrasebook: Phrasebook
) -> Screen:
    """Draw a hand between two deals."""
    number = len(view.results)
    return between_deals_hand(
        frame,
        view.seat,
        number,
        own.sheet(frame, view, number, phrasebook),
        own.moments(frame, view, number, phrasebook),
        notice,
        phrasebook,
    )


def _whole_end(
    frame: Frame, view: V, own: FamilyLines[V, Any], phrasebook: Phrasebook
) -> list[ScreenPart]:
    number = len(view.results)
    if not number:
        return []
    return [
        text(moments_text(own.moments(frame, view, number, phrasebook), phrasebook)),
        text(
            *_last_trick(frame, view, own, phrasebook),
            _early_end(frame, view, number, phrasebook),
        ),
        text(
            sheet_text(frame, own.sheet(frame, view, number, phrasebook), phrasebook),
            *own.counted(frame, view, number, phrasebook),
        ),
    ]


def _last_trick(
    frame: Frame, view: V, own: FamilyLines[V, Any], phrasebook: Phrasebook
) -> list[str]:
    """Tell the last trick of the deal whole."""
    if view.last_trick is None:
        return []
    return taken_lines(frame, view, view.last_trick, own, phrasebook)


def _early_end(frame: Frame, view: TrickView, deal: int, phrasebook: Phrasebook) -> str | None:
    """Say why a deal was not played to its last card, if it was not."""
    result = view.results[deal - 1]
    return early_end_text(frame, result.claims, result.forced_after, phrasebook)
