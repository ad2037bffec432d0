"""Section 7: bunching the cards, which has the same dealer deal again."""

import pytest

from engine.contract.refusal import BadRules
from tests.rulings.all_fours.begged import BEGGED
from tests.rulings.all_fours.written import Deal, Options, ruled

BUNCHED: Options = {"bunch": True, "second_beg": "never", "after_run": "keep"}


def test_bunch_asks_each_in_turn_after_a_run() -> None:
    """Section 5, bunch: eldest proposes, the cards are dealt again only if all agree."""
    deal = Deal({}, "5H7S")
    asked = ruled("seven_up", deal, BEGGED, **BUNCHED)
    assert (asked.to_act, asked.answers) == ([1], {"bunch", "object"})
    wanted = ruled("seven_up", deal, BEGGED, "1 bunch", **BUNCHED)
    assert (wanted.to_act, wanted.answers) == ([0], {"agree", "object"})
    assert ruled("seven_up", deal, BEGGED, "1 bunch, 0 agree", **BUNCHED).to_act == [-1]
    same = ruled("seven_up", deal, BEGGED, "1 bunch, 0 agree", Deal({}, "5S"), **BUNCHED)
    assert (same.to_act, same.answers) == ([1], {"stand", "beg"})
    for kept in ("1 object", "1 bunch, 0 object"):
        played = ruled("seven_up", deal, BEGGED, kept, **BUNCHED)
        assert (played.to_act, len(played.plays)) == ([1], 9)


def test_bunch_is_for_two_at_seven_up_and_for_nobody_in_the_old_texts() -> None:
    """Section 3, bunch."""
    assert ruled("seven_up", Deal({}, "5H7S"), BEGGED).answers == {"bunch", "object"}
    assert ruled("seven_up", Deal({}, "5H7S"), BEGGED, seats=3).to_act == [0, 1, 2]
    assert ruled("af1845", Deal({}, "5H7S"), BEGGED, second_beg="never").to_act == [0, 1]
    assert len(ruled("af1807", Deal({}, "5H7S"), BEGGED, second_beg="never").plays) == 9


def test_bunch_is_for_the_numbers_of_players_that_are_named() -> None:
    """Section 5, bunch, bunch_players."""
    three: Options = {"bunch_players": [3], "second_beg": "never"}
    assert ruled("seven_up", Deal({}, "5H7S"), BEGGED, **three).to_act == [0, 1]
    asked = ruled("seven_up", Deal({}, "5H7S"), BEGGED, seats=3, **three)
    assert (asked.to_act, asked.answers) == ([1], {"bunch", "object"})
    with pytest.raises(BadRules) as refusal:
        ruled("seven_up", bunch_players=[5])
    assert refusal.value.parameters == ("bunch_players",)


def test_bunch_needs_everybody() -> None:
    """Section 5, bunch."""
    rules: Options = {**BUNCHED, "look_early": "all"}
    deal = Deal({}, "5H7S")
    assert ruled("af1814", deal, BEGGED, "1 bunch, 2 agree", seats=4, **rules).to_act == [3]
    assert ruled("af1814", deal, BEGGED, "1 bunch, 2 agree, 3 object", seats=4, **rules).plays
    every = ruled("af1814", deal, BEGGED, "1 bunch, 2 agree, 3 agree, 0 agree", seats=4, **rules)
    assert every.to_act == [-1]


def test_f11_a_bunch_voids_the_turned_jack_with_foster() -> None:
    """F11: exhaust_keep=false."""
    deal = Deal({}, "JH7S")
    assert ruled("seven_up", deal, BEGGED, **BUNCHED).scores == [1, 0]
    acts = deal, BEGGED, "1 bunch, 0 agree"
    assert ruled("seven_up", *acts, exhaust_keep=False, **BUNCHED).scores == [0, 0]
    assert ruled("seven_up", *acts, exhaust_keep=True, **BUNCHED).scores == [1, 0]
