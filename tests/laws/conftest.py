"""What the laws are held over: variants on offer, by a covering set or in the long run by all."""

from collections.abc import Iterator, Sequence
from functools import cache
from inspect import signature
from itertools import groupby

import pytest
from hypothesis import is_hypothesis_test, settings

from engine.contract.variant import Option
from engine.games.catalogue import variant, variants
from tests.each import each
from tests.laws.course import TOGETHER
from tests.laws.covering import THOROUGH, Case, looked_at
from tests.oh_hell.game import OH_HELL
from tests.oh_hell.registered import registered

settings.register_profile("modest", settings.get_profile("patient"), max_examples=2)
settings.register_profile("thorough", settings.get_profile("patient"), max_examples=200)
settings.load_profile("thorough" if THOROUGH else "modest")

HOUSE_RULES: tuple[dict[str, Option], ...] = (
    {"moon": "new", "pass_cycle": {"3": "S", "4": "L S 2 H", "5": "2 S", "6": "S X"}},
    {
        "heart_lead_exception": "only_penalties",
        "break_by": "penalty",
        "qs_lead": "until_broken",
        "first_trick_stuck": "hearts_first",
        "unpassable": ["opening_card", "QS"],
        "forced_discard": ["QS"],
    },
    {
        "opening": "eldest_nonpenalty",
        "spade_values": {"K": 10, "A": 7},
        "bonus_card": "JD",
        "double_card": "TC",
        "charging": "in_turn",
        "sun": "double",
        "moon": "greek",
    },
    {"opening": "lowest_club_any", "hearts_lead": "anytime", "moon": "mixed"},
    {"opening": "eldest_free", "first_trick_penalty": "allowed", "forced_lead_breaks": False},
    {"pass_schedule": "dealer_choice", "dealer_pass_cap": 5, "unpassable": ["QS"]},
    {
        "pass_schedule": "dealer_choice",
        "dealer_pass_zero_ok": False,
        "first_trick_stuck": "redeal",
        "hand_sizes": {"3": 3, "4": 3, "5": 3, "6": 3},
        "kitty": "last_trick",
        "opening": "eldest_free",
        "target": 30,
    },
    {"opening_fallback": "low_2D", "strip": {"3": ["2C"], "4": ["2C", "3C", "4C", "5C"]}},
    {"kitty": "first_trick", "strip": {"3": [], "4": ["QD"], "5": [], "6": []}},
    {
        "kitty": "last_trick",
        "opening": "lowest_club_any",
        "strip": {"3": [], "4": ["QD"], "5": [], "6": []},
    },
    {
        "kitty": "hand",
        "opening": "lowest_club_any",
        "strip": {"3": [], "4": ["2S"], "5": [], "6": []},
        "break_by": "penalty",
    },
    {
        "kitty": "hand",
        "kitty_seen": "all",
        "strip": {"3": [], "4": ["2S"], "5": [], "6": []},
        "hand_sizes": {"3": 14, "4": 11, "5": 9, "6": 7},
    },
    {"decks": 2, "players_allowed": [3, 6], "players": 6},
    {
        "decks": 2,
        "kitty": "hand",
        "trick_rule": "cancellation",
        "pass_cycle": {"4": "L S R", "7": "S 3"},
        "players_allowed": [4, 7],
        "opening": "lowest_club_any",
        "strip": {"4": ["2C", "QD"], "7": []},
    },
    {
        "moon": "choice",
        "bonus_card": "JD",
        "bonus_floor": "deal_zero",
        "sun": "fixed",
        "sun_value": 40,
        "tie_scope": "any",
    },
    {"hearts_values": "face", "moon": "mixed_auto", "end_mode": "both", "deals": 6},
    {
        "kitty": "first_penalty_trick",
        "kitty_seen": "winner",
        "strip": {"3": [], "4": ["QD"], "5": [], "6": []},
    },
    {"players_allowed": [4], "teams": [[0, 2], [1, 3]], "moon": "new", "partner_moon": "hit"},
)
"""Options of the standard game that change how it is dealt, passed, played or scored."""

