"""The highlights of a deal of Pitch, Cinch or Pedro, kind by kind."""

from collections.abc import Iterator
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

from bot.screens.cards import face_shown
from bot.screens.drawing import Drawing
from bot.screens.point_pitch.points import made_by
from bot.screens.table.highlights import Highlights, by_standing
from bot.screens.trick_games.bid_highlights import BidMade, told_of_bid
from bot.screens.trick_games.usual import sheet, side_name, tricks_of_deal
from engine.cards import Card
from engine.contract.seats import Seat
from engine.games.point_pitch.deal import DealResult, Mark
from engine.games.point_pitch.view import PitchView

Told: TypeAlias = Drawing[PitchView]
_Kind: TypeAlias = Literal[
    "moon",
    "bid-all",
    "out",
    "set-one",
    "dear-caught",
    "set",
    "shutout",
    "comeback",
    "all",
    "caught",
    "modest",
    "tie",
    "exact",
    "near",
    "leader",
]
"""The best first."""
_Kinds: TypeAlias = Iterator[tuple[_Kind, str]]

DEAR: Final = 3
"""A card that brings so many points is worth telling if it changes hands."""
CAUGHT: Final = frozenset({"jack", "off_jack", "X1", "X2", "joker", "ten", "ace", "off_ace"})
"""The other points that are."""


class Caught(NamedTuple):
    """A point that one side took from another, and the card that did it."""

    mark: Mark
    card: Card
    taker: Seat
    loser: Seat
    by: Card


def _result(told: Told, deal: int) -> DealResult:
    return told.view.results[deal - 1]


def _bids(told: Told, deal: int) -> _Kinds:
    result = _result(told, deal)
    if result.bidder is None or result.made is None:
        return
    name = told.name(result.bidder)
    if result.moon:
        shot = "yes" if result.made else "no"
        yield "moon", told("point_pitch-highlight-moon", name=name, made=shot)
    elif result.bid:
        made = made_by(result, result.bidder)
        if result.bid == made == told.view.terms.total:
            yield "bid-all", told("point_pitch-highlight-bid-all", name=name, bid=made)
        yield from told_of_bid(told, BidMade(result.bidder, result.bid, made))


def _won(told: Told, deal: int) -> _Kinds:
    """Tell who won without a point against them, or by the bid before others who were there too."""
    view, result = told.view, _result(told, deal)
    outcome, rules = view.outcome, view.terms.rules
    if outcome is None or deal < len(view.results):
        return
    own = view.terms.side(outcome.winners[0])
    others = [side for side in view.terms.sides if side != own]
    if outcome.reason == "target" and all(view.scores[side[0]] <= 0 for side in others):
        yield "shutout", told("point_pitch-highlight-shutout", names=side_name(told, own))
    late = [side for side in others if view.scores[side[0]] >= rules.target]
    if late and result.bidder in own and result.made and not result.moon:
        names = {"names": side_name(told, own), "others": side_name(told, late[0])}
        yield "out", told("point_pitch-highlight-out", **names)


def _caught(told: Told, deal: int) -> _Kinds:
    """Tell the dearest point card that one side took from another."""
    for one in sorted(_all_caught(told, deal), key=lambda one: -one.mark.points):
        said = told(
            "point_pitch-highlight-caught",
            name=told.name(one.taker),
            loser=told.name(one.loser),
            card=face_shown(one.card, told.phrasebook),
            by=face_shown(one.by, told.phrasebook),
        )
        if one.mark.points >= DEAR:
            yield "dear-caught", said
        if one.mark.name in CAUGHT:
            yield "caught", said


def _all_caught(told: Told, deal: int) -> Iterator[Caught]:
    terms = told.view.terms
    marks = {mark.card: mark for mark in _result(told, deal).marks if mark.side and mark.card}
    for plays, winner in tricks_of_deal(told.view, deal):
        by = next(play.card for play in plays if play.seat == winner)
        for seat, face in plays:
            mark = marks.get(face)
            if mark is not None and mark.seat == winner and terms.side(seat) != mark.side:
                yield Caught(mark, face, winner, seat, by)


def _points(told: Told, deal: int) -> _Kinds:
    """Tell who made every point that was in play, or alone needs no more than the least bid."""
    view, rules, result = told.view, told.view.terms.rules, _result(told, deal)
    marks = [mark for mark in result.marks if mark.side]
    points = sum(mark.points for mark in marks)
    if len({mark.side for mark in marks}) == 1 and points >= DEAR:
        names = side_name(told, marks[0].side)
        yield "all", told("point_pitch-highlight-all", names=names, count=points)
    left = {side: rules.target - view.scores[side[0]] for side in view.terms.sides}
    near = [side for side, points in left.items() if 0 < points <= rules.min_bid]
    open_still = deal == len(view.results) and not view.outcome
    if open_still and len(near) == 1 and result.points[near[0][0]] > 0:
        names = side_name(told, near[0])
        yield "near", told("point_pitch-highlight-near", names=names, count=left[near[0]])


HIGHLIGHTS: Final = Highlights[PitchView](
    get_args(_Kind), (_bids, _won, _caught, _points, by_standing(sheet))
)
