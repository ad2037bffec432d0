"""Passing in Hearts by search: likely passes are tried in many worlds."""

from collections.abc import Callable
from itertools import combinations
from random import Random
from typing import Final

from engine.cards import Card
from engine.games.hearts.passing import recipients
from engine.games.hearts.play import by_low_card, in_turn_after
from engine.games.hearts.view import HeartsSeatView
from engine.players.card_bits import BITS, bits, faces, losers
from engine.players.hearts.bits import Chart, chart
from engine.players.hearts.passing import by_danger, dangerous, spared
from engine.players.hearts.playout import PlayoutState, played_out
from engine.players.hearts.trials import Gains, Trial, Trials
from engine.players.hearts.value import DealValue

POOL: Final = 7
"""Most dangerous cards that are thought of."""
STRONG: Final = 6
"""With no more losers after the pass a moon is thought of."""
MOST: Final = 60
"""No more passes than these are tried."""


def passes(view: HeartsSeatView, passable: tuple[Card, ...], count: int, rng: Random) -> Trials:
    """Return the passes to one receiver that are worth trying."""
    of, seat, hand = chart(view.terms), view.seat, bits(view.hand)
    value = DealValue.of(view)
    hidden = [BITS[face] for face in faces(of.deck & ~hand)]
    size, seats = view.terms.hand_size, view.seat_count
    own = 1 << seat
    plans = (0, own) if view.terms.rules.moon != "none" and not of.wanted else (0,)
    if of.wanted:
        plans = ((1 << seats) - 1,)
    to = [recipients(view.direction, giver, seats)[0] for giver in range(seats)]
    partner = of.partners[seat] == to[seat]

    def world() -> Callable[[Trial], Gains]:
        rng.shuffle(hidden)
        hands: list[int] = []
        at = 0
        for other in range(seats):
            if other == seat:
                hands.append(hand)
            else:
                hands.append(sum(hidden[at : at + size]))
                at += size
        gifts = [
            0
            if other == seat
            else dangerous(
                of, held, held & _passable(of), count, partner=of.partners[other] == to[other]
            )
            for other, held in enumerate(hands)
        ]
        face_down = sum(hidden[at:])

        def ending(entry: Trial) -> Gains:
            given, plan = entry
            after = list(hands)
            for giver in range(seats):
                gift = given if giver == seat else gifts[giver]
                after[giver] ^= gift
                after[to[giver]] |= gift
            moment = opened(view, after, face_down)
            return value.points(*played_out(of, moment, after, 0, plan))

        return ending

    entries = [
        (given, plan)
        for given in _candidates(of, hand, bits(passable), count, partner=partner)
        for plan in plans
        if plan != own or losers(hand ^ given, of.deck ^ hand) <= STRONG
    ]
    return Trials(entries, world, value)


def _passable(of: Chart) -> int:
    return ~bits(of.terms.unpassable)


def _candidates(of: Chart, hand: int, passable: int, count: int, *, partner: bool) -> list[int]:
    """Return passes made of the most dangerous cards, and one that keeps a strong hand strong."""
    order = by_danger(of, hand, passable)
    if partner:
        order = spared(of, order, count)
    pool = order[: max(count, POOL)]
    found = [sum(some) for some in combinations(pool, count)][:MOST]
    weak = sorted(faces(passable), key=lambda face: (face.rank, face.suit))[:count]
    return list(dict.fromkeys([*found, bits(weak)]))


def opened(view: HeartsSeatView, hands: list[int], face_down: int) -> PlayoutState:
    """Return the moment of the first lead."""
    terms = view.terms
    order = in_turn_after(terms, view.dealer)
    turn = order[0]
    if by_low_card(terms):
        suit = sum(BITS[face] for face in terms.deck if face.suit == terms.opening_card.suit)
        held = suit & sum(hands)
        lowest = held & -held
        turn = next(seat for seat in order if hands[seat] & lowest)
    nothing = (0,) * terms.seat_count
    return PlayoutState(turn, 1, 0, 0, 0, 0, 0, False, nothing, nothing, (0,) * 4, face_down)
