"""Why a move of All Fours is good, and what kind of mistake one was, as its player sees it."""

from collections.abc import Sequence
from typing import ClassVar, Final

from engine.cards import Card
from engine.contract.action import Action
from engine.games.all_fours.auction import NO_BID
from engine.games.all_fours.counting import game_pips, peg
from engine.games.all_fours.playing import CLAIM, COUNT
from engine.games.all_fours.terms import JACK, is_jack
from engine.games.all_fours.view import AllFoursSeatView
from engine.players.advice import Advice, Fact, Holds
from engine.players.all_fours.knowledge import AllFoursKnowledge, proven_revokes
from engine.players.all_fours.promise import promise
from engine.players.trick_move import TrickMove
from engine.tricks.pips import TEN

TEXTS: Final = "af-"
KEEPS: Final = frozenset({"stand", "give", "refuse", "object"})
"""The words of a player who likes the trump."""
CHANGES: Final = frozenset({"beg", "run", "again", "consent", "bunch", "agree"})
"""The words of a player who wants another."""
REDEALS: Final = frozenset({"bunch", "agree"})
"""Those that change trumps also where running the cards does not (D9)."""
FEW: Final = 2
LOW: Final = 10
"""Trumps up to this rank are called low."""


class Move(TrickMove[AllFoursSeatView]):
    """A card that may be played, and what counts in the trick that it goes to."""

    texts: ClassVar = TEXTS

    def __init__(self, view: AllFoursSeatView, action: Action) -> None:
        super().__init__(view, action)
        self.trump = view.trump or ""
        self.is_trump = self.face.suit == self.trump
        self.is_jack = is_jack(self.face, self.trump)
        self.wins = self.takes(self.face)
        self.pips, self.pegs = self.pips_of(self.face), self.pegs_of(self.face)
        self.all_pips = self.pips + sum(map(self.pips_of, self.lying))
        """The pips in the trick with this card, and in the next line the points pegged in it."""
        self.all_pegs = self.pegs + sum(map(self.pegs_of, self.lying))
        jacks = [play.seat for play in view.trick if is_jack(play.card, self.trump)]
        self.own_jack, self.their_jack = (
            any((seat in view.terms.side(view.seat)) is own for seat in jacks)
            for own in (True, False)
        )

    def pips_of(self, face: Card) -> int:
        return game_pips(self.view.terms.rules, face, self.trump)

    def pegs_of(self, face: Card) -> int:
        return peg(self.view.terms.rules, face, self.trump)


def all_fours_reason(view: AllFoursSeatView, action: Action) -> Advice:
    """Return `action` with the first reason that holds, if any is known."""
    if view.stage == "play" and action.verb == "play":
        return _of_playing(Move(view, action))
    if action in (CLAIM, COUNT):
        return _of_revokes(view, action)
    if action.verb == "bid":
        return _of_bidding(view, action)
    if action.verb == "discard":
        plain = view.trump is not None and not _of_suit(action.cards, view.trump)
        return Advice.first(action, TEXTS, {"discard-plain": plain}, **_of_trumps(view))
    return _of_talk(view, action)


def _changes(view: AllFoursSeatView, action: Action) -> bool:
    """Whether whoever says this wants another trump."""
    return action.verb in (CHANGES if view.terms.rules.run_new_trump else REDEALS)


def _of_suit(faces: Sequence[Card], suit: str | None) -> tuple[Card, ...]:
    return tuple(sorted((face for face in faces if face.suit == suit), reverse=True))


def _of_trumps(view: AllFoursSeatView) -> dict[str, Fact]:
    """Return what there is to tell of the trumps in the hand."""
    trumps = _of_suit(view.hand, view.trump)
    return {"suit": view.trump, "count": len(trumps), "cards": trumps} if view.trump else {}


def _of_talk(view: AllFoursSeatView, action: Action) -> Advice:
    trumps = _of_suit(view.hand, view.trump) if view.looking else ()
    changes = view.trump is not None and view.looking and _changes(view, action)
    reasons: dict[str, Holds] = {
        "gift-wins": len(view.open_prompt.choices) == 1 and not view.may_give,
        "strong": action.verb in KEEPS and bool(trumps),
        "weak": changes and len(trumps) <= FEW,
        "low": changes and bool(trumps) and trumps[0].rank <= LOW and {"card": trumps[0]},
    }
    return Advice.first(action, TEXTS, reasons, **_of_trumps(view))


