"""Every link from one page of the project to another leads somewhere."""

import re
from pathlib import Path

import pytest

from tests.each import each

REPOSITORY = Path(__file__).parents[2]
PAGES = [
    *(
        page
        for folder in (".", "loopback_discord", "tests")
        for page in (REPOSITORY / folder).glob("*.md")
    ),
    *(REPOSITORY / "docs").rglob("*.md"),
]
CODE = re.compile(r"^ *```.*?^ *```$", re.DOTALL | re.MULTILINE)
NAMED = re.compile(r"`((?:bot|data|engine|loopback_discord|tests|docs|benchmarks)/[\w./-]*\w)`")
"""A path that a page names; one with a placeholder such as `<family>` is none."""


def places(page: Path) -> set[str]:
    """Return what a link to the page may name after `#`: its anchors and its headings."""
    text = page.read_text(encoding="utf-8")
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    slugs = {re.sub(r"[^\w -]", "", one.lower()).replace(" ", "-") for one in headings}
    return {*re.findall(r'<a id="([^"]+)">', text), *slugs}


@each("page", PAGES, ids=lambda page: page.relative_to(REPOSITORY).as_posix())
def test_a_link_leads_to_a_page_and_to_a_place_on_it(page: Path) -> None:
    lost: list[str] = []
    # Python writes a type and then arguments as Markdown writes a link.
    prose = CODE.sub("", page.read_text(encoding="utf-8"))
    for link in re.findall(r"\]\(([^)\s]+)\)", prose):
        if "://" in link:
            continue
        path, _, place = link.partition("#")
        leads_to = page.parent / path if path else page
        if not leads_to.exists() or (place and place not in places(leads_to)):
            lost.append(link)
    assert lost == []


def test_every_picture_is_shown_by_a_page() -> None:
    shown = {
        (page.parent / link).resolve()
        for page in PAGES
        for link in re.findall(r"\]\(([^)\s]+\.webp)\)", page.read_text(encoding="utf-8"))
    }
    assert shown == {
        path
        for path in (REPOSITORY / "docs" / "pictures").rglob("*")
        if path.is_file() and path.name != "README.md"
    }


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "ARCHITECTURE.md"])
def test_the_rules_are_found_from_where_people_begin(page: str) -> None:
    assert "](docs/rules/README.md)" in (REPOSITORY / page).read_text(encoding="utf-8")


@each(
    "page",
    [one for one in PAGES if one.name != "CHANGELOG.md"],
    ids=lambda page: page.relative_to(REPOSITORY).as_posix(),
)
def test_a_path_that_a_page_names_is_there(page: Path) -> None:
    prose = CODE.sub("", page.read_text(encoding="utf-8"))
    named = sorted(set(NAMED.findall(prose)))
    assert [path for path in named if not (REPOSITORY / path).exists()] == []


@pytest.mark.parametrize(
    ("page", "kib"), [("ARCHITECTURE.md", 10), ("CONTRIBUTING.md", 8), ("README.md", 12)]
)
def test_a_page_that_everybody_reads_is_short(page: str, kib: int) -> None:
    assert (REPOSITORY / page).stat().st_size <= kib * 1024


def test_a_measurement_that_the_figures_name_is_there() -> None:
    page = (REPOSITORY / "docs" / "measured.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`\.([a-z_]+)", page))
    assert len(named) > 5
    assert [
        one for one in sorted(named) if not (REPOSITORY / f"benchmarks/{one}.py").exists()
    ] == []


SOURCES = ("*.py", "*.ftl", "*.toml", "*.js", "*.html", "*.sql", "*.yaml", "*.service", "*.txt")
OF_DEVELOPERS = [
    *((REPOSITORY / name) for name in ("ARCHITECTURE.md", "CONTRIBUTING.md", "GLOSSARY.md")),
    *sorted((REPOSITORY / "docs" / "design").glob("*.md")),
    *((REPOSITORY / "docs" / name) for name in ("records.md", "replay.md", "verify.md")),
]
NO_NAMES = {"utils", "helpers", "manager", "misc"}
"""What no file may be called."""


@pytest.fixture(scope="module")
def words_of_the_program() -> set[str]:
    rooms = "bot data engine loopback_discord tests benchmarks training deploy".split()
    files = [path for room in rooms for one in SOURCES for path in (REPOSITORY / room).rglob(one)]
    files += [REPOSITORY / name for name in ("Makefile", "pyproject.toml", ".env.example")]
    return {
        word
        for path in files
        for word in re.findall(r"\w+", f"{path.stem} {path.read_text(encoding='utf-8')}")
    }


@each("page", OF_DEVELOPERS)
def test_a_name_that_a_page_says_stands_in_the_program(
    page: Path, words_of_the_program: set[str]
) -> None:
    prose = CODE.sub("", page.read_text(encoding="utf-8"))
    named = set(re.findall(r"`([A-Za-z_][\w.]*)(?:\([^`]*\))?`", prose)) - NO_NAMES
    assert sorted(one for one in named if one.split(".")[-1] not in words_of_the_program) == []
