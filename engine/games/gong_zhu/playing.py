"""Dealing, showing and trick play: what may be led, what waits, and what may be claimed."""

from collections import Counter
from collections.abc import Hashable, Sequence
from dataclasses import replace
from functools import partial
from itertools import product
from typing import Any, Final

from engine.cards import Card
from engine.contract.event import Event
from engine.contract.phase import Over
from engine.contract.refusal import IllegalAction
from engine.contract.seats import Seat
from engine.games.gong_zhu.rules import ACE, LED_ITSELF, PIG, SCORING, SHOWN, Terms
from engine.games.gong_zhu.scoring import GameMoment, Part, feats_of, points, scored
from engine.tricks import terms as tricks
from engine.tricks.claiming import Doubt, Doubts, Outlook, takers
from engine.tricks.deal import Deal, Hands
from engine.tricks.dealing import Dealing, deal_begun
from engine.tricks.manner import Cards, Claiming, Manner, OnTable, Trick, follow_suit, kept_back
from engine.tricks.playing import TrickPlay
from engine.tricks.reckoning import reckoned
from engine.tricks.showing import CardShowing


def hearts_wait(terms: Terms, table: OnTable) -> bool:
    """Whether nobody leads a heart who has anything else (G11, G15)."""
    rules = terms.rules
    locked = rules.lead_lock and ACE in table.bound
    return not table.broken and (locked or rules.hearts_lead == "until_broken")


def legal(terms: Terms, hand: Cards, table: OnTable) -> Cards:
    """Return what a hand may play, in the hand's order; never empty."""
    cards = follow_suit(terms, hand, table)
    if not table.trick and hearts_wait(terms, table):
        cards = tuple([face for face in hand if face.suit != "H"]) or hand
    return kept_back(hand, table, cards)


def _legal_now(opening: Card | None, terms: Terms, hand: Cards, table: OnTable) -> Cards:
    """Return what may be played in a deal that has to be opened with a card."""
    if opening is not None and opening in hand and not table.trick:
        return (opening,)
    return legal(terms, hand, table)


def _refusal(terms: Terms, hand: Cards, table: OnTable, face: Card) -> IllegalAction:
    if face not in hand:
        return IllegalAction("G14", "not-in-hand", "only cards of the hand are played")
    if face not in follow_suit(terms, hand, table):
        suit = table.trick[0].card.suit
        return IllegalAction("G14", "follow-suit", "the suit led must be followed", suit=suit)
    if face.suit == "H" and not table.trick and hearts_wait(terms, table):
        if terms.rules.hearts_lead == "until_broken":
            return IllegalAction("G15", "hearts-not-broken", "hearts are not broken yet")
        return IllegalAction("G11", "hearts-locked", "no heart is led before one was played")
    return IllegalAction("G8", "shown-waits", "a shown card waits in its suit's first trick")


def _breaks(terms: Terms, face: Card, trick: Trick) -> bool:
    """Whether hearts may be led from now on: one is discarded (G15), or any is played (G11)."""
    rules = terms.rules
    thrown = bool(trick) and trick[0].card.suit != "H"
    return face.suit == "H" and (thrown if rules.hearts_lead == "until_broken" else rules.lead_lock)


# Claims ------------------------------------------------------------------------------------------


def _any_time(now: GameMoment, seat: Seat) -> None:
    """Let claims be made as soon as a card may be played."""
    del now, seat


def _outlook(now: GameMoment, seat: Seat) -> Outlook:
    terms, deal = now.terms, now.dealt
    look = reckoned(now, seat, legal=partial(_legal_now, deal.own.opening))
    led = deal.trick[0].card.suit if deal.trick else None
    bound = frozenset(face for face in deal.bound if face.suit != led)
    suits = Counter(face.suit for face in look.order)
    best = {face.suit: face for face in reversed(look.order)}

    def led_in_turn(face: Card) -> tuple[bool, str, int]:
        rank = face.rank
        if face in bound and face == best[face.suit] and suits[face.suit] > 1:
            # It waits for one lead of its suit, so the next card goes before it.
            rank = sorted(other.rank for other in look.order if other.suit == face.suit)[-2] - 1
        return hearts_wait(terms, deal) and face.suit == "H", face.suit, -rank

    order = tuple(sorted(look.order, key=led_in_turn))
    return replace(look, order=order, doubts=Doubts(low=partial(_waiting, bound)))


