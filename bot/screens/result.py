"""The result of a game: a message of its own that stays."""

import discord

from bot.screens.components import Layout, button, rows
from bot.screens.frame import Frame
from bot.screens.hearts.points import deal_lines
from bot.screens.hearts.standing import shown_total, side_lines
from bot.screens.phrases import framed, line, listed, text
from bot.sentences import Sentence
from bot.words import Words
from engine.games.hearts.view import HeartsView
from engine.table.chairs import Chair, Presence

_MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


def result_screen(frame: Frame, view: HeartsView, words: Words) -> Layout:
    """Draw the places, the totals, the deals and the moons of a game that is over."""
    assert view.outcome is not None
    places = view.outcome.places
    winners = [f"**{frame.name(seat)}**" for seat in view.outcome.winners]
    standing = [
        words(
            "result-line",
            place=places[seat],
            medal=_MEDALS.get(places[seat], ""),
            name=frame.name(seat),
            mark=_mark(frame.chairs[seat], words),
            points=shown_total(view.scores[seat], frame),
        ).replace("  ", " ")
        for seat in sorted(range(view.seat_count), key=lambda seat: (places[seat], seat))
    ]
    return framed(
        text(
            words("result-title", variant=frame.variant_title, count=len(view.results)),
            words("result-winners", count=len(winners), names=listed(winners, words)),
        ),
        text(*standing, *side_lines(frame, view, words)),
        line(),
        text(*_moons(frame, view, words), *deal_lines(frame, view, words), _unranked(frame, words)),
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


def _moons(frame: Frame, view: HeartsView, words: Words) -> list[str]:
    shots = [result.moon for result in view.results if result.moon is not None]
    return [
        words("result-moons", name=frame.name(seat), count=shots.count(seat))
        for seat in sorted(set(shots))
    ]


def _unranked(frame: Frame, words: Words) -> str | None:
    """Say that a game counts for nothing where only one person played against computers."""
    people = sum(chair.person is not None for chair in frame.chairs)
    return words("result-unranked") if people < 2 else None
