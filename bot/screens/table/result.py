"""The result of a game: a message of its own that stays."""

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from bot.screens.components import Button, Container, Row, Style, Text, rows
from bot.screens.daily.panel import ended_keys, ended_text, panel_title
from bot.screens.drawing import Drawing
from bot.screens.fairness import LOCK, more_key
from bot.screens.frame import Frame
from bot.screens.phrases import listed, text
from bot.screens.ratings import rating_text, unrated_text
from bot.screens.review.dearest import dearest_text, review_key
from bot.screens.screen import Screen, framed, inside
from bot.screens.sheet import leaves_room, sheet_block
from bot.screens.sides import Side, colour_of
from bot.screens.table.deal_end import DealSheet, sheet_lines
from bot.screens.table.game_story import Story, story_text
from bot.text.button_ids import ButtonId
from bot.text.phrasebook import Phrasebook
from engine.contract.outcome import Outcome
from engine.contract.view import View
from engine.table.chairs import Presence

_HYPHEN: Final = re.compile(r"(?<=\w)-(?=\w)")
"""That of Seven-Up, where a phone would break the large letters of the title."""


def ended_screen(
    drawing: Drawing[View],
    outcome: Outcome,
    *,
    deals: int,
    sheet: Callable[[int], DealSheet],
    last: Sequence[Text],
    notes: Sequence[str] = (),
    reason: str | None = None,
    feats: Sequence[str] = (),
) -> Screen:
    """Draw who won, in the winner's colour, and one table of deals and totals.

    `sheet` is that of a deal, counted from 1. `last` tells how the last one ended, as far as there
    is room. `notes` tell what totals are made of, `reason` says why the game is over, `feats` what
    feats there were.
    """
    frame, phrasebook = drawing.frame, drawing.phrasebook
    sheets = [sheet(number) for number in range(1, deals + 1)]
    winner = outcome.winners[:1] if frame.tried is None else ()
    if deals == 1 and any(part.content for part in last):
        # The end of that deal tells them.
        feats = ()
    accent = [colour_of(seat, outcome.sides).accent for seat in winner if _alone(outcome)]
    return framed(
        text(
            panel_title(frame, phrasebook),
            _winners(drawing, outcome),
            _story(drawing, outcome, sheets, feats),
            drawing("deal-small", said=reason) if reason and frame.tried is None else None,
        ),
        *(replace(part, spare=True) for part in last if part.content != reason),
        text(ended_text(drawing)),
        text(
            deals_text(frame, sheets, phrasebook) if sheets else None,
            *notes,
            _gone(drawing, "result-left", Presence.LEFT),
            _gone(drawing, "result-played-for", Presence.AWAY),
            rating_text(drawing),
            dearest_text(drawing),
        ),
        text(*_terms(drawing, deals)),
        *(_keys(drawing) if frame.tried is None else ended_keys(drawing)),
        accent=next(iter(accent), None),
    )


def _alone(outcome: Outcome) -> bool:
    return any(set(outcome.winners) <= set(side) for side in outcome.sides)


def _story(
    drawing: Drawing[View], outcome: Outcome, sheets: Sequence[DealSheet], feats: Sequence[str]
) -> str | None:
    if not sheets or not _alone(outcome):
        return next(iter(feats), None)
    winner = sheets[-1].of(outcome.winners[0]).side
    if len(sheets[-1].scores) < 2:
        return next(iter(feats), None)
    return story_text(drawing, Story(sheets, winner), feats)


def _keys(drawing: Drawing[View]) -> list[Row]:
    """Draw what is done with a result; alone it is private, so there one may share it."""
    frame = drawing.frame
    one_more = frame.solo and frame.deals == 1
    again = ButtonId(frame.table_id, "rematch")
    first = Button(
        again, drawing("button-one-more" if one_more else "button-rematch"), style=Style.PRIMARY
    )
    # Whoever begins alone is given one deal.
    whole = Button(replace(again, asked=WHOLE), drawing("button-whole-game"))
    share = Button(ButtonId(frame.table_id, "share-result"), drawing("button-share"))
    beside = [*([share] if frame.solo else ()), review_key(drawing)]
    beside.append(more_key(frame, "seal", drawing.phrasebook))
    return [*rows([first, whole]), *rows(beside)] if one_more else rows([first, *beside])


def shared_screen(result: Screen, name: str, phrasebook: Phrasebook) -> Screen:
    """Draw the result of whoever played alone for everybody; `name` is who shares it."""
    told = [part for part in inside(result.parts) if not isinstance(part, Row)]
    accent = next((one.accent for one in result.parts if isinstance(one, Container)), None)
    return framed(*told, text(phrasebook("shared-by", name=name)), accent=accent)


