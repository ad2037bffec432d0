"""What pages tell players, moderators and hosts to type exists, and all that exists is told.

A text for Discord's directory is as long as Discord takes.
"""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import pytest

from bot.__main__ import main
from bot.screens.families import offers
from bot.support.settings import VERSION
from bot.text.phrasebook import Phrasebook
from engine.games.catalogue import FAMILIES, variants
from engine.players.families import blunder_in
from tests.each import each
from tests.sources import PROJECT

DOCS: Final = PROJECT / "docs"
FOR_PEOPLE: Final = (
    PROJECT / "README.md",
    DOCS / "play.md",
    DOCS / "admin.md",
    DOCS / "directory.md",
    DOCS / "privacy.md",
    DOCS / "figures.md",
    *sorted((DOCS / "host").glob("*.md")),
)
PLAYERS: Final = FOR_PEOPLE[:6]
"""What a command line holds there, and no path of a machine."""
IDS: Final = {page: page.relative_to(PROJECT).as_posix() for page in FOR_PEOPLE}

A_CHANGE: Final = 260
"""The letters of one change in the list of the next version, its links included."""
SUMMARY, DESCRIPTION, TAGS, TAG = 200, 400, 5, 20
"""What Discord takes for its directory: letters, letters, how many, letters of each."""


@pytest.fixture
def known(capsys: pytest.CaptureFixture[str]) -> dict[str, set[str]]:
    """Return the commands of `cardroom`, and the options of each, from what it says of itself."""

    def told(*words: str) -> str:
        with pytest.raises(SystemExit):
            main([*words, "--help"])
        return capsys.readouterr().out

    names = re.findall(r"\{([a-z,-]+)\}", told())[0].split(",")
    return {name: set(re.findall(r"--[a-z][a-z-]*", told(name))) for name in names}


