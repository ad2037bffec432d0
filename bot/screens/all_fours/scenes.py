"""Pictures of All Fours: High, Low, Jack and Game, with the side that counts them."""

from collections.abc import Sequence

from bot.pictures.scenes import Badge, CardLook, DealLine, DealScene, Pile, signs_of
from bot.screens.all_fours.points import pegs_as_one
from engine.contract.seats import Seat
from engine.games.all_fours.counting import pips
from engine.games.all_fours.view import AllFoursView, DealResult, Mark
from engine.tricks.trick import TakenTrick


def deal_scene(view: AllFoursView, number: int, look: CardLook) -> DealScene | None:
    """Return what a finished deal brought each side; what nobody counts is not there."""
    result = view.results[number - 1]
    lines = tuple(
        DealLine(
            side,
            signs_of(side, view.sides),
            tuple(
                _pile(mark, side, view.sides, result)
                for _, mark in pegs_as_one(result.marks)
                if mark.side == side and mark.points
            ),
            _signed(result.points[side[0]]),
        )
        for side in view.sides
    )
    return DealScene(lines, look) if any(line.piles for line in lines) else None


def squares(view: AllFoursView, seat: Seat) -> str:
    """Tell which tricks the side of a seat took, and which of them count for Game."""
    rules, trump, own = view.terms.rules, view.results[-1].trump, view.terms.side(seat)

    def square(trick: TakenTrick) -> str:
        if trick.winner not in own:
            return "\N{WHITE LARGE SQUARE}"
        counts = any(pips(rules, play.card, trump) for play in trick.plays)
        return "\N{LARGE GREEN SQUARE}" if counts else "\N{LARGE YELLOW SQUARE}"

    return "".join(map(square, view.past_tricks))


def _pile(
    mark: Mark, side: tuple[Seat, ...], sides: Sequence[tuple[Seat, ...]], result: DealResult
) -> Pile:
    cards = () if mark.card is None else (mark.card,)
    badge: Badge = ""
    match mark.reason:
        case "high" if cards:
            badge = "high"
        case "low" if cards:
            badge = "low"
        case "jack" if cards:
            badge = "hung" if mark.loser is not None else ""
        case "game" if result.pips:
            return Pile((), "game", result.pips[sides.index(side)])
        case _:
            return Pile(cards, "more", mark.points)
    return Pile(cards, badge)


def _signed(points: int) -> str:
    return f"{points:+}" if points else "0"
