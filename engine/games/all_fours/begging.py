"""Begging: eldest stands or begs, and the dealer gives one or runs the cards (F6, F7)."""

from typing import Final, Literal

from engine.contract.action import Action
from engine.contract.event import Event
from engine.contract.refusal import IllegalAction, unknown_verb
from engine.contract.seats import Seat
from engine.games.all_fours.ending import closed
from engine.games.all_fours.fixing import fixed
from engine.games.all_fours.marking import marking
from engine.games.all_fours.part import Moment
from engine.games.all_fours.second_beg import after_run
from engine.games.all_fours.sheet import Sheet
from engine.games.all_fours.talk import BEG, GIVE, RUN, STAND, Talk
from engine.games.all_fours.terms import Terms
from engine.games.all_fours.view import Mark


class Begging(Talk):
    """Eldest stands with the trump turned up, or begs for another."""

    __slots__ = ()

    @property
    def key(self) -> Literal["beg"]:
        return "beg"

    def choices(self, game: Moment, seat: Seat) -> tuple[Action, ...]:
        del game, seat
        return (STAND, BEG)

    def said(self, now: Moment, seat: Seat, word: str, told: list[Event]) -> Moment:
        del seat
        if word == STAND.verb:
            return fixed(now, told)
        return now.with_deal(now.dealt._replace(phase=ANSWERING, turn=now.dealer))


class Answering(Talk):
    """The dealer gives one and keeps the trump, or runs the cards."""

    __slots__ = ()

    @property
    def key(self) -> Literal["answer"]:
        return "answer"

    def choices(self, game: Moment, seat: Seat) -> tuple[Action, ...]:
        return (GIVE, RUN) if may_give(game.terms, game.sheet, seat) else (RUN,)

    def unsaid(self, game: Moment, seat: Seat) -> Action:
        return RUN if gift_wins(game.terms, game.sheet, seat) else GIVE

    def refusal(self, game: Moment, action: Action) -> IllegalAction:
        del game
        if action == GIVE:
            return IllegalAction("F26", "gift-wins", "a gift may not win the game")
        return unknown_verb()

    def said(self, now: Moment, seat: Seat, word: str, told: list[Event]) -> Moment:
        del seat
        return _given(now, told) if word == GIVE.verb else after_run(now, told)


BEGGING: Final = Begging()
ANSWERING: Final = Answering()


def _given(now: Moment, told: list[Event]) -> Moment:
    """Mark the gift for each side that gets one (F7, F13); trump stays."""
    eldest = now.terms.next_to(now.dealer)
    sides = receivers(now.terms, now.dealer)
    gifts = [Mark("gift", side, 1, eldest if eldest in side else side[0]) for side in sides]
    given = marking(now, gifts, told)
    return closed(given, told) if given.sheet.winner is not None else fixed(given, told)


def receivers(terms: Terms, dealer: Seat) -> tuple[tuple[Seat, ...], ...]:
    """Return the sides that a gift goes to, eldest's first (F7, F13)."""
    eldest = terms.next_to(dealer)
    order = terms.in_turn(eldest)[:-1] if terms.rules.gift_to == "all_opponents" else (eldest,)
    own = terms.side(dealer)
    return tuple(side for side in dict.fromkeys(map(terms.side, order)) if side != own)


def may_give(terms: Terms, sheet: Sheet, dealer: Seat) -> bool:
    """Whether the dealer may give one: not always if that would win the game (F26)."""
    return terms.rules.gift_may_win or not gift_wins(terms, sheet, dealer)


def gift_wins(terms: Terms, sheet: Sheet, dealer: Seat) -> bool:
    """Whether a gift would bring a side to the target."""
    return any(sheet.totals[side[0]] + 1 >= terms.rules.target for side in receivers(terms, dealer))