def said_to_the_shell(text: str) -> Iterator[tuple[str, list[str]]]:
    """Yield each `cardroom` command that a page writes as code, with its options."""
    blocks = re.findall(r"^```\w*\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    lines = [line for block in blocks for line in block.splitlines()]
    for code in (*re.findall(r"`([^`\n]+)`", text), *lines):
        for name, rest in re.findall(r"(?:^|[\s/])cardroom ([a-z][a-z-]+)([^#|]*)", code):
            yield name, re.findall(r"--[a-z][a-z-]*", rest)


@each("page", FOR_PEOPLE, ids=IDS.get)
def test_what_a_page_types_into_a_shell_is_there(page: Path, known: Mapping[str, set[str]]) -> None:
    lost = [
        (name, option)
        for name, options in said_to_the_shell(page.read_text(encoding="utf-8"))
        for option in (*options, None)
        if name not in known or (option and option not in known[name])
    ]
    assert lost == []


def test_every_command_of_the_shell_is_told(known: Mapping[str, set[str]]) -> None:
    told = "\n".join(page.read_text(encoding="utf-8") for page in DOCS.rglob("*.md"))
    told += (PROJECT / "README.md").read_text(encoding="utf-8")
    told += (PROJECT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    assert [name for name in known if f"cardroom {name}" not in told] == []


@each("page", FOR_PEOPLE, ids=IDS.get)
def test_a_setting_that_a_page_names_is_there(page: Path) -> None:
    example = (PROJECT / ".env.example").read_text(encoding="utf-8")
    known = set(re.findall(r"^((?:CARDROOM|DISCORD)_[A-Z_]+)=", example, re.MULTILINE))
    named = set(re.findall(r"\b((?:CARDROOM|DISCORD)_[A-Z_]+)\b", page.read_text(encoding="utf-8")))
    assert named <= known


def slash_commands() -> set[str]:
    files = (PROJECT / "bot" / "interactions" / "commands").glob("*.py")
    sources = "\n".join(path.read_text(encoding="utf-8") for path in files)
    declared = re.findall(r"app_commands\.(?:command|Group)\(\s*name=\"([a-z]+)\"", sources)
    return {*declared, *(offer.command for offer in offers())}


@each("page", PLAYERS, ids=IDS.get)
def test_a_command_of_discord_that_a_page_names_is_there(page: Path) -> None:
    named = set(re.findall(r"[`*]/([a-z]+)[ `*]", page.read_text(encoding="utf-8")))
    assert named <= slash_commands()


@pytest.mark.parametrize("page", ["README.md", "docs/admin.md"])
def test_every_command_of_discord_is_told(page: str) -> None:
    text = (PROJECT / page).read_text(encoding="utf-8")
    assert sorted(name for name in slash_commands() if f"`/{name}`" not in text) == []


def test_every_feat_is_told() -> None:
    texts = (PROJECT / "bot" / "languages" / "en-US").rglob("*.ftl")
    written = "\n".join(path.read_text(encoding="utf-8") for path in texts)
    told = (DOCS / "figures.md").read_text(encoding="utf-8").split("## Feats")[1].lower()
    rows = [line for line in told.splitlines() if line.startswith("| ")]
    lost = [
        name
        for name in re.findall(r"^feat-([a-z-]+) =", written, re.MULTILINE)
        if not any(all(word.rstrip("s") in row for word in name.split("-")) for row in rows)
    ]
    assert lost == []


def test_what_a_blunder_costs_is_told_of_each_family() -> None:
    page = (DOCS / "design" / "fields.md").read_text(encoding="utf-8")
    told = page.split("**What a puzzle is.**")[1].split("standard errors")[0]
    amounts = set(re.findall(r"[0-9.]*[0-9]", told))
    assert amounts == {f"{blunder_in(family):g}" for family in FAMILIES}


def test_what_the_next_version_changes_is_told_in_a_line_or_two() -> None:
    for page in sorted((DOCS / "changelog.d").glob("*.md")):
        if page.name == "README.md":
            continue
        before, *entries = re.split(r"^\* ", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
        assert (page.name, before.strip()) == (page.name, "")
        assert [one for one in entries if len(" ".join(one.split())) > A_CHANGE] == [], page.name


def test_every_game_and_command_is_told_among_the_changes(known: Mapping[str, set[str]]) -> None:
    pages = (PROJECT / "CHANGELOG.md", *(DOCS / "changelog.d").glob("*.md"))
    told = "\n".join(page.read_text(encoding="utf-8") for page in pages)
    words = Phrasebook.load("en-US", strict=True)
    games = [words(f"variant-{one.key}") for one in variants()]
    lost = [name for name in games if not re.search(rf"[|;`*] ?{re.escape(name)}[;`* ]", told)]
    lost += [f"/{name}" for name in slash_commands() if f"`/{name}`" not in told]
    lost += [name for name in known if f"`cardroom {name}" not in told]
    assert lost == []


def test_the_newest_version_of_the_changes_is_that_of_the_program() -> None:
    heads = re.findall(r"^## (.*)", (PROJECT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert re.fullmatch(rf"{re.escape(VERSION)} \(\d{{4}}-\d\d-\d\d\)", heads[0])


def test_texts_for_the_directory_are_as_long_as_discord_takes() -> None:
    page = (DOCS / "directory.md").read_text(encoding="utf-8")
    texts = page.split("## Texts")[1].split("## Pictures")[0]
    summaries = re.findall(r"^\| \S.* \| (.+) \|$", texts, re.MULTILINE)[1:]
    assert len(summaries) == 5
    assert max(map(len, summaries)) <= SUMMARY
    description = " ".join(
        line.removeprefix("> ") for line in re.findall(r"^> .*", texts, re.MULTILINE)
    )
    assert 100 < len(description) <= DESCRIPTION
    (tags,) = re.findall(r"^Tags: (.*)$", texts, re.MULTILINE)
    names = re.findall(r"`([^`]+)`", tags)
    assert len(names) <= TAGS
    assert max(map(len, names)) <= TAG
