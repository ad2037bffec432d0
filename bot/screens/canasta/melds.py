"""Cards and melds in words: kinds, hands, names of melds, and what lies before each side."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, Self

from bot.screens.cards import (
    SUIT_SIGNS,
    face_emoji,
    face_shown,
    rank_text,
    reading,
)
from bot.screens.drawing import Drawing
from bot.screens.frame import Frame
from bot.screens.phrases import TIMES, apart, enumerated, in_a_row, lines, listed
from bot.screens.sheet import number, signed
from bot.screens.sides import Side, signs_text
from bot.screens.table.deal_end import deal_title
from bot.text.phrasebook import Phrasebook
from engine.cards import JOKER, Card, card
from engine.contract.seats import Seat
from engine.games.canasta.kinds import (
    ACES,
    DEUCES,
    JOKERS,
    LOWEST,
    THREES,
    is_red_three,
    kind,
    read_rank,
)
from engine.games.canasta.melds import CANASTA, Meld
from engine.games.canasta.plays import MeldPlay
from engine.games.canasta.scoring import so_far
from engine.games.canasta.view import CanastaView, SideView, Tally

_DASH: Final = "\N{EN DASH}"
_FULL: Final = "▰"
_EMPTY: Final = "▱"
_MARKS: Final = {"natural": "★", "mixed": "☆", "samba": "✦"}
_UNBROKEN: Final = "\N{NO-BREAK SPACE}"
_DOT: Final = "\N{NO-BREAK SPACE}\N{MIDDLE DOT} "
_JOINER: Final = "\N{WORD JOINER}"

REMEMBERED: Final = 1024
"""Lines of melds that are remembered."""


def meld_line(meld: Meld, melds: Sequence[Meld], phrasebook: Phrasebook) -> str:
    """Tell a meld in one short line: its face, its way to seven, naturals and wilds apart.

    A canasta is told by its kind. `melds` are those of its side.
    """
    return _line_of(meld, number_among(meld, melds), phrasebook)


# The table and every hand tell the same melds.
@lru_cache(REMEMBERED)
def _line_of(meld: Meld, number: int | None, phrasebook: Phrasebook) -> str:
    size = len(meld.cards)
    # Ranks are padded, so that what follows them stands below each other.
    face = _face(meld, f"`{_ends(meld, phrasebook):>2}`", number, phrasebook)
    key = f"canasta-line-{meld.canasta}" if meld.canasta else "canasta-line"
    return phrasebook(
        key,
        face=face,
        way=_way(size),
        count=size,
        naturals=meld.naturals,
        wilds=meld.wilds,
    )


def _way(size: int) -> str:
    return _FULL * size + _EMPTY * (CANASTA - size)


def meld_lines(melds: Sequence[Meld], phrasebook: Phrasebook) -> list[str]:
    """Tell all melds of a side, a line each: aces to fours, then sequences suit by suit."""
    return [meld_line(meld, melds, phrasebook) for meld in sorted(melds, key=_as_told)]


def in_signs(melds: Sequence[Meld], phrasebook: Phrasebook) -> str:
    """Tell all melds of a side in one line of signs, in the same order; no meld is broken.

    Where a line is full, the dot stays at its end.
    """
    told = apart(
        [
            _signs_of(meld, number_among(meld, melds), phrasebook)
            for meld in sorted(melds, key=_as_told)
        ]
    )
    return told.replace(" \N{MIDDLE DOT} ", _DOT)


@lru_cache(REMEMBERED)
def _signs_of(meld: Meld, number: int | None, phrasebook: Phrasebook) -> str:
    face = _face(meld, f"**{_ends(meld, phrasebook)}**", number, phrasebook)
    count = f"{meld.naturals}+{meld.wilds}" if meld.wilds else str(len(meld.cards))
    said = in_a_row(filter(None, (face, _MARKS.get(meld.canasta), count)))
    return said.replace(" ", _UNBROKEN).replace(_DASH, f"{_DASH}{_JOINER}")


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


def sign_of(meld: Meld, melds: Sequence[Meld], phrasebook: Phrasebook) -> str:
    """Write which of the melds of its side a meld is: K, 8 #2, or its ends and suit."""
    return _face(meld, _ends(meld, phrasebook), number_among(meld, melds), phrasebook)


