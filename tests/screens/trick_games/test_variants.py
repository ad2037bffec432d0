"""Every game on offer has a name, a description, a rule card and rules, in words that fit."""

from dataclasses import fields

from bot.screens.families import family_screens
from bot.screens.hearts.rules import departures
from engine.cards import card, cards
from engine.contract.rules import choices_of
from engine.contract.variant import Variant
from engine.games.catalogue import variant, variants
from engine.games.hearts.presets import PARTNERS
from engine.games.hearts.rules import HeartsRules
from tests.each import each
from tests.screens.conftest import ENGLISH, texts

SCREENS = family_screens("hearts")

VARIANTS = tuple(offered for offered in variants() if offered.family == "hearts")
every_variant = each("offered", VARIANTS)


def rules_of(offered: Variant) -> HeartsRules:
    assert isinstance(offered.rules, HeartsRules)
    return offered.rules


@every_variant
def test_every_game_on_offer_has_a_name_and_a_description(offered: Variant) -> None:
    assert 3 <= len(ENGLISH(f"variant-{offered.key}")) <= 40
    assert 30 <= len(ENGLISH(f"variant-{offered.key}-about")) <= 400


def test_no_two_games_on_offer_have_the_same_name() -> None:
    names = [ENGLISH(f"variant-{offered.key}") for offered in VARIANTS]
    assert len(set(names)) == len(names)


@every_variant
def test_a_rule_card_names_the_game_and_fits_beside_other_things(offered: Variant) -> None:
    title, *told = SCREENS.told.rule_card(offered, ENGLISH)
    assert title == f"**Rules: {ENGLISH(f'variant-{offered.key}')}**"
    assert told
    assert (told == ["- The usual rules of Hearts."]) == (offered.rules == HeartsRules())
    assert len("\n".join(told)) <= 1600
    assert not any("departs-" in line for line in told)


def test_a_rule_card_tells_what_departs_in_a_line_each() -> None:
    changed = variant("standard", {"pass_cycle": dict.fromkeys("3456", "R"), "target": 50})
    assert SCREENS.told.rule_card(changed, ENGLISH) == [
        "**Rules: Hearts, customised**",
        "- Passing: right in every deal.",
        "- The game ends at 50 points.",
    ]


def test_a_rule_card_tells_passing_by_number_of_players_where_it_differs() -> None:
    changed = variant("standard", {"pass_cycle": {"4": "L R S", "5": "1 -2"}})
    assert departures(rules_of(changed), ENGLISH) == (
        "Passing with 4 players: left, right, one to each player, and round again.",
        "Passing with 5 players: 1 place to the left, 2 places to the right, and round again.",
    )


def test_whoever_deals_first_is_told_as_people_count_chairs() -> None:
    first = rules_of(variant("standard", {"first_dealer": 0}))
    assert departures(first, ENGLISH) == ("The player on chair 1 deals first.",)


def test_complex_scores_are_told_with_what_the_ten_of_clubs_does() -> None:
    """R13.7: the queen of spades 13i, 10♣ multiplies the deal by 2i."""
    told = " ".join(departures(rules_of(variant("complex_hearts")), ENGLISH))
    assert "The points of Q♠ are imaginary: 13i for 13" in told
    assert "Whoever takes 10♣ has the points of that deal multiplied by 2i" in told
    said = texts(SCREENS.told.rules(variant("complex_hearts"), ENGLISH))
    assert "It is worth 13 + 13i points." in said
    assert "somebody's total is 100 or more away from 0" in said
    plain = " ".join(departures(rules_of(variant("ten_of_clubs")), ENGLISH))
    assert "2i" not in plain
    assert "Whoever takes 10♣ gets double points" in plain


def test_no_rule_names_the_queen_of_spades_where_other_cards_cost_as_well() -> None:
    for changed in ({"break_by": "penalty"}, {"first_trick_stuck": "hearts_first"}):
        for told in departures(rules_of(variant("original_hearts", changed)), ENGLISH):
            assert "Q♠" not in told or told == "Q♠ costs nothing."


def test_the_first_lead_is_told_as_it_is_decided() -> None:
    """R4.2: with 2♦ as the fallback, or the lowest club of all hands beside a kitty."""
    fallback = variant("black_maria_de", {"opening_fallback": "low_2D"})
    said = texts(SCREENS.told.rules(fallback, ENGLISH))
    assert "One card decides who begins, and with what: 2♦" in said
    assert "lowest club in play" not in said
    kitty = variant("heartsette", {"opening": "lowest_club"})
    assert "the lowest club of all hands" in texts(SCREENS.told.rules(kitty, ENGLISH))


def test_a_game_that_ends_otherwise_is_not_told_to_end_at_a_hundred() -> None:
    """R9.1, R9.5, R13.16, R13.18."""
    goldsmith = variant("goldsmith")
    assert "The game ends when somebody has more than 100 points." in departures(
        rules_of(goldsmith), ENGLISH
    )
    said = texts(SCREENS.told.rules(goldsmith, ENGLISH))
    assert "has 100 points the game ends" not in said
    assert "ends at 100" not in said
    down = texts(SCREENS.told.rules(variant("knock_down"), ENGLISH))
    assert "ends at 100" not in down
    assert "when somebody has no points left" in down
    rescued = {"exact_rule": "reset(40)", "target_cmp": "exceed"}
    told = departures(rules_of(variant("knock_down", rescued)), ENGLISH)
    assert "Exactly 0 points become 60." in told
    assert "The game ends when somebody has fewer than 0 points." in told
    lower = departures(rules_of(variant("knock_down", {"target": 50})), ENGLISH)
    assert "The game ends when somebody has no points left." in lower
    assert not any("ends at 50" in line for line in lower)


