"""Sheets: places, names and points as one block of short lines that stand below each other.

A block is drawn in letters of one width, so that a column is as wide as its characters. Whatever
does not fit into the width of a phone is cut from names, never from numbers.

Chinese and Japanese letters take two columns by the book. But clients have them from another font:
beside letters of 0.6 em they are 1 em wide, five thirds of a column. So room is counted in columns,
and what stands below each other is measured in thirds.
"""

import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from bot.screens.frame import Frame
from bot.text.names import END_ISOLATE, ISOLATE, label_name
from bot.text.phrasebook import Phrasebook
from engine.contract.seats import Seat
from engine.table.chairs import Chair, Presence

COLUMNS: Final = 27
"""The columns that a phone of 360 pixels shows of a block inside a frame, without wrapping."""

LEAST_NAMES: Final = 6
"""The least columns for names: with fewer, the headings of the numbers are left out."""

GOOD_NAMES: Final = 8
"""Columns that are enough for a name beside numbers that might be left out."""

SHORTEST_NAMES: Final = 4
"""The columns that names have in any case, even if lines become too long for a phone."""

REMEMBERED: Final = 4096
"""Texts that are measured once only."""

BLOCKS: Final = 256
"""Blocks that are remembered: those of the tables that are played at most."""

MINUS: Final = "\N{MINUS SIGN}"
_CUT: Final = "\N{HORIZONTAL ELLIPSIS}"
_TOGETHER: Final = "+"

_BLANK: Final = " "
_WIDE_BLANK: Final = "\N{IDEOGRAPHIC SPACE}"
_THIRDS: Final = 3
_WIDE_THIRDS: Final = 5

_FENCE: Final = "```"

_PRESENTATION: Final = "\ufe0f"
_SKINS: Final = range(0x1F3FB, 0x1F400)
_REGIONS: Final = range(0x1F1E6, 0x1F200)
_JOINER: Final = "\u200d"


class SheetLine(NamedTuple):
    """One line: a place, the names that share it, as screens write them, and their numbers.

    Nobody has a `place` before there is anything to rank. A `sign` stands at the end, where it
    moves no number: no two clients draw an emoji equally wide. If lines have a `colour`, all have.
    """

    place: int | None
    names: tuple[str, ...]
    numbers: tuple[str, ...]
    sign: str = ""
    colour: str = ""

    @property
    def head(self) -> str:
        """The part before the names."""
        place = "" if self.place is None else str(self.place)
        return f"{place}{self.colour}"


def sheet_line(
    frame: Frame,
    place: int | None,
    side: Sequence[Seat],
    numbers: tuple[str, ...],
    phrasebook: Phrasebook,
    *,
    colour: str = "",
) -> SheetLine:
    """Return the line of a side; who plays alone has a sign if it is a computer that plays."""
    chairs = [frame.chairs[seat] for seat in side]
    sign = player_sign(chairs[0], phrasebook) if len(chairs) == 1 else ""
    return SheetLine(place, tuple([chair.name for chair in chairs]), numbers, sign, colour)


def player_sign(chair: Chair, phrasebook: Phrasebook) -> str:
    """Return the sign of a computer, or of one that plays for a person; none for a person."""
    if chair.person is None:
        return phrasebook("sheet-computer")
    if chair.presence is Presence.HERE:
        return ""
    return phrasebook("sheet-away" if chair.presence is Presence.AWAY else "sheet-left")


def signed(points: int) -> str:
    """Write points that are added: +13, 0, or with a true minus sign."""
    return f"+{points}" if points > 0 else number(points)


def number(points: int) -> str:
    """Write a total, with a true minus sign below zero."""
    return str(points).replace("-", MINUS)


def sheet_block(lines: Sequence[SheetLine], headings: Sequence[str] = ()) -> str:
    """Write lines of equally many numbers as one block of text that is not wrapped.

    `headings` stand above the numbers, if there is room for them beside the names.
    """
    return _block(tuple(lines), tuple(headings))


