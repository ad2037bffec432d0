"""The table of a Hearts game: the one public message, as a bystander may see it."""

from typing import Any

import discord
from discord import ui

from bot.screens.components import Layout, button, rows
from bot.screens.frame import Frame
from bot.screens.hearts.points import deal_text, last_trick_text
from bot.screens.hearts.standing import (
    end_header,
    is_tied,
    shown_points,
    shown_total,
    side_lines,
)
from bot.screens.hearts.trick import (
    broken_text,
    direction_text,
    lead_text,
    still_to_play,
    trick_lines,
)
from bot.screens.phrases import framed, line, listed, moment, presence_mark, text
from bot.sentences import Sentence
from bot.words import Words
from engine.games.hearts.view import HeartsView


def table_screen(frame: Frame, view: HeartsView, words: Words) -> Layout:
    """Draw the table as it stands, also when its game is over."""
    if view.outcome is not None:
        return table_ended_screen(frame, view, words)
    parts: list[ui.Item[Any]] = [text(_title(frame, view, words))]
    if news := _news(frame, view, words):
        parts.append(text(news))
    if lead := lead_text(frame, view, words):
        parts.append(text(lead, *trick_lines(frame, view, words)))
    parts.append(
        text(
            *_passing(frame, view, words),
            turn_text(frame, view, words),
            broken_text(view, words),
        )
    )
    parts += [line(), text(*score_lines(frame, view, words), _closed_messages(frame, words))]
    return framed(*parts, *_buttons(frame, view, words))


def table_closed_screen(frame: Frame, view: HeartsView, deal: int, words: Words) -> Layout:
    """Draw the message of a deal that is over, once the next one has a message of its own."""
    return framed(
        text(
            words("table-past-title", variant=frame.variant_title, number=deal),
            _result(deal, frame, view, words),
        )
    )


def table_ended_screen(frame: Frame, view: HeartsView, words: Words) -> Layout:
    """Draw the message of the last deal, once the game is over."""
    return framed(
        text(
            words("table-ended-title", variant=frame.variant_title, number=view.deal_number),
            _result(len(view.results), frame, view, words),
            _winners(frame, view, words),
        )
    )


def turn_text(frame: Frame, view: HeartsView, words: Words) -> str | None:
    """Say who is waited for, and when a computer takes the turn."""
    due = [seat for seat in view.to_act if seat >= 0]
    if not due:
        return words("turn-deal") if view.stage == "deal" else None
    names = listed([f"**{frame.name(seat)}**" for seat in due], words)
    if view.stage == "pass":
        said = words("turn-pass", names=names)
    elif view.stage == "vector":
        said = words("turn-vector", names=names)
    elif view.stage == "moon":
        said = words("turn-moon", names=names)
    elif others := still_to_play(view):
        after = listed([frame.name(seat) for seat in others], words)
        said = words("turn-play-then", names=names, others=after)
    else:
        said = words("turn-play", names=names)
    deadline = deadline_text(frame, view, words)
    return said if deadline is None else f"{said} {deadline}"


def deadline_text(frame: Frame, view: HeartsView, words: Words) -> str | None:
    """Say when a computer takes the turn of a person who is waited for."""
    if frame.deadline is None or not set(view.to_act) & set(frame.waiting_for):
        return None
    return words("turn-deadline", moment=moment(frame.deadline))


def score_lines(frame: Frame, view: HeartsView, words: Words) -> list[str]:
    """Tell each seat's points of this deal and of the game, in seat order."""
    return [
        end_header(frame, words),
        *([words("score-tied")] if is_tied(frame, view) else []),
        *(
            words(
                "score-line",
                name=frame.name(seat),
                mark=presence_mark(frame.chairs[seat], words),
                taken=shown_points(view.taken[seat], frame),
                total=shown_total(view.scores[seat], frame),
            )
            for seat in range(view.seat_count)
        ),
        *side_lines(frame, view, words),
    ]


def _title(frame: Frame, view: HeartsView, words: Words) -> str:
    if not view.deal_number:
        return words("table-title-early", variant=frame.variant_title)
    return words(
        "table-title",
        variant=frame.variant_title,
        number=view.deal_number,
        direction=direction_text(view.direction, words),
    )


def _news(frame: Frame, view: HeartsView, words: Words) -> str | None:
    """What was decided last: the deal before, until this one has its first trick, then that."""
    if view.tricks and view.last_trick is not None:
        return last_trick_text(view.last_trick, frame, words)
    if view.results:
        return _result(len(view.results), frame, view, words)
    return None


def _passing(frame: Frame, view: HeartsView, words: Words) -> list[str]:
    if view.stage != "pass":
        return []
    done = [frame.name(seat) for seat in view.passed_by]
    return [words("pass-done", names=listed(done, words))] if done else []


def _result(deal: int, frame: Frame, view: HeartsView, words: Words) -> str | None:
    if not 1 <= deal <= len(view.results):
        return None
    return deal_text(deal, view.results[deal - 1], frame, words)


def _winners(frame: Frame, view: HeartsView, words: Words) -> str | None:
    if view.outcome is None:
        return None
    names = [f"**{frame.name(seat)}**" for seat in view.outcome.winners]
    return words("table-winners", count=len(names), names=listed(names, words))


def _closed_messages(frame: Frame, words: Words) -> str | None:
    if not frame.unreachable:
        return None
    names = listed([frame.name(seat) for seat in frame.unreachable], words)
    return words("table-unreachable", names=names)


def _buttons(frame: Frame, view: HeartsView, words: Words) -> list[ui.ActionRow[Any]]:
    return rows(
        [
            button(
                Sentence(frame.table_id, "hand"),
                words("button-hand"),
                style=discord.ButtonStyle.primary,
            ),
            button(
                Sentence(frame.table_id, "last"),
                words("button-last-trick"),
                enabled=view.last_trick is not None,
            ),
            button(Sentence(frame.table_id, "scores"), words("button-scores")),
            button(Sentence(frame.table_id, "rules"), words("button-rules")),
            button(Sentence(frame.table_id, "leave"), words("button-leave")),
        ]
    )
