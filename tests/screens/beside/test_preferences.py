"""The panel of `/settings` shows what is chosen now, and offers what may be."""

import re
from typing import Any, Final

import pytest

from bot.screens.personal.preferences import languages, preferences_screen
from bot.screens.screen import Screen
from bot.text.phrasebook import Phrasebook
from data.people import HANDS
from data.preferences import GuildPreferences, PersonPreferences, choices
from tests.drawing import as_sent
from tests.screens.conftest import SELECT, faults, nested, texts

PHONE_LETTERS: Final = 24
"""As many letters as a closed menu shows on a phone of 360 pixels."""

OTHERWISE: Final = PersonPreferences("plain", "tricks", True, False, "never")


def menus(screen: Screen) -> dict[str, dict[str, Any]]:
    return {
        str(part["custom_id"]).removeprefix("mc1.-."): part
        for part in nested(as_sent(screen))
        if part["type"] == SELECT
    }


def chosen(screen: Screen) -> dict[str, list[str]]:
    return {
        said: [one["value"] for one in menu["options"] if one.get("default")]
        for said, menu in menus(screen).items()
    }


@pytest.mark.parametrize("hands", HANDS)
def test_each_menu_shows_the_one_choice_that_holds(phrasebook: Phrasebook, hands: str) -> None:
    guild = GuildPreferences(
        "four-colours", "cards", reactions=False, games_in="thread", language="en-US"
    )
    screen = preferences_screen(
        OTHERWISE, hands=hands, guild=guild, phrasebook_of=lambda _: phrasebook
    )
    assert faults(screen) == []
    assert chosen(screen) == {
        "prefer..language": ["discord"],
        "prefer..look": ["plain"],
        "prefer..hands": [hands],
        "prefer..pictures": ["tricks"],
        "prefer..calls_at_once": ["yes"],
        "prefer..pings": ["no"],
        "prefer..forced": ["never"],
        "prefer..passing": ["three_taps"],
        "prefer..puzzles": ["no"],
        "prefer-guild..look": ["four-colours"],
        "prefer-guild..pictures": ["cards"],
        "prefer-guild..reactions": ["no"],
        "prefer-guild..games_in": ["thread"],
        "prefer-guild..language": ["en-US"],
    }


def test_every_word_of_every_preference_is_on_offer_and_fits_a_phone(
    phrasebook: Phrasebook,
) -> None:
    screen = preferences_screen(
        PersonPreferences(),
        hands="dm",
        guild=GuildPreferences(),
        phrasebook_of=lambda _: phrasebook,
    )
    offered = {
        said: tuple(one["value"] for one in menu["options"]) for said, menu in menus(screen).items()
    }
    assert offered == {
        **{f"prefer..{name}": words for name, words in choices(PersonPreferences).items()},
        "prefer..pictures": choices(GuildPreferences)["pictures"],
        "prefer..hands": HANDS,
        **{f"prefer-guild..{name}": words for name, words in choices(GuildPreferences).items()},
    }
    lines = [one for menu in menus(screen).values() for one in menu["options"]]
    assert [one["label"] for one in lines if len(one["label"]) > PHONE_LETTERS] == []
    # But for languages, which are called the same wherever one is chosen.
    labels = [one["label"] for one in lines if one["value"] not in languages()]
    assert len({*labels}) == len(labels)
    # A closed menu shows the line that is chosen, so each says what is asked.
    for menu in menus(screen).values():
        (asked,) = {re.split("[:\N{FULLWIDTH COLON}]", one["label"])[0] for one in menu["options"]}
        assert asked
    # Whoever cannot see pictures hears the right choice first.
    assert offered["prefer..look"][0] == offered["prefer-guild..look"][0] == "plain"


def test_who_was_only_offered_pictures_has_none(phrasebook: Phrasebook) -> None:
    screen = preferences_screen(
        PersonPreferences(), hands="dm", guild=None, phrasebook_of=lambda _: phrasebook
    )
    assert chosen(screen)["prefer..pictures"] == ["never"]


def test_only_who_manages_the_server_sees_its_part(phrasebook: Phrasebook) -> None:
    own = preferences_screen(
        PersonPreferences(), hands="dm", guild=None, phrasebook_of=lambda _: phrasebook
    )
    assert not any(said.startswith("prefer-guild") for said in menus(own))
    assert "This server" not in texts(own)
    assert "Q♠ 10♥ J♦ 5♣" in texts(own)
