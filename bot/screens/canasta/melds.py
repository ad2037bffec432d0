"""Melds in words, and what lies before each side."""

from collections.abc import Sequence

from bot.phrasebook import Phrasebook
from bot.screens.canasta.kinds import cards_text, rank_name
from bot.screens.cards import sign_shown
from bot.screens.frame import Frame
from bot.screens.phrases import listed
from engine.contract.seats import Seat
from engine.games.canasta.melds import Meld
from engine.games.canasta.view import CanastaView, SideView


def meld_text(meld: Meld, phrasebook: Phrasebook, *, numbered: bool) -> str:
    """Tell a meld: K K K 2 (4); a canasta is told by its kind, its rank and its size."""
    size = len(meld.cards)
    number = phrasebook("canasta-meld-number", number=meld.number) if numbered else ""
    if not meld.canasta:
        # The suits of a group do not matter; those of a sequence are one.
        said = phrasebook(
            "canasta-meld", cards=cards_text(meld.cards, phrasebook, suits=bool(meld.suit))
        )
        return number + (said if meld.suit else f"{said} ({size})")
    rank = rank_name(meld.highest, phrasebook)
    sign = sign_shown(meld.suit, phrasebook) if meld.suit else ""
    wilds = meld.wilds
    said = phrasebook(f"canasta-done-{meld.canasta}", rank=rank, sign=sign, count=size, wilds=wilds)
    return number + said


def melds_text(melds: Sequence[Meld], phrasebook: Phrasebook, *, numbered: bool) -> str:
    """Tell all melds of a side in one line, canastas first."""
    order = sorted(melds, key=lambda meld: (not meld.canasta, meld.suit, -meld.highest))
    return " · ".join(meld_text(meld, phrasebook, numbered=numbered) for meld in order)


def side_name(side: Sequence[Seat], frame: Frame, phrasebook: Phrasebook) -> str:
    """Name those who play together."""
    return listed([frame.name(seat) for seat in side], phrasebook)


def side_lines(
    frame: Frame,
    view: CanastaView,
    side: SideView,
    phrasebook: Phrasebook,
    *,
    numbered: bool = False,
) -> list[str]:
    """Tell what lies before a side: melds, red threes, or what it needs to open."""
    named = numbered and view.rules.melds_per_rank is None
    if side.melds:
        lying = melds_text(side.melds, phrasebook, numbered=named)
    else:
        lying = _unopened(frame, view, side, phrasebook)
    threes = phrasebook("canasta-red-threes", count=len(side.red_threes)) if side.red_threes else ""
    return [
        phrasebook(
            "canasta-side",
            names=side_name(side.seats, frame, phrasebook),
            total=total_text(frame, view, side.seats, phrasebook),
            threes=threes,
        ),
        lying,
    ]


def total_text(
    frame: Frame, view: CanastaView, side: Sequence[Seat], phrasebook: Phrasebook
) -> str:
    """Tell a side's total; in cutthroat partners of one deal have totals of their own."""
    if len({view.scores[seat] for seat in side}) == 1:
        return str(view.scores[side[0]])
    return ", ".join(
        phrasebook("deal-total", name=frame.name(seat), points=str(view.scores[seat]))
        for seat in side
    )


def _unopened(frame: Frame, view: CanastaView, side: SideView, phrasebook: Phrasebook) -> str:
    """Tell what the first meld of a side must count; it goes by the total of who lays it."""
    if len({view.minimums[seat] for seat in side.seats}) == 1:
        return phrasebook("canasta-unopened", minimum=view.minimums[side.seats[0]])
    told = [
        phrasebook("canasta-unopened-one", name=frame.name(seat), minimum=view.minimums[seat])
        for seat in side.seats
    ]
    return phrasebook("canasta-unopened-each", minimums=", ".join(told))


def roles_text(frame: Frame, view: CanastaView, phrasebook: Phrasebook) -> str | None:
    """Say who plays alone against the others and who rests in this deal."""
    resting = [frame.name(seat) for seat in range(view.seat_count) if seat not in view.order]
    if resting:
        return phrasebook("canasta-rest", count=len(resting), names=listed(resting, phrasebook))
    return None if view.lone is None else phrasebook("canasta-lone", name=frame.name(view.lone))


def pile_text(view: CanastaView, phrasebook: Phrasebook) -> str:
    """Tell the pile and the stock, the only things all sides draw from."""
    stock = phrasebook("canasta-stock", count=view.stock_size)
    if view.top is None:
        return f"{phrasebook('canasta-pile-empty')} {stock}"
    top = cards_text([view.top], phrasebook, suits=True)
    state = "frozen" if view.pile_frozen else "free"
    pile = phrasebook("canasta-pile", card=top, count=view.pile_size, state=state)
    below = view.pile[:-1]
    shown = phrasebook("canasta-pile-cards", cards=cards_text(below, phrasebook)) if below else ""
    return f"{pile}{shown} {stock}"
