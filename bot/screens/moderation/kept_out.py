"""The people kept out of a server's tables: a page of the panel, and how somebody is."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.screens.components import (
    OPTIONS_A_MENU,
    Button,
    Form,
    Menu,
    MenuOption,
    Picker,
    Row,
    ScreenPart,
    Style,
    rows,
)
from bot.screens.moderation.panel import (
    A_ROW,
    PanelReader,
    cancelling,
    mention,
    paged,
    panel_screen,
    reason_form,
    turning,
)
from bot.screens.phrases import date, sentences, text
from bot.screens.screen import Screen
from bot.screens.shortening import shortened
from bot.text.button_ids import ANYWHERE, ButtonId
from bot.text.names import plain_name, safe_words
from bot.text.phrasebook import Phrasebook
from data.sql.kept_out import KeptOutPerson
from engine.cards import Unreadable

PEOPLE_A_PAGE: Final = 8

HOURS: Final = (1, 24, 7 * 24, 30 * 24, 0)
"""For how long somebody may be kept out; 0 is for good."""


@dataclass(frozen=True, slots=True)
class KeepingOut:
    """The person to be kept out, and for how many `hours`, 0 for good; None while that is not said.

    `leaves` says that a computer plays on in their place where they sit, at once.
    """

    person: int
    hours: int | None = None
    leaves: bool = False

    def written(self) -> str:
        """Return it as it stands in an id."""
        hours = "-" if self.hours is None else str(self.hours)
        return f"{self.person} {hours} {'leaves' if self.leaves else 'stays'}"

    @classmethod
    def read(cls, said: str) -> "KeepingOut":
        """Read what `written` wrote; raise `Unreadable` for anything else."""
        person, _, rest = said.partition(" ")
        hours, _, seat = rest.partition(" ")
        offered = {"-": None, **{str(one): one for one in HOURS}}
        if not is_id(person) or hours not in offered or seat not in {"leaves", "stays"}:
            raise Unreadable("nobody to be kept out")
        return cls(int(person), offered[hours], seat == "leaves")


def is_id(said: str) -> bool:
    """Whether something may be an id of Discord's."""
    return said.isascii() and said.isdecimal() and len(said) < 20


def kept_out_screen(
    everybody: Sequence[KeptOutPerson], at: int, reader: PanelReader, notice: str | None = None
) -> Screen:
    """Draw a page of those who are kept out, from 0."""
    words = reader.phrasebook
    shown, at, pages = paged(everybody, at, PEOPLE_A_PAGE)
    parts: list[ScreenPart] = [
        text(*(_line(one, words) for one in shown)) if shown else text(words("kept-none")),
        Picker(
            ButtonId(ANYWHERE, "mod-keep", reader.mark), "user", words("kept-whom"), least=1, most=1
        ),
    ]
    if shown:
        parts.append(_letting_in(shown, reader))
    parts.append(text(words("kept-about")))
    return panel_screen("kept", (*parts, *turning("kept", at, pages, reader)), reader, notice)


def _line(kept: KeptOutPerson, phrasebook: Phrasebook) -> str:
    person, moderator = f"<@{kept.person}>", mention(kept.moderator, phrasebook)
    if kept.until is None:
        said = phrasebook("kept-line-for-good", person=person, moderator=moderator)
    else:
        until = date(kept.until // 1000)
        said = phrasebook("kept-line", person=person, moderator=moderator, moment=until)
    reason = safe_words(kept.reason)
    why = phrasebook("moderated-reason", reason=reason) if reason else None
    return sentences((said, why), phrasebook)


def _letting_in(shown: Sequence[KeptOutPerson], reader: PanelReader) -> Menu:
    options = tuple(
        MenuOption(label=shortened(plain_name(one.name or str(one.person))), value=str(one.person))
        for one in shown[:OPTIONS_A_MENU]
    )
    says = ButtonId(ANYWHERE, "mod-let-in", reader.mark)
    return Menu(says, options, placeholder=reader.phrasebook("kept-let-in"))


def keeping_out_screen(asked: KeepingOut, seats: int, reader: PanelReader) -> Screen:
    """Ask for how long somebody is to be kept out, and what becomes of their `seats` here."""
    words = reader.phrasebook

    def saying(label: str, asked: KeepingOut, *, chosen: bool = False) -> Button:
        says = ButtonId(ANYWHERE, "mod-keep", reader.mark, asked.written())
        return Button(says, words(label), style=Style.PRIMARY if chosen else Style.SECONDARY)

    parts: list[ScreenPart] = [text(words("kept-how-long", person=f"<@{asked.person}>"))]
    if seats:
        parts += [
            text(words("kept-seats", count=seats)),
            Row(
                tuple(
                    saying(
                        f"button-kept-{'leaves' if leaves else 'stays'}",
                        KeepingOut(asked.person, None, leaves),
                        chosen=leaves == asked.leaves,
                    )
                    for leaves in (False, True)
                )
            ),
        ]
    keys = [
        saying(f"button-kept-{hours}", KeepingOut(asked.person, hours, asked.leaves))
        for hours in HOURS
    ]
    parts += rows([*keys, cancelling("kept", reader)], A_ROW)
    return panel_screen("kept", parts, reader)


def keeping_out_form(asked: KeepingOut, mark: int, phrasebook: Phrasebook) -> Form:
    """Ask why somebody is to be kept out, and so whether they are."""
    return reason_form(
        ButtonId(ANYWHERE, "mod-keep-yes", mark, asked.written()), "kept-reason-", phrasebook
    )
