"""Points in words: the count of a deal (K48), its end, the scores and the result."""

from collections.abc import Sequence
from dataclasses import replace

from bot.screens.canasta.count import deal_text, sheet_after, tally_parts
from bot.screens.canasta.highlights import HIGHLIGHTS, ended_beside, of_game
from bot.screens.canasta.melds import hand_text, kind_of, melds_text, side_name, sides_of
from bot.screens.canasta.rules import goal_line
from bot.screens.components import ScreenPart, Separator
from bot.screens.drawing import Drawing
from bot.screens.phrases import enumerated, lines, text
from bot.screens.screen import Screen, framed, layout, plain_screen
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
from engine.contract.seats import Seat
from engine.contract.view import View
from engine.games.canasta.view import CanastaSeatView, CanastaView, DealResult


def deal_lines(drawing: Drawing[CanastaView]) -> list[str]:
    """Tell every deal, the newest last; the oldest of a long game are told as one sum."""
    told = [
        deal_text(number, result, drawing.frame, drawing.phrasebook)
        for number, result in enumerate(drawing.view.results, start=1)
    ]
    return story_lines(told, lambda count: _together(drawing, drawing.view.results[:count]))


def _together(drawing: Drawing[View], early: Sequence[DealResult]) -> str:
    sums = [sum(points) for points in zip(*(result.points for result in early), strict=True)]
    points = (
        drawing("deal-points", name=drawing.name(seat), points=str(total))
        for seat, total in enumerate(sums)
    )
    told = enumerated(points, drawing.phrasebook)
    return drawing("deals-earlier", count=len(early), points=told)


def deal_end_screen(drawing: Drawing[CanastaView]) -> Screen:
    """Draw the table between two deals."""
    goal = goal_line(drawing.view.rules, drawing.phrasebook)
    number = len(drawing.view.results)
    return between_deals(drawing, number, _whole_end(drawing), goal)


def last_deal_screen(drawing: Drawing[CanastaView]) -> Screen:
    """Draw the message of the last deal, once the game is over."""
    return last_deal(drawing, _whole_end(drawing))


def past_deal_screen(drawing: Drawing[CanastaView], deal: int) -> Screen:
    """Draw the message of a deal that is over, once the next one has a message of its own."""
    title = drawing("table-past-title", variant=drawing.frame.variant_title, number=deal)
    if not 1 <= deal <= len(drawing.view.results):
        return framed(text(title))
    return framed(
        text(title, HIGHLIGHTS.best(drawing, deal)),
        text(sheet_text(drawing, sheet_after(drawing.view, deal))),
        *past_deal_keys(drawing),
    )


def hand_between_deals(drawing: Drawing[CanastaSeatView], notice: str | None) -> Screen:
    """Draw a hand between two deals."""
    view = drawing.view
    deal = len(view.results)
    told = lines(HIGHLIGHTS.best(drawing, deal), ended_beside(drawing, deal))
    return between_deals_hand(drawing, view.seat, deal, sheet_after(view, deal), told, notice)


def _whole_end(drawing: Drawing[CanastaView]) -> list[ScreenPart]:
    view = drawing.view
    deal = len(view.results)
    if not deal:
        return []
    tallies = view.results[deal - 1].tallies
    return [
        text(highlight_text(HIGHLIGHTS.best(drawing, deal), drawing.phrasebook)),
        replace(text(ended_beside(drawing, deal)), spare=True),
        text(sheet_text(drawing, sheet_after(view, deal))),
        replace(text(*(tally_parts(drawing, tally) for tally in tallies)), spare=True),
    ]


def result_screen(drawing: Drawing[CanastaView]) -> Screen:
    """Draw the places, the totals and the deals of a finished game."""
    view = drawing.view
    assert view.outcome is not None
    deals = len(view.results)
    best = HIGHLIGHTS.best(drawing, deals)
    return ended_screen(
        drawing,
        view.outcome,
        deals=deals,
        sheet=lambda deal: sheet_after(view, deal),
        last=[text(best), text(ended_beside(drawing, deals))],
        feats=of_game(drawing),
    )


def scores_screen(drawing: Drawing[CanastaView]) -> Screen:
    """Draw the totals, the leader first, and the deals they come from."""
    view = drawing.view
    sides = sorted(sides_of(view), key=lambda side: (-view.scores[side[0]], side))
    totals = text(
        drawing("scores-after", count=len(view.results)),
        *(
            drawing(
                "canasta-total",
                names=side_name(side, drawing.frame, drawing.phrasebook),
                total=str(view.scores[side[0]]),
            )
            for side in sides
        ),
        goal_line(view.rules, drawing.phrasebook),
    )
    if not view.results:
        return layout(totals)
    return layout(totals, Separator(), text(*deal_lines(drawing)))


def last_screen(drawing: Drawing[CanastaView]) -> Screen:
    """Draw what each discarded last, and how the deal before was laid open for the count."""
    view, phrasebook = drawing.view, drawing.phrasebook
    suits = view.rules.sequences
    discards = [
        drawing("log-play", name=drawing.name(seat), card=kind_of(face, phrasebook, suits=True))
        for seat in view.order
        if (face := view.last_discards[seat]) is not None
    ]
    cards = enumerated(discards, phrasebook)
    parts = [drawing("canasta-discards", cards=cards)] if discards else []
    if view.laid_open is not None:
        opened = view.laid_open
        parts.append(drawing("canasta-laid-open"))
        for side, melds in zip(opened.sides, opened.melds, strict=True):
            lying = melds_text(melds, phrasebook) or drawing("canasta-nothing-laid")
            parts.append(
                drawing(
                    "canasta-open-side",
                    names=side_name(side, drawing.frame, phrasebook),
                    melds=lying,
                )
            )
            parts += [_open_hand(drawing, seat, suits=suits) for seat in side]
    parts = parts or [drawing("canasta-last-none")]
    return plain_screen(lines(*parts, drawing("canasta-legend", samba="yes" if suits else "no")))


def _open_hand(drawing: Drawing[CanastaView], seat: Seat, *, suits: bool) -> str:
    assert drawing.view.laid_open is not None
    hand = drawing.view.laid_open.hands[seat]
    held = hand_text(hand, drawing.phrasebook, suits=suits) if hand else drawing("canasta-no-cards")
    return drawing("canasta-open-hand", name=drawing.name(seat), cards=held)
