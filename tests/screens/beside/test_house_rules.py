"""Customising: every option of every preset fits Discord and says what it means."""

from random import Random
from typing import Any

import pytest

from bot.screens.families import family_screens
from bot.screens.hearts.rules import OPTIONS, TOLD
from bot.screens.lobbies.customise import refused_text
from bot.screens.lobbies.house_rules import AS_PRESET, HouseRules
from engine.cards import card
from engine.contract.refusal import BadRules
from engine.contract.variant import Variant
from engine.games.catalogue import variant, variants
from tests.each import each
from tests.laws.covering import looked_at
from tests.screens.conftest import ENGLISH, texts

CASES = [(preset.key, seats) for preset in variants() for seats in preset.seats_allowed]
TABLES = [
    (preset.key, seats)
    for preset, seats in looked_at(
        (preset, seats) for preset in variants() for seats in preset.seats_allowed
    )
]
every_table = each(("key", "seats"), TABLES)


def house_rules(base: Variant, seats: int) -> HouseRules[object]:
    return family_screens(base.family).told.house_rules(base, seats)


@every_table
def test_what_is_offered_can_be_had_is_then_in_force_and_can_be_put_back(
    key: str, seats: int
) -> None:
    base = variant(key)
    here = house_rules(base, seats)
    offered = tuple(here.offered(base))
    assert offered
    for option in offered:
        values = here.on_offer(base, option)
        # There is something to choose beside what is there.
        assert {*values, here.value_of(base, option)} > {here.value_of(base, option)}
        for value in values:
            changed = here.customised(base, option, value)
            assert seats in changed.seats_allowed
            after = house_rules(changed, seats)
            assert after.value_of(changed, option) == value
            assert variant(key, dict(changed.options), seats).rules == changed.rules
            assert after.customised(changed, option, AS_PRESET) == base


@every_table
def test_every_rule_that_was_chosen_is_told_by_the_page_of_the_rules(key: str, seats: int) -> None:
    base = variant(key)
    told, here = family_screens(base.family).told, house_rules(base, seats)
    above = {ENGLISH(f"variant-{key}-about"), ENGLISH("rules-customised")}

    def page(offered: Variant) -> list[str]:
        said = texts(told.rules(offered, ENGLISH)).splitlines()
        return [line for line in said if line not in above]

    for option in here.offered(base):
        for value in here.on_offer(base, option)[-2:]:
            changed = here.customised(base, option, value)
            assert (page(changed) == page(base)) == (changed.rules == base.rules), (option, value)


@every_table
def test_a_refusal_names_what_was_chosen_and_what_it_does_not_go_with(key: str, seats: int) -> None:
    """Choices one after the other, each that is offered: had, or refused in words of its own."""
    rng = Random(f"{key} {seats}")
    base = now = variant(key)
    screens = family_screens(base.family)
    for _ in range(12):
        here = house_rules(now, seats)
        option = rng.choice(tuple(here.offered(now)))
        value = rng.choice((*here.on_offer(now, option), AS_PRESET))
        try:
            now = here.customised(now, option, value)
        except BadRules as refusal:
            said = refused_text(now, seats, option, value, refusal, ENGLISH)
            assert screens.told.house_rule_name(option, ENGLISH) in said
            assert ENGLISH("fault-other") not in said
            if value != AS_PRESET:
                assert f"“{screens.told.house_rule_meaning(option, value, ENGLISH)}”" in said
            assert said.count("**") >= 4 or "does not go with this game" in said
    assert now.key == base.key


def test_partners_are_offered_where_four_sit_and_nowhere_else() -> None:
    for key, seats in TABLES:
        base = variant(key)
        if base.family == "hearts" and base.key != "complex_hearts":
            offered = "teams" in tuple(house_rules(base, seats).offered(base))
            assert offered == (seats == 4), (key, seats)


def test_what_a_choice_does_not_go_with_is_named_with_what_it_is_now() -> None:
    base = variant("standard")
    here = house_rules(base, 4)
    short = here.customised(base, "end", "deals-4")
    with pytest.raises(BadRules) as refused:
        here.customised(short, "exact", "wins")
    assert refused_text(short, 4, "exact", "wins", refused.value, ENGLISH) == (
        "**Exactly the number of points that ends the game:** “Wins the game” does not go with "
        "**How long the game goes:** “4 deals”. Somebody who has exactly the final number of "
        "points can only go back to fewer points, or win if the game ends at a total. "
        "Nothing was changed."
    )
    longer = variant("standard", {"end_mode": "both", "deals": 7, "target": 9})
    with pytest.raises(BadRules) as refused:
        here.customised(longer, "exact", "half-50")
    said = refused_text(longer, 4, "exact", "half-50", refused.value, ENGLISH)
    assert "does not go with **How long the game goes** as it is now." in said


def test_what_is_not_offered_is_refused_by_its_name() -> None:
    six = variant("cancellation")
    here = house_rules(six, 6)
    with pytest.raises(BadRules) as refused:
        here.customised(six, "teams", "own")
    said = refused_text(six, 6, "teams", "own", refused.value, ENGLISH)
    assert said == (
        "**Partners:** “Partners sit opposite, totals are added up at the end” does not go with "
        "this game. Partners need a table for exactly four players. Nothing was changed."
    )
    standard = variant("standard")
    with pytest.raises(BadRules) as refused:
        house_rules(standard, 4).customised(standard, "dealer_pass_cap", "5")
    said = refused_text(standard, 4, "dealer_pass_cap", "5", refused.value, ENGLISH)
    assert said.startswith("**The dealer's limit** makes no difference")


