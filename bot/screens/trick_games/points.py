"""The end of a deal of tricks and of its game: the last trick whole, the sheet, the scores."""

from dataclasses import replace
from typing import Any

from bot.screens.components import ScreenPart, Separator, Text
from bot.screens.drawing import Drawing
from bot.screens.phrases import apart, in_small, remarked, text
from bot.screens.screen import Screen, framed, layout
from bot.screens.sheet import number
from bot.screens.shortening import story_lines
from bot.screens.table.deal_end import (
    between_deals,
    between_deals_hand,
    last_deal,
    past_deal_keys,
    sheet_text,
)
from bot.screens.table.highlights import highlight_text
from bot.screens.table.result import ended_screen
from bot.screens.trick_games.claims import early_end_text
from bot.screens.trick_games.family_lines import FamilyLines, S, V
from bot.screens.trick_games.trick import taken_lines
from bot.screens.trick_games.usual import side_name
from engine.tricks.view import TrickView


def deal_end_screen(drawing: Drawing[V], own: FamilyLines[V, Any]) -> Screen:
    """Draw the table between two deals."""
    number = len(drawing.view.results)
    return between_deals(drawing, number, _whole_end(drawing, own), own.goal(drawing))


def last_deal_screen(drawing: Drawing[V], own: FamilyLines[V, Any]) -> Screen:
    """Draw the message of the last deal, once the game is over."""
    return last_deal(drawing, _whole_end(drawing, own))


def past_deal_screen(drawing: Drawing[V], deal: int, own: FamilyLines[V, Any]) -> Screen:
    """Draw the message of a deal that is over, once the next one has a message of its own."""
    title = drawing("table-past-title", variant=drawing.frame.variant_title, number=deal)
    if not 1 <= deal <= len(drawing.view.results):
        return framed(text(title))
    return framed(
        text(
            title,
            *own.opening(drawing, deal),
            own.highlights.best(drawing, deal),
            _early_end(drawing, deal),
        ),
        text(
            sheet_text(drawing, own.sheet(drawing, deal)),
            *own.counted(drawing, deal),
        ),
        *past_deal_keys(drawing),
    )


def hand_between_deals(drawing: Drawing[S], notice: str | None, own: FamilyLines[Any, S]) -> Screen:
    """Draw a hand between two deals."""
    number = len(drawing.view.results)
    return between_deals_hand(
        drawing,
        drawing.view.seat,
        number,
        own.sheet(drawing, number),
        own.highlights.best(drawing, number),
        notice,
    )


def _whole_end(drawing: Drawing[V], own: FamilyLines[V, Any]) -> list[ScreenPart]:
    number = len(drawing.view.results)
    if not number:
        return []
    sheet = own.sheet(drawing, number)
    highlight, trick = _last_deal(drawing, own)
    return [
        text(highlight_text(highlight.content, drawing.phrasebook)),
        replace(trick, spare=True),
        text(sheet_text(drawing, sheet)),
        # A picture shows the cards that count.
        replace(text(*own.counted(drawing, number)), spare=True),
    ]


def _last_deal(drawing: Drawing[V], own: FamilyLines[V, Any]) -> list[Text]:
    """Tell the best of the deal that ended last, and its last trick."""
    number = len(drawing.view.results)
    if not number:
        return []
    return [
        text(own.highlights.best(drawing, number)),
        text(*_last_trick(drawing, own), _early_end(drawing, number)),
    ]


def _last_trick(drawing: Drawing[V], own: FamilyLines[V, Any]) -> list[str]:
    """Tell the last trick of the deal whole; a deal that was thrown in has none."""
    tricks = drawing.view.past_tricks
    return taken_lines(drawing, tricks[-1], own) if tricks else []


def _early_end(drawing: Drawing[TrickView], deal: int) -> str | None:
    """Say why a deal was not played to its last card, if it was not."""
    result = drawing.view.results[deal - 1]
    return early_end_text(drawing, result.claims, result.forced_after)


def score_text(drawing: Drawing[V], own: FamilyLines[V, Any]) -> str | None:
    """Tell the totals in a line, and in brackets the points of this deal; None before any.

    They stand in the picture of the table, if there is one.
    """
    if drawing.frame.pictured:
        return None
    sheet = own.running(drawing)
    # Some count tricks there.
    added = {one.side: one.points if sheet.deal is None else "" for one in sheet.scores}
    if not sheet.placed and set(added.values()) <= {"", number(0)}:
        return None
    told: list[str] = []
    for one in sheet.scores:
        name, points = side_name(drawing, one.side), added[one.side]
        if not sheet.placed and points:
            told.append(drawing("deal-points", name=name, points=points))
            continue
        total = drawing("deal-points", name=name, points=one.total)
        brought = "" if points == number(0) else points
        told.append(remarked(total, brought, drawing.phrasebook))
    return in_small(apart(told))


def scores_screen(drawing: Drawing[V], own: FamilyLines[V, Any]) -> Screen:
    """Draw the totals, the leader first, and the deals they come from."""
    totals = text(*own.totals(drawing))
    if not len(drawing.view.results):
        return layout(totals)
    return layout(totals, Separator(), text(*deal_lines(drawing, own)))


def result_screen(drawing: Drawing[V], own: FamilyLines[V, Any]) -> Screen:
    """Draw the places, the totals, the feats and the deals of a game that is over."""
    view = drawing.view
    assert view.outcome is not None
    return ended_screen(
        drawing,
        view.outcome,
        deals=len(view.results),
        sheet=lambda deal: own.sheet(drawing, deal),
        last=_last_deal(drawing, own),
        notes=[*filter(None, own.notes(drawing))],
        reason=own.reason(drawing),
        feats=[*filter(None, own.feats(drawing))],
    )


def deal_lines(drawing: Drawing[V], own: FamilyLines[V, Any]) -> list[str]:
    """Tell every deal, the newest last; the oldest of a long game are told as one sum."""
    told = [own.deal(drawing, number) for number in range(1, len(drawing.view.results) + 1)]
    return story_lines(told, lambda count: own.early(drawing, count))
