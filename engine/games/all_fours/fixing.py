"""Fixing the trump: from here on it stands, and everybody looks at the hand dealt (F14)."""

from engine.contract.event import Event
from engine.games.all_fours.discarding import DISCARDING
from engine.games.all_fours.ending import closed
from engine.games.all_fours.looking import looked
from engine.games.all_fours.marking import turned_up
from engine.games.all_fours.part import Moment
from engine.games.all_fours.playing import PLAYING
from engine.games.all_fours.running import surplus


def fixed(now: Moment, told: list[Event]) -> Moment:
    """Fix the trump that was turned up: all look at their hands, and discard if they must."""
    if now.terms.rules.turn_scoring == "final":
        now = turned_up(now, now.dealt.turned[-1], told, counts=True)
        if now.sheet.winner is not None:
            return closed(now, told)
    now = looked(now, told)
    deal = now.dealt
    gone = surplus(now.terms, deal)
    if not any(gone):
        return now.with_deal(deal._replace(phase=PLAYING, turn=deal.leader))
    own = deal.own._replace(discards=tuple(None if count else () for count in gone))
    return now.with_deal(deal._replace(phase=DISCARDING, turn=None, own=own))
