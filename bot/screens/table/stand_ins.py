"""The moves of computers in people's places, told on the table and in the hand of that person."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from bot.screens.cards import face_shown, names_cards
from bot.screens.drawing import Drawing
from bot.screens.frame import Frame, StoodIn
from bot.text.phrasebook import MessageArgument, Phrasebook
from engine.cards import card
from engine.contract.action import Action
from engine.contract.seats import Seat
from engine.contract.view import View
from engine.table.chairs import Presence

Deed: TypeAlias = tuple[str, Mapping[str, MessageArgument]]
"""The move, as the end of a message's name (`stood-in-…`), and what fills the message in."""


def deed(one: StoodIn, phrasebook: Phrasebook, choice: Callable[[Action], str]) -> Deed:
    """Tell an action of a game of tricks; `choice` says one that plays no card, as its button."""
    match one.action:
        case Action("play", (face, *_)):
            return "played", {"card": face_shown(card(face), phrasebook)}
        case Action("pass" | "discard") if one.hidden or names_cards(one.action):
            return ("passed" if one.action.verb == "pass" else "aside"), {}
        case _:
            return "chose", {"choice": choice(one.action)}


def stood_in_lines(drawing: Drawing[View], told: Callable[[StoodIn], Deed]) -> list[str]:
    """Say for each person what a computer did last, until that person acts again."""
    said: list[str] = []
    for one in drawing.frame.stood_in:
        if one.last:
            done, facts = told(one)
            name, why = drawing.name(one.seat), _why(drawing.frame, one)
            said.append(drawing(f"stood-in-{done}", why=why, name=name, **facts))
    return said


def own_stood_in_text(
    drawing: Drawing[View], seat: Seat, told: Callable[[StoodIn], Deed]
) -> str | None:
    """Say in a person's own hand what a computer did last for that person.

    Cards that were passed or put aside are named there for longer, and not twice.
    """
    one = next((one for one in drawing.frame.stood_in if one.last and one.seat == seat), None)
    if one is None:
        return None
    done, facts = told(one)
    if done in ("passed", "aside"):
        return None
    return drawing(f"stood-in-you-{done}", why=_why(drawing.frame, one), **facts)


def why_text(frame: Frame, seat: Seat, verb: str) -> str:
    """Return why a computer did `verb` for a seat, for texts; `own` if the seat did that itself."""
    return next(
        (
            _why(frame, one)
            for one in reversed(frame.stood_in)
            if (one.seat, one.action.verb) == (seat, verb)
        ),
        "own",
    )


def _why(frame: Frame, one: StoodIn) -> str:
    if one.late:
        return "late"
    match frame.chairs[one.seat].presence:
        case Presence.AWAY:
            return "away"
        case Presence.LEFT:
            return "left"
        case Presence.HERE:
            return "back"
