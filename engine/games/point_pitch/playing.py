"""Play: which card may go to a trick, who leads and who is out, claims (P20 to P23, C28, C29)."""

from dataclasses import replace
from typing import Final

from engine.cards import Card
from engine.contract.action import Action
from engine.contract.event import Event
from engine.contract.refusal import IllegalAction
from engine.contract.seats import Seat
from engine.games.point_pitch.counting import half_pips, side_half_pips
from engine.games.point_pitch.deal import Deal, GameMoment, is_moon
from engine.games.point_pitch.scoring import scored
from engine.games.point_pitch.terms import JOKERS, PitchTerms, card_of, is_joker
from engine.tricks.claiming import USUAL, Outlook, surely_beaten, takers
from engine.tricks.deal import replaced
from engine.tricks.manner import (
    Cards,
    Claiming,
    Manner,
    OnTable,
    Trick,
    highest,
    trick_taken,
)
from engine.tricks.playing import TrickPlay
from engine.tricks.reckoning import reckoned
from engine.tricks.trick import Play, TakenTrick


def legal(terms: PitchTerms, hand: Cards, table: OnTable) -> Cards:
    """Return what a hand may play, in its order; never empty."""
    rules, trump, suit = terms.rules, table.trump, terms.suit
    if not table.trick:
        bound = rules.must_lead_trump and table.trick_number == 1
        return (bound and terms.trumps(hand, trump)) or hand
    led = suit(table.trick[0].card, trump)
    held = [suit(face, trump) for face in hand]
    if led not in held:
        return hand
    also = trump if rules.play == "anytime" else led
    return tuple([face for face, own in zip(hand, held, strict=True) if own in (led, also)])


def _refusal(terms: PitchTerms, hand: Cards, table: OnTable, face: Card) -> IllegalAction:
    if face not in hand:
        return IllegalAction("P21", "not-in-hand", "only cards of the hand are played")
    if not table.trick:
        return IllegalAction("P20", "lead-trump", "the bidder leads a trump")
    suit = terms.suit(table.trick[0].card, table.trump)
    if suit == table.trump:
        return IllegalAction("P21", "follow-trump", "a trump led is followed", suit=suit)
    if terms.rules.play == "anytime":
        return IllegalAction(
            "P21", "follow-or-trump", "the suit led is followed or trumped", suit=suit
        )
    return IllegalAction("P21", "follow-suit", "the suit led must be followed", suit=suit)


def taker(terms: PitchTerms, trick: Trick, trump: str | None) -> Seat | None:
    """Return who takes a trick; of two jokers, the earlier is the higher if so agreed (P5)."""
    if terms.rules.joker_order == "first_played":
        jokers = [play for play in trick if is_joker(play.card)]
        if len(jokers) > 1:
            as_played = dict(zip((play.card for play in jokers), JOKERS, strict=True))
            trick = tuple(Play(seat, as_played.get(face, face)) for seat, face in trick)
    return highest(terms, trick, trump)


def _after_card(now: GameMoment, action: Action, events: list[Event]) -> GameMoment:
    """Let the first card of all make trumps; a joker makes spades trumps (P14)."""
    del action
    deal = now.dealt
    if deal.trump is not None:
        return now
    face = deal.trick[0].card
    trump = "S" if is_joker(face) else face.suit
    events.append(Event("trump-named", deal.leader, (trump,)))
    return now.with_deal(deal._replace(trump=trump))


def _after_trick(now: GameMoment, taken: tuple[TakenTrick, ...], events: list[Event]) -> GameMoment:
    """Let the next to the left lead who has a card, if the winner has none (P23)."""
    winner = taken[0].winner
    return led_by(trick_taken(now, taken, events), winner)


def led_by(now: GameMoment, seat: Seat) -> GameMoment:
    """Return the moment in which `seat` is to lead, or the next that has a card."""
    deal = now.dealt
    leader = next((one for one in now.terms.in_turn(seat) if deal.hands[one]), seat)
    return now.with_deal(deal._replace(turn=leader, leader=leader))


