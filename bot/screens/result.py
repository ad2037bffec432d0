"""The result of a game: a message of its own that stays."""

from collections.abc import Callable, Sequence

import discord

from bot.screens.components import Layout, button, rows
from bot.screens.frame import Frame
from bot.screens.phrases import framed, line, listed, text
from bot.sentences import Sentence
from bot.words import Words
from engine.contract.outcome import Outcome
from engine.contract.seats import Seat
from engine.table.chairs import Chair, Presence

_MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


def ended_screen(
    frame: Frame,
    outcome: Outcome,
    words: Words,
    *,
    deals: int,
    total: Callable[[Seat], int],
    sides: Sequence[str] = (),
    story: Sequence[str] = (),
) -> Layout:
    """Draw who won, everybody's place with the `total` shown for it, and what led there.

    `sides` are lines below the places, `story` those that tell feats and deals.
    """
    places = outcome.places
    winners = [f"**{frame.name(seat)}**" for seat in outcome.winners]
    standing = [
        words(
            "result-line",
            place=places[seat],
            medal=_MEDALS.get(places[seat], ""),
            name=frame.name(seat),
            mark=_mark(frame.chairs[seat], words),
            points=total(seat),
        ).replace("  ", " ")
        for seat in sorted(range(len(places)), key=lambda seat: (places[seat], seat))
    ]
    return framed(
        text(
            words("result-title", variant=frame.variant_title, count=deals),
            words("result-winners", count=len(winners), names=listed(winners, words)),
        ),
        text(*standing, *sides),
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


def _mark(chair: Chair, words: Words) -> str:
    """Say after a name what kept a person from the place it stands for, if anything."""
    if chair.person is not None and chair.presence is Presence.LEFT:
        return f" ({words('result-left')})"
    return f" ({words('mark-computer')})" if chair.person is None else ""


def _customised(frame: Frame, words: Words) -> str | None:
    """Say that a game by changed rules is no game of its preset."""
    return words("result-customised") if frame.customised else None


def _unranked(frame: Frame, words: Words) -> str | None:
    """Say that a game counts for nothing where only one person played against computers."""
    people = sum(chair.person is not None for chair in frame.chairs)
    return words("result-unranked") if people < 2 else None
