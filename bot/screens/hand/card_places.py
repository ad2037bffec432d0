"""Places of cards on a hand: each card keeps its own until the deal ends.

Discord keeps the bottom of the newest message where it is. So nothing may come or go below a row of
buttons, nor within it. A card that was played leaves a blank. The buttons of answers stand above
the cards, and below them is one row that holds no card. So a
second tap meets the card that was there when the finger came down, or nothing.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from math import ceil
from typing import Final

from bot.screens.cards import by_suit, face_text
from bot.screens.components import BUTTONS_A_ROW, Button, Key, Link, Row, Text, rows
from bot.screens.frame import Frame
from bot.screens.phrases import times
from bot.screens.screen import Budget, framed
from bot.text.button_ids import ButtonId, DraftVerb
from bot.text.faces import EMPTY
from bot.text.phrasebook import Phrasebook
from engine.cards import Card

BLANK: Final = "\N{EN DASH}"
FIGURE: Final = "\N{FIGURE DASH}"
"""A dash as wide as a digit."""

PLAYED: Final = DraftVerb("played")
"""The verb of a blank, which cannot be pressed."""

CARDS_A_ROW: Final = 3
COUNTED_CARDS_A_ROW: Final = 2
"""Buttons with an emoji and a label that a phone of 360 pixels has room for: the others would stand
in a line of their own. Those that count equal cards are wider."""

ROOM: Final = Budget().after(framed(*[Text(" ")] * 4, *rows([Link("", "")] * 4)).parts)
"""The room for cards and their rows beside a frame, four texts and a row of four.

It is the same throughout a deal, whatever else is shown, so that no card changes its place.
"""


def card_rows(
    frame: Frame,
    places: Iterable[Card],
    hand: Iterable[Card],
    keys: Callable[[Card], Sequence[Key]],
    phrasebook: Phrasebook,
) -> Sequence[Row]:
    """Draw the cards of `hand` by `keys`, each at its place among all that `places` names.

    Each suit has rows of its own, unless they would not fit: first rows that a phone does not
    break, then rows of five. The rows of a suit are equally long, give or take one, so that no card
    stands alone. Equal cards of two packs share a place.
    """
    held, copies = frozenset(hand), Counter(places)
    numbers = {face: number for number, face in enumerate(sorted(copies))}
    groups = [
        [
            key
            for face in suit
            for key in (
                keys(face)
                if face in held
                else [_blank(frame, numbers[face], face, copies[face], phrasebook)]
            )
        ]
        for suit in by_suit(copies)
    ]
    for a_row in (_cards_a_row(copies, phrasebook), BUTTONS_A_ROW):
        apart = [row for group in groups for row in _even_rows(group, a_row)]
        if ROOM.takes(apart):
            return apart
    return rows([one for group in groups for one in group])


def _even_rows(keys: Sequence[Key], a_row: int) -> list[Row]:
    """Lay buttons out in as few rows as can be, as even as can be, the longer ones first."""
    shortest, longer = divmod(len(keys), ceil(len(keys) / a_row))
    even: list[Row] = []
    at = 0
    while at < len(keys):
        end = at + shortest + (longer > 0)
        even.append(Row(tuple(keys[at:end])))
        at, longer = end, longer - 1
    return even


def _cards_a_row(copies: Mapping[Card, int], phrasebook: Phrasebook) -> int:
    """Return how many cards a phone of 360 pixels shows side by side, with or without emojis."""
    if phrasebook.faces.plain:
        return BUTTONS_A_ROW
    return CARDS_A_ROW if max(copies.values(), default=1) == 1 else COUNTED_CARDS_A_ROW


def label_of(face: Card, left: int, copies: int, phrasebook: Phrasebook) -> str:
    """Write a card on its button, as wide as long as the deal lasts: of several, how many are left.

    Nothing that comes or goes within a deal stands beside it, or the next cards would move.
    """
    corner = face_text(face, phrasebook)
    return times(corner, left) if copies > 1 else corner


def _blank(frame: Frame, number: int, face: Card, copies: int, phrasebook: Phrasebook) -> Key:
    """Draw the place of a card that is not held any more; it is told by a number, not by the card.

    Discord draws short labels equally wide; the longer one of several cards is filled up, and so is
    one beside an emoji.
    """
    emoji = phrasebook.faces.of(EMPTY)
    filled = (BLANK if emoji is None else FIGURE) * len(face_text(face, phrasebook))
    label = BLANK
    if copies > 1:
        label = times(filled, 0)
    elif emoji is not None:
        label = filled
    return blank_key(frame, str(number), label, emoji)


def blank_key(frame: Frame, name: str, label: str = BLANK, emoji: str | None = None) -> Key:
    """Draw a place that stays empty; `name` tells it from the others of its message."""
    says = ButtonId(frame.table_id, PLAYED, text=name)
    return Button(says, label, enabled=False, emoji=emoji)
