"""Claims: what a seat of Hearts reckons with when it says how the tricks to come will go."""

from collections import Counter
from functools import partial

from engine.cards import Card
from engine.contract.action import Action
from engine.contract.refusal import IllegalAction
from engine.contract.seats import Seat, left_of
from engine.games.hearts.deal import Deal, before_the_widow, kitty_known_to, kitty_taker
from engine.games.hearts.play import held_back, legal_cards, taker
from engine.games.hearts.points import Terms
from engine.tricks.claiming import (
    Claim,
    Doubt,
    Outlook,
    claim_made,
    claim_of,
    claimed_card,
)
from engine.tricks.voids import shown_voids


def judged(terms: Terms, deal: Deal, seat: Seat, action: Action) -> Claim:
    """Return the claim that `action` makes in the turn of `seat`; raise where it may fail."""
    if terms.rules.kitty == "hand" and kitty_taker(terms, deal) is None:
        raise IllegalAction("claim", "claim-widow", "the cards left over are not taken yet")
    return claim_made(action, outlook(terms, deal, seat))


def bound_card(terms: Terms, deal: Deal, seat: Seat) -> Card | None:
    """Return the card by which a seat in turn makes its claim come true, None without a claim."""
    what = claim_of(deal.claims, seat)
    if what is None:
        return None
    look = outlook(terms, deal, seat)
    found = claimed_card(what, look)
    return look.legal[0] if isinstance(found, Doubt) else found


def outlook(terms: Terms, deal: Deal, seat: Seat) -> Outlook:
    """Return what `seat`, in whose turn it is, knows of the rest of the deal."""
    rules, hand = terms.rules, deal.hands[seat]
    legal = legal_cards(terms, hand, deal.trick, deal.trick_number, broken=deal.broken)
    unseen = Counter(terms.deck) - Counter(hand)
    unseen -= Counter(play.card for plays in deal.played for play in plays)
    known = deal.face_down if _knows_face_down(terms, deal, seat) else ()
    unseen -= Counter(known)
    boosts = rules.trick_rule == "booster_nines"
    others = tuple(other for other in range(terms.seat_count) if other != seat)
    return Outlook(
        seat=seat,
        order=tuple(
            sorted(
                hand,
                key=lambda face: (
                    not deal.broken and held_back(rules, face),
                    face.suit,
                    -face.rank,
                ),
            )
        ),
        legal=legal,
        trick=deal.trick,
        # A nine may bring those who have played back into the trick.
        after=others if boosts else _still_to_play(terms, deal, seat),
        others=others,
        unseen=tuple(sorted(unseen.elements())),
        voids=frozenset(_voids(terms, deal)),
        nowhere=len(deal.face_down) - len(known),
        takes=partial(taker, terms),
        forced=rules.forced_discard,
        cancels=rules.trick_rule == "cancellation",
        boosts=boosts,
    )


def _knows_face_down(terms: Terms, deal: Deal, seat: Seat) -> bool:
    if terms.rules.kitty == "hand":
        return kitty_taker(terms, deal) == seat
    return kitty_known_to(terms, deal, seat)


def _still_to_play(terms: Terms, deal: Deal, seat: Seat) -> tuple[Seat, ...]:
    left = terms.seat_count - 1 - len(deal.trick)
    return tuple(left_of(seat, terms.seat_count, at * terms.step) for at in range(1, left + 1))


def _voids(terms: Terms, deal: Deal) -> set[tuple[Seat, str]]:
    """Return who cannot have a suit; what was taken up later may be of any (R13.2)."""
    before = before_the_widow(terms, deal)
    early = set(shown_voids(deal.played[:before]))
    took = deal.tricks[0].winner if before else None
    kept = {void for void in early if void[0] != took}
    return kept | set(shown_voids(deal.played[before:]))
