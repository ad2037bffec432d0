"""What is told of a deal of All Fours or Pitch in one sentence, kind by kind."""

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from bot.screens.all_fours.points import late_marks
from bot.screens.cards import face_shown
from bot.screens.drawing import Drawing
from bot.screens.sides import Side
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
from engine.games.all_fours.terms import JACK
from engine.games.all_fours.view import AllFoursView, DealResult, Mark
from engine.tricks.trick import TakenTrick

CHANCES: Final = ("high", "low", "jack", "game")
FEW: Final = 3
"""So many points in one deal are many."""
HIGHEST_LOW: Final = 8
"""A Low of this rank or above is worth telling, as is a High of the Jack or below."""
TEN: Final = 10

Told: TypeAlias = Drawing[AllFoursView]


# Bids ----------------------------------------------------------------------------------------


def _bid(told: Told, deal: int) -> BidMade | None:
    result, rules = _result(told, deal), told.view.terms.rules
    if result.bidder is None or any(mark.reason == "revoke" for mark in result.marks):
        return None
    own = told.view.terms.side(result.bidder)
    failed = _mark(result, "bid") is not None
    made = 0
    for mark in result.marks:
        hung = rules.hang if mark.loser is not None else 1
        level = mark.reason == "game" and _shared(told, result)
        if mark.reason in CHANCES and not level and mark.side == (() if failed else own):
            made += hung
    return BidMade(result.bidder, result.bid, made)


def _bid_all(told: Told, deal: int) -> str | None:
    bid = _bid(told, deal)
    if bid is None or not bid.bid == bid.made == len(CHANCES):
        return None
    return told("af-highlight-bid-all", name=told.name(bid.bidder), bid=bid.bid)


# The four chances ----------------------------------------------------------------------------


def _all_four(told: Told, deal: int) -> str | None:
    made = {mark.reason: mark.side for mark in _result(told, deal).marks if mark.points > 0}
    sides = {made.get(chance, ()) for chance in CHANCES}
    if len(sides) > 1 or () in sides:
        return None
    return told("af-deal-all-four", names=side_name(told, sides.pop()))


def _hung_jack(told: Told, deal: int) -> str | None:
    """Tell who hung the Jack, and with what card."""
    jack = _mark(_result(told, deal), "jack")
    if jack is None or jack.seat is None or jack.loser is None or not jack.side:
        return None
    names = {"name": told.name(jack.seat), "loser": told.name(jack.loser)}
    _, by = _jack_trick(told, deal)
    if by is None:
        return told("af-deal-hung", **names)
    return told("af-highlight-hung", card=face_shown(by, told.phrasebook), **names)


def _jack_by_partner(told: Told, deal: int) -> str | None:
    """Tell who took a partner's Jack home, and with what card."""
    jack, (at, by) = _mark(_result(told, deal), "jack"), _jack_trick(told, deal)
    if jack is None or jack.seat is None or by is None or jack.loser is not None:
        return None
    trick = tricks_of_deal(told.view, deal)[at - 1]
    (other,) = (play.seat for play in trick.plays if play.card == jack.card)
    if other == jack.seat:
        return None
    name, face = told.name(jack.seat), face_shown(by, told.phrasebook)
    return told("af-highlight-jack-partner", name=name, other=told.name(other), card=face)


def _jack_alone(told: Told, deal: int) -> str | None:
    """Tell that the Jack took its own trick."""
    jack, (_, by) = _mark(_result(told, deal), "jack"), _jack_trick(told, deal)
    if jack is None or jack.seat is None or by is None or by.rank != JACK or not jack.points:
        return None
    return told("af-highlight-jack-alone", name=told.name(jack.seat))


def _high_and_low(told: Told, deal: int) -> str | None:
    high, low = _marks_of_trumps(told, deal)
    if high is None or high != low:
        return None
    return told("af-highlight-high-low", card=face_shown(high, told.phrasebook))


def _low_high(told: Told, deal: int) -> str | None:
    high, _ = _marks_of_trumps(told, deal)
    if high is None or high.rank > JACK:
        return None
    return told("af-highlight-low-high", card=face_shown(high, told.phrasebook))


def _high_low(told: Told, deal: int) -> str | None:
    _, low = _marks_of_trumps(told, deal)
    if low is None or low.rank < HIGHEST_LOW:
        return None
    return told("af-highlight-low", card=face_shown(low, told.phrasebook))


def _low_captured(told: Told, deal: int) -> str | None:
    low = _mark(_result(told, deal), "low")
    if low is None or low.seat is None or told.view.terms.rules.low_to != "captor":
        return None
    if not low.side or low.seat in low.side or not low.points:
        return None
    return told(
        "af-highlight-low-captured", names=side_name(told, low.side), name=told.name(low.seat)
    )


