"""Computer players: what the one for any pack does, and that levels find their players."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import product
from random import Random
from typing import ClassVar, Self

import pytest

from engine.cards import Card, card, cards, pack, spell
from engine.contract.action import Action
from engine.contract.prompt import Prompt
from engine.contract.refusal import NotYourTurn
from engine.contract.seats import DEALER
from engine.contract.variant import Option
from engine.contract.view import SeatView
from engine.dealing.redealing import redealing, redealt
from engine.games.catalogue import variant
from engine.games.hearts.rules import HeartsRules
from engine.games.hearts.terms import terms
from engine.games.hearts.view import HeartsSeatView
from engine.players.families import PLAYERS
from engine.players.family_players import FamilyPlayers, without_kind, without_reason
from engine.players.hearts.any_pack import AnyPackPlayer
from engine.players.hearts.easy import HeartsEasy
from engine.players.hearts.medium import HeartsMedium
from engine.players.levels import LEVELS, is_slow, level_named, level_offered, levels, policy, quick
from engine.players.policy import Decided, RandomPlayer, Searching
from engine.tricks.trick import Play, TakenTrick, winner
from tests.conftest import of_kind
from tests.each import each

Seen = Callable[..., HeartsSeatView]


@pytest.fixture
def seen() -> Seen:
    """What seat 3 of four sees, holding `hand`, all of which may be played."""

    def build(hand: str, trick: str = "") -> HeartsSeatView:
        view = of_kind(HeartsSeatView, variant("standard").start(4, 0).view(3))
        plays = tuple(Play(seat, face) for seat, face in enumerate(cards(trick)))
        return replace(
            view,
            stage="play",
            hand=tuple(sorted(cards(hand))),
            prompt=Prompt("play", "play", tuple(sorted(cards(hand))), 1),
            to_act=(3,),
            trick=plays,
            taking=winner(plays, None) if plays else None,
            trick_number=2,
        )

    return build


@dataclass(frozen=True)
class Patient:
    """A player that would search if there were anything to find."""

    slow: ClassVar[bool] = True

    seconds: float = 0.5

    def within(self, seconds: float) -> Self:
        return replace(self, seconds=seconds)

    def decide(self, view: SeatView, rng: Random) -> Action:
        return self.searched(view, rng).action

    def searched(self, view: SeatView, rng: Random) -> Decided:
        return Decided(RandomPlayer().decide(view, rng), whole=self.seconds > 0)


def of_whist() -> FamilyPlayers[HeartsSeatView]:
    """Players of a family that the catalogue does not have."""
    return FamilyPlayers(
        easy=HeartsEasy(),
        medium=HeartsMedium(),
        hard=Patient(),
        reason=without_reason,
        mistake=without_kind,
    )


def played(view: HeartsSeatView) -> str:
    return str(AnyPackPlayer().decide(view, Random(0)))


@each(
    ("hand", "trick", "expected"),
    [
        ("3D8DKD", "9D2HJD", "8D"),
        ("3D8DKD", "2D4D5D", "KD"),
        ("QDKD", "2D4H5D", "KD"),
        ("QS3S", "KS4S", "QS"),
        ("QS3S", "4S2S5S", "3S"),
        ("QSAHKD", "4C2C5C", "QS"),
        ("AS5HKD", "4C2C5C", "AS"),
        ("2SAHKD", "4C2C5C", "AH"),
        ("2S5SKD", "", "5S"),
    ],
)
def test_the_careful_player_follows_its_rules_of_thumb(
    seen: Seen, hand: str, trick: str, expected: str
) -> None:
    # In the last of them it draws the queen with its highest spade below her.
    assert played(seen(hand, trick)) == f"play {expected}"


@pytest.fixture
def six(seen: Seen) -> Seen:
    """The same of six with two packs, where equal cards cancel each other."""

    def build(hand: str, trick: str = "", taking: int | None = None) -> HeartsSeatView:
        view = of_kind(HeartsSeatView, variant("cancellation").start(6, 0).view(5))
        return replace(
            view,
            **{
                name: getattr(seen(hand), name)
                for name in ("stage", "hand", "prompt", "trick_number")
            },
            to_act=(5,),
            trick=tuple(Play(seat, face) for seat, face in enumerate(cards(trick))),
            taking=taking,
        )

    return build


def test_where_equal_cards_cancel_one_of_them_is_as_good_as_a_low_card(six: Seen) -> None:
    # The nine takes it as it lies, and another nine takes nothing.
    assert played(six("9DTD", "9D2D3D4D5H", 0)) == "play 9D"
    # Both jacks are out, so the nine is to be kept under.
    assert played(six("8DTD", "JDJD9D4D5H", 2)) == "play 8D"


def test_a_second_queen_is_drawn_and_feared_when_the_first_is_played(six: Seen) -> None:
    view = six("2S5SKD")
    taken = TakenTrick(
        tuple(Play(seat, face) for seat, face in enumerate(cards("AS3S4SQS6S7S"))), 0
    )
    assert played(replace(view, tricks=(taken,))) == "play 5S"
    both = TakenTrick(tuple(Play(seat, face) for seat, face in enumerate(cards("ASQS4SQS6S7S"))), 0)
    assert played(replace(view, tricks=(both,))) == "play 2S"


def test_a_first_trick_that_may_cost_something_is_ducked(six: Seen) -> None:
    # With it goes the kitty.
    assert played(replace(six("3DKD", "9D2D4D5D6D", 0), trick_number=1)) == "play 3D"


def test_what_nobody_took_costs_who_takes_the_next_trick(six: Seen) -> None:
    view = six("3DKD", "9D2D4D5D6D", 0)
    assert played(view) == "play KD"
    lying = tuple(Play(seat, face) for seat, face in enumerate(cards("7HQS4H5H6H7H")))
    assert played(replace(view, pending=(lying,))) == "play 3D"


def test_the_careful_player_takes_a_cheap_heart_from_who_holds_every_point(seen: Seen) -> None:
    view = seen("2H9H", "3H4H8H")
    assert played(view) == "play 2H"
    assert played(replace(view, taken=(8, 0, 0, 0))) == "play 9H"
    assert played(replace(view, taken=(8, 1, 0, 0))) == "play 2H"


def test_the_careful_player_passes_a_bare_queen_and_high_hearts(seen: Seen) -> None:
    hand = "QS2S2C3C4C5C2D3D4D5DAHKH2H"
    prompt = Prompt("pass", "pass", tuple(sorted(cards(hand))), 3, (0,))
    given = AnyPackPlayer().decide(replace(seen(hand), prompt=prompt), Random(0))
    assert set(given.cards) == set(cards("QSAHKH"))


def test_the_careful_player_does_better_than_chance_at_every_table() -> None:
    for seats in (3, 4, 5, 6):
        rng = Random(seats)
        game = variant("standard", {"end_mode": "deals", "deals": 60}).start(seats, 0)
        while game.to_act:
            seat = game.to_act[0]
            level = "easy" if seat == 0 else "random"
            action = (
                game.propose(DEALER, rng)
                if seat == DEALER
                else policy(level, "hearts").decide(game.view(seat), rng)
            )
            game, _ = game.apply(seat, action)
        others = game.scores[1:]
        assert game.scores[0] < sum(others) / len(others) / 2


def test_the_random_player_answers_any_prompt(seen: Seen) -> None:
    view, rng = seen("2C"), Random(1)
    choices = (Action("bid", ("pass",)), Action("bid", ("3",)))
    asked = replace(view, prompt=Prompt("bid", choices=choices))
    assert {RandomPlayer().decide(asked, rng) for _ in range(40)} == set(choices)
    both = replace(view, prompt=Prompt("odd", "show", (card("2C"),), 1, choices=choices))
    assert len({RandomPlayer().decide(both, rng) for _ in range(60)}) == 3
    scattered = replace(view, prompt=Prompt("pass", "pass", cards("2C3C"), 2, (0, 1)))
    assert str(RandomPlayer().decide(scattered, rng)) in ("pass 0:2C 1:3C", "pass 0:3C 1:2C")
    with pytest.raises(NotYourTurn):
        RandomPlayer().decide(replace(view, prompt=None), rng)


def test_only_the_player_at_random_does_not_say_what_the_rules_name(seen: Seen) -> None:
    old, new = Action("moon", ("old",)), Action("moon", ("new",))
    for default in (old, new):
        asked = replace(seen("2C"), prompt=Prompt("moon", choices=(old, new), default=default))
        assert {AnyPackPlayer().decide(asked, Random(chance)) for chance in range(20)} == {default}
        assert {RandomPlayer().decide(asked, Random(chance)) for chance in range(20)} == {old, new}


@each(
    ("hand", "trick", "expected"),
    [
        ("3D8DKD", "9D2HJD", "8D"),
        ("3D8DKD", "2D4D5D", "3D"),
        ("QSKS", "2S4S5S", "KS"),
        ("QS3S", "KS4S", "QS"),
        ("QSAHKD", "4C2C5C", "QS"),
        # It throws a heart before the cards that may take the queen, and draws her with nothing.
        ("AS5HKD", "4C2C5C", "5H"),
        ("3C5SKD", "", "3C"),
    ],
)
def test_the_easy_player_looks_at_the_table_alone(
    seen: Seen, hand: str, trick: str, expected: str
) -> None:
    view = seen(hand, trick)
    assert str(HeartsEasy().decide(view, Random(0))) == f"play {expected}"


def test_the_easy_player_passes_what_is_highest(seen: Seen) -> None:
    hand = "QS2S2C3C4C5C2D3D4D5DAHKH2H"
    prompt = Prompt("pass", "pass", tuple(sorted(cards(hand))), 3, (0,))
    given = HeartsEasy().decide(replace(seen(hand), prompt=prompt), Random(0))
    assert set(given.cards) == set(cards("QSAHKH"))


def test_unknown_levels_and_families_still_get_a_player() -> None:
    assert isinstance(policy("easy", "hearts"), HeartsEasy)
    assert isinstance(policy(level_named("brilliant"), "hearts"), HeartsEasy)
    assert isinstance(policy("easy", "whist"), RandomPlayer)
    assert isinstance(policy("random", "hearts"), RandomPlayer)


def test_a_family_has_a_player_of_its_own_for_each_level_but_chance(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert levels("whist") == ()
    assert isinstance(policy("hard", "whist"), RandomPlayer)
    players = of_whist()
    monkeypatch.setitem(PLAYERS, "whist", players)
    assert levels("whist") == ("easy", "medium", "hard")
    assert policy("easy", "whist") is players.easy
    assert policy("medium", "whist") is players.medium
    assert policy("hard", "whist") is players.hard
    assert isinstance(policy("random", "whist"), RandomPlayer)
    assert ("random", *levels("whist")) == LEVELS


def test_where_hard_is_no_better_than_medium_it_is_not_offered() -> None:
    assert levels("canasta", "canasta_2") == ("easy", "medium", "hard")
    for preset in ("canasta_3_cutthroat", "canasta_6_pairs", "canasta_6_teams3"):
        assert levels("canasta", preset) == ("easy", "medium")
    assert level_offered("hard", "canasta", "canasta_2") == "hard"
    assert level_offered("hard", "canasta", "canasta_3_cutthroat") == "medium"
    assert level_offered("easy", "canasta", "canasta_3_cutthroat") == "easy"
    assert levels("point_pitch", "five_point") == ("easy", "medium")
    assert levels("point_pitch", "ten_point") == ("easy", "medium", "hard")


def test_a_searching_player_is_given_its_time_and_a_slow_one_has_a_quick_one_for_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    players = of_whist()
    monkeypatch.setitem(PLAYERS, "whist", players)
    assert policy("hard", "whist", seconds=0.2) == Patient(0.2)
    assert isinstance(policy("easy", "whist", seconds=0.2), HeartsEasy)
    assert is_slow("hard", "whist")
    assert not is_slow("medium", "whist")
    assert quick("hard", "whist") is players.medium
    monkeypatch.setitem(PLAYERS, "whist", replace(players, medium=Patient()))
    assert quick("hard", "whist") is players.easy
    monkeypatch.setitem(PLAYERS, "whist", replace(players, medium=Patient(), easy=Patient()))
    assert isinstance(quick("hard", "whist"), RandomPlayer)


def test_whoever_searches_is_asked_in_another_process() -> None:
    for family in PLAYERS:
        for level in levels(family):
            assert is_slow(level, family) or not isinstance(policy(level, family), Searching)


def test_unseen_cards_find_the_only_hands_that_may_hold_them() -> None:
    unseen = cards("2C3C4C5C6C7C")
    allowed: dict[Card, frozenset[int]] = {
        card("2C"): frozenset((1,)),
        card("3C"): frozenset((1, 2)),
        card("4C"): frozenset((1, 2)),
        card("5C"): frozenset((1, 2)),
    }
    for chance in range(200):
        hands = redealt(unseen, {0: 2, 1: 2, 2: 2}, allowed, Random(chance))
        assert sorted(face for hand in hands.values() for face in hand) == sorted(unseen)
        assert all(len(hand) == 2 for hand in hands.values())
        assert spell(sorted(hands[0])) == "6C7C"
        assert card("2C") in hands[1]


def test_every_deal_that_is_possible_comes_out_as_often_as_any_other() -> None:
    homes = {"2C": (1, 2), "3C": (1, 3), "4C": (1, 2, 3), "5C": (1, 2), "6C": (1, 3), "7C": (2, 3)}
    deal = redealing([(face, frozenset(at)) for face, at in homes.items()], {1: 2, 2: 2, 3: 2})
    possible = {
        seats
        for seats in product(*homes.values())
        if all(seats.count(seat) == len(seats) / 3 for seat in (1, 2, 3))
    }
    rng, found = Random(1), Counter[tuple[int, ...]]()
    for _ in range(100 * len(possible)):
        at = {face: seat for seat, hand in deal(rng).items() for face in hand}
        found[tuple(at[face] for face in homes)] += 1
    assert found.keys() == possible
    assert all(60 < times < 150 for times in found.values())


def test_where_there_are_too_many_ways_to_count_a_redeal_still_fits() -> None:
    places = range(9)
    unseen = [
        (face, frozenset(seat for seat in places if seat % 4 != "CDHS".index(face.suit)))
        for face in (*pack(), *pack())[:99]
    ]
    for chance in range(20):
        hands = redealing(unseen, dict.fromkeys(places, 11))(Random(chance))
        held = [(face, seat) for seat, hand in hands.items() for face in hand]
        assert sorted(face for face, _ in held) == sorted(face for face, _ in unseen)
        assert all(len(hand) == 11 for hand in hands.values())
        assert all(seat % 4 != "CDHS".index(face.suit) for face, seat in held)


def test_an_impossible_redeal_is_refused() -> None:
    barred = dict.fromkeys(cards("2C3C"), frozenset((0,)))
    with pytest.raises(ValueError, match="no deal"):
        redealt(cards("2C3C"), {0: 1, 1: 1}, barred, Random(0))


def by_rules(view: HeartsSeatView, **options: Option) -> HeartsSeatView:
    """The same cards at a table with other rules."""
    rules = of_kind(HeartsRules, variant("standard", options).rules)
    return replace(view, terms=terms(rules, view.seat_count))


@pytest.mark.parametrize(
    ("hand", "trick", "plain", "with_jack"),
    [
        # It is kept while there is anything else to throw, or to play under another's card.
        ("JD2S", "4C2C5C", "JD", "2S"),
        ("JD3D", "KD4D5D", "JD", "3D"),
        # It takes the last trick that it can, and the trick it lies in.
        ("JDKD", "9D2D3D", "KD", "JD"),
        ("QD2D", "JD2H4D", "2D", "QD"),
    ],
)
def test_the_careful_player_keeps_a_card_that_gives_points_back(
    seen: Seen, hand: str, trick: str, plain: str, with_jack: str
) -> None:
    view = seen(hand, trick)
    assert played(view) == f"play {plain}"
    assert played(by_rules(view, bonus_card="JD")) == f"play {with_jack}"


def test_the_careful_player_gets_rid_of_what_costs_most_at_its_table(seen: Seen) -> None:
    view = seen("QSTDAH", "4C2C5C")
    assert played(view) == "play QS"
    none: dict[str, Option] = {"Q": 0, "K": 0, "A": 0}
    assert played(by_rules(view, spade_values=none)) == "play AH"
    assert played(by_rules(view, spade_values=none, extra_values={"TD": 10})) == "play TD"


def test_the_careful_player_takes_points_where_the_highest_total_wins(seen: Seen) -> None:
    view = by_rules(seen("2S6SKS", "4S5SQS"), objective="highest")
    assert played(view) == "play KS"
    assert played(replace(view, trick=view.trick[:2])) == "play KS"
    assert played(by_rules(seen("2H9DAD", "4C5C6C"), objective="highest")) == "play 2H"


def test_the_careful_player_lays_high_cards_aside_that_cost_nothing(seen: Seen) -> None:
    hand = "ACKD2C2HQSAH"
    prompt = Prompt("discard", "discard", tuple(sorted(cards(hand))), 2)
    aside = AnyPackPlayer().decide(replace(seen(hand), prompt=prompt), Random(0))
    assert str(aside) in ("discard ACKD", "discard KDAC")
