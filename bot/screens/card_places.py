"""Places of cards on a hand: each card keeps its own until the deal ends.

Discord keeps the bottom of the newest message where it is, so whatever stands below a row of
buttons must not come or go, and nothing within it. A card that was played leaves a blank; the
buttons of answers stand above the cards, and below them is one row that holds no card. So a
second tap meets the card that was there when the finger came down, or nothing.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, Final

from discord import ui

from bot.button_ids import ButtonId
from bot.phrasebook import Phrasebook
from bot.screens.cards import by_suit, face_text
from bot.screens.components import COMPONENTS_A_MESSAGE, button, rows
from bot.screens.frame import Frame
from engine.cards import Card

BLANK: Final = "\N{EN DASH}"
TIMES: Final = "\N{MULTIPLICATION SIGN}"

_ROOM: Final = COMPONENTS_A_MESSAGE - 1 - 4 - 5
"""Components for cards and their rows: the rest is the frame, four texts and a row of four.

It is the same throughout a deal, whatever else is shown, so that no card changes its place.
"""


def card_rows(
    frame: Frame,
    places: Iterable[Card],
    hand: Iterable[Card],
    key: Callable[[Card], ui.Item[Any]],
    phrasebook: Phrasebook,
) -> list[ui.ActionRow[Any]]:
    """Draw the cards of `hand` by `key`, each at its place among all that `places` names.

    Each suit has rows of its own, unless they would not fit. Of two packs, equal cards share a
    key.
    """
    held, copies = frozenset(hand), Counter(places)
    numbers = {face: number for number, face in enumerate(sorted(copies))}
    groups = [
        [
            key(face)
            if face in held
            else _blank(frame, numbers[face], face, copies[face], phrasebook)
            for face in suit
        ]
        for suit in by_suit(copies)
    ]
    apart = [row for group in groups for row in rows(group)]
    if components(apart) <= _ROOM:
        return apart
    return rows([one for group in groups for one in group])


def components(laid: Iterable[ui.ActionRow[Any]]) -> int:
    """Count the components of rows: each is one beside the buttons in it."""
    return sum(1 + len(row.children) for row in laid)


def label_of(face: Card, left: int, copies: int, phrasebook: Phrasebook) -> str:
    """Write a card on its button, as wide as long as the deal lasts: of several, how many are left.

    Nothing that comes or goes within a deal stands beside it, or the next cards would move.
    """
    corner = face_text(face, phrasebook)
    return f"{corner} {TIMES}{left}" if copies > 1 else corner


def _blank(
    frame: Frame, number: int, face: Card, copies: int, phrasebook: Phrasebook
) -> ui.Item[Any]:
    """Draw the place of a card that is not held any more; it is told by a number, not by the card.

    Discord draws short labels equally wide; the longer one of several cards is filled up.
    """
    filled = BLANK * len(face_text(face, phrasebook))
    label = f"{filled} {TIMES}0" if copies > 1 else BLANK
    return blank_key(frame, str(number), label)


def blank_key(frame: Frame, name: str, label: str = BLANK) -> ui.Item[Any]:
    """Draw a place that stays empty; `name` tells it from the others of its message."""
    return button(ButtonId(frame.table_id, "played", text=name), label, enabled=False)
