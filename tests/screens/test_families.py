"""Every family of the catalogue brings what the room needs to offer and show its games."""

import re
from dataclasses import replace
from random import Random
from typing import get_args

import pytest

import bot.screens.families
from bot.interactions.commands.reading import help_screen
from bot.interactions.presses.all import SHARED_VERBS
from bot.screens.families import DRAFT_VERBS, SCREENS, offer_of, offers, usual_game_of, usual_games
from bot.screens.family import FamilyScreens, Offer
from bot.screens.hearts.screens import HEARTS
from bot.screens.lobbies.customise import customise_screen
from bot.screens.lobbies.house_rules import MOST_VALUES
from bot.screens.lobbies.which_table import which_preset_screen
from bot.text.button_ids import SharedVerb
from engine.contract.game import Game
from engine.contract.variant import Variant
from engine.contract.view import SeatView, View
from engine.games.catalogue import FAMILIES, variant, variants
from tests.each import each
from tests.laws.covering import in_sight
from tests.screens.conftest import ENGLISH, faults, faults_as_sent, nested, texts

every_family = each("family", FAMILIES)
every_offer = each("offer", offers(), ids=lambda offer: offer.command)


def screens_of(family: str) -> FamilyScreens[View, SeatView, object]:
    assert family in SCREENS, f"{family} has no screens: a line in bot/screens/families.py"
    return SCREENS[family]


@every_family
def test_every_game_of_the_catalogue_is_opened_by_one_command(family: str) -> None:
    offered = [preset.key for offer in screens_of(family).offers for preset in offer.presets]
    assert sorted(offered) == sorted(FAMILIES[family].presets)


@every_offer
def test_a_command_and_its_texts_are_such_as_discord_takes(offer: Offer) -> None:
    assert re.fullmatch(r"[a-z]{1,32}", offer.command)
    assert [one.command for one in offers()].count(offer.command) == 1
    assert 1 <= len(ENGLISH(f"offer-{offer.command}-open")) <= 100
    assert 1 <= len(ENGLISH(f"offer-{offer.command}-preset")) <= 100
    assert f"/{offer.command}" in texts(help_screen(ENGLISH))
    assert 1 <= len(offer.seats) <= 25
    for family in offer.families:
        usual = next(preset for preset in offer.presets if preset.family == family)
        length = FAMILIES[family].length
        # A wish is of the command: each of its games takes it.
        assert length.wishes.keys() == offer.wishes.keys()
        for wish, (least, most) in length.wishes.items():
            assert 0 < least < most
            for said in (least, most):
                wished = length.written(usual.rules, **{wish: said})
                changed = FAMILIES[family].changed(usual, wished)
                goal = screens_of(family).told.goal(changed, ENGLISH)
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


@pytest.fixture
def shared(monkeypatch: pytest.MonkeyPatch) -> Offer:
    """Let Hearts be opened by the command of Pitch too; return what it opens then."""
    (hearts,) = HEARTS.offers
    screens = replace(HEARTS, offers=(replace(hearts, command="pitch"),))
    monkeypatch.setattr(bot.screens.families, "SCREENS", {**SCREENS, "hearts": screens})
    (pitch,) = (offer for offer in offers() if offer.command == "pitch")
    return pitch


def test_families_that_share_a_command_are_opened_by_it_together(shared: Offer) -> None:
    assert shared.families[:2] == ("hearts", "all_fours")
    for key in ("standard", "auction_pitch"):
        assert variant(key) in shared.presets
        assert offer_of(variant(key)) == shared
    for wish in ("target", "deals"):
        ranges = [FAMILIES[family].length.wishes[wish] for family in shared.families]
        assert shared.wishes[wish] == (min(low for low, _ in ranges), max(top for _, top in ranges))


def test_play_names_the_usual_game_of_each_family_that_shares_a_command(shared: Offer) -> None:
    games = usual_games()
    assert games["pitch"] == shared.default
    assert games["auction_pitch"] == variant("auction_pitch")
    assert usual_game_of(variant("likha")) == "pitch"
    assert usual_game_of(variant("pitch")) == "auction_pitch"


def test_who_names_no_game_of_several_families_is_asked_which(shared: Offer) -> None:
    screen = which_preset_screen(shared.presets, "pitch - - - mnli ", ENGLISH)
    wrong, payload = faults_as_sent(screen)
    assert wrong == []
    (menu,) = (one for one in nested(payload) if "options" in one)
    assert [one["value"] for one in menu["options"]] == [one.key for one in shared.presets][:25]
    assert menu["options"][0]["label"] == "Hearts"


@every_family
def test_a_family_has_a_name_and_what_a_board_says_of_it(family: str) -> None:
    assert 1 <= len(ENGLISH(f"family-{family}")) <= 100
    assert 1 <= len(ENGLISH(f"family-{family}-leaderboard")) <= 300
    preset = next(iter(FAMILIES[family].presets.values()))
    rng = Random(3)
    game: Game = preset.start(preset.seats_default, 0)
    for _ in range(8):
        seat = rng.choice(game.to_act)
        game, _ = game.apply(seat, game.propose(seat, rng))
    for feat in (*screens_of(family).feats, *screens_of(family).further_feats):
        assert feat in game.feats
        assert ENGLISH(f"feat-{feat}", count=1) != ENGLISH(f"feat-{feat}", count=2)


def test_each_verb_that_families_share_is_done_by_something() -> None:
    assert SHARED_VERBS.keys() == set(get_args(SharedVerb))


def test_no_draft_is_changed_by_a_verb_of_the_desks_own() -> None:
    assert DRAFT_VERBS.isdisjoint(SHARED_VERBS)
    assert all(re.fullmatch(r"[a-z-]{1,16}", verb) for verb in DRAFT_VERBS)


@each(
    ("offered", "seats"),
    lambda: in_sight((one, one.seats_default) for one in variants()),
)
def test_what_a_host_may_change_fits_its_menus(offered: Variant, seats: int) -> None:
    screens = screens_of(offered.family)
    house_rules = screens.told.house_rules(offered, seats)
    assert 1 <= len(house_rules.options) <= 25
    assert all(len(values) <= MOST_VALUES for values in house_rules.options.values())
    for option, values in house_rules.options.items():
        assert 1 <= len(screens.told.house_rule_name(option, ENGLISH)) <= 100
        for value in values:
            assert re.fullmatch(r"[a-z0-9_-]{1,40}", value)
            assert 1 <= len(screens.told.house_rule_meaning(option, value, ENGLISH)) <= 100
        screen = customise_screen("abcdefghijkl", offered, seats, ENGLISH, option=option)
        assert faults(screen) == []
    assert 1 <= len(screens.told.goal(offered, ENGLISH)) <= 100
