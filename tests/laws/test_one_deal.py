"""A deal of a field is one deal, by whatever rules: all who play it have played as much."""

from random import Random
from typing import Final

import pytest

from bot.screens.daily.games import of_one_deal
from engine.contract.refusal import BadRules
from engine.contract.variant import Variant
from engine.games.catalogue import FAMILIES, variant
from tests.laws.conftest import cases
from tests.laws.covering import looked_at

FAMILIES_OF_DEALS: Final = [key for key, one in FAMILIES.items() if one.length.deals is not None]


def variants_of(family: str) -> list[Variant]:
    """Return the presets of a family and some house rules, each once."""
    held = looked_at([case for case in cases() if case[0].family == family])
    return [*{(one.key, str(one.options)): one for one, _ in held}.values()]


@pytest.mark.parametrize("family", FAMILIES_OF_DEALS)
def test_no_tie_is_played_out_and_one_deal_is_counted(family: str) -> None:
    """R9.3 shared, K56, F29; what is thrown in is dealt again."""
    level = 0
    for chosen in variants_of(family):
        played = of_one_deal(chosen)
        assert played.seats_default in chosen.seats_allowed
        for seed in range(1 if family == "canasta" else 6):
            rng = Random(seed)
            game = played.start(played.seats_default, seed % played.seats_default)
            while game.to_act:
                seat = rng.choice(game.to_act)
                game, _ = game.apply(seat, game.propose(seat, rng))
            *thrown_in, _ = game.deal_scores
            assert not any(map(any, thrown_in)), chosen
            assert game.outcome is not None
            level += len(game.outcome.winners) > len(game.outcome.sides[0])
    assert level or family == "canasta"


def test_a_game_that_has_no_such_length_is_refused() -> None:
    with pytest.raises(BadRules):
        of_one_deal(variant("oh_hell"))
