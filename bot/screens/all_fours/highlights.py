"""The highlights of a deal of All Fours or Pitch, kind by kind."""

from collections.abc import Iterator
from typing import Final, Literal, TypeAlias, get_args

from bot.screens.all_fours.points import late_marks
from bot.screens.cards import face_shown
from bot.screens.drawing import Drawing
from bot.screens.sides import Side
from bot.screens.table.highlights import Highlights, by_standing
from bot.screens.trick_games.bid_highlights import BidMade, told_of_bid
from bot.screens.trick_games.usual import sheet, side_name, tricks_of_deal
from engine.cards import Card
from engine.games.all_fours.terms import JACK
from engine.games.all_fours.view import AllFoursView, DealResult, Mark
from engine.tricks.trick import TakenTrick

CHANCES: Final = ("high", "low", "jack", "game")
FEW: Final = 3
"""Points that are many in one deal."""
HIGHEST_LOW: Final = 8
"""A Low of this rank or above is worth telling, as is a High of the Jack or below."""
TEN: Final = 10

Told: TypeAlias = Drawing[AllFoursView]
_Kind: TypeAlias = Literal[
    "bid-all",
    "all-four",
    "turned-won",
    "gift-won",
    "out",
    "hung",
    "set-one",
    "set",
    "shutout",
    "comeback",
    "high-low",
    "every-trick",
    "revoked",
    "gift-paid",
    "low-high",
    "game-one",
    "tie",
    "turned",
    "tens",
    "low-captured",
    "modest",
    "exact",
    "jack-partner",
    "game-tied",
    "one-more",
    "low",
    "jack-alone",
    "all-points",
    "leader",
    "no-trick",
    "game-far",
]
"""The best first."""
_Kinds: TypeAlias = Iterator[tuple[_Kind, str]]


# Bids ----------------------------------------------------------------------------------------


def _bids(told: Told, deal: int) -> _Kinds:
    result, rules = _result(told, deal), told.view.terms.rules
    if result.bidder is None or any(mark.reason == "revoke" for mark in result.marks):
        return
    own = told.view.terms.side(result.bidder)
    failed = _mark(result, "bid") is not None
    made = 0
    for mark in result.marks:
        hung = rules.hang if mark.loser is not None else 1
        level = mark.reason == "game" and _shared(told, result)
        if mark.reason in CHANCES and not level and mark.side == (() if failed else own):
            made += hung
    if result.bid == made == len(CHANCES):
        yield "bid-all", told("af-highlight-bid-all", name=told.name(result.bidder), bid=made)
    yield from told_of_bid(told, BidMade(result.bidder, result.bid, made))


# The four chances ----------------------------------------------------------------------------


def _all_four(told: Told, deal: int) -> _Kinds:
    made = {mark.reason: mark.side for mark in _result(told, deal).marks if mark.points > 0}
    sides = {made.get(chance, ()) for chance in CHANCES}
    if len(sides) == 1 and () not in sides:
        yield "all-four", told("af-deal-all-four", names=side_name(told, sides.pop()))


def _jack(told: Told, deal: int) -> _Kinds:
    """Tell who hung the Jack or took a partner's home, with what card, or that it took its own."""
    jack, (at, by) = _mark(_result(told, deal), "jack"), _jack_trick(told, deal)
    if jack is None or jack.seat is None:
        return
    name, face = told.name(jack.seat), face_shown(by, told.phrasebook) if by else None
    if jack.loser is not None and jack.side:
        names = {"name": name, "loser": told.name(jack.loser)}
        yield (
            "hung",
            told("af-highlight-hung", card=face, **names)
            if face
            else told("af-deal-hung", **names),
        )
    if by is None or face is None:
        return
    trick = tricks_of_deal(told.view, deal)[at - 1]
    (other,) = (play.seat for play in trick.plays if _is_jack(play.card, _result(told, deal)))
    if jack.loser is None and other != jack.seat:
        said = told("af-highlight-jack-partner", name=name, other=told.name(other), card=face)
        yield "jack-partner", said
    if by.rank == JACK and jack.points:
        yield "jack-alone", told("af-highlight-jack-alone", name=name)


def _trumps(told: Told, deal: int) -> _Kinds:
    """Tell of the cards that were High and Low, and of a Low that was captured."""
    marks = {reason: _mark(_result(told, deal), reason) for reason in ("high", "low")}
    high, low = (None if mark is None else mark.card for mark in marks.values())
    if high is not None:
        face = face_shown(high, told.phrasebook)
        if high == low:
            yield "high-low", told("af-highlight-high-low", card=face)
        if high.rank <= JACK:
            yield "low-high", told("af-highlight-low-high", card=face)
    if low is not None and low.rank >= HIGHEST_LOW:
        yield "low", told("af-highlight-low", card=face_shown(low, told.phrasebook))
    lost = marks["low"]
    if lost is None or lost.seat is None or told.view.terms.rules.low_to != "captor":
        return
    if lost.side and lost.seat not in lost.side and lost.points:
        names, name = side_name(told, lost.side), told.name(lost.seat)
        yield "low-captured", told("af-highlight-low-captured", names=names, name=name)


def _game(told: Told, deal: int) -> _Kinds:
    """Tell that one card point decided Game, that it was level, or that nobody came near."""
    result = _result(told, deal)
    game, pips = _mark(result, "game"), sorted(result.pips)
    if game is None:
        return
    if not game.side and _shared(told, result):
        yield "game-tied", told("af-highlight-game-tied", count=pips[-1])
    if game.points and len(pips) > 1:
        names, most, others = side_name(told, game.side), pips[-1], pips[-2]
        if most == others + 1:
            yield "game-one", told("af-highlight-game-one", names=names)
        if most > 2 * others:
            said = told("af-highlight-game-far", names=names, count=most, others=others)
            yield "game-far", said


