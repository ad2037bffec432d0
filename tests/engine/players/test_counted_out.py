"""The end of a deal of Hearts, counted out: every way in which the hidden cards may lie.

An appraisal draws worlds by chance. Where few cards are left, all of them can be counted instead,
each as likely as the plays that it has to explain; the mean of an appraisal must be the same.
"""

from collections.abc import Iterator
from itertools import combinations
from math import fsum
from random import Random
from typing import Any, Final

import pytest

from engine.contract.game import Game
from engine.contract.seats import DEALER, Seat
from engine.games.catalogue import variant
from engine.games.hearts.view import HeartsSeatView
from engine.players.card_bits import BITS
from engine.players.hearts.hard import HeartsHard, may_shoot, shooters, with_kitty
from engine.players.hearts.knowledge import HeartsKnowledge, knowledge
from engine.players.hearts.medium import HeartsMedium
from engine.players.hearts.playout import played_out
from engine.players.hearts.posterior import Posterior
from engine.players.hearts.value import DealValue
from tests.each import each
from tests.laws.covering import THOROUGH

LEFT: Final = 3
"""Cards in the hand of whoever decides."""


def ends(seed: int) -> Iterator[HeartsSeatView]:
    """Yield what the seats see that have a choice in the last tricks of a deal."""
    rng, game = Random(seed), variant("standard").start(4, seed % 4)
    player: Any = HeartsMedium()
    moment: Game = game
    while not moment.deal_scores and moment.to_act:
        seat = moment.to_act[0]
        if seat == DEALER:
            action = moment.propose(DEALER, rng)
        else:
            view = moment.view(seat)
            assert isinstance(view, HeartsSeatView)
            if view.stage == "play" and len(view.hand) == LEFT and len(view.open_prompt.cards) > 1:
                yield view
            action = player.decide(view, rng)
        moment, _ = moment.apply(seat, action)


def worlds(seen: HeartsKnowledge) -> Iterator[list[int]]:
    """Yield every deal of the unseen cards that what everybody knows allows."""
    cards = [1 << at for at in range(64) if seen.unseen >> at & 1]
    seats = sorted(seen.room)

    def dealt(seats: list[Seat], left: list[int], hands: dict[Seat, int]) -> Iterator[list[int]]:
        if not seats:
            row = [hands.get(seat, seen.hand) for seat in range(4)]
            yield row
            return
        seat, *others = seats
        may = [one for one in left if not one & seen.lacked[seat]]
        for chosen in combinations(may, seen.room[seat]):
            hand = sum(chosen)
            if seen.sure[seat] & ~hand:
                continue
            rest = [one for one in left if not one & hand]
            yield from dealt(others, rest, {**hands, seat: hand})

    yield from dealt(seats, cards, {})


def counted(view: HeartsSeatView, best: int, other: int) -> float:
    """Return what a card costs beside the best, over all worlds by how likely they are."""
    seen, value = knowledge(view), DealValue.of(view)
    posterior = Posterior(view, seen, Random(0))
    plans = [0, *([1 << seen.seat] if may_shoot(seen) else [])]
    weights, costs = list[float](), dict[tuple[int, int], list[float]]()
    for hands in worlds(seen):
        weights.append(posterior.likelihood(hands))
        moment, foes = with_kitty(seen, 0), shooters(seen, hands)
        for card in (best, other):
            for plan in plans:
                end = played_out(seen.chart, moment, list(hands), card, plan | foes)
                gained = value.gained(value.points(*end))
                costs.setdefault((card, plan), []).append(gained)
    total = fsum(weights)

    def mean(card: int) -> float:
        rows = [costs[card, plan] for plan in plans]
        return max(fsum(w * g for w, g in zip(weights, row, strict=True)) / total for row in rows)

    return mean(best) - mean(other)


@each("seed", range(6 if THOROUGH else 2))
def test_the_end_of_a_deal_is_appraised_as_if_all_worlds_were_counted(seed: int) -> None:
    compared = 0
    for view in ends(seed):
        best, *others = HeartsHard(worlds=2000).appraised(view, Random(seed)).estimates
        for other in others:
            cards = [BITS[one.action.cards[0]] for one in (best, other)]
            assert other.cost == pytest.approx(counted(view, *cards), abs=4 * other.error + 0.1)
            compared += 1
    assert compared
