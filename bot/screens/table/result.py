"""The result of a game: a message of its own that stays, with its deals a line each."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import ceil
from typing import Final

from bot.screens.components import Button, Row, Separator, Style, rows
from bot.screens.daily.panel import ended_keys, ended_text, panel_title
from bot.screens.drawing import Drawing
from bot.screens.fairness import check_keys
from bot.screens.frame import Frame
from bot.screens.phrases import listed, text
from bot.screens.ratings import rating_text, unrated_text
from bot.screens.screen import Screen, framed
from bot.screens.sheet import COLUMNS, columns_of, table_block
from bot.screens.sides import Side, colour_of
from bot.screens.table.deal_end import DealSheet, total_text
from bot.text.button_ids import ButtonId
from bot.text.phrasebook import Phrasebook
from engine.contract.outcome import Outcome
from engine.contract.view import View
from engine.table.chairs import Chair, Presence


def ended_screen(
    drawing: Drawing[View],
    outcome: Outcome,
    *,
    deals: int,
    sheet: Callable[[int], DealSheet],
    notes: Sequence[str] = (),
    reason: str | None = None,
    story: Sequence[str] = (),
) -> Screen:
    """Draw who won, the place and total of every side, and the points of the newest deals.

    `sheet` is that of a deal, counted from 1. `notes` tell what totals are made of, `reason` says
    why the game is over, `story` are the lines that tell feats.
    """
    frame, phrasebook = drawing.frame, drawing.phrasebook
    shown = [(number, sheet(number)) for number in range(max(1, deals - NEWEST + 1), deals + 1)]
    newest = drawing("result-newest", count=len(shown)) if len(shown) < deals else None
    return framed(
        text(
            panel_title(frame, phrasebook)
            or drawing("result-title", variant=frame.variant_title, count=deals),
            _winners(drawing, outcome),
            reason if frame.day is None else None,
        ),
        text(ended_text(drawing)),
        text(
            total_text(_as_kept(frame), shown[-1][1], phrasebook) if shown else None,
            *notes,
            _left(drawing),
            *story,
            rating_text(drawing),
        ),
        text(deals_text(shown, phrasebook) if shown else None, newest),
        Separator(),
        text(*_terms(drawing)),
        *(_keys(drawing) if frame.day is None else rows(ended_keys(drawing))),
    )


def _keys(drawing: Drawing[View]) -> list[Row]:
    """Draw what can be done with a result: two rows, as a phone has no room for one."""
    frame = drawing.frame
    played = [
        Button(ButtonId(frame.table_id, "rematch"), drawing("button-rematch"), style=Style.PRIMARY),
        Button(ButtonId(frame.table_id, "review"), drawing("button-review")),
    ]
    proven = [
        *check_keys(frame, "seal", drawing.phrasebook),
        Button(ButtonId(frame.table_id, "record"), drawing("button-record")),
    ]
    return [*rows(played), *rows(proven)]


def _terms(drawing: Drawing[View]) -> tuple[str | None, ...]:
    """Say what kind of game it was, as far as that kept it from counting."""
    if drawing.frame.day is not None:
        return ()
    return (_customised(drawing), _unranked(drawing), unrated_text(drawing))


def _winners(drawing: Drawing[View], outcome: Outcome) -> str:
    names = [f"**{drawing.name(seat)}**" for seat in outcome.winners]
    together = any(set(outcome.winners) <= set(side) for side in outcome.sides)
    key = "result-winners" if together else "result-shared"
    return drawing(key, count=len(names), names=listed(names, drawing.phrasebook))


def _as_kept(frame: Frame) -> Frame:
    """Return the frame as a result keeps it: who was away for a moment is as good as here."""
    return replace(frame, chairs=tuple(map(_stayed, frame.chairs)))


def _stayed(chair: Chair) -> Chair:
    away = chair.presence is Presence.AWAY
    return replace(chair, presence=Presence.HERE) if away else chair


def _left(drawing: Drawing[View]) -> str | None:
    """Say who left early, whom that keeps from the place of their side."""
    left = [
        f"**{chair.name}**"
        for chair in drawing.frame.chairs
        if chair.person is not None and chair.presence is Presence.LEFT
    ]
    return drawing("result-left", names=listed(left, drawing.phrasebook)) if left else None


def _customised(drawing: Drawing[View]) -> str | None:
    """Say that a game by changed rules is no game of its preset, or how long another one was."""
    frame = drawing.frame
    if frame.customised:
        return drawing("result-customised")
    return None if frame.length is None else drawing("result-length", goal=frame.length)


def _unranked(drawing: Drawing[View]) -> str | None:
    """Say why a game counts for nothing, if it does: hints, or nobody else but computers."""
    if drawing.frame.hints:
        return drawing("result-hints")
    people = sum(chair.person is not None for chair in drawing.frame.chairs)
    return drawing("result-unranked") if people < 2 else None


NEWEST: Final = 12
"""The most deals that are told: the record has all of them, and a chart shows them."""


def deals_text(sheets: Sequence[tuple[int, DealSheet]], phrasebook: Phrasebook) -> str:
    """Write the points of deals, by their numbers, in blocks of as many sides as a phone shows."""
    sides = sorted(one.side for one in sheets[-1][1].scores)
    points = [(str(number), _points(sheet, sides)) for number, sheet in sheets]
    signs = [colour_of(side[0], sides).sign for side in sides]
    widest = max(columns_of(said) for _, row in points for said in (*row, *signs))
    numbers = max(columns_of(number) for number, _ in points)
    deal = phrasebook("sheet-deal-number")
    # The sides of a game are told together rather than the column of their numbers is headed.
    heading = deal if _blocks(sides, deal, widest) == _blocks(sides, " " * numbers, widest) else ""
    blocks = _blocks(sides, heading or " " * numbers, widest)
    each = ceil(len(sides) / blocks)
    return "\n".join(
        table_block(
            [
                (heading, *signs[at : at + each]),
                *((number, *row[at : at + each]) for number, row in points),
            ]
        )
        for at in range(0, len(sides), each)
    )


def _blocks(sides: Sequence[Side], heading: str, widest: int) -> int:
    room = COLUMNS - columns_of(heading)
    return ceil(len(sides) / max(1, room // (1 + widest)))


def _points(sheet: DealSheet, sides: Sequence[Side]) -> list[str]:
    # Without the sign of what is added, which would cost a column each.
    got = {one.side: one.points.removeprefix("+") for one in sheet.scores}
    return [got[side] for side in sides]
