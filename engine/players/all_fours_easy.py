"""The easy player of All Fours: a sensible beginner who counts a little and plans nothing."""

from random import Random
from typing import Final

from engine.cards import Card
from engine.contract.action import Action
from engine.contract.prompt import Prompt
from engine.contract.seats import Seat
from engine.contract.view import View
from engine.games.all_fours import begging
from engine.games.all_fours.auction import NO_BID
from engine.games.all_fours.counting import pips
from engine.games.all_fours.game import CLAIM, COUNT, INQUIRE
from engine.games.all_fours.terms import HAND, JACK, PACKET
from engine.games.all_fours.view import AllFoursView
from engine.players.all_fours_play import chosen_card
from engine.players.all_fours_promise import Others, Promise, promise
from engine.players.all_fours_sight import Sight, proven_revokes
from engine.players.answers import answer
from engine.players.random_player import RandomPlayer

BEG_BELOW: Final = 0.25
"""Eldest begs where the trump is worth less than this beyond what another might be."""
GIFT: Final = 0.8
"""What a point given costs: a little less than one, as running may turn out as badly."""
RUN_PART: Final = 0.6
"""How much of what the hand is worth in another suit remains when three cards more are dealt."""
BUNCH_BELOW: Final = -0.2
BID_MARGIN: Final = 0.0
"""By how much a hand has to promise more than a bid."""

_AT_RANDOM: Final = RandomPlayer()


class AllFoursEasy:
    """Begs with bad trumps, saves and hunts the Jack, takes tens home, bids what it may make.

    It never revokes, claims a revoke that a later card has shown, and asks whether its trump is
    High where its Jack depends on it.
    """

    def decide(self, view: View, rng: Random) -> Action:
        """Decide by rule of thumb; what it has not looked at is answered as the rules name it."""
        prompt = view.prompt
        if prompt is None or not isinstance(view, AllFoursView) or view.seat is None:
            return _AT_RANDOM.decide(view, rng)
        if view.stage == "play":
            return _played(view, prompt, view.seat)
        if view.stage == "claim":
            return CLAIM if _has_seen_a_revoke(view, view.seat) else COUNT
        if not view.hand:
            return _AT_RANDOM.decide(view, rng)
        if view.stage == "discard":
            return answer(prompt, _discarded(view, prompt.pick))
        if view.stage == "bid":
            return _bid(view, prompt, view.seat)
        return _said(view, view.seat)


def _others(view: AllFoursView, seat: Seat) -> Others:
    """Return what is unseen and where: cards that were thrown away count as still there.

    Nobody throws a trump away, so it is the cards dealt that tell how likely one is held.
    """
    unseen = Sight.of(view, seat).unseen
    mates = view.terms.side(seat)
    dealt = HAND + PACKET * view.runs
    beside = dealt * (len(mates) - 1)
    against = dealt * (view.seat_count - len(mates))
    return Others(unseen, against / len(unseen), beside / len(unseen))


def _edge(view: AllFoursView, likely: Promise) -> float:
    """Weigh High more where a single point ends the game, as it is counted first (F25)."""
    close = max(view.scores) + 1 >= view.target
    return likely.edge + (2 * likely.first if close else 0)


def _said(view: AllFoursView, seat: Seat) -> Action:
    assert view.trump is not None
    rules, others = view.terms.rules, _others(view, seat)
    suits = [suit for suit in "CDHS" if suit != view.trump]
    now = _edge(view, promise(rules, view.hand, view.trump, others))
    other = sum(_edge(view, promise(rules, view.hand, suit, others)) for suit in suits)
    turn_up = sum(view.terms.turn_points.values()) / 13
    dealers = 1 if view.dealer in view.terms.side(seat) else -1
    run = RUN_PART * other / len(suits) + dealers * turn_up
    if view.stage == "beg":
        return begging.BEG if now < run + BEG_BELOW else begging.STAND
    if view.stage == "answer":
        gives = view.may_give and not _gift_wins(view) and now - GIFT > run
        return begging.GIVE if gives else begging.RUN
    if view.stage == "again":
        return begging.AGAIN if now < run else begging.STAND
    if view.stage == "consent":
        return begging.CONSENT if now < run else begging.REFUSE
    if now >= BUNCH_BELOW:
        return begging.OBJECT
    return begging.BUNCH if seat == view.eldest else begging.AGREE


def _gift_wins(view: AllFoursView) -> bool:
    sides = begging.receivers(view.terms, view.dealer)
    return any(view.scores[side[0]] + 1 >= view.target for side in sides)


def _bid(view: AllFoursView, prompt: Prompt, seat: Seat) -> Action:
    """Bid as little as leads, where the best suit promises as much."""
    others = _others(view, seat)
    suits = {face.suit for face in view.hand}
    best = max(promise(view.terms.rules, view.hand, suit, others).mine for suit in sorted(suits))
    offered = [action for action in prompt.choices if action != NO_BID]
    if offered and best >= int(offered[0].words[0]) + BID_MARGIN:
        return offered[0]
    return NO_BID


def _discarded(view: AllFoursView, count: int) -> tuple[Card, ...]:
    """Throw away what is of least use."""
    return tuple(sorted(view.hand, key=lambda face: _use(view, face))[:count])


def _use(view: AllFoursView, face: Card) -> tuple[float, Card]:
    """Judge what to keep: trumps, Jack and the lowest above all, then what makes Game."""
    worth = pips(view.terms.rules, face, view.trump) / 4 + face.rank / 7
    if face.suit == view.trump:
        lowest = min(other for other in view.hand if other.suit == face.suit)
        worth += 10 + 10 * (face in (lowest, Card(face.suit, JACK)))
    return worth, face


def _played(view: AllFoursView, prompt: Prompt, seat: Seat) -> Action:
    if CLAIM in prompt.choices and _has_seen_a_revoke(view, seat):
        return CLAIM
    sight = Sight.of(view, seat)
    face = chosen_card(sight, _others(view, seat))
    asks = view.may_inquire and _wants_to_know(sight, face)
    return Action("play", (str(face), INQUIRE)) if asks else Action("play", (str(face),))


def _has_seen_a_revoke(view: AllFoursView, seat: Seat) -> bool:
    """Whether an opponent has shown more revokes than have been found."""
    foes = [other for other in range(view.seat_count) if other not in view.terms.side(seat)]
    proven = proven_revokes(view, foes)
    return any(view.revoked.count(foe) < count for foe, count in proven.items())


def _wants_to_know(sight: Sight, face: Card) -> bool:
    """Whether the answer tells if the own Jack can still be taken (F20)."""
    trump = sight.view.trump
    if trump is None or face.suit != trump:
        return False
    jack = Card(trump, JACK)
    return jack in sight.view.hand and face > jack and sight.higher(face) > 0
