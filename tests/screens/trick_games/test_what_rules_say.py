"""The rules of single games say in words what their sources say, each with its own figures."""

import pytest

from bot.screens.families import family_screens
from bot.text.phrasebook import Phrasebook
from engine.games.catalogue import variant
from tests.screens.conftest import texts


@pytest.mark.parametrize(
    ("key", "sentence"),
    [
        # R7.2, A18: Q♠ 13, K♠ 10 and A♠ 7 make 43 with the hearts.
        ("black_maria", "Q♠ costs 13 points."),
        ("black_maria", "the Q♠ costs 13 points, the K♠ 10 and the A♠ 7"),
        ("black_maria_de", "Q♠ costs 13 points."),
        ("black_maria_de", "The Q♠ costs 13 points as usual, but the K♠ costs 10 and the A♠ 7"),
        # A18: the German figures.
        ("black_maria_de", "A deal holds 43."),
        # K6: what is turned up first.
        ("canasta_book", "If a joker, a deuce or a three is turned up first, it is covered:"),
        ("samba_4", "If a joker, a deuce or a three is turned up first, it is covered:"),
        # R10.1, R8.2: minus points, and a moon that is none.
        ("ja_black_lady", "those 26 without one, as they count for the shooter"),
        ("ja_black_lady", "The 26 points of a moon count for the shooter, so they are written"),
        ("ja_black_lady_optional", "those 26 without one, as they count for the shooter"),
        ("ja_black_lady_optional", "Points that count against you are written with a minus sign"),
    ],
)
def test_the_rules_of_a_game_say_so(key: str, sentence: str, phrasebook: Phrasebook) -> None:
    offered = variant(key)
    assert sentence in texts(family_screens(offered.family).told.rules(offered, phrasebook))


def test_a_first_card_that_is_not_covered_is_told(phrasebook: Phrasebook) -> None:
    screens = family_screens("canasta")
    threes = variant("canasta_book", {"upcard_cover": ["3b"]})
    said = texts(screens.told.rules(threes, phrasebook))
    assert "If a black three is turned up first, it is covered:" in said
    assert "A joker or a deuce that is turned up first is not covered." in said
    assert "A red three that is turned up first is not covered." in said
    none = texts(screens.told.rules(variant("canasta_book", {"upcard_cover": []}), phrasebook))
    assert "it is covered" not in none


@pytest.mark.parametrize("key", ["black_maria", "af1814", "canasta_book"])
def test_what_is_told_of_a_game_is_not_held_against_changed_rules(
    key: str, phrasebook: Phrasebook
) -> None:
    screens = family_screens(variant(key).family)
    said = "This table has changed some of that:"
    assert said not in texts(screens.told.rules(variant(key), phrasebook))
    assert said in texts(screens.told.rules(variant(key, {"target": 9}), phrasebook))


def test_the_sign_of_a_moon_is_told_only_where_it_is_written(phrasebook: Phrasebook) -> None:
    """An old moon goes to the others, as points against them."""
    screens = family_screens("hearts")
    for key, options in (("omnibus", {}), ("ja_black_lady", {"moon": "old"})):
        said = texts(screens.told.rules(variant(key, options), phrasebook))
        assert "points of a moon count for the shooter" not in said
