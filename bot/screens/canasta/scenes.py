"""Pictures of Canasta: the melds of both sides as they were laid open, and how the totals went."""

from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import Final

from bot.pictures.scenes import Badge, CardLook, ChartLine, DealLine, DealScene, Pile, signs_of
from bot.screens.canasta.melds import as_laid, in_hand_order, sides_of
from engine.cards import Card
from engine.contract.seats import Seat
from engine.games.canasta.melds import Meld, PlayerTurn
from engine.games.canasta.view import CanastaSeatView, CanastaView

_RED = "DH"

MOST_SQUARES: Final = 20


def hand_cards(view: CanastaSeatView) -> tuple[Card, ...]:
    """Return a hand by rank, wild cards and threes at its end."""
    return in_hand_order(view.hand)


def deal_scene(view: CanastaView, number: int, look: CardLook) -> DealScene | None:
    """Return what lay before each side at the end of the deal before; None for earlier deals."""
    opened = view.laid_open
    if opened is None or number != len(view.results):
        return None
    result = view.results[-1]
    lines = tuple(
        DealLine(
            side,
            signs_of(side, sides_of(view)),
            tuple(piles_of(melds, [face for seat in side for face in opened.red_threes[seat]])),
            _points([result.points[seat] for seat in side]),
            "out" if result.out in side else "",
        )
        for side, melds in zip(opened.sides, opened.melds, strict=True)
    )
    return DealScene(lines, look)


def squares(view: CanastaView, seat: Seat) -> str:
    """Tell of a seat's last turns which made a canasta, and in which it only drew."""

    def square(turn: PlayerTurn) -> str:
        if turn.canastas:
            return "\N{LARGE BLUE SQUARE}"
        active = turn.took or turn.laid
        return "\N{LARGE GREEN SQUARE}" if active else "\N{WHITE LARGE SQUARE}"

    turns = [turn for turn in view.results[-1].turns if turn.seat == seat]
    return "".join(map(square, turns[-MOST_SQUARES:]))


def chart_lines(view: CanastaView) -> tuple[ChartLine, ...]:
    """Return the totals of each side after each deal."""
    return tuple(
        ChartLine(side, sign, tuple(accumulate(result.points[side[0]] for result in view.results)))
        for sign, side in enumerate(sides_of(view))
    )


def piles_of(melds: Iterable[Meld], red_threes: Sequence[Card]) -> Iterable[Pile]:
    """Yield what lies before a side: canastas squared up, melds, red threes."""
    for meld in sorted(melds, key=lambda one: (not one.canasta, one.suit, -one.highest)):
        yield _squared(meld) if meld.canasta else Pile(tuple(sorted(meld.cards, key=as_laid)))
    if red_threes:
        yield Pile(tuple(sorted(red_threes)))


def _squared(meld: Meld) -> Pile:
    """Return a canasta as players square it up: a red card on a natural one, black on a mixed."""
    badges: dict[str, Badge] = {"natural": "natural", "mixed": "mixed", "samba": "samba"}
    naturals = [face for face in meld.cards if face.rank > 2]
    fitting = [face for face in naturals if (face.suit in _RED) == (meld.canasta == "natural")]
    top = (fitting or naturals or list(meld.cards))[0]
    return Pile((top,), badges[meld.canasta], len(meld.cards))


def _points(points: list[int]) -> str:
    return " ".join(f"{one:+}" if one else "0" for one in dict.fromkeys(points))
