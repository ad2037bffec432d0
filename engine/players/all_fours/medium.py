"""The medium player of All Fours: it weighs what is likely, counts a little and plans nothing."""

from random import Random
from typing import ClassVar, Final

from engine.cards import Card
from engine.contract.action import Action
from engine.contract.prompt import Prompt
from engine.contract.seats import Seat
from engine.games.all_fours.counting import pips
from engine.games.all_fours.playing import CLAIM, COUNT, INQUIRE
from engine.games.all_fours.terms import JACK
from engine.games.all_fours.view import AllFoursSeatView
from engine.players.all_fours.knowledge import AllFoursKnowledge, proven_revokes
from engine.players.all_fours.play import chosen_card
from engine.players.all_fours.talk import bid, said
from engine.players.policy import RandomPlayer, answer

_AT_RANDOM: Final = RandomPlayer()


class AllFoursMedium:
    """Begs with bad trumps, saves and hunts the Jack, takes tens home, bids what it may make.

    It never revokes, claims a revoke that a later card has shown, and asks whether its trump is
    High if its Jack depends on it.
    """

    slow: ClassVar[bool] = False

    def decide(self, view: AllFoursSeatView, rng: Random) -> Action:
        """Decide by rule of thumb; what it has not looked at is answered as the rules name it."""
        prompt, seat = view.open_prompt, view.seat
        if view.stage == "claim":
            return CLAIM if _has_seen_a_revoke(view, seat) else COUNT
        if not view.looking:
            return _AT_RANDOM.decide(view, rng)
        if view.stage == "discard":
            return answer(prompt, _discarded(view, prompt.pick))
        if view.stage == "play":
            return _played(view, prompt, seat)
        return bid(view, prompt, seat) if view.stage == "bid" else said(view, seat)


def _discarded(view: AllFoursSeatView, count: int) -> tuple[Card, ...]:
    """Throw away what is of least use."""
    return tuple(sorted(view.hand, key=lambda face: _use(view, face))[:count])


def _use(view: AllFoursSeatView, face: Card) -> tuple[float, Card]:
    """Judge what to keep: trumps, Jack and the lowest above all, then what makes Game."""
    worth = pips(view.terms.rules, face, view.trump) / 4 + face.rank / 7
    if face.suit == view.trump:
        lowest = min(other for other in view.hand if other.suit == face.suit)
        worth += 10 + 10 * (face in (lowest, Card(face.suit, JACK)))
    return worth, face


def _played(view: AllFoursSeatView, prompt: Prompt, seat: Seat) -> Action:
    if CLAIM in prompt.choices and _has_seen_a_revoke(view, seat):
        return CLAIM
    known = AllFoursKnowledge.of(view, seat)
    face = chosen_card(known)
    asks = view.may_inquire and _wants_to_know(known, face)
    return Action("play", (str(face), INQUIRE)) if asks else Action("play", (str(face),))


def _has_seen_a_revoke(view: AllFoursSeatView, seat: Seat) -> bool:
    """Whether an opponent has shown more revokes than have been found."""
    foes = [other for other in range(view.seat_count) if other not in view.terms.side(seat)]
    proven = proven_revokes(view, foes)
    return any(view.revoked.count(foe) < count for foe, count in proven.items())


def _wants_to_know(known: AllFoursKnowledge, face: Card) -> bool:
    """Whether the answer tells if the own Jack can still be taken (F20)."""
    trump = known.view.trump
    if trump is None or face.suit != trump:
        return False
    jack = Card(trump, JACK)
    return jack in known.view.hand and face > jack and known.higher(face) > 0
