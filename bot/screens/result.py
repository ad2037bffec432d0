"""The result of a game: a message of its own that stays."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from bot.button_ids import ButtonId
from bot.phrasebook import Phrasebook
from bot.screens.components import Button, Separator, Style, rows
from bot.screens.frame import Frame
from bot.screens.phrases import listed, presence_mark, text
from bot.screens.screen import Screen, framed
from engine.contract.outcome import Outcome
from engine.contract.seats import Seat
from engine.table.chairs import Chair, Presence

Side: TypeAlias = tuple[Seat, ...]
"""Seats that play together; one if everybody plays alone."""

_MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


def ended_screen(
    frame: Frame,
    outcome: Outcome,
    phrasebook: Phrasebook,
    *,
    deals: int,
    total: Callable[[Side], int],
    note: Callable[[Side], str] = lambda _: "",
    reason: str | None = None,
    story: Sequence[str] = (),
) -> Screen:
    """Draw who won, the place of every side with the `total` shown for it, and what led there.

    A player who plays alone is a side of one seat. `note` is what stands behind a total,
    `reason` says why the game is over, `story` are the lines that tell feats and deals.
    """
    places = places_of_sides(outcome)
    standing = [
        phrasebook(
            "result-line",
            place=place,
            medal=_MEDALS.get(place, ""),
            name=listed(
                [f"**{frame.name(seat)}**{_mark(frame.chairs[seat], phrasebook)}" for seat in side],
                phrasebook,
            ),
            points=total(side),
            note=note(side),
        ).replace("  ", " ")
        for side, place in sorted(places.items(), key=lambda one: (one[1], one[0]))
    ]
    return framed(
        text(
            phrasebook("result-title", variant=frame.variant_title, count=deals),
            _winners(frame, outcome, phrasebook),
            reason,
        ),
        text(*standing),
        Separator(),
        text(*story, _customised(frame, phrasebook), _unranked(frame, phrasebook)),
        *rows(
            [
                Button(
                    ButtonId(frame.table_id, "rematch"),
                    phrasebook("button-rematch"),
                    style=Style.PRIMARY,
                ),
                Button(ButtonId(frame.table_id, "record"), phrasebook("button-record")),
            ]
        ),
    )


def places_of_sides(outcome: Outcome) -> dict[Side, int]:
    """Return the place of each side among the sides, not among the seats.

    It is that of those who stayed: a player who left does not take a partner down.
    """
    marks = {side: min(outcome.places[seat] for seat in side) for side in outcome.sides}
    return {side: 1 + sum(other < mark for other in marks.values()) for side, mark in marks.items()}


def _winners(frame: Frame, outcome: Outcome, phrasebook: Phrasebook) -> str:
    names = [f"**{frame.name(seat)}**" for seat in outcome.winners]
    together = any(set(outcome.winners) <= set(side) for side in outcome.sides)
    key = "result-winners" if together else "result-shared"
    return phrasebook(key, count=len(names), names=listed(names, phrasebook))


def _mark(chair: Chair, phrasebook: Phrasebook) -> str:
    """Say after a name what kept a person from the place it stands for, if anything."""
    if chair.person is not None and chair.presence is Presence.LEFT:
        return f" ({phrasebook('result-left')})"
    return presence_mark(chair, phrasebook) if chair.person is None else ""


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
