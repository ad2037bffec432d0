"""Why a move of California Jack is good, and what kind of mistake one was, read from its view.

Words and reasons that All Fours has too are its own.
"""

from typing import ClassVar, Final

from engine.cards import Card
from engine.contract.action import Action
from engine.games.california_jack.deal import CARDS
from engine.games.california_jack.view import CaliforniaJackSeatView
from engine.players.advice import Advice, Holds
from engine.players.trick_move import TrickMove
from engine.tricks.pips import TEN, pips

KING: Final = 13


class _Played(TrickMove[CaliforniaJackSeatView]):
    """A card that may be played, and what it does to the trick."""

    texts: ClassVar = ""

    def __init__(self, view: CaliforniaJackSeatView, action: Action) -> None:
        super().__init__(view, action)
        self.trump, self.wins = view.trump or "", self.takes(self.face)
        self.pips = sum(map(pips, (*self.lying, self.face)))

    def bringing(self, chance: str) -> Card:
        """Return the card that brings a chance."""
        return Card(self.trump, CARDS[chance])

    def is_point(self, chance: str) -> bool:
        """Whether that card lies in the trick now."""
        return self.bringing(chance) in (*self.lying, self.face)

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
    at = _Played(view, action)
    if len(view.open_prompt.cards) == 1:
        return at.first({"af-only": True})
    if at.best is None:
        return _of_lead(at)
    return _of_taking(at, at.best) if at.wins else _of_losing(at)


def _of_lead(at: _Played) -> Advice:
    suit, top = at.face.suit, not at.higher
    reasons: dict[str, Holds] = {
        "af-lead-top-trump": top and suit == at.trump,
        "af-lead-top": top,
        "af-lead-cheap": not pips(at.face) and not at.is_point("low"),
    }
    return at.first(reasons, suit=suit)


def _of_taking(at: _Played, led: Card) -> Advice:
    reasons: dict[str, Holds] = {
        "af-jack-safe": at.face == at.bringing("jack"),
        "af-takes-jack": at.is_point("jack"),
        "cj-takes-low": at.is_point("low") and {"card": at.bringing("low")},
        "cj-draws": at.top is not None and {"card": at.top},
        "af-takes-pips": at.pips > 0,
        "af-trumps": at.face.suit == at.trump != led.suit,
        "af-over": True,
    }
    return at.first(reasons, count=at.pips, suit=led.suit, over=led)


def _of_losing(at: _Played) -> Advice:
    given = min(map(pips, at.view.open_prompt.cards))
    little = pips(at.face) == given and not (at.is_point("low") or at.is_point("jack"))
    return at.first({"af-gives-little": little}, seat=at.taker, count=given)


def california_jack_mistake(view: CaliforniaJackSeatView, played: Action, best: Action) -> Advice:
    """Return `played` with the kind of mistake it was, beside what was best; None if unknown."""
    if not played.verb == best.verb == "play":
        return Advice(played)
    at, better = _Played(view, played), _Played(view, best)
    return _of_leading(at, better.face) if at.best is None else _of_following(at, better)


def _of_leading(at: _Played, better: Card) -> Advice:
    face = at.face
    kinds: dict[str, Holds] = {
        "af-led-jack": at.is_point("jack"),
        "cj-gave-low": at.is_point("low"),
        "af-led-ten": face.suit != at.trump and face.rank == TEN,
        "af-led-trump": face.suit == at.trump != better.suit,
        "af-led-dear": pips(face) > pips(better),
        "af-kept-trump": better.suit == at.trump != face.suit and {"card": better},
    }
    return at.first(kinds, card=face, count=pips(face))


def _of_following(at: _Played, better: _Played) -> Advice:
    face, best, top = at.face, better.face, at.top
    lost, left, caught = not at.wins, better.wins and not at.wins, better.is_point("jack")
    higher = face.suit == best.suit and face > best
    kinds: dict[str, Holds] = {
        "af-wasted-trump": at.wins and not better.wins and face.suit == at.trump,
        "af-too-high": at.wins and better.wins and higher and {"better": best},
        "af-kept-jack": left and best == at.bringing("jack") and {"card": best},
        "af-missed-jack": left and caught and {"card": best},
        "cj-left-draw": left and top is not None and {"card": best, "top": top},
        "af-left-pips": left and better.pips > 0 and {"card": best, "count": better.pips},
        "af-risked-jack": lost and face == at.bringing("jack"),
        "cj-gave-low": lost and face == at.bringing("low"),
        "af-gave-pips": lost and pips(face) > pips(best),
    }
    return at.first(kinds, card=face, count=pips(face))
