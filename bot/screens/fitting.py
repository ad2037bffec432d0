"""The parts that give way on a screen that is too full, or that Discord does not take."""

import re
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from math import ceil
from typing import Final

from bot.screens.components import Button, Container, Key, Menu, Picker, Row, ScreenPart, Text
from bot.screens.screen import Screen, inside, without_emojis
from bot.screens.sheet import columns_of
from bot.text.button_ids import ButtonId

SPARE: Final[Sequence[Collection[str]]] = (("new-here", "bigger"), ("claim",), ("hint",))
"""The verbs of buttons without which a game goes on; what matters least comes first."""

_ROW: Final = 43
_LINE: Final = 22
_SMALL_LINE: Final = 18
_BETWEEN: Final = 8
_COLUMNS: Final = 36
_SMALL_COLUMNS: Final = 48
"""The height of what stands on a screen, and how much a line of a phone holds."""
_UNSEEN: Final = re.compile(r"^-# |[*\[]|\]\([^)]*\)")

_AHEAD: Final = "ahead"
"""The verb of cards that are chosen before their turn."""


def height(screen: Screen) -> int:
    """Return about how high the texts, rows and menus of a screen are, in pixels of a phone."""
    return sum([_height(part) for part in inside(screen.parts)])


def _height(part: ScreenPart) -> int:
    match part:
        case Row() | Menu() | Picker():
            return _ROW
        case Text():
            return _BETWEEN + sum(map(_line_height, part.content.split("\n")))
        case _:
            return 2 * _BETWEEN


def _line_height(line: str) -> int:
    said = _UNSEEN.sub("", line)
    if line.startswith("-#"):
        return _SMALL_LINE * max(1, ceil(columns_of(said) / _SMALL_COLUMNS))
    return _LINE * max(1, ceil(columns_of(said) / _COLUMNS))


def fitted(screen: Screen) -> Screen:
    """Return a screen with as many of its spare buttons as there is room for."""
    for verbs in SPARE:
        if screen.fits:
            break
        screen = _with_keys(screen, lambda key, verbs=verbs: None if _is_one(key, verbs) else key)
    return screen


def smallest(screen: Screen) -> Screen:
    """Return the least of a screen that still does its work, for a Discord that refuses it."""
    spare = frozenset(verb for verbs in SPARE for verb in verbs)

    def kept(key: Key) -> Key | None:
        if _is_one(key, spare):
            return None
        ahead = isinstance(key, Button) and key.says.verb == _AHEAD
        return replace(key, enabled=False) if ahead else key

    return _with_keys(without_emojis(screen.without_pictures()), kept)


def _is_one(key: Key, verbs: Collection[str]) -> bool:
    return isinstance(key, Button) and key.says.verb in verbs and not _leads_back(key.says)


def _leads_back(says: ButtonId) -> bool:
    """Whether nothing else leads out of what a spare button has opened."""
    return says.text == "back"


def _with_keys(screen: Screen, kept: Callable[[Key], Key | None]) -> Screen:
    """Return a screen with what is `kept` of each button; a row without any goes."""

    def within(part: ScreenPart) -> ScreenPart | None:
        if not isinstance(part, Row):
            return part
        keys = tuple(key for one in part.keys if (key := kept(one)) is not None)
        return Row(keys) if keys else None

    def whole(part: ScreenPart | Container) -> ScreenPart | Container | None:
        if not isinstance(part, Container):
            return within(part)
        return replace(part, parts=tuple(one for it in part.parts if (one := within(it))))

    return Screen(tuple(one for part in screen.parts if (one := whole(part))))
