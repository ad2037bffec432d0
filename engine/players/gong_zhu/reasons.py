"""Why a move of Gong Zhu is good, and what kind of mistake one was, read from its player's view."""

from typing import ClassVar, Final

from engine.cards import Card, card
from engine.contract.action import Action
from engine.games.gong_zhu.game import GongZhuSeatView
from engine.games.gong_zhu.rules import ACE, HEARTS, PIG, SCORING, SHEEP, TRANSFORMER
from engine.games.gong_zhu.scoring import worth
from engine.players.advice import Advice, Holds
from engine.players.trick_move import TrickMove
from engine.tricks.showing import VERB as SHOW

TEXTS: Final = "gong_zhu-"
HIGH: Final = 11
"""From this rank on a card is called high."""


class Move(TrickMove[GongZhuSeatView]):
    """A card that may be played, and what is known of pig and hearts."""

    texts: ClassVar = TEXTS

    def __init__(self, view: GongZhuSeatView, action: Action) -> None:
        super().__init__(view, action)
        played = {play.card for row in view.rows for play in row}
        self.out = {*view.terms.deck} - {*view.hand} - played
        """The cards that others hold."""
        self.shown = {face for faces in view.shown for face in faces}
        hands = view.terms.by_hand(view.captured)
        self.taken = {seat: own for hand, own in hands.items() for seat in hand}
        """The scoring cards that each seat has, with a partner whose cards are counted too."""
        hunters = view.terms.hunters(view.captured)
        self.hunts = view.seat in hunters
        """Whether the seat's hand alone has hearts, and many of them."""
        self.feared = () if {*hunters} & {*view.terms.side(view.seat)} else hunters
        """The foes of whom that is true."""

    def costs(self, *faces: Card) -> int:
        """Return what cards cost whoever takes them, the transformer aside."""
        return -worth(self.view.terms, {*faces} - {TRANSFORMER}, self.shown)

    def higher(self, face: Card) -> int:
        """Return how many cards are out that beat a card of its suit."""
        return sum(other.suit == face.suit and other > face for other in self.out)

    def may_catch(self, face: Card) -> bool:
        """Whether a card may yet have to take the pig."""
        return face.suit == "S" and face > PIG and PIG in self.out


def gong_zhu_reason(view: GongZhuSeatView, action: Action) -> Advice:
    """Return `action` with the first reason that holds, if any is known."""
    if action.verb == SHOW:
        return _of_showing(view, action)
    if action.verb != "play":
        return Advice(action)
    at = Move(view, action)
    if len(view.open_prompt.cards) == 1:
        return at.first({"only": True})
    if at.best is None:
        return _of_leading(at)
    if at.face.suit != at.best.suit:
        return _of_throwing(at)
    return _of_going_over(at, at.best) if at.takes(at.face) else _of_staying_under(at, at.best)


def _of_showing(view: GongZhuSeatView, action: Action) -> Advice:
    faces = action.cards
    above = sum(face.suit == SHEEP.suit and face > SHEEP for face in view.hand)
    below = sum(face.suit == PIG.suit and face < PIG for face in view.hand)
    reasons: dict[str, Holds] = {
        "show-none": not faces,
        "show-sheep": SHEEP in faces and {"card": SHEEP, "count": above},
        "show-pig": PIG in faces and {"card": PIG, "count": below},
        "show-hearts": ACE in faces,
        "show": True,
    }
    return Advice.first(action, TEXTS, reasons, cards=faces)


def _of_leading(at: Move) -> Advice:
    face, higher = at.face, at.higher(at.face)
    best = max(one for one in at.view.hand if one.suit == face.suit)
    reasons: dict[str, Holds] = {
        "lead-flush": face.suit == "S" and PIG in at.out and best < PIG,
        "lead-sheep": face == SHEEP and not higher,
        "lead-hearts": not higher and at.hunts,
        "lead-lowest": 0 < higher == sum(one.suit == face.suit for one in at.out),
        "lead-last": at.lone,
        "lead-beaten": higher > 0,
        "lead-highest": True,
    }
    return at.first(reasons, card=face, suit=face.suit, count=higher)


def _given(at: Move) -> dict[str, Holds]:
    """Return what is good about what goes to whoever has the trick."""
    face, cost, foe = at.face, at.costs(at.face), not at.friendly
    multiplied = at.costs(*at.taken[at.taker], *at.lying) > 0
    return {
        "give-partner": at.friendly and cost < 0,
        "give-pig": foe and face == PIG,
        "give-transformer": foe and face == TRANSFORMER and multiplied,
        "give-points": foe and cost > 0 and {"count": cost},
    }


def _of_staying_under(at: Move, best: Card) -> Advice:
    falls = best.suit == "S" and PIG in at.out and not at.last
    cost = at.costs(*at.lying)
    reasons: dict[str, Holds] = {
        **_given(at),
        "under-partner": at.friendly,
        "under-pig": PIG in at.lying or falls,
        "under-points": cost > 0 and {"count": cost},
        "under": True,
    }
    return at.first(reasons, card=at.face, seat=at.taker, over=best)


