"""Forced cards: of deals in which nothing that is played can change anything any more (R9.2)."""

from collections import Counter
from collections.abc import Hashable
from itertools import product
from typing import Final

from engine.cards import Card
from engine.contract.seats import Seat
from engine.games.hearts.deal import kitty_known_to, kitty_taker
from engine.games.hearts.finishing import scores_before
from engine.games.hearts.part import Deal, Moment
from engine.games.hearts.plane import points_in_plane
from engine.games.hearts.points import Terms
from engine.games.hearts.scoring import ScoresBefore, moon_choices, score
from engine.tricks.claiming import takers
from engine.tricks.deal import Hands, tricks_taken

MOST_OPEN: Final = 3
"""So many cards that count may be out for their takers to be tried one by one."""


def decided(now: Moment) -> bool:
    """Whether the deal comes to the same whatever is played from now on.

    It is told from what everybody has seen: as long as a card that costs points may be in some
    hand for all that a bystander knows, the deal is open, so a deal cut short tells nothing.
    """
    terms, deal = now.terms, now.dealt
    if not deal.claims and not deal.stock and _is_held(deal.hands, terms.penalties):
        # Most deals are open for long, and this is soon seen.
        return False
    before = scores_before(now)
    open_to = takers(deal.claims, terms.seat_count)
    if len(open_to) == 1:
        return True
    took = _seen_taken(terms, deal)
    out = _still_out(terms, took)
    if len(out) > MOST_OPEN or any(face in terms.penalties for face in out):
        return False
    won = tricks_taken(deal)
    left = max(map(len, deal.hands)) + bool(deal.trick) + len(deal.pending)
    first: Hashable = None
    for winners in product(open_to, repeat=len(out) + 1):
        end = _end(terms, took, out, winners, won, left, before)
        if first is None:
            first = end
        elif end != first:
            return False
    return True


def _is_held(hands: Hands, faces: frozenset[Card]) -> bool:
    """Whether some hand holds one of the cards; without a kitty, all that is out is in a hand."""
    return not all(map(faces.isdisjoint, hands))


def _seen_taken(terms: Terms, deal: Deal) -> list[list[Card]]:
    """Return what each seat has taken as far as everybody has seen it."""
    took: list[list[Card]] = [[] for _ in deal.hands]
    for plays, winner in deal.tricks:
        took[winner].extend(play.card for play in plays)
    taker = kitty_taker(terms, deal)
    shown = terms.rules.kitty != "hand" and kitty_known_to(terms, deal, None)
    if taker is not None and shown:
        took[taker].extend(deal.stock)
    return took


def _still_out(terms: Terms, took: list[list[Card]]) -> list[Card]:
    """Return the cards that may count and that nobody has surely taken."""
    counts = Counter(face for own in took for face in own)
    rules = terms.rules
    return [
        face
        for face in (Counter(terms.deck) - counts).elements()
        if terms.points.get(face) or face in (rules.bonus_card, rules.double_card)
    ]


def _end(
    terms: Terms,
    took: list[list[Card]],
    out: list[Card],
    winners: tuple[Seat, ...],
    won: tuple[int, ...],
    left: int,
    before: ScoresBefore,
) -> Hashable:
    """Return what the deal comes to if each card in `out` goes to one of `winners`.

    The last of them takes all tricks that are left: what counts of tricks is who has none, all,
    or of two partners more, and if that can change it does so in one of these cases.
    """
    taken = [list(own) for own in took]
    for face, winner in zip(out, winners, strict=False):
        taken[winner].append(face)
    tricks = tuple(count + left * (seat == winners[-1]) for seat, count in enumerate(won))
    choices = moon_choices(terms, taken, tricks, before)
    words = choices[1] if choices else (None,)
    scores = tuple(score(terms, taken, tricks, before, word) for word in words)
    plane = points_in_plane(terms, taken, scores[0].moon) if terms.rules.imaginary else ()
    return choices, scores, plane
