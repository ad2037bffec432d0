"""A refusal that names a rule leads to the page and the place where that rule stands."""

import ast
import re
from collections.abc import Iterator

from engine.games.catalogue import FAMILIES
from tests.each import each
from tests.rulings.rule_pages import PAGES, REPOSITORY, anchors, headings

WORDS = {"turn", "verb", "claim", "plan"}
"""What refuses an action without a rule of the family: order, form and promises."""
JOKERS = {"X1", "X2"}
"""Cards that are written as a rule's number might be."""


def refusing(folder: str) -> Iterator[str]:
    """Yield what refusals made in a folder name as their rule.

    Some get it from elsewhere in the folder, so that every text counts that is a number in form.
    """
    for path in sorted((REPOSITORY / folder).rglob("*.py")):
        source = ast.parse(path.read_text(encoding="utf-8"))
        yield from (text for text in _texts(source) if re.fullmatch(r"[A-Z]\d+(\.\d+)?", text))
        for node in ast.walk(source):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "IllegalAction":
                yield from _texts(node.args[0])


def _texts(node: ast.AST) -> list[str]:
    return [
        part.value
        for part in ast.walk(node)
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    ]


@each("key", sorted(FAMILIES))
def test_what_a_family_refuses_by_is_on_its_page(key: str) -> None:
    family = FAMILIES[key]
    pages = [PAGES / page for page in family.pages]
    named = {*refusing(f"engine/games/{key}"), *refusing(f"bot/screens/{key}")}
    numbered = named - WORDS - JOKERS
    assert numbered
    assert sorted(numbered - {number for page in pages for number in headings(page)}) == []
    places = {family.page_of(rule) for rule in numbered}
    assert places <= {
        f"docs/rules/{page.name}#{place}" for page in pages for place in anchors(page)
    }
    assert {family.page_of(word) for word in WORDS} == {None}


def test_every_page_beside_the_index_is_a_familys() -> None:
    pages = [page for family in FAMILIES.values() for page in family.pages]
    assert sorted({*pages, "README.md"}) == sorted(path.name for path in PAGES.glob("*.md"))
