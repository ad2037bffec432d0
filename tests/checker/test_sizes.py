"""Files, constructors and folders are of a size, leaves are no files, imports form no circle.

An exception that is needed no more fails its test, so that the lists only shrink.
"""

import ast
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from pathlib import Path
from typing import Final

from tests.each import each
from tests.quick import DEAR, LEFT_OUT, OF_ONE_ROOM
from tests.sources import FLOORS, PROJECT, trees

OTHERS: Final = ("benchmarks", "tests")
FOLDERS: Final = (*FLOORS, *OTHERS)
FILE_LINES: Final = 600
FUNCTION_LINES: Final = 60

CONSTRUCTOR_ARGUMENTS: Final = 6
FOLDER_FILES: Final = 25
LEAF_LINES: Final = 40

LEAVES: Final = {"bot/support/one_at_a_time.py"}
"""Short files that one other file imports, and that stand alone all the same."""

LONGER_FUNCTIONS: Final = {
    # One loop without calls for what is forced: it runs thousands of times for each card.
    "engine/players/hearts/playout.py played_out"
}

CIRCLES_OF_TYPES: Final = {
    # A variant starts games, and a game names its variant. Each is half of what every family
    # offers: either written without the other's name would be checked for nothing.
    frozenset({"engine.contract.game", "engine.contract.variant"})
}


def sources(folders: Iterable[str] = FOLDERS) -> Iterator[Path]:
    for folder in folders:
        yield from sorted((PROJECT / folder).rglob("*.py"))


def called(path: Path) -> str:
    return path.relative_to(PROJECT).as_posix()