def _of_bidding(view: AllFoursSeatView, action: Action) -> Advice:
    others, rules = AllFoursKnowledge.of(view, view.seat).others, view.terms.rules
    suits = sorted({face.suit for face in view.hand})
    if not suits:
        return Advice(action)
    best = max(suits, key=lambda suit: promise(rules, view.hand, suit, others).mine)
    reasons: dict[str, Holds] = {"bid-pass": action == NO_BID, "bid": True}
    return Advice.first(action, TEXTS, reasons, suit=best, cards=_of_suit(view.hand, best))


def _of_revokes(view: AllFoursSeatView, action: Action) -> Advice:
    foes = [other for other in range(view.seat_count) if other not in view.terms.side(view.seat)]
    proven = proven_revokes(view, foes)
    shown = [foe for foe, count in proven.items() if view.revoked.count(foe) < count]
    reasons: dict[str, Holds] = {
        "claim": action == CLAIM and bool(shown) and {"seat": shown[0]},
        "count": action == COUNT and not shown,
    }
    return Advice.first(action, TEXTS, reasons)


def _of_playing(at: Move) -> Advice:
    view, suit = at.view, at.face.suit
    if len(view.lawful) == 1:
        return at.first({"only-lawful": len(set(view.open_prompt.cards)) > 1, "only": True})
    if view.trump is None:
        return at.first({"pitch": True}, suit=suit, cards=_of_suit(view.hand, suit))
    if at.best is None:
        return _of_leading(at)
    if not at.wins:
        return _of_losing(at)
    return (_of_overtaking if at.friendly else _of_taking)(at, at.best)


def _of_leading(at: Move) -> Advice:
    known = AllFoursKnowledge.of(at.view, at.view.seat)
    face, jack, top = at.face, Card(at.trump, JACK), not known.higher(at.face)
    hunts = face > jack and jack in known.unseen and at.view.terms.rules.four_points
    reasons: dict[str, Holds] = {
        "lead-hunts": top and at.is_trump and hunts,
        "lead-top-trump": top and at.is_trump,
        "lead-top": top,
        "lead-cheap": not at.pips and not at.is_jack,
        "lead-keeps-trumps": not at.is_trump and bool(_of_suit(at.view.hand, at.trump)),
    }
    return at.first(reasons, suit=face.suit)


def _of_taking(at: Move, best: Card) -> Advice:
    """The card takes the trick as it lies."""
    reasons: dict[str, Holds] = {
        "takes-pegs": at.last and at.all_pegs > 0 and {"count": at.all_pegs},
        "for-pegs": at.all_pegs > 0 and {"count": at.all_pegs},
        "saves-jack": at.own_jack and at.last,
        "over-for-jack": at.own_jack,
        "takes-jack": at.their_jack and at.last,
        "over-jack": at.their_jack,
        "jack-safe": at.last and at.is_jack,
        "takes-pips": at.last and at.all_pips > 0 and {"count": at.all_pips},
        "trumps": at.is_trump and best.suit != at.trump,
        "over": True,
    }
    return at.first(reasons, suit=at.lying[0].suit, over=best)


def _of_overtaking(at: Move, best: Card) -> Advice:
    """The card takes the trick from the seat's partner."""
    known = AllFoursKnowledge.of(at.view, at.view.seat)
    beat, before = (known.beating(one, at.trump) for one in (at.face, best))
    reasons: dict[str, Holds] = {
        "jack-safe": at.last and at.is_jack,
        "partner-pips": at.last and at.pips > 0 and {"count": at.pips},
        "partner-lead": at.last,
        "partner-safer": beat < before and {"count": beat},
        "over-partner": True,
    }
    return at.first(reasons, over=best)


def _of_losing(at: Move) -> Advice:
    """Another card has the trick as it lies."""
    cheap = not at.is_jack and not at.pegs
    reasons: dict[str, Holds] = {
        "for-partner": at.friendly and at.pips > 0,
        "partner-has": at.friendly,
        "gives-little": cheap and at.pips == min(map(at.pips_of, at.view.lawful)),
    }
    return at.first(reasons, seat=at.taker, count=at.pips)


