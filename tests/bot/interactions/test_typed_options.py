"""The options of a command are held against those that it declares."""

from typing import Any

import pytest

from bot.interactions.commands.typed_options import misfit

OPEN: dict[str, Any] = {
    "name": "open",
    "options": [
        {"name": "level", "type": 3, "choices": [{"name": "Easy", "value": "easy"}]},
        {"name": "seats", "type": 4, "min_value": 3, "max_value": 6},
        {"name": "hints", "type": 5},
        {"name": "who", "type": 6},
        {"name": "title", "type": 3, "min_length": 1, "max_length": 4, "required": True},
    ],
}
GROUP: dict[str, Any] = {
    "name": "presets",
    "options": [
        {"name": "list", "type": 1, "options": []},
        {"name": "save", "type": 1, "options": [{"name": "name", "type": 3, "required": True}]},
    ],
}


def given(name: str, kind: int, value: object) -> dict[str, Any]:
    title = {"name": "title", "type": 3, "value": "abc"}
    return {"options": [title, {"name": name, "type": kind, "value": value}]}


@pytest.mark.parametrize(
    ("name", "kind", "value"),
    [("level", 3, "easy"), ("seats", 4, 3), ("seats", 4, 6), ("hints", 5, False), ("who", 6, "12")],
)
def test_what_discord_would_send_fits(name: str, kind: int, value: object) -> None:
    assert misfit(OPEN, given(name, kind, value)) is None


@pytest.mark.parametrize(
    ("name", "kind", "value"),
    [
        ("level", 3, "god"),
        ("level", 3, ""),
        ("level", 4, 1),
        ("seats", 4, 2),
        ("seats", 4, 7),
        ("seats", 4, True),
        ("seats", 4, "4"),
        ("seats", 4, None),
        ("hints", 5, "yes"),
        ("who", 6, "12 or 13"),
        ("who", 6, 12),
        ("title", 3, "abcde"),
        ("title", 3, ""),
        ("nothing", 3, "x"),
    ],
)
def test_what_it_would_not_send_is_named(name: str, kind: int, value: object) -> None:
    assert misfit(OPEN, given(name, kind, value)) == name


def test_what_is_wanted_may_not_be_missing() -> None:
    assert misfit(OPEN, {}) == "title"
    assert misfit(GROUP, {"options": [{"name": "save", "type": 1, "options": []}]}) == "name"


def test_a_subcommand_is_looked_into() -> None:
    name = {"name": "name", "type": 3, "value": "ours"}
    assert misfit(GROUP, {"options": [{"name": "save", "type": 1, "options": [name]}]}) is None
    assert misfit(GROUP, {"options": [{"name": "list", "type": 1, "options": [name]}]}) == "name"
    assert misfit(GROUP, {"options": [{"name": "burn", "type": 1, "options": []}]}) == "burn"
