"""The result of a game: a message of its own that stays."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

import discord

from bot.screens.components import Layout, button, rows
from bot.screens.frame import Frame
from bot.screens.phrases import framed, line, listed, presence_mark, text
from bot.sentences import Sentence
from bot.words import Words
from engine.contract.outcome import Outcome
from engine.contract.seats import Seat
from engine.table.chairs import Chair, Presence

Side: TypeAlias = tuple[Seat, ...]
"""Seats that play together; one where everybody plays alone."""

_MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


def ended_screen(
    frame: Frame,
    outcome: Outcome,
    words: Words,
    *,
    deals: int,
    total: Callable[[Side], int],
    note: Callable[[Side], str] = lambda _: "",
    reason: str | None = None,
    story: Sequence[str] = (),
) -> Layout:
    """Draw who won, the place of every side with the `total` shown for it, and what led there.

    Who plays alone is a side of one seat. `note` is what stands behind a total, `reason` says
    why the game is over, `story` are the lines that tell feats and deals.
    """
    places = _places(outcome)
    standing = [
        words(
            "result-line",
            place=place,
            medal=_MEDALS.get(place, ""),
            name=listed(
                [f"**{frame.name(seat)}**{_mark(frame.chairs[seat], words)}" for seat in side],
                words,
            ),
            points=total(side),
            note=note(side),
        ).replace("  ", " ")
        for side, place in sorted(places.items(), key=lambda one: (one[1], one[0]))
    ]
    return framed(
        text(
            words("result-title", variant=frame.variant_title, count=deals),
            _winners(frame, outcome, words),
            reason,
        ),
        text(*standing),
        line(),
        text(*story, _customised(frame, words), _unranked(frame, words)),
        *rows(
            [
                button(
                    Sentence(frame.table_id, "rematch"),
                    words("button-rematch"),
                    style=discord.ButtonStyle.primary,
                ),
                button(Sentence(frame.table_id, "record"), words("button-record")),
            ]
        ),
    )


def _places(outcome: Outcome) -> dict[Side, int]:
    """Return the place of each side among the sides, not among the seats.

    It is that of those who stayed: who left the table does not take a partner down.
    """
    marks = {side: min(outcome.places[seat] for seat in side) for side in outcome.sides}
    return {side: 1 + sum(other < mark for other in marks.values()) for side, mark in marks.items()}


def _winners(frame: Frame, outcome: Outcome, words: Words) -> str:
    names = [f"**{frame.name(seat)}**" for seat in outcome.winners]
    together = any(set(outcome.winners) <= set(side) for side in outcome.sides)
    key = "result-winners" if together else "result-shared"
    return words(key, count=len(names), names=listed(names, words))


def _mark(chair: Chair, words: Words) -> str:
    """Say after a name what kept a person from the place it stands for, if anything."""
    if chair.person is not None and chair.presence is Presence.LEFT:
        return f" ({words('result-left')})"
    return presence_mark(chair, words) if chair.person is None else ""


def _customised(frame: Frame, words: Words) -> str | None:
    """Say that a game by changed rules is no game of its preset."""
    return words("result-customised") if frame.customised else None


def _unranked(frame: Frame, words: Words) -> str | None:
    """Say why a game counts for nothing, if it does: hints, or nobody else but computers."""
    if frame.hints:
        return words("result-hints")
    people = sum(chair.person is not None for chair in frame.chairs)
    return words("result-unranked") if people < 2 else None
