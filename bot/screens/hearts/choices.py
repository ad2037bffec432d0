"""Questions that are answered by one press: the dealer's vector and the worth of a moon."""

from typing import Any, Final

import discord
from discord import ui

from bot.screens.components import LABEL_LENGTH, button, rows
from bot.screens.frame import Frame
from bot.screens.hearts.ways import way_text
from bot.screens.phrases import listed
from bot.sentences import Sentence
from bot.words import Words
from engine.contract.action import Action
from engine.games.hearts.view import HeartsView

MOST_CHOICES: Final = 25
"""Buttons that fit beside the rest of a hand; the simplest vectors come first."""


def choice_rows(frame: Frame, view: HeartsView, words: Words) -> list[ui.ActionRow[Any]]:
    """Draw a button for each ready answer; none where cards are asked for."""
    if view.seat is None or view.prompt is None:
        return []
    asked = frame.asked[view.seat]
    simplest = sorted(view.prompt.choices, key=_sorted_by)[:MOST_CHOICES]
    return rows(
        [
            button(
                Sentence(frame.table_id, "do", asked, str(choice)),
                choice_text(choice, view.seat_count, words)[:LABEL_LENGTH],
                style=discord.ButtonStyle.primary,
            )
            for choice in simplest
        ]
    )


def choice_text(choice: Action, seat_count: int, words: Words) -> str:
    """Say what an answer does: 2 to the left, 1 to the right."""
    match choice:
        case Action("vector", counts):
            return vector_text(counts, seat_count, words)
        case Action("moon", ("old",)):
            return words("choice-moon-old")
        case Action("moon", ("new",)):
            return words("choice-moon-new")
        case _:
            return str(choice)


def vector_text(counts: tuple[str, ...], seat_count: int, words: Words) -> str:
    """Say how many cards go how far to the left, the n-th count n places (R3.4)."""
    named = {1: "L", seat_count - 1: "R"} | ({seat_count // 2: "X"} if seat_count % 2 == 0 else {})
    parts = [
        words("choice-vector", count=int(count), way=way_text(named.get(at, str(at)), words))
        for at, count in enumerate(counts, start=1)
        if count.isdigit() and int(count)
    ]
    return listed(parts, words) or words("choice-vector-none")


def _sorted_by(choice: Action) -> tuple[int, int, tuple[str, ...]]:
    """Answers that name fewer receivers and fewer cards first."""
    counts = [int(word) for word in choice.words if word.isdigit()]
    return sum(count > 0 for count in counts), sum(counts), choice.words