def _tricks(told: Told, deal: int) -> _Kinds:
    """Tell who took all tricks, or all four tens, which count most for Game."""
    side_of, tricks = told.view.terms.side, tricks_of_deal(told.view, deal)
    sides = {side_of(trick.winner) for trick in tricks}
    if len(sides) == 1 and len(tricks) >= FEW:
        yield "every-trick", told("af-highlight-every-trick", names=side_name(told, sides.pop()))
    ten = [trick for trick in tricks for play in trick.plays if play.card.rank == TEN]
    takers = {side_of(trick.winner) for trick in ten}
    if told.view.terms.rules.ten == TEN and len(ten) >= 4 and len(takers) == 1:
        yield "tens", told("af-highlight-tens", names=side_name(told, takers.pop()))


# Points beside the chances -------------------------------------------------------------------


def _turned_up(told: Told, deal: int) -> _Kinds:
    """Tell who turned up a card that brings many points, or a Jack, or won by it."""
    marks = _result(told, deal).marks
    turned = _mark(_result(told, deal), "turn-up")
    if turned is not None and turned.seat is not None and turned.card is not None:
        name, face = told.name(turned.seat), face_shown(turned.card, told.phrasebook)
        if turned.points > 1 or turned.card.rank == JACK:
            yield "turned", told("af-highlight-turned", name=name, card=face, count=turned.points)
    last = next((mark for mark in reversed(marks) if mark.points), None)
    if last is None or last.reason != "turn-up" or last.seat is None or last.card is None:
        return
    if _winners(told, deal) is not None:
        name, face = told.name(last.seat), face_shown(last.card, told.phrasebook)
        yield "turned-won", told("af-highlight-turned-won", name=name, card=face)


def _gift(told: Told, deal: int) -> _Kinds:
    """Tell that who was given a point made the most of it, or would not have won without it."""
    view, result = told.view, _result(told, deal)
    gift, side = _mark(result, "gift"), _winners(told, deal)
    if gift is None:
        return
    made = sum(mark.points for mark in result.marks if mark.side == gift.side)
    if gift.seat is not None and made >= FEW:
        yield "gift-paid", told("af-highlight-gift-paid", name=told.name(gift.seat), count=made)
    if side is not None and gift.side == side and view.scores[side[0]] <= view.target:
        yield "gift-won", told("af-highlight-gift-won", names=side_name(told, side))


def _marks(told: Told, deal: int) -> _Kinds:
    """Tell of a revoke, of a chance without a trick, and that one side made all points."""
    marks, tricks = _result(told, deal).marks, tricks_of_deal(told.view, deal)
    winners = {trick.winner for trick in tricks}
    for mark in marks:
        if mark.reason == "revoke" and mark.seat is not None and mark.card is not None:
            name, face = told.name(mark.seat), face_shown(mark.card, told.phrasebook)
            yield "revoked", told("af-highlight-revoked", name=name, card=face)
        alone = mark.seat is not None and mark.side == (mark.seat,) and mark.reason in CHANCES
        if tricks and alone and mark.points > 0 and mark.seat not in winners:
            yield "no-trick", told("af-highlight-no-trick", name=side_name(told, mark.side))
    made = [mark for mark in marks if mark.points > 0]
    points = sum(mark.points for mark in made)
    if len({mark.side for mark in made}) == 1 and points >= FEW:
        names = side_name(told, made[0].side)
        yield "all-points", told("af-highlight-all-points", names=names, count=points)


# The game ------------------------------------------------------------------------------------


def _winners(told: Told, deal: int) -> Side | None:
    outcome = told.view.outcome
    if outcome is None or deal < len(told.view.results) or outcome.reason != "target":
        return None
    return told.view.terms.side(outcome.winners[0])


def _won(told: Told, deal: int) -> _Kinds:
    """Tell who won before the other side could count as much, or who had no point against them."""
    view, side, result = told.view, _winners(told, deal), _result(told, deal)
    if side is None:
        return
    names, others = side_name(told, side), [other for other in view.sides if other != side]
    if all(view.scores[other[0]] <= 0 for other in others):
        yield "shutout", told("af-highlight-shutout", names=names)
    late = [result.marks[at] for at in late_marks(result, view)]
    for other in others:
        more = sum(mark.side == other for mark in late)
        if more and view.scores[other[0]] + more >= view.target:
            last = [mark for mark in result.marks if mark.points > 0][-1].reason
            facts = {"names": names, "others": side_name(told, other), "what": last}
            yield "out", told("af-highlight-out", **facts)


def _one_more(told: Told, deal: int) -> _Kinds:
    """Tell who has one point to go, and has made one in this deal."""
    view, points = told.view, _result(told, deal).points
    near = [side for side in view.sides if view.scores[side[0]] == view.target - 1]
    open_still = deal == len(view.results) and not view.outcome
    if open_still and len(near) == 1 and points[near[0][0]] > 0:
        yield "one-more", told("af-highlight-one-more", names=side_name(told, near[0]))


# What they are told from ---------------------------------------------------------------------


def _result(told: Told, deal: int) -> DealResult:
    return told.view.results[deal - 1]


def _mark(result: DealResult, reason: str) -> Mark | None:
    return next((mark for mark in result.marks if mark.reason == reason), None)


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


HIGHLIGHTS: Final = Highlights[AllFoursView](
    get_args(_Kind),
    (
        _bids,
        _all_four,
        _jack,
        _trumps,
        _game,
        _tricks,
        _turned_up,
        _gift,
        _marks,
        _won,
        _one_more,
        by_standing(sheet),
    ),
)
