"""What stands on the public table of any game: whose turn it is, until when, and the buttons."""

from typing import Any

import discord
from discord import ui

from bot.screens.components import Layout, button, rows
from bot.screens.frame import Frame
from bot.screens.phrases import listed, moment, text
from bot.sentences import Sentence
from bot.words import Words
from engine.contract.seats import Seat
from engine.contract.view import View


def deadline_text(frame: Frame, view: View, words: Words) -> str | None:
    """Say when a computer takes the turn of a person who is waited for.

    On the hand of somebody who is asked it is that seat's own time, elsewhere the first to end.
    """
    due = [frame.deadlines[seat] for seat in view.to_act if seat in frame.deadlines]
    if not due:
        return None
    own = None if view.seat not in view.to_act else frame.deadlines.get(view.seat)
    return words("turn-deadline", moment=moment(min(due) if own is None else own))


def own_time_text(frame: Frame, seat: Seat | None, words: Words) -> str | None:
    """Say to the reader of a private panel when the time for an answer is up.

    None for somebody who is not asked, and where no clock runs.
    """
    at = None if seat is None else frame.deadlines.get(seat)
    return None if at is None else words("own-deadline", moment=moment(at))


def with_own_time(panel: Layout, frame: Frame, seat: Seat | None, words: Words) -> Layout:
    """Return a private panel with the reader's remaining time below it, if it runs."""
    if said := own_time_text(frame, seat, words):
        panel.add_item(text(said))
    return panel


def bold_names(frame: Frame, view: View, words: Words) -> str:
    """Name those who owe an answer, each in bold."""
    return listed([f"**{frame.name(seat)}**" for seat in view.to_act if seat >= 0], words)


def winners_text(frame: Frame, view: View, words: Words) -> str | None:
    """Say who won; None while the game goes on."""
    if view.outcome is None:
        return None
    names = [f"**{frame.name(seat)}**" for seat in view.outcome.winners]
    return words("table-winners", count=len(names), names=listed(names, words))


def closed_messages_text(frame: Frame, words: Words) -> str | None:
    """Say whose direct messages are closed, None where everybody's are open."""
    if not frame.unreachable:
        return None
    names = listed([frame.name(seat) for seat in frame.unreachable], words)
    return words("table-unreachable", names=names)


def hints_text(frame: Frame, words: Words) -> str | None:
    """Say that players may ask for hints, and what follows from it."""
    return words("with-hints") if frame.hints else None


def table_keys(
    frame: Frame, words: Words, *, last: bool, last_label: str = "button-last-trick"
) -> list[ui.ActionRow[Any]]:
    """Draw the buttons below a table; `last` says whether there is a last event to look at."""
    table = frame.table_id
    return rows(
        [
            button(
                Sentence(table, "hand"), words("button-hand"), style=discord.ButtonStyle.primary
            ),
            button(Sentence(table, "last"), words(last_label), enabled=last),
            button(Sentence(table, "scores"), words("button-scores")),
            button(Sentence(table, "rules"), words("button-rules")),
            button(Sentence(table, "leave"), words("button-leave")),
        ]
    )
