"""The common parts of the private hand of any game: where it is, hints, and its last row."""

from collections.abc import Sequence

from bot.screens.cards import face_shown, faces_shown, sign_shown, suit_name
from bot.screens.components import Button, Key, Link, ScreenPart, Style, rows
from bot.screens.drawing import Drawing
from bot.screens.frame import Frame
from bot.screens.phrases import date, sentences
from bot.screens.sides import NOT_YOUR_TURN, YOUR_TURN
from bot.text.button_ids import ButtonId
from bot.text.phrasebook import MessageArgument, Phrasebook
from engine.cards import Card
from engine.contract.seats import Seat
from engine.contract.view import SeatView, View
from engine.players.advice import Advice
from engine.table.chairs import Presence


def hand_accent(view: SeatView) -> int:
    """Return the accent of a hand: another one while its reader is asked something."""
    return YOUR_TURN if view.prompt is not None else NOT_YOUR_TURN


def where_text(drawing: Drawing[View]) -> str:
    """Say where the table of a hand stands, with a link to it if everybody sees it."""
    frame = drawing.frame
    if frame.day is not None:
        return drawing("daily-where", command="practice" if frame.practice else "daily")
    if frame.solo:
        return drawing("hand-where-solo")
    return drawing(
        "hand-where",
        guild=frame.guild_name,
        channel=frame.channel_name,
        table=frame.table_id,
        link=frame.table_link or frame.channel_link,
    )


def stands_still(frame: Frame, seat: Seat) -> bool:
    """Whether a computer plays for the reader of a hand, so that it tells nothing of the trick.

    Nobody is asked there, and so it is not drawn anew as the table goes on.
    """
    return frame.chairs[seat].presence is Presence.AWAY and frame.paused_until is None


def away_text(drawing: Drawing[View], seat: Seat) -> str | None:
    """Say to somebody who was away what happens meanwhile."""
    frame = drawing.frame
    if frame.chairs[seat].presence is not Presence.AWAY:
        return None
    if frame.paused_until is not None:
        return drawing("paused-hand", moment=date(frame.paused_until))
    chair, people = frame.chairs[seat], sum([one.person is not None for one in frame.chairs])
    return sentences(
        (
            drawing("hand-away"),
            # What a pause does to nobody.
            drawing("leave-reliability-new") if chair.idle and people > 1 else None,
        ),
        drawing.phrasebook,
    )


def last_row(
    frame: Frame, seat: Seat, phrasebook: Phrasebook, *before: Key
) -> Sequence[ScreenPart]:
    """Draw the last row of a hand: `before`, the way back for who was away, and to the table."""
    keys = list(before)
    if frame.chairs[seat].presence is Presence.AWAY:
        keys.append(
            Button(ButtonId(frame.table_id, "back"), phrasebook("button-back"), style=Style.SUCCESS)
        )
    if frame.table_link is not None:
        keys.append(Link(phrasebook("button-to-table"), frame.table_link))
    return rows(keys)


def hint_keys(drawing: Drawing[SeatView]) -> list[Key]:
    """Draw the button that asks for a hint, if hints are allowed and something is asked."""
    frame = drawing.frame
    if not frame.hints or drawing.view.prompt is None:
        return []
    return [
        Button(
            ButtonId(frame.table_id, "hint", frame.asked[drawing.view.seat]), drawing("button-hint")
        )
    ]


def hint_text(drawing: Drawing[View], advice: Advice, what: str) -> str:
    """Say what to do, and why if a reason is known; `what` is the action in words."""
    if advice.reason is None:
        return drawing("hint-alone", what=what)
    facts: dict[str, MessageArgument] = {}
    for name, fact in advice.facts.items():
        facts |= _said(drawing, name, fact)
    return drawing("hint", what=what, why=drawing(f"hint-{advice.reason}", **facts))


def _said(
    drawing: Drawing[View], name: str, fact: Card | tuple[Card, ...] | str | int
) -> dict[str, MessageArgument]:
    phrasebook = drawing.phrasebook
    match fact:
        case Card():
            return {name: face_shown(fact, phrasebook)}
        case tuple():
            return {name: faces_shown(fact, phrasebook)}
        case str():
            return {name: suit_name(fact, phrasebook), "sign": sign_shown(fact, phrasebook)}
        case _ if name == "seat":
            return {"name": drawing.name(fact)}
        case _:
            return {name: fact}
