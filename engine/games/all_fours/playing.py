"""Trick play: the pitch, tricks, and the claim that somebody has revoked."""

from random import Random
from typing import Final, Literal

from engine.cards import Card, card
from engine.contract.action import Action
from engine.contract.event import Event
from engine.contract.game import Step
from engine.contract.phase import Phase
from engine.contract.prompt import Prompt
from engine.contract.refusal import IllegalAction, unknown_verb
from engine.contract.seats import Seat
from engine.games.all_fours.claims import CLAIMING
from engine.games.all_fours.counting import high, low, pegs
from engine.games.all_fours.deal import Breach, GameMoment, looked, trumps_in_play, with_part
from engine.games.all_fours.ending import closed, counted, marking
from engine.games.all_fours.play import (
    judged,
    lawful_cards,
    lost_outright,
    may_claim,
    opponents,
    penalties,
    refusal,
    unjudged,
)
from engine.games.all_fours.terms import Terms
from engine.games.all_fours.view import Inquiry
from engine.tricks.manner import Cards, Manner, OnTable, trick_taken
from engine.tricks.playing import PLAYS, VERB, TrickPlay
from engine.tricks.trick import TakenTrick

CLAIM: Final = Action("claim_revoke")
COUNT: Final = Action("count")


class ClaimingRevokes(Phase[GameMoment]):
    """Every seat that might still claim a revoke claims it, or agrees to count."""

    __slots__ = ()

    @property
    def key(self) -> Literal["claim"]:
        return "claim"

    def to_act(self, game: GameMoment) -> tuple[Seat, ...]:
        return _may_still_claim(game)

    def due(self, game: GameMoment) -> tuple[str, ...]:
        del game
        return (COUNT.verb, CLAIM.verb)

    def prompt(self, game: GameMoment, seat: Seat) -> Prompt | None:
        del game, seat
        return Prompt("claim", choices=(COUNT, CLAIM), default=COUNT)

    def propose(self, game: GameMoment, seat: Seat, rng: Random) -> Action:
        del game, seat
        return rng.choice((COUNT, CLAIM))

    def take(self, game: GameMoment, seat: Seat, action: Action) -> Step:
        events: list[Event] = []
        if action == CLAIM:
            after = claims_revoke(game, seat, events)
            after = after if after.deal is None else claimed_or_counted(after, events)
        elif action == COUNT:
            own = game.dealt.own
            events.append(Event("count-agreed", seat))
            waived = with_part(game, own._replace(content=(*own.content, seat)))
            after = claimed_or_counted(waived, events)
        else:
            raise unknown_verb()
        return Step(after, tuple(events))


CLAIMING_REVOKES: Final = ClaimingRevokes()


def _may_still_claim(now: GameMoment) -> tuple[Seat, ...]:
    """Return who is asked, after the last trick, whether anybody has revoked."""
    deal = now.dealt
    return tuple(
        seat
        for seat in range(now.terms.seat_count)
        if seat not in deal.own.content and may_claim(now.terms, deal, seat)
    )


def claimed_or_counted(now: GameMoment, events: list[Event]) -> GameMoment:
    """Ask who may still claim a revoke, or count the deal."""
    if _may_still_claim(now):
        return now.with_deal(now.dealt._replace(phase=CLAIMING_REVOKES, turn=None))
    return counted(now, events)


def claims_revoke(now: GameMoment, seat: Seat, events: list[Event]) -> GameMoment:
    """Look for revokes of the opponents of `seat`, who claims that there is one."""
    return found(now, opponents(now.terms, seat), events, seat)


def found(
    now: GameMoment, seats: tuple[Seat, ...], events: list[Event], by: Seat | None = None
) -> GameMoment:
    """Find the revokes of `seats` and make them pay; `by` claims them, None is the rule itself."""
    terms = now.terms
    breaches = unjudged(terms, now.dealt, seats)
    now = with_part(now, judged(now.dealt, seats, breaches))
    if by is not None:
        events.append(Event.of("revoke-claimed", by, len(breaches)))
    loser = lost_outright(terms, breaches)
    for breach in breaches:
        now = _paid(now, breach, events)
    if loser is not None and now.sheet.winner is None:
        return closed(now, events, loser=loser)
    return closed(now, events) if now.sheet.winner is not None else now


def _paid(now: GameMoment, breach: Breach, events: list[Event]) -> GameMoment:
    events.append(Event.of("revoke-found", breach.seat, [breach.card]))
    if breach.grave and now.terms.rules.revoke_rule == "trinidad":
        return now
    return marking(now, penalties(now.terms, now.dealt, breach, now.dealer), events)


INQUIRE: Final = "inquire"


