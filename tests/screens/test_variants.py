"""Every game on offer has a name, a description, a rule card and rules, in words that fit."""

import pytest

from bot.words import Words
from engine.contract.variant import Variant
from engine.games.catalogue import variants

VARIANTS = tuple(variants())
every_variant = pytest.mark.parametrize("offered", VARIANTS, ids=lambda offered: offered.key)


@every_variant
def test_every_game_on_offer_has_a_name_and_a_description(offered: Variant, words: Words) -> None:
    assert 3 <= len(words(f"variant-{offered.key}")) <= 40
    assert 30 <= len(words(f"variant-{offered.key}-about")) <= 400


def test_no_two_games_on_offer_have_the_same_name(words: Words) -> None:
    names = [words(f"variant-{offered.key}") for offered in VARIANTS]
    assert len(set(names)) == len(names)
