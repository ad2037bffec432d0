"""Questions that are answered by one press: the dealer's vector and the worth of a moon."""

from collections.abc import Sequence
from typing import Final

from bot.screens.components import LABEL_LENGTH, ScreenPart
from bot.screens.family import Draft
from bot.screens.frame import Frame
from bot.screens.hand.card_places import ROOM
from bot.screens.hearts.moons import totals_after
from bot.screens.hearts.sharing import sharing_rows
from bot.screens.hearts.ways import vector_text
from bot.screens.phrases import enumerated, sentences
from bot.screens.screen import characters_of
from bot.screens.shortening import shortened
from bot.screens.trick_games import usual
from bot.text.names import label_name
from bot.text.phrasebook import Phrasebook
from engine.contract.action import Action
from engine.games.hearts.view import HeartsSeatView, HeartsView

MOST_CHOICES: Final = ROOM.buttons
"""Buttons that fit beside the rest of a hand; more answers than these are composed by menus."""

MOONS: Final = ("old", "new")
"""The ways of counting a moon between which its shooter may choose."""


def choices(
    frame: Frame, view: HeartsSeatView, draft: Draft, phrasebook: Phrasebook
) -> Sequence[ScreenPart]:
    """Draw a button for each ready answer; none if cards are asked for.

    If there are more vectors than fit, `draft` is the one being composed.
    """
    ready = view.prompt.choices if view.prompt is not None else ()
    if len(ready) > MOST_CHOICES:
        composed = draft if view.stage == "vector" else ()
        return sharing_rows(frame, view, composed, phrasebook)
    said = (
        (one, choice_text(frame, view, one, phrasebook)) for one in sorted(ready, key=_sorted_by)
    )
    return usual.choice_rows(frame, view, ((one, label, True) for one, label in said))


def choice_text(frame: Frame, view: HeartsView, choice: Action, phrasebook: Phrasebook) -> str:
    """Say what an answer does, in a label: 2 to the left, 1 to the right."""
    match choice:
        case Action("vector", counts):
            said = vector_text(counts, view.seat_count, phrasebook)
        case Action("moon", (kind,)) if kind in MOONS:
            totals = _totals_text(frame, view, kind, phrasebook, label=True)
            said = phrasebook(f"choice-moon-{kind}-totals", totals=totals) if totals else ""
            if not said or characters_of(said) > LABEL_LENGTH:
                said = phrasebook(f"choice-moon-{kind}")
        case _:
            said = str(choice)
    return shortened(said)


def choices_told(frame: Frame, view: HeartsSeatView, phrasebook: Phrasebook) -> str:
    """Tell the totals that each way of counting the moon comes to; a label may be too short."""
    told: list[str] = []
    for choice in view.open_prompt.choices:
        match choice:
            case Action("moon", (kind,)) if kind in MOONS:
                totals = _totals_text(frame, view, kind, phrasebook)
                told += [phrasebook(f"told-moon-{kind}", totals=totals)] if totals else []
            case _:
                continue
    return sentences(told, phrasebook)


def _totals_text(
    frame: Frame, view: HeartsView, kind: str, phrasebook: Phrasebook, *, label: bool = False
) -> str:
    totals = totals_after(view, kind)
    if totals is None:
        return ""
    names = [label_name(chair.name) if label else chair.name for chair in frame.chairs]
    parts = (
        phrasebook("deal-points", name=name, points=total)
        for name, total in zip(names, totals, strict=True)
    )
    return enumerated(parts, phrasebook)


def _sorted_by(choice: Action) -> tuple[int, int, tuple[int, ...]]:
    """Vectors that name fewer receivers and fewer cards first; other answers as they come."""
    if choice.verb != "vector":
        return 0, 0, ()
    counts = [int(word) for word in choice.words if word.isdigit()]
    return sum(count > 0 for count in counts), sum(counts), tuple(-count for count in counts)
