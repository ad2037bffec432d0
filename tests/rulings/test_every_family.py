"""Every rule of a family's page has a ruling that cites it, and none cites what is not there.

The families are those of the catalogue, so a new one is held to it without a line of its own. Its
rulings are the tests in `tests/rulings/<family>`. They cite by name or in the docstring.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from engine.games.catalogue import FAMILIES
from tests.each import each
from tests.rulings.rule_pages import PAGES, REPOSITORY, anchors, chapters, cited, cited_in, headings

HERE: Final = Path(__file__).parent

every_family = each("family", FAMILIES)


def rulings(family: str) -> Iterator[str]:
    """Yield the name and the docstring of each ruling of a family."""
    for path in sorted((HERE / family).rglob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield f"{node.name.replace('_', ' ').upper()} {ast.get_docstring(node) or ''}"


@every_family
def test_every_rule_of_the_page_has_a_ruling(family: str) -> None:
    pages = [PAGES / page for page in FAMILIES[family].pages]
    wanted = {number for page in pages for number in headings(page).keys() - chapters(page)}
    assert wanted
    assert sorted(wanted - cited(" ".join(rulings(family)), _any_of(wanted))) == []


@every_family
def test_no_ruling_cites_a_rule_that_is_not_on_the_page(family: str) -> None:
    there = {number for page in FAMILIES[family].pages for number in headings(PAGES / page)}
    kinds = "".join({number[0] for number in there if number[0].isalpha()})
    told = " ".join(rulings(family))
    assert sorted(cited(told, rf"[{kinds}]\d+(?:\.\d+)?") - there) == []


@every_family
def test_whatever_speaks_of_a_family_cites_what_is_on_its_page(family: str) -> None:
    there = {number for page in FAMILIES[family].pages for number in headings(PAGES / page)}
    kinds = "".join({number[0] for number in there if number[0].isalpha()})
    patterns = (
        f"engine/games/{family}/*.py",
        f"engine/players/{family}/*.py",
        f"bot/screens/{family}/*.py",
        f"bot/languages/*/{family}/*.ftl",
        f"tests/**/test_{family}*.py",
    )
    files = [path for pattern in patterns for path in REPOSITORY.glob(pattern)]
    # `K2,1,0` is a play of two kings.
    found = cited_in(rf"[{kinds}][1-9]\d*(?:\.\d+)?(?!,\d)", *files)
    assert {number: found[number] for number in found.keys() - there} == {}


@every_family
def test_every_anchor_of_the_page_is_there_once(family: str) -> None:
    for page in FAMILIES[family].pages:
        ids = anchors(PAGES / page)
        assert sorted(set(ids)) == sorted(ids)


def _any_of(numbers: set[str]) -> str:
    return "|".join(re.escape(number) for number in sorted(numbers))
