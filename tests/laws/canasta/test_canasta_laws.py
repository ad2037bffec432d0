"""Laws of the Canasta family: cards, melds, turns, scores and moves."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import cast

from hypothesis import given
from hypothesis import strategies as st

from engine.cards import Card, Unreadable, cards
from engine.contract.action import Action
from engine.contract.refusal import IllegalAction
from engine.contract.seats import DEALER
from engine.games.canasta.deal import Deal, position
from engine.games.canasta.deal import position_of as position_seen
from engine.games.canasta.game import CanastaGame
from engine.games.canasta.judging import judge_lay
from engine.games.canasta.melds import Meld
from engine.games.canasta.plays import plan_words, read_plan
from engine.games.canasta.rules import CanastaRules
from engine.games.canasta.scoring import so_far
from tests.conftest import there
from tests.laws.course import chances, course, played, seeds
from tests.laws.covering import Case

HELD_FOR = {"canasta"}

lengths = st.integers(0, 250)
VALUES = {0: 50, 2: 20, 14: 20} | dict.fromkeys(range(8, 14), 10) | dict.fromkeys(range(3, 8), 5)
RED = set(cards("3H3D"))


def moments(case: Case, seed: int, length: int) -> Iterator[CanastaGame]:
    """Yield every moment of a game played at random."""
    for game in course(case, seed).moments(length)[1:]:
        yield cast("CanastaGame", game)


def value(faces: tuple[Card, ...]) -> int:
    return sum(VALUES[face.rank] for face in faces if face not in RED)


def all_cards(deal: Deal) -> list[Card]:
    """Return the cards of every place that all games of the family have."""
    melded = [face for melds in deal.melds for meld in melds for face in meld.cards]
    held = [face for row in (*deal.hands, *deal.red_threes) for face in row]
    return [*deal.stock, *deal.pile, *held, *melded]


@given(seed=seeds, length=lengths, chance=chances)
def test_every_card_is_in_one_place(case: Case, seed: int, length: int, chance: int) -> None:
    game = cast("CanastaGame", played(case, seed, length)[0])
    whole = Counter(game.rules.pack)
    assert whole.total() == game.rules.decks * (52 + game.rules.jokers_per_deck)
    for one in (game, game.imagine(None, Random(chance)), game.imagine(0, Random(chance))):
        deal = one.deal
        if deal is None:
            continue
        counts = one.card_counts.values()
        lying = sum(count if isinstance(count, int) else sum(count) for count in counts)
        assert lying == whole.total() >= len(all_cards(deal))
        assert not Counter(all_cards(deal)) - whole
        for seat, hand in enumerate(deal.hands):
            waits = game.rules.red3_deal == "first_turn" and not deal.begun[seat]
            assert waits or not RED & set(hand)
            assert not Counter(deal.known[seat]) - Counter(hand)


def assert_sound(rules: CanastaRules, meld: Meld, *, pooled: bool) -> None:
    naturals = [face for face in meld.cards if face.rank > 2]
    wilds = len(meld.cards) - len(naturals)
    assert len(meld.cards) >= 3
    if meld.suit:
        assert rules.sequences
        assert [face.rank for face in naturals] == list(range(meld.rank, meld.highest + 1))
        assert {face.suit for face in naturals} == {meld.suit}
        assert not wilds
        assert 4 <= meld.rank <= meld.highest <= 14
        assert len(meld.cards) <= 7
        return
    assert {face.rank for face in naturals} == {meld.rank}
    assert len(naturals) >= 2
    if meld.rank == 3:
        assert not wilds
        assert not RED & set(meld.cards)
        return
    most = rules.wild_max
    if rules.wild_le_natural:
        most = min(most, len(naturals))
    if rules.wild_ratio == "half":
        most = min(most, len(naturals) // 2)
    if rules.wild_after_canasta == "unlimited" and len(naturals) + most >= 7:
        return
    assert wilds <= most or pooled


@given(seed=seeds, length=lengths)
def test_melds_are_sound_and_opened_with_enough(case: Case, seed: int, length: int) -> None:
    closed: dict[int, bool] = {}
    for game in moments(case, seed, length):
        deal = game.deal
        if deal is None or deal.lone is not None:
            closed = {}
        if deal is None:
            continue
        for at, melds in enumerate(deal.melds):
            for meld in melds:
                assert_sound(game.rules, meld, pooled=deal.lone is not None)
            assert len({meld.number for meld in melds}) == len(melds)
            if game.rules.melds_per_rank == 1:
                assert len({meld.rank for meld in melds}) == len(melds)
            if melds and closed.get(at, False):
                laid = sum(value(meld.cards) for meld in melds)
                least = game.rules.minimum(game.scores[deal.turn])
                # One who lays the last card in one turn may need no minimum (K25).
                assert laid >= least or len(deal.hands[deal.turn]) < 2
            closed[at] = not melds


@given(seed=seeds, length=lengths)
def test_a_turn_leaves_a_card_and_a_pile(case: Case, seed: int, length: int) -> None:
    before: Deal | None = None
    for game in moments(case, seed, length):
        deal = game.deal
        if deal is not None and before is not None and deal.turn != before.turn:
            assert deal.hands[before.turn]
            assert deal.pile
            assert len(deal.pile) == len(before.pile) + 1
        if deal is not None and before is not None and deal.took and not before.took:
            assert not deal.pile or game.rules.seq_take == "top_only"
            assert game.view(None).pile_frozen == game.rules.always_frozen or deal.pile
        before = deal


def bonus(rules: CanastaRules, meld: Meld) -> int:
    if len(meld.cards) < 7:
        return 0
    if meld.suit:
        return rules.samba
    wild = any(face.rank < 3 for face in meld.cards)
    return rules.canasta_mixed if wild else rules.canasta_natural


@given(seed=seeds, length=st.integers(100, 400))
def test_the_scores_of_every_deal_add_up(case: Case, seed: int, length: int) -> None:
    totals = (0,) * case[1]
    deals = 0
    for game in moments(case, seed, length):
        if len(game.deal_scores) == deals:
            continue
        deals += 1
        result = game.sheet.results[-1]
        lay = there(result.laid_open)
        rules = game.rules
        totals = tuple(map(sum, zip(totals, result.points, strict=True)))
        assert game.scores == totals
        assert all(points % 5 == 0 for points in result.points)
        assert sorted(s for tally in result.tallies for s in tally.seats) == list(range(case[1]))
        for tally in result.tallies:
            at = next(i for i, side in enumerate(lay.sides) if set(tally.seats) <= set(side))
            side, melds = lay.sides[at], lay.melds[at]
            earned = sum(bonus(rules, meld) + value(meld.cards) for meld in melds)
            left = sum(value(lay.hands[member]) for member in side)
            red = sum(len(lay.red_threes[member]) for member in tally.seats)
            ended = rules.out_bonus if result.out in side else 0
            hidden = rules.concealed_extra if result.out in side and result.concealed else 0
            besides = tally.red_three_points + tally.penalty
            assert tally.total == earned - left + ended + hidden + besides
            assert {result.points[member] for member in tally.seats} == {tally.total}
            assert abs(tally.red_three_points) >= rules.red3_each * red
            assert tally.penalty <= 0
            if result.out in side:
                assert sum(len(meld.cards) >= 7 for meld in melds) >= rules.canastas_to_go_out
                assert not lay.hands[result.out]


WORDS = """
    K2,0,0 K3,1,0 42,1,0 4H-6H 9S-JS 5H-5H AS-4S KSKHKD,0,0 QHQH,9,9 2C2D2H,0,0 3S3C3S,0,0 3b3,0,0
    3r1,0,0 22,0,0 **1,0,0 K0,0,0 K99,99,99 onto 1 2 999 merge + add 7 ** 3b 5H
