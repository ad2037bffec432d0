"""Computers without rules of their own for a family with bids play blind, and to their bids."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import cast

import pytest

from engine.contract.seats import DEALER
from engine.games.catalogue import variant
from engine.players.levels import LEVELS, policy
from engine.players.policy import Level
from engine.players.trick_player import trick_players
from tests.bot.tables.computers import test_blind
from tests.oh_hell.game import OH_HELL, OhHellSeatView
from tests.oh_hell.registered import registered


@pytest.fixture(autouse=True)
def oh_hell() -> Iterator[None]:
    with registered():
        yield


def test_a_computer_wants_tricks_until_it_has_its_bid() -> None:
    """Of two players that ask and two that always want tricks, those that ask score more."""
    always = trick_players(replace(OH_HELL, manner=replace(OH_HELL.manner, wanted=None))).medium
    asking, lead = policy("medium", "oh_hell"), 0
    for seed in range(40):
        rng, game = Random(seed), variant("oh_hell").start(4, seed % 4)
        while game.to_act:
            seat = game.to_act[0]
            player = asking if (seat + seed) % 2 else always
            dealing = seat == DEALER
            view = cast("OhHellSeatView", None if dealing else game.view(seat))
            action = game.propose(seat, rng) if dealing else player.decide(view, rng)
            game = game.apply(seat, action).game
        ours = [score for seat, score in enumerate(game.scores) if (seat + seed) % 2]
        lead += 2 * sum(ours) - sum(game.scores)
    assert lead > 200


@pytest.mark.parametrize("level", LEVELS)
def test_no_computer_sees_what_is_hidden(level: Level) -> None:
    test_blind.test_a_computer_decides_the_same_whatever_it_cannot_see("oh_hell", level)
    test_blind.test_the_same_bytes_cross_to_a_worker_whatever_the_seat_cannot_see("oh_hell")
