"""Play-outs of Pitch come to what the medium player brings about card by card."""

from random import Random

import pytest

from engine.games.point_pitch.game import POINT_PITCH, PitchGame
from engine.players.point_pitch.medium import PitchMedium
from engine.players.point_pitch.playout import leapt

DEALS = 6


@pytest.mark.parametrize("preset", POINT_PITCH.presets)
def test_a_play_out_is_what_the_medium_player_would_play(preset: str) -> None:
    variant, player = POINT_PITCH.presets[preset], PitchMedium()
    seats, looked_at = variant.seats_default, 0
    for seed in range(DEALS):
        rng = Random(seed)
        game = variant.start(seats, seed % seats)
        ends: list[tuple[int, ...]] = []
        while not any(game.deal_scores):
            seat = game.to_act[0]
            assert isinstance(game, PitchGame)
            if (end := leapt(game)) is not None:
                ends.append(end.deal_scores[-1])
            if game.forced is not None:
                game = game.apply(*game.forced).game
                continue
            act = game.propose(seat, rng) if seat < 0 else player.decide(game.view(seat), rng)
            game = game.apply(seat, act).game
        assert set(ends) <= {game.deal_scores[-1]}
        looked_at += len(ends)
    assert looked_at > DEALS