# Mistakes ----------------------------------------------------------------------------------------


def all_fours_mistake(view: AllFoursSeatView, played: Action, best: Action) -> Advice:
    """Return `played` with the kind of mistake it was, beside what was best; None if unknown."""
    if played.verb == best.verb == "bid":
        return _of_wrong_bid(played, best)
    if played.verb == best.verb == "discard":
        trumps = _of_suit(played.cards, view.trump)
        wrong: dict[str, Holds] = {"discarded-trump": bool(trumps) and {"card": trumps[0]}}
        return Advice.first(played, TEXTS, wrong)
    if not (view.stage == "play" and played.verb == best.verb == "play"):
        return _of_wrong_talk(view, played, best)
    at, better = Move(view, played), Move(view, best)
    if view.trump is None:
        return at.first({"pitched": True}, suit=at.face.suit, better=better.face)
    return (_of_wrong_lead if at.best is None else _of_wrong_card)(at, better)


def _of_wrong_talk(view: AllFoursSeatView, played: Action, best: Action) -> Advice:
    kept = played.verb in KEEPS and _changes(view, best)
    kinds: dict[str, Holds] = {
        # So it is also where trumps stay (D9): the words say nothing of them.
        "ran": (played.verb, best.verb) == ("run", "give"),
        "gave": kept and played.verb == "give",
        "stood": kept,
        "begged": _changes(view, played) and best.verb in KEEPS,
    }
    return Advice.first(played, TEXTS, kinds if view.trump else {}, **_of_trumps(view))


def _of_wrong_bid(played: Action, best: Action) -> Advice:
    said, wanted = (0 if bid == NO_BID else int(bid.words[0]) for bid in (played, best))
    kinds: dict[str, Holds] = {
        "no-bid": not said,
        "bid": not wanted,
        "bid-high": said > wanted,
        "bid-low": True,
    }
    return Advice.first(played, TEXTS, kinds, count=wanted)


def _of_wrong_lead(at: Move, better: Move) -> Advice:
    face, best, jack = at.face, better.face, Card(at.trump, JACK)
    hidden = jack not in {play.card for play in at.view.seen} | set(at.view.hand)
    kept = better.is_trump and not at.is_trump and {"card": best}
    kinds: dict[str, Holds] = {
        "led-pegs": at.pegs > better.pegs and {"count": at.pegs},
        "led-jack": at.is_jack,
        "no-hunt": best > jack and hidden and kept,
        "led-ten": face.rank == TEN and not at.is_trump,
        "led-trump": at.is_trump and not better.is_trump,
        "led-dear": at.pips > better.pips,
        "kept-trump": kept,
    }
    return at.first(kinds, card=face, count=at.pips)


def _of_wrong_card(at: Move, better: Move) -> Advice:
    friendly, best = at.friendly, better.face
    left, foe = better.wins and not at.wins, not at.friendly
    higher = at.face.suit == best.suit and at.face > best
    dearer: dict[str, Fact] = {"card": best, "count": better.all_pips}
    pegged: dict[str, Fact] = {"card": best, "count": better.all_pegs}
    kinds: dict[str, Holds] = {
        "left-jack": left and at.own_jack and {"card": best},
        "missed-jack": left and at.their_jack and {"card": best},
        "kept-jack": better.is_jack and better.wins and at.last and {"card": best},
        "risked-jack": at.is_jack,
        "over-partner": friendly and at.wins and not better.wins,
        "kept-pips": friendly and better.pips > at.pips and {"card": best, "count": better.pips},
        "left-pegs": foe and left and better.all_pegs > 0 and pegged,
        "gave-pegs": foe and not at.wins and at.pegs > better.pegs and {"count": at.pegs},
        "left-pips": foe and left and better.all_pips > 0 and dearer,
        "wasted-trump": foe and at.wins and not better.wins and at.is_trump,
        "too-high": foe and at.wins and better.wins and higher and {"better": best},
        "gave-pips": foe and not at.wins and at.pips > better.pips,
    }
    return at.first(kinds, card=at.face, count=at.pips)
