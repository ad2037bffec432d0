"""The duties of a seat of Hearts to its partner: spare points, give rewards, pass no queen."""

from collections.abc import Sequence
from typing import Final

from engine.cards import Card
from engine.contract.seats import Seat
from engine.games.hearts.terms import Terms
from engine.games.hearts.view import HeartsSeatView

DEAR_SHARE: Final = 7
"""A card with this part of all points, or more, is dear: the queen as a rule."""


def worth(terms: Terms, face: Card) -> int:
    """Return what a card does to the chances: above 0 it is better not to take it."""
    rules = terms.rules
    counts = terms.points.get(face, 0) + (terms.bonus_points if face == rules.bonus_card else 0)
    return -counts if rules.objective == "highest" else counts


def is_dear(terms: Terms, face: Card) -> bool:
    """Whether a card is got rid of before any other."""
    return worth(terms, face) * DEAR_SHARE >= terms.penalty_sum


def mates(view: HeartsSeatView) -> tuple[Seat, ...]:
    """Return who plays together with the seat of a view, itself left out."""
    return tuple(seat for seat in view.terms.side(view.seat) if seat != view.seat)


def owed(view: HeartsSeatView, legal: Sequence[Card]) -> tuple[Card, ...]:
    """Return which of `legal` may go to the trick: all, unless a partner has it as it lies.

    Then it is those that cost least. Only who plays last gives what gives points back as well: a
    trick that another may yet take is no place for it.
    """
    if view.taking not in mates(view):
        return tuple(legal)
    terms = view.terms
    last = terms.rules.trick_rule == "normal" and len(view.trick) == view.seat_count - 1
    if terms.rules.objective == "highest" and not last:
        return tuple(legal)
    kept = legal if last else [face for face in legal if worth(terms, face) >= 0] or legal
    least = min(worth(terms, face) for face in kept)
    return tuple(face for face in kept if worth(terms, face) == least)


def shared_out(view: HeartsSeatView, order: Sequence[Card]) -> tuple[Card, ...]:
    """Return the cards to pass, in the order of those who get them; of `order` the first go first.

    Opponents get these. A partner gets the next ones, but neither a dear card nor one that may
    have to take it, as long as there are others.
    """
    prompt = view.open_prompt
    to = prompt.recipients * (1 if len(prompt.recipients) > 1 else prompt.pick)
    partners = set(mates(view))
    theirs = sum(seat not in partners for seat in to)
    rest = sorted(order[theirs:], key=lambda face: _is_trouble(view.terms, face))
    gifts = {False: iter(order[:theirs]), True: iter(rest)}
    return tuple(next(gifts[seat in partners]) for seat in to)


def _is_trouble(terms: Terms, face: Card) -> bool:
    return any(
        is_dear(terms, other) and other.suit == face.suit and other.rank <= face.rank
        for other in terms.deck
    )
