"""What kind of mistake a dear move of Hearts was, read from the view of its player."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from engine.cards import Card, card
from engine.contract.action import Action
from engine.games.hearts.view import HeartsSeatView
from engine.players.advice import Advice, Fact
from engine.players.hearts.reasons import HIGH, QUEEN, all_with, faces_of, feared, unplayed, worth
from engine.tricks.voids import shown_voids

LOW: Final = 7
"""Up to this rank a card is called low."""
GUARDS: Final = 3
"""So many smaller spades guard the queen."""


def hearts_mistake(view: HeartsSeatView, played: Action, best: Action) -> Advice:
    """Return `played` with the kind of mistake it was, beside what was best; None if unknown.

    Nothing is known where points are wanted, or where they are no whole numbers.
    """
    rules = view.terms.rules
    if rules.objective != "lowest" or rules.imaginary or played.verb != best.verb:
        return Advice(played)
    if played.verb == "pass":
        kinds = _of_passing(_Passed(view, played, best))
    elif played.verb == "play":
        at = _Played(view, played, card(played.words[0]), card(best.words[0]))
        if not view.trick:
            kinds = _of_leading(at)
        elif at.face.suit != at.led:
            kinds = _of_throwing(at)
        else:
            kinds = _of_following(at)
    else:
        kinds = iter(())
    return next(kinds, Advice(played))


class _Played:
    """A card, the better one, and the trick they might go to."""

    def __init__(self, view: HeartsSeatView, action: Action, face: Card, best: Card) -> None:
        self.view, self.action, self.face, self.best = view, action, face, best
        self.led = view.trick[0].card.suit if view.trick else None
        self.last = len(view.trick) == view.seat_count - 1
        on_table = [play.card for play in view.trick]
        self.lying = sum(worth(view.terms, one) for one in on_table)
        self.top = next((one.card for one in view.trick if one.seat == view.taking), None)
        holder = all_with(view)
        self.shooter = holder if feared(view, holder) else None
        """Who has all the points so far and may shoot the moon; never the own seat."""
        self.queen_out = worth(view.terms, QUEEN) > 0 and QUEEN in unplayed(view)
        """Whether the queen costs something and is in another hand."""

    def because(self, kind: str, **facts: Fact) -> Advice:
        return Advice.because(self.action, f"hearts-{kind}", **facts)

    def cost(self, face: Card) -> int:
        return worth(self.view.terms, face)

    def takes(self, face: Card) -> bool:
        """Whether a card takes the trick as it lies."""
        return self.top is not None and face.suit == self.led and face > self.top


def _of_leading(at: _Played) -> Iterator[Advice]:
    suit = at.face.suit
    rest = unplayed(at.view)
    higher = sum(one.suit == suit and one > at.face for one in rest.elements())
    void = {seat for seat, lacks in shown_voids(at.view.rows) if lacks == suit}
    if at.shooter is not None and at.best.suit == "H" and suit != "H":
        yield at.because("no-heart-back", seat=at.shooter)
    if suit == "S" and at.face > QUEEN and at.queen_out:
        yield at.because("led-above-queen", card=at.face)
    if suit != at.best.suit and void - {at.view.seat}:
        yield at.because("led-void", seat=min(void - {at.view.seat}), suit=suit)
    if at.face == QUEEN:
        yield at.because("led-queen", card=at.face)
    if suit == at.best.suit and at.face < at.best:
        yield at.because("led-low", card=at.face, better=at.best)
    if at.face.rank >= HIGH and not higher:
        yield at.because("led-high", card=at.face)
    if at.best.suit == "S" and at.queen_out and suit != "S":
        yield at.because("no-spade")


def _of_throwing(at: _Played) -> Iterator[Advice]:
    fed, spared = at.cost(at.face) > 0, at.cost(at.best) <= 0
    if at.shooter is not None and at.view.taking == at.shooter:
        if fed and spared:
            yield at.because("fed-moon", seat=at.shooter, card=at.face)
        if at.face.rank > at.best.rank and at.face.suit != at.best.suit:
            yield at.because("threw-stopper", seat=at.shooter, card=at.face)
    if at.best == QUEEN:
        yield at.because("held-queen", card=QUEEN)
    if at.cost(at.best) > max(0, at.cost(at.face)):
        yield at.because("kept-points", card=at.best)
    if at.best.suit == "S" and at.best > QUEEN and at.queen_out:
        yield at.because("kept-above-queen", card=at.best)
    if at.best.rank > at.face.rank and at.best.rank >= HIGH:
        yield at.because("kept-high", card=at.best)
    yield at.because("threw", suit=at.best.suit)


def _of_following(at: _Played) -> Iterator[Advice]:
    took, would = at.takes(at.face), at.takes(at.best)
    if at.shooter is not None and at.view.taking == at.shooter and would and not took:
        yield at.because("let-moon-go", seat=at.shooter, card=at.best)
    if at.best == QUEEN and not would:
        yield at.because("held-queen", card=QUEEN)
    if took and not would:
        if at.lying + at.cost(at.face) > 0:
            yield at.because("took-points", card=at.best, count=at.lying + at.cost(at.face))
        if at.led == "S" and at.queen_out and at.face > QUEEN and not at.last:
            yield at.because("risked-queen", card=at.face)
        yield at.because("over", card=at.face, better=at.best)
    if would and not took and at.lying <= 0:
        yield at.because("free-trick", card=at.best)
    if took and would and at.best > at.face and at.last:
        yield at.because("took-low", card=at.face, better=at.best)
    if not took and not would and at.best > at.face:
        yield at.because("under-low", card=at.face, better=at.best)


class _Passed:
    """Cards that were passed, and what was passed or kept unlike the better pass."""

    def __init__(self, view: HeartsSeatView, played: Action, best: Action) -> None:
        self.view, self.action = view, played
        given, better = Counter(faces_of(played)), Counter(faces_of(best))
        self.wrong = sorted((given - better).elements())
        self.missed = sorted((better - given).elements())
        self.kept = list((Counter(view.hand) - given).elements())
        self.kept_then = list((Counter(view.hand) - better).elements())

    def because(self, kind: str, **facts: Fact) -> Advice:
        return Advice.because(self.action, f"hearts-{kind}", **facts)


def _of_passing(at: _Passed) -> Iterator[Advice]:
    stoppers = [one for one in at.wrong if one.suit == "H" and one.rank >= HIGH]
    if stoppers and at.view.terms.rules.moon != "none":
        yield at.because("passed-stopper", card=stoppers[-1])
    if worth(at.view.terms, QUEEN) > 0:
        yield from _of_passing_spades(at)
    lows = [one for one in at.wrong if one.rank <= LOW]
    if lows:
        yield at.because("passed-low", card=lows[0])
    high = max(at.missed, key=lambda one: one.rank, default=None)
    if high is not None and high.rank > max(one.rank for one in at.wrong):
        yield at.because("kept-high", card=high)
    voids = {one.suit for one in at.kept} - {one.suit for one in at.kept_then}
    if voids:
        yield at.because("no-void", suit=min(voids))


def _of_passing_spades(at: _Passed) -> Iterator[Advice]:
    below = [one for one in at.kept if one.suit == "S" and one < QUEEN]
    if QUEEN in at.missed and len(below) < GUARDS:
        yield at.because("kept-queen", card=QUEEN, count=len(below))
    if QUEEN in at.wrong and len(below) >= GUARDS:
        yield at.because("passed-queen", card=QUEEN, count=len(below))
    above = [one for one in at.missed if one.suit == "S" and one > QUEEN]
    if above and QUEEN not in at.view.hand:
        yield at.because("kept-above-queen", card=above[-1])
    guards = [one for one in at.wrong if one.suit == "S" and one < QUEEN]
    if guards and QUEEN in at.kept:
        yield at.because("passed-guard", card=guards[0])
