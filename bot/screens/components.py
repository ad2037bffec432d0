"""The parts of a screen: blocks of text, rows of buttons, menus, files and pictures.

All are frozen values that know nothing of Discord's library; `bot/discord/rendering.py` makes its
objects of them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import islice
from math import ceil
from typing import Final, Literal, TypeAlias, TypeVar

from bot.pictures.scenes import Scene
from bot.text.button_ids import ButtonId

BUTTONS_A_ROW: Final = 5
LABEL_LENGTH: Final = 80
OPTION_LENGTH: Final = 100
"""Most characters of the label of a line in a menu, and of the text below it."""
OPTIONS_A_MENU: Final = 25
ALT_LENGTH: Final = 1024


class Style(StrEnum):
    """The colour of a button: grey, blue, green or red."""

    SECONDARY = "secondary"
    PRIMARY = "primary"
    SUCCESS = "success"
    DANGER = "danger"


@dataclass(frozen=True, slots=True)
class Text:
    """A block of lines, in Discord's markdown; one that is `spare` goes where room is short."""

    content: str
    spare: bool = False


@dataclass(frozen=True, slots=True)
class Separator:
    """A thin line between two blocks."""


@dataclass(frozen=True, slots=True)
class Button:
    """A button that says `says` when it is pressed; `emoji` stands before its label.

    `beside` is what the label becomes beside its emoji, if that shows the rest of it.
    """

    says: ButtonId
    label: str
    style: Style = Style.SECONDARY
    enabled: bool = True
    emoji: str | None = None
    beside: str | None = None


@dataclass(frozen=True, slots=True)
class Link:
    """A button that opens `address`; nobody is told of its press."""

    label: str
    address: str
    emoji: str | None = None


Key: TypeAlias = Button | Link
"""The components in a row of buttons."""


@dataclass(frozen=True, slots=True)
class Row:
    """One to five buttons side by side."""

    keys: tuple[Key, ...]


@dataclass(frozen=True, slots=True)
class MenuOption:
    """One line of a menu; a `chosen` one is shown as what is chosen now."""

    label: str
    value: str
    description: str | None = None
    chosen: bool = False
    emoji: str | None = None


@dataclass(frozen=True, slots=True)
class Menu:
    """A menu that says `says` and what is chosen: `least` to `most` of its options."""

    says: ButtonId
    options: tuple[MenuOption, ...]
    placeholder: str
    least: int = 1
    most: int = 1


PickerKind: TypeAlias = Literal["user", "role", "channel"]
"""The things that Discord itself fills a menu with; channels are those where a table can stand."""


@dataclass(frozen=True, slots=True)
class Picker:
    """A menu of people, roles or channels of the server; their ids, in digits, are its values.

    `chosen` are shown as what is chosen now.
    """

    says: ButtonId
    kind: PickerKind
    placeholder: str
    chosen: tuple[int, ...] = ()
    least: int = 1
    most: int = 1


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file that goes with a message; on one message equal names promise equal contents."""

    name: str
    content: bytes


@dataclass(frozen=True, slots=True)
class File:
    """A file that can be downloaded."""

    attachment: Attachment


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture of a scene, and in words what it shows: `alt` tells neither more nor less."""

    scene: Scene
    alt: str


@dataclass(frozen=True, slots=True)
class Pictures:
    """Pictures beside each other, one to ten."""

    pictures: tuple[Picture, ...]


@dataclass(frozen=True, slots=True)
class Form:
    """A form of one field, opened in answer to a press; whoever sends it says `says`.

    What is written there, at most `longest` characters, comes beside it; the form is no part of a
    screen.
    """

    says: ButtonId
    title: str
    label: str
    about: str
    longest: int
    required: bool = True


T = TypeVar("T")

ScreenPart: TypeAlias = Text | Separator | Row | Menu | Picker | File | Pictures
"""The components of a screen that reach from its left edge to its right."""


@dataclass(frozen=True, slots=True)
class Container:
    """Parts in one frame; `accent` is the colour of its edge, as `0xRRGGBB`."""

    parts: tuple[ScreenPart, ...]
    accent: int | None = None


def evenly(parts: Sequence[T], a_row: int) -> list[list[T]]:
    """Lay parts out in as few rows as can be, as even as can be, the longer ones first."""
    count = ceil(len(parts) / a_row)
    shortest, longer = divmod(len(parts), count or 1)
    left = iter(parts)
    return [[*islice(left, shortest + (at < longer))] for at in range(count)]


def rows(keys: Sequence[Key], a_row: int = BUTTONS_A_ROW) -> list[Row]:
    """Lay buttons out in rows of five or fewer, in order."""
    return [Row(tuple(keys[at : at + a_row])) for at in range(0, len(keys), a_row)]