def play_begun(now: GameMoment, events: list[Event]) -> GameMoment:
    """Begin play; where only trumps are played, plain cards are dead and laid aside (P21)."""
    terms, deal, bidder = now.terms, now.dealt, now.dealt.own.bidder
    assert bidder is not None
    if terms.rules.play == "only":
        hands, laid = deal.hands, deal.own.laid
        for seat, hand in enumerate(hands):
            trumps = terms.trumps(hand, deal.trump)
            dead = tuple(face for face in hand if face not in trumps)
            hands = replaced(hands, seat, trumps)
            laid = replaced(laid, seat, (*laid[seat], *dead))
        deal = deal._replace(hands=hands, own=deal.own._replace(laid=laid, back=()))
    begun = led_by(now.with_deal(deal._replace(phase=PLAYING)), bidder)
    return begun if any(deal.hands) else scored(begun, events)


def decided(now: GameMoment) -> bool:
    """Whether the deal comes to the same whatever is played from now on, as everybody can see."""
    terms, deal, rules = now.terms, now.dealt, now.terms.rules
    if len(takers(deal.claims, terms.seat_count)) == 1:
        return True
    if deal.trump is None or (is_moon(terms, deal.own) and rules.moon_needs == "all_tricks"):
        return False
    gone = {*deal.turned, *(face for trick in deal.tricks for _, face in trick.plays)}
    lies = ("high", "low", "two") if rules.low_to == "holder" else ("high",)
    for name in terms.worths:
        if name == "low" and rules.low_to == "captor":
            # While any trump is out, it may be the lowest.
            if any(terms.is_trump(face, deal.trump) for face in terms.faces - gone):
                return False
        elif name not in lies and name != "game":
            face = card_of(name, deal.trump)
            # The second joker that is played may be either.
            either = face in JOKERS and rules.joker_order == "first_played"
            if (terms.faces & {*(JOKERS if either else (face,))}) - gone:
                return False
    return "game" not in terms.worths or _game_is_settled(terms, deal, gone)


def _game_is_settled(terms: PitchTerms, deal: Deal, gone: set[Card]) -> bool:
    """Whether nobody can come up to the side with the most pips any more."""
    out = sorted((half_pips(terms.rules, face) for face in terms.faces - gone), reverse=True)
    left = sum(out[: sum(map(len, deal.hands)) + len(deal.trick)])
    second, first = sorted(side_half_pips(terms, deal))[-2:]
    return first > second + left or not left


def _must_be_possible(now: GameMoment, seat: Seat) -> None:
    deal = now.dealt
    if deal.trump is None:
        raise IllegalAction("claim", "claim-unmade", "trumps are not made yet")
    # Who has more cards than the claiming seat takes the last tricks alone.
    tricks = [len(hand) for hand in deal.hands]
    for other, _ in deal.trick:
        tricks[other] += 1
    if max(tricks) > tricks[seat]:
        raise IllegalAction("claim", "claim-shorter", "others have more cards")


def _outlook(now: GameMoment, seat: Seat) -> Outlook:
    """Return what a seat reckons with: where only trumps are played, no plain card is in a hand."""
    terms, deal = now.terms, now.dealt
    seen = set(deal.own.laid[seat])
    if terms.rules.play == "only":
        plain = (face for face in terms.deck if not terms.is_trump(face, deal.trump))
        seen |= set(plain) - set(deal.turned)
    look = reckoned(now, seat, legal=legal, takes=taker, seen=seen)
    if terms.rules.joker_order == "first_played":
        look = replace(look, doubts=replace(USUAL, beaten=_beaten))
    return look


def _beaten(look: Outlook, face: Card) -> bool:
    """Whether a card surely does not take the trick: a joker that is led may be the higher one."""
    joker = any(look.counted.get(one) == face for one in JOKERS) or is_joker(face)
    return bool(look.trick or not joker) and surely_beaten(look, face)


CLAIMING: Final = Claiming(outlook=_outlook, must_be_possible=_must_be_possible, decided=decided)

PLAYING: Final = TrickPlay[GameMoment](
    Manner(
        rule="P21",
        legal=legal,
        refusal=_refusal,
        taker=taker,
        after_card=_after_card,
        after_trick=_after_trick,
        scored=scored,
        claiming=CLAIMING,
    )
)