def rest_screen(
    says: ButtonId, told: Sequence[Screen], phrasebook: Phrasebook, *, recorded: bool
) -> Screen:
    """Draw what else is `told` of a game that is over, and the ways to its proof and record.

    The button of the proof holds the number that the pressed one `says`.
    """
    check = Button(replace(says, verb="verify"), phrasebook("button-verify"), emoji=LOCK)
    record = Button(ButtonId(says.table, "record"), phrasebook("button-record"))
    keys = [*([check] if says.text else ()), *([record] if recorded else ())]
    parts = [part for one in told for part in inside(one.parts) if not isinstance(part, Row)]
    return framed(*parts, *rows(keys))


def _terms(drawing: Drawing[View], deals: int) -> tuple[str | None, ...]:
    """Say what kind of game it was, as far as that kept it from counting."""
    if drawing.frame.tried is not None:
        return ()
    length = _tied(drawing, deals) or _length(drawing)
    return (_customised(drawing), length, _unranked(drawing), unrated_text(drawing))


def _winners(drawing: Drawing[View], outcome: Outcome) -> str:
    """Say who won; that is the title of a result, but for a deal of the day, which has another."""
    frame = drawing.frame
    names = listed([drawing.name(seat) for seat in outcome.winners], drawing.phrasebook)
    key = "result-won" if _alone(outcome) else "result-shared"
    variant = _HYPHEN.sub("\N{NON-BREAKING HYPHEN}", frame.variant_title)
    said = drawing(key, count=len(outcome.winners), names=names, variant=variant)
    return drawing("result-title", said=said) if frame.tried is None else said


def _gone(drawing: Drawing[View], key: str, presence: Presence) -> str | None:
    """Say who did not stay in that way, which keeps them from the place of their side."""
    gone = [
        f"**{chair.name}**"
        for chair in drawing.frame.chairs
        if chair.person is not None and chair.presence is presence
    ]
    return drawing(key, names=listed(gone, drawing.phrasebook)) if gone else None


def _customised(drawing: Drawing[View]) -> str | None:
    """Say that a game by changed rules is no game of its preset."""
    return drawing("result-customised") if drawing.frame.customised else None


def _length(drawing: Drawing[View]) -> str | None:
    """Say how long a game was to be that was another one in this alone; alone one chose it."""
    frame = drawing.frame
    if frame.length is None or frame.solo:
        return None
    return drawing("result-length", goal=frame.length)


def _tied(drawing: Drawing[View], deals: int) -> str | None:
    """Say how many deals more were played than there were to be, as the first place was shared."""
    planned = drawing.frame.deals
    if planned is None or deals <= planned:
        return None
    return drawing("result-tied", count=planned, more=deals - planned)


def _unranked(drawing: Drawing[View]) -> str | None:
    """Say why a game counts for nothing, if it does: hints, or nobody else but computers."""
    if drawing.frame.rated_alone:
        return None
    if drawing.frame.hints:
        return drawing("result-hints")
    people = sum(chair.person is not None for chair in drawing.frame.chairs)
    return drawing("result-unranked") if people < 2 else None


WHOLE: Final = 1
"""The mark of a button for a rematch that is as long as its preset, not as the game before."""

EARLIER: Final = "\N{HORIZONTAL ELLIPSIS}"
"""Heads the totals of the deals that have no column."""

SHOWN: Final = 12
"""The most deals that are told: the record has all of them, and a chart shows them."""


def deals_text(frame: Frame, sheets: Sequence[DealSheet], phrasebook: Phrasebook) -> str:
    """Write places, names, the newest deals as far as there is room, and totals, as one block.

    What was made before these stands in one column, so that a line adds up. The only deal has
    none: its points are the totals.
    """
    last = sheets[-1]
    total, deals = phrasebook("sheet-total"), len(sheets)
    most = 0 if deals == 1 else min(deals, SHOWN)
    for count in range(most, -1, -1):
        numbers = range(deals - count + 1, deals + 1)
        earlier = sheets[deals - count - 1 : deals - count] if 0 < count < deals else sheets[:0]
        cells = [
            (
                *(before.of(one.side[0]).total for before in earlier),
                *(_points(sheets[at - 1], one.side) for at in numbers),
                one.total,
                *one.more,
            )
            for one in last.scores
        ]
        lines = sheet_lines(frame, last, cells, phrasebook)
        headings = (*(EARLIER for _ in earlier), *map(str, numbers), total, *last.more)
        if not count or leaves_room(lines, headings):
            return sheet_block(lines, headings)
    raise AssertionError("without any deal the totals have room enough")


def _points(sheet: DealSheet, side: Side) -> str:
    # Without the sign of what is added, which would cost a column each.
    return sheet.of(side[0]).points.removeprefix("+")
