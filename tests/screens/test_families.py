"""Every family of the catalogue brings what the room needs to offer and show its games."""

import re
from random import Random
from typing import get_args

import pytest

from bot.interactions.commands.reading import help_screen
from bot.interactions.presses.all import SHARED_VERBS
from bot.screens.families import DRAFT_VERBS, SCREENS, offer_of, offers
from bot.screens.family import FamilyScreens, Offer
from bot.screens.lobbies.customise import customise_screen
from bot.screens.lobbies.house_rules import MOST_VALUES
from bot.text.button_ids import SharedVerb
from bot.text.phrasebook import Phrasebook
from engine.contract.game import Game
from engine.contract.view import SeatView, View
from engine.games.catalogue import FAMILIES, variants
from tests.laws.covering import looked_at
from tests.screens.conftest import faults, texts

every_family = pytest.mark.parametrize("family", FAMILIES)
every_offer = pytest.mark.parametrize("offer", offers(), ids=lambda offer: offer.command)


def screens_of(family: str) -> FamilyScreens[View, SeatView, object]:
    assert family in SCREENS, f"{family} has no screens: a line in bot/screens/families.py"
    return SCREENS[family]


@every_family
def test_every_game_of_the_catalogue_is_opened_by_one_command(family: str) -> None:
    offered = [preset.key for offer in screens_of(family).offers for preset in offer.presets]
    assert sorted(offered) == sorted(FAMILIES[family].presets)


@every_offer
def test_a_command_and_its_texts_are_such_as_discord_takes(
    offer: Offer, phrasebook: Phrasebook
) -> None:
    assert re.fullmatch(r"[a-z]{1,32}", offer.command)
    assert [one.command for one in offers()].count(offer.command) == 1
    assert 1 <= len(phrasebook(f"offer-{offer.command}-open")) <= 100
    assert 1 <= len(phrasebook(f"offer-{offer.command}-preset")) <= 100
    assert f"/{offer.command}" in texts(help_screen(phrasebook))
    assert 1 <= len(offer.seats) <= 25
    for wish, (least, most) in offer.length.wishes.items():
        assert 0 < least < most
        for said in (least, most):
            wished = offer.length.written(offer.default.rules, **{wish: said})
            changed = FAMILIES[offer.default.family].changed(offer.default, wished)
            goal = screens_of(changed.family).told.goal(changed, phrasebook)
            assert str(said) in goal.replace(",", "")


@every_offer
def test_what_a_command_opens_by_itself_stands_first_among_its_presets(offer: Offer) -> None:
    assert offer.presets[0] == offer.default


@every_offer
def test_a_command_knows_a_usual_game_for_each_number_of_players(offer: Offer) -> None:
    assert offer.default in offer.presets
    assert offer.usual() == offer.default
    for seats in offer.seats:
        chosen = offer.usual(seats)
        assert chosen in offer.presets
        assert seats in chosen.seats_allowed
        assert offer_of(chosen) == offer


@every_family
def test_a_family_has_a_name_and_what_a_board_says_of_it(
    family: str, phrasebook: Phrasebook
) -> None:
    assert 1 <= len(phrasebook(f"family-{family}")) <= 100
    assert 1 <= len(phrasebook(f"family-{family}-leaderboard")) <= 300
    preset = next(iter(FAMILIES[family].presets.values()))
    rng = Random(3)
    game: Game = preset.start(preset.seats_default, 0)
    for _ in range(8):
        seat = rng.choice(game.to_act)
        game, _ = game.apply(seat, game.propose(seat, rng))
    for feat in (*screens_of(family).feats, *screens_of(family).further_feats):
        assert feat in game.feats
        assert phrasebook(f"feat-{feat}", count=1) != phrasebook(f"feat-{feat}", count=2)


def test_each_verb_that_families_share_is_done_by_something() -> None:
    assert SHARED_VERBS.keys() == set(get_args(SharedVerb))


def test_no_draft_is_changed_by_a_verb_of_the_desks_own() -> None:
    assert DRAFT_VERBS.isdisjoint(SHARED_VERBS)
    assert all(re.fullmatch(r"[a-z-]{1,16}", verb) for verb in DRAFT_VERBS)


@pytest.mark.parametrize(
    "key", [preset.key for preset, _ in looked_at((one, one.seats_default) for one in variants())]
)
def test_what_a_host_may_change_fits_its_menus(key: str, phrasebook: Phrasebook) -> None:
    offered = next(preset for preset in variants() if preset.key == key)
    screens = screens_of(offered.family)
    house_rules = screens.told.house_rules(offered, offered.seats_default)
    assert 1 <= len(house_rules.options) <= 25
    assert all(len(values) <= MOST_VALUES for values in house_rules.options.values())
    for option, values in house_rules.options.items():
        assert 1 <= len(screens.told.house_rule_name(option, phrasebook)) <= 100
        for value in values:
            assert re.fullmatch(r"[a-z0-9_-]{1,40}", value)
            assert 1 <= len(screens.told.house_rule_meaning(option, value, phrasebook)) <= 100
        screen = customise_screen(
            "abcdefghijkl", offered, offered.seats_default, phrasebook, option=option
        )
        assert faults(screen) == []
    assert 1 <= len(screens.told.goal(offered, phrasebook)) <= 100
