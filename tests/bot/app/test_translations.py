"""Translations are whole and as new as the English texts, and what is not is told."""

import sys
from collections.abc import Iterator, Mapping
from importlib.resources import files
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax.ast import Message, Resource

from bot.__main__ import main
from bot.app.translations_console import NO_SUCH, UNFINISHED
from bot.text import translations
from bot.text.phrasebook import HOME, locales, pages, read_page
from bot.text.translations import Translation, compared, fingerprints, sources, translated_locales
from tests import languages
from tests.languages import faults_of, has_latin_letters, messages, new_keys, said_by, words

NAMES: Final = frozenset(
    {"discord", "windows", "dm", "jones", "all", "fours", "seven", "up", "black", "lady", "utc"}
    | {"likha", "pitch", "cinch", "pedro", "cardroom", "javascript", "enter", "esc", "verify"}
    | {"html", "csv", "python"}
)
"""Words in Latin letters that Chinese and Japanese texts have too."""

KEPT: Final = {("de", "point_pitch-brief"): "High, Low and Game keep their names"}
"""Texts that are the same in a language that has Latin letters, too."""

GAMES: Final = ("variant-", "family-")
"""How the keys of texts begin that say the name of a game, which may be the same everywhere."""


@pytest.fixture(scope="module")
def english() -> Mapping[str, str]:
    """The fingerprint of each English message."""
    return fingerprints(HOME)


@pytest.mark.parametrize("locale", translated_locales())
def test_every_message_is_translated_and_looked_at_since_its_english_text_changed(
    locale: str, english: Mapping[str, str]
) -> None:
    """`cardroom languages LOCALE` tells them; `--looked-at KEY` notes that somebody has looked."""
    translated = [message.id.name for message in messages(locale)]
    found = compared(locale, english, translated, sources(locale), new_keys())
    assert (found.missing, found.stale, found.unknown) == ((), (), ())


@pytest.mark.parametrize("locale", translated_locales())
def test_no_message_is_left_in_english(locale: str) -> None:
    """Names may stay; in a language with Latin letters, so may a word that both have."""
    english = {message.id.name: said_by(message) for message in messages(HOME)}
    left: list[str] = []
    for message in messages(locale):
        key, said = message.id.name, said_by(message)
        if key.startswith(GAMES) or (locale, key) in KEPT:
            continue
        strange = [word for word in words(said) if word not in NAMES]
        if has_latin_letters(locale):
            strange = strange if said == english[key] and len(strange) > 1 else []
        left += [f"{key}: {word}" for word in strange]
    assert left == []


def test_a_changed_english_text_makes_its_translation_stale() -> None:
    english = {"same": "a1", "changed": "b2", "new": "c3", "never-looked-at": "d4"}
    looked_at = {"same": "a1", "changed": "b1"}
    found = compared("xx", english, ["same", "changed", "never-looked-at", "gone"], looked_at)
    assert found == Translation(
        "xx", 4, missing=("new",), stale=("changed", "never-looked-at"), unknown=("gone",)
    )
    assert not found.whole
    assert compared("xx", {"same": "a1"}, ["same"], looked_at).whole


