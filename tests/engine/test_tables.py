"""Options at a table: judged for the number of players who sit there, all faults at once."""

from itertools import product
from typing import Any, cast

import pytest

from engine.cards import Unreadable
from engine.contract.refusal import BadRules
from engine.contract.rules import parameters_of
from engine.contract.variant import Option
from engine.games.catalogue import FAMILIES, variant
from engine.records.record import read_record, record_of
from tests.each import each

PAIRS: Option = [[0, 2], [1, 3]]


def record(seats: int, key: str = "standard", **options: Option) -> dict[str, Any]:
    return {"variant": key, "seats": seats, "options": options, "actions": []}


@each(
    ("key", "options", "fine", "seats", "said"),
    [
        ("standard", {"pass_count": 9}, 4, 6, "pass_count: is at most 8 with 6 players"),
        (
            "standard",
            {"no_trick_bonus": -5, "bonus_card": "JD"},
            4,
            6,
            "no_trick_bonus: with 6 players -25 and -10 give back more than 26",
        ),
        # The preset brings the one, so the other is what somebody has set.
        (
            "no_trick_bonus",
            {"bonus_card": "JD"},
            4,
            6,
            "bonus_card: with 6 players -25 and -10 give back more than 26",
        ),
        (
            "no_trick_bonus",
            {"no_trick_bonus": -13},
            0,
            3,
            "no_trick_bonus: with 3 players -26 gives back as much as 26",
        ),
        (
            "original_hearts",
            {"hearts_values": dict.fromkeys("23456789TJQKA", 0)},
            0,
            4,
            "hearts_values: with 4 players no card costs points",
        ),
        ("standard", {"pass_cycle": {"5": "X"}}, 4, 5, "pass_cycle: 5 players have nobody across"),
        ("standard", {"pass_cycle": {"3": "3"}}, 4, 3, "3 places bring 3 players back"),
        ("standard", {"first_dealer": 4}, 5, 4, "with 4 players is random or a seat from 0 to 3"),
        ("standard", {"teams": PAIRS}, 4, 5, "teams: is none with 5 players"),
        ("standard", {"strip": {"4": ["2C"]}}, 5, 4, "strip: with 4 players cards are left over"),
        ("seven_up", {"teams": "none"}, 3, 4, "teams: is 2+2 with 4 players"),
        ("pitch", {"trump": "turnup"}, 4, 6, "trump: with 6 players the trump is pitch or auction"),
        ("canasta_book", {}, 4, 5, "seats: canasta_book is played by 4, not by 5"),
    ],
)
def test_options_are_judged_for_those_who_play(
    key: str, options: dict[str, Option], fine: int, seats: int, said: str
) -> None:
    if fine:
        assert read_record(record(fine, key, **options)).seats == fine
        assert variant(key, options).start(fine, 0).seat_count == fine
    with pytest.raises(BadRules) as refused:
        read_record(record(seats, key, **options))
    assert said in str(refused.value)
    with pytest.raises(BadRules) as refused:
        variant(key, options).start(seats, 0)
    assert said in str(refused.value)


@each("family", FAMILIES)
def test_what_no_parameter_takes_is_refused_by_the_name_of_the_parameter(family: str) -> None:
    preset = next(iter(FAMILIES[family].presets.values()))
    wrongs: tuple[Option, ...] = ("?", [["?"]], {"?": ["?"]})
    parameters = parameters_of(cast("type[object]", type(cast("Any", preset).rules)))
    for name, wrong in product(parameters, wrongs):
        with pytest.raises(BadRules) as refused:
            variant(preset.key, {name: wrong})
        assert name in refused.value.parameters


def test_who_cannot_play_by_the_options_is_not_among_the_numbers_allowed() -> None:
    fewer = variant("standard", {"pass_count": 9})
    assert fewer.seats_allowed == (3, 4, 5)
    assert fewer.options == (("pass_count", 9),)
    assert not fewer.is_for_others(6)
    assert fewer.is_for_others(7)
    # Who usually plays is one of those who can.
    assert variant("standard", {"strip": {"4": ["2C"]}}).seats_default == 3


def test_all_faults_are_told_at_once_misread_ones_too() -> None:
    wrong = record(6, target="high", stakes=1, moon="blue", pass_count=9, danger=0)
    with pytest.raises(BadRules) as refused:
        read_record(wrong | {"dealer": 6})
    named = {"target", "stakes", "moon", "pass_count", "danger", "dealer"}
    assert set(refused.value.parameters) == named
    with pytest.raises(BadRules) as refused:
        read_record(record(7, target="high"))
    assert refused.value.parameters == ("seats", "target")
    for key, options in (
        ("canasta_book", {"decks": "two", "target": 0}),
        ("seven_up", {"cut": 7, "target": 0}),
    ):
        with pytest.raises(BadRules) as refused:
            variant(key, options)
        assert set(refused.value.parameters) == set(options)


def test_what_is_wrong_with_the_form_is_told_together_with_the_rules() -> None:
    with pytest.raises(Unreadable) as unread:
        read_record({"variant": "standard", "seats": "4", "options": {"target": 0}, "turns": 1})
    for fault in ("'turns' is no part", "actions is missing", "seats: is a whole", "target: is at"):
        assert fault in str(unread.value)


def test_what_may_follow_from_a_misread_option_is_not_told() -> None:
    with pytest.raises(BadRules) as refused:
        variant("standard", {"bonus_card": 5, "moon_needs_bonus": True, "target": 0})
    assert refused.value.parameters == ("bonus_card", "target")


def test_a_dealer_whom_the_rules_contradict_is_refused() -> None:
    assert read_record(record(4, first_dealer=2) | {"dealer": 2}).dealer == 2
    assert read_record(record(4, first_dealer=2)).dealer is None
    with pytest.raises(BadRules) as refused:
        read_record(record(4, first_dealer=2) | {"dealer": 3})
    assert "first_dealer" in str(refused.value)
    # A table may have drawn another one; its record says who really dealt.
    written = record_of(variant("standard", {"first_dealer": 2}), 4, 3, [])
    assert read_record(written).dealer == 2
