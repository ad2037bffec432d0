"""Play-outs of All Fours: they end as the engine ends them, card by card."""

from random import Random
from typing import Any

import pytest

from engine.contract.game import Game
from engine.contract.seats import DEALER
from engine.contract.variant import Option
from engine.games.catalogue import variant
from engine.players.all_fours.medium import AllFoursMedium
from engine.players.all_fours.playout import leapt
from engine.players.policy import Policy
from tests.each import each
from tests.laws.covering import THOROUGH

MEDIUM: Policy[Any] = AllFoursMedium()
TABLES = [
    ("seven_up", 2),
    ("seven_up", 3),
    ("all_fives", 2),
    ("all_fives", 3),
    ("all_fives_plain", 2),
    ("trinidad", 4),
    ("tobago", 4),
    ("auction_pitch", 4),
    ("auction_pitch", 7),
    ("lancashire", 4),
]
STRANGE: dict[str, dict[str, Option]] = {
    "all_fives_plain": {"peg": "at_end", "players": 4, "players_allowed": [4], "target": 21},
    "yorkshire": {"follow": "strict", "jack_exempt": True},
    "seven_up": {"deals": 2},
    "pitch": {"low_to": "dealer", "ten": 1, "game_suits": "trumps"},
}


def finished(game: Game) -> Game:
    """The game after the deal, every card of it played by the medium player."""
    deals, rng = len(game.deal_scores), Random(0)
    while game.to_act and len(game.deal_scores) == deals:
        seat = game.to_act[0]
        forced = game.forced or (seat, MEDIUM.decide(game.view(seat), rng))
        game, _ = game.apply(*forced)
    return game


def moments(game: Game, seed: int) -> list[Game]:
    """Moments of a game in which some seats play at random."""
    rng, found = Random(seed), list[Game]()
    while game.to_act:
        seat = game.to_act[0]
        if game.stage == "play" and game.forced is None and rng.random() < 0.15:
            found.append(game)
        if game.forced is not None:
            seat, action = game.forced
        elif seat == DEALER or rng.random() < 0.3:
            action = game.propose(seat, rng)
        else:
            action = MEDIUM.decide(game.view(seat), rng)
        game, _ = game.apply(seat, action)
    return found


@each(("preset", "seats"), [*TABLES, *((key, 4) for key in STRANGE)])
def test_a_deal_ends_as_if_it_were_played_card_by_card(preset: str, seats: int) -> None:
    options = STRANGE.get(preset) if (preset, seats) not in TABLES else None
    offered = variant(preset, options)
    leaps = 0
    for seed in range(3 if THOROUGH else 1):
        for moment in moments(offered.start(seats, seed % seats), seed):
            there = leapt(moment)
            if there is None:  # A pitch is to come.
                continue
            there_too = finished(moment)
            assert there.scores == there_too.scores
            assert len(there.deal_scores) == len(there_too.deal_scores)
            places = there.outcome and there.outcome.places
            assert places == (there_too.outcome and there_too.outcome.places)
            leaps += 1
    assert leaps > 3


@pytest.mark.parametrize("options", [{"revoke": "penalty"}, {"inquiry": True}])
def test_where_more_than_cards_is_to_be_decided_there_is_no_leap(
    options: dict[str, Option],
) -> None:
    game = variant("seven_up", options).start(2, 0)
    assert not any(map(leapt, moments(game, 0)))


def test_no_other_game_is_leapt_over() -> None:
    assert leapt(variant("standard").start(4, 0)) is None