ALL_FOURS_HOUSE_RULES: tuple[tuple[str, dict[str, Option]], ...] = (
    (
        "seven_up",
        {
            "players": 4,
            "players_allowed": [4],
            "bunch_players": [4],
            "second_beg": "consent",
            "turn_scoring": "final",
            "after_run": "keep9",
            "revoke": "penalty",
        },
    ),
    (
        "trinidad",
        {"mark_when_known": True, "low_to": "captor", "undertrump": False, "revoke": "penalty"},
    ),
    (
        "af1807",
        {
            "follow": "strict",
            "jack_exempt": True,
            "revoke": "penalty",
            "revoke_claim": True,
            "exhaust_keep": False,
        },
    ),
    (
        "seven_up",
        {
            "players": 4,
            "players_allowed": [4],
            "run_to": "two",
            "discards_count": True,
            "mark_when_known": True,
            "inquiry": True,
        },
    ),
    (
        "seven_up",
        {
            "players": 3,
            "players_allowed": [3],
            "run_new_trump": False,
            "second_beg": "consent",
            "inquiry": True,
            "revoke": "penalty",
            "revoke_claim": True,
        },
    ),
    (
        "auction_pitch",
        {
            "players_allowed": [4],
            "teams": "none",
            "dealer_may_equal": True,
            "all_pass": "redeal",
            "trick_memory": "full",
        },
    ),
    ("pitch", {"players_allowed": [4], "deals": 1}),
    ("yorkshire", {"undertrump": False, "inquiry": True, "game_tie": "nondealer"}),
    ("af1807", {"ten": 1, "low_to": "dealer", "game_suits": "trumps", "target": 15}),
    ("af1807", {"game_suits": "tens_of_trumps", "target": 9, "deals": 2}),
    ("all_fives", {"peg": "at_end", "target": 20}),
)
"""Presets of All Fours with options that change how it is begged, played, revoked or counted."""

CANASTA_HOUSE_RULES: tuple[tuple[str, dict[str, Option]], ...] = (
    (
        "canasta_book",
        {
            "red3_deal": "first_turn",
            "last_card_red3": "may_meld",
            "opening_take_wild": "pure",
            "always_frozen": True,
            "one_card_bar": "always",
            "black3_meld": "never",
            "ask": "unverified",
            "pile_memory": "full",
        },
    ),
    (
        "canasta_book",
        {
            "upcard_cover": ["wild"],
            "wild_le_natural": True,
            "wild_after_canasta": "unlimited",
            "open_then_mixed": False,
            "route_add": False,
            "mixed_wilds": 1,
            "concealed_waives_opening": "always",
            "concealed_with_pile": False,
            "red3_minus_if": "no_canasta",
            "stock_end": "immediate",
            "both_over_target": "shared",
            "next_dealer": "right",
        },
    ),
    (
        "samba_4",
        {
            "seq_take": "top_only",
            "wild_ratio": "half",
            "completed_group": "closed_at_7",
            "pair_take": "new_group",
            "merge_sequences": False,
            "red3_minus": "each",
            "one_card_bar": "never",
        },
    ),
    ("samba_2", {"deals": 2, "group_max": 7, "black3_meld": "never", "last_card_red3": "may_meld"}),
    ("samba_3", {"sides": "cutthroat", "stock_end": "last_draw", "canastas_to_go_out": 1}),
    ("canasta_book", {"deals": 1, "ask": "never", "concealed_waives_opening": "never"}),
)
"""The same for Canasta and Samba, each on top of a preset."""


GONG_ZHU_HOUSE_RULES: tuple[tuple[str, dict[str, Option]], ...] = (
    (
        "gong_zhu_online",
        {"showing": "in_turn", "hearts_lead": "until_broken", "opening": "2S_any", "alone": 30},
    ),
    (
        "gong_zhu_pairs",
        {
            "side_cards": "apart",
            "pig_turns": "never",
            "sheep": 50,
            "target": 500,
            "lead_lock": True,
        },
    ),
)
"""Presets of Gong Zhu with options that change how it is shown, led and counted."""