class Playing(TrickPlay[GameMoment]):
    """Beside playing, the seat in turn may claim that an opponent has revoked (F28)."""

    __slots__ = ()

    def choices(self, game: GameMoment, seat: Seat) -> tuple[Action, ...]:
        return (CLAIM,) if may_claim(game.terms, game.dealt, seat) else ()

    def words_beside(self, action: Action) -> int:
        return int(action.words[1:] == (INQUIRE,))

    def unsaid(self, game: GameMoment, seat: Seat) -> Action:
        """Return the play of the lowest card: nobody revokes in silence."""
        deal = game.dealt
        lawful = lawful_cards(game.terms.rules, deal.hands[seat], deal.trick, deal.trump)
        allowed = set(self.playable(game, seat)) & set(lawful)
        return PLAYS[self.manner.idle(game.terms, tuple(allowed), deal.trump)]

    def propose(self, game: GameMoment, seat: Seat, rng: Random) -> Action:
        action = super().propose(game, seat, rng)
        if action.verb == VERB and rng.random() < 0.25:
            asking = Action(VERB, (*action.words, INQUIRE))
            return asking if _may_ask(game, card(action.words[0])) else action
        return action

    def take(self, game: GameMoment, seat: Seat, action: Action) -> Step:
        if action == CLAIM and self.choices(game, seat):
            events: list[Event] = []
            return Step(claims_revoke(game, seat, events), tuple(events))
        return super().take(game, seat, action)


def _may_ask(now: GameMoment, face: Card) -> bool:
    """Whether the play of a card may be joined with an inquiry (F20)."""
    return now.terms.rules.inquiry and now.dealt.trump in (None, face.suit)


def _legal(terms: Terms, hand: Cards, table: OnTable) -> Cards:
    """Return what may be played, a revoke too if it is not refused but paid for (F28)."""
    if terms.rules.revoke == "penalty":
        return hand
    return lawful_cards(terms.rules, hand, table.trick, table.trump)


def _refusal(terms: Terms, hand: Cards, table: OnTable, face: Card) -> IllegalAction:
    return refusal(terms.rules, hand, table.trick, table.trump, face)


def _after_card(now: GameMoment, action: Action, events: list[Event]) -> GameMoment:
    """Let the first card of all make trumps (7.2, 7.3), and tell what a trump is known to be."""
    seat, face = now.dealt.trick[-1]
    inquire = action.words[1:] == (INQUIRE,)
    if inquire and not _may_ask(now, face):
        raise IllegalAction("F20", "no-inquiry", "only a trump may be asked about, if any")
    if not now.dealt.own.fixed:
        if now.dealt.trump is None:
            now = now.with_deal(now.dealt._replace(trump=face.suit))
        now = looked(now, events)
    if face.suit == now.dealt.trump:
        now = _known(now, seat, face, events, inquire=inquire)
    return closed(now, events) if now.sheet.winner is not None else now


def _known(
    now: GameMoment, seat: Seat, face: Card, events: list[Event], *, inquire: bool
) -> GameMoment:
    """Answer whether a trump just played is High or Low (F20), and mark that if agreed."""
    rules = now.terms.rules
    if not inquire and not rules.mark_when_known:
        return now
    trumps = trumps_in_play(now.terms, now.dealt)
    is_high, is_low = face == max(trumps), face == min(trumps)
    if inquire:
        asked = Inquiry(seat, face, high=is_high, low=is_low)
        answers = [word for word, is_so in (("high", is_high), ("low", is_low)) if is_so]
        events.append(Event.of("inquiry-answered", seat, [face], *(answers or ["no"])))
        own = now.dealt.own
        now = with_part(now, own._replace(inquiries=(*own.inquiries, asked)))
    if rules.mark_when_known and is_high:
        now = marking(now, [high(now.terms, now.dealt)], events)
    if rules.mark_when_known and is_low and rules.low_to != "captor":
        now = marking(now, [low(now.terms, now.dealt, now.dealer)], events)
    return now


def _after_trick(now: GameMoment, taken: tuple[TakenTrick, ...], events: list[Event]) -> GameMoment:
    """Peg a trick (C62), and see what it has shown: a Low that was captured, and revokes (F28)."""
    rules = now.terms.rules
    now = trick_taken(now, taken, events)
    if rules.peg == "at_once":
        now = marking(now, [pegs(now.terms, taken[-1], now.dealt.trump)], events)
    if rules.mark_when_known and rules.low_to == "captor":
        mark = low(now.terms, now.dealt, now.dealer)
        captured = mark is not None and any(played == mark.card for _, played in taken[-1].plays)
        now = marking(now, [mark] if captured else [], events)
    if rules.revoke == "penalty" and not rules.revoke_claim and now.sheet.winner is None:
        now = found(now, tuple(range(now.terms.seat_count)), events)
    if now.deal is not None and now.sheet.winner is not None:
        return closed(now, events)
    return now


PLAYING: Final = Playing(
    Manner(
        rule="F16",
        legal=_legal,
        refusal=_refusal,
        after_card=_after_card,
        after_trick=_after_trick,
        scored=claimed_or_counted,
        claiming=CLAIMING,
    )
)
