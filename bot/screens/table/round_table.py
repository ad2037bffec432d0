"""The common parts of a table: whose turn it is, moves for those away, buttons, its pause."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TypeAlias, TypeVar

from bot.screens.cards import face_shown, names_cards
from bot.screens.components import Button, ScreenPart, Style, rows
from bot.screens.drawing import Drawing
from bot.screens.fairness import Published, published
from bot.screens.frame import Frame, StoodIn
from bot.screens.phrases import date, listed, listed_or, moment, text
from bot.screens.reactions import reaction_keys
from bot.screens.screen import Screen, framed
from bot.screens.sides import colour_of
from bot.screens.table.panel import Tab
from bot.text.button_ids import ButtonId
from bot.text.names import safe_words
from bot.text.phrasebook import MessageArgument, Phrasebook
from engine.cards import card
from engine.contract.action import Action
from engine.contract.seats import Seat
from engine.contract.view import SeatView, View
from engine.table.chairs import Presence, people_here

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
        # Nobody is told who was asked to show cards, and what was shown lies open.
        if one.last and one.action.verb != "show":
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
    if one is None or one.action.verb == "show":
        return None
    done, facts = told(one)
    if done in ("passed", "aside"):
        return None
    return drawing(f"stood-in-you-{done}", why=_why(drawing.frame, one), **facts)


def why_text(frame: Frame, seat: Seat, *verbs: str) -> str:
    """Return why a computer did any of `verbs` for a seat; `own` if the seat did that itself."""
    return next(
        (
            _why(frame, one)
            for one in reversed(frame.stood_in)
            if one.seat == seat and one.action.verb in verbs
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


S = TypeVar("S", bound=SeatView)


def turn_heading(
    drawing: Drawing[View],
    sides: Sequence[Sequence[Seat]],
    *,
    leads: bool = False,
    nobody: str = "heading-dealing",
) -> str:
    """Say in big whose turn it is; `leads` says that this seat begins something, such as a trick.

    The message `nobody` says what is done where nobody is named. `sides` are those who play
    together, in the order in which they have their colours.
    """
    match _awaited(drawing):
        case []:
            return drawing(nobody)
        case [seat]:
            sign = colour_of(seat, sides).sign
            key = "heading-lead" if leads else "heading-turn"
            return drawing(key, sign=sign, name=drawing.name(seat))
        case asked:
            return drawing("heading-several", count=len(asked))


def _awaited(drawing: Drawing[View]) -> list[Seat]:
    """Return the seats that are asked: of several the people, as computers answer by themselves."""
    asked = [seat for seat in drawing.view.to_act if seat >= 0]
    return [seat for seat in asked if not drawing.frame.chairs[seat].played_by_computer] or asked


def turn_accent(view: View, sides: Sequence[Sequence[Seat]]) -> int | None:
    """Return the colour of the seat in turn; None if nobody or several are asked."""
    match view.to_act:
        case (seat,) if seat >= 0:
            return colour_of(seat, sides).accent
        case _:
            return None


def deadline_text(drawing: Drawing[View]) -> str | None:
    """Say when a computer takes the turn of a person who is waited for, the first to be taken.

    Nobody's time runs for a person whom all others have left to play with computers.
    """
    due = [
        drawing.frame.deadlines[seat]
        for seat in drawing.view.to_act
        if seat in drawing.frame.deadlines
    ]
    if due:
        key = "turn-deadline-quickened" if drawing.frame.quickened else "turn-deadline"
        return drawing(key, moment=moment(min(due)))
    chairs = drawing.frame.chairs
    people = sum([chair.person is not None for chair in chairs])
    asked = any(seat >= 0 and not chairs[seat].played_by_computer for seat in drawing.view.to_act)
    alone = people > 1 and people_here(chairs) == 1
    return drawing("turn-no-clock") if asked and alone else None


def with_own_clock(drawing: Drawing[S]) -> Drawing[S]:
    """Return the drawing of a hand, which is not drawn anew when the time of others is over."""
    own = {seat: at for seat, at in drawing.frame.deadlines.items() if seat == drawing.view.seat}
    return Drawing(replace(drawing.frame, deadlines=own), drawing.view, drawing.phrasebook)


def with_own_time(panel: Screen, at: int | None, phrasebook: Phrasebook) -> Screen:
    """Return a private panel with until when its reader has time to answer, None if no clock runs.

    Whoever shows it draws it anew when that is over.
    """
    if at is None:
        return panel
    return panel.followed_by(text(phrasebook("own-deadline", moment=moment(at))))


def bold_names(drawing: Drawing[View]) -> str:
    """Name those who are waited for, each in bold."""
    return listed([f"**{drawing.name(seat)}**" for seat in _awaited(drawing)], drawing.phrasebook)


def winners_text(drawing: Drawing[View]) -> str | None:
    """Say who won; None while the game goes on, and where the result stands below."""
    if drawing.view.outcome is None or drawing.frame.solo:
        return None
    names = [f"**{drawing.name(seat)}**" for seat in drawing.view.outcome.winners]
    return drawing("table-winners", count=len(names), names=listed(names, drawing.phrasebook))


def hints_text(frame: Frame, phrasebook: Phrasebook) -> str | None:
    """Say that players may ask for hints, and what follows from it."""
    return phrasebook("with-hints") if frame.hints else None


def info_key(
    frame: Frame, tab: Tab, phrasebook: Phrasebook, *, holds: Published = "commitment"
) -> Button:
    """Draw the button that opens the panel beside the table, at the tab that is wanted most.

    Its id holds what the message publishes: the lobby's goes when the game begins.
    """
    held = published(frame, holds)
    return Button(ButtonId(frame.table_id, tab, text=held), phrasebook("button-info"))


def table_keys(drawing: Drawing[View], *, last: bool) -> Sequence[ScreenPart]:
    """Draw the buttons below a table; `last` says whether there is a last event to look at.

    Who wants to leave finds that among the tabs of *Info*.
    """
    table = drawing.frame.table_id
    keys = [
        Button(ButtonId(table, "hand"), drawing("button-hand"), style=Style.PRIMARY),
        # Who looks before anything has happened wants to know what is played.
        info_key(drawing.frame, "last" if last else "rules", drawing.phrasebook),
        *reaction_keys(drawing),
    ]
    return rows(keys)


def paused_text(frame: Frame, phrasebook: Phrasebook) -> str | None:
    """Say why a moderator has paused a game, if one has."""
    if frame.pause_reason is None:
        return None
    return phrasebook("paused-moderator", reason=safe_words(frame.pause_reason))


def paused_table_screen(frame: Frame, phrasebook: Phrasebook) -> Screen:
    """Draw the public message: who can go on with the game, and until when."""
    assert frame.paused_until is not None
    names = [f"**{chair.name}**" for chair in frame.chairs if chair.person is not None]
    return framed(
        text(phrasebook("paused-title", variant=frame.variant_title)),
        text(
            paused_text(frame, phrasebook),
            phrasebook(
                "paused-table", names=listed_or(names, phrasebook), moment=date(frame.paused_until)
            ),
        ),
        *rows(
            [
                Button(
                    ButtonId(frame.table_id, "hand"), phrasebook("button-hand"), style=Style.PRIMARY
                ),
                info_key(frame, "scores", phrasebook),
                Button(ButtonId(frame.table_id, "leave"), phrasebook("button-leave")),
            ]
        ),
    )
