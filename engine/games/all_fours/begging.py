"""Begging: the beg and its answers, the second one, the bunch, and what may be said of hands."""

from abc import abstractmethod
from typing import Final, Literal

from engine.contract.action import Action
from engine.contract.event import Event
from engine.contract.game import Step
from engine.contract.refusal import IllegalAction, unknown_verb
from engine.contract.seats import Seat
from engine.games.all_fours.deal import GameMoment, Sheet, with_part
from engine.games.all_fours.ending import closed, marking, thrown_in
from engine.games.all_fours.running import fixed, run
from engine.games.all_fours.terms import Terms
from engine.games.all_fours.view import Mark, Said, Stage
from engine.tricks.choosing import Choosing

STAND: Final = Action("stand")
BEG: Final = Action("beg")
GIVE: Final = Action("give")
RUN: Final = Action("run")
AGAIN: Final = Action("again")
CONSENT: Final = Action("consent")
REFUSE: Final = Action("refuse")
BUNCH: Final = Action("bunch")
AGREE: Final = Action("agree")
OBJECT: Final = Action("object")


class Talk(Choosing[GameMoment]):
    """The seat in turn says something aloud."""

    __slots__ = ()

    @property
    @abstractmethod
    def key(self) -> Stage: ...

    @abstractmethod
    def said(self, now: GameMoment, seat: Seat, word: str, events: list[Event]) -> GameMoment:
        """Go on from a word that may be said."""

    def chosen(
        self, game: GameMoment, seat: Seat, action: Action, events: list[Event]
    ) -> GameMoment:
        part = game.dealt.own
        events.append(Event("word-said", seat, (action.verb,)))
        heard = with_part(game, part._replace(talk=(*part.talk, Said(seat, action.verb))))
        return self.said(heard, seat, action.verb, events)


class Bunching(Talk):
    """Eldest proposes to bunch, the others in turn agree, or anybody objects."""

    __slots__ = ()

    @property
    def key(self) -> Literal["bunch"]:
        return "bunch"

    def choices(self, game: GameMoment, seat: Seat) -> tuple[Action, ...]:
        eldest = game.terms.next_to(game.dealer)
        return (OBJECT, BUNCH) if seat == eldest else (OBJECT, AGREE)

    def said(self, now: GameMoment, seat: Seat, word: str, events: list[Event]) -> GameMoment:
        if word == OBJECT.verb:
            return fixed(now, events)
        follower = now.terms.next_to(seat)
        if follower == now.terms.next_to(now.dealer):
            # It is eldest again, so all have agreed.
            return thrown_in(now, "bunched", events)
        return now.with_deal(now.dealt._replace(turn=follower))


BUNCHING: Final = Bunching()


def bunched_or_fixed(now: GameMoment, events: list[Event]) -> GameMoment:
    """Ask whether to bunch after a run, if so agreed, or go on with the trump."""
    rules = now.terms.rules
    if not rules.bunch or now.terms.seat_count not in rules.bunch_players:
        return fixed(now, events)
    return now.with_deal(now.dealt._replace(phase=BUNCHING, turn=now.terms.next_to(now.dealer)))


class AskingAgain(Talk):
    """Eldest stands with the new trump, or asks for one more run."""

    __slots__ = ()

    @property
    def key(self) -> Literal["again"]:
        return "again"

    def choices(self, game: GameMoment, seat: Seat) -> tuple[Action, ...]:
        del game, seat
        return (STAND, AGAIN)

    def take(self, game: GameMoment, seat: Seat, action: Action) -> Step:
        """Take a word; a second beg may be said in full."""
        return super().take(game, seat, AGAIN if action == Action("beg_again") else action)

    def said(self, now: GameMoment, seat: Seat, word: str, events: list[Event]) -> GameMoment:
        del seat
        if word == STAND.verb:
            return bunched_or_fixed(now, events)
        return now.with_deal(now.dealt._replace(phase=CONSENTING, turn=now.dealer))


class Consenting(Talk):
    """The dealer consents to one more run, or refuses it."""

    __slots__ = ()

    @property
    def key(self) -> Literal["consent"]:
        return "consent"

    def choices(self, game: GameMoment, seat: Seat) -> tuple[Action, ...]:
        del game, seat
        return (REFUSE, CONSENT)

    def said(self, now: GameMoment, seat: Seat, word: str, events: list[Event]) -> GameMoment:
        del seat
        return bunched_or_fixed(now, events) if word == REFUSE.verb else after_run(now, events)


ASKING_AGAIN: Final = AskingAgain()
CONSENTING: Final = Consenting()


def after_run(now: GameMoment, events: list[Event]) -> GameMoment:
    """Run the cards, and ask what is to be asked after it."""
    ran = run(now, events)
    if ran.deal is None:
        return ran
    if ran.sheet.winner is not None:
        return closed(ran, events)
    if ran.terms.rules.second_beg == "consent":
        eldest = ran.terms.next_to(ran.dealer)
        return ran.with_deal(ran.dealt._replace(phase=ASKING_AGAIN, turn=eldest))
    return bunched_or_fixed(ran, events)


class Begging(Talk):
    """Eldest stands with the trump turned up, or begs for another."""

    __slots__ = ()

    @property
    def key(self) -> Literal["beg"]:
        return "beg"

    def choices(self, game: GameMoment, seat: Seat) -> tuple[Action, ...]:
        del game, seat
        return (STAND, BEG)

    def said(self, now: GameMoment, seat: Seat, word: str, events: list[Event]) -> GameMoment:
        del seat
        if word == STAND.verb:
            return fixed(now, events)
        return now.with_deal(now.dealt._replace(phase=ANSWERING, turn=now.dealer))


class Answering(Talk):
    """The dealer gives one and keeps the trump, or runs the cards."""

    __slots__ = ()

    @property
    def key(self) -> Literal["answer"]:
        return "answer"

    def choices(self, game: GameMoment, seat: Seat) -> tuple[Action, ...]:
        return (GIVE, RUN) if may_give(game.terms, game.sheet, seat) else (RUN,)

    def unsaid(self, game: GameMoment, seat: Seat) -> Action:
        return RUN if gift_wins(game.terms, game.sheet, seat) else GIVE

    def refusal(self, game: GameMoment, action: Action) -> IllegalAction:
        del game
        if action == GIVE:
            return IllegalAction("F26", "gift-wins", "a gift may not win the game")
        return unknown_verb()

    def said(self, now: GameMoment, seat: Seat, word: str, events: list[Event]) -> GameMoment:
        del seat
        return _given(now, events) if word == GIVE.verb else after_run(now, events)


BEGGING: Final = Begging()
ANSWERING: Final = Answering()


def _given(now: GameMoment, events: list[Event]) -> GameMoment:
    """Mark the gift for each side that gets one (F7, F13); trump stays."""
    eldest = now.terms.next_to(now.dealer)
    sides = receivers(now.terms, now.dealer)
    gifts = [Mark("gift", side, 1, eldest if eldest in side else side[0]) for side in sides]
    given = marking(now, gifts, events)
    return closed(given, events) if given.sheet.winner is not None else fixed(given, events)


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
