"""Play: who leads first, which cards may go to a trick, and why the others may not (R4 to R6)."""

from functools import cache

from engine.cards import SUITS, Card, pack
from engine.contract.refusal import IllegalAction
from engine.contract.seats import Seat
from engine.games.hearts.rules import BY_LOW_CARD, HeartsLead, HeartsRules, QsLead
from engine.games.hearts.terms import QUEEN, Terms
from engine.tricks.deal import Hands
from engine.tricks.manner import Cards, OnTable, Trick, kept_back
from engine.tricks.trick import Play, winner


def by_low_card(terms: Terms) -> bool:
    """Whether the holder of the lowest club opens, not the seat next to the dealer (R4.1)."""
    return terms.rules.opening in BY_LOW_CARD


def in_turn_after(terms: Terms, dealer: Seat) -> tuple[Seat, ...]:
    """Return every seat in the order of play, the one next to the dealer first."""
    return terms.in_turn(terms.next_to(dealer))


def opener(terms: Terms, hands: Hands, dealer: Seat) -> Seat:
    """Return who leads to the first trick.

    The lowest club held in any hand opens, even if lower ones are left over (R4.2). With two
    packs two seats may hold it: no source names one, so the first of them in turn opens.
    """
    order = in_turn_after(terms, dealer)
    if not by_low_card(terms):
        return order[0]
    for seat in order:
        # No card of any hand is lower, so in most deals nothing has to be compared.
        if terms.opening_card in hands[seat]:
            return seat
    lowest = min(low for hand in hands if (low := low_card(terms, hand)) is not None)
    return next(seat for seat in order if lowest in hands[seat])


def low_card(terms: Terms, hand: tuple[Card, ...]) -> Card | None:
    """Return the lowest card of a hand that could open the deal; the opener's is the one."""
    suit = terms.opening_card.suit
    return min([face for face in hand if face.suit == suit], default=None)


def annuls(terms: Terms, hands: Hands) -> bool:
    """Whether a deal is dealt again because a hand has nothing but penalty cards (R6.3)."""
    rules = terms.rules
    if rules.first_trick_stuck != "redeal":
        return False
    barred = rules.first_trick_penalty == "forbidden" or rules.opening == "eldest_nonpenalty"
    return barred and any(all(face in terms.penalties for face in hand) for hand in hands)


_LED = {suit: (Play(0, Card(suit, 2)),) for suit in SUITS}


def legal_cards(terms: Terms, hand: Cards, table: OnTable) -> Cards:
    """Return what a hand may play, in the hand's order; never empty."""
    trick = table.trick
    if not trick:
        return _leads(terms, hand, table)
    rules = terms.rules
    suit = trick[0].card.suit
    following = tuple([face for face in hand if face.suit == suit])
    if following and rules.charging != "none":
        following = kept_back(hand, table, following)
    legal = following or hand
    if table.trick_number == 1 and rules.first_trick_penalty == "forbidden":
        # Following suit outranks the ban (R6.2).
        free = tuple(face for face in legal if face not in terms.penalties)
        legal = free or following or stuck(rules, hand)
    if not following and rules.forced_discard:
        due = tuple(face for face in legal if face in rules.forced_discard)
        legal = due or legal
    return legal


def _leads(terms: Terms, hand: Cards, table: OnTable) -> Cards:
    rules = terms.rules
    if table.trick_number == 1 and rules.opening == "lowest_club":
        # The opener holds the lowest of all hands, so it is its own lowest (R4.2).
        return (min(face for face in hand if face.suit == terms.opening_card.suit),)
    if rules.charging != "none":
        hand = kept_back(hand, table, hand)
    if table.trick_number == 1:
        if rules.opening == "lowest_club_any":
            return tuple(face for face in hand if face.suit == "C")
        if rules.opening == "eldest_nonpenalty":
            free = tuple(face for face in hand if face not in terms.penalties)
            return free or stuck(rules, hand)
    only_penalties = rules.heart_lead_exception == "only_penalties"
    if table.broken or (only_penalties and all(face in terms.penalties for face in hand)):
        return hand
    waiting = held_back(rules)
    return tuple([face for face in hand if face not in waiting]) or hand


def held_back(rules: HeartsRules) -> frozenset[Card]:
    """Return the cards that wait for hearts to be broken before they are led (R5.4)."""
    return _waiting(rules.hearts_lead, rules.qs_lead)


@cache
def _waiting(hearts_lead: HeartsLead, qs_lead: QsLead) -> frozenset[Card]:
    """Return the cards that wait, for each pair of words once: a leader asks for every card."""
    hearts = [face for face in pack() if face.suit == "H" and hearts_lead == "until_broken"]
    return frozenset([*hearts, *([QUEEN] if qs_lead == "until_broken" else [])])


