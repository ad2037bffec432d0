"""Rule parameters of Canasta as records write them: read, judged together, and written down."""

import pytest

from engine.contract.refusal import BadRules
from engine.contract.rules import choices_of
from engine.contract.variant import Option
from engine.games.canasta.rules import CanastaRules
from engine.games.catalogue import variant
from tests.each import each


def rules(key: str, **options: Option) -> CanastaRules:
    found = variant(key, options).rules
    assert isinstance(found, CanastaRules)
    return found


@each("name", choices_of(CanastaRules, str))
def test_a_word_is_one_of_those_the_rules_know(name: str) -> None:
    with pytest.raises(BadRules, match="is one of") as refused:
        rules("canasta_book", **{name: "perhaps"})
    assert name in refused.value.parameters


@each(
    ("key", "options", "at_fault"),
    [
        ("canasta_book", {"wilds": 2}, {"wilds"}),
        ("canasta_book", {"decks": "two"}, {"decks"}),
        ("canasta_book", {"open_then_mixed": 1}, {"open_then_mixed"}),
        ("canasta_book", {"decks": 2, "hand_size": 40}, {"hand_size"}),
        ("canasta_book", {"players": 3}, {"sides"}),
        ("canasta_book", {"sides": "cutthroat"}, {"sides", "stock_end"}),
        ("canasta_3_cutthroat", {"stock_end": "play_on"}, {"stock_end"}),
        ("canasta_book", {"sequences": True}, {"melds_per_rank", "route_mixed"}),
        ("canasta_book", {"melds_per_rank": 2}, {"melds_per_rank"}),
        ("canasta_book", {"completed_group": "closed_at_7"}, {"completed_group"}),
        ("samba_4", {"group_max": 6}, {"group_max"}),
        ("canasta_book", {"seq_take": "top_only"}, {"seq_take"}),
        ("canasta_book", {"upcard_cover": ["wild", "joker"]}, {"upcard_cover"}),
        ("canasta_book", {"opening_table": {"lowest": 10}}, {"opening_table"}),
        ("canasta_book", {"opening_table": {"0": -5}}, {"opening_table"}),
        ("canasta_book", {"out_bonus": 99, "red3_each": -5}, {"out_bonus", "red3_each"}),
        ("canasta_2", {"ask": "unverified"}, {"ask"}),
        ("canasta_book", {"target": 0, "mixed_wilds": 0}, {"target", "mixed_wilds"}),
    ],
)
def test_what_makes_no_game_is_refused_with_all_parameters_at_fault(
    key: str, options: dict[str, Option], at_fault: set[str]
) -> None:
    with pytest.raises(BadRules) as refused:
        rules(key, **options)
    assert set(refused.value.parameters) == at_fault


def test_an_opening_table_keeps_what_is_not_named() -> None:
    samba = rules("samba_4", opening_table={"7000": 160, "negative": 0})
    assert [samba.minimum(total) for total in (-5, 0, 1495, 1500, 6995, 7000)] == [
        0,
        50,
        50,
        90,
        120,
        160,
    ]


def test_another_number_of_players_changes_the_seats() -> None:
    alone = variant("canasta_book", {"players": 5, "sides": "alone"})
    assert alone.seats_allowed == (5,)
    assert alone.start(5, 0).seat_count == 5


def test_nothing_is_none_or_unlimited() -> None:
    assert rules("samba_4", group_max="none", melds_per_rank="unlimited").group_max is None
    assert rules("canasta_6_pairs", red3_all_but_one=None).red3_all_but_one is None