def _ends(meld: Meld, phrasebook: Phrasebook) -> str:
    """Write the rank of a group, or the lowest and the highest of a sequence."""
    ranks = (meld.rank, meld.highest) if meld.suit else (meld.rank,)
    return _DASH.join([rank_text(rank, phrasebook.plain) for rank in ranks])


def _face(meld: Meld, ends: str, number: int | None, phrasebook: Phrasebook) -> str:
    """Write what a meld is of: its ends, the suit of a sequence, the number of one of several."""
    face = in_a_row((ends, SUIT_SIGNS[meld.suit])) if meld.suit else ends
    return face if number is None else phrasebook("canasta-alike", meld=face, number=number)


def side_name(side: Sequence[Seat], frame: Frame, phrasebook: Phrasebook) -> str:
    """Name those who play together."""
    return listed([frame.name(seat) for seat in side], phrasebook)


def _signs(view: CanastaView, side: SideView) -> str:
    return signs_text(side.seats, sides_of(view))


def side_lines(
    drawing: Drawing[CanastaView], side: SideView, *, in_short: bool = False
) -> list[str]:
    """Tell what a side has and what lies before it: points, canastas, red threes, melds.

    Its melds have a line each. `in_short` these are two lines in all, and what red threes count
    stands among the points alone.
    """
    view, phrasebook = drawing.view, drawing.phrasebook
    tallies = so_far(view, side) if view.order else []
    head = drawing(
        "canasta-side",
        colour=_signs(view, side),
        names=side_name(side.seats, drawing.frame, phrasebook),
        total=_points(drawing, side.seats, tallies),
    )
    state = apart(_state(drawing, side, tallies, threes=not in_short))
    if in_short and side.melds:
        return [head, apart((state, in_signs(side.melds, phrasebook)))]
    lying = meld_lines(side.melds, phrasebook)
    return [head, drawing("deal-small", said=state) if state else "", *lying]


def _points(drawing: Drawing[CanastaView], side: Sequence[Seat], tallies: Sequence[Tally]) -> str:
    """Tell a side's total, and what the deal would add if it ended now: 1660 (+930).

    In cutthroat partners of one deal have totals of their own.
    """
    deal = {seat: one.total for one in tallies for seat in one.seats}
    told = {seat: _added(drawing, drawing.view.scores[seat], deal.get(seat, 0)) for seat in side}
    if len({*told.values()}) == 1:
        return told[side[0]]
    each = (
        drawing("deal-points", name=drawing.name(seat), points=points)
        for seat, points in told.items()
    )
    return enumerated(each, drawing.phrasebook)


def _added(drawing: Drawing[CanastaView], total: int, points: int) -> str:
    if not points:
        return number(total)
    return drawing("canasta-now", total=number(total), points=signed(points))


def _state(
    drawing: Drawing[CanastaView], side: SideView, tallies: Sequence[Tally], *, threes: bool = True
) -> Iterator[str]:
    """Tell how near a side is to going out, or to opening, and what its red threes count."""
    needed = drawing.view.rules.canastas_to_go_out
    if side.opened and tallies:
        state = "not" if side.canastas < needed else "ready" if needed else "free"
        made = f"{side.canastas}/{needed}" if side.canastas <= needed else str(side.canastas)
        yield drawing("canasta-made-of", made=made, state=state)
    elif tallies:
        yield _unopened(drawing, side)
    for one in tallies if threes else ():
        if one.red_threes:
            points = signed(one.red_three_points)
            yield drawing("canasta-threes", count=one.red_threes, points=points)


def _unopened(drawing: Drawing[CanastaView], side: SideView) -> str:
    """Tell what the first meld of a side must count; it goes by the total of who lays it."""
    view = drawing.view
    if len({view.minimums[seat] for seat in side.seats}) == 1:
        return drawing("canasta-unopened", minimum=view.minimums[side.seats[0]])
    told = [
        drawing("deal-points", name=drawing.name(seat), points=view.minimums[seat])
        for seat in side.seats
    ]
    return drawing("canasta-unopened", minimum=enumerated(told, drawing.phrasebook))


def roles_text(drawing: Drawing[CanastaView]) -> str | None:
    """Say who plays alone against the others and who rests in this deal."""
    view = drawing.view
    resting = [drawing.name(seat) for seat in range(view.seat_count) if seat not in view.order]
    if resting:
        return drawing(
            "canasta-rest", count=len(resting), names=listed(resting, drawing.phrasebook)
        )
    return None if view.lone is None else drawing("canasta-lone", name=drawing.name(view.lone))


