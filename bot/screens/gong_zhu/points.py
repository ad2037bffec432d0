"""Points of Gong Zhu: what a trick brings, how a deal is counted and pictured, how games end."""

from collections.abc import Collection, Sequence
from functools import partial

from bot.pictures.scenes import Big, CardLook, DealLine, DealScene, Pile, signs_of
from bot.screens.cards import face_shown, faces_shown, held
from bot.screens.drawing import Drawing
from bot.screens.phrases import apart, in_a_row, in_small, listed, times
from bot.screens.sheet import signed
from bot.screens.table.deal_end import DealSheet
from bot.screens.trick_games.plain_rules import facts_of
from bot.screens.trick_games.showing import shown_by
from bot.screens.trick_games.usual import running_by, side_name
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


def up(view: GongZhuView, deal: int) -> frozenset[Card]:
    """Return the cards that were shown in a deal, whoever held them."""
    shown = view.results[deal - 1].shown if 0 < deal <= len(view.results) else view.shown
    return frozenset(face for faces in shown for face in faces)


def brings(drawing: Drawing[GongZhuView], trick: Sequence[Play]) -> str:
    """Say what a trick brings whoever takes it; nothing if none of its cards counts."""
    view, faces = drawing.view, {play.card for play in trick}
    shown = up(view, view.deal_number)
    points = worth(view.terms, faces - {TRANSFORMER}, shown)
    told = [drawing("gong_zhu-worth", points=signed(points))] if points else []
    if TRANSFORMER in faces:
        told.append(times(face_shown(TRANSFORMER, drawing.phrasebook), _times(shown)))
    return apart(told)


def running(drawing: Drawing[GongZhuView]) -> DealSheet:
    """Return what each side's cards come to so far, and what it has in all."""
    view = drawing.view
    so_far = scoring.points(view.terms, view.captured, view.shown)
    return running_by(drawing, lambda side: signed(so_far[side[0]]))


def shown_text(drawing: Drawing[GongZhuView], shown: Sequence[Collection[Card]]) -> str | None:
    """Tell who has shown what, and what that does; None if nobody has."""
    cards = shown_by(SHOWN, shown, partial(shown_card, drawing))
    return drawing("gong_zhu-shown", cards=cards) if cards else None


def shown_card(drawing: Drawing[GongZhuView], face: Card, seat: Seat) -> str:
    """Name a card that was shown with whoever has it, and say what showing it does."""
    return drawing(
        "gong_zhu-shown-card",
        face=str(face),
        card=face_shown(face, drawing.phrasebook),
        name=drawing.name(seat),
        times=_times({face}),
    )


def counted(drawing: Drawing[GongZhuView], deal: int) -> list[str]:
    """Tell who took which of the sixteen and how they come to points, a line for each hand.

    While the next deal is on, its cards are secret again.
    """
    view, result, shown = drawing.view, drawing.view.results[deal - 1], up(drawing.view, deal)
    if deal < view.deal_number:
        return []
    lines = [shown_text(drawing, result.shown)]
    for hand, own in view.terms.by_hand(result.taken).items():
        parts, factor = _parts(view.terms, own, shown)
        key = "-times" if factor > 1 else "-sum" if len(parts) > 1 else ""
        if own:
            told = drawing(
                f"gong_zhu-counted{key}",
                name=side_name(drawing, hand),
                cards=faces_shown(in_order(own), drawing.phrasebook),
                sum=in_a_row(map(signed, parts)),
                times=factor,
                points=signed(worth(view.terms, own, shown)),
            )
            lines.append(told)
    return [in_small(line) for line in lines if line]


def _parts(terms: Terms, own: frozenset[Card], shown: Collection[Card]) -> tuple[list[int], int]:
    """Return what hearts, pig and sheep come to, and what multiplies their sum."""
    hearts, sheep = worth(terms, own & HEARTS, shown), worth(terms, own & {SHEEP}, shown)
    factor = _times(shown) if TRANSFORMER in own and len(own) > 1 else 1
    pig = worth(terms, own, shown) // factor - hearts - sheep if PIG in own else 0
    parts = [one for one in (hearts, pig, sheep) if one]
    return parts, factor if parts else 1


def _times(shown: Collection[Card]) -> int:
    return 4 if TRANSFORMER in shown else 2


def deal_scene(view: GongZhuView, number: int, look: CardLook) -> DealScene:
    """Return who took which of the sixteen in a finished deal, and the pig large."""
    result, sides = view.results[number - 1], view.terms.sides

    def line(side: tuple[Seat, ...]) -> DealLine:
        faces = in_order([face for seat in side for face in result.taken[seat]])
        piles = (Pile(faces),) if faces else ()
        return DealLine(side, signs_of(side, sides), piles, signed(result.points[side[0]]))

    big = Big(result.pig, signs_of((result.pig,), sides)[0], PIG)
    return DealScene(tuple(map(line, sides)), look, big)


def squares(view: GongZhuView, seat: Seat) -> str:
    """Tell which tricks a seat took: with the pig, at a cost, to its good, or with nothing."""

    def square(trick: TakenTrick) -> str:
        faces = {play.card for play in trick.plays}
        if trick.winner != seat or SCORING.isdisjoint(faces):
            return "\N{WHITE LARGE SQUARE}"
        if PIG in faces:
            return "\N{BLACK LARGE SQUARE}"
        costs = worth(view.terms, faces, up(view, len(view.results))) < 0
        return "\N{LARGE YELLOW SQUARE}" if costs else "\N{LARGE GREEN SQUARE}"

    return "".join(map(square, view.past_tricks))


def reason(drawing: Drawing[GongZhuView]) -> str | None:
    """Say who fell to the target and is the pig, else who rose to it above."""
    view, target = drawing.view, drawing.view.terms.rules.target
    if view.outcome is None or view.outcome.reason != "target":
        return None
    fell = [seat for seat, total in enumerate(view.scores) if total <= -target]
    there = fell or [seat for seat, total in enumerate(view.scores) if total >= target]
    names = listed([drawing.name(seat) for seat in there], drawing.phrasebook)
    key = "gong_zhu-fell" if fell else "gong_zhu-rose"
    return drawing(key, count=len(there), names=names, target=target)


def goal(drawing: Drawing[GongZhuView]) -> str:
    """Say what ends the game."""
    return drawing("gong_zhu-ends", **facts_of(drawing.view.terms.rules))
