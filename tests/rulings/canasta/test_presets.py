"""Sections 2, 14 and S: every parameter of every preset, as the tables of the page give it."""

from dataclasses import fields
from typing import Any, Final

import pytest

from engine.contract.variant import Family
from engine.games.canasta.presets import CANASTA
from engine.games.canasta.rules import CanastaRules

BOOK: Final[dict[str, Any]] = {
    "players": 4,
    "sides": "pairs",
    "decks": 2,
    "jokers_per_deck": 2,
    "hand_size": 11,
    "draw_count": 1,
    "target": 5000,
    "opening_table": ((-1, 15), (0, 50), (1500, 90), (3000, 120)),
    "wild_max": 3,
    "natural_min": 2,
    "wild_le_natural": False,
    "melds_per_rank": 1,
    "upcard_cover": ("wild", "3r", "3b"),
    "red3_deal": "immediate",
    "last_card_red3": "end_now",
    "route_mixed": True,
    "route_add": True,
    "opening_take_wild": "extra_ok",
    "open_then_mixed": True,
    "always_frozen": False,
    "one_card_bar": "unless_stock_empty",
    "black3_meld": "going_out",
    "canastas_to_go_out": 1,
    "out_bonus": 100,
    "concealed_extra": 100,
    "concealed_waives_opening": "stock_only",
    "concealed_with_pile": True,
    "ask": "enforced",
    "ask_fail_penalty": 100,
    "canasta_natural": 500,
    "canasta_mixed": 300,
    "red3_each": 100,
    "red3_all": 800,
    "red3_minus_if": "no_meld",
    "stock_end": "play_on",
    "both_over_target": "another_hand",
    "first_dealer": "highest_card",
    "next_dealer": "left",
    # Sections 14 and S, and the defaults of the ambiguity table.
    "sequences": False,
    "samba": 1500,
    "red3_all_but_one": None,
    "red3_minus": "all",
    "black3_opens": True,
    "mixed_wilds": 3,
    "wild_after_canasta": "limited",
    "wild_ratio": "free",
    "seq_take": "whole_pile",
    "completed_group": "open",
    "add_to_canasta": True,
    "merge_sequences": True,
    "pair_take": "choice",
    "group_max": None,
    "pile_memory": "top_only",
}
"""The column of `canasta_book`."""

SIX: Final[dict[str, Any]] = {
    "players": 6,
    "decks": 3,
    "hand_size": 13,
    "canastas_to_go_out": 2,
    "red3_all_but_one": 1000,
    "red3_all": 1200,
}
SAMBA: Final[dict[str, Any]] = {
    "decks": 3,
    "hand_size": 15,
    "draw_count": 2,
    "target": 10000,
    "opening_table": ((-1, 15), (0, 50), (1500, 90), (3000, 120), (7000, 150)),
    "natural_min": 2,
    "wild_max": 2,
    "sequences": True,
    "melds_per_rank": None,
    "route_mixed": False,
    "add_to_canasta": False,
    "completed_group": "no_wilds",
    "canastas_to_go_out": 2,
    "out_bonus": 200,
    "concealed_extra": 0,
    "red3_all": 1000,
    "red3_minus_if": "under_two_canastas",
}

TABLES: Final[dict[str, dict[str, Any]]] = {
    "canasta_book": {},
    "canasta_official": {
        "red3_deal": "first_turn",
        "open_then_mixed": False,
        "ask": "unverified",
        "first_dealer": "right_of_highest",
    },
    "canasta_2": {
        "players": 2,
        "sides": "alone",
        "hand_size": 15,
        "draw_count": 2,
        "canastas_to_go_out": 2,
    },
    "canasta_3": {"players": 3, "sides": "alone", "hand_size": 13},
    "canasta_3_cutthroat": {
        "players": 3,
        "sides": "cutthroat",
        "hand_size": 13,
        "draw_count": 2,
        "canastas_to_go_out": 2,
        "target": 7500,
        "stock_end": "last_draw",
    },
    "canasta_5": {"players": 5, "sides": "two_three"},
    "canasta_6_teams3": SIX
    | {
        "sides": "threes",
        "target": 10000,
        "opening_table": ((-1, 15), (0, 50), (1500, 90), (3000, 120), (7500, 150)),
    },
    "canasta_6_pairs": SIX | {"target": 7500},
    "canasta_6_bench": {"players": 6, "sides": "bench"},
    "samba_4": SAMBA,
    "samba_2": SAMBA | {"players": 2, "sides": "alone"},
    "samba_3": SAMBA | {"players": 3, "sides": "alone"},
    "samba_5": SAMBA | {"players": 5, "sides": "alone"},
    "samba_6": SAMBA | {"players": 6, "hand_size": 13},
}
"""What each preset has otherwise than `canasta_book`."""


def test_there_is_a_table_for_every_preset_and_parameter() -> None:
    family: Family = CANASTA
    assert list(family.presets) == list(TABLES)
    assert {field.name for field in fields(CanastaRules)} == set(BOOK)


@pytest.mark.parametrize("key", TABLES)
def test_a_preset_is_as_its_table_says(key: str) -> None:
    rules = CANASTA.presets[key].rules
    assert {name: getattr(rules, name) for name in BOOK} == BOOK | TABLES[key]


@pytest.mark.parametrize("key", TABLES)
def test_a_preset_is_for_as_many_as_its_table_says(key: str) -> None:
    players = (BOOK | TABLES[key])["players"]
    assert CANASTA.presets[key].seats_allowed == (players,)
