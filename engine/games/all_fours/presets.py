"""Presets: the texts and their descendants as rules (section 3)."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from engine.contract.variant import Option
from engine.games.all_fours.rules import AllFoursRules

AF1807: Final = AllFoursRules()
AF1845: Final = AllFoursRules(
    players_allowed=(2, 4), cut="low", packet=1, after_run="six", inquiry=False
)
AF1814: Final = AllFoursRules(players_allowed=(2, 4), target=7)
SEVEN_UP: Final = AllFoursRules(
    players_allowed=(2, 3, 4),
    target=7,
    gift_to="all_opponents",
    gift_may_win=False,
    second_beg="never",
    after_run="six",
    bunch=True,
    bunch_players=(2,),
    revoke_rule="seven_up",
    game_tie="nondealer",
    inquiry=False,
    look_early="two",
)
TRINIDAD: Final = AllFoursRules(
    players=4,
    players_allowed=(2, 4),
    rotation="ccw",
    target=14,
    turn_points=(("A", 1), ("6", 2), ("J", 3)),
    turn_scoring="each",
    second_beg="never",
    hang=3,
    revoke_rule="trinidad",
    inquiry=False,
    misdeal_points=1,
)
TOBAGO: Final = replace(TRINIDAD, turn_points=(("A", 1), ("2", 2), ("J", 3)), undertrump=False)
YORKSHIRE: Final = AllFoursRules(
    players=4,
    players_allowed=(4,),
    target=11,
    trump="pitch",
    beg=False,
    second_beg="never",
    inquiry=False,
    look_early="not_partner",
)
PITCH: Final = AllFoursRules(
    players=4,
    players_allowed=(2, 3, 4, 5, 6, 7),
    target=7,
    trump="pitch",
    beg=False,
    second_beg="never",
    inquiry=False,
)

ALL_FIVES: Final = replace(SEVEN_UP, players_allowed=(2, 3), target=61, peg="at_once")

PRESETS: Final[Mapping[str, AllFoursRules]] = {
    # The game that is played if nothing is said stands first.
    "seven_up": SEVEN_UP,
    "seven_up_1876": SEVEN_UP,
    "af1807": AF1807,
    "af1823": AF1807,
    "af1845": AF1845,
    "af1814": AF1814,
    "all_fives": ALL_FIVES,
    "all_fives_plain": replace(ALL_FIVES, follow="strict", four_points=False),
    "trinidad": TRINIDAD,
    "tobago": TOBAGO,
    "yorkshire": YORKSHIRE,
    "lancashire": replace(YORKSHIRE, low_to="captor"),
    "pitch": PITCH,
    "auction_pitch": replace(PITCH, trump="auction"),
}

TO_THE_LETTER: Final[Mapping[str, Mapping[str, Option]]] = {
    "af1845": {"game_suits": "trumps"},
    "af1814": {"ten": 1},
}
"""Options that `literal_quirks` changes: the two passages that every other text contradicts."""
