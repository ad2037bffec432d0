"""Customising: every option of every preset fits Discord and says what it means."""

import pytest

from bot.screens.customise import customise_screen
from bot.screens.customs import AS_PRESET
from bot.screens.hearts.customs import CUSTOMS
from bot.words import Words
from engine.contract.refusal import BadRules
from engine.games.catalogue import variant, variants
from tests.screens.conftest import faults

KEYS = [preset.key for preset in variants()]


@pytest.mark.parametrize("key", KEYS)
def test_the_menus_of_every_preset_fit_and_have_words(key: str, words: Words) -> None:
    for option in CUSTOMS.options:
        assert faults(customise_screen("t", variant(key), words, option=option)) == []


@pytest.mark.parametrize("key", KEYS)
def test_each_value_is_refused_or_is_then_the_one_in_force_and_can_be_put_back(key: str) -> None:
    base = variant(key)
    for option, values in CUSTOMS.options.items():
        for value in values:
            try:
                changed = CUSTOMS.customised(base, option, value)
            except BadRules:
                continue
            assert CUSTOMS.value_of(changed, option) == value
            assert variant(key, dict(changed.options)).rules == changed.rules
            assert CUSTOMS.customised(changed, option, AS_PRESET) == base


def test_the_usual_game_is_among_the_values_of_each_option_and_most_are_played() -> None:
    standard = variant("standard")
    for option in CUSTOMS.options:
        played = CUSTOMS.on_offer(option)
        assert len(played) > 1
        assert standard in [CUSTOMS.customised(standard, option, value) for value in played]


def test_an_option_that_nobody_offers_is_refused() -> None:
    for option, value in (("kitty", "none"), ("moon", "sun"), ("moon", "")):
        with pytest.raises(BadRules):
            CUSTOMS.customised(variant("standard"), option, value)