def heading_line(drawing: Drawing[CanastaView]) -> str:
    """Name what is played and the deal; beside a picture say that the pile is frozen."""
    view = drawing.view
    frozen = drawing.frame.pictured and view.pile_frozen and view.top is not None
    said = drawing("canasta-pile-frozen") if frozen else ""
    return drawing("table-line", title=apart(filter(None, (deal_title(drawing), said))))


def pile_text(drawing: Drawing[CanastaView]) -> str:
    """Tell the pile and the stock, the only things all sides draw from.

    Where a picture shows both, what lies below the top card is told alone.
    """
    view, phrasebook = drawing.view, drawing.phrasebook
    below = view.pile[:-1]
    shown = drawing("canasta-pile-cards", cards=cards_text(below, phrasebook)) if below else None
    if drawing.frame.pictured:
        return shown or ""
    stock = drawing("canasta-stock", count=view.stock_size)
    if view.top is None:
        return apart((drawing("canasta-pile-empty"), stock))
    top = cards_text([view.top], phrasebook, suits=True)
    state = "frozen" if view.pile_frozen else "free"
    pile = drawing("canasta-pile", card=top, count=view.pile_size, state=state)
    return lines(apart((pile, stock)), shown)


_AS_HELD: Final = (*range(ACES, LOWEST - 1, -1), DEUCES, JOKERS, THREES)


def rank_name(rank: int, phrasebook: Phrasebook) -> str:
    """Say a rank as on the corner of a card: K, 10, joker, black 3."""
    return phrasebook("canasta-black-three") if rank == THREES else rank_text(rank, phrasebook)


def kind_name(text: str, phrasebook: Phrasebook) -> str:
    """Say a kind as moves write it: `K`, `2`, `**`, `3b`, and in Samba `7H`."""
    if text == "3b":
        return rank_name(THREES, phrasebook)
    if len(text) == 2:
        return _face_shown(card(text), phrasebook)
    return rank_name(card(text + "S").rank, phrasebook)


def _face_shown(face: Card, phrasebook: Phrasebook) -> str:
    if face == JOKER:
        return face_emoji(face, phrasebook) or rank_name(JOKERS, phrasebook)
    return face_shown(face, phrasebook)


def kind_of(face: Card, phrasebook: Phrasebook, *, suits: bool) -> str:
    """Say the kind of a card; a reader who sees faces is shown the card itself."""
    return face_emoji(face, phrasebook) or (
        phrasebook("canasta-red-three")
        if is_red_three(face)
        else kind_name(kind(face, suits=suits), phrasebook)
    )


def as_held(text: str) -> tuple[int, int]:
    """Order kinds as moves write them like a hand is held, in Samba suit by suit."""
    suits = [*SUIT_SIGNS]
    if text[1:] in suits:
        return _AS_HELD.index(card(text).rank), suits.index(text[1:])
    return _AS_HELD.index(read_rank(text)), 0


def held_ranks(hand: Iterable[Card]) -> list[int]:
    """Return the ranks in a hand as it is held: aces to fours, wild cards, black threes."""
    ranks = {face.rank for face in hand if not is_red_three(face)}
    return [rank for rank in _AS_HELD if rank in ranks]


def hand_text(hand: Sequence[Card], phrasebook: Phrasebook, *, suits: bool) -> str:
    """Tell a hand by kind with counts, in Samba each rank with its suits.

    A reader who sees faces is shown the cards themselves.
    """
    groups: list[str] = []
    shown = reading(len(hand), phrasebook)
    held = [face for face in hand if not is_red_three(face)]
    for rank in held_ranks(held):
        faces = [face for face in held if face.rank == rank]
        name = rank_name(rank, phrasebook)
        if not shown.faces.plain:
            groups.append("".join([_face_shown(face, shown) for face in sorted(faces)]))
        elif suits and rank > THREES:
            counts = Counter(face.suit for face in faces)
            said = "".join(SUIT_SIGNS[suit] * counts[suit] for suit in SUIT_SIGNS)
            groups.append(f"**{name}**{said}")
        else:
            count = f"{TIMES}{len(faces)}" if len(faces) > 1 else ""
            groups.append(f"**{name}**{count}")
    return apart(groups) if shown.faces.plain else in_a_row(groups)


