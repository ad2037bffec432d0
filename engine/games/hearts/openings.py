"""Openings: who leads to the first trick, and the lowest club that decides it (R4)."""

from engine.cards import Card
from engine.contract.seats import Seat
from engine.games.hearts.packs import BY_LOW_CARD
from engine.games.hearts.points import Terms
from engine.tricks.deal import Hands


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
