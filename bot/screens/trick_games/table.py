"""The table of a game of tricks: the one public message, as a bystander may see it."""

from functools import partial
from typing import Any

from bot.screens.components import Separator
from bot.screens.frame import Frame
from bot.screens.phrases import lines, sentences, text
from bot.screens.reactions import reactions_text
from bot.screens.screen import Screen, framed
from bot.screens.table.deal_end import sheet_text
from bot.screens.table.round_table import (
    bold_names,
    closed_messages_text,
    deadline_text,
    hints_text,
    table_keys,
    turn_accent,
    turn_heading,
)
from bot.screens.table.stand_ins import deed, stood_in_lines
from bot.screens.trick_games.claims import claims_text
from bot.screens.trick_games.deal_end import deal_end_screen, last_deal_screen
from bot.screens.trick_games.family_lines import FamilyLines, V
from bot.screens.trick_games.trick import folded_text, shown_number, then_text, trick_lines
from bot.text.phrasebook import Phrasebook
from engine.contract.action import Action
from engine.contract.seats import DEALER
from engine.tricks.view import TrickView


def table_screen(frame: Frame, view: V, own: FamilyLines[V, Any], phrasebook: Phrasebook) -> Screen:
    """Draw the table as it stands, also when its game is over."""
    if view.outcome is not None:
        return last_deal_screen(frame, view, own, phrasebook)
    if frame.interval is not None:
        return deal_end_screen(frame, view, own, phrasebook)
    playing, sides = view.stage == "play", view.terms.sides
    # The heading has named the seat in turn; what is asked besides a card is told below it.
    turn = rest_of_turn(frame, view, phrasebook)
    if not playing and max(view.to_act, default=DEALER) != DEALER:
        turn = turn_text(frame, view, own, phrasebook)
    claims = claims_text(frame, view.claims, phrasebook)

    def choice(action: Action) -> str:
        return own.choice(frame, view, action, phrasebook)

    return framed(
        text(
            turn_heading(frame, view, sides, phrasebook, leads=playing and not view.trick),
            _title(frame, view, own, phrasebook),
        ),
        text(*own.lying(frame, view, phrasebook), *own.said(frame, view, phrasebook)),
        text(
            *trick_lines(frame, view, own, phrasebook),
            reactions_text(frame, phrasebook),
        ),
        text(
            *stood_in_lines(frame, phrasebook, partial(deed, phrasebook=phrasebook, choice=choice)),
            *own.now(frame, view, turn, claims, phrasebook),
            folded_text(frame, view, own, phrasebook),
        ),
        Separator(),
        text(
            sheet_text(frame, own.running(frame, view, phrasebook), phrasebook),
            own.goal(frame, view, phrasebook),
            closed_messages_text(frame, phrasebook),
            hints_text(frame, phrasebook),
        ),
        *table_keys(frame, phrasebook, last=view.last_trick is not None),
        accent=turn_accent(view, sides),
    )


def _title(frame: Frame, view: V, own: FamilyLines[V, Any], phrasebook: Phrasebook) -> str:
    """Say below the heading what is played, and which trick is on the table."""
    title, number = own.title(frame, view, phrasebook), shown_number(view, own)
    if not number:
        return phrasebook("table-line", title=title)
    count = own.trick_count(view)
    if count is None:
        return phrasebook("table-line-some", title=title, number=number)
    return phrasebook("table-line-trick", title=title, number=number, count=count)


def turn_text(
    frame: Frame, view: V, own: FamilyLines[V, Any], phrasebook: Phrasebook
) -> str | None:
    """Say who is waited for and for what, who plays after, and when a computer takes the turn."""
    asked = own.turn(frame, view, bold_names(frame, view, phrasebook), phrasebook)
    return sentences((asked, rest_of_turn(frame, view, phrasebook)), phrasebook) or None


def rest_of_turn(frame: Frame, view: TrickView, phrasebook: Phrasebook) -> str | None:
    """Say who plays after the seat in turn, and when a computer takes its turn."""
    told = (then_text(frame, view, phrasebook), deadline_text(frame, view, phrasebook))
    return sentences(told, phrasebook) or None


def deal_told(
    deal: int, frame: Frame, view: V, own: FamilyLines[V, Any], phrasebook: Phrasebook
) -> str | None:
    """Tell what a finished deal brought, and how it ended."""
    if not 1 <= deal <= len(view.results):
        return None
    brought = own.deal(frame, view, deal, phrasebook)
    return lines(brought, *own.ended(frame, view, deal, phrasebook))
