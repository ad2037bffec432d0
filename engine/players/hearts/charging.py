"""Charging in Hearts: which cards are likely to do a hand more good when they count twice."""

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from random import Random
from typing import Final

from engine.cards import Card
from engine.games.hearts.terms import ACE, QUEEN, as_charged
from engine.games.hearts.view import HeartsSeatView
from engine.players.card_bits import BITS, SUIT_MASKS, bits, faces, losers
from engine.players.hearts.bits import Chart, chart
from engine.players.hearts.knowledge import knowledge
from engine.players.hearts.pass_search import STRONG, opened
from engine.players.hearts.playout import played_out
from engine.players.hearts.trials import Gains, Trial, Trials
from engine.players.hearts.value import DealValue
from engine.players.hearts.worlds import Unknown

GUARDS: Final = 3
"""With so many smaller spades the queen is likely to go to somebody else."""
MANY: Final = 5
"""Hearts from which on a hand is not likely to take most of those that are out."""


def by_thumb(of: Chart, hand: int) -> int:
    """Return what to charge by what it brought in some thousand deals of medium players."""
    if of.wanted:
        return 0
    found = 0
    for card in map(BITS.__getitem__, of.terms.chargeable):
        if not card & hand:
            continue
        suit = next(suit for suit in SUIT_MASKS if suit & card)
        below, length = (hand & suit & (card - 1)).bit_count(), (hand & suit).bit_count()
        if card == BITS[QUEEN]:
            pays = below >= GUARDS
        elif card == BITS[ACE]:
            pays = length >= MANY
        else:
            pays = bool(card & of.bonus) and length > 1
        found |= card if pays else 0
    return found


def charges(view: HeartsSeatView, some: tuple[Card, ...], rng: Random) -> Trials:
    """Return every choice among `some` that may be charged, each tried in many worlds.

    Those that have still to choose are thought to charge by rule of thumb.
    """
    seen, value = knowledge(view), DealValue.of(view)
    of, unknown = seen.chart, Unknown(seen)
    own = 1 << view.seat
    shown = bits([face for faces in view.shown for face in faces])
    counts: dict[int, DealValue] = {}
    together = view.terms.rules.charging == "together"
    plans = (0,)
    few = losers(seen.hand, seen.unseen) <= STRONG
    if few and view.terms.rules.moon != "none" and not of.wanted:
        plans = (0, own)
    if of.wanted:
        plans = ((1 << view.seat_count) - 1,)

    def world() -> Callable[[Trial], Gains]:
        hands, face_down = unknown.world(rng)
        others = shown
        if together:
            for seat, hand in enumerate(hands):
                others |= by_thumb(of, hand) if seat != view.seat else 0
        moment = opened(view, hands, face_down)

        def ending(entry: Trial) -> Gains:
            given, plan = entry
            up = given | others
            if up not in counts:
                counting = chart(as_charged(view.terms, (tuple(faces(up)),)))
                counts[up] = replace(value, chart=counting)
            counted, begun = counts[up], moment._replace(bound=up)
            return counted.points(*played_out(counted.chart, begun, list(hands), 0, plan))

        return ending

    rows = [
        sum(row)
        for size in range(len(some) + 1)
        for row in combinations([BITS[face] for face in some], size)
    ]
    return Trials([(given, plan) for given in rows for plan in plans], world, value)