# The table and every hand show the same numbers.
@lru_cache(BLOCKS)
def _block(lines: tuple[SheetLine, ...], headings: tuple[str, ...]) -> str:
    heads = max([columns_of(line.head) for line in lines], default=1)
    if not headings or _room(lines, headings) < LEAST_NAMES:
        headings = ()
    headed = _widths(lines, headings)
    room = max(SHORTEST_NAMES, _room(lines, headings))
    names = _levelled([fitted(line.names, room) for line in lines], room)
    said = [
        _line(line.head, name, line.numbers, line.sign, (heads, *headed))
        for line, name in zip(lines, names, strict=True)
    ]
    if headings:
        before = _THIRDS * (heads + 1) + max(map(thirds_of, names), default=0)
        said.insert(0, _heading(headings, before, headed))
    return "\n".join((_FENCE, *said, _FENCE))


def leaves_room(lines: Sequence[SheetLine], headings: Sequence[str]) -> bool:
    """Whether names can be read beside these numbers, and what heads them is shown."""
    wanted = [min(sum(map(columns_of, line.names)), GOOD_NAMES * len(line.names)) for line in lines]
    between = [len(_TOGETHER) * (len(line.names) - 1) for line in lines]
    return _room(lines, headings) >= max(LEAST_NAMES, *map(sum, zip(wanted, between, strict=True)))


def _room(lines: Sequence[SheetLine], headings: Sequence[str]) -> int:
    """Count the columns that numbers and signs leave for names."""
    heads = max([columns_of(line.head) for line in lines], default=1)
    signs = max([1 + columns_of(line.sign) for line in lines if line.sign], default=0)
    return COLUMNS - signs - heads - 1 - sum([1 + width for width in _widths(lines, headings)])


def _widths(lines: Sequence[SheetLine], headings: Sequence[str]) -> list[int]:
    """Measure the columns of numbers, with what heads them."""
    cells = list(zip(*[line.numbers for line in lines], strict=True))
    widths = [max(map(columns_of, column), default=0) for column in cells]
    return [max(pair) for pair in zip(widths, map(columns_of, headings), strict=False)] or widths


def _line(place: str, name: str, numbers: Iterable[str], sign: str, widths: Sequence[int]) -> str:
    first, *others = widths
    padded = [_padding(place, first) + place, name]
    padded += [_padding(said, width) + said for said, width in zip(numbers, others, strict=True)]
    return " ".join((*padded, sign)).rstrip()


def _levelled(names: Sequence[str], room: int) -> list[str]:
    """Make names equally wide with blanks of both widths, if they then have room, or nearly so."""
    drawn = [thirds_of(name) for name in names]
    widest = max(drawn, default=0)
    for width in range(widest, widest + _THIRDS * _WIDE_THIRDS):
        blanks = [_blanks(width - own) for own in drawn]
        if None not in blanks:
            padded = [f"{name}{blank}" for name, blank in zip(names, blanks, strict=True)]
            if max(map(columns_of, padded), default=0) <= room:
                return padded
    return [
        name + _BLANK * round((widest - own) / _THIRDS)
        for name, own in zip(names, drawn, strict=True)
    ]