PITCH_HOUSE_RULES: tuple[tuple[str, dict[str, Option]], ...] = (
    (
        "ten_point",
        {
            "steal": "equal",
            "moon": "wins",
            "overflow": "misdeal",
            "misdeal_claim": "no_face_no_point",
            "play": "follow",
            "low_to": "captor",
            "target": 21,
        },
    ),
    (
        "ten_point",
        {
            "steal": "equal_max",
            "moon": "game_or_zero",
            "moon_needs": "all_tricks",
            "play": "anytime",
            "game": "pips",
            "joker_pips": "half",
            "all_pass": "redeal_next",
            "target": 31,
        },
    ),
    ("ten_point_six", {"teams": "2+2+2", "win_needs_bid": True, "deals": 2, "kitty": 4}),
    (
        "five_point",
        {
            "players": 6,
            "players_allowed": [6],
            "strip": ["2", "3", "4"],
            "teams": "3+3",
            "moon": "double",
            "target": 7,
        },
    ),
    (
        "five_point",
        {
            "trumps": "named",
            "kitty": 3,
            "joker_order": "first_played",
            "jokers": 2,
            "points": {"high": 2, "X2": 1, "ten": 1},
            "deals": 3,
        },
    ),
    ("cinch", {"scoring": "count", "all_pass": "redeal_same", "game": "none", "target": 42}),
    ("pedro", {"teams": "pairs", "rounds": "once", "counters": ["three"], "cards": 9}),
    ("nine_point", {"cards": 8, "off": ["jack", "ace"], "min_bid": 3, "play": "only"}),
)
"""Presets of Pitch with options that change how it is bid, drawn, played or counted."""


@pytest.fixture(scope="module", autouse=True)
def oh_hell() -> Iterator[None]:
    """Let Oh Hell be in the catalogue while laws are held."""
    with registered():
        yield


@cache
def cases() -> tuple[Case, ...]:
    """Return every variant on offer, and some house rules, at every number of seats.

    With them goes the family that is for tests alone: what is new has no target and only English.
    """
    services = [("standard", options) for options in HOUSE_RULES]
    changed = (
        *services,
        *CANASTA_HOUSE_RULES,
        *ALL_FOURS_HOUSE_RULES,
        *GONG_ZHU_HOUSE_RULES,
        *PITCH_HOUSE_RULES,
    )
    offered = [*variants(), *(variant(key, options) for key, options in changed)]
    offered += OH_HELL.presets.values()
    return tuple((one, seats) for one in offered for seats in one.seats_allowed)


@cache
def _held_over() -> Sequence[Sequence[Case]]:
    """Return what laws are held over: a few cases of a family at a time, each time as one test."""
    held = sorted(looked_at(cases()), key=lambda case: case[0].family)
    by_family = [[*some] for _, some in groupby(held, key=lambda case: case[0].family)]
    return [some[at : at + TOGETHER] for some in by_family for at in range(0, len(some), TOGETHER)]


def _name(case: Case) -> str:
    return f"{case[0].key}-{'-'.join(name for name, _ in case[0].options)}-{case[1]}"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        # A module that says HELD_FOR holds laws of these families alone.
        module = metafunc.definition.getparent(pytest.Module)
        families = getattr(module and module.obj, "HELD_FOR", None)
        held = [some for some in _held_over() if families is None or some[0][0].family in families]
        metafunc.parametrize("case", held, ids=lambda some: _name(some[0]))


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> object:
    """Hold a law over each of some cases."""
    some = _cases_of(pyfuncitem)
    if some is None:
        return None
    wanted = signature(pyfuncitem.obj).parameters.keys() - {"case"}
    law = each("case", some, _name)(pyfuncitem.obj)
    law(**{name: pyfuncitem.funcargs[name] for name in wanted})
    return True


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let all laws be held over the same cases before the next: they look at the same games."""
    number_of = {id(some): number for number, some in enumerate(_held_over())}
    numbers = [number_of.get(id(_cases_of(item)), -1) for item in items]
    places = [place for place, number in enumerate(numbers) if number >= 0]
    laws = [items[place] for place in sorted(places, key=lambda place: numbers[place])]
    for place, law in zip(places, laws, strict=True):
        items[place] = law


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Let Hypothesis keep a failure under the name of its item.

    By itself it takes the law's source apart for a name, anew for every case.
    """
    if isinstance(item, pytest.Function) and is_hypothesis_test(item.obj):
        vars(item.obj)["_hypothesis_internal_database_key"] = item.nodeid.encode()


def _cases_of(item: pytest.Item) -> Sequence[Case] | None:
    spec = getattr(item, "callspec", None)
    return spec.params.get("case") if spec is not None else None
