"""Why a move of California Jack is good, and what kind of mistake one was, read from its view.

Words and reasons that All Fours has too are its own.
"""

from collections.abc import Iterator
from typing import Final

from engine.cards import Card, card
from engine.contract.action import Action
from engine.games.california_jack.deal import CARDS
from engine.games.california_jack.view import CaliforniaJackSeatView
from engine.players.advice import Advice, Fact
from engine.tricks.pips import TEN, pips
from engine.tricks.trick import Play, winner

KING: Final = 13


class _Played:
    """A card that may be played, and what it does to the trick."""

    def __init__(self, view: CaliforniaJackSeatView, action: Action) -> None:
        self.view, self.action, self.face = view, action, card(action.words[0])
        self.trump = view.trump or ""
        self.led = view.trick[0].card if view.trick else None
        trick = (*view.trick, Play(view.seat, self.face))
        self.takes = winner(trick, self.trump) == view.seat
        self.pips = sum(pips(play.card) for play in trick)
        self.won = [play.card for play in trick]

    def is_point(self, chance: str) -> bool:
        """Whether the card that brings a chance lies in the trick now."""
        return Card(self.trump, CARDS[chance]) in self.won

    def because(self, reason: str, **facts: Fact) -> Advice:
        return Advice.because(self.action, reason, **facts)

    @property
    def top(self) -> Card | None:
        """The top card of the stock if it is seen, and one to play for."""
        top = next(iter(self.view.turned), None)
        wanted = top is not None and (top.suit == self.trump or top.rank >= KING)
        return top if wanted else None

    @property
    def higher(self) -> bool:
        """Whether a higher card of the suit may be out."""
        gone = {
            *self.view.hand,
            *self.view.turned,
            *(p.card for row in self.view.rows for p in row),
        }
        suit, rank = self.face
        return any(Card(suit, one) not in gone for one in range(rank + 1, CARDS["high"] + 1))


def california_jack_reason(view: CaliforniaJackSeatView, action: Action) -> Advice:
    """Return `action` with the first reason that holds, if any is known."""
    if action.verb != "play":
        return Advice(action)
    return next(_reasons(_Played(view, action)), Advice(action))


def _reasons(at: _Played) -> Iterator[Advice]:
    if len(at.view.open_prompt.cards) == 1:
        yield at.because("af-only")
    if at.led is None:
        yield from _of_lead(at)
    elif at.takes:
        yield from _of_taking(at, at.led)
    else:
        given = min(pips(face) for face in at.view.open_prompt.cards)
        if pips(at.face) == given and not (at.is_point("low") or at.is_point("jack")):
            yield at.because("af-gives-little", seat=1 - at.view.seat, count=given)


def _of_lead(at: _Played) -> Iterator[Advice]:
    if not at.higher:
        key = "af-lead-top-trump" if at.face.suit == at.trump else "af-lead-top"
        yield at.because(key, suit=at.face.suit)
    if not pips(at.face) and not at.is_point("low"):
        yield at.because("af-lead-cheap")


def _of_taking(at: _Played, led: Card) -> Iterator[Advice]:
    jack = Card(at.trump, CARDS["jack"])
    if at.is_point("jack"):
        yield at.because("af-jack-safe" if at.face == jack else "af-takes-jack")
    if at.is_point("low"):
        yield at.because("cj-takes-low", card=Card(at.trump, CARDS["low"]))
    if at.top is not None:
        yield at.because("cj-draws", card=at.top)
    if at.pips:
        yield at.because("af-takes-pips", count=at.pips)
    if at.face.suit == at.trump != led.suit:
        yield at.because("af-trumps", suit=led.suit, over=led)
    yield at.because("af-over", over=led)


def california_jack_mistake(view: CaliforniaJackSeatView, played: Action, best: Action) -> Advice:
    """Return `played` with the kind of mistake it was, beside what was best; None if unknown."""
    if not played.verb == best.verb == "play":
        return Advice(played)
    at, better = _Played(view, played), _Played(view, best)
    kinds = _of_leading(at, better) if at.led is None else _of_following(at, better)
    return next(kinds, Advice(played))


def _of_leading(at: _Played, better: _Played) -> Iterator[Advice]:
    if at.is_point("jack"):
        yield at.because("af-led-jack", card=at.face)
    if at.is_point("low"):
        yield at.because("cj-gave-low", card=at.face)
    if at.face.suit != at.trump and at.face.rank == TEN:
        yield at.because("af-led-ten", card=at.face)
    if at.face.suit == at.trump != better.face.suit:
        yield at.because("af-led-trump", card=at.face)
    if pips(at.face) > pips(better.face):
        yield at.because("af-led-dear", card=at.face, count=pips(at.face))
    if better.face.suit == at.trump != at.face.suit:
        yield at.because("af-kept-trump", card=better.face)


def _of_following(at: _Played, better: _Played) -> Iterator[Advice]:
    if at.takes and not better.takes and at.face.suit == at.trump:
        yield at.because("af-wasted-trump", card=at.face)
    if at.takes and better.takes and at.face.suit == better.face.suit and at.face > better.face:
        yield at.because("af-too-high", card=at.face, better=better.face)
    if better.takes and not at.takes:
        yield from _of_leaving(at, better)
    if not at.takes:
        yield from _of_giving(at, better)


def _of_leaving(at: _Played, better: _Played) -> Iterator[Advice]:
    """The better card would have taken the trick."""
    jack = Card(at.trump, CARDS["jack"])
    if better.is_point("jack"):
        key = "af-kept-jack" if better.face == jack else "af-missed-jack"
        yield at.because(key, card=better.face)
    if at.top is not None:
        yield at.because("cj-left-draw", card=better.face, top=at.top)
    if better.pips:
        yield at.because("af-left-pips", card=better.face, count=better.pips)


def _of_giving(at: _Played, better: _Played) -> Iterator[Advice]:
    """The card was lost with the trick."""
    if at.face == Card(at.trump, CARDS["jack"]):
        yield at.because("af-risked-jack", card=at.face)
    if at.face == Card(at.trump, CARDS["low"]):
        yield at.because("cj-gave-low", card=at.face)
    if pips(at.face) > pips(better.face):
        yield at.because("af-gave-pips", card=at.face, count=pips(at.face))