def _of_going_over(at: Move, best: Card) -> Advice:
    face, legal, trick = at.face, at.view.open_prompt.cards, {*at.lying, at.face}
    must, free, hearts = all(map(at.takes, legal)), not trick & SCORING, bool(trick & HEARTS)
    cheap = SHEEP in trick and at.costs(*trick) < 0
    fresh = all(trick.plays[0].card.suit != face.suit for trick in at.view.tricks)
    reasons: dict[str, Holds] = {
        "take-sheep": cheap and (at.last or not at.higher(face)) and {"card": SHEEP},
        "take-hearts": hearts and at.hunts,
        "take-stops": hearts and bool(at.feared) and {"seat": at.feared[0]},
        "free-high": at.last and free and face == max(legal),
        "free": at.last and free,
        "over-partner": at.friendly,
        "must-high": must and at.last and face == max(legal),
        "must-low": must and not at.last and face == min(legal),
        "must": must,
        "fresh": free and fresh,
    }
    return at.first(reasons, suit=face.suit, over=best)


def _of_throwing(at: Move) -> Advice:
    face, led = at.face, at.lying[0].suit
    keeps = face not in HEARTS and not HEARTS.isdisjoint(at.view.hand)
    reasons: dict[str, Holds] = {
        "throw-no-heart": keeps and at.taker in at.feared,
        **_given(at),
        "throw-above-pig": at.may_catch(face),
        "throw-last": at.lone and {"suit": face.suit},
        "throw-high": face.rank >= HIGH,
        "throw": True,
    }
    return at.first(reasons, card=face, seat=at.taker, suit=led)


# Mistakes ----------------------------------------------------------------------------------------


def gong_zhu_mistake(view: GongZhuSeatView, played: Action, best: Action) -> Advice:
    """Return `played` with the kind of mistake it was, beside what was best; None if unknown."""
    if played.verb == best.verb == SHOW:
        return _of_wrong_showing(played, best)
    if not played.verb == best.verb == "play":
        return Advice(played)
    at, better = Move(view, played), card(best.words[0])
    if at.best is None:
        return _of_wrong_lead(at, better)
    return (_of_wrong_throw if at.face.suit != at.lying[0].suit else _of_wrong_card)(at, better)


def _of_wrong_showing(played: Action, best: Action) -> Advice:
    wrong = [face for face in played.cards if face not in best.cards]
    missed = [face for face in best.cards if face not in played.cards]
    kinds: dict[str, Holds] = {
        "showed": bool(wrong) and {"card": wrong[0]},
        "hid": bool(missed) and {"card": missed[0]},
    }
    return Advice.first(played, TEXTS, kinds)


def _of_wrong_lead(at: Move, better: Card) -> Advice:
    face, higher = at.face, at.higher(at.face)
    flushes = better.suit == "S" and better < PIG and PIG in at.out
    kinds: dict[str, Holds] = {
        "led-pig": face == PIG,
        "led-above-pig": at.may_catch(face),
        "led-scoring": face in (SHEEP, TRANSFORMER) and higher > 0,
        "no-spade": flushes and face.suit != "S",
        "led-high": face.rank >= HIGH and not higher,
        "led-low": face.suit == better.suit and face < better,
    }
    return at.first(kinds, card=face, better=better)


def _of_wrong_throw(at: Move, better: Card) -> Advice:
    face = at.face
    fed = face in HEARTS and better not in HEARTS
    kinds: dict[str, Holds] = {
        "gave-sheep": face == SHEEP and not at.friendly and {"card": face},
        "fed-hearts": at.taker in at.feared and fed and {"card": face},
        "held": better in (PIG, TRANSFORMER),
        "kept-points": at.costs(better) > max(0, at.costs(face)),
        "kept-above-pig": at.may_catch(better),
        "kept-high": better.rank > face.rank and better.rank >= HIGH,
        "threw": True,
    }
    return at.first(kinds, card=better, seat=at.taker, suit=better.suit)


def _of_wrong_card(at: Move, better: Card) -> Advice:
    face, trick = at.face, {*at.lying, at.face}
    took, would = at.takes(face), at.takes(better)
    ducked, over, cost = would and not took, took and not would, at.costs(*trick)
    multiplied = TRANSFORMER in trick and at.costs(*at.taken[at.view.seat], *trick) > 0
    risked = at.may_catch(face) and not at.last
    mine: dict[str, Card] = {"card": face}
    kinds: dict[str, Holds] = {
        "gave-sheep": ducked and face == SHEEP and not at.friendly and mine,
        "ducked-sheep": ducked and SHEEP in {*at.lying, better},
        "let-hearts-go": ducked and at.taker in at.feared,
        "free-trick": ducked and at.costs(*at.lying) <= 0,
        "took-pig": over and PIG in trick,
        "took-transformer": over and multiplied and {"card": TRANSFORMER},
        "took-points": over and cost > 0 and {"count": cost},
        "risked-pig": over and risked and mine,
        "over": over and mine,
        "held": better in (PIG, TRANSFORMER) and not would,
        "took-low": took and would and better > face and at.last and mine,
        "under-low": not took and not would and better > face and mine,
    }
    return at.first(kinds, card=better, seat=at.taker, better=better)
