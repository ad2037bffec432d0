"""One word, one meaning: in the glossary, and among the names of classes and type aliases."""

import ast
import re
from collections.abc import Iterable, Iterator
from typing import Final

from tests.sources import PROJECT, trees

GLOSSARY: Final = PROJECT / "GLOSSARY.md"
ENTRY: Final = re.compile(r"\*\*(?P<word>[^*]+)\*\* (?P<meaning>.+)", re.DOTALL)
CROWDED: Final = re.compile(r"\n\*\*[^*]+\*\* [A-Z]")

FAMILY: Final = re.compile(r"(engine/games|engine/players|bot/screens|engine(?=/tricks/))/(\w+)/")
"""The folder of a family, or of a trunk, by what its files are for: rules, players or screens."""


def entries() -> list[re.Match[str]]:
    _, *paragraphs = GLOSSARY.read_text(encoding="utf-8").strip().split("\n\n")
    found = [ENTRY.fullmatch(paragraph) for paragraph in paragraphs]
    assert None not in found, "each paragraph of the glossary is one entry"
    return [entry for entry in found if entry is not None]


def test_no_word_stands_twice() -> None:
    words = [entry["word"].casefold() for entry in entries()]
    assert len(words) > 50
    assert sorted({word for word in words if words.count(word) > 1}) == []


def test_words_stand_in_order_and_an_entry_explains_one() -> None:
    words = [entry["word"].casefold() for entry in entries()]
    assert words == sorted(words)
    crowded = [entry["word"] for entry in entries() if CROWDED.search(entry["meaning"])]
    assert crowded == [], "a blank line parts two entries"


def public_types(tree: ast.Module) -> Iterator[str]:
    """Yield the classes and type aliases of a module, but for those it keeps to itself."""
    for node in tree.body:
        match node:
            case ast.ClassDef(name=name):
                pass
            case ast.AnnAssign(target=ast.Name(id=name), annotation=ast.Name(id="TypeAlias")):
                pass
            case _:
                continue
        if not name.startswith("_"):
            yield name


def are_versions_of_one_role(files: Iterable[str]) -> bool:
    """Whether each is of another family, or of the trunk, and all are for the same."""
    roles: set[str] = set()
    families: list[str] = []
    for file in files:
        found = FAMILY.match(file)
        if found is None:
            return False
        role, family = found.groups()
        roles.add("engine/games" if family == "tricks" else role)
        families.append(family)
    return len(roles) == 1 and len(families) == len(set(families))


def test_a_type_has_its_name_for_itself() -> None:
    found: dict[str, list[str]] = {}
    for path, tree in trees().items():
        for name in public_types(tree):
            found.setdefault(name, []).append(path)
    assert len(found) > 300
    shared = {name: files for name, files in found.items() if len(files) > 1}
    assert {
        name: files for name, files in shared.items() if not are_versions_of_one_role(files)
    } == {}


def test_families_may_have_their_own_versions_and_nobody_else() -> None:
    trunk, hearts = "engine/tricks/deal.py", "engine/games/hearts/deal.py"
    assert are_versions_of_one_role([trunk, hearts, "engine/games/canasta/deal.py"])
    assert not are_versions_of_one_role([hearts, "engine/games/hearts/game.py"])
    assert not are_versions_of_one_role([hearts, "engine/players/canasta/plan.py"])
    assert not are_versions_of_one_role([trunk, "engine/table/table.py"])
    assert not are_versions_of_one_role(["engine/contract/game.py", "engine/table/table.py"])
    assert not are_versions_of_one_role(["bot/screens/screen.py", "bot/screens/canasta/hand.py"])


def test_a_public_class_or_alias_is_found() -> None:
    text = "class Hand: ...\nclass _Own: ...\nSuit: TypeAlias = str\nACE: Final = 1\n"
    assert list(public_types(ast.parse(text))) == ["Hand", "Suit"]
