"""The table of a game of tricks: the one public message, as a bystander may see it."""

from functools import partial
from typing import Any

from bot.phrasebook import Phrasebook
from bot.screens.components import Separator
from bot.screens.frame import Frame
from bot.screens.phrases import lines, text
from bot.screens.round_table import (
    bold_names,
    closed_messages_text,
    deadline_text,
    hints_text,
    table_keys,
)
from bot.screens.screen import Screen, framed
from bot.screens.stand_ins import deed, stood_in_lines
from bot.screens.trick_games.claims import claims_text
from bot.screens.trick_games.deal_end import deal_end_screen, last_deal_screen
from bot.screens.trick_games.family_lines import FamilyLines, V
from bot.screens.trick_games.trick import trick_lines
from engine.contract.action import Action


def table_screen(frame: Frame, view: V, own: FamilyLines[V, Any], phrasebook: Phrasebook) -> Screen:
    """Draw the table as it stands, also when its game is over."""
    if view.outcome is not None:
        return last_deal_screen(frame, view, own, phrasebook)
    if frame.interval is not None:
        return deal_end_screen(frame, view, own, phrasebook)
    turn = turn_text(frame, view, own, phrasebook)
    claims = claims_text(frame, view.claims, phrasebook)

    def choice(action: Action) -> str:
        return own.choice(frame, view, action, phrasebook)

    return framed(
        text(own.title(frame, view, phrasebook)),
        text(_news(frame, view, own, phrasebook), *own.lying(frame, view, phrasebook)),
        text(*own.said(frame, view, phrasebook)),
        text(*trick_lines(frame, view, own, phrasebook)),
        text(
            *stood_in_lines(frame, phrasebook, partial(deed, phrasebook=phrasebook, choice=choice)),
            *own.now(frame, view, turn, claims, phrasebook),
        ),
        Separator(),
        text(
            *own.scores(frame, view, phrasebook),
            closed_messages_text(frame, phrasebook),
            hints_text(frame, phrasebook),
        ),
        *table_keys(frame, phrasebook, last=view.last_trick is not None),
    )


def turn_text(
    frame: Frame, view: V, own: FamilyLines[V, Any], phrasebook: Phrasebook
) -> str | None:
    """Say who is waited for and for what, and when a computer takes the turn."""
    said = own.turn(frame, view, bold_names(frame, view, phrasebook), phrasebook)
    deadline = deadline_text(frame, view, phrasebook)
    return said if deadline is None else f"{said} {deadline}"


def _news(frame: Frame, view: V, own: FamilyLines[V, Any], phrasebook: Phrasebook) -> str | None:
    """The last decision: the deal before, until this one has its first trick, then that."""
    if own.began(view) and view.last_trick is not None:
        return own.taken(frame, view, view.last_trick, phrasebook)
    return deal_told(len(view.results), frame, view, own, phrasebook)


def deal_told(
    deal: int, frame: Frame, view: V, own: FamilyLines[V, Any], phrasebook: Phrasebook
) -> str | None:
    """Tell what a finished deal brought, and how it ended."""
    if not 1 <= deal <= len(view.results):
        return None
    brought = own.deal(frame, view, deal, phrasebook)
    return lines(brought, *own.ended(frame, view, deal, phrasebook))
