"""Laws of Canasta: a way out is found exactly if there is one (U3)."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import permutations, product
from random import Random
from typing import cast

from hypothesis import given

from engine.cards import JOKER, Card, cards
from engine.contract.refusal import IllegalAction
from engine.games.canasta.deal import Position
from engine.games.canasta.going_out import way_out
from engine.games.canasta.judging import judge_lay
from engine.games.canasta.melds import Meld
from engine.games.canasta.plays import MeldPlay, Merge, Plan
from engine.games.canasta.rules import CanastaRules
from tests.laws.course import chances
from tests.laws.covering import THOROUGH, Case

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


def parts(row: Sequence[Card]) -> Iterator[list[list[Card]]]:
    """Yield every way to part cards into heaps."""
    if not row:
        yield []
        return
    for heaps in parts(row[1:]):
        yield [[row[0]], *heaps]
        for at, heap in enumerate(heaps):
            yield [*heaps[:at], [row[0], *heap], *heaps[at + 1 :]]


def plays_of(heap: list[Card], melds: Sequence[Meld]) -> Iterator[MeldPlay]:
    """Yield each play that lays a heap as a group or a sequence, new or onto a meld."""
    naturals = sorted((face for face in heap if face.rank >= 3), key=lambda face: face.rank)
    jokers = heap.count(JOKER)
    ranks = [face.rank for face in naturals]
    own = len(heap) >= 3
    if len(set(ranks)) < 2:
        for meld in melds:
            if not meld.suit and meld.rank in (ranks or [meld.rank]):
                deuces = len(heap) - len(naturals) - jokers
                play = MeldPlay(meld.rank, len(naturals), deuces, jokers, faces=tuple(naturals))
                yield play._replace(onto=meld.number)
        if own and ranks:
            deuces = len(heap) - len(naturals) - jokers
            yield MeldPlay(ranks[0], len(naturals), deuces, jokers, faces=tuple(naturals))
    one_suit = len({face.suit for face in heap}) == 1
    if one_suit and len(naturals) == len(heap) and ranks == [*range(ranks[0], ranks[-1] + 1)]:
        run = MeldPlay(ranks[0], len(ranks), suit=heap[0].suit)
        if own:
            yield run
        yield from (run._replace(onto=meld.number) for meld in melds if meld.suit == run.suit)


def joined(melds: Sequence[Meld]) -> Iterator[tuple[Merge, ...]]:
    """Yield no merge, and each one of two melds that lie."""
    yield ()
    for one, other in permutations(melds, 2):
        if one.suit == other.suit and (one.suit or one.rank == other.rank):
            yield (Merge(one.number, other.number),)


def lets_out_in_heaps(at: Position) -> bool:
    """Whether any plan lays the hand but for one card, however it is parted into plays.

    At most one merge is tried, before the plays or after them: so few melds lie.
    """
    for last in (None, *sorted(set(at.hand))):
        rest = list(at.hand)
        if last is not None:
            rest.remove(last)
        for heaps in parts(rest):
            choices = [list(plays_of(heap, at.melds)) for heap in heaps]
            if not all(choices):
                continue
            for plays, merges in product(product(*choices), joined(at.melds)):
                if any(_lays(at, plan) for plan in {(*plays, *merges), (*merges, *plays)}):
                    return True
    return False


def _lays(at: Position, plan: Plan) -> bool:
    try:
        judge_lay(at, plan)
    except IllegalAction:
        return False
    return True


def dealt_in_runs(rules: CanastaRules, rng: Random) -> Position:
    """Return a position of few cards, in which ranks and suits meet in several melds."""
    suits = rng.sample("CDHS", 2)
    low = rng.randrange(4, 9)
    melds: list[Meld] = []
    for _ in range(rng.randrange(4)):
        number, suit, rank = len(melds) + 1, rng.choice(suits), low + rng.randrange(4)
        group = [Card(suit, rank)] * rng.randrange(2, 7) + [JOKER] * rng.randrange(2)
        run = [Card(suit, one) for one in range(rank, min(15, rank + rng.randrange(3, 7)))]
        kinds = [(run, suit)] if rules.sequences else []
        faces, of = rng.choice([(group, ""), *kinds])
        if len(faces) >= 3:
            melds.append(Meld(number, of, rank, tuple(sorted(faces)), 0))
    pool = [Card(suit, rank) for suit in suits for rank in range(low, low + 7)]
    hand = [*rng.choices(pool, k=rng.randrange(2, 6)), *rng.choices([JOKER, Card("C", 2)], k=1)]
    return dealt_at_will(rules, rng)._replace(
        rules=replace(rules, canastas_to_go_out=rng.randrange(2)),
        hand=tuple(sorted(hand[: rng.randrange(2, 7)])),
        melds=tuple(melds),
        minimum=rng.choice((0, 15, 50)),
    )


def test_the_way_out_is_found_where_a_rank_may_have_several_melds(case: Case) -> None:
    rules = cast("CanastaRules", case[0].rules)
    if rules.melds_per_rank == 1:
        if rules.completed_group != "open":
            return
        rules = replace(rules, melds_per_rank=None)
    ways = 0
    for chance in range(3000 if THOROUGH else 60):
        at = dealt_in_runs(rules, Random(chance))
        found = way_out(at)
        assert (found is not None) == lets_out_in_heaps(at), (chance, at)
        ways += found is not None
        if found is not None and found.plan:
            laid = judge_lay(at, found.plan)
            assert laid.hand == (() if found.discard is None else (found.discard,))
    assert ways


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
