"""The measurement of languages draws the same screens in all of them."""

from benchmarks.languages import GAMES, measure
from bot.text.translations import translated_locales
from tests.laws.covering import THOROUGH


def test_every_language_is_measured_beside_english() -> None:
    families = GAMES if THOROUGH else ["all_fours"]
    told = measure(rounds=1, families=families)["screens_beside_english"]
    for ratios in (told["first"], told["remembered"]):
        assert set(ratios) == set(translated_locales())
        assert min(ratios.values()) > 0
    assert told["kept"] == (told["dearest"] <= told["most"])
