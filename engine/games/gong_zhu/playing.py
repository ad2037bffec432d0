"""Dealing, showing and trick play: what may be led, what waits, and what may be claimed."""

from collections.abc import Hashable
from itertools import product
from typing import Final

from engine.cards import Card
from engine.contract.event import Event
from engine.contract.phase import Over
from engine.contract.refusal import IllegalAction
from engine.contract.seats import Seat
from engine.games.gong_zhu.rules import ACE, PIG, SCORING, SHOWN, Terms
from engine.games.gong_zhu.scoring import GameMoment, feats_of, points, scored
from engine.tricks.claiming import Outlook, takers
from engine.tricks.deal import Deal, Hands
from engine.tricks.dealing import Dealing, deal_begun
from engine.tricks.manner import Cards, Claiming, Manner, OnTable, Trick, follow_suit, kept_back
from engine.tricks.playing import TrickPlay
from engine.tricks.reckoning import minding_shown, reckoned
from engine.tricks.showing import CardShowing


def hearts_wait(terms: Terms, table: OnTable) -> bool:
    """Whether nobody leads a heart who has anything else (G11, G15)."""
    rules = terms.rules
    locked = rules.lead_lock and ACE in table.bound
    return not table.broken and (locked or rules.hearts_lead == "until_broken")


def _to_open(hand: Cards, table: OnTable) -> Card | None:
    """Return the card that has to be led now, None if others may be played (G12)."""
    # A table without a deal only tells what plays deny, and who opened is seen.
    opening: Card | None = getattr(table, "own", None)
    return opening if opening in hand and not table.trick else None


def legal(terms: Terms, hand: Cards, table: OnTable) -> Cards:
    """Return what a hand may play, in the hand's order; never empty."""
    if (opening := _to_open(hand, table)) is not None:
        return (opening,)
    cards = follow_suit(terms, hand, table)
    if not table.trick and hearts_wait(terms, table):
        cards = tuple([face for face in hand if face.suit != "H"]) or hand
    return kept_back(hand, table, cards)


def _refusal(terms: Terms, hand: Cards, table: OnTable, face: Card) -> IllegalAction:
    if (opening := _to_open(hand, table)) is not None:
        card = str(opening)
        return IllegalAction("G12", "must-lead-opening", f"{card} opens the game", card=card)
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


def _outlook(now: GameMoment, seat: Seat) -> Outlook:
    terms, deal = now.terms, now.dealt
    look = reckoned(now, seat, legal=legal)
    waits = hearts_wait(terms, deal)
    return minding_shown(look, deal, lambda face: waits and face.suit == "H")


MOST_OPEN: Final = 3
"""Most scoring cards that may be out for their takers to be tried one by one."""


def _decided(now: GameMoment) -> bool:
    """Whether the deal comes to the same whatever is played, as everybody can see."""
    terms, deal = now.terms, now.dealt
    open_to = takers(deal.claims, terms.seat_count)
    if len(open_to) == 1:
        return True
    taken = now.captured
    out = SCORING.difference(*taken)
    # Who takes the pig leads the next deal.
    if len(out) > MOST_OPEN or PIG in out:
        return False

    def end(winners: tuple[Seat, ...]) -> Hashable:
        more = list(map(list, taken))
        for face, winner in zip(out, winners, strict=True):
            more[winner].append(face)
        return points(terms, more, deal.shown), feats_of(terms, more)

    ends = [end(winners) for winners in product(open_to, repeat=len(out))]
    return all(other == ends[0] for other in ends)


PLAYING: Final = TrickPlay[GameMoment](
    Manner(
        rule="G14",
        legal=legal,
        refusal=_refusal,
        breaks=_breaks,
        breaking="hearts-broken",
        scored=scored,
        claiming=Claiming(outlook=_outlook, decided=_decided),
    )
)


def _to_lead(now: GameMoment, hands: Hands) -> Seat:
    """Return who leads: whoever took the pig in the deal before, at first who opens (G12, G13)."""
    if now.sheet.results:
        return now.sheet.results[-1].pig
    return next(seat for seat, hand in enumerate(hands) if now.terms.opening_card in hand)


def _begun(now: GameMoment, hands: Hands, rest: Cards, events: list[Event]) -> GameMoment:
    """Let cards be shown; who opens the game is seen before only if they are shown in turn."""
    del rest
    events += deal_begun(now, hands)
    showing, results = now.terms.rules.showing, now.sheet.results
    hidden = showing == "together" and not results
    leader = None if hidden else _to_lead(now, hands)
    deal = Deal(SHOWING, None, hands, now.terms.led_first(results), leader=leader)
    if showing == "none":
        return _played(now.with_deal(deal), events)
    return SHOWING.begun(now, deal, events)


def _played(now: GameMoment, events: list[Event]) -> GameMoment:
    """Let play begin."""
    del events
    leader = _to_lead(now, now.dealt.hands)
    return now.with_deal(now.dealt._replace(phase=PLAYING, turn=leader, leader=leader))


SHOWING: Final = CardShowing[GameMoment](
    "G5",
    cards=lambda _: SHOWN,
    then=_played,
    in_turn=lambda terms: terms.rules.showing == "in_turn",
)

ROW: Final = (Dealing[GameMoment](_begun), SHOWING, PLAYING, Over("G23"))
