"""How likely a side wins a game of All Fours: what any such judgement must say."""

from dataclasses import replace
from random import Random

import pytest

from engine.contract.game import Game
from engine.contract.variant import Option
from engine.games.all_fours.game import AllFoursGame
from engine.games.catalogue import variant
from engine.players.all_fours.chances import chance_to_win
from tests.conftest import of_kind


def standing_at(preset: str, totals: tuple[int, ...]) -> Game:
    game = of_kind(AllFoursGame, variant(preset).start(len(totals), 0))
    return game.with_sheet(replace(game.sheet, totals=totals))


@pytest.mark.parametrize("preset", ["seven_up", "trinidad", "auction_pitch"])
def test_two_sides_share_all_chances_and_a_point_more_is_better(preset: str) -> None:
    def chance(own: int, other: int) -> float:
        pair = (own, other, own, other) if preset != "seven_up" else (own, other)
        found = [chance_to_win(standing_at(preset, pair), seat) for seat in (0, 1)]
        assert sum(found) == pytest.approx(1)
        return found[0]

    assert chance(4, 4) == pytest.approx(0.5)
    rising = [chance(own, 3) for own in range(-2, 7)]
    assert rising == sorted(rising)
    assert rising[-1] > 0.7
    assert chance(6, 0) > 0.8


def test_of_several_opponents_each_counts() -> None:
    ahead = [chance_to_win(standing_at("seven_up", (3, *others)), 0) for others in ((3, 3), (0, 3))]
    assert ahead[0] == pytest.approx(0.25)
    assert ahead[0] < ahead[1] < 0.5


def test_a_game_that_is_over_is_won_or_lost() -> None:
    game: Game = variant("seven_up").start(2, 0)
    rng = Random(0)
    while game.to_act:
        game, _ = game.apply(game.to_act[0], game.propose(game.to_act[0], rng))
    assert game.outcome is not None
    for seat in (0, 1):
        assert chance_to_win(game, seat) == float(seat in game.outcome.winners)


@pytest.mark.parametrize("options", [{"deals": 3}, {"target": 100}])
def test_where_each_point_counts_alike_it_is_the_lead(options: dict[str, Option]) -> None:
    game = of_kind(AllFoursGame, variant("seven_up", options).start(2, 0))
    assert chance_to_win(game.with_sheet(replace(game.sheet, totals=(5, 1))), 0) == 4
