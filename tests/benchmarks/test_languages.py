"""The measurement of languages draws the same screens in all of them."""

from benchmarks.languages import measure
from bot.translations import translated_locales


def test_every_language_is_measured_beside_english() -> None:
    told = measure(rounds=1)["screens_beside_english"]
    for ratios in (told["first"], told["remembered"]):
        assert set(ratios) == set(translated_locales())
        assert min(ratios.values()) > 0
    assert told["kept"] == (told["dearest"] <= told["most"])
