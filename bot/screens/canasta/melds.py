"""Melds in words, and what lies before each side."""

from collections.abc import Sequence
from typing import Final

from bot.screens.canasta.kinds import cards_text
from bot.screens.canasta.meld_names import meld_name, number_among
from bot.screens.canasta.seats import coloured_sides
from bot.screens.cards import SUIT_SIGNS, face_emoji, face_text, rank_text
from bot.screens.drawing import Drawing
from bot.screens.frame import Frame
from bot.screens.phrases import apart, enumerated, listed, sentences
from bot.screens.seat_colours import signs_text
from bot.screens.sheet import number
from bot.text.phrasebook import Phrasebook
from engine.contract.seats import Seat
from engine.games.canasta.kinds import is_wild
from engine.games.canasta.melds import CANASTA, Meld
from engine.games.canasta.view import CanastaView, SideView

_DASH: Final = "\N{EN DASH}"
_FULL: Final = "▰"
_EMPTY: Final = "▱"


def meld_line(meld: Meld, melds: Sequence[Meld], phrasebook: Phrasebook) -> str:
    """Tell a meld in one short line: its face, its way to seven, naturals and wilds apart.

    A canasta is told by its kind. `melds` are those of its side.
    """
    size = len(meld.cards)
    face = _face(meld, phrasebook)
    if (number := number_among(meld, melds)) is not None:
        face = phrasebook("canasta-alike", meld=face, number=number)
    if meld.canasta:
        key = f"canasta-line-{meld.canasta}"
        return phrasebook(key, face=face, count=size, naturals=meld.naturals, wilds=meld.wilds)
    way = _FULL * size + _EMPTY * (CANASTA - size)
    return phrasebook(
        "canasta-line", face=face, way=way, count=size, naturals=meld.naturals, wilds=meld.wilds
    )


def meld_lines(melds: Sequence[Meld], phrasebook: Phrasebook) -> list[str]:
    """Tell all melds of a side, a line each: aces to fours, then sequences suit by suit."""
    return [meld_line(meld, melds, phrasebook) for meld in sorted(melds, key=_as_told)]


def melds_text(melds: Sequence[Meld], phrasebook: Phrasebook) -> str:
    """Tell all melds of a side in one run of text, in the same order."""
    return apart(_short(meld, melds, phrasebook) for meld in sorted(melds, key=_as_told))


def _short(meld: Meld, melds: Sequence[Meld], phrasebook: Phrasebook) -> str:
    name = meld_name(meld, melds, phrasebook)
    kind = meld.canasta or "small"
    return phrasebook(f"canasta-short-{kind}", meld=name, count=len(meld.cards))


def _as_told(meld: Meld) -> tuple[bool, int, int, int]:
    suits = [*SUIT_SIGNS]
    return bool(meld.suit), suits.index(meld.suit) if meld.suit else 0, -meld.highest, meld.number


def _face(meld: Meld, phrasebook: Phrasebook) -> str:
    """Show one card for a group, or the ends of a sequence; in plain text in letters of one width.

    Ranks are padded, so that what follows them stands below each other.
    """
    naturals = [face for face in meld.cards if not is_wild(face)]
    ends = naturals[:1] + naturals[-1:] if meld.suit else naturals[:1]
    emojis = [face_emoji(face, phrasebook) for face in ends]
    if emojis and all(emojis):
        return "".join(filter(None, emojis))
    if meld.suit:
        return f"`{_DASH.join(face_text(face, phrasebook.plain) for face in ends)}`"
    return f"`{rank_text(meld.rank, phrasebook):>2}`"


def side_name(side: Sequence[Seat], frame: Frame, phrasebook: Phrasebook) -> str:
    """Name those who play together."""
    return listed([frame.name(seat) for seat in side], phrasebook)


def _signs(view: CanastaView, side: SideView) -> str:
    """Return the signs of the colours that a side has."""
    return signs_text(side.seats, coloured_sides(view))


def side_lines(drawing: Drawing[CanastaView], side: SideView) -> list[str]:
    """Tell what lies before a side: melds, red threes, or what it needs to open."""
    lying = meld_lines(side.melds, drawing.phrasebook) or [_unopened(drawing, side)]
    return [
        drawing(
            "canasta-side",
            colour=_signs(drawing.view, side),
            names=side_name(side.seats, drawing.frame, drawing.phrasebook),
            total=total_text(drawing, side.seats),
            threes=len(side.red_threes),
        ),
        *lying,
    ]


def total_text(drawing: Drawing[CanastaView], side: Sequence[Seat]) -> str:
    """Tell a side's total; in cutthroat partners of one deal have totals of their own."""
    view = drawing.view
    if len({view.scores[seat] for seat in side}) == 1:
        return number(view.scores[side[0]])
    told = (
        drawing("deal-total", name=drawing.name(seat), points=number(view.scores[seat]))
        for seat in side
    )
    return enumerated(told, drawing.phrasebook)


def _unopened(drawing: Drawing[CanastaView], side: SideView) -> str:
    """Tell what the first meld of a side must count; it goes by the total of who lays it."""
    view = drawing.view
    if len({view.minimums[seat] for seat in side.seats}) == 1:
        return drawing("canasta-unopened", minimum=view.minimums[side.seats[0]])
    told = [
        drawing("canasta-unopened-one", name=drawing.name(seat), minimum=view.minimums[seat])
        for seat in side.seats
    ]
    return drawing("canasta-unopened-each", minimums=enumerated(told, drawing.phrasebook))


def roles_text(drawing: Drawing[CanastaView]) -> str | None:
    """Say who plays alone against the others and who rests in this deal."""
    view = drawing.view
    resting = [drawing.name(seat) for seat in range(view.seat_count) if seat not in view.order]
    if resting:
        return drawing(
            "canasta-rest", count=len(resting), names=listed(resting, drawing.phrasebook)
        )
    return None if view.lone is None else drawing("canasta-lone", name=drawing.name(view.lone))


def pile_text(drawing: Drawing[CanastaView]) -> str:
    """Tell the pile and the stock, the only things all sides draw from."""
    view, phrasebook = drawing.view, drawing.phrasebook
    stock = drawing("canasta-stock", count=view.stock_size)
    if view.top is None:
        return sentences((drawing("canasta-pile-empty"), stock), phrasebook)
    top = cards_text([view.top], phrasebook, suits=True)
    state = "frozen" if view.pile_frozen else "free"
    pile = drawing("canasta-pile", card=top, count=view.pile_size, state=state)
    below = view.pile[:-1]
    shown = drawing("canasta-pile-cards", cards=cards_text(below, phrasebook)) if below else None
    return sentences((pile, shown, stock), phrasebook)
