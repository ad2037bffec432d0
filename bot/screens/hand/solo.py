"""The one private panel of somebody who plays alone: a hand that shows the table too."""

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import zip_longest
from typing import Final

from bot.screens.components import Button, Container, Menu, Row, ScreenPart, Text
from bot.screens.daily.panel import panel_text
from bot.screens.fitting import fitted
from bot.screens.frame import Frame
from bot.screens.phrases import text
from bot.screens.screen import Screen, ScreenBlock
from bot.screens.table.round_table import info_key
from bot.text.button_ids import ButtonId
from bot.text.phrasebook import Phrasebook

_LINE: Final = re.compile(r"```.*?```|[^\n]+", re.DOTALL)
_HEADING: Final = re.compile(r"\*\*[^*]+\*\*")


def solo_screen(
    frame: Frame, hand: Screen, phrasebook: Phrasebook, *, end: Screen | None = None
) -> Screen:
    """Draw the `hand` below what its day is, and between deals below the `end` of the last one.

    Below the end the hand does not tell again what that tells. Where there is no room for all of
    it, first the end gives way and then what the hand can do without.
    """
    if (otherwise := hand.otherwise) is not None:
        shown = solo_screen(frame, replace(hand, otherwise=None), phrasebook, end=end)
        return replace(
            shown, otherwise=lambda: solo_screen(frame, otherwise(), phrasebook, end=end)
        )
    head = panel_text(frame, phrasebook, pictured=bool(hand.scenes))
    heading = () if head is None else (text(head),)
    shown = () if end is None else end.parts
    shown = tuple(_told(part) for part in shown if not isinstance(part, (Row, Menu)))
    whole = Screen((*heading, *shown, *_once(hand.parts, _lines_of(shown))))
    if whole.fits:
        return whole
    # What stands below the cards stays, so that no card moves.
    headed = fitted(Screen((*heading, *hand.parts)))
    return headed if headed.fits else fitted(hand)


def solo_keys(frame: Frame, phrasebook: Phrasebook) -> list[Button]:
    """Draw the last buttons of the hand: what can be looked up, and the way out.

    No other message shows that.
    """
    return [
        info_key(frame, "last", phrasebook, holds="secret"),
        Button(ButtonId(frame.table_id, "leave"), phrasebook("button-leave")),
    ]


def _told(part: ScreenBlock) -> ScreenBlock:
    """Return a part of the table without what is pressed there."""
    if not isinstance(part, Container):
        return part
    kept = tuple(one for one in part.parts if not isinstance(one, (Row, Menu)))
    return replace(part, parts=kept)


def _once(parts: Iterable[ScreenBlock], told: Collection[str | None]) -> Iterator[ScreenBlock]:
    """Yield the parts of a hand without the lines that are told above it."""
    for part in parts:
        match part:
            case Container():
                yield replace(part, parts=tuple(_texts_once(part.parts, told)))
            case _:
                yield part


def _texts_once(parts: Iterable[ScreenPart], told: Collection[str | None]) -> Iterator[ScreenPart]:
    for part in parts:
        match part:
            case Text():
                kept = _left(_lines(part.content), told)
                if kept:
                    yield replace(part, content="\n".join(kept))
            case _:
                yield part


def _left(lines: Sequence[str], told: Collection[str | None]) -> list[str]:
    """Leave out lines that are told, and what heads nothing but such lines."""
    return [
        line
        for line, after in zip_longest(lines, lines[1:])
        if _bare(line) not in told and not (_HEADING.fullmatch(line) and _bare(after) in told)
    ]


def _lines_of(blocks: Iterable[ScreenBlock]) -> frozenset[str | None]:
    parts = (part for block in blocks if isinstance(block, Container) for part in block.parts)
    return frozenset(
        _bare(line) for part in parts if isinstance(part, Text) for line in _lines(part.content)
    )


def _bare(line: str | None) -> str | None:
    """Return a line without what makes it large or small: it says the same."""
    return line and line.lstrip("#- ")


def _lines(content: str) -> list[str]:
    """Return the lines of a text; a block of aligned lines is one."""
    return _LINE.findall(content)
