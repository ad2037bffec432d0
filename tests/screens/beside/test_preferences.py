"""The panel of `/settings` shows what is chosen now, and offers what may be."""

import re
from typing import Any, Final

import pytest

from bot.screens.families import usual_games
from bot.screens.personal.guild_settings import GuildChoices, guild_screen, setting_told
from bot.screens.personal.preferences import PAGES, languages, preferences_screen
from bot.screens.screen import Screen
from data.people import HANDS
from data.preferences import GuildPreferences, PersonPreferences, choices
from tests.screens.conftest import ENGLISH, SELECT, nested, sent, texts

PHONE_LETTERS: Final = 24
"""As many letters as a closed menu shows on a phone of 360 pixels."""

OTHERWISE: Final = PersonPreferences("plain", "cards", True, False, "never")


def menus(screen: Screen) -> dict[str, dict[str, Any]]:
    return {
        str(part["custom_id"]).removeprefix("mc1.-."): part
        for part in nested(sent(screen))
        if part["type"] == SELECT
    }


def chosen(screen: Screen) -> dict[str, list[str]]:
    return {
        said: [one["value"] for one in menu["options"] if one.get("default")]
        for said, menu in menus(screen).items()
    }


def own_screen(own: PersonPreferences, *, hands: str = "dm", manages: bool = False) -> Screen:
    return preferences_screen(own, hands=hands, manages=manages, phrasebook_of=lambda _: ENGLISH)


def guild_screens(guild: GuildPreferences) -> list[Screen]:
    chosen = GuildChoices(guild, "canasta", guild.channels)
    return [guild_screen(page, chosen, ENGLISH) for page in PAGES if page != "own"]


@pytest.mark.parametrize("hands", HANDS)
def test_each_menu_shows_the_one_choice_that_holds(hands: str) -> None:
    screen = own_screen(OTHERWISE, hands=hands, manages=True)
    assert chosen(screen) == {
        "prefer..language": ["discord"],
        "prefer..look": ["plain"],
        "prefer..hands": [hands],
        "prefer..pictures": ["cards"],
        "prefer..calls_at_once": ["yes"],
        "prefer..pings": ["no"],
        "prefer..forced": ["never"],
        "prefer..passing": ["three_taps"],
        "prefer..puzzles": ["no"],
        "prefer..challenges": ["yes"],
    }


def test_each_page_of_a_server_shows_what_holds_there() -> None:
    guild = GuildPreferences(
        "four-colours",
        "cards",
        reactions=False,
        games_in="thread",
        language="en-US",
        pings=False,
        channels=(7, 8),
        tables_a_channel=2,
        alone="never",
        level="hard",
        weekly="canasta",
        weekly_channel=7,
    )
    shown: dict[str, list[str]] = {}
    for screen in guild_screens(guild):
        shown |= chosen(screen)
    assert shown == {
        "prefer-guild..tables_a_channel": ["2"],
        "prefer-guild..tables_a_person": ["0"],
        "prefer-guild..games_in": ["thread"],
        "prefer-guild..alone": ["never"],
        "prefer-guild..game": ["canasta"],
        "prefer-guild..pace": ["live"],
        "prefer-guild..level": ["hard"],
        "prefer-guild..length": ["full"],
        "prefer-guild..weekly": ["canasta"],
        "prefer-guild..language": ["en-US"],
        "prefer-guild..look": ["four-colours"],
        "prefer-guild..pictures": ["cards"],
        "prefer-guild..reactions": ["no"],
        "prefer-guild..pings": ["no"],
    }


def test_channels_are_named_and_those_that_are_gone_are_not() -> None:
    guild = GuildPreferences(channels=(7, 8), log_channel=9)

    def said(*there: int, unwritable: tuple[int, ...] = ()) -> str:
        return texts(guild_screen("tables", GuildChoices(guild, "", there, unwritable), ENGLISH))

    assert "<#7>" in said(7, 9)
    assert "<#8>" not in said(7, 9)
    assert ENGLISH("preference-channels-gone") in said(9)
    assert ENGLISH("preference-channels-gone") not in said(8, 9)
    assert ENGLISH("preference-unwritable", channels="<#9>") in said(8, 9, unwritable=(9,))


def test_the_log_tells_what_was_chosen_as_the_menu_has_it() -> None:
    for name, words in choices(GuildPreferences).items():
        for word in words:
            said = setting_told(f"{name} {word}", ENGLISH)
            labels = [
                one["label"]
                for screen in guild_screens(GuildPreferences())
                for menu in menus(screen).values()
                for one in menu["options"]
            ]
            assert said in labels
    assert "<#5>" in setting_told("log_channel 5", ENGLISH)
    assert setting_told("game canasta", ENGLISH).endswith(
        ENGLISH(f"variant-{usual_games()['canasta'].key}")
    )
    said = setting_told("hearts standard", ENGLISH)
    assert ENGLISH("variant-standard") in said
    assert setting_told("music loud", ENGLISH) == "music loud"


def test_every_word_of_every_preference_is_on_offer_and_fits_a_phone() -> None:
    screens = [own_screen(PersonPreferences(), manages=True), *guild_screens(GuildPreferences())]
    every = {said: menu for screen in screens for said, menu in menus(screen).items()}
    offered = {said: tuple(one["value"] for one in menu["options"]) for said, menu in every.items()}
    assert offered == {
        **{f"prefer..{name}": words for name, words in choices(PersonPreferences).items()},
        "prefer..pictures": ("never", "cards"),
        "prefer..hands": HANDS,
        **{f"prefer-guild..{name}": words for name, words in choices(GuildPreferences).items()},
        "prefer-guild..game": tuple(usual_games()),
    }
    lines = [one for menu in every.values() for one in menu["options"]]
    assert [one["label"] for one in lines if len(one["label"]) > PHONE_LETTERS] == []
    # But for languages, which are called the same wherever one is chosen.
    labels = [one["label"] for one in lines if one["value"] not in languages()]
    assert len({*labels}) == len(labels)
    # A closed menu shows the line that is chosen, so each says what is asked.
    for menu in every.values():
        (asked,) = {re.split("[:\N{FULLWIDTH COLON}]", one["label"])[0] for one in menu["options"]}
        assert asked
    # Whoever cannot see pictures hears the right choice first.
    assert offered["prefer..look"][0] == offered["prefer-guild..look"][0] == "plain"


def test_who_was_only_offered_pictures_has_none() -> None:
    assert chosen(own_screen(PersonPreferences()))["prefer..pictures"] == ["never"]


def test_only_who_manages_the_server_sees_the_way_to_its_pages() -> None:
    own = own_screen(PersonPreferences())
    assert "-.settings." not in str(sent(own))
    assert "Q♠ 10♥ J♦ 5♣" in texts(own)
    assert "-.settings." in str(sent(own_screen(PersonPreferences(), manages=True)))
