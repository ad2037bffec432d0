"""The common parts of an open hand: places of cards, hints, where it is, its last row.

Each card keeps its place until the deal ends. Discord keeps the bottom of the newest message where
it is, so nothing may come or go below a row of buttons, nor within it. A card that was played
leaves a blank; rows of nothing else go if no card lies above them. The buttons of answers stand
above the cards, and below them is one row that holds no card. So a second tap meets the card that
was there when the finger came down, or nothing.
Alone, what confirms ticked cards stands in a row above that one, which has no room for it.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cache
from itertools import dropwhile, pairwise, product
from math import ceil
from typing import Final

from bot.screens.cards import (
    by_suit,
    face_emoji,
    face_text,
    rank_text,
)
from bot.screens.components import (
    BUTTONS_A_ROW,
    Button,
    Key,
    Link,
    Row,
    ScreenPart,
    Style,
    evenly,
    rows,
)
from bot.screens.drawing import Drawing
from bot.screens.frame import Frame
from bot.screens.hand.solo import solo_keys
from bot.screens.phrases import date, sentences, times
from bot.screens.ratings import overdue_text
from bot.screens.screen import Budget
from bot.screens.sides import NOT_YOUR_TURN, YOUR_TURN
from bot.screens.table.round_table import paused_text
from bot.text.button_ids import ButtonId, DraftVerb
from bot.text.faces import EMPTY
from bot.text.phrasebook import Phrasebook
from engine.cards import Card
from engine.contract.seats import Seat
from engine.contract.view import SeatView, View
from engine.table.chairs import Presence

BLANK: Final = "\N{EN DASH}"
NARROW: Final = 3
"""Labels of so many letters are drawn equally wide."""
FIGURE: Final = "\N{FIGURE DASH}"
"""A dash as wide as a digit."""

PLAYED: Final = DraftVerb("played")
"""The verb of a blank, which cannot be pressed."""

CARDS_A_ROW: Final = 4
COUNTED_CARDS_A_ROW: Final = 3
"""Buttons with an emoji and a rank that a phone of 360 pixels has room for: the others would stand
in a line of their own. Those that count equal cards are wider."""

SOLO_KEYS: Final = 3
"""Buttons below the cards of somebody alone that stand in the last row."""

CARDS_AT_MOST: Final = 30
"""Components for cards and their rows, of the forty that a message may have."""


def card_rows(
    frame: Frame,
    places: Iterable[Card],
    hand: Iterable[Card],
    keys: Callable[[Card], Sequence[Key]],
    phrasebook: Phrasebook,
    *,
    suits: Callable[[Iterable[Card]], Sequence[Sequence[Card]]] = by_suit,
) -> Sequence[Row]:
    """Draw the cards of `hand` by `keys`, each at its place among all that `places` names.

    What `suits` parts has rows of its own as far as that costs one row at most; rows that a phone
    does not break if they fit, else rows of five. Those of a suit are equally long, give or take
    one. A row of blanks above all cards goes: that moves no card.
    Equal cards of two packs share a place.
    """
    held, copies = frozenset(hand), Counter(places)
    return [*dropwhile(_is_blank, _laid(frame, copies, held, keys, phrasebook, suits))]


def _laid(
    frame: Frame,
    copies: Mapping[Card, int],
    held: Collection[Card],
    keys: Callable[[Card], Sequence[Key]],
    phrasebook: Phrasebook,
    suits: Callable[[Iterable[Card]], Sequence[Sequence[Card]]],
) -> Sequence[Row]:
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
        for suit in suits(copies)
    ]
    for a_row in (_cards_a_row(frame, copies, phrasebook), BUTTONS_A_ROW):
        blocks = _together(tuple(map(len, groups)), a_row)
        laid = [
            Row(tuple(row))
            for start, end in blocks
            for row in evenly([key for group in groups[start:end] for key in group], a_row)
        ]
        if leaves_room(laid):
            return laid
    return rows([one for group in groups for one in group])


def _is_blank(row: Row) -> bool:
    return all(isinstance(key, Button) and key.says.verb == PLAYED for key in row.keys)


def leaves_room(laid: Iterable[ScreenPart]) -> bool:
    """Whether cards, or answers in their place, leave room for whatever a hand must show beside.

    That is the same throughout a deal, so that no card changes its place.
    """
    return Budget(CARDS_AT_MOST).takes(laid)


@cache
def _together(sizes: tuple[int, ...], a_row: int) -> Sequence[tuple[int, int]]:
    """Return which suits of so many cards share rows, as ranges of suits.

    Of all ways that take one row more than the fewest at most, it is that which mixes least.
    """
    most = ceil(sum(sizes) / a_row) + 1
    ways: list[tuple[bool, int, int, list[tuple[int, int]]]] = []
    for cuts in product((True, False), repeat=max(0, len(sizes) - 1)):
        starts = [0, *[at for at, cut in enumerate(cuts, 1) if cut], len(sizes)]
        blocks = list(pairwise(starts))
        count = sum([ceil(sum(sizes[start:end]) / a_row) for start, end in blocks])
        ways.append((count > most, -len(blocks), count, blocks))
    return min(ways)[-1]


def _cards_a_row(frame: Frame, copies: Mapping[Card, int], phrasebook: Phrasebook) -> int:
    """Return how many cards a phone of 360 pixels shows side by side, with or without emojis."""
    counted = max(copies.values(), default=1) > 1
    if phrasebook.faces.plain:
        lettered = frame.own is not None and frame.own.lettered
        wide = counted or any(len(face_text(face, phrasebook)) > NARROW for face in copies)
        return COUNTED_CARDS_A_ROW if lettered and wide else BUTTONS_A_ROW
    return COUNTED_CARDS_A_ROW if counted else CARDS_A_ROW


def card_button(
    says: ButtonId,
    face: Card,
    left: int,
    copies: int,
    phrasebook: Phrasebook,
    *,
    style: Style = Style.SECONDARY,
    enabled: bool = True,
) -> Button:
    """Draw a card as a button: its picture and its rank, or its corner; of several how many.

    It is as wide as long as the deal lasts. Nothing that comes or goes within a deal stands beside
    it, or the next cards would move.
    """
    corner, rank = face_text(face, phrasebook), rank_text(face.rank, phrasebook)
    return Button(
        says,
        times(corner, left) if copies > 1 else corner,
        style=style,
        enabled=enabled,
        emoji=face_emoji(face, phrasebook),
        beside=times(rank, left) if copies > 1 else rank,
    )


def _blank(frame: Frame, number: int, face: Card, copies: int, phrasebook: Phrasebook) -> Key:
    """Draw the place of a card that is not held any more; it is told by a number, not by the card.

    Discord draws short labels equally wide; the longer one of several cards is filled up, and so is
    one beside an emoji.
    """
    emoji = phrasebook.faces.of(EMPTY)
    corner = face_text(face, phrasebook)
    label = BLANK * len(corner) if len(corner) > NARROW else BLANK
    beside = FIGURE * len(rank_text(face.rank, phrasebook))
    if copies > 1:
        label = times(BLANK * len(corner), 0)
        beside = times(beside, 0)
    return blank_key(frame, str(number), label, emoji, beside)


def blank_key(
    frame: Frame,
    name: str,
    label: str = BLANK,
    emoji: str | None = None,
    beside: str | None = None,
) -> Key:
    """Draw a place that stays empty; `name` tells it from the others of its message."""
    says = ButtonId(frame.table_id, PLAYED, text=name)
    return Button(says, label, enabled=False, emoji=emoji, beside=beside)


def hand_accent(view: SeatView) -> int:
    """Return the accent of a hand: another one while its reader is asked something."""
    return YOUR_TURN if view.prompt is not None else NOT_YOUR_TURN


def where_text(drawing: Drawing[View]) -> str | None:
    """Say where the table of a hand stands, with a link to it; None if it is nowhere but here."""
    frame = drawing.frame
    if frame.solo:
        return None
    return drawing(
        "hand-where",
        guild=frame.guild_name,
        channel=frame.channel_name,
        table=frame.table_id,
        link=frame.table_link or frame.channel_link,
    )


def stands_still(frame: Frame, seat: Seat) -> bool:
    """Whether a computer plays for the reader of a hand, so that it tells nothing of the trick.

    Nobody is asked there, and so it is not drawn anew as the table goes on.
    """
    return frame.chairs[seat].presence is Presence.AWAY and frame.paused_until is None


def away_text(drawing: Drawing[View], seat: Seat) -> str | None:
    """Say to somebody who was away what happens meanwhile."""
    frame = drawing.frame
    if frame.chairs[seat].presence is not Presence.AWAY:
        return None
    if frame.paused_until is not None:
        said = drawing("paused-hand", moment=date(frame.paused_until))
        why = paused_text(frame, drawing.phrasebook)
        return sentences((why, said, overdue_text(frame, drawing.phrasebook)), drawing.phrasebook)
    chair, people = frame.chairs[seat], sum([one.person is not None for one in frame.chairs])
    return sentences(
        (
            drawing("hand-away"),
            # What a pause does to nobody.
            drawing("leave-reliability-new") if chair.idle and people > 1 else None,
        ),
        drawing.phrasebook,
    )


def last_row(
    frame: Frame, seat: Seat, phrasebook: Phrasebook, *before: Key
) -> Sequence[ScreenPart]:
    """Draw the last row of a hand: `before`, the way back for who was away, and to the table.

    Where no other message has them, the buttons of a table follow; what a phone has no room for
    beside them stands in a row above, so that they keep their places. Whoever sees their first hand
    is offered larger cards in a row above that, and alone a lesson.
    """
    keys, offered = list(before), list[Key]()
    if frame.own is not None and frame.own.offered and frame.interval is None:
        if frame.solo:
            new = ButtonId(frame.table_id, "new-here")
            offered.append(Button(new, phrasebook("button-new-here")))
        says = ButtonId(frame.table_id, "bigger")
        offered.append(Button(says, phrasebook("button-bigger-cards")))
    if frame.chairs[seat].presence is Presence.AWAY:
        keys.append(
            Button(ButtonId(frame.table_id, "back"), phrasebook("button-back"), style=Style.SUCCESS)
        )
    if frame.table_link is not None and not _is_linked(frame):
        keys.append(Link(phrasebook("button-to-table"), frame.table_link))
    if not frame.solo:
        return [*rows(offered), *rows(keys)]
    keys += solo_keys(frame, phrasebook)
    return [*rows(offered), *rows(keys[:-SOLO_KEYS]), *rows(keys[-SOLO_KEYS:])]


def _is_linked(frame: Frame) -> bool:
    """Whether the link above the cards is enough: a picture has no room for a row with no more."""
    return frame.own is not None and frame.own.lettered and not frame.hints


def hint_keys(drawing: Drawing[SeatView]) -> list[Key]:
    """Draw the button that asks for a hint, if hints are allowed and something is asked.

    Alone it stays in its place: the buttons after it would move.
    """
    frame, asks = drawing.frame, drawing.view.prompt is not None
    if not frame.hints or not (asks or frame.solo):
        return []
    says = ButtonId(frame.table_id, "hint", frame.asked[drawing.view.seat])
    return [Button(says, drawing("button-hint"), enabled=asks)]
