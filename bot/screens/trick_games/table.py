"""The table of a game of tricks: the one public message, as a bystander may see it."""

from functools import partial
from typing import Any

from bot.screens.components import ScreenPart, Separator
from bot.screens.drawing import Drawing
from bot.screens.phrases import lines, sentences, text
from bot.screens.reactions import reactions_text
from bot.screens.screen import Screen, framed
from bot.screens.table.deal_end import sheet_text
from bot.screens.table.highlights import highlight_text
from bot.screens.table.round_table import (
    bold_names,
    deadline_text,
    deed,
    hints_text,
    stood_in_lines,
    table_keys,
    turn_accent,
    turn_heading,
)
from bot.screens.trick_games.claims import claims_text
from bot.screens.trick_games.family_lines import FamilyLines, V
from bot.screens.trick_games.points import deal_end_screen, last_deal_screen
from bot.screens.trick_games.trick import folded_text, shown_number, then_text, trick_lines
from bot.screens.trick_games.usual import own_key
from engine.contract.action import Action
from engine.contract.seats import DEALER
from engine.tricks.view import TrickView


def table_screen(drawing: Drawing[V], own: FamilyLines[V, Any]) -> Screen:
    """Draw the table as it stands, also when its game is over."""
    view = drawing.view
    if view.outcome is not None:
        return last_deal_screen(drawing, own)
    if drawing.frame.interval is not None:
        return deal_end_screen(drawing, own)
    playing, sides = view.stage == "play", view.terms.sides
    # The heading has named the seat in turn; what is asked besides a card is told below it.
    turn = rest_of_turn(drawing)
    if not playing and max(view.to_act, default=DEALER) != DEALER:
        turn = turn_text(drawing, own)
    claims = claims_text(drawing, view.claims)
    heading = turn_heading(
        drawing,
        sides,
        leads=playing and not view.trick,
        nobody=own_key(drawing, "heading-show") if view.stage == "show" else "heading-dealing",
    )

    def choice(action: Action) -> str:
        return own.choice(drawing, action)

    stood_in = stood_in_lines(drawing, partial(deed, phrasebook=drawing.phrasebook, choice=choice))
    title = text(heading, title_text(drawing, own))
    if drawing.frame.pictured:
        remark = own.remark(drawing)
        told: list[ScreenPart] = [
            title,
            text(highlight_text(remark and remark.said, drawing.phrasebook)),
            text(
                *own.unpictured(drawing),
                *stood_in,
                claims,
                turn,
                *trick_lines(drawing, own),
                folded_text(drawing, own),
                reactions_text(drawing),
            ),
        ]
    else:
        told = [
            title,
            text(*own.lying(drawing), *own.said(drawing)),
            text(*trick_lines(drawing, own), reactions_text(drawing)),
            text(*stood_in, *own.now(drawing, turn, claims), folded_text(drawing, own)),
            Separator(),
            text(
                sheet_text(drawing, own.running(drawing)),
                own.goal(drawing),
                hints_text(drawing.frame, drawing.phrasebook),
            ),
        ]
    return framed(
        *told,
        *table_keys(drawing, last=view.last_trick is not None),
        accent=turn_accent(view, sides),
    )


def title_text(drawing: Drawing[V], own: FamilyLines[V, Any]) -> str:
    """Say below the heading of a table or a hand what is played, and which trick lies."""
    title, number = own.title(drawing), shown_number(drawing.view, own)
    if not number:
        return drawing("table-line", title=title)
    count = own.trick_count(drawing.view)
    if count is None:
        return drawing("table-line-some", title=title, number=number)
    return drawing("table-line-trick", title=title, number=number, count=count)


def turn_text(drawing: Drawing[V], own: FamilyLines[V, Any]) -> str | None:
    """Say who is waited for and for what, who plays after, and when a computer takes the turn."""
    asked = own.turn(drawing, bold_names(drawing))
    return sentences((asked, rest_of_turn(drawing)), drawing.phrasebook) or None


def rest_of_turn(drawing: Drawing[TrickView]) -> str | None:
    """Say who plays after the seat in turn, and when a computer takes its turn."""
    told = (then_text(drawing), deadline_text(drawing))
    return sentences(told, drawing.phrasebook) or None


def deal_told(drawing: Drawing[V], deal: int, own: FamilyLines[V, Any]) -> str | None:
    """Tell what a finished deal brought, and how it ended."""
    if not 1 <= deal <= len(drawing.view.results):
        return None
    brought = own.deal(drawing, deal)
    return lines(brought, *own.ended(drawing, deal))
