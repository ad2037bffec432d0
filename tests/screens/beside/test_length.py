"""A game of which only the length was chosen is told as its preset, not as one customised."""

from dataclasses import replace

import pytest

from bot.screens.families import family_screens, offers
from bot.tables.messages.frames import frame_of
from engine.contract.variant import Option, Variant
from engine.games.catalogue import FAMILIES, variant
from tests.each import each
from tests.screens.conftest import ENGLISH, texts
from tests.table_rows import LOBBY

PRESETS = [preset for offer in offers() for preset in offer.presets]


def told(changed: Variant) -> str:
    """Return what is read of a game in its lobby and under Rules."""
    screens = family_screens(changed.family)
    card = "\n".join(screens.told.rule_card(changed, ENGLISH))
    return card + texts(screens.told.rules(changed, ENGLISH))


def customised(changed: Variant) -> bool:
    """Whether the frame of a table calls its rules customised."""
    row = replace(LOBBY, family=changed.family, preset=changed.key, options=dict(changed.options))
    return frame_of(row, ENGLISH).customised


@each("preset", PRESETS)
def test_another_length_leaves_the_preset_its_name(preset: Variant) -> None:
    length = FAMILIES[preset.family].length
    for wish, (_, most) in length.wishes.items():
        longer = variant(preset.key, length.written(preset.rules, **{wish: most}))
        assert longer.options
        said = told(longer)
        assert ENGLISH("rule-card-title", variant=ENGLISH(f"variant-{preset.key}")) in said
        assert "customised" not in said
        assert not customised(longer)


@pytest.mark.parametrize(
    ("key", "options"),
    [
        ("standard", {"moon": "new"}),
        ("standard", {"moon": "new", "target": 50}),
        ("canasta_book", {"out_bonus": 200, "target": 2000}),
        ("seven_up", {"follow": "strict", "target": 11}),
    ],
)
def test_any_other_rule_makes_it_customised(key: str, options: dict[str, Option]) -> None:
    changed = variant(key, options)
    assert "customised" in told(changed)
    assert customised(changed)


def test_a_number_of_deals_is_a_length_too() -> None:
    short = variant("standard", {"deals": 2, "end_mode": "deals"})
    assert "customised" not in told(short)
    assert "The game ends after 2 deals." in told(short)
    assert not customised(short)
    assert not customised(replace(short, options=()))


@pytest.mark.parametrize("key", ["canasta_book", "samba_4", "seven_up", "auction_pitch"])
def test_so_is_one_beside_a_target(key: str) -> None:
    short = variant(key, {"deals": 2})
    said = told(short)
    assert "customised" not in said
    assert "The game ends after at most 2 deals." in said
    assert "A tie is shared" in said
    assert not customised(short)
    assert "at most 2 deals" in family_screens(short.family).told.goal(short, ENGLISH)
    assert "deals" not in family_screens(short.family).told.goal(variant(key), ENGLISH)
