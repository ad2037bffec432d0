"""What stands in the way of rules that contradict each other, in plain words."""

import re
from pathlib import Path

import pytest

import engine.games.canasta.rules
from bot.screens.families import family_screens
from engine.contract.refusal import BadRules
from engine.contract.rules import choices_of, parameters_of
from engine.contract.variant import Option
from engine.games.canasta.rules import CanastaRules
from engine.games.catalogue import variant
from tests.each import each
from tests.screens.conftest import ENGLISH

SCREENS = family_screens("canasta")


@each(
    ("key", "options", "said"),
    [
        ("canasta_book", {"target": 0}, "Play to at least one point."),
        ("canasta_book", {"decks": 9}, "Play with one to four packs"),
        ("canasta_book", {"jokers_per_deck": 5}, "at most four jokers in a pack"),
        ("canasta_book", {"hand_size": 40}, "leave some to turn up and to draw"),
        ("canasta_book", {"draw_count": 9}, "Draw one to four cards"),
        ("canasta_book", {"upcard_cover": ["wild", "wild"]}, "Name each at most once"),
        ("canasta_book", {"wild_max": 12}, "at most eight wild cards"),
        ("canasta_book", {"natural_min": 0}, "one to seven natural cards"),
        ("samba_4", {"melds_per_rank": 1}, "With sequences it is always any number"),
        ("samba_4", {"route_mixed": True}, "only a natural pair takes the pile"),
        ("canasta_book", {"group_max": 8}, "all cards of that rank"),
        ("canasta_book", {"completed_group": "closed_at_7"}, "could never lay them"),
        ("canasta_book", {"canastas_to_go_out": 9}, "at most five canastas"),
        ("canasta_book", {"seq_take": "top_only"}, "This game has no sequences"),
        ("canasta_book", {"mixed_wilds": 0}, "allow at least one wild card"),
        ("canasta_2", {"ask": "unverified"}, "no partner to ask"),
        ("canasta_book", {"opening_table": {"0": -5}}, "No minimum may be below 0"),
        ("canasta_book", {"samba": 7}, "a multiple of 5"),
        ("canasta_book", {"red3_all_but_one": 3}, "a multiple of 5"),
        ("canasta_book", {"stock_end": "last_draw"}, "its own way to end a deal"),
        ("canasta_book", {"sides": "cutthroat"}, "cannot be divided like that"),
        ("canasta_book", {"players": 7}, "another number of players"),
        ("canasta_book", {"red3_deal": "later"}, "cannot be played like that"),
        ("canasta_book", {"moonshine": 1}, "no such rule"),
    ],
)
def test_a_contradiction_is_told_in_plain_words(
    key: str, options: dict[str, Option], said: str
) -> None:
    with pytest.raises(BadRules) as refused:
        variant(key, options)
    told = SCREENS.unplayable(refused.value, ENGLISH)
    assert said in told
    assert "_" not in told


def test_every_parameter_that_may_be_at_fault_has_a_reason_of_its_own() -> None:
    """Whatever the rules ask of a parameter, alone or for the sake of others."""
    page = Path(engine.games.canasta.rules.__file__ or "").read_text(encoding="utf-8")
    together = set(re.findall(r'Fault\(\s*"(\w+)"', page))
    parameters = parameters_of(CanastaRules).items()
    words = choices_of(CanastaRules, str).keys()
    named = together | words | {name for name, one in parameters if one.musts}
    assert {"hand_size", "seq_take", "opening_table", "out_bonus"} <= named
    vague = SCREENS.unplayable(BadRules(""), ENGLISH)
    for name in named:
        assert SCREENS.unplayable(BadRules("", name), ENGLISH) != vague, name


def test_several_reasons_are_several_sentences() -> None:
    with pytest.raises(BadRules) as refused:
        variant("canasta_book", {"target": 0, "draw_count": 9, "samba": 7, "out_bonus": 7})
    told = SCREENS.unplayable(refused.value, ENGLISH)
    assert told.count(".") == 3
