"""What kind of mistake a dear move of Hearts was, read from the view of its player."""

from collections import Counter
from typing import ClassVar, Final

from engine.cards import Card, card
from engine.contract.action import Action
from engine.games.hearts.view import HeartsSeatView
from engine.players.advice import Advice, Fact, Holds
from engine.players.hearts.reasons import HIGH, QUEEN, all_with, faces_of, feared, unplayed, worth
from engine.players.trick_move import TrickMove
from engine.tricks.voids import shown_voids

TEXTS: Final = "hearts-"
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
    if played.verb == "show":
        return _of_charging(played, best)
    if played.verb == "pass":
        return _of_passing(_Passed(view, played, best))
    if played.verb != "play":
        return Advice(played)
    at, better = _Played(view, played), card(best.words[0])
    if not at.lying:
        return _of_leading(at, better)
    return (_of_following if at.face.suit == at.lying[0].suit else _of_throwing)(at, better)


class _Played(TrickMove[HeartsSeatView]):
    """A card, and the trick that it went to."""

    texts: ClassVar = TEXTS

    def __init__(self, view: HeartsSeatView, action: Action) -> None:
        super().__init__(view, action)
        holder = all_with(view)
        self.shooter = holder if feared(view, holder) else None
        """Who has all the points so far and may shoot the moon; never the own seat."""
        self.queen_out = worth(view.terms, QUEEN) > 0 and QUEEN in unplayed(view)
        """Whether the queen costs something and is in another hand."""

    def takes(self, face: Card) -> bool:
        """Whether a card goes over the one that has the trick, where equal cards may cancel."""
        top = None if self.view.taking is None else self.best
        return top is not None and face.suit == self.lying[0].suit and face > top

    def cost(self, *faces: Card) -> int:
        return sum(worth(self.view.terms, face) for face in faces)


def _of_leading(at: _Played, better: Card) -> Advice:
    face, suit, shooter = at.face, at.face.suit, at.shooter
    higher = any(one.suit == suit and one > face for one in unplayed(at.view))
    void = {seat for seat, lacks in shown_voids(at.view.rows) if lacks == suit} - {at.view.seat}
    kinds: dict[str, Holds] = {
        "no-heart-back": shooter is not None and better.suit == "H" != suit and {"seat": shooter},
        "led-above-queen": suit == "S" and face > QUEEN and at.queen_out,
        "led-void": suit != better.suit and bool(void) and {"seat": min(void)},
        "led-queen": face == QUEEN,
        "led-low": suit == better.suit and face < better,
        "led-high": face.rank >= HIGH and not higher,
        "no-spade": better.suit == "S" != suit and at.queen_out,
    }
    return at.first(kinds, card=face, better=better, suit=suit)


def _of_throwing(at: _Played, better: Card) -> Advice:
    face, fed = at.face, at.taker == at.shooter
    stops = face.rank > better.rank and face.suit != better.suit
    mine: dict[str, Fact] = {"seat": at.taker, "card": face}
    kinds: dict[str, Holds] = {
        "fed-moon": fed and at.cost(face) > 0 >= at.cost(better) and mine,
        "threw-stopper": fed and stops and mine,
        "held-queen": better == QUEEN,
        "kept-points": at.cost(better) > max(0, at.cost(face)),
        "kept-above-queen": better.suit == "S" and better > QUEEN and at.queen_out,
        "kept-high": better.rank > face.rank and better.rank >= HIGH,
        "threw": True,
    }
    return at.first(kinds, card=better, suit=better.suit)


def _of_following(at: _Played, better: Card) -> Advice:
    face, lying = at.face, at.cost(*at.lying)
    took, would = at.takes(face), at.takes(better)
    over, cost = took and not would, lying + at.cost(face)
    risked = face.suit == "S" and at.queen_out and face > QUEEN and not at.last
    mine: dict[str, Fact] = {"card": face}
    kinds: dict[str, Holds] = {
        "let-moon-go": at.taker == at.shooter and would and not took and {"seat": at.taker},
        "held-queen": better == QUEEN and not would,
        "took-points": over and cost > 0 and {"count": cost},
        "risked-queen": over and risked and mine,
        "over": over and mine,
        "free-trick": would and not took and lying <= 0,
        "took-low": took and would and better > face and at.last and mine,
        "under-low": not took and not would and better > face and mine,
    }
    return at.first(kinds, card=better, better=better)


def _of_charging(played: Action, best: Action) -> Advice:
    wrong = [face for face in played.cards if face not in best.cards]
    missed = [face for face in best.cards if face not in played.cards]
    kinds: dict[str, Holds] = {
        "charged": bool(wrong) and {"card": wrong[0]},
        "uncharged": bool(missed) and {"card": missed[0]},
    }
    return Advice.first(played, TEXTS, kinds)


class _Passed:
    """Cards that were passed, and what was passed or kept unlike the better pass."""

    def __init__(self, view: HeartsSeatView, played: Action, best: Action) -> None:
        self.view, self.action = view, played
        given, better = Counter(faces_of(played)), Counter(faces_of(best))
        self.wrong = sorted((given - better).elements())
        self.missed = sorted((better - given).elements())
        self.kept = list((Counter(view.hand) - given).elements())
        self.kept_then = list((Counter(view.hand) - better).elements())


def _of_passing(at: _Passed) -> Advice:
    rules, wrong = at.view.terms.rules, at.wrong
    highest = max((one.rank for one in wrong), default=0)
    stoppers = [one for one in wrong if one.suit == "H" and one.rank >= HIGH]
    lows = [one for one in wrong if one.rank <= LOW]
    high = max(at.missed, key=lambda one: one.rank, default=None)
    voids = {one.suit for one in at.kept} - {one.suit for one in at.kept_then}
    kinds: dict[str, Holds] = {
        "passed-stopper": bool(stoppers) and rules.moon != "none" and {"card": stoppers[-1]},
        **(_of_passing_spades(at) if worth(at.view.terms, QUEEN) > 0 else {}),
        "passed-low": bool(lows) and {"card": lows[0]},
        "kept-high": high is not None and high.rank > highest and {"card": high},
        "no-void": bool(voids) and {"suit": min(voids)},
    }
    return Advice.first(at.action, TEXTS, kinds)


def _of_passing_spades(at: _Passed) -> dict[str, Holds]:
    below = [one for one in at.kept if one.suit == "S" and one < QUEEN]
    above = [one for one in at.missed if one.suit == "S" and one > QUEEN]
    guards = [one for one in at.wrong if one.suit == "S" and one < QUEEN]
    queen: dict[str, Fact] = {"card": QUEEN, "count": len(below)}
    return {
        "kept-queen": QUEEN in at.missed and len(below) < GUARDS and queen,
        "passed-queen": QUEEN in at.wrong and len(below) >= GUARDS and queen,
        "kept-above-queen": bool(above) and QUEEN not in at.view.hand and {"card": above[-1]},
        "passed-guard": bool(guards) and QUEEN in at.kept and {"card": guards[0]},
    }
