"""Charged cards of Hearts in words: who has charged what, and what it came to."""

from collections.abc import Sequence
from functools import partial

from bot.screens.cards import face_shown, face_text
from bot.screens.drawing import Drawing
from bot.screens.hearts.points import shown_points
from bot.screens.phrases import in_small, listed_or
from bot.screens.sheet import number, signed
from bot.screens.trick_games.showing import shown_by
from bot.text.phrasebook import Phrasebook
from engine.cards import Card
from engine.contract.seats import Seat
from engine.games.hearts.terms import ACE, DOUBLER
from engine.games.hearts.view import HeartsView
from engine.tricks.manner import Cards


def charged_text(drawing: Drawing[HeartsView], shown: Sequence[Cards]) -> str | None:
    """Tell who has charged what, and what that does; None if nobody has."""
    cards = shown_by(drawing.view.terms.chargeable, shown, partial(_charged, drawing))
    return drawing("hearts-charged", cards=cards) if cards else None


def _charged(drawing: Drawing[HeartsView], face: Card, seat: Seat) -> str:
    terms, card, name = drawing.view.terms, face_shown(face, drawing.phrasebook), drawing.name(seat)
    if face == ACE:
        return drawing("hearts-charged-hearts", card=card, name=name)
    if face == terms.rules.double_card:
        return drawing("hearts-charged-times", card=card, name=name, times=terms.times)
    bonus = face == terms.rules.bonus_card
    points = shown_points(terms.bonus_points if bonus else terms.points[face], terms.rules)
    return drawing("hearts-charged-points", card=card, name=name, points=number(points))


def counted(drawing: Drawing[HeartsView], deal: int) -> list[str]:
    """Tell what was charged in a finished deal, and whose points the doubling card multiplied.

    While the next deal is on, it is the cards of that one that count.
    """
    view, result = drawing.view, drawing.view.results[deal - 1]
    terms, rules = view.terms, view.terms.rules
    if deal < view.deal_number or rules.charging == "none":
        return []
    lines = [charged_text(drawing, result.shown)]
    for seat, taken in enumerate(result.taken):
        points, multiplied = result.points[seat], rules.double_scope != "penalties"
        if multiplied and points and rules.double_card in taken:
            lines.append(
                drawing(
                    "hearts-counted-times",
                    name=drawing.name(seat),
                    card=face_shown(DOUBLER, drawing.phrasebook),
                    sum=signed(shown_points(points // terms.times, rules)),
                    times=terms.times,
                    points=signed(shown_points(points, rules)),
                )
            )
    return [in_small(line) for line in lines if line]


def faces_listed(cards: Cards, phrasebook: Phrasebook) -> str:
    """Name cards any of which may be charged."""
    return listed_or([face_text(face, phrasebook) for face in cards], phrasebook)