def test_a_menu_marks_no_value_where_the_one_in_force_has_no_name() -> None:
    odd = variant("standard", {"target": 77})
    assert house_rules(odd, 4).value_of(odd, "end") is None
    assert house_rules(odd, 4).value_of(variant("standard"), "end") == "to-100"


def test_the_usual_game_is_among_the_values_of_each_option() -> None:
    standard = variant("standard")
    for seats in standard.seats_allowed:
        here = house_rules(standard, seats)
        for option in here.offered(standard):
            assert here.value_of(standard, option) not in (None, AS_PRESET)


def test_an_option_that_nobody_offers_is_refused() -> None:
    for option, value in (("kitty", "none"), ("moon", "sun"), ("moon", "")):
        with pytest.raises(BadRules) as refused:
            house_rules(variant("standard"), 4).customised(variant("standard"), option, value)
        said = refused_text(variant("standard"), 4, option, value, refused.value, ENGLISH)
        assert said == ENGLISH("customise-unknown")


@each(
    ("option", "value", "rules", "meaning"),
    [
        (
            "sun",
            "fixed-39",
            {"sun": "fixed", "sun_value": 39},
            "The moon counts 39 for whoever took every trick",
        ),
        (
            "sun",
            "double",
            {"sun": "double", "sun_value": None},
            "The moon counts double for whoever took every trick",
        ),
        (
            "passing",
            "turn-each",
            {"pass_cycle": {4: ("L", "R", "X", "S", "H")}},
            "In turn left, right, across, one card to each, and then not at all",
        ),
        (
            "passing",
            "no-rest",
            {"pass_cycle": {4: ("L", "R", "X"), 5: ("L", "R")}},
            "In turn left, right and across, cards in every deal",
        ),
        (
            "passing",
            "dealer",
            {"pass_schedule": "dealer_choice"},
            "Before seeing any cards, the dealer decides how many go to whom, at most 3 in all",
        ),
        (
            "unpassable",
            "both",
            {"unpassable": (card("QS"), "opening_card")},
            "These may not be passed: Q♠ and the card that opens the deal",
        ),
        (
            "first",
            "heart",
            {"first_trick_penalty": "forbidden", "first_trick_stuck": "hearts_first"},
            "If all your cards cost points, you must throw a heart on the first trick",
        ),
        (
            "first",
            "again",
            {"first_trick_penalty": "forbidden", "first_trick_stuck": "redeal"},
            "If all cards of a hand cost points before the first trick, the cards are dealt again",
        ),
        (
            "breaking",
            "penalty-out",
            {"break_by": "penalty", "heart_lead_exception": "only_penalties"},
            "Only after a card that costs points; with no other cards you may lead any",
        ),
        (
            "bonus",
            "ten-needed",
            {"bonus_card": card("TD"), "bonus_points": -10, "moon_needs_bonus": True},
            "10♦: whoever takes it gets 10 points off, and the moon needs it",
        ),
        (
            "bonus",
            "jack",
            {"bonus_card": card("JD"), "bonus_points": -10, "moon_needs_bonus": False},
            "J♦ takes 10 points off",
        ),
        (
            "exact",
            "half-50",
            {"exact_rule": "reset(50)", "target_cmp": "exceed"},
            "Becomes 50 points, and only more ends the game",
        ),
        (
            "end",
            "to-150",
            {"end_mode": "target", "target": 150},
            "Until somebody reaches 150 points",
        ),
        ("end", "deals-8", {"end_mode": "deals", "deals": 8}, "8 deals"),
    ],
)
def test_a_value_makes_the_rules_that_it_says(
    option: str, value: str, rules: dict[str, object], meaning: str
) -> None:
    base = variant("omnibus")
    changed = house_rules(base, 4).customised(base, option, value)
    for name, wanted in rules.items():
        found: Any = getattr(changed.rules, name)
        if isinstance(wanted, dict):
            assert {number: ways for number, ways in found if number in wanted} == wanted
        else:
            assert found == wanted
    assert value in house_rules(base, 4).on_offer(base, option)
    assert TOLD.house_rule_meaning(option, value, ENGLISH) == meaning


@every_table
def test_no_two_values_of_an_option_mean_the_same(key: str, seats: int) -> None:
    base = variant(key)
    screens, here = family_screens(base.family), house_rules(base, seats)
    for option, values in here.options.items():
        meanings = [screens.told.house_rule_meaning(option, value, ENGLISH) for value in values]
        assert len(set(meanings)) == len(meanings)


@each("option", sorted(OPTIONS.keys() - {"dealer_pass_cap", "strip", "partner_moon"}))
def test_the_presets_between_them_are_told_by_values_on_offer(option: str) -> None:
    """Most presets play by a value that the menu names; the rest says so in its rule card."""
    told = [
        house_rules(variant(key), seats).value_of(variant(key), option)
        for key, seats in CASES
        if variant(key).family == "hearts"
    ]
    assert told.count(AS_PRESET) < len(told) / 2
