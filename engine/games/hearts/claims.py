"""Claims: what a seat of Hearts reckons with when it says how the tricks to come will go."""

from dataclasses import replace
from functools import partial
from typing import Final

from engine.contract.refusal import IllegalAction
from engine.contract.seats import Seat
from engine.games.hearts.deal import before_the_widow, face_down, kitty_known_to, kitty_taker
from engine.games.hearts.doubts import doubts
from engine.games.hearts.forced import decided
from engine.games.hearts.part import Deal, Moment
from engine.games.hearts.play import held_back, legal_cards, taker
from engine.games.hearts.points import Terms
from engine.tricks.claiming import Outlook
from engine.tricks.manner import Claiming
from engine.tricks.reckoning import reckoned
from engine.tricks.voids import shown_voids


def _must_be_possible(now: Moment, seat: Seat) -> None:
    del seat
    if now.terms.rules.kitty == "hand" and kitty_taker(now.terms, now.dealt) is None:
        raise IllegalAction("claim", "claim-widow", "the cards left over are not taken yet")


def _outlook(now: Moment, seat: Seat) -> Outlook:
    terms, rules, deal = now.terms, now.terms.rules, now.dealt
    known = face_down(deal) if _knows_face_down(terms, deal, seat) else ()
    voids = frozenset(_voids(terms, deal))
    look = reckoned(now, seat, legal=legal_cards, seen=known, voids=voids)
    boosted = rules.trick_rule == "booster_nines"
    order = sorted(
        look.order,
        key=lambda face: (not deal.broken and held_back(rules, face), face.suit, -face.rank),
    )
    return replace(
        look,
        order=tuple(order),
        # A nine may bring those who have played back into the trick.
        after=look.others if boosted else look.after,
        takes=partial(taker, terms),
        doubts=doubts(rules),
    )


def _knows_face_down(terms: Terms, deal: Deal, seat: Seat) -> bool:
    if terms.rules.kitty == "hand":
        return kitty_taker(terms, deal) == seat
    return kitty_known_to(terms, deal, seat)


def _voids(terms: Terms, deal: Deal) -> set[tuple[Seat, str]]:
    """Return who cannot have a suit; what was taken up later may be of any (R13.2)."""
    before = before_the_widow(terms, deal)
    early = set(shown_voids(deal.rows[:before]))
    took = deal.tricks[0].winner if before else None
    kept = {void for void in early if void[0] != took}
    return kept | set(shown_voids(deal.rows[before:]))


CLAIMING: Final = Claiming(outlook=_outlook, must_be_possible=_must_be_possible, decided=decided)
