"""The page of Hearts has every parameter and every preset, as the code has them."""

import re
from dataclasses import fields
from typing import Final

from engine.contract.rules import choices_of
from engine.games.hearts.presets import PRESETS
from engine.games.hearts.rules import HeartsRules
from tests.each import each
from tests.rulings.rule_pages import HEARTS, parameters

TEXT: Final = HEARTS.read_text(encoding="utf-8")
STANDARD: Final = HeartsRules()
CHOICES: Final = choices_of(HeartsRules, str)
FIELDS: Final = {field.name: getattr(STANDARD, field.name) for field in fields(HeartsRules)}


def test_every_parameter_is_on_the_page_and_nothing_else() -> None:
    assert sorted(parameters(HEARTS)) == sorted(FIELDS)


@each("name", sorted(CHOICES))
def test_every_word_that_a_parameter_may_say_is_in_its_row(name: str) -> None:
    values = parameters(HEARTS)[name][0]
    assert set(re.findall(r"`(\w+)`", values)) == set(CHOICES[name])


@each("name", sorted(name for name, usual in FIELDS.items() if isinstance(usual, str | int)))
def test_the_usual_value_is_the_one_of_standard(name: str) -> None:
    usual = FIELDS[name]
    written = str(usual).lower() if isinstance(usual, bool) else str(usual)
    assert parameters(HEARTS)[name][1] == f"`{written}`"


def test_every_preset_is_on_the_page_and_no_other() -> None:
    assert sorted(re.findall(r"^### `(\w+)`", TEXT, re.MULTILINE)) == sorted(PRESETS)


@each("key", PRESETS)
def test_a_preset_names_its_departures_and_no_others(key: str) -> None:
    told = TEXT.split(f'<a id="{key}"></a>\n### `{key}` ')[1].split("<a id=")[0]
    named = set(re.findall(r"`(\w+)`", told.partition("Departures:")[2])) & FIELDS.keys()
    assert named == {name for name, usual in FIELDS.items() if getattr(PRESETS[key], name) != usual}