def test_a_new_family_may_be_in_english_alone(
    english: Mapping[str, str], monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    """A text outside its own folder is asked for all the same."""
    here = ("de", english, [key for key in english if not key.startswith(("af-", "button-"))])
    missing = set(compared(*here, sources("de"), new_keys()).missing)
    assert {"af-trumps", "button-join"} <= missing
    assert faults_of("**Gemalt**: capot", "ja") == ["English: gemalt", "English: capot"]

    monkeypatch.setattr(translations, "ENGLISH_ALONE", frozenset({"all_fours"}))
    for known in (languages.new_keys, languages.words_of_new_families):
        known.cache_clear()
        request.addfinalizer(known.cache_clear)
    missing = set(compared(*here, sources("de"), new_keys()).missing)
    assert "button-join" in missing
    assert not any(key.startswith("af-") for key in missing)
    assert faults_of("**Proposed** as Trumps, Gemalt", "ja") == ["English: gemalt"]
    assert faults_of("Join", "ja") == ["English: join"]


def test_a_new_game_of_a_family_may_be_in_english_alone_by_its_file(
    english: Mapping[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    here = "canasta/news.ftl"
    (page,) = [page for place, page in pages(HOME) if place == here]
    own = {entry.id.name for entry in page.body if isinstance(entry, Message)}
    monkeypatch.setattr(translations, "ENGLISH_ALONE", frozenset({here}))
    assert translations.untranslated() == own
    found = compared("de", english, [key for key in english if key not in own], sources("de"), own)
    assert found.missing == ()


def test_a_fingerprint_follows_the_text_and_not_its_comment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fingerprint(written: str) -> str:
        def pages(_locale: str) -> list[tuple[str, Resource]]:
            return [("one.ftl", read_page("one.ftl", written))]

        monkeypatch.setattr(translations, "pages", pages)
        return fingerprints("xx")["key"]

    before = fingerprint("# A comment.\nkey = The text { $count }.\n")
    assert fingerprint("key = The text { $count }.\n") == before
    assert fingerprint("key = The text of { $count }.\n") != before


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Texts in which there is a language of one message, beside a page of the English ones."""
    home, other = tmp_path / HOME, tmp_path / "tlh"
    home.mkdir()
    other.mkdir()
    page = home / "lobby.ftl"
    page.write_text(files("bot.languages").joinpath(HOME, page.name).read_text("utf-8"), "utf-8")
    (other / page.name).write_text("button-join = muv\n", "utf-8")
    elsewhere = spec_from_file_location(
        "bot.languages", tmp_path / "__init__.py", submodule_search_locations=[str(tmp_path)]
    )
    assert elsewhere is not None
    monkeypatch.setitem(sys.modules, elsewhere.name, module_from_spec(elsewhere))
    locales.cache_clear()
    yield tmp_path
    locales.cache_clear()


def test_the_command_tells_what_is_missing_and_stale_until_somebody_has_looked(
    house: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["languages", "tlh"]) == UNFINISHED
    told = capsys.readouterr().out
    assert "  stale: button-join\n" in told
    assert "  missing: button-start\n" in told

    assert main(["languages", "tlh", "--looked-at", "all"]) == UNFINISHED
    assert "stale:" not in capsys.readouterr().out

    page = house / HOME / "lobby.ftl"
    written = page.read_text(encoding="utf-8")
    page.write_text(written.replace("button-join = Join", "button-join = Sit down"), "utf-8")
    main(["languages", "tlh"])
    assert "  stale: button-join\n" in capsys.readouterr().out
    main(["languages", "tlh", "--looked-at", "button-join"])
    assert "stale:" not in capsys.readouterr().out


def test_an_english_typo_is_mended_in_one_file(
    house: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """All languages that were up to date stay so by one command, and one that was not is told."""
    (house / "tlh-2").mkdir()
    (house / "tlh-2" / "lobby.ftl").write_text("button-join = muv\n", "utf-8")
    locales.cache_clear()
    for locale in ("tlh", "tlh-2"):
        main(["languages", locale, "--looked-at", "all"])
    page = house / HOME / "lobby.ftl"

    def write_english(text: str) -> None:
        written = page.read_text("utf-8").splitlines(keepends=True)
        lines = [f"button-join = {text}\n" if "button-join =" in line else line for line in written]
        page.write_text("".join(lines), "utf-8")

    write_english("Joim")
    main(["languages"])
    assert capsys.readouterr().out.count("  stale: button-join\n") == 2
    main(["languages", "--cosmetic", "button-join"])
    assert "stale:" not in capsys.readouterr().out

    write_english("Leave")
    main(["languages", "tlh", "--looked-at", "button-join"])
    write_english("Leave.")
    capsys.readouterr()
    assert main(["languages", "--cosmetic", "button-join"]) == NO_SUCH
    assert "some translation of button-join was stale before" in capsys.readouterr().err
    main(["languages", "tlh"])
    assert "  stale: button-join\n" in capsys.readouterr().out


@pytest.mark.usefixtures("house")
@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("xx",), "no such language: xx"),
        (("tlh", "--looked-at", "no-such-key"), "no such message in tlh: no-such-key"),
        (("tlh", "--looked-at", "button-start"), "no such message in tlh: button-start"),
        (("--cosmetic", "no-such-key"), "no such message in English: no-such-key"),
    ],
)
def test_what_there_is_not_is_refused_in_a_line(
    arguments: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["languages", *arguments]) == NO_SUCH
    told = capsys.readouterr()
    assert said in told.err
    assert len(told.err.splitlines()) == 1
    assert told.out == ""
