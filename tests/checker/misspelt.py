"""Words misspelt on purpose, each in one of the ways in which code names them.

They are words of rules and of stages, and what a public view is asked that only a seat has. Then
come a view of another family, how its tricks are played, and what it offers, changes and advises.

Every line that is marked must fail the type checker, and no other (`test_checker.py`).
"""

from collections.abc import Callable, Mapping
from typing import Final

from bot.screens.hearts.rules import TOLD
from bot.screens.lobbies.house_rules import HouseRules
from bot.screens.screen import Screen
from bot.text.button_ids import ButtonId
from bot.text.phrasebook import Phrasebook
from engine.contract.event import Event
from engine.contract.game import Game
from engine.contract.variant import VariantOf
from engine.contract.view import View
from engine.games.all_fours.deal import GameMoment
from engine.games.all_fours.play import lawful
from engine.games.all_fours.rules import AllFoursRules, Trump
from engine.games.canasta.rules import CanastaRules
from engine.games.canasta.view import CanastaView
from engine.games.hearts.family import HEARTS
from engine.games.hearts.play import taker
from engine.games.hearts.rules import HeartsRules, Moon
from engine.games.hearts.view import HeartsSeatView, HeartsView
from engine.players.canasta.reasons import canasta_mistake, canasta_reason
from engine.players.family_players import FamilyPlayers
from engine.players.hearts.hard import HeartsHard
from engine.players.levels import policy
from engine.table.chairs import Chair, Presence
from engine.tricks.manner import Manner
from engine.tricks.playing import TrickPlay

CARDS: Final[Mapping[Trump, int]] = {
    "auction": 6,
    "turn_up": 6,  # misspelt
}
GENTLE: Final[frozenset[Moon]] = frozenset({"none", "newt"})  # misspelt
RULES: Final = HeartsRules(moon="greec")  # misspelt
SEEN: Final = View(variant="hearts")  # misspelt


def goes_round_again(rules: HeartsRules) -> bool:
    return rules.trick_rule == "cancelation"  # misspelt


def is_named(rules: HeartsRules) -> bool:
    return rules.hearts_values == "pip_10"  # misspelt


def marks_each(rules: AllFoursRules) -> bool:
    return rules.jack_to == "captor" and rules.turn_scoring != "eech"  # misspelt


def is_dear(rules: AllFoursRules) -> bool:
    return rules.ten == 11  # misspelt


def covers(rules: CanastaRules) -> bool:
    return "3red" in rules.upcard_cover  # misspelt


def passes(view: HeartsView) -> bool:
    return view.stage == "pas"  # misspelt


def holds_cards(game: Game) -> bool:
    return bool(game.view(0).hand)


def shows_cards(game: Game) -> bool:
    return bool(game.view(None).hand)  # misspelt


def is_asked(view: HeartsView) -> bool:
    return view.prompt is not None  # misspelt


def is_usual(preset: VariantOf[HeartsRules]) -> bool:
    return preset.rules.moon == "old"


def is_gentle(preset: VariantOf[HeartsRules]) -> bool:
    return preset.rules.moon == "nwe"  # misspelt


def is_of_another_family(view: CanastaView) -> object:
    return HEARTS.imagining(view)  # misspelt


def thinks(chair: Chair) -> bool:
    return policy("hard", chair.name) is not policy("hrad", chair.name)  # misspelt


def plays_well(chair: Chair) -> bool:
    return chair.level == "meduim"  # misspelt


def is_there(chair: Chair) -> bool:
    return chair.presence is Presence.HEER  # misspelt


def is_told_by_another_family(preset: VariantOf[CanastaRules], phrasebook: Phrasebook) -> Screen:
    return TOLD.rules(preset, phrasebook)  # misspelt


def is_offered_by_another_family(preset: VariantOf[CanastaRules]) -> object:
    return HEARTS.length.written(preset.rules, target=100)  # misspelt


def is_changed_by_another_family(
    preset: VariantOf[CanastaRules], house_rules: HouseRules[HeartsRules]
) -> object:
    return house_rules.customised(preset, "moon", "old")  # misspelt


def has_reasons_of_another_family(player: HeartsHard) -> object:
    return FamilyPlayers[HeartsSeatView](
        easy=player,
        medium=player,
        hard=player,
        reason=canasta_reason,  # misspelt
        mistake=canasta_mistake,  # misspelt
    )


def leaves(table: str) -> ButtonId:
    return ButtonId(table, "laeve")  # misspelt


def rests(rules: CanastaRules) -> bool:
    match rules.sides:
        case "two_three":
            return True
        case "benches":  # misspelt
            return True
        case _:
            return rules.ask == "enforced"


def plays(scored: Callable[[GameMoment, list[Event]], GameMoment]) -> TrickPlay[GameMoment]:
    return TrickPlay(
        Manner(
            scored=scored,
            legal=lawful,
            taker=taker,  # misspelt
        )
    )
