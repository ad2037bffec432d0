"""Translations are whole and as new as the English texts, and what is not is told."""

import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess, run
from typing import Final, TypeAlias

import pytest
from fluent.syntax.ast import Resource

from bot import translations
from bot.phrasebook import HOME, read_page
from bot.translations import Translation, compared, fingerprints, translated_locales, translation
from tests.languages import has_latin_letters, messages, said_by, words

NAMES: Final = frozenset(
    {"discord", "windows", "dm", "jones", "all", "fours", "seven", "up", "black", "lady", "utc"}
    | {"likha", "pitch", "cardroom", "javascript", "enter", "esc"}
)
"""Words in Latin letters that Chinese and Japanese texts have too."""

GAMES: Final = ("variant-", "family-")
"""How the keys of texts begin that say the name of a game, which may be the same everywhere."""

ROOT = Path(__file__).parents[2]

Languages: TypeAlias = Callable[..., CompletedProcess[str]]


@pytest.mark.parametrize("locale", translated_locales())
def test_every_message_is_translated_and_looked_at_since_its_english_text_changed(
    locale: str,
) -> None:
    """`cardroom languages LOCALE` tells them; `--looked-at KEY` notes that somebody has looked."""
    found = translation(locale)
    assert (found.missing, found.stale, found.unknown) == ((), (), ())


@pytest.mark.parametrize("locale", translated_locales())
def test_no_message_is_left_in_english(locale: str) -> None:
    """Names may stay; in a language with Latin letters, so may a word that both have."""
    english = {message.id.name: said_by(message) for message in messages(HOME)}
    left: list[str] = []
    for message in messages(locale):
        key, said = message.id.name, said_by(message)
        if key.startswith(GAMES):
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
def house(tmp_path: Path) -> Path:
    """A copy of the program with a language in it of one message."""
    for part in ("bot", "data", "engine"):
        leave_out = shutil.ignore_patterns("__pycache__", "*.png", "sprites", "static")
        shutil.copytree(ROOT / part, tmp_path / part, ignore=leave_out)
    folder = tmp_path / "bot" / "languages" / "tlh"
    folder.mkdir()
    (folder / "lobby.ftl").write_text("button-join = muv\n", encoding="utf-8")
    return tmp_path


@pytest.fixture
def languages(house: Path) -> Languages:
    def called(*arguments: str) -> CompletedProcess[str]:
        command = [sys.executable, "-m", "bot", "languages", *arguments]
        surroundings = {**os.environ, "PYTHONPATH": str(house)}
        return run(
            command, cwd=house, env=surroundings, capture_output=True, text=True, check=False
        )

    return called


def test_the_command_tells_what_is_missing_and_stale_until_somebody_has_looked(
    house: Path, languages: Languages
) -> None:
    told = languages("tlh")
    assert told.returncode == 1
    assert "  stale: button-join\n" in told.stdout
    assert "  missing: button-start\n" in told.stdout

    told = languages("tlh", "--looked-at", "all")
    assert told.returncode == 1
    assert "stale:" not in told.stdout

    page = house / "bot" / "languages" / "en-US" / "lobby.ftl"
    written = page.read_text(encoding="utf-8")
    page.write_text(written.replace("button-join = Join", "button-join = Sit down"), "utf-8")
    assert "  stale: button-join\n" in languages("tlh").stdout
    assert "stale:" not in languages("tlh", "--looked-at", "button-join").stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("xx",), "no such language: xx"),
        (("tlh", "--looked-at", "no-such-key"), "no such message in tlh: no-such-key"),
        (("tlh", "--looked-at", "button-start"), "no such message in tlh: button-start"),
    ],
)
def test_what_there_is_not_is_refused_in_a_line(
    languages: Languages, arguments: tuple[str, ...], said: str
) -> None:
    told = languages(*arguments)
    assert told.returncode == 2
    assert said in told.stderr
    assert len(told.stderr.splitlines()) == 1