def _game_by_one(told: Told, deal: int) -> str | None:
    """Tell that one card point decided Game."""
    result = _result(told, deal)
    game, pips = _mark(result, "game"), sorted(result.pips)
    if game is None or not game.points or len(pips) < 2 or pips[-1] - pips[-2] != 1:
        return None
    return told("af-highlight-game-one", names=side_name(told, game.side))


def _game_far(told: Told, deal: int) -> str | None:
    """Tell that the best of the others had not half as many card points."""
    result = _result(told, deal)
    game, pips = _mark(result, "game"), sorted(result.pips)
    if game is None or not game.points or len(pips) < 2 or pips[-1] <= 2 * pips[-2]:
        return None
    names = side_name(told, game.side)
    return told("af-highlight-game-far", names=names, count=pips[-1], others=pips[-2])


def _game_tied(told: Told, deal: int) -> str | None:
    result = _result(told, deal)
    game = _mark(result, "game")
    if game is None or game.side or not _shared(told, result):
        return None
    return told("af-highlight-game-tied", count=max(result.pips))


def _all_tens(told: Told, deal: int) -> str | None:
    """Tell who took all four tens, which count most for Game."""
    if told.view.terms.rules.ten != TEN:
        return None
    takers = [
        told.view.terms.side(trick.winner)
        for trick in tricks_of_deal(told.view, deal)
        for play in trick.plays
        if play.card.rank == TEN
    ]
    if len(takers) < 4 or len(set(takers)) > 1:
        return None
    return told("af-highlight-tens", names=side_name(told, takers[0]))


# Points beside the chances -------------------------------------------------------------------


def _begging_paid(told: Told, deal: int) -> str | None:
    """Tell that who begged and was given a point made the most of it."""
    result = _result(told, deal)
    gift = _mark(result, "gift")
    if gift is None or gift.seat is None:
        return None
    made = sum(mark.points for mark in result.marks if mark.side == gift.side)
    if made < FEW:
        return None
    return told("af-highlight-gift-paid", name=told.name(gift.seat), count=made)


def _turned_up(told: Told, deal: int) -> str | None:
    """Tell who turned up a card that brings many points, or a Jack."""
    turned = _mark(_result(told, deal), "turn-up")
    if turned is None or turned.seat is None or turned.card is None:
        return None
    if turned.points < 2 and turned.card.rank != JACK:
        return None
    name, face = told.name(turned.seat), face_shown(turned.card, told.phrasebook)
    return told("af-highlight-turned", name=name, card=face, count=turned.points)


def _revoked(told: Told, deal: int) -> str | None:
    for mark in _result(told, deal).marks:
        seats = [] if mark.reason != "revoke" or mark.seat is None else [mark.seat]
        if seats and mark.card is not None:
            face = face_shown(mark.card, told.phrasebook)
            return told("af-highlight-revoked", name=told.name(seats[0]), card=face)
    return None


def _every_trick(told: Told, deal: int) -> str | None:
    tricks = tricks_of_deal(told.view, deal)
    sides = {told.view.terms.side(trick.winner) for trick in tricks}
    if len(sides) != 1 or len(tricks) < FEW:
        return None
    return told("af-highlight-every-trick", names=side_name(told, sides.pop()))


def _scored_without_trick(told: Told, deal: int) -> str | None:
    """Tell who took no trick and counts a point all the same."""
    tricks = tricks_of_deal(told.view, deal)
    winners = {trick.winner for trick in tricks}
    for mark in _result(told, deal).marks:
        alone = mark.seat is not None and mark.side == (mark.seat,) and mark.reason in CHANCES
        if tricks and alone and mark.points > 0 and mark.seat not in winners:
            return told("af-highlight-no-trick", name=side_name(told, mark.side))
    return None


def _one_side(told: Told, deal: int) -> str | None:
    """Tell that one side made all points of the deal."""
    made = [mark for mark in _result(told, deal).marks if mark.points > 0]
    points = sum(mark.points for mark in made)
    if len({mark.side for mark in made}) != 1 or points < FEW:
        return None
    return told("af-highlight-all-points", names=side_name(told, made[0].side), count=points)


# The game ------------------------------------------------------------------------------------


def _winners(told: Told, deal: int) -> Side | None:
    """Return who has won the game with this deal."""
    outcome = told.view.outcome
    if outcome is None or deal < len(told.view.results) or outcome.reason != "target":
        return None
    return told.view.terms.side(outcome.winners[0])


