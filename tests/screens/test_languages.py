"""The languages that may be chosen are those spoken here, each by its own name."""

import pytest

from bot.phrasebook import locales, phrasebook_of
from bot.screens.languages import AS_DISCORD, language_name, language_text, languages
from data.preferences import GuildPreferences, PersonPreferences, choices

NAMES = {
    "en-US": "English",
    "de": "Deutsch",
    "ja": "日本語",
    "zh-CN": "简体中文",
    "zh-TW": "繁體中文",
}


def test_every_language_with_texts_may_be_chosen_by_people_and_servers() -> None:
    assert set(languages()) == set(locales())
    for kind in (PersonPreferences, GuildPreferences):
        assert choices(kind)["language"] == (AS_DISCORD, *NAMES)


def test_each_language_calls_itself_by_its_own_name() -> None:
    assert {code: language_name(code) for code in languages()} == NAMES


@pytest.mark.parametrize("locale", ["fr", "en-GB", "es-ES", "xx"])
def test_whoever_speaks_another_language_reads_and_is_told_english(locale: str) -> None:
    assert phrasebook_of(locale) is phrasebook_of("en-US")
    assert "English" in language_text(locale, chosen=False)