def _waiting(
    bound: frozenset[Card], look: Outlook, face: Card, own: Sequence[Card], out: Sequence[int]
) -> Doubt | None:
    """Doubt a suit whose first trick a shown card misses, if no other ducks the lowest lead."""
    if bound.isdisjoint(own) or len(own) == 1 or (not look.trick and face.suit == own[0].suit):
        return None
    ducks = any(card.rank < out[0] for card in own if card not in bound)
    return None if ducks else Doubt("claim-lower", own[0].suit)


MOST_OPEN: Final = 3
"""So many scoring cards may be out for their takers to be tried one by one."""


def _decided(now: GameMoment) -> bool:
    """Whether the deal comes to the same whatever is played, as everybody can see."""
    terms, deal = now.terms, now.dealt
    open_to = takers(deal.claims, terms.seat_count)
    if len(open_to) == 1:
        return True
    gone = {face for plays, _ in deal.tricks for _, face in plays}
    out = SCORING - gone
    # Who takes the pig leads the next deal.
    if len(out) > MOST_OPEN or PIG in out:
        return False
    taken = now.captured

    def end(winners: tuple[Seat, ...]) -> Hashable:
        more = list(map(list, taken))
        for face, winner in zip(out, winners, strict=True):
            more[winner].append(face)
        return points(terms, more, deal.shown), feats_of(terms, more)

    ends = [end(winners) for winners in product(open_to, repeat=len(out))]
    return all(other == ends[0] for other in ends)


class Playing(TrickPlay[GameMoment]):
    """The seat in turn plays a card; the first of the game may have to be a certain one (G12)."""

    __slots__ = ()

    def _legal(self, terms: tricks.Terms[Any], deal: Deal[Part], seat: Seat) -> Cards:
        opening = deal.own.opening
        if opening is not None and opening in deal.hands[seat] and not deal.trick:
            return (opening,)
        return super()._legal(terms, deal, seat)

    def _must_be_playable(self, game: GameMoment, deal: Deal[Part], seat: Seat, face: Card) -> None:
        playable = self._legal(game.terms, deal, seat)
        if playable == (deal.own.opening,) != (face,):
            opening = str(playable[0])
            raise IllegalAction(
                "G12", "must-lead-opening", f"{opening} opens the game", card=opening
            )
        super()._must_be_playable(game, deal, seat, face)


PLAYING: Final = Playing(
    Manner(
        rule="G14",
        legal=legal,
        refusal=_refusal,
        breaks=_breaks,
        breaking="hearts-broken",
        scored=scored,
        claiming=Claiming(outlook=_outlook, must_be_possible=_any_time, decided=_decided),
    )
)


def _to_lead(now: GameMoment, hands: Hands) -> Seat:
    """Return who leads: whoever took the pig in the deal before, at first who opens (G12, G13)."""
    if now.sheet.results:
        return now.sheet.results[-1].pig
    return next(seat for seat, hand in enumerate(hands) if now.terms.opening_card in hand)


def _begun(now: GameMoment, hands: Hands, rest: Cards, told: list[Event]) -> GameMoment:
    """Let cards be shown; who opens the game is seen before only if they are shown in turn."""
    del rest
    told += deal_begun(now, hands)
    rules, first = now.terms.rules, not now.sheet.results
    must = first and rules.opening in LED_ITSELF
    own = Part(now.terms.opening_card if must else None)
    deal = Deal(SHOWING, None, hands, own, leader=_to_lead(now, hands))
    if rules.showing == "none":
        return _played(now.with_deal(deal), told)
    hidden = first and rules.showing == "together"
    return SHOWING.begun(now, deal._replace(leader=None) if hidden else deal, told)


def _played(now: GameMoment, told: list[Event]) -> GameMoment:
    """Let play begin."""
    del told
    leader = _to_lead(now, now.dealt.hands)
    return now.with_deal(now.dealt._replace(phase=PLAYING, turn=leader, leader=leader))


SHOWING: Final = CardShowing[GameMoment](
    "G5",
    cards=lambda _: SHOWN,
    then=_played,
    in_turn=lambda terms: terms.rules.showing == "in_turn",
)

ROW: Final = (Dealing[GameMoment](_begun), SHOWING, PLAYING, Over("G23"))
