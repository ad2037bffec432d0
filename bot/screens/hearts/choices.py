"""Questions that are answered by one press: the dealer's vector and the worth of a moon."""

from collections.abc import Sequence
from typing import Final

from bot.screens.components import LABEL_LENGTH, ScreenPart
from bot.screens.drawing import Drawing
from bot.screens.family import Draft
from bot.screens.hand.card_places import ROOM
from bot.screens.hearts.moons import totals_after
from bot.screens.hearts.sharing import sharing_rows
from bot.screens.hearts.ways import vector_text
from bot.screens.phrases import enumerated, sentences
from bot.screens.screen import characters_of
from bot.screens.shortening import shortened
from bot.screens.trick_games import usual
from bot.text.names import label_name
from engine.contract.action import Action
from engine.games.hearts.view import HeartsSeatView, HeartsView

MOST_CHOICES: Final = ROOM.buttons
"""Buttons that fit beside the rest of a hand; more answers than these are composed by menus."""

MOONS: Final = ("old", "new")
"""The ways of counting a moon between which its shooter may choose."""


def choices(drawing: Drawing[HeartsSeatView], draft: Draft) -> Sequence[ScreenPart]:
    """Draw a button for each ready answer; none if cards are asked for.

    If there are more vectors than fit, `draft` is the one being composed.
    """
    view = drawing.view
    ready = view.prompt.choices if view.prompt is not None else ()
    if len(ready) > MOST_CHOICES:
        composed = draft if view.stage == "vector" else ()
        return sharing_rows(drawing, composed)
    said = ((one, choice_text(drawing, one)) for one in sorted(ready, key=_sorted_by))
    return usual.choice_rows(drawing, ((one, label, True) for one, label in said))


def choice_text(drawing: Drawing[HeartsView], choice: Action) -> str:
    """Say what an answer does, in a label: 2 to the left, 1 to the right."""
    match choice:
        case Action("vector", counts):
            said = vector_text(counts, drawing.view.seat_count, drawing.phrasebook)
        case Action("moon", (kind,)) if kind in MOONS:
            totals = _totals_text(drawing, kind, label=True)
            said = drawing(f"choice-moon-{kind}-totals", totals=totals) if totals else ""
            if not said or characters_of(said) > LABEL_LENGTH:
                said = drawing(f"choice-moon-{kind}")
        case _:
            said = str(choice)
    return shortened(said)


def choices_told(drawing: Drawing[HeartsSeatView]) -> str:
    """Tell the totals that each way of counting the moon comes to; a label may be too short."""
    told: list[str] = []
    for choice in drawing.view.open_prompt.choices:
        match choice:
            case Action("moon", (kind,)) if kind in MOONS:
                totals = _totals_text(drawing, kind)
                told += [drawing(f"told-moon-{kind}", totals=totals)] if totals else []
            case _:
                continue
    return sentences(told, drawing.phrasebook)


def _totals_text(drawing: Drawing[HeartsView], kind: str, *, label: bool = False) -> str:
    totals = totals_after(drawing.view, kind)
    if totals is None:
        return ""
    names = [label_name(chair.name) if label else chair.name for chair in drawing.frame.chairs]
    parts = (
        drawing("deal-points", name=name, points=total)
        for name, total in zip(names, totals, strict=True)
    )
    return enumerated(parts, drawing.phrasebook)


def _sorted_by(choice: Action) -> tuple[int, int, tuple[int, ...]]:
    """Vectors that name fewer receivers and fewer cards first; other answers as they come."""
    if choice.verb != "vector":
        return 0, 0, ()
    counts = [int(word) for word in choice.words if word.isdigit()]
    return sum(count > 0 for count in counts), sum(counts), tuple(-count for count in counts)
