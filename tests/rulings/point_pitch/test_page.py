"""The page of Pitch says of parameters and presets what the rules themselves say."""

import re
from dataclasses import fields
from typing import Final

import pytest

from engine.contract.rules import parameters_of
from engine.games.catalogue import FAMILIES
from engine.games.point_pitch.rules import LONGEST, PitchRules
from tests.each import each
from tests.rulings.page_tables import Row, code, name, rows, written
from tests.rulings.rule_pages import PAGES, anchors, cited, headings

PITCH: Final = PAGES / "pitch-points.md"
CINCH: Final = PAGES / "cinch-pedro.md"
TABLE: Final = rows(PITCH, "parameter")
USUAL: Final = {one.name: getattr(PitchRules(), one.name) for one in fields(PitchRules)}


def test_every_parameter_is_on_the_page_once_and_nothing_else() -> None:
    assert sorted(map(name, TABLE)) == sorted(USUAL)


@each("row", TABLE)
def test_a_parameter_is_what_its_line_says(row: Row) -> None:
    assert code(row["usual"]) == [written(USUAL[name(row)])]
    choices = parameters_of(PitchRules)[name(row)].choices
    if choices:
        assert set(code(row["values"])) == {written(value) for value in choices}
    there = headings(PITCH).keys() | headings(CINCH).keys()
    assert cited(row["rule"], r"[PC]\d+") <= there


def test_a_game_goes_as_far_as_the_page_says() -> None:
    assert [row["values"] for row in TABLE if name(row) == "target"] == [f"1 to {LONGEST}"]


def test_every_preset_is_on_one_of_the_pages() -> None:
    told: list[str] = []
    for page in (PITCH, CINCH):
        keys = re.findall(r"(?m)^### `(\w+)`: ", page.read_text(encoding="utf-8"))
        assert set(keys) <= set(anchors(page))
        assert {code(row["game"])[0] for row in rows(page, "game")} == set(keys)
        told += keys
    assert sorted(told) == sorted(FAMILIES["point_pitch"].presets)


@pytest.mark.parametrize("page", [PITCH, CINCH], ids=lambda page: page.stem)
def test_a_table_of_games_says_how_far_they_go(page: object) -> None:
    for row in rows(PITCH if page == PITCH else CINCH, "game"):
        rules = FAMILIES["point_pitch"].presets[code(row["game"])[0]].rules
        least, most = re.findall(r"\d+", row["bids"])
        assert (rules.min_bid, rules.total, rules.target) == (int(least), int(most), int(row["to"]))
