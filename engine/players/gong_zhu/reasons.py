"""Why a move of Gong Zhu is a good one, read from what it does in the view of its player."""

from collections.abc import Iterator
from typing import Final

from engine.cards import Card, card
from engine.contract.action import Action
from engine.contract.seats import Seat
from engine.games.gong_zhu.game import GongZhuSeatView
from engine.games.gong_zhu.rules import ACE, HEARTS, PIG, SCORING, SHEEP, TRANSFORMER
from engine.games.gong_zhu.scoring import worth
from engine.players.advice import Advice, Fact
from engine.tricks.showing import VERB as SHOW

HIGH: Final = 11
"""From this rank on a card is called high."""
MANY: Final = 4
"""So many hearts with one player alone, and all may come to that one."""


class Move:
    """An answer, and if it is a card the trick it goes to."""

    def __init__(self, view: GongZhuSeatView, action: Action) -> None:
        self.view, self.action = view, action
        self.lying = [play.card for play in view.trick]
        played = {play.card for row in view.rows for play in row}
        self.out = set(view.terms.deck) - played - {*view.hand}
        """The cards that others hold."""
        self.shown = {face for faces in view.shown for face in faces}
        self.last = len(view.trick) == view.seat_count - 1
        self.friendly = view.taking in view.terms.side(view.seat)
        """Whether the seat's partner has the trick as it lies."""
        self.best = next((p.card for p in view.trick if p.seat == view.taking), None)

    def because(self, reason: str, **facts: Fact) -> Advice:
        """Advise the action for a reason with these facts."""
        return Advice.because(self.action, f"gong_zhu-{reason}", **facts)

    def takes(self, face: Card) -> bool:
        """Whether a card takes the trick as it lies."""
        return self.best is None or (face.suit == self.best.suit and face > self.best)

    def costs(self, *faces: Card) -> int:
        """Return what cards cost whoever takes them, the transformer aside."""
        of = {*faces} & SCORING - {TRANSFORMER}
        return -worth(self.view.terms, of, self.shown)

    def higher(self, face: Card) -> int:
        """Return how many cards are out that beat a card of its suit."""
        return sum(other.suit == face.suit and other > face for other in self.out)

    def taken_by(self, seat: Seat) -> set[Card]:
        """Return the scoring cards that a seat took, with its partner."""
        side = self.view.terms.side(seat)
        won = (trick.plays for trick in self.view.tricks if trick.winner in side)
        return {face for plays in won for _, face in plays} & SCORING

    @property
    def runners(self) -> tuple[Seat, ...]:
        """The seats of the side that alone has hearts, and many of them; none if there is none."""
        sides = self.view.terms.sides
        hearts = {side: len(HEARTS & self.taken_by(side[0])) for side in sides}
        some = [side for side, count in hearts.items() if count]
        return some[0] if len(some) == 1 and hearts[some[0]] >= MANY else ()

    @property
    def runs(self) -> bool:
        """Whether this seat is one of them."""
        return self.view.seat in self.runners


def gong_zhu_reason(view: GongZhuSeatView, action: Action) -> Advice:
    """Return `action` with the first reason that holds, if any is known."""
    at = Move(view, action)
    if action.verb == SHOW:
        return next(_of_showing(at), Advice(action))
    if action.verb != "play":
        return Advice(action)
    face = card(action.words[0])
    if len(view.open_prompt.cards) == 1:
        return at.because("only")
    if at.best is None:
        return next(_of_leading(at, face), Advice(action))
    if face.suit != at.lying[0].suit:
        return next(_of_throwing(at, face), Advice(action))
    over = at.takes(face)
    reasons = _of_going_over(at, face, at.best) if over else _of_staying_under(at, face, at.best)
    return next(reasons, Advice(action))


def _of_showing(at: Move) -> Iterator[Advice]:
    faces, hand = at.action.cards, at.view.hand
    if not faces:
        yield at.because("show-none")
    if SHEEP in faces:
        above = sum(face.suit == "D" and face > SHEEP for face in hand)
        yield at.because("show-sheep", card=SHEEP, count=above)
    if PIG in faces:
        below = sum(face.suit == "S" and face < PIG for face in hand)
        yield at.because("show-pig", card=PIG, count=below)
    if ACE in faces:
        yield at.because("show-hearts", card=ACE)
    if faces:
        yield at.because("show", cards=faces)