def test_nothing_is_told_of_a_moon_twice_or_of_its_points_to_a_partner_who_is_spared() -> None:
    """R8.1, R11.3."""
    assert texts(SCREENS.told.rules(variant("spot_50"), ENGLISH)).count("150") == 2
    spared = texts(SCREENS.told.rules(variant("partnership_hearts"), ENGLISH))
    assert "All others get these points" not in spared
    assert "Each opponent gets these points" in spared
    hit = texts(SCREENS.told.rules(variant("partnership_hearts", {"partner_moon": "hit"}), ENGLISH))
    assert "All others get these points" in hit


def test_as_many_cards_are_told_to_be_passed_as_are() -> None:
    """R3.3: to each other seat one, whatever the usual number."""
    each = variant("standard", {"pass_cycle": dict.fromkeys("3456", "S")})
    said = texts(SCREENS.told.rules(each, ENGLISH))
    assert "one to each player in every deal" in said
    assert "passes 3 cards" not in said
    two = variant("standard", {"pass_cycle": dict.fromkeys("3456", "L"), "pass_count": 2})
    assert texts(SCREENS.told.rules(two, ENGLISH)).count("2 cards") == 1


def test_a_game_changed_back_to_the_usual_departs_in_nothing() -> None:
    assert departures(rules_of(variant("standard", {"target": 100})), ENGLISH) == ()


BESIDE: dict[str, dict[str, object]] = {
    "kitty_seen": {"kitty": "first_trick"},
    "bonus_floor": {"bonus_card": card("JD")},
    "bonus_points": {"bonus_card": card("JD")},
    "moon_needs_bonus": {"bonus_card": card("JD")},
    "bonus_on_moon": {"bonus_card": card("JD")},
    "double_scope": {"double_card": card("TC")},
    "sun_value": {"sun": "fixed"},
    "team_score": {"teams": PARTNERS},
    "team_moon": {"teams": PARTNERS},
    "partner_moon": {"teams": PARTNERS},
    "dealer_pass_cap": {"pass_schedule": "dealer_choice"},
    "dealer_pass_zero_ok": {"pass_schedule": "dealer_choice"},
    "deals": {"end_mode": "deals"},
    "danger": {"lives": 3},
}
"""What must be on besides for a parameter to matter at all."""

VALUES: dict[str, tuple[object, ...]] = {
    "players_allowed": ((4,),),
    "decks": (2,),
    "strip": (((3, cards("2C")), (4, ()), (5, cards("2D2C")), (6, cards("2D3D2C3C"))),),
    "first_dealer": (2,),
    "pass_cycle": (((3, ("H",)), (4, ("H",)), (5, ("H",)), (6, ("H",))),),
    "pass_count": (2,),
    "dealer_pass_cap": (5,),
    "unpassable": (("opening_card", card("QS")),),
    "forced_discard": (cards("QS"),),
    "hearts_values": (tuple((rank, 2) for rank in range(2, 15)),),
    "spade_values": ((("Q", 13), ("K", 10), ("A", 7)),),
    "extra_values": (((card("TD"), 10),),),
    "bonus_card": (card("JD"), card("TD")),
    "bonus_points": (-5,),
    "double_card": (card("TC"),),
    "no_trick_bonus": (-5,),
    "moon_value": (50,),
    "sun_value": (39,),
    "teams": (PARTNERS,),
    "target": (50,),
    "deals": (7,),
    "exact_rule": ("wins", "reset(50)"),
    "lives": (3,),
    "hand_sizes": (((3, 16),),),
    "imaginary": (cards("QS"),),
    "danger": (20,),
}


def unchecked(changes: dict[str, object]) -> HeartsRules:
    """Rules that need not make a game: words are wanted for each parameter by itself."""
    rules = object.__new__(HeartsRules)
    for one in fields(HeartsRules):
        object.__setattr__(rules, one.name, changes.get(one.name, getattr(HeartsRules(), one.name)))
    return rules


def other_values(name: str) -> tuple[object, ...]:
    usual: object = getattr(HeartsRules(), name)
    if isinstance(usual, bool):
        return (not usual,)
    choices = tuple(word for word in choices_of(HeartsRules, str).get(name, ()) if word != usual)
    found = (*choices, *VALUES.get(name, ()))
    assert found, f"no other value of {name} is known here"
    return found


@each("name", [one.name for one in fields(HeartsRules) if one.name != "players"])
def test_every_value_of_every_parameter_is_told_in_words(name: str) -> None:
    beside = BESIDE.get(name, {})
    before = departures(unchecked(beside), ENGLISH)
    for value in other_values(name):
        told = departures(unchecked({**beside, name: value}), ENGLISH)
        assert told != before, value
        assert not any(line.startswith(name) for line in told), "the parameter has no words"


@every_variant
def test_the_rules_of_every_game_fit_a_message_and_follow_its_values(offered: Variant) -> None:
    rules = rules_of(offered)
    said = texts(SCREENS.told.rules(offered, ENGLISH))
    assert ("Every heart you take costs 1 point" in said) <= (rules.hearts_values == "one")
    assert ("Take as many points" in said) == (rules.objective == "highest")
    assert ("There is no moon" in said) == (rules.moon == "none")
    assert str(rules.deals or rules.target) in said