def _blanks(thirds: int) -> str | None:
    """Return blanks that are so many thirds of a column wide, if there are any."""
    wide = -thirds % _THIRDS
    narrow = thirds - wide * _WIDE_THIRDS
    return None if narrow < 0 else _WIDE_BLANK * wide + _BLANK * (narrow // _THIRDS)


def _heading(headings: Sequence[str], before: int, widths: Sequence[int]) -> str:
    """Write words above columns of numbers that begin after so many thirds."""
    said, edge = "", before
    for heading, width in zip(headings, widths, strict=True):
        edge += _THIRDS * (1 + width)
        gap = edge - thirds_of(said) - thirds_of(heading)
        said += _BLANK * max(1, round(gap / _THIRDS)) + heading
    return said


def _padding(text: str, columns: int) -> str:
    return " " * (columns - columns_of(text))


def fitted(names: Sequence[str], columns: int) -> str:
    """Write names in so many columns: partners with a plus between them, the longest cut first.

    Before a name is cut the plus loses its blanks.
    """
    between = f" {_TOGETHER} "
    written = [_plain(name) for name in names]
    if sum(map(columns_of, written)) + len(between) * (len(names) - 1) > columns:
        between = _TOGETHER
    return between.join(shortest(written, columns - len(between) * (len(names) - 1)))


def shortest(names: Sequence[str], room: int) -> list[str]:
    """Cut names so that together they take so many columns, the longest first."""
    widths = [columns_of(name) for name in names]
    while sum(widths) > max(room, len(widths)):
        widths[widths.index(max(widths))] -= 1
    return [cut(name, width) for name, width in zip(names, widths, strict=True)]


def cut(name: str, columns: int) -> str:
    """Cut a name to so many columns, with an ellipsis for what is missing."""
    if columns_of(name) <= columns:
        return name
    isolated = name.startswith(ISOLATE)
    kept, room = "", columns - columns_of(_CUT)
    for sign in _signs(name.strip(ISOLATE + END_ISOLATE)):
        room -= columns_of(sign)
        if room < 0:
            break
        kept += sign
    kept = kept.rstrip() + _CUT
    return f"{ISOLATE}{kept}{END_ISOLATE}" if isolated else kept


# A table is drawn anew with every move, and its names stay.
@lru_cache(REMEMBERED)
def columns_of(text: str) -> int:
    """Count the columns that a text takes up in letters of one width: 2 for 桜, 1 for é."""
    return len(text) if _is_plain_ascii(text) else sum(map(_width, _signs(text)))


@lru_cache(REMEMBERED)
def thirds_of(text: str) -> int:
    """Measure a text in thirds of a column, as clients draw it."""
    if _is_plain_ascii(text):
        return _THIRDS * len(text)
    return sum(
        _WIDE_THIRDS if _is_ideograph(sign) else _THIRDS * _width(sign) for sign in _signs(text)
    )


def _plain(name: str) -> str:
    """Return a name as a block shows it, where no markdown is read and nothing ends the block."""
    return label_name(name).replace("`", "'")


def _signs(text: str) -> Iterator[str]:
    """Yield what a reader sees as one sign: a letter with its marks, a flag, a joined emoji."""
    sign = ""
    for letter in text:
        if sign and not _goes_on(sign, letter):
            yield sign
            sign = ""
        sign += letter
    if sign:
        yield sign


def _is_plain_ascii(text: str) -> bool:
    """Whether each letter is a column wide, as nearly all are; a table measures many a second."""
    return text.isascii() and text.isprintable()


def _goes_on(sign: str, letter: str) -> bool:
    if sign[-1] == _JOINER or ord(letter) in _SKINS or _is_unseen(letter):
        return True
    return len(sign) == 1 and ord(sign) in _REGIONS and ord(letter) in _REGIONS


def _is_unseen(letter: str) -> bool:
    return unicodedata.category(letter) in {"Mn", "Me", "Cf"}


def _is_ideograph(sign: str) -> bool:
    """Whether a sign is from a font for Chinese or Japanese, and no emoji."""
    wide = unicodedata.east_asian_width(sign[0]) in {"W", "F"}
    return wide and unicodedata.category(sign[0])[0] in "LNPZ"


def _width(sign: str) -> int:
    if all(map(_is_unseen, sign)):
        return 0
    wide = any(unicodedata.east_asian_width(letter) in {"W", "F"} for letter in sign)
    flag = len(sign) == 2 and all(ord(letter) in _REGIONS for letter in sign)
    return 2 if wide or flag or _PRESENTATION in sign else 1