""".split()
VERBS = ("lay", "take", "discard", "merge", "draw", "stop", "ask", "yes", "no", "out")


@given(seed=seeds, length=lengths, chance=chances)
def test_moves_of_any_words_are_made_or_refused_and_nothing_else(
    case: Case, seed: int, length: int, chance: int
) -> None:
    game = played(case, seed, length)[0]
    rng = Random(chance)
    for seat in set(game.to_act) - {DEALER}:
        view = game.view(seat)
        for _ in range(30):
            words = tuple(rng.choices(WORDS, k=rng.randrange(6)))
            try:
                game.apply(seat, Action(rng.choice(VERBS), words))
            except (IllegalAction, Unreadable):
                assert game.view(seat) == view


@given(seed=seeds, length=lengths)
def test_the_judge_needs_no_more_than_the_seat_in_turn_knows(
    case: Case, seed: int, length: int
) -> None:
    game = cast("CanastaGame", played(case, seed, length)[0])
    deal = game.deal
    if deal is None or game.stage == "asked":
        return
    seen = position_seen(game.view(deal.turn))
    assert seen == position(game.rules, deal, game.scores[deal.turn])
    for action in game.legal_actions(deal.turn):
        if action.verb == "lay":
            plan = read_plan(action.words)
            assert plan_words(plan) == action.words
            judge_lay(seen, plan)


@given(seed=seeds, length=st.integers(100, 400))
def test_the_points_so_far_are_those_of_the_end_without_hands(
    case: Case, seed: int, length: int
) -> None:
    """K48: what a deal that ends without anything more laid brings beside the points so far."""
    before: CanastaGame | None = None
    for game in moments(case, seed, length):
        if before is not None and before.deal is not None and game.deal is None:
            result, now = game.sheet.results[-1], before.deal
            lay = there(result.laid_open)
            if (now.melds, now.red_threes) == (lay.melds, lay.red_threes):
                view = before.view(None)
                tallies = [tally for side in view.sides for tally in so_far(view, side)]
                told = {tally.seats: tally for tally in tallies}
                for tally in result.tallies:
                    ended = tally.out + tally.concealed + tally.hands
                    assert told[tally.seats].total + ended == tally.total
        before = game


@given(seed=seeds, length=st.integers(100, 400))
def test_the_turns_of_a_deal_tell_every_card_that_was_laid(
    case: Case, seed: int, length: int
) -> None:
    deals = 0
    for game in moments(case, seed, length):
        if len(game.deal_scores) == deals:
            continue
        deals += 1
        result = game.sheet.results[-1]
        lay, turns = result.laid_open, result.turns
        assert lay is not None
        laid = Counter(face for turn in turns for group in turn.laid for face in group.cards)
        assert laid == Counter(f for melds in lay.melds for meld in melds for f in meld.cards)
        if result.lone is None:
            lying = sum(bool(meld.canasta) for melds in lay.melds for meld in melds)
            assert sum(len(turn.canastas) for turn in turns) >= lying
        assert all(not (turn.drew and turn.took) for turn in turns)
        assert [turn.seat for turn in turns if turn.discard is None] in ([], [turns[-1].seat])
