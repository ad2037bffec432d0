"""The frame of the panel: its title, the page that is shown, and the ways to the others."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, TypeVar, get_args

from bot.screens.components import Button, Form, Row, ScreenPart, Style, rows
from bot.screens.phrases import quoted, text
from bot.screens.screen import Screen, framed
from bot.text.button_ids import ANYWHERE, ButtonId
from bot.text.phrasebook import Phrasebook
from data.moderation import LONGEST_REASON

Page: TypeAlias = Literal["open", "results", "log", "kept", "boards"]
"""A page of the panel; each has a button `button-tables-<page>`."""

A_ROW: Final = 3
"""Buttons with a word each that a phone of 360 pixels has room for."""

PAGES: Final[tuple[Page, ...]] = get_args(Page)

LET_IN: Final = 1
"""Stands in the ids of a panel that Discord let somebody open who may not manage the server."""


@dataclass(frozen=True, slots=True)
class PanelReader:
    """The reader of the panel: their words, and whether the server has `let_in` whoever it is."""

    phrasebook: Phrasebook
    let_in: bool = False

    @property
    def mark(self) -> int:
        """The number in each id of the panel."""
        return LET_IN if self.let_in else 0

    def to(self, page: Page, at: int | None = None) -> ButtonId:
        """Return what leads to a page, or to page `at` of its own, from 0."""
        return ButtonId(ANYWHERE, "tables", self.mark, page if at is None else f"{page} {at}")


def panel_screen(
    shown: Page, parts: Sequence[ScreenPart], reader: PanelReader, notice: str | None = None
) -> Screen:
    """Draw a page of the panel, below what its reader has just done."""
    phrasebook = reader.phrasebook
    tabs = [
        Button(
            reader.to(page),
            phrasebook(f"button-tables-{page}"),
            style=Style.PRIMARY if page == shown else Style.SECONDARY,
        )
        for page in PAGES
    ]
    return framed(
        text(phrasebook(f"tables-title-{shown}")),
        text(quoted(notice)),
        *parts,
        *rows(tabs, A_ROW),
    )


def cancelling(page: Page, reader: PanelReader) -> Button:
    """Return the button beside what asks first: all stays as it is, and the page is shown."""
    return Button(reader.to(page, 0), reader.phrasebook("button-tables-cancel"))


def reason_form(says: ButtonId, texts: str, phrasebook: Phrasebook) -> Form:
    """Ask why something is to be done, and so whether it is; `texts` is how the keys begin."""
    return Form(
        says,
        title=phrasebook(f"{texts}title"),
        label=phrasebook("tables-reason"),
        about=phrasebook(f"{texts}about"),
        longest=LONGEST_REASON,
    )


def mention(person: int | None, phrasebook: Phrasebook) -> str:
    """Name a person as each client does; whose data was deleted has no name."""
    return f"<@{person}>" if person is not None and person > 0 else phrasebook("former-player")


T = TypeVar("T")


def paged(found: Sequence[T], at: int, a_page: int) -> tuple[Sequence[T], int, int]:
    """Return what stands on page `at` of so many lines, the page that is, and how many there are.

    A page behind the last one is the last.
    """
    pages = -(-len(found) // a_page)
    at = max(0, min(at, pages - 1))
    return found[at * a_page : (at + 1) * a_page], at, pages


def turning(page: Page, at: int, pages: int, reader: PanelReader) -> tuple[Row, ...]:
    """Return the buttons that turn a page of the panel, if it has several."""
    if pages < 2:
        return ()
    words = reader.phrasebook
    keys = (
        Button(reader.to(page, max(0, at - 1)), words("button-previous"), enabled=at > 0),
        Button(reader.to(page, at + 1), words("button-next"), enabled=at + 1 < pages),
    )
    return (Row(keys),)
