"""Boards: lines of people and their numbers as one block, in the order of the store."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.screens.sheet import SheetLine, sheet_block
from bot.text.phrasebook import Phrasebook

YOU: Final = "\N{BLACK RIGHTWARDS ARROWHEAD}"
"""Stands before the reader of a board that nobody else reads."""


class BoardLine(NamedTuple):
    """A line of a board, which is in the order of the store; its name as screens write it."""

    rank: int
    person: int
    name: str
    numbers: tuple[str, ...]


def board_block(
    found: Sequence[BoardLine], headings: Sequence[str], reader: int | None, phrasebook: Phrasebook
) -> str | None:
    """Write a page of a board as one block, and mark the reader; None if nobody is on it.

    Of people who share a rank only the first one's line names it.
    """
    marked = reader in {line.person for line in found}
    told: list[SheetLine] = []
    before: int | None = None
    for line in found:
        mark = "" if not marked else YOU if line.person == reader else " "
        shown = None if line.rank in (0, before) else line.rank
        told.append(SheetLine(shown, (line.name,), line.numbers, colour=mark))
        before = line.rank
    return sheet_block(told, [phrasebook(f"board-{one}") for one in headings]) if told else None