def _out_on(told: Told, deal: int) -> str | None:
    """Tell who won the game before the other side could count as much."""
    side, result = _winners(told, deal), _result(told, deal)
    late = [result.marks[at] for at in late_marks(result, told.view)]
    if side is None or not late:
        return None
    for other in told.view.sides:
        more = sum(mark.side == other for mark in late)
        if other != side and more and told.view.scores[other[0]] + more >= told.view.target:
            last = [mark for mark in result.marks if mark.points > 0][-1]
            names, others = side_name(told, side), side_name(told, other)
            return told("af-highlight-out", names=names, others=others, what=last.reason)
    return None


def _turned_to_win(told: Told, deal: int) -> str | None:
    brought = [mark for mark in _result(told, deal).marks if mark.points]
    if _winners(told, deal) is None or not brought or brought[-1].reason != "turn-up":
        return None
    turned = brought[-1]
    if turned.seat is None or turned.card is None:
        return None
    name, face = told.name(turned.seat), face_shown(turned.card, told.phrasebook)
    return told("af-highlight-turned-won", name=name, card=face)


def _gift_won(told: Told, deal: int) -> str | None:
    """Tell that without the point that was given the game would not be won."""
    side, gift = _winners(told, deal), _mark(_result(told, deal), "gift")
    if side is None or gift is None or gift.side != side:
        return None
    if told.view.scores[side[0]] > told.view.target:
        return None
    return told("af-highlight-gift-won", names=side_name(told, side))


def _shutout(told: Told, deal: int) -> str | None:
    side, scores = _winners(told, deal), told.view.scores
    if side is None or any(scores[other[0]] > 0 for other in told.view.sides if other != side):
        return None
    return told("af-highlight-shutout", names=side_name(told, side))


def _one_more(told: Told, deal: int) -> str | None:
    """Tell who has one point to go, and has made one in this deal."""
    view, points = told.view, _result(told, deal).points
    near = [side for side in view.sides if view.scores[side[0]] == view.target - 1]
    if deal < len(view.results) or len(near) != 1 or points[near[0][0]] <= 0 or view.outcome:
        return None
    return told("af-highlight-one-more", names=side_name(told, near[0]))


# What they are told from ---------------------------------------------------------------------


def _result(told: Told, deal: int) -> DealResult:
    return told.view.results[deal - 1]


def _mark(result: DealResult, reason: str) -> Mark | None:
    return next((mark for mark in result.marks if mark.reason == reason), None)


def _marks_of_trumps(told: Told, deal: int) -> tuple[Card | None, Card | None]:
    """Return the cards that were High and Low."""
    found = (_mark(_result(told, deal), reason) for reason in ("high", "low"))
    high, low = (None if mark is None else mark.card for mark in found)
    return high, low


def _shared(told: Told, result: DealResult) -> bool:
    """Whether Game was level and therefore nobody's (F23)."""
    most = max(result.pips, default=0)
    best = [side for side, pips in zip(told.view.sides, result.pips, strict=False) if pips == most]
    against = len(best) == 2 and told.view.terms.side(result.dealer) in best
    return len(best) > 1 and not (against and told.view.terms.rules.game_tie == "nondealer")


def _jack_trick(told: Told, deal: int) -> tuple[int, Card | None]:
    """Return the number of the trick that the Jack of trumps went to, and what took it."""
    for at, trick in enumerate(tricks_of_deal(told.view, deal), start=1):
        if any(_is_jack(face, _result(told, deal)) for _, face in trick.plays):
            return at, next(_taking(trick))
    return 0, None


def _is_jack(face: Card, result: DealResult) -> bool:
    return (face.suit, face.rank) == (result.trump, JACK)


def _taking(trick: TakenTrick) -> Iterator[Card]:
    return (play.card for play in trick.plays if play.seat == trick.winner)


HIGHLIGHTS: Final[Sequence[Highlight[AllFoursView]]] = (
    _bid_all,
    _all_four,
    _turned_to_win,
    _gift_won,
    _out_on,
    _hung_jack,
    set_by_one(_bid),
    set_back(_bid),
    _shutout,
    by_standing(sheet, comeback),
    _high_and_low,
    _every_trick,
    _revoked,
    _begging_paid,
    _low_high,
    _game_by_one,
    by_standing(sheet, tie_for_first),
    _turned_up,
    _all_tens,
    _low_captured,
    too_modest(_bid),
    exactly(_bid),
    _jack_by_partner,
    _game_tied,
    _one_more,
    _high_low,
    _jack_alone,
    _one_side,
    by_standing(sheet, new_leader),
    _scored_without_trick,
    _game_far,
)
"""The best first."""
