"""The parts that give way on a screen that is too full, or that Discord does not take."""

import re
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from itertools import chain
from math import ceil
from typing import Final

from bot.pictures.heights import PICTURE_WIDTH, hand_height, table_height
from bot.pictures.layouts import deal_layout, position_layout
from bot.pictures.scenes import DealScene, HandScene, PositionScene, Scene, TableScene
from bot.screens.components import (
    Button,
    Container,
    Key,
    Link,
    Menu,
    Picker,
    Picture,
    Pictures,
    Row,
    ScreenPart,
    Text,
)
from bot.screens.screen import Screen, inside, without_emojis
from bot.screens.sheet import columns_of
from bot.text.button_ids import ButtonId

SPARE: Final[Sequence[Collection[str]]] = (("new-here", "bigger"), ("claim",), ("hint",))
"""The verbs of buttons without which a game goes on; what matters least comes first."""

_ROW: Final = 43
_BETWEEN: Final = 8
_KEY_RIM: Final = 30
_KEY_LETTER: Final = 6.5
_KEY_EMOJI: Final = 24
_FRAME: Final = 34
"""The rim of a further frame."""
_BLOCK: Final = 24
"""The rim of a block of aligned lines."""
_LINES: Final = {
    "-# ": (0, 18, 48),
    "# ": (20, 33, 20),
    "## ": (20, 28, 25),
    "### ": (20, 22, 33),
    "": (0, 22, 36),
}
"""By what begins a line: the room above it, its height, and how much of it a phone holds."""
_UNSEEN: Final = re.compile(r"^-# |^#+ |[*\[]|\]\([^)]*\)")
_EMOJI: Final = re.compile(r"<a?:\w+:\d+>")
_BLOCK_LINE: Final = 18
_PHONE_PICTURE: Final = 284
"""The width of a picture there."""
_DESK: Final = 1.5
"""How many times as much as there a line holds at a desk."""

_AHEAD: Final = "ahead"
"""The verb of cards that are chosen before their turn."""


def height(screen: Screen, wide: float = 1.0) -> int:
    """Return about how high a screen is, in pixels; charts and films do not count.

    That is on a phone, or where a line holds `wide` times as much.
    """
    frames = sum(isinstance(part, Container) for part in screen.parts)
    further = max(0, frames - 1) * _FRAME
    return further + sum([_height(part, wide) for part in inside(screen.parts)])


def _key_width(key: Key) -> float:
    return _KEY_RIM + _KEY_LETTER * columns_of(key.label) + (_KEY_EMOJI if key.emoji else 0)


def is_low(screen: Screen, on_a_phone: int, at_a_desk: int | None = None) -> bool:
    """Whether a screen is no higher on a phone than this, and at a desk if that is told."""
    low_there = at_a_desk is None or height(screen, _DESK) <= at_a_desk
    return low_there and height(screen) <= on_a_phone


def lowered(screen: Screen, on_a_phone: int, at_a_desk: int | None = None) -> Screen:
    """Return a screen that is no higher, as far as its spare texts allow: the last goes first."""
    while not is_low(screen, on_a_phone, at_a_desk):
        spare = [part for part in inside(screen.parts) if isinstance(part, Text) and part.spare]
        if not spare:
            break
        screen = _with_parts(screen, lambda part, last=spare[-1]: None if part is last else part)
    return screen


def without_idle_rows(screen: Screen) -> Screen:
    """Return a screen without rows of which nothing can be pressed: a picture shows their cards."""

    def idle(part: ScreenPart) -> bool:
        keys = part.keys if isinstance(part, Row) else ()
        return bool(keys) and not any(isinstance(one, Link) or one.enabled for one in keys)

    return _with_parts(screen, lambda part: None if idle(part) else part)


def _height(part: ScreenPart, wide: float) -> int:
    match part:
        case Row(keys):
            # A phone breaks a row that is wider, between its buttons.
            return _ROW * min(len(keys), ceil(sum(map(_key_width, keys)) / _PHONE_PICTURE / wide))
        case Menu() | Picker():
            return _ROW
        case Text():
            return _BETWEEN + _text_height(part.content, wide)
        case Pictures(pictures=(Picture(scene=scene),)):
            return _BETWEEN + _painted(scene) * _PHONE_PICTURE // PICTURE_WIDTH
        case _:
            return 2 * _BETWEEN


def _painted(scene: Scene) -> int:
    match scene:
        case DealScene():
            return deal_layout(scene).height
        case PositionScene():
            return position_layout(scene).height
        case TableScene():
            return table_height(scene)
        case HandScene():
            return hand_height(scene.cards)
        case _:
            return 0


def _text_height(content: str, wide: float) -> int:
    # Every other part stands between fences.
    told = content.split("```")
    blocks = [_BLOCK + _BLOCK_LINE * len(block.strip("\n").split("\n")) for block in told[1::2]]
    said = [part.strip("\n").split("\n") for part in told[::2] if part.strip("\n")]
    return sum(blocks) + sum([_line_height(line, wide) for line in chain.from_iterable(said)])


def _line_height(line: str, wide: float) -> int:
    above, height, columns = next(one for mark, one in _LINES.items() if line.startswith(mark))
    told = _EMOJI.sub("WWW", _UNSEEN.sub("", line))
    return above + height * max(1, ceil(columns_of(told) / columns / wide))


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

    return _with_parts(screen, within)


def _with_parts(screen: Screen, within: Callable[[ScreenPart], ScreenPart | None]) -> Screen:
    """Return a screen with what `within` leaves of each part."""

    def whole(part: ScreenPart | Container) -> ScreenPart | Container | None:
        if not isinstance(part, Container):
            return within(part)
        return replace(part, parts=tuple(one for it in part.parts if (one := within(it))))

    return Screen(tuple(one for part in screen.parts if (one := whole(part))))
