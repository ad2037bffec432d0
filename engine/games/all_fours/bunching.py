"""Bunching: after a run all may agree to throw the hand in (F9, F11)."""

from typing import Final, Literal

from engine.contract.action import Action
from engine.contract.event import Event
from engine.contract.seats import Seat
from engine.games.all_fours.ending import thrown_in
from engine.games.all_fours.fixing import fixed
from engine.games.all_fours.part import Moment
from engine.games.all_fours.talk import AGREE, BUNCH, OBJECT, Talk


class Bunching(Talk):
    """Eldest proposes to bunch, the others in turn agree, or anybody objects."""

    __slots__ = ()

    @property
    def key(self) -> Literal["bunch"]:
        return "bunch"

    def choices(self, game: Moment, seat: Seat) -> tuple[Action, ...]:
        eldest = game.terms.next_to(game.dealer)
        return (OBJECT, BUNCH) if seat == eldest else (OBJECT, AGREE)

    def said(self, now: Moment, seat: Seat, word: str, told: list[Event]) -> Moment:
        if word == OBJECT.verb:
            return fixed(now, told)
        follower = now.terms.next_to(seat)
        if follower == now.terms.next_to(now.dealer):
            # It is eldest again, so all have agreed.
            return thrown_in(now, "bunched", told)
        return now.with_deal(now.dealt._replace(turn=follower))


BUNCHING: Final = Bunching()


def bunched_or_fixed(now: Moment, told: list[Event]) -> Moment:
    """Ask whether to bunch after a run, if so agreed, or go on with the trump."""
    rules = now.terms.rules
    if not rules.bunch or now.terms.seat_count not in rules.bunch_players:
        return fixed(now, told)
    return now.with_deal(now.dealt._replace(phase=BUNCHING, turn=now.terms.next_to(now.dealer)))
