"""Laws of Canasta: a way out is found exactly if there is one (U3)."""

from collections import Counter
from dataclasses import replace
from itertools import product
from random import Random
from typing import cast

from hypothesis import given

from engine.cards import JOKER, Card, cards
from engine.contract.refusal import IllegalAction
from engine.games.canasta.deal import Position
from engine.games.canasta.going_out import way_out
from engine.games.canasta.judging import judge_lay
from engine.games.canasta.melds import Meld
from engine.games.canasta.plays import MeldPlay
from engine.games.canasta.rules import CanastaRules
from tests.laws.course import chances
from tests.laws.covering import Case

HELD_FOR = {"canasta"}


def lets_out(at: Position) -> bool:
    """Whether any plan at all lays the hand but for one card: every share of the wilds is tried."""
    wilds = [face for face in at.hand if face.rank < 3]
    naturals = [face for face in at.hand if face.rank >= 3]
    for last in (None, *set(at.hand)):
        ranks = Counter(face.rank for face in naturals)
        spare = list(wilds)
        if last is not None and last.rank < 3:
            spare.remove(last)
        elif last is not None:
            ranks[last.rank] -= 1
        homes = sorted({rank for rank in ranks if ranks[rank]} | {meld.rank for meld in at.melds})
        for shares in product(homes, repeat=len(spare)):
            plan = tuple(
                MeldPlay(
                    rank,
                    ranks[rank],
                    sum(s == rank and f != JOKER for s, f in zip(shares, spare, strict=True)),
                    sum(s == rank and f == JOKER for s, f in zip(shares, spare, strict=True)),
                )
                for rank in homes
                if ranks[rank] or rank in shares
            )
            try:
                judge_lay(at, plan)
            except IllegalAction:
                continue
            return True
    return False


def dealt_at_will(rules: CanastaRules, rng: Random) -> Position:
    """Return a position with some melds, and a small hand that goes with them now and then."""
    ranks = rng.sample(range(4, 15), 6)
    melds = tuple(
        Meld(number, "", rank, tuple(sorted([*[Card("S", rank)] * naturals, *[JOKER] * wilds])), 0)
        for number, rank in enumerate(ranks[: rng.randrange(4)], 1)
        for naturals, wilds in [(rng.randrange(3, 6), rng.randrange(3))]
    )
    naturals = [Card("H", rank) for rank in ranks[2:] for _ in range(rng.randrange(4))]
    wilds = rng.choices((JOKER, Card("C", 2)), k=rng.randrange(4))
    black = [Card("S", 3)] * rng.choice((0, 0, 0, 1, 3))
    return Position(
        rules=replace(rules, canastas_to_go_out=rng.randrange(3)),
        seat=0,
        hand=tuple(sorted([*naturals[:8], *wilds, *black])),
        melds=melds,
        minimum=rng.choice((50, 90, 120)),
        has_drawn=True,
        took=False,
        may_discard=True,
        answer="",
        stock_size=20,
        top=Card("S", 9),
        pile_size=3,
        pile_red_threes=0,
        frozen=False,
    )


@given(chance=chances)
def test_the_way_out_is_found_where_there_is_one(case: Case, chance: int) -> None:
    rules = cast("CanastaRules", case[0].rules)
    if rules.melds_per_rank != 1:
        return
    for trial in range(5):
        at = dealt_at_will(rules, Random(chance + trial))
        if len(at.hand) < 2:
            continue  # With one card left going out was judged when the others were laid.
        found = way_out(at)
        assert (found is not None) == lets_out(at)
        if found is not None and found.plan:
            laid = judge_lay(at, found.plan)
            assert laid.hand == (() if found.discard is None else (found.discard,))


def made_to_go_out(rules: CanastaRules, rng: Random) -> Position:
    """A hand of Samba made of groups and sequences, perhaps with a card to discard besides."""
    hand: Counter[Card] = Counter()
    for _ in range(rng.randrange(1, 5)):
        suit, length = rng.choice("CDHS"), rng.randrange(3, 8)
        low = rng.randrange(4, 16 - length)
        run = [Card(suit, low + step) for step in range(length)]
        group = [Card(suit, low)] * 2 + [rng.choice([Card(suit, low), JOKER])]
        hand.update(rng.choice([run, group]))
    last = rng.choice([[], [Card("S", 3)], [Card("D", 9)]])
    return dealt_at_will(rules, rng)._replace(
        rules=replace(rules, canastas_to_go_out=0),
        hand=tuple(sorted([*hand.elements(), *last])),
        melds=(Meld(1, "D", 4, cards("4D5D6D"), 0),),
    )


def test_a_hand_made_of_groups_and_sequences_goes_out(case: Case) -> None:
    rules = cast("CanastaRules", case[0].rules)
    if not rules.sequences or rules.completed_group == "closed_at_7":
        return
    for chance in range(100):
        at = made_to_go_out(rules, Random(chance))
        found = way_out(at)
        assert found is not None, chance
        judge_lay(at, found.plan)
