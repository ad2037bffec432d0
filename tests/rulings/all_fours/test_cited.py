"""Whatever is cited is on the page, and every cell, parameter and preset has a ruling."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from engine.games.catalogue import FAMILIES
from tests.rulings.page_tables import rows
from tests.rulings.rule_pages import ALL_FOURS, REPOSITORY

SECTION: Final = r"(?:[Ss]ections? |§)(\d+)"
RULINGS: Final = Path(__file__).parent
FAMILY: Final = (
    RULINGS,
    *(REPOSITORY / "tests").rglob("test_all_fours*.py"),
    REPOSITORY / "engine/games/all_fours",
    REPOSITORY / "bot/screens/all_fours",
    *(REPOSITORY / "engine/players/all_fours").glob("*.py"),
    *(REPOSITORY / "bot/languages").glob("*/all_fours/*.ftl"),
)
"""Where the family's rules are cited."""
NOTHING: Final = "\N{EN DASH}"
"""What stands in the comparison of the texts (section 2) if a text does not speak of a point."""
LISTING: Final = {"test_cited.py", "test_page.py"}
"""The files that name every parameter or preset without playing by it."""


def _rulings() -> Iterator[str]:
    """Yield what the docstring of every ruling of the family says."""
    for path in RULINGS.glob("test_*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield ast.get_docstring(node) or ""


def test_whatever_section_is_cited_is_on_the_page() -> None:
    text = ALL_FOURS.read_text(encoding="utf-8")
    there = set(re.findall(r'<a id="s\d+"></a>\n## (\d+)\. ', text))
    sources = [*_sources(), text]
    assert {number for source in sources for number in re.findall(SECTION, source)} - there == set()


def _sources() -> Iterator[str]:
    for place in FAMILY:
        for path in place.rglob("*.py") if place.is_dir() else (place,):
            yield path.read_text(encoding="utf-8")


def test_every_cell_that_states_a_rule_has_a_ruling() -> None:
    there: dict[str, set[str]] = {}
    for row in rows(ALL_FOURS, "point"):
        point = row.pop("point")
        texts = {text.split()[0][2:] for text, said in row.items() if said != NOTHING}
        if texts:
            there[point] = texts
    found: dict[str, set[str]] = {}
    for point, texts in re.findall(r"§2 ([\w' -]+):((?: \d\d)+)", " ".join(_rulings())):
        found.setdefault(point, set()).update(texts.split())
    assert found == there


def test_every_parameter_and_preset_is_used_in_a_ruling() -> None:
    files = [path for path in RULINGS.glob("test_*.py") if path.name not in LISTING]
    sources = " ".join(path.read_text(encoding="utf-8") for path in files)
    parameters = [row["parameter"].strip("`") for row in rows(ALL_FOURS, "parameter")]
    assert [name for name in parameters if not re.search(rf"\b{name}\b", sources)] == []
    assert [key for key in FAMILIES["all_fours"].presets if f'"{key}"' not in sources] == []
