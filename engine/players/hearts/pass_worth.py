"""The worth of a pass in Hearts: a table learned by self-play, summed over what is kept and given.

`training/hearts_passes.py` makes it. Its numbers are whole, thousandths of a point of the
deal, so that no machine sums to another decision. It holds for the usual game of four, each
passing three cards to one other seat.
"""

import json
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from pathlib import Path
from typing import Final, NamedTuple

from engine.games.hearts.view import HeartsSeatView
from engine.players.card_bits import BITS, RANK_COUNT, SUIT_BITS, SUIT_MASKS, bits
from engine.players.hearts.bits import chart

TABLE: Final = Path(__file__).with_name("pass_worth.json")
HEARTS: Final = SUIT_MASKS[2]
QUEEN: Final = 1 << 49
KING: Final = QUEEN << 1
ACE: Final = KING << 1
COUNT: Final = 3
POINTS: Final = 26
HIGH: Final = 10
"""The place of the queen in a suit."""
GUARDED: Final = (9, 10, 11, 12)
"""The places of the cards that want low ones beside them."""
LOW: Final = (1 << 9) - 1
PER_SUIT: Final = 70
VOIDS: Final = 4 * PER_SUIT
LOSERS: Final = VOIDS + 4
TOPS: Final = LOSERS + 11
COVERED_QUEEN: Final = TOPS + 11
BOTH_ABOVE: Final = COVERED_QUEEN + 1
GIVEN: Final = BOTH_ABOVE + 1
GIVEN_OF_SUIT: Final = GIVEN + 3 * 52
SIZE: Final = GIVEN_OF_SUIT + 4 * 4


class Pass(NamedTuple):
    """A pass, its cards as bits, and what it is worth beside others of the same hand."""

    cards: int
    worth: int
    """In thousandths of a point."""


class _Suit(NamedTuple):
    worth: int
    voids: int
    losers: int
    tops: int


@lru_cache(maxsize=1)
def table() -> tuple[int, ...]:
    """Return the table, empty if there is none."""
    if not TABLE.exists():
        return ()
    found: list[int] = json.loads(TABLE.read_text(encoding="utf-8"))
    return tuple(found)


def learned_passes(view: HeartsSeatView) -> list[Pass]:
    """Return every pass of a hand, the best first; none where nothing was learned."""
    terms, prompt = view.terms, view.open_prompt
    of = chart(terms)
    usual = (
        prompt.question == "pass"
        and prompt.pick == COUNT
        and len(prompt.recipients) == 1
        and len(prompt.cards) == len(view.hand) == RANK_COUNT
        and terms.seat_count == len(terms.sides) == 4
        and of.deck == (1 << len(BITS)) - 1
        and of.penalty == HEARTS | of.dear
        and of.dear == QUEEN
        and terms.penalty_sum == POINTS
        and not of.gift | of.double
        and not of.wanted
        and terms.rules.moon != "none"
        and not terms.rules.no_trick_bonus
    )
    if not usual or not table():
        return []
    step = (prompt.recipients[0] - view.seat) * terms.step % terms.seat_count
    return ranked(table(), bits(view.hand), step)


def ranked(weights: Sequence[int], hand: int, step: int) -> list[Pass]:
    """Return every pass of three cards to the seat so many places on, the best first."""
    cards = [1 << at for at in range(len(BITS)) if hand >> at & 1]
    suits: dict[tuple[int, int], _Suit] = {}
    found: list[Pass] = []
    to = GIVEN + len(BITS) * (step - 1)
    for some in combinations(cards, COUNT):
        given = sum(some)
        kept = hand ^ given
        worth = sum([weights[to + card.bit_length() - 1] for card in some])
        voids = losers = tops = 0
        for at in range(4):
            own = kept >> RANK_COUNT * at & SUIT_BITS
            held = hand >> RANK_COUNT * at & SUIT_BITS
            one = suits.get((at, own))
            if one is None:
                one = suits[at, own] = _suit(weights, at, own, held)
            worth += one.worth
            voids += one.voids
            losers += one.losers
            tops += one.tops
        worth += weights[VOIDS + min(voids, 3)]
        worth += weights[LOSERS + min(losers, 10)] + weights[TOPS + min(tops, 10)]
        if kept & QUEEN and kept & (KING | ACE):
            worth += weights[COVERED_QUEEN]
        if kept & KING and kept & ACE:
            worth += weights[BOTH_ABOVE]
        found.append(Pass(given, worth))
    return sorted(found, key=lambda one: (-one.worth, one.cards))


def _suit(weights: Sequence[int], at: int, kept: int, held: int) -> _Suit:
    """Return what is kept of one suit, of the cards `held` in it before."""
    first = PER_SUIT * at
    length = kept.bit_count()
    worth = weights[first + min(length, 8)]
    worth += sum([weights[first + 9 + rank] for rank in range(RANK_COUNT) if kept >> rank & 1])
    low = min((kept & LOW).bit_count(), 4)
    worth += sum(
        [weights[first + 22 + 5 * no + low] for no, rank in enumerate(GUARDED) if kept >> rank & 1]
    )
    worth += weights[first + 42 + _lowest(kept)] + weights[first + 56 + _lowest(kept & (kept - 1))]
    worth += weights[GIVEN_OF_SUIT + 4 * at + (held ^ kept).bit_count()]
    beaten = kept & (1 << (SUIT_BITS & ~held).bit_length()) - 1
    return _Suit(worth, not kept, beaten.bit_count(), (kept >> HIGH).bit_count())


def _lowest(cards: int) -> int:
    """Return the place of the lowest, that after the last if there is none."""
    return (cards & -cards).bit_length() - 1 if cards else RANK_COUNT
