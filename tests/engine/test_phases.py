"""A family decides in one place which phase a deal is in, and nowhere compares the stage."""

import ast
from pathlib import Path

import pytest

ENGINE = Path(__file__).parents[2] / "engine"
FAMILIES = ("canasta",)


def compared_stages(source: Path) -> list[str]:
    """Return the comparisons of a file in which a stage stands."""
    return [
        f"{source.name}:{node.lineno}"
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8")))
        if isinstance(node, ast.Compare | ast.Match)
        for part in ast.iter_child_nodes(node)
        if getattr(part, "attr", getattr(part, "id", "")) == "stage"
    ]


@pytest.mark.parametrize("family", FAMILIES)
def test_no_stage_is_compared_but_where_a_view_is_read(family: str) -> None:
    """A view has no phase, as it may come from a bystander: it tells the stage by its word."""
    sources = [
        source
        for folder in ("games", "players")
        for source in (ENGINE / folder / family).glob("*.py")
        if source.name != "view.py"
    ]
    assert [found for source in sources for found in compared_stages(source)] == []


def test_comparisons_of_a_stage_are_found(tmp_path: Path) -> None:
    source = tmp_path / "one.py"
    source.write_text('a = deal.stage == "draw"\nif stage in WORDS:\n    pass\n', encoding="utf-8")
    assert compared_stages(source) == ["one.py:1", "one.py:2"]
