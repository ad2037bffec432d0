"""The page of the rules says of parameters and presets what the rules themselves say."""

import json
import re
from dataclasses import fields
from typing import Final

from engine.contract.refusal import BadRules
from engine.contract.rules import parameters_of
from engine.games.all_fours.rules import LONGEST, AllFoursRules
from engine.games.catalogue import FAMILIES, variant
from tests.each import each
from tests.rulings.page_tables import Row, code, name, rows, written
from tests.rulings.rule_pages import ALL_FOURS, anchors, cited, headings, readings, section

TABLE: Final = rows(ALL_FOURS, "parameter")
PRESETS: Final = FAMILIES["all_fours"].presets
TEXT: Final = ALL_FOURS.read_text(encoding="utf-8")


def allowed(parameter: str) -> list[str] | None:
    """Return the values that the rules list, None where they do not."""
    if isinstance(USUAL[parameter], bool):
        return ["true", "false"]
    listed = parameters_of(AllFoursRules)[parameter].choices
    return [written(value) for value in listed] or None


def said(rules: object) -> dict[str, object]:
    return {one.name: getattr(rules, one.name) for one in fields(AllFoursRules)}


USUAL: Final = said(AllFoursRules())


def test_every_parameter_is_on_the_page_once_and_nothing_else() -> None:
    assert sorted(map(name, TABLE)) == sorted(USUAL)


@each("row", TABLE)
def test_a_parameter_is_what_its_line_says(row: Row) -> None:
    assert code(row["usual"]) == [written(USUAL[name(row)])]
    listed = allowed(name(row))
    assert listed is None or sorted(code(row["values"])) == sorted(listed)
    assert cited(row["rule"], r"[CDF]\d+|7\.\d") <= headings(ALL_FOURS).keys()


def test_a_game_goes_as_far_as_the_page_says() -> None:
    assert [row["values"] for row in TABLE if name(row) == "target"] == [f"1 to {LONGEST}"]


def presets_on_the_page() -> dict[str, str]:
    """Return what stands under the heading of each preset, by its key."""
    parts = re.split(r"(?m)^#+ ", TEXT)
    found = [re.match(r"`(\w+)`: ", part) for part in parts]
    return {one[1]: part for one, part in zip(found, parts, strict=True) if one}


def test_every_preset_is_on_the_page() -> None:
    assert presets_on_the_page().keys() == PRESETS.keys()
    assert next(iter(PRESETS)) == "seven_up", "what is played if nobody says which (section 3)"
    assert presets_on_the_page().keys() <= set(anchors(ALL_FOURS))


@each("key", PRESETS)
def test_a_preset_departs_as_the_page_says(key: str) -> None:
    told = re.search(r"\* Departs from `(\w+)`: ([^*]+?)\.\n", presets_on_the_page()[key])
    like = re.search(r"(?:as|of)\s+`(\w+)`", presets_on_the_page()[key])
    other = told[1] if told else like[1] if like else None
    base = said(PRESETS[other].rules) if other else USUAL
    rules = said(PRESETS[key].rules)
    departures = {
        f"{name} = {written(value)}" for name, value in rules.items() if value != base[name]
    }
    assert set(code(told[2]) if told else []) == departures


POINTS: Final = [number for number in headings(ALL_FOURS) if number.startswith("D")]


@each("number", POINTS)
def test_the_readings_of_a_doubtful_point_can_be_played(number: str) -> None:
    text = section(ALL_FOURS, number)
    sentence = re.search(r"`\w+`[^.]* decides?", text)
    names = [one for one in code(sentence[0]) if one in USUAL] if sentence else []
    assert bool(names) == bool(readings(ALL_FOURS, number))
    for reading in readings(ALL_FOURS, number):
        assert any(is_value(one, reading) for one in names), reading
    assert re.findall(r"\* \*\*(\w+)\*\* \(usual", text) == [written(USUAL[one]) for one in names]


def is_value(parameter: str, reading: str) -> bool:
    """Whether a game can be played by a reading; that of 1845, which goes with every one."""
    value = json.loads(reading) if re.fullmatch(r"\d+|true|false", reading) else reading
    try:
        return getattr(variant("af1845", {parameter: value}).rules, parameter) == value
    except BadRules:
        return False


QUIRKS: Final = {"af1845": {"game_suits": ("all", "trumps")}, "af1814": {"ten": (10, 1)}}


@each("key", PRESETS)
def test_literal_quirks_change_one_passage_each_of_two_texts(key: str) -> None:
    """Section 3, D1, D2."""
    plain, literal = (said(variant(key, {"literal_quirks": on}).rules) for on in (False, True))
    changed = {name: (plain[name], literal[name]) for name in USUAL if plain[name] != literal[name]}
    assert changed == {"literal_quirks": (False, True), **QUIRKS.get(key, {})}
