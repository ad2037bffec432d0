"""The page of the rules says of parameters and presets what the rules themselves say."""

import json
import re
from dataclasses import fields
from typing import Final, cast

from engine.contract.refusal import BadRules
from engine.contract.rules import choices_of
from engine.contract.variant import Option
from engine.games.canasta.presets import CANASTA as FAMILY
from engine.games.canasta.rules import COVERED, CanastaRules
from tests.each import each
from tests.rulings.canasta.preset_lines import TABLE, departures, presets_on_the_page
from tests.rulings.page_tables import Row, code, name, written
from tests.rulings.rule_pages import CANASTA, anchors, cited, headings, readings, section

TEXT: Final = CANASTA.read_text(encoding="utf-8")
LETTERS: Final = "".join(sorted({number[0] for number in headings(CANASTA)}))
"""The first letters of the numbers of the page: a game has one, and examples and doubts have."""
DOUBTFUL: Final = "AB"
"""The letters of the rules that can be read in more than one way."""


def said(preset: str) -> dict[str, object]:
    """Return every parameter of a preset as its rules have it."""
    rules = FAMILY.presets[preset].rules
    return {one.name: getattr(rules, one.name) for one in fields(CanastaRules)}


USUAL: Final = said("canasta_book")
LISTED: Final = {
    **choices_of(CanastaRules, str),
    "upcard_cover": COVERED,
    **{one: ("true", "false") for one, usual in USUAL.items() if isinstance(usual, bool)},
}
"""The values of every parameter that has but a few."""


def read(written: str) -> Option:
    """Read a value as the page writes it: words bare, everything else as JSON."""
    try:
        return cast("Option", json.loads(written))
    except json.JSONDecodeError:
        return written


def changed(preset: str, parameter: str, value: Option) -> object:
    """Return the parameter of a preset that is changed, None if it cannot be."""
    try:
        rules = FAMILY.changed(FAMILY.presets[preset], {parameter: value}).rules
        return getattr(rules, parameter)
    except BadRules:
        return None


def can_be(parameter: str, value: Option) -> bool:
    """Whether some preset may be played with a value."""
    return any(changed(preset, parameter, value) is not None for preset in FAMILY.presets)


def test_every_parameter_is_on_the_page_once_and_nothing_else() -> None:
    assert sorted(map(name, TABLE)) == sorted(USUAL)


@each("row", TABLE)
def test_a_parameter_is_what_its_line_says(row: Row) -> None:
    assert code(row["usual"]) == [written(USUAL[name(row)])]
    if name(row) in LISTED:
        assert sorted(code(row["values"])) == sorted(LISTED[name(row)])
    rules = cited(row["rule"], rf"[{LETTERS}]\d+")
    assert rules
    assert rules <= headings(CANASTA).keys()


NUMBERS: Final = [row for row in TABLE if re.search(r"\d (to|and more)", row["values"])]


@each("row", NUMBERS)
def test_a_number_goes_as_far_as_its_line_says(row: Row) -> None:
    found = re.search(r"(\d+) (?:to (\d+)|and more(, in fives)?)", row["values"])
    assert found
    least, most = int(found[1]), int(found[2] or 0)
    assert can_be(name(row), least)
    assert not can_be(name(row), least - 1)
    if most:
        assert can_be(name(row), most)
        assert not can_be(name(row), most + 1)
    elif found[3]:
        assert can_be(name(row), least + 5)
        assert not can_be(name(row), least + 1)
    else:
        assert can_be(name(row), least + 1)


def test_every_preset_is_on_the_page_in_its_order() -> None:
    assert list(presets_on_the_page()) == list(FAMILY.presets)
    assert FAMILY.presets.keys() <= set(anchors(CANASTA))


@each("key", FAMILY.presets)
def test_a_preset_departs_as_the_page_says(key: str) -> None:
    base, own = departures(key)
    rules = said(key)
    assert own.keys() == {one for one, usual in said(base).items() if rules[one] != usual}
    options = {one: read(value) for one, value in own.items()}
    assert FAMILY.changed(FAMILY.presets[base], options).rules == FAMILY.presets[key].rules


@each("key", FAMILY.presets)
def test_a_preset_is_for_as_many_as_it_says(key: str) -> None:
    assert FAMILY.presets[key].seats_allowed == (said(key)["players"],)


@each("number", [one for one in headings(CANASTA) if one[0] in DOUBTFUL])
def test_the_readings_of_a_doubtful_point_can_be_played(number: str) -> None:
    text = section(CANASTA, number)
    named = [one for one in code(text) if one in USUAL]
    if readings(CANASTA, number):
        values = {value for one in named for value in LISTED.get(one, ())}
        assert set(readings(CANASTA, number)) == values
    usual = re.findall(r"\* \*\*(\w+)\*\* \(usual(?: in (\w+))?", text)
    for reading, game in usual:
        values = said("samba_4" if game == "Samba" else "canasta_book")
        assert reading in {written(values[one]) for one in named}
