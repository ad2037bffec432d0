"""What kind of mistake a dear move of Gong Zhu was, read from the view of its player."""

from collections.abc import Iterator

from engine.cards import Card, card
from engine.contract.action import Action
from engine.games.gong_zhu.game import GongZhuSeatView
from engine.games.gong_zhu.rules import HEARTS, PIG, SHEEP, TRANSFORMER
from engine.players.advice import Advice
from engine.players.gong_zhu.reasons import HIGH, Move
from engine.tricks.showing import VERB as SHOW


def gong_zhu_mistake(view: GongZhuSeatView, played: Action, best: Action) -> Advice:
    """Return `played` with the kind of mistake it was, beside what was best; None if unknown."""
    at = Move(view, played)
    if played.verb == best.verb == SHOW:
        return next(_of_showing(at, best), Advice(played))
    if not played.verb == best.verb == "play":
        return Advice(played)
    face, better = card(played.words[0]), card(best.words[0])
    if at.best is None:
        kinds = _of_leading(at, face, better)
    elif face.suit != at.lying[0].suit:
        kinds = _of_throwing(at, face, better)
    else:
        kinds = _of_following(at, face, better)
    return next(kinds, Advice(played))


def _of_showing(at: Move, best: Action) -> Iterator[Advice]:
    wrong = [face for face in at.action.cards if face not in best.cards]
    missed = [face for face in best.cards if face not in at.action.cards]
    if wrong:
        yield at.because("showed", card=wrong[0])
    if missed:
        yield at.because("hid", card=missed[0])


def _of_leading(at: Move, face: Card, better: Card) -> Iterator[Advice]:
    if face == PIG:
        yield at.because("led-pig", card=face)
    if face.suit == "S" and face > PIG and PIG in at.out:
        yield at.because("led-above-pig", card=face)
    if face in (SHEEP, TRANSFORMER) and at.higher(face):
        yield at.because("led-scoring", card=face)
    if better.suit == "S" and better < PIG and PIG in at.out and face.suit != "S":
        yield at.because("no-spade")
    if face.rank >= HIGH and not at.higher(face):
        yield at.because("led-high", card=face)
    if face.suit == better.suit and face < better:
        yield at.because("led-low", card=face, better=better)


def _of_throwing(at: Move, face: Card, better: Card) -> Iterator[Advice]:
    taker = at.view.taking
    assert taker is not None
    if face == SHEEP and not at.friendly:
        yield at.because("gave-sheep", card=face, seat=taker)
    if taker in at.runners and not at.runs and face in HEARTS and better not in HEARTS:
        yield at.because("fed-hearts", card=face, seat=taker)
    if better in (PIG, TRANSFORMER):
        yield at.because("held", card=better)
    if at.costs(better) > max(0, at.costs(face)):
        yield at.because("kept-points", card=better)
    if better.suit == "S" and better > PIG and PIG in at.out:
        yield at.because("kept-above-pig", card=better)
    if better.rank > face.rank and better.rank >= HIGH:
        yield at.because("kept-high", card=better)
    yield at.because("threw", suit=better.suit)


def _of_following(at: Move, face: Card, better: Card) -> Iterator[Advice]:
    took, would = at.takes(face), at.takes(better)
    if would and not took:
        yield from _of_ducking(at, face, better)
    if took and not would:
        yield from _of_taking(at, face, better)
    if better in (PIG, TRANSFORMER) and not would:
        yield at.because("held", card=better)
    if took and would and better > face and at.last:
        yield at.because("took-low", card=face, better=better)
    if not took and not would and better > face:
        yield at.because("under-low", card=face, better=better)


def _of_ducking(at: Move, face: Card, better: Card) -> Iterator[Advice]:
    taker = at.view.taking
    assert taker is not None
    if face == SHEEP and not at.friendly:
        yield at.because("gave-sheep", card=face, seat=taker)
    if SHEEP in {*at.lying, better}:
        yield at.because("ducked-sheep", card=better)
    if taker in at.runners and not at.runs:
        yield at.because("let-hearts-go", card=better, seat=taker)
    if at.costs(*at.lying) <= 0:
        yield at.because("free-trick", card=better)


def _of_taking(at: Move, face: Card, better: Card) -> Iterator[Advice]:
    trick = {*at.lying, face}
    if PIG in trick:
        yield at.because("took-pig", card=better)
    cost = at.costs(*trick)
    if TRANSFORMER in trick and at.costs(*at.taken_by(at.view.seat), *trick) > 0:
        yield at.because("took-transformer", card=TRANSFORMER)
    if cost > 0:
        yield at.because("took-points", card=better, count=cost)
    if face.suit == "S" and face > PIG and PIG in at.out and not at.last:
        yield at.because("risked-pig", card=face)
    yield at.because("over", card=face, better=better)
