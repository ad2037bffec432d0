"""What is told of a deal of Pitch, Cinch or Pedro in one sentence, kind by kind."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

from bot.screens.cards import face_shown
from bot.screens.drawing import Drawing
from bot.screens.point_pitch.points import made_by
from bot.screens.table.highlights import (
    Highlight,
    by_standing,
    comeback,
    new_leader,
    tie_for_first,
)
from bot.screens.trick_games.bid_highlights import (
    BidMade,
    exactly,
    set_back,
    set_by_one,
    too_modest,
)
from bot.screens.trick_games.usual import sheet, side_name, tricks_of_deal
from engine.cards import Card
from engine.contract.seats import Seat
from engine.games.point_pitch.deal import DealResult, Mark
from engine.games.point_pitch.view import PitchView

Told: TypeAlias = Drawing[PitchView]

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


def _bid(told: Told, deal: int) -> BidMade | None:
    result = _result(told, deal)
    if result.bidder is None or result.made is None or not result.bid or result.moon:
        return None
    return BidMade(result.bidder, result.bid, made_by(result, result.bidder))


def _moon(told: Told, deal: int) -> str | None:
    result = _result(told, deal)
    if not result.moon or result.bidder is None or result.made is None:
        return None
    made = "yes" if result.made else "no"
    return told("point_pitch-highlight-moon", name=told.name(result.bidder), made=made)


def _bid_all(told: Told, deal: int) -> str | None:
    bid = _bid(told, deal)
    if bid is None or not bid.bid == bid.made == told.view.terms.total:
        return None
    return told("point_pitch-highlight-bid-all", name=told.name(bid.bidder), bid=bid.bid)


def _out_first(told: Told, deal: int) -> str | None:
    """Tell that the bidder's side went out before others who were there too."""
    view, result = told.view, _result(told, deal)
    outcome = view.outcome
    if outcome is None or deal < len(view.results) or result.bidder is None or not result.made:
        return None
    own = view.terms.side(result.bidder)
    target = view.terms.rules.target
    if own != view.terms.side(outcome.winners[0]) or result.moon:
        return None
    late = [side for side in view.terms.sides if side != own and view.scores[side[0]] >= target]
    if not late:
        return None
    return told(
        "point_pitch-highlight-out",
        names=side_name(told, own),
        others=side_name(told, late[0]),
    )


def _shutout(told: Told, deal: int) -> str | None:
    view = told.view
    outcome = view.outcome
    if outcome is None or deal < len(view.results) or outcome.reason != "target":
        return None
    own = view.terms.side(outcome.winners[0])
    if any(view.scores[side[0]] > 0 for side in view.terms.sides if side != own):
        return None
    return told("point_pitch-highlight-shutout", names=side_name(told, own))


def _dear_caught(told: Told, deal: int) -> str | None:
    return _told_caught(told, deal, lambda mark: mark.points >= DEAR)


def _caught(told: Told, deal: int) -> str | None:
    return _told_caught(told, deal, lambda mark: mark.name in CAUGHT)


def _told_caught(told: Told, deal: int, worth: Callable[[Mark], bool]) -> str | None:
    """Tell the dearest point card that one side took from another."""
    found = [one for one in _all_caught(told, deal) if worth(one.mark)]
    if not found:
        return None
    best = max(found, key=lambda one: one.mark.points)
    return told(
        "point_pitch-highlight-caught",
        name=told.name(best.taker),
        loser=told.name(best.loser),
        card=face_shown(best.card, told.phrasebook),
        by=face_shown(best.by, told.phrasebook),
    )


def _all_caught(told: Told, deal: int) -> Iterator[Caught]:
    terms = told.view.terms
    marks = {mark.card: mark for mark in _result(told, deal).marks if mark.side and mark.card}
    for plays, winner in tricks_of_deal(told.view, deal):
        by = next(play.card for play in plays if play.seat == winner)
        for seat, face in plays:
            mark = marks.get(face)
            if mark is not None and mark.seat == winner and terms.side(seat) != mark.side:
                yield Caught(mark, face, winner, seat, by)


def _one_side(told: Told, deal: int) -> str | None:
    """Tell that one side made every point that was in play."""
    marks = [mark for mark in _result(told, deal).marks if mark.side]
    points = sum(mark.points for mark in marks)
    if len({mark.side for mark in marks}) != 1 or points < DEAR:
        return None
    names = side_name(told, marks[0].side)
    return told("point_pitch-highlight-all", names=names, count=points)


def _close(told: Told, deal: int) -> str | None:
    """Tell who needs as little as the least bid to be out, and is alone in that."""
    view, rules = told.view, told.view.terms.rules
    if deal < len(view.results) or view.outcome:
        return None
    near = [
        side
        for side in view.terms.sides
        if 0 < rules.target - view.scores[side[0]] <= rules.min_bid
    ]
    if len(near) != 1 or _result(told, deal).points[near[0][0]] <= 0:
        return None
    count = rules.target - view.scores[near[0][0]]
    return told("point_pitch-highlight-near", names=side_name(told, near[0]), count=count)


HIGHLIGHTS: Final[Sequence[Highlight[PitchView]]] = (
    _moon,
    _bid_all,
    _out_first,
    set_by_one(_bid),
    _dear_caught,
    set_back(_bid),
    _shutout,
    by_standing(sheet, comeback),
    _one_side,
    _caught,
    too_modest(_bid),
    by_standing(sheet, tie_for_first),
    exactly(_bid),
    _close,
    by_standing(sheet, new_leader),
)
"""The best first."""
