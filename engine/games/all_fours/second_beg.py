"""A second beg: after a run eldest may ask for one more, to which the dealer consents (F9)."""

from typing import Final, Literal

from engine.contract.action import Action
from engine.contract.event import Event
from engine.contract.seats import Seat
from engine.games.all_fours.bunching import bunched_or_fixed
from engine.games.all_fours.ending import closed
from engine.games.all_fours.part import Moment
from engine.games.all_fours.running import run
from engine.games.all_fours.talk import AGAIN, CONSENT, REFUSE, STAND, Talk


class AskingAgain(Talk):
    """Eldest stands with the new trump, or asks for one more run."""

    __slots__ = ()

    @property
    def key(self) -> Literal["again"]:
        return "again"

    def choices(self, game: Moment, seat: Seat) -> tuple[Action, ...]:
        del game, seat
        return (STAND, AGAIN)

    def said(self, now: Moment, seat: Seat, word: str, told: list[Event]) -> Moment:
        del seat
        if word == STAND.verb:
            return bunched_or_fixed(now, told)
        return now.with_deal(now.dealt._replace(phase=CONSENTING, turn=now.dealer))


class Consenting(Talk):
    """The dealer consents to one more run, or refuses it."""

    __slots__ = ()

    @property
    def key(self) -> Literal["consent"]:
        return "consent"

    def choices(self, game: Moment, seat: Seat) -> tuple[Action, ...]:
        del game, seat
        return (REFUSE, CONSENT)

    def said(self, now: Moment, seat: Seat, word: str, told: list[Event]) -> Moment:
        del seat
        return bunched_or_fixed(now, told) if word == REFUSE.verb else after_run(now, told)


ASKING_AGAIN: Final = AskingAgain()
CONSENTING: Final = Consenting()


def after_run(now: Moment, told: list[Event]) -> Moment:
    """Run the cards, and ask what is to be asked after it."""
    ran = run(now, told)
    if ran.deal is None:
        return ran
    if ran.sheet.winner is not None:
        return closed(ran, told)
    if ran.terms.rules.second_beg == "consent":
        eldest = ran.terms.next_to(ran.dealer)
        return ran.with_deal(ran.dealt._replace(phase=ASKING_AGAIN, turn=eldest))
    return bunched_or_fixed(ran, told)