def lines_of(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Count from `def` to the end; tables that decorate a test are no part of it."""
    assert function.end_lineno is not None
    return function.end_lineno - function.lineno + 1


def longer_functions(tree: ast.Module) -> Iterator[str]:
    waiting: list[ast.AST] = [tree]
    while waiting:
        node = waiting.pop()
        is_function = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        if is_function and lines_of(node) > FUNCTION_LINES:
            yield node.name
        # A function is a statement, and stands among statements.
        for block in ("body", "orelse", "finalbody", "handlers", "cases"):
            within = getattr(node, block, None)
            waiting += within if isinstance(within, list) else ()


def test_no_file_is_long() -> None:
    lines = {called(path): path.read_text(encoding="utf-8").count("\n") for path in sources()}
    assert len(lines) > 500
    assert {name: count for name, count in lines.items() if count > FILE_LINES} == {}


def test_no_function_is_long_but_those_with_a_reason() -> None:
    long = {f"{path} {name}" for path, tree in trees().items() for name in longer_functions(tree)}
    for path in sources(OTHERS):
        text = path.read_text(encoding="utf-8")
        if text.count("\n") > FUNCTION_LINES:
            long |= {f"{called(path)} {name}" for name in longer_functions(ast.parse(text))}
    assert long == LONGER_FUNCTIONS


def test_a_function_is_counted_without_what_decorates_it() -> None:
    body = "    pass\n" * FUNCTION_LINES
    assert list(longer_functions(ast.parse(f"async def long():\n{body}"))) == ["long"]
    decorated = f"@table(\n{body.replace('pass', '0,')})\ndef short():\n    pass\n"
    assert list(longer_functions(ast.parse(decorated))) == []


@each(
    "around",
    [
        "class A:\n",
        "async def b():\n",
        "if a:\n  b\nelse:\n",
        "try:\n  a\nexcept B:\n",
        "try:\n  a\nfinally:\n",
        "match a:\n case b:\n",
    ],
)
def test_a_long_function_is_found_wherever_it_stands(around: str) -> None:
    long = "  def long():\n" + "    pass\n" * FUNCTION_LINES
    assert "long" in list(longer_functions(ast.parse(around + long)))


def imported(tree: ast.Module, modules: AbstractSet[str], *, for_types: bool) -> set[str]:
    """Return which modules are imported as soon as this one is, with those for types or without.

    What a function imports when it is called closes no circle, so functions are left out.
    """
    found: set[str] = set()
    waiting: list[ast.AST] = [tree]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            continue
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            waiting += [*(node.body if for_types else ()), *node.orelse]
            continue
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        if isinstance(node, ast.ImportFrom):
            inside = {f"{node.module}.{alias.name}" for alias in node.names} & modules
            found |= inside or {str(node.module)}
        waiting += ast.iter_child_nodes(node)
    return found & modules


def reached(graph: Mapping[str, set[str]], module: str) -> set[str]:
    found: set[str] = set()
    waiting = [module]
    while waiting:
        news = graph[waiting.pop()] - found
        found |= news
        waiting += news
    return found


def circles(graph: Mapping[str, set[str]]) -> set[frozenset[str]]:
    """Return the groups of modules of which each leads to each other one and back to itself."""
    behind = {module: reached(graph, module) for module in graph}
    return {
        frozenset(other for other in others if module in behind[other])
        for module, others in behind.items()
        if module in others
    }


def import_graph(*, for_types: bool) -> dict[str, set[str]]:
    modules = {
        path.removesuffix(".py").removesuffix("/__init__").replace("/", "."): tree
        for path, tree in trees().items()
    }
    assert len(modules) > 300
    return {
        module: imported(tree, modules.keys(), for_types=for_types)
        for module, tree in modules.items()
    }


def test_imports_form_no_circle() -> None:
    assert circles(import_graph(for_types=False)) == set()


def test_imports_for_types_form_no_circle_but_those_with_a_reason() -> None:
    assert circles(import_graph(for_types=True)) == CIRCLES_OF_TYPES


def test_a_circle_is_found_however_long_it_is() -> None:
    graph = {"a": {"b"}, "b": {"c"}, "c": {"a", "d"}, "d": {"e"}, "e": set[str](), "f": {"f"}}
    assert circles(graph) == {frozenset("abc"), frozenset("f")}


def test_an_import_counts_if_the_module_runs_it() -> None:
    modules = {"a", "a.b", "c", "d", "e"}
    text = """
from a import b
if TYPE_CHECKING:
    import c
class Host:
    import d
def later():
    import e
"""
    assert imported(ast.parse(text), modules, for_types=False) == {"a.b", "d"}
    assert imported(ast.parse(text), modules, for_types=True) == {"a.b", "c", "d"}


def constructors(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """Yield each class that writes its own constructor, and how many things that is told."""
    for node in (one for one in ast.walk(tree) if isinstance(one, ast.ClassDef)):
        for method in node.body:
            if isinstance(method, ast.FunctionDef) and method.name == "__init__":
                told = method.args
                yield node.name, len(told.posonlyargs) + len(told.args) + len(told.kwonlyargs) - 1


def test_no_constructor_is_told_much() -> None:
    much = {
        f"{path} {name}": count
        for path, tree in trees().items()
        for name, count in constructors(tree)
        if count > CONSTRUCTOR_ARGUMENTS
    }
    assert much == {}


def test_no_short_file_has_a_single_importer_but_those_that_are_listed() -> None:
    graph = import_graph(for_types=True)
    importers = Counter(other for module, others in graph.items() for other in others - {module})
    leaves = {
        called(path)
        for path in sources(FLOORS)
        if path.name != "__init__.py"
        and path.read_text(encoding="utf-8").count("\n") < LEAF_LINES
        and importers[called(path).removesuffix(".py").replace("/", ".")] == 1
    }
    assert leaves == LEAVES


def test_no_folder_is_full() -> None:
    files = Counter(called(path.parent) for path in sources())
    full = {folder: count for folder, count in files.items() if count > FOLDER_FILES}
    assert full == {}


def test_a_constructor_is_counted_without_itself() -> None:
    text = "class A:\n def __init__(self, a, /, b, *c, d=1, **e): pass\n def other(self, f): pass"
    assert list(constructors(ast.parse(text))) == [("A", 3)]


def test_what_is_left_out_of_the_quick_tests_is_there() -> None:
    assert all((PROJECT / "tests" / name).exists() for name in (*DEAR, *OF_ONE_ROOM, *LEFT_OUT))
