"""The table of a Canasta game: the one public message, as a bystander may see it."""

from functools import partial
from typing import Final

from bot.screens.canasta.count import deal_text
from bot.screens.canasta.highlights import remark
from bot.screens.canasta.melds import heading_line, pile_text, roles_text, side_lines, sides_of
from bot.screens.canasta.moves import deed_of, newest_turn_lines, turn_lines
from bot.screens.canasta.points import deal_end_screen, last_deal_screen
from bot.screens.canasta.rules import goal_line
from bot.screens.cards import face_text
from bot.screens.components import ScreenPart, Separator
from bot.screens.drawing import Drawing
from bot.screens.phrases import text
from bot.screens.reactions import reactions_text
from bot.screens.screen import Screen, framed
from bot.screens.sheet import sheet_block, sheet_line
from bot.screens.sides import colour_of
from bot.screens.table.highlights import highlight_text
from bot.screens.table.round_table import (
    deadline_text,
    hints_text,
    stood_in_lines,
    table_keys,
    turn_accent,
    turn_heading,
)
from engine.contract.seats import Seat
from engine.games.canasta.view import CanastaView

_LINES_FOR: Final = 3
_LINES: Final = 9
"""The melds of so many sides have a line each, while they are so many at most."""


def table_screen(drawing: Drawing[CanastaView]) -> Screen:
    """Draw the table as it stands, also when its game is over."""
    view, phrasebook = drawing.view, drawing.phrasebook
    if view.outcome is not None:
        return last_deal_screen(drawing)
    if drawing.frame.interval is not None:
        return deal_end_screen(drawing)
    sides = sides_of(view)
    parts: list[ScreenPart] = [text(turn_heading(drawing, sides), heading_line(drawing))]
    now = (
        *stood_in_lines(drawing, partial(deed_of, view, phrasebook)),
        reactions_text(drawing),
        _asked(drawing),
        deadline_text(drawing),
    )
    last = any(face is not None for face in view.last_discards) or bool(view.results)
    keys = table_keys(drawing, last=last)
    if drawing.frame.pictured:
        lone = roles_text(drawing) if view.lone is not None else None
        told = remark(drawing)
        big = text(highlight_text(told and told.said, phrasebook))
        said = text(lone, pile_text(drawing), *newest_turn_lines(drawing), *now)
        return framed(*parts, big, said, *keys, accent=turn_accent(view, sides))
    if view.order:
        roles = roles_text(drawing)
        parts.append(text(roles, pile_text(drawing)))
        # With a line a meld they would be longer than a screen.
        melds = sum([len(side.melds) for side in view.sides])
        in_short = len(view.sides) > _LINES_FOR or melds > _LINES
        parts += [text(*side_lines(drawing, side, in_short=in_short)) for side in view.sides]
    elif result := _result(drawing, len(view.results)):
        parts.append(text(result))
    parts += [
        Separator(),
        text(
            *turn_lines(drawing),
            *now,
            seats_text(drawing),
            goal_line(view.rules, phrasebook),
            hints_text(drawing.frame, phrasebook),
        ),
    ]
    return framed(*parts, *keys, accent=turn_accent(view, sides))


def _asked(drawing: Drawing[CanastaView]) -> str | None:
    view = drawing.view
    if view.turn is None or view.asked is None:
        return None
    key = view.answer or "pending"
    asker, asked = drawing.name(view.turn), drawing.name(view.asked)
    return drawing(f"canasta-asked-{key}", asker=asker, asked=asked)


def _result(drawing: Drawing[CanastaView], deal: int) -> str | None:
    if not 1 <= deal <= len(drawing.view.results):
        return None
    return deal_text(deal, drawing.view.results[deal - 1], drawing.frame, drawing.phrasebook)


def seats_text(drawing: Drawing[CanastaView]) -> str | None:
    """Tell how many cards each holds, and what each discarded last, in the order of play."""
    view = drawing.view
    if not view.order:
        return None
    sides = sides_of(view)
    lines = [
        sheet_line(
            drawing.frame,
            None,
            (seat,),
            (str(view.hand_sizes[seat]), _last(drawing, seat)),
            drawing.phrasebook,
            colour=colour_of(seat, sides).sign,
        )
        for seat in view.order
    ]
    return sheet_block(lines, (drawing("canasta-sheet-cards"), drawing("canasta-sheet-discard")))


def _last(drawing: Drawing[CanastaView], seat: Seat) -> str:
    """Write what a seat discarded last, as no emoji stands in a block."""
    face = drawing.view.last_discards[seat]
    return (
        drawing("canasta-sheet-none") if face is None else face_text(face, drawing.phrasebook.plain)
    )