def stuck(rules: HeartsRules, hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return what a hand of penalty cards alone may play to the first trick (R6.3)."""
    if rules.first_trick_stuck == "hearts_first":
        return tuple(face for face in hand if face.suit == "H") or hand
    return hand


def breaks(terms: Terms, face: Card, trick: tuple[Play, ...]) -> bool:
    """Whether playing `face` on `trick` as it lay breaks hearts (R5.6).

    A heart thrown on another suit always does. If a forced lead does not count, neither do the
    hearts that follow suit to it.
    """
    rules = terms.rules
    if rules.break_by == "penalty" and face in terms.penalties:
        return True
    thrown = bool(trick) and trick[0].card.suit != "H"
    return face.suit == "H" and (thrown or rules.forced_lead_breaks)


def suit_led(trick: Trick, trump: str | None) -> Trick:
    """Return what of a trick decides which cards may follow: one card for each suit led."""
    del trump
    return _LED[trick[0].card.suit] if trick else ()


def taker(terms: Terms, trick: Trick, trump: str | None = None) -> Seat | None:
    """Return who takes a trick as it lies, None if equal cards leave it to nobody (R13.1)."""
    if terms.rules.trick_rule != "cancellation":
        return winner(trick, trump)
    followed = [play.card for play in trick if play.card.suit == trick[0].card.suit]
    best = max((face for face in followed if followed.count(face) == 1), default=None)
    return next((play.seat for play in trick if play.card == best), None)


def goes_round_again(trick: tuple[Play, ...], hands: tuple[tuple[Card, ...], ...]) -> bool:
    """Whether a nine boosts a trick to which everybody has played by one more round (R13.5).

    It must be of the suit led; another in the second round brings no further one, and after the
    last cards of the hands there is none to play.
    """
    if len(trick) == 2 * len(hands):
        return False
    nine = Card(trick[0].card.suit, 9)
    return any(play.card == nine for play in trick[: len(hands)]) and any(hands)


def refusal(terms: Terms, hand: Cards, table: OnTable, face: Card) -> IllegalAction:
    """Return why `face`, which is not among the legal cards, may not be played."""
    if face not in hand:
        return IllegalAction("R5.1", "not-in-hand", "only cards of the hand are played")
    trick = table.trick
    if face not in kept_back(hand, table, (face,)):
        return IllegalAction(
            "R5.7", "charged-waits", "a charged card waits in its suit's first trick"
        )
    if not trick:
        return _refused_lead(terms, hand, table, face)
    suit = trick[0].card.suit
    if face.suit != suit and any(other.suit == suit for other in hand):
        return IllegalAction("R5.1", "follow-suit", "the suit led must be followed", suit=suit)
    if table.trick_number == 1 and terms.rules.first_trick_penalty == "forbidden":
        found = _refused_at_first(terms, hand, suit, face)
        if found is not None:
            return found
    return IllegalAction("R5.5", "forced-discard", "another card must be discarded first")


def _refused_at_first(terms: Terms, hand: Cards, suit: str, face: Card) -> IllegalAction | None:
    """Return why the first trick is closed to a card, None if it is not (R6)."""
    if face not in terms.penalties:
        return None
    following = tuple(other for other in hand if other.suit == suit)
    if any(other not in terms.penalties for other in following or hand):
        return IllegalAction(
            "R6.1", "first-trick-no-points", "no penalty card goes to the first trick"
        )
    return None if following or face in stuck(terms.rules, hand) else _heart_wanted()


def _heart_wanted() -> IllegalAction:
    return IllegalAction(
        "R6.3", "heart-first", "of a hand of penalty cards alone a heart goes to the first trick"
    )


def _refused_lead(terms: Terms, hand: Cards, table: OnTable, face: Card) -> IllegalAction:
    rules, trick_number = terms.rules, table.trick_number
    if trick_number == 1 and rules.opening == "lowest_club_any":
        return IllegalAction("R4.1", "must-lead-club", "a club opens the deal")
    if trick_number == 1 and rules.opening == "lowest_club":
        opening = str(*_leads(terms, hand, table))
        return IllegalAction("R4.1", "must-lead-opening", f"{opening} opens the deal", card=opening)
    if trick_number == 1 and rules.opening == "eldest_nonpenalty":
        if all(other in terms.penalties for other in hand):
            return _heart_wanted()
        return IllegalAction("R4.1", "first-trick-no-points", "no penalty card opens the deal")
    if face.suit == "H":
        return IllegalAction("R5.4", "hearts-not-broken", "hearts are not broken yet")
    return IllegalAction("R5.4", "queen-not-broken", "the queen is not led before hearts")