def in_hand_order(hand: Iterable[Card]) -> tuple[Card, ...]:
    """Return cards as a hand is held: by rank, wild cards behind them, threes last."""
    return tuple(sorted(hand, key=lambda face: (_AS_HELD.index(face.rank), face.suit)))


def cards_text(faces: Iterable[Card], phrasebook: Phrasebook, *, suits: bool = True) -> str:
    """Tell cards one by one: K K 2, in Samba K♠ K♥ 2."""
    row = sorted(faces, key=as_laid)
    shown = reading(len(row), phrasebook)
    return in_a_row([kind_of(face, shown, suits=suits) for face in row])


def as_laid(face: Card) -> tuple[bool, int, str]:
    """Naturals first, wild cards behind them."""
    return face.rank <= 2, face.rank if face.rank > 2 else -face.rank, face.suit


def is_stopper(text: str) -> bool:
    """Whether a discard of this kind only blocks the next player."""
    return text == "3b"


def is_freezing(text: str) -> bool:
    """Whether a discard of this kind freezes the pile."""
    return text in ("2", "**")


@dataclass(frozen=True, slots=True)
class OwnMelds:
    """The melds of the side that plays; `one_a_rank` says that it has one meld of a rank (K16).

    `top` is the top card of the pile, which may go onto one of them by itself.
    """

    melds: tuple[Meld, ...]
    one_a_rank: bool
    top: Card | None = None

    def numbered(self, number: int) -> Meld | None:
        """Return the meld of this number, None if there is none any more."""
        return next((meld for meld in self.melds if meld.number == number), None)

    def home_of_top(self) -> Meld | None:
        """Return the only meld onto which the top card of the pile can go alone (K29 A, S10)."""
        if self.top is None:
            return None
        suit, rank = self.top
        alone = (MeldPlay(rank, 1), MeldPlay(rank, 1, suit=suit))
        fitting = [meld for meld in self.melds if _fits(meld, alone[bool(meld.suit)])]
        return fitting[0] if len(fitting) == 1 else None

    def home(self, play: MeldPlay) -> Meld | None:
        """Return the meld that a play is added to, None if it is one of its own."""
        if play.onto is not None:
            return self.numbered(play.onto)
        new = play.naturals + play.wilds >= 3 and not (self.one_a_rank and not play.suit)
        fitting = [meld for meld in self.melds if _fits(meld, play)]
        return None if new or len(fitting) != 1 else fitting[0]

    def told_afterwards(self) -> Self:
        """Return them for plays that are done: three cards may have made the meld they lie in."""
        return replace(self, one_a_rank=False)


def own_melds(view: CanastaView, seat: Seat) -> OwnMelds:
    """Return the melds of the side of a seat; none if it rests, or between deals."""
    sides = [side for side in view.sides if seat in side.seats]
    melds = sides[0].melds if sides else ()
    return OwnMelds(melds, view.rules.melds_per_rank == 1, view.top)


def meld_name(meld: Meld, melds: Sequence[Meld], phrasebook: Phrasebook) -> str:
    """Name a meld among those of its side: the eights, the eights #2, 5♥ to 9♥."""
    if meld.suit:
        low, high = (
            face_shown(Card(meld.suit, at), phrasebook) for at in (meld.rank, meld.highest)
        )
        said = phrasebook("canasta-play-sequence", low=low, high=high)
    else:
        said = phrasebook("canasta-group", rank=meld.rank)
    number = number_among(meld, melds)
    return said if number is None else phrasebook("canasta-alike", meld=said, number=number)


def number_among(meld: Meld, melds: Sequence[Meld]) -> int | None:
    """Return the number of a meld among those that look alike by name, None if it is alone."""
    alike = [
        one.number
        for one in melds
        if (one.suit, one.rank) == (meld.suit, meld.rank) and one.highest == meld.highest
    ]
    return alike.index(meld.number) + 1 if len(alike) > 1 else None


def _fits(meld: Meld, play: MeldPlay) -> bool:
    if not play.suit:
        return not meld.suit and meld.rank == play.rank
    ends = (meld.highest + 1, meld.rank - play.naturals)
    return meld.suit == play.suit and play.rank in ends


def sides_of(view: CanastaView) -> Sequence[Side]:
    """Return the sides of the whole game; in cutthroat partners change from deal to deal."""
    if view.rules.sides == "cutthroat":
        return [(seat,) for seat in range(view.seat_count)]
    return [side.seats for side in view.sides]
