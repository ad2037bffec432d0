"""The end of a deal of Pitch: the list of points, whose each is, and the bid made or set."""

from collections.abc import Sequence

from bot.pictures.scenes import CardLook, DealLine, DealScene, Pile, signs_of
from bot.screens.cards import face_shown, suit_facts
from bot.screens.drawing import Drawing
from bot.screens.phrases import against, sentences
from bot.screens.point_pitch.table import bidder_text, halved
from bot.screens.sheet import signed
from bot.screens.trick_games.marks import counted_lines
from bot.screens.trick_games.usual import side_name
from engine.contract.seats import Seat
from engine.games.point_pitch.deal import DealResult, Mark
from engine.games.point_pitch.view import PitchView
from engine.tricks.trick import TakenTrick


def counted(drawing: Drawing[PitchView], deal: int) -> Sequence[str]:
    """Tell the trumps and the bid of a deal, then in a line each what a side made in it."""
    result = drawing.view.results[deal - 1]
    if result.thrown_in:
        return [drawing("deal-small", said=drawing("point_pitch-thrown-in", why=result.thrown_in))]
    marks = ((_whose(drawing, mark), brief(drawing, mark, result)) for mark in result.marks)
    return counted_lines(drawing, bid_told(drawing, result), marks)


def bid_told(drawing: Drawing[PitchView], result: DealResult) -> str:
    """Tell the trumps of a deal, who bid what, and what came of it."""
    trumps = None
    if result.trump is not None:
        trumps = drawing("trumps", **suit_facts(result.trump, drawing.phrasebook))
    made = None
    if result.bidder is not None and result.made is not None and (result.bid or result.moon):
        points = made_by(result, result.bidder)
        key = "point_pitch-made" if result.made else "point_pitch-set"
        made = drawing(key, points=points)
    told = (trumps, bidder_text(drawing, result), made)
    return sentences(told, drawing.phrasebook)


def made_by(result: DealResult, seat: Seat) -> int:
    """Return the points that the side of a seat has won, whatever it scored for them."""
    return sum(mark.points for mark in result.marks if seat in mark.side)


def _whose(drawing: Drawing[PitchView], mark: Mark) -> str:
    if not mark.side:
        return drawing("whose-nobody")
    return side_name(drawing, mark.side)


def brief(drawing: Drawing[PitchView], mark: Mark, result: DealResult) -> str:
    """Say in a word what a point is for, and its worth if that is not one."""
    pips = against_halves(result.half_pips)
    card = "" if mark.card is None else face_shown(mark.card, drawing.phrasebook)
    what = drawing("point_pitch-brief", name=mark.name, card=card, pips=pips)
    if mark.points == 1:
        return what
    return drawing("counted-brief-points", what=what, points=str(mark.points))


def against_halves(halves: Sequence[int]) -> str:
    """Write the card points of the best sides against each other."""
    return against(map(halved, sorted(halves, reverse=True)[:2]))


def deal_scene(view: PitchView, number: int, look: CardLook) -> DealScene | None:
    """Return the cards that brought each side points; what nobody counts is not there."""
    result = view.results[number - 1]
    lines = tuple(
        DealLine(
            side,
            signs_of(side, view.terms.sides),
            tuple(_pile(mark, view, result) for mark in result.marks if mark.side == side),
            signed(result.points[side[0]]),
        )
        for side in view.terms.sides
    )
    return DealScene(lines, look) if any(line.piles for line in lines) else None


def squares(view: PitchView, seat: Seat) -> str:
    """Tell which tricks the side of a seat took, and which of them brought points."""
    terms, trump, own = view.terms, view.results[-1].trump, view.terms.side(seat)

    def square(trick: TakenTrick) -> str:
        if trick.winner not in own:
            return "\N{WHITE LARGE SQUARE}"
        dear = trump is not None and any(terms.worth(play.card, trump) for play in trick.plays)
        return "\N{LARGE GREEN SQUARE}" if dear else "\N{LARGE YELLOW SQUARE}"

    return "".join(map(square, view.past_tricks))


def _pile(mark: Mark, view: PitchView, result: DealResult) -> Pile:
    if mark.card is None:
        at = view.terms.side_of[mark.side[0]]
        return Pile((), "game", result.half_pips[at] // 2)
    match mark.name:
        case "high" | "low":
            return Pile((mark.card,), mark.name)
        case _ if mark.points > 1:
            return Pile((mark.card,), "more", mark.points)
        case _:
            return Pile((mark.card,))
