"""Melds in words, and what lies before each side."""

from collections.abc import Sequence

from bot.screens.canasta.kinds import cards_text, rank_name
from bot.screens.cards import SUIT_SIGNS
from bot.screens.frame import Frame
from bot.screens.phrases import listed
from bot.words import Words
from engine.contract.seats import Seat
from engine.games.canasta.melds import Meld
from engine.games.canasta.view import CanastaView, SideView


def meld_text(meld: Meld, words: Words, *, numbered: bool) -> str:
    """Tell a meld: K K K 2 (4); a canasta is told by its kind, its rank and its size."""
    size = len(meld.cards)
    number = words("canasta-meld-number", number=meld.number) if numbered else ""
    if not meld.canasta:
        # The suits of a group do not matter; those of a sequence are one.
        said = words("canasta-meld", cards=cards_text(meld.cards, words, suits=bool(meld.suit)))
        return number + (said if meld.suit else f"{said} ({size})")
    rank = rank_name(meld.highest, words)
    sign = SUIT_SIGNS.get(meld.suit, "")
    wilds = meld.wilds
    said = words(f"canasta-done-{meld.canasta}", rank=rank, sign=sign, count=size, wilds=wilds)
    return number + said


def melds_text(melds: Sequence[Meld], words: Words, *, numbered: bool) -> str:
    """Tell all melds of a side in one line, canastas first."""
    order = sorted(melds, key=lambda meld: (not meld.canasta, meld.suit, -meld.highest))
    return " · ".join(meld_text(meld, words, numbered=numbered) for meld in order)


def side_name(side: Sequence[Seat], frame: Frame, words: Words) -> str:
    """Name those who play together."""
    return listed([frame.name(seat) for seat in side], words)


def side_lines(
    frame: Frame, view: CanastaView, side: SideView, words: Words, *, numbered: bool = False
) -> list[str]:
    """Tell what lies before a side: melds, red threes, or what it needs to open."""
    named = numbered and view.rules.melds_per_rank is None
    if side.melds:
        lying = melds_text(side.melds, words, numbered=named)
    else:
        lying = _unopened(frame, view, side, words)
    threes = words("canasta-red-threes", count=len(side.red_threes)) if side.red_threes else ""
    return [
        words(
            "canasta-side",
            names=side_name(side.seats, frame, words),
            total=total_text(frame, view, side.seats, words),
            threes=threes,
        ),
        lying,
    ]


def total_text(frame: Frame, view: CanastaView, side: Sequence[Seat], words: Words) -> str:
    """Tell a side's total; in cutthroat partners of one deal have totals of their own."""
    if len({view.scores[seat] for seat in side}) == 1:
        return str(view.scores[side[0]])
    return ", ".join(
        words("deal-total", name=frame.name(seat), points=str(view.scores[seat])) for seat in side
    )


def _unopened(frame: Frame, view: CanastaView, side: SideView, words: Words) -> str:
    """Tell what the first meld of a side must count; it goes by the total of who lays it."""
    if len({view.minimums[seat] for seat in side.seats}) == 1:
        return words("canasta-unopened", minimum=view.minimums[side.seats[0]])
    told = [
        words("canasta-unopened-one", name=frame.name(seat), minimum=view.minimums[seat])
        for seat in side.seats
    ]
    return words("canasta-unopened-each", minimums=", ".join(told))


def roles_text(frame: Frame, view: CanastaView, words: Words) -> str | None:
    """Say who plays alone against the others and who rests in this deal."""
    resting = [frame.name(seat) for seat in range(view.seat_count) if seat not in view.order]
    if resting:
        return words("canasta-rest", count=len(resting), names=listed(resting, words))
    return None if view.lone is None else words("canasta-lone", name=frame.name(view.lone))


def pile_text(view: CanastaView, words: Words) -> str:
    """Tell the pile and the stock, the only things all sides draw from."""
    stock = words("canasta-stock", count=view.stock_size)
    if view.top is None:
        return f"{words('canasta-pile-empty')} {stock}"
    top = cards_text([view.top], words, suits=True)
    state = "frozen" if view.pile_frozen else "free"
    pile = words("canasta-pile", card=top, count=view.pile_size, state=state)
    below = view.pile[:-1]
    shown = words("canasta-pile-cards", cards=cards_text(below, words)) if below else ""
    return f"{pile}{shown} {stock}"
