"""What reads the pages of the rules reads them as they are written."""

from pathlib import Path

import pytest

from tests.rulings.rule_pages import (
    REPOSITORY,
    anchor,
    anchors,
    chapters,
    cited,
    cited_in,
    headings,
    parameters,
    readings,
    section,
)

TEXT = """# The rules of Somewhere

<a id="r5"></a>
## R5 Play

| parameter | values |
|---|---|
| `hearts_lead` | `anytime` |

| players | cards |
|---|---|
| `3` | 17 |

<a id="r5-4"></a>
### R5.4 When hearts may be led

Later.

<a id="a5"></a>
### A5 The queen and hearts

* **only_hearts** (usual): she is led.
* **only penalties**: a heart may be led.

<a id="7-2"></a>
### 7.2 Running the cards
"""
NUMBER = r"[RA]\d+(?:\.\d+)?"


@pytest.fixture
def page(tmp_path: Path) -> Path:
    path = tmp_path / "somewhere.md"
    path.write_text(TEXT, encoding="utf-8")
    return path


def test_a_numbered_heading_is_a_rule(page: Path) -> None:
    assert headings(page) == {
        "R5": "Play",
        "R5.4": "When hearts may be led",
        "A5": "The queen and hearts",
        "7.2": "Running the cards",
    }
    assert anchors(page) == [anchor(number) for number in headings(page)]


@pytest.mark.parametrize("wrong", ["", '<a id="r5-5"></a>\n', '<a id="r5-4"></a>\n\n'])
def test_a_rule_without_its_anchor_is_refused(page: Path, wrong: str) -> None:
    page.write_text(TEXT.replace('<a id="r5-4"></a>\n', wrong), encoding="utf-8")
    with pytest.raises(ValueError, match=r"R5\.4 has no anchor r5-4"):
        headings(page)


def test_a_number_that_is_there_twice_is_refused(page: Path) -> None:
    page.write_text(TEXT + TEXT, encoding="utf-8")
    with pytest.raises(ValueError, match="R5 is there twice"):
        headings(page)


def test_a_section_ends_at_the_next_heading(page: Path) -> None:
    assert section(page, "R5.4").strip() == "Later."
    assert readings(page, "A5") == ["only_hearts", "only penalties"]
    assert readings(page, "R5.4") == []
    with pytest.raises(KeyError):
        section(page, "R6")


def test_a_chapter_gathers_rules(page: Path) -> None:
    assert chapters(page) == {"R5"}


def test_a_parameter_stands_in_a_table_of_them(page: Path) -> None:
    assert parameters(page) == {"hearts_lead": ["`anytime`"]}
    row = "| `hearts_lead` | `anytime` |\n"
    page.write_text(TEXT.replace(row, row + row), encoding="utf-8")
    with pytest.raises(ValueError, match="hearts_lead is there twice"):
        parameters(page)


def test_a_citation_is_a_whole_number() -> None:
    told = 'def led():  # R5.4, R10.1.\n    """A5 only_hearts (R6)."""\n    return "R7.4", CA2, A2b'
    assert cited(told, NUMBER) == {"R5.4", "R10.1", "A5", "R6", "R7.4"}
    assert cited("R5.4.1", NUMBER) == set()


def test_citations_are_found_in_files_and_folders() -> None:
    found = cited_in(NUMBER, REPOSITORY / "engine" / "games" / "hearts")
    assert "engine/games/hearts/play.py" in found["R5.4"]
    with pytest.raises(FileNotFoundError):
        cited_in(NUMBER, REPOSITORY / "docs" / "rules")
