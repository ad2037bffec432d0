"""The words of the medium player of All Fours before play: begging, giving, bunching, bidding."""

from math import fsum
from typing import Final

from engine.contract.action import Action
from engine.contract.prompt import Prompt
from engine.contract.seats import Seat
from engine.games.all_fours.auction import NO_BID
from engine.games.all_fours.begging import (
    AGAIN,
    AGREE,
    BEG,
    BUNCH,
    CONSENT,
    GIVE,
    OBJECT,
    REFUSE,
    RUN,
    STAND,
    receivers,
)
from engine.games.all_fours.view import AllFoursSeatView
from engine.players.all_fours.knowledge import AllFoursKnowledge
from engine.players.all_fours.promise import Promise, promise

BEG_BELOW: Final = 0.25
"""Eldest begs if the trump is worth less than this beyond what another might be."""
GIFT: Final = 0.8
"""The cost of a point given: a little less than one, as running may turn out as badly."""
RUN_PART: Final = 0.6
"""How much of what the hand is worth in another suit remains when three cards more are dealt."""
BUNCH_BELOW: Final = -0.2
BID_MARGIN: Final = 0.0
"""By how much a hand has to promise more than a bid."""


def _edge(view: AllFoursSeatView, likely: Promise) -> float:
    """Weigh High more if a single point ends the game, as it is counted first (F25)."""
    close = max(view.scores) + 1 >= view.target
    return likely.edge + (2 * likely.first if close else 0)


def said(view: AllFoursSeatView, seat: Seat) -> Action:
    """Say what the likely points of this trump, and of another, speak for."""
    assert view.trump is not None
    rules, others = view.terms.rules, AllFoursKnowledge.of(view, seat).others
    suits = [suit for suit in "CDHS" if suit != view.trump]
    now = _edge(view, promise(rules, view.hand, view.trump, others))
    other = fsum(_edge(view, promise(rules, view.hand, suit, others)) for suit in suits)
    turn_up = fsum(view.terms.turn_points.values()) / 13
    dealers = 1 if view.dealer in view.terms.side(seat) else -1
    run = RUN_PART * other / len(suits) + dealers * turn_up
    if view.stage == "beg":
        return BEG if now < run + BEG_BELOW else STAND
    if view.stage == "answer":
        gives = view.may_give and not _gift_wins(view) and now - GIFT > run
        return GIVE if gives else RUN
    if view.stage == "again":
        return AGAIN if now < run else STAND
    if view.stage == "consent":
        return CONSENT if now < run else REFUSE
    if now >= BUNCH_BELOW:
        return OBJECT
    return BUNCH if seat == view.eldest else AGREE


def _gift_wins(view: AllFoursSeatView) -> bool:
    sides = receivers(view.terms, view.dealer)
    return any(view.scores[side[0]] + 1 >= view.target for side in sides)


def bid(view: AllFoursSeatView, prompt: Prompt, seat: Seat) -> Action:
    """Make the lowest bid that leads, if the best suit promises as much."""
    others = AllFoursKnowledge.of(view, seat).others
    suits = {face.suit for face in view.hand}
    best = max(promise(view.terms.rules, view.hand, suit, others).mine for suit in sorted(suits))
    offered = [action for action in prompt.choices if action != NO_BID]
    if offered and best >= int(offered[0].words[0]) + BID_MARGIN:
        return offered[0]
    return NO_BID
