"""The way out of Samba is found exactly where there is one (K41 to K45, S3 to S7, S12, U3).

It is compared with a search that knows the rules of melding only from the rule sheet. That one lays
cards one by one and new melds at once, in every order, until at most one card is left.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from random import Random
from typing import NamedTuple, cast

from hypothesis import given
from hypothesis import strategies as st

from engine.cards import JOKER, Card
from engine.contract.variant import Variant
from engine.games.canasta.deal import Position
from engine.games.canasta.going_out import goes_out, way_out
from engine.games.canasta.judging import judge_lay
from engine.games.canasta.melds import Meld
from engine.games.canasta.rules import CanastaRules

HELD_FOR = {"canasta"}

Case = tuple[Variant, int]

VALUES = {0: 50, 2: 20, 14: 20} | dict.fromkeys(range(8, 14), 10) | dict.fromkeys(range(3, 8), 5)
DEUCE = Card("C", 2)
BLACK = Card("S", 3)


class Laid(NamedTuple):
    """A meld that the search has before it: a group, or with a suit a sequence from `rank` up."""

    suit: str
    rank: int
    naturals: int
    wilds: int

    @property
    def size(self) -> int:
        return self.naturals + self.wilds


Hand = tuple[Card, ...]
Lying = tuple[Laid, ...]


def most_wilds(rules: CanastaRules, naturals: int) -> int:
    return min(rules.wild_max, naturals // 2) if rules.wild_ratio == "half" else rules.wild_max


def fits(rules: CanastaRules, meld: Laid) -> bool:
    """Whether this may be a group (S3, B2, B4, B10)."""
    most = 7 if rules.completed_group == "closed_at_7" else rules.group_max or 99
    enough = meld.naturals >= 2 and meld.size >= 3
    return enough and meld.wilds <= most_wilds(rules, meld.naturals) and meld.size <= most


def less(hand: Hand, *faces: Card) -> Hand:
    left = list(hand)
    for face in faces:
        left.remove(face)
    return tuple(left)


def additions(rules: CanastaRules, hand: Hand, lying: Lying) -> Iterator[tuple[Hand, Lying]]:
    """Put one card on one meld (S5, S7)."""
    for at, meld in enumerate(lying):
        for face in set(hand):
            more = lengthened(meld, face) if meld.suit else grown(rules, meld, face)
            if more is not None:
                yield less(hand, face), (*lying[:at], more, *lying[at + 1 :])


def lengthened(meld: Laid, face: Card) -> Laid | None:
    if meld.size == 7 or face.suit != meld.suit:
        return None
    if face.rank == meld.rank + meld.naturals:
        return meld._replace(naturals=meld.naturals + 1)
    if face.rank == meld.rank - 1 > 3:
        return meld._replace(rank=face.rank, naturals=meld.naturals + 1)
    return None


def grown(rules: CanastaRules, meld: Laid, face: Card) -> Laid | None:
    if meld.size >= 7 and rules.completed_group == "closed_at_7":
        return None
    more = None
    if face.rank == meld.rank:
        more = meld._replace(naturals=meld.naturals + 1)
    elif face.rank < 3 and (meld.size < 7 or rules.completed_group == "open"):
        more = meld._replace(wilds=meld.wilds + 1)
    return more if more is not None and fits(rules, more) else None


def new_melds(rules: CanastaRules, hand: Hand, lying: Lying) -> Iterator[tuple[Hand, Lying]]:
    """Lay a group or a sequence (S3, S4)."""
    wilds = [face for face in hand if face.rank < 3]
    for rank in {face.rank for face in hand if face.rank > 3}:
        own = [face for face in hand if face.rank == rank]
        for count in range(2, len(own) + 1):
            for faces in set(combinations(own, count)):
                for wild in range(len(wilds) + 1):
                    meld = Laid("", rank, count, wild)
                    if fits(rules, meld):
                        yield less(hand, *faces, *wilds[:wild]), (*lying, meld)
    for face in {face for face in hand if face.rank > 3}:
        for length in range(3, 8):
            run = [Card(face.suit, face.rank + step) for step in range(length)]
            if set(run) <= set(hand):
                yield less(hand, *run), (*lying, Laid(face.suit, face.rank, length, 0))


def merges(rules: CanastaRules, hand: Hand, lying: Lying) -> Iterator[tuple[Hand, Lying]]:
    """Let two melds be one (S6)."""
    for one, other in combinations(sorted(lying), 2):
        rest = list(lying)
        rest.remove(one)
        rest.remove(other)
        size = one.size + other.size
        joint = one._replace(naturals=one.naturals + other.naturals, wilds=one.wilds + other.wilds)
        if one.suit != other.suit:
            continue
        if one.suit:
            meet = one.rank + one.size == other.rank and size <= 7 and rules.merge_sequences
            if meet:
                yield hand, (*rest, joint)
        elif one.rank == other.rank and fits(rules, joint):
            closed = rules.completed_group == "closed_at_7" and max(one.size, other.size) >= 7
            if not closed:
                yield hand, (*rest, joint)


def opens(at: Position, last: Hand, canastas: int) -> bool:
    """Whether what is laid is enough to open, or is all after a draw, with a canasta (K25)."""
    laid = sum(VALUES[face.rank] for face in less(at.hand, *last))
    concealed = not at.took and canastas > 0
    return bool(at.melds) or concealed or laid >= at.minimum


def every_order_goes_out(at: Position) -> bool:
    """Try everything."""
    start = tuple(Laid(m.suit, m.rank, m.naturals, m.wilds) for m in at.melds)
    ways = [(at.hand, tuple(sorted(start)))]
    threes = at.hand.count(BLACK)
    if threes >= 3 and at.rules.black3_meld != "never":
        # Three or more at once, all of them or all but the one that is discarded (K43).
        ways += [(less(at.hand, *[BLACK] * n), ways[0][1]) for n in range(3, threes + 1)]
    seen = set(ways)
    while ways:
        hand, lying = ways.pop()
        canastas = sum(meld.size >= 7 for meld in lying)
        if len(hand) < 2 and canastas >= at.rules.canastas_to_go_out and opens(at, hand, canastas):
            return True
        for step in (additions, new_melds, merges):
            for rest, melds in step(at.rules, hand, lying):
                key = (rest, tuple(sorted(melds)))
                if key not in seen:
                    seen.add(key)
                    ways.append(key)
    return False


def run_of(rng: Random, suits: str, shortest: int, longest: int) -> list[Card]:
    length = rng.randrange(shortest, longest + 1)
    low, suit = rng.randrange(4, min(9, 16 - length)), rng.choice(suits)
    return [Card(suit, low + step) for step in range(length)]


def on_the_table(rng: Random, rules: CanastaRules) -> Iterator[Meld]:
    """Some melds of few ranks, many of them nearly canastas."""
    for number in range(1, rng.randrange(1, 5)):
        if rng.random() < 0.5:
            run = run_of(rng, "DH", 3, 7)
            yield Meld(number, run[0].suit, run[0].rank, tuple(run), 0)
            continue
        naturals, rank = rng.randrange(2, 7), rng.randrange(4, 10)
        most = min(most_wilds(rules, naturals), 7 - naturals)
        wilds = rng.randrange(max(0, 3 - naturals), max(0, most) + 1)
        faces = (*[JOKER] * wilds, *[Card("C", rank)] * naturals)
        yield Meld(number, "", rank, faces, 0)


def bits(rng: Random, melds: tuple[Meld, ...]) -> Iterator[list[Card]]:
    """Cards that may find a place: what goes on melds, pieces of sequences and of groups."""
    for meld in melds:
        if not meld.suit:
            yield [Card("D", meld.rank)] * rng.randrange(3)
            continue
        length = rng.randrange(1, 4)
        low = rng.choice((meld.rank - length, meld.highest + 1))
        yield [Card(meld.suit, rank) for rank in range(low, low + length) if 4 <= rank <= 14]
    yield run_of(rng, "DH", 2, 5)
    yield [Card(rng.choice("CDHS"), rng.randrange(4, 10)) for _ in range(2)]
    rank = rng.randrange(4, 10)
    yield [Card(suit, rank) for suit in rng.sample("CDHS", rng.randrange(2, 4))]


def small_hand(rng: Random, melds: tuple[Meld, ...]) -> Hand:
    """At most eight cards: two or three of these, wilds, and now and then black threes."""
    found = list(bits(rng, melds))
    chosen = rng.sample(found, rng.randrange(1, 4))
    hand = [face for some in chosen for face in some][:7]
    hand += rng.choices((JOKER, DEUCE), k=rng.choice((0, 0, 0, 1, 2)))
    hand += rng.choice(([], [], [], [], [BLACK], [BLACK] * 3))
    return tuple(sorted(hand[-8:])) or (BLACK,)


def small(rules: CanastaRules, rng: Random) -> Position:
    melds = tuple(on_the_table(rng, rules)) if rng.random() < 0.8 else ()
    return Position(
        rules=rules,
        seat=0,
        hand=small_hand(rng, melds),
        melds=melds,
        minimum=rng.choice((50, 90)),
        has_drawn=True,
        took=not melds and rng.random() < 0.5,
        may_discard=True,
        answer="",
        stock_size=20,
        top=Card("S", 9),
        pile_size=3,
        pile_red_threes=0,
        frozen=False,
    )


def with_canastas(at: Position, count: int) -> Position:
    return at._replace(rules=replace(at.rules, canastas_to_go_out=count))


def assert_goes(at: Position) -> None:
    """A plan that was found is allowed by the judge, and leaves the discard."""
    found = way_out(at)
    assert found is not None
    left = () if found.discard is None else (found.discard,)
    if found.plan:
        assert judge_lay(at, found.plan).hand == left
    else:
        assert at.hand == left


@given(chance=st.integers(0, 2**32))
def test_a_way_out_is_found_exactly_where_every_order_of_laying_has_one(
    case: Case, chance: int
) -> None:
    rules = cast("CanastaRules", case[0].rules)
    if not rules.sequences:
        return
    for trial in range(8):
        rng = Random(chance + trial)
        at = small(rules, rng)
        for count in range(3):
            wanted = with_canastas(at, count)
            possible = every_order_goes_out(wanted)
            assert (way_out(wanted) is not None) == possible, wanted
            assert goes_out(wanted) == possible, wanted
            if possible:
                assert_goes(wanted)
