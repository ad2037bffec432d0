"""All Fours beside its records: which rules can be made, and who looks when."""

from collections.abc import Mapping
from random import Random

import pytest

from engine.contract.game import Game
from engine.contract.refusal import BadRules
from engine.contract.seats import DEALER
from engine.contract.variant import Option
from engine.games.all_fours.game import AllFoursGame
from engine.games.all_fours.rules import AllFoursRules
from engine.games.all_fours.view import AllFoursSeatView, AllFoursView
from engine.games.catalogue import FAMILIES, variant
from engine.tricks.dealing import deal_action, shuffled
from tests.conftest import of_kind
from tests.each import each


@each(
    ("preset", "options", "at_fault"),
    [
        ("af1807", {"target": 0}, ("target",)),
        ("af1807", {"target": 101}, ("target",)),
        ("af1807", {"packet": 2, "ten": 5}, ("packet", "ten")),
        ("af1807", {"turn_points": {"11": 1}}, ("turn_points",)),
        ("af1807", {"turn_points": {"J": -1}}, ("turn_points",)),
        ("af1807", {"hang": 0}, ("hang",)),
        ("af1807", {"revoke_points": 0}, ("revoke_points",)),
        ("af1807", {"players_allowed": [5], "players": 5}, ("players_allowed",)),
        ("af1807", {"players_allowed": []}, ("players_allowed",)),
        ("af1807", {"players_allowed": [4], "players": 4, "teams": "none"}, ("teams",)),
        ("af1807", {"trump": "pitch"}, ("beg",)),
        ("af1807", {"jack_exempt": True}, ("jack_exempt",)),
        ("af1807", {"run_to": "two"}, ("after_run",)),
        ("pitch", {"players_allowed": [8], "players": 8}, ("players_allowed",)),
        ("pitch", {"bunch": True}, ("bunch",)),
        ("pitch", {"bunch_players": [5]}, ("bunch_players",)),
        ("auction_pitch", {"look_early": "two"}, ("look_early",)),
        ("auction_pitch", {"mark_when_known": True}, ("mark_when_known",)),
        ("yorkshire", {"teams": "none"}, ("look_early",)),
        ("af1807", {"moon": "old", "beg": "yes"}, ("moon", "beg")),
    ],
)
def test_rules_that_make_no_game_are_refused_by_name(
    preset: str, options: Mapping[str, Option], at_fault: tuple[str, ...]
) -> None:
    with pytest.raises(BadRules) as refused:
        variant(preset, options)
    assert refused.value.parameters == at_fault


def test_a_quirk_goes_as_it_came_and_gives_way_to_what_is_said_outright() -> None:
    all_fours = FAMILIES["all_fours"]
    literal = variant("af1845", {"literal_quirks": True})
    assert isinstance(literal.rules, AllFoursRules)
    assert literal.rules.game_suits == "trumps"
    again = all_fours.changed(literal, {"literal_quirks": False})
    assert isinstance(again.rules, AllFoursRules)
    assert again.rules.game_suits == "all"
    outright = variant("af1845", {"literal_quirks": True, "game_suits": "tens_of_trumps"})
    assert isinstance(outright.rules, AllFoursRules)
    assert outright.rules.game_suits == "tens_of_trumps"


def dealt(preset: str, seats: int) -> Game:
    game = of_kind(AllFoursGame, variant(preset).start(seats, 0))
    # Nobody cuts, so seat 0 deals.
    return game.apply(DEALER, deal_action(*shuffled(game.terms, 6, Random(1)))).game


def looking(game: Game) -> list[int]:
    found: list[int] = []
    for seat in range(game.seat_count):
        view = of_kind(AllFoursSeatView, game.view(seat))
        assert len(view.hand) == (6 if view.looking else 0)
        assert view.hand_sizes[seat] == 6
        if view.looking:
            found.append(seat)
    return found


@each(
    ("preset", "seats", "early"),
    [
        # The dealer sits at 0. Seven Up, and Yorkshire, where 1 pitches and 3 is its partner.
        ("seven_up", 4, [0, 1]),
        ("seven_up", 3, [0, 1, 2]),
        ("yorkshire", 4, [0, 1, 2]),
        ("af1845", 4, [0, 1, 2, 3]),
        # The turn goes to the right, so 3 is eldest.
        ("trinidad", 4, [0, 1, 2, 3]),
    ],
)
def test_only_some_look_before_trumps_are_fixed(preset: str, seats: int, early: list[int]) -> None:
    game = dealt(preset, seats)
    assert looking(game) == early
    (eldest,) = game.to_act
    assert eldest == (3 if preset == "trinidad" else 1)
    first = game.legal_actions(eldest)[0]
    after = game.apply(eldest, first).game
    assert after.scores == game.scores
    if first.verb == "stand":
        assert looking(after) == list(range(seats))
    else:
        view = of_kind(AllFoursSeatView, after.view(3))
        assert view.looking
        assert len(view.hand) == 6


def test_chance_cuts_before_it_deals_and_cuts_equal_cards_again() -> None:
    start = variant("pitch").start(7, 0)
    dealers, again = set[int](), 0
    for seed in range(60):
        rng = Random(seed)
        game, events = start.apply(DEALER, start.propose(DEALER, rng))
        view = of_kind(AllFoursView, game.view(None))
        assert [(event.name, event.seat, event.heard_by) for event in events] == [
            ("cards-cut", view.dealer, None)
        ]
        dealers.add(view.dealer)
        again += any(len(row) > 1 for row in view.cut)
        assert game.propose(DEALER, rng).verb == "deal"
    assert dealers == set(range(7))
    assert again
