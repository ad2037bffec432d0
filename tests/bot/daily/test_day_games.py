"""Games of the day: each is one deal, however it comes out."""

from random import Random

import pytest

from bot.screens.daily.games import SEATS, daily_variant, families


@pytest.mark.parametrize("family", families())
def test_a_game_of_the_day_is_one_deal(family: str) -> None:
    """R9.3 shared, K56, F29: no tie is played out, so that all who play have played as much."""
    level = 0
    for seed in range(3 if family == "canasta" else 40):
        rng = Random(seed)
        game = daily_variant(family).start(SEATS, seed % SEATS)
        while game.to_act:
            seat = rng.choice(game.to_act)
            game, _ = game.apply(seat, game.propose(seat, rng))
        assert len(game.deal_scores) == 1
        assert game.outcome is not None
        level += len(game.outcome.winners) > len(game.outcome.sides[0])
    assert level or family == "canasta"
