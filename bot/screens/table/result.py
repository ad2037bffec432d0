"""The result of a game: a message of its own that stays."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from bot.screens.components import Button, Row, Separator, Style, rows
from bot.screens.daily.panel import ended_keys, ended_text, panel_title
from bot.screens.fairness import proof_text, verify_key
from bot.screens.frame import Frame
from bot.screens.phrases import listed, text
from bot.screens.ratings import rating_text, unrated_text
from bot.screens.screen import Screen, framed
from bot.screens.table.deal_end import DealSheet, total_text
from bot.screens.table.deals_sheet import NEWEST, deals_text
from bot.text.button_ids import ButtonId
from bot.text.phrasebook import Phrasebook
from engine.contract.outcome import Outcome
from engine.table.chairs import Chair, Presence


def ended_screen(
    frame: Frame,
    outcome: Outcome,
    phrasebook: Phrasebook,
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
    shown = [(number, sheet(number)) for number in range(max(1, deals - NEWEST + 1), deals + 1)]
    newest = phrasebook("result-newest", count=len(shown)) if len(shown) < deals else None
    return framed(
        text(
            panel_title(frame, phrasebook)
            or phrasebook("result-title", variant=frame.variant_title, count=deals),
            _winners(frame, outcome, phrasebook),
            reason if frame.day is None else None,
        ),
        text(ended_text(frame, phrasebook)),
        text(
            total_text(_as_kept(frame), shown[-1][1], phrasebook) if shown else None,
            *notes,
            _left(frame, phrasebook),
            *story,
            rating_text(frame, phrasebook),
        ),
        text(deals_text(shown, phrasebook) if shown else None, newest),
        Separator(),
        text(
            *_terms(frame, phrasebook),
            proof_text(frame, phrasebook),
        ),
        *(_keys(frame, phrasebook) if frame.day is None else rows(ended_keys(frame, phrasebook))),
    )


def _keys(frame: Frame, phrasebook: Phrasebook) -> list[Row]:
    """Draw what can be done with a result: two rows, as a phone has no room for one."""
    played = [
        Button(
            ButtonId(frame.table_id, "rematch"),
            phrasebook("button-rematch"),
            style=Style.PRIMARY,
        ),
        Button(ButtonId(frame.table_id, "review"), phrasebook("button-review")),
    ]
    proven = [
        *verify_key(frame, phrasebook),
        Button(ButtonId(frame.table_id, "record"), phrasebook("button-record")),
    ]
    return [*rows(played), *rows(proven)]


def _terms(frame: Frame, phrasebook: Phrasebook) -> tuple[str | None, ...]:
    """Say what kind of game it was, as far as that kept it from counting."""
    if frame.day is not None:
        return ()
    return (
        _customised(frame, phrasebook),
        _unranked(frame, phrasebook),
        unrated_text(frame, phrasebook),
    )


def _winners(frame: Frame, outcome: Outcome, phrasebook: Phrasebook) -> str:
    names = [f"**{frame.name(seat)}**" for seat in outcome.winners]
    together = any(set(outcome.winners) <= set(side) for side in outcome.sides)
    key = "result-winners" if together else "result-shared"
    return phrasebook(key, count=len(names), names=listed(names, phrasebook))


def _as_kept(frame: Frame) -> Frame:
    """Return the frame as a result keeps it: who was away for a moment is as good as here."""
    return replace(frame, chairs=tuple(map(_stayed, frame.chairs)))


def _stayed(chair: Chair) -> Chair:
    away = chair.presence is Presence.AWAY
    return replace(chair, presence=Presence.HERE) if away else chair


def _left(frame: Frame, phrasebook: Phrasebook) -> str | None:
    """Say who left early, whom that keeps from the place of their side."""
    left = [
        f"**{chair.name}**"
        for chair in frame.chairs
        if chair.person is not None and chair.presence is Presence.LEFT
    ]
    return phrasebook("result-left", names=listed(left, phrasebook)) if left else None


def _customised(frame: Frame, phrasebook: Phrasebook) -> str | None:
    """Say that a game by changed rules is no game of its preset, or how long another one was."""
    if frame.customised:
        return phrasebook("result-customised")
    return None if frame.length is None else phrasebook("result-length", goal=frame.length)


def _unranked(frame: Frame, phrasebook: Phrasebook) -> str | None:
    """Say why a game counts for nothing, if it does: hints, or nobody else but computers."""
    if frame.hints:
        return phrasebook("result-hints")
    people = sum(chair.person is not None for chair in frame.chairs)
    return phrasebook("result-unranked") if people < 2 else None
