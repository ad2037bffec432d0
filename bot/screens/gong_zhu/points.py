"""Points of Gong Zhu: what a trick brings, how a deal is counted, and its picture."""

from collections.abc import Collection, Sequence

from bot.pictures.scenes import Big, CardLook, DealLine, DealScene, Pile, signs_of
from bot.screens.cards import face_shown, faces_shown, held
from bot.screens.drawing import Drawing
from bot.screens.phrases import apart, in_a_row, in_small, times
from bot.screens.sheet import number, signed
from bot.screens.sides import Side
from bot.screens.table.deal_end import DealSheet, SideScore, running_sheet
from bot.screens.trick_games.usual import side_name
from engine.cards import Card
from engine.contract.seats import Seat
from engine.games.gong_zhu import scoring
from engine.games.gong_zhu.game import GongZhuView
from engine.games.gong_zhu.rules import HEARTS, PIG, SCORING, SHEEP, SHOWN, TRANSFORMER, Terms
from engine.games.gong_zhu.scoring import worth
from engine.tricks.trick import Play, TakenTrick


def in_order(faces: Collection[Card]) -> tuple[Card, ...]:
    """Return the scoring cards among some: pig, sheep and transformer before the hearts."""
    first = [face for face in (PIG, SHEEP, TRANSFORMER) if face in faces]
    return (*first, *reversed(held(HEARTS.intersection(faces))))


def up(shown: Sequence[Collection[Card]]) -> frozenset[Card]:
    """Return the cards that were shown, whoever holds them."""
    return frozenset(face for faces in shown for face in faces)


def taken_so_far(view: GongZhuView) -> list[tuple[Card, ...]]:
    """Return the scoring cards that each seat took in this deal."""
    taken: list[list[Card]] = [[] for _ in range(view.seat_count)]
    for plays, winner in view.tricks:
        taken[winner] += [play.card for play in plays if play.card in SCORING]
    return [tuple(own) for own in taken]


def brings(drawing: Drawing[GongZhuView], trick: Sequence[Play]) -> str:
    """Say what a trick brings whoever takes it; nothing if none of its cards counts."""
    view = drawing.view
    over = len(view.results) == view.deal_number
    shown = up(view.results[-1].shown if over else view.shown)
    faces = {play.card for play in trick}
    points = worth(view.terms, faces - {TRANSFORMER}, shown)
    told = [drawing("gong_zhu-worth", points=signed(points))] if points else []
    if TRANSFORMER in faces:
        told.append(times(face_shown(TRANSFORMER, drawing.phrasebook), _times(shown)))
    return apart(told)


def running(drawing: Drawing[GongZhuView]) -> DealSheet:
    """Return what each side's cards come to so far, and what it has in all."""
    view = drawing.view
    so_far = scoring.points(view.terms, taken_so_far(view), view.shown)

    def score(side: Side, place: int) -> SideScore:
        return SideScore(side, place, signed(so_far[side[0]]), number(view.scores[side[0]]))

    return running_sheet(
        view.terms.sides,
        [view.scores[side[0]] for side in view.terms.sides],
        score,
        highest_wins=True,
        placed=bool(view.results),
    )


def shown_text(drawing: Drawing[GongZhuView], shown: Sequence[Collection[Card]]) -> str | None:
    """Tell who has shown what, and what that does; None if nobody has."""
    told = [
        drawing(
            f"gong_zhu-shown-{face}",
            card=face_shown(face, drawing.phrasebook),
            name=drawing.name(seat),
        )
        for face in SHOWN
        for seat, faces in enumerate(shown)
        if face in faces
    ]
    return drawing("gong_zhu-shown", cards=apart(told)) if told else None


def counted(drawing: Drawing[GongZhuView], deal: int) -> list[str]:
    """Tell who took which of the sixteen and how they come to points, a line for each hand.

    While the next deal is on, its cards are secret again.
    """
    view, result = drawing.view, drawing.view.results[deal - 1]
    if deal < view.deal_number:
        return []
    lines = [shown_text(drawing, result.shown)]
    for side in hands(view.terms):
        faces = in_order([face for seat in side for face in result.taken[seat]])
        parts, factor = _parts(view.terms, faces, up(result.shown))
        key = "-times" if factor > 1 else "-sum" if len(parts) > 1 else ""
        if faces:
            told = drawing(
                f"gong_zhu-counted{key}",
                name=side_name(drawing, side),
                cards=faces_shown(faces, drawing.phrasebook),
                sum=in_a_row(map(signed, parts)),
                times=factor,
                points=signed(worth(view.terms, faces, up(result.shown))),
            )
            lines.append(told)
    return [in_small(line) for line in lines if line]


def _parts(terms: Terms, faces: Collection[Card], shown: Collection[Card]) -> tuple[list[int], int]:
    """Return what hearts, pig and sheep come to, and what multiplies their sum."""
    hearts = worth(terms, HEARTS.intersection(faces), shown)
    sheep = worth(terms, {SHEEP}.intersection(faces), shown)
    others = SCORING.intersection(faces) - {TRANSFORMER}
    factor = _times(shown) if TRANSFORMER in faces and others else 1
    pig = worth(terms, faces, shown) // factor - hearts - sheep if PIG in faces else 0
    parts = [one for one in (hearts, pig, sheep) if one]
    return parts, factor if parts else 1


def _times(shown: Collection[Card]) -> int:
    return 4 if TRANSFORMER in shown else 2


def hands(terms: Terms) -> Sequence[Side]:
    """Return the seats whose cards are counted as one hand (G27)."""
    pooled = terms.rules.side_cards == "pooled"
    return terms.sides if pooled else [(seat,) for seat in range(terms.seat_count)]


def deal_scene(view: GongZhuView, number: int, look: CardLook) -> DealScene:
    """Return who took which of the sixteen in a finished deal, and the pig large."""
    result, sides = view.results[number - 1], view.terms.sides
    lines = tuple(
        DealLine(
            side,
            signs_of(side, sides),
            (Pile(faces),) if faces else (),
            signed(result.points[side[0]]),
        )
        for side in sides
        for faces in (in_order([face for seat in side for face in result.taken[seat]]),)
    )
    return DealScene(lines, look, Big(result.pig, signs_of((result.pig,), sides)[0], PIG))


def squares(view: GongZhuView, seat: Seat) -> str:
    """Tell which tricks a seat took: with the pig, at a cost, to its good, or with nothing."""

    def square(trick: TakenTrick) -> str:
        faces = {play.card for play in trick.plays}
        if trick.winner != seat or SCORING.isdisjoint(faces):
            return "\N{WHITE LARGE SQUARE}"
        if PIG in faces:
            return "\N{BLACK LARGE SQUARE}"
        costs = worth(view.terms, faces, up(view.results[-1].shown)) < 0
        return "\N{LARGE YELLOW SQUARE}" if costs else "\N{LARGE GREEN SQUARE}"

    return "".join(map(square, view.past_tricks))