def _of_leading(at: Move, face: Card) -> Iterator[Advice]:
    suit, higher = face.suit, at.higher(face)
    mine = [one for one in at.view.hand if one.suit == suit]
    out = sum(one.suit == suit for one in at.out)
    if suit == "S" and PIG in at.out and max(mine) < PIG:
        yield at.because("lead-flush")
    if face == SHEEP and not higher:
        yield at.because("lead-sheep", card=SHEEP)
    if not higher and at.runs:
        yield at.because("lead-hearts", suit=suit)
    if 0 < higher == out:
        yield at.because("lead-lowest", suit=suit, count=higher)
    if len(mine) == 1 and len(at.view.hand) > 1:
        yield at.because("lead-last", suit=suit)
    if higher:
        yield at.because("lead-beaten", suit=suit, count=higher)
    yield at.because("lead-highest", suit=suit)


def _of_staying_under(at: Move, face: Card, best: Card) -> Iterator[Advice]:
    taker = at.view.taking
    assert taker is not None
    yield from _given(at, face, taker)
    if at.friendly:
        yield at.because("under-partner", over=best)
        return
    if PIG in at.lying or (best.suit == "S" and PIG in at.out and not at.last):
        yield at.because("under-pig", over=best)
    if (cost := at.costs(*at.lying)) > 0:
        yield at.because("under-points", over=best, count=cost)
    yield at.because("under", over=best)


def _given(at: Move, face: Card, taker: Seat) -> Iterator[Advice]:
    """Tell what goes to whoever has the trick."""
    if at.friendly:
        if at.costs(face) < 0:
            yield at.because("give-partner", card=face)
        return
    if face == PIG:
        yield at.because("give-pig", card=PIG, seat=taker)
    if face == TRANSFORMER and at.costs(*at.taken_by(taker), *at.lying) > 0:
        yield at.because("give-transformer", card=face, seat=taker)
    if (cost := at.costs(face)) > 0:
        yield at.because("give-points", count=cost)


def _of_going_over(at: Move, face: Card, best: Card) -> Iterator[Advice]:
    trick = {*at.lying, face}
    if SHEEP in trick and at.costs(*trick) < 0 and (at.last or not at.higher(face)):
        yield at.because("take-sheep", card=SHEEP)
    if trick & HEARTS and at.runs:
        yield at.because("take-hearts")
    if trick & HEARTS and at.runners and not at.runs:
        yield at.because("take-stops", seat=at.runners[0])
    legal = at.view.open_prompt.cards
    if at.last and not trick & SCORING:
        yield at.because("free-high" if face == max(legal) else "free")
    if at.friendly:
        yield at.because("over-partner", over=best)
    if all(map(at.takes, legal)):
        if face == max(legal) and at.last:
            yield at.because("must-high", over=best)
        if face == min(legal) and not at.last:
            yield at.because("must-low", over=best)
        yield at.because("must", over=best)
    if not trick & SCORING and all(
        trick.plays[0].card.suit != face.suit for trick in at.view.tricks
    ):
        yield at.because("fresh", suit=face.suit)


def _of_throwing(at: Move, face: Card) -> Iterator[Advice]:
    taker, led = at.view.taking, at.lying[0].suit
    assert taker is not None
    keeps = face not in HEARTS and HEARTS & {*at.view.hand}
    if keeps and taker in at.runners and not at.friendly:
        yield at.because("throw-no-heart", seat=taker)
    yield from _given(at, face, taker)
    if face.suit == "S" and face > PIG and PIG in at.out:
        yield at.because("throw-above-pig")
    if sum(one.suit == face.suit for one in at.view.hand) == 1 and len(at.view.hand) > 1:
        yield at.because("throw-last", suit=face.suit)
    if face.rank >= HIGH:
        yield at.because("throw-high", suit=led)
    yield at.because("throw", suit=led)
