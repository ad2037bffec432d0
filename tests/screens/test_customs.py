"""Customising: every option of every preset fits Discord and says what it means."""

from typing import Any

import pytest

from bot.screens.customise import customise_screen
from bot.screens.customs import AS_PRESET
from bot.screens.hearts.customs import CUSTOMS, meaning_of
from bot.words import Words
from engine.cards import card
from engine.contract.refusal import BadRules
from engine.games.catalogue import variant, variants
from tests.screens.conftest import faults

KEYS = [preset.key for preset in variants() if preset.family == "hearts"]


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


@pytest.mark.parametrize(
    ("option", "value", "rules", "meaning"),
    [
        ("sun", "fixed-39", {"sun": "fixed", "sun_value": 39}, "The moon counts 39 points"),
        ("sun", "double", {"sun": "double", "sun_value": None}, "The moon counts double"),
        (
            "passing",
            "turn-each",
            {"pass_cycle": {4: ("L", "R", "X", "S", "H")}},
            "In turn left, right, across, one card to each, and then not at all",
        ),
        (
            "passing",
            "no-rest",
            {"pass_cycle": {4: ("L", "R", "X"), 5: ("L", "R")}},
            "In turn left, right and across, cards in every deal",
        ),
        (
            "passing",
            "dealer",
            {"pass_schedule": "dealer_choice"},
            "The dealer decides how many go to whom",
        ),
        (
            "unpassable",
            "both",
            {"unpassable": (card("QS"), "opening_card")},
            "Q♠ and the card that opens the deal stay where they were dealt",
        ),
        (
            "first",
            "heart",
            {"first_trick_penalty": "forbidden", "first_trick_stuck": "hearts_first"},
            "None may; whoever holds nothing else throws a heart",
        ),
        (
            "first",
            "again",
            {"first_trick_penalty": "forbidden", "first_trick_stuck": "redeal"},
            "None may; if somebody holds nothing else, the cards are dealt again",
        ),
        (
            "breaking",
            "penalty-out",
            {"break_by": "penalty", "heart_lead_exception": "only_penalties"},
            "Likewise; but whoever holds nothing else may lead any of them",
        ),
        (
            "bonus",
            "ten-needed",
            {"bonus_card": card("TD"), "bonus_points": -10, "moon_needs_bonus": True},
            "10♦ likewise, and the moon needs it too",
        ),
        (
            "bonus",
            "jack",
            {"bonus_card": card("JD"), "bonus_points": -10, "moon_needs_bonus": False},
            "J♦: whoever takes it gets 10 points off",
        ),
        (
            "exact",
            "half-50",
            {"exact_rule": "reset(50)", "target_cmp": "exceed"},
            "Becomes 50 points, and only more ends the game",
        ),
        (
            "end",
            "to-150",
            {"end_mode": "target", "target": 150},
            "Until somebody reaches 150 points",
        ),
        ("end", "deals-8", {"end_mode": "deals", "deals": 8}, "8 deals"),
    ],
)
def test_a_value_makes_the_rules_that_it_says(
    option: str, value: str, rules: dict[str, object], meaning: str, words: Words
) -> None:
    changed = CUSTOMS.customised(variant("omnibus"), option, value)
    for name, wanted in rules.items():
        found: Any = getattr(changed.rules, name)
        if isinstance(wanted, dict):
            assert {seats: ways for seats, ways in found if seats in wanted} == wanted
        else:
            assert found == wanted
    assert value in CUSTOMS.on_offer(option)
    assert meaning_of(option, value, words) == meaning


def test_no_two_values_of_an_option_mean_the_same_and_all_are_played(words: Words) -> None:
    for option, values in CUSTOMS.options.items():
        meanings = [meaning_of(option, value, words) for value in values]
        assert len(set(meanings)) == len(meanings)
        assert CUSTOMS.on_offer(option) == tuple(values)


@pytest.mark.parametrize("option", CUSTOMS.options)
def test_the_presets_between_them_are_told_by_values_on_offer(option: str) -> None:
    """Most presets play by a value that the menu names; the rest says so in its rule card."""
    told = [CUSTOMS.value_of(variant(key), option) for key in KEYS]
    assert told.count(AS_PRESET) < len(told) / 2
