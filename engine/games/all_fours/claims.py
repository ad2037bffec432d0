"""Claims: what a seat of All Fours reckons with when it says how the tricks to come will go."""

from typing import Final

from engine.contract.refusal import IllegalAction
from engine.contract.seats import Seat
from engine.games.all_fours.forced import decided, order_is_known
from engine.games.all_fours.part import Moment
from engine.games.all_fours.play import lawful
from engine.tricks.claiming import Outlook
from engine.tricks.manner import Claiming
from engine.tricks.reckoning import reckoned


def _must_be_possible(now: Moment, seat: Seat) -> None:
    del seat
    if now.terms.rules.revoke != "enforce":
        # A seat that may revoke need not follow, and a revoke may still be claimed (F28).
        raise IllegalAction("claim", "claim-revokes", "others may revoke")
    if now.dealt.trump is None:
        raise IllegalAction("claim", "claim-unmade", "trumps are not made yet")
    if not order_is_known(now.terms, now.sheet):
        raise IllegalAction("claim", "claim-unmarked", "High and Low are still to be marked")


def _outlook(now: Moment, seat: Seat) -> Outlook:
    return reckoned(now, seat, legal=lawful, seen=now.dealt.own.discards[seat] or ())


CLAIMING: Final = Claiming(outlook=_outlook, must_be_possible=_must_be_possible, decided=decided)
