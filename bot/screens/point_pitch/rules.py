"""The rules of Pitch, Cinch and Pedro in words, told from the rules in force."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Final

from bot.screens.lobbies.house_rules import HouseRules
from bot.screens.phrases import enumerated, length_text
from bot.screens.told_rules import options_of
from bot.screens.trick_games.plain_rules import PlainRules, facts_of, plain_rules
from bot.text.phrasebook import Phrasebook
from engine.contract.variant import VariantOf
from engine.games.point_pitch.rules import PitchRules

FAMILY: Final = "point_pitch"

_ALWAYS: Final = frozenset({"cards", "min_bid", "all_pass", "trumps", "play", "low_to", "scoring"})
_IF: Final[Mapping[str, Callable[[PitchRules], bool]]] = {
    "joker_rank": lambda rules: rules.jokers > 0,
    "joker_order": lambda rules: rules.jokers > 1,
    "joker_pips": lambda rules: rules.jokers > 0 and rules.game == "pips",
    "overflow": lambda rules: rules.draw == "all_trumps" or bool(rules.kitty),
    "moon_needs": lambda rules: rules.moon != "none",
    "low_to": lambda rules: bool({"low", "two"} & rules.worths.keys()),
    "must_lead_trump": lambda rules: rules.trumps == "named" and rules.play != "only",
    "teams": lambda rules: bool({4, 6} & set(rules.players_allowed)),
}
"""Parameters that can make no difference otherwise."""
_TOLD: Final = (
    *("teams", "joker_rank", "joker_order", "cards", "kitty", "min_bid", "rounds", "steal"),
    *("all_pass", "moon", "moon_needs", "trumps", "draw", "overflow", "must_lead_trump", "play"),
    *("low_to", "joker_pips", "scoring", "win_needs_bid", "misdeal_claim"),
)
"""The parameters that a rule card may tell, in the order of a deal."""
_NOTHING: Final = frozenset({"none", 0, "0", "false", "once", "fixed", "dead"})
"""Values that say that something is not done."""


def _told(rules: PitchRules, phrasebook: Phrasebook) -> Iterator[str]:
    """Tell what is counted, and each parameter that says what is done in this game."""
    yield _points(rules, phrasebook)
    facts = facts_of(rules)
    for name in _TOLD:
        if _matters(rules, name) and (name in _ALWAYS or facts[name] not in _NOTHING):
            yield _PLAIN.house_rule_meaning(name, str(facts[name]), phrasebook)


def _matters(rules: PitchRules, name: str) -> bool:
    """Whether a parameter can make a difference in games by these rules."""
    return name not in _IF or _IF[name](rules)


def _points(rules: PitchRules, phrasebook: Phrasebook) -> str:
    told = (point_text(name, worth, phrasebook) for name, worth in rules.worths.items())
    named = enumerated(told, phrasebook)
    return phrasebook("point_pitch-points", points=named, sum=rules.total)


def point_text(name: str, worth: int, phrasebook: Phrasebook) -> str:
    """Name a point, and its worth if that is more than one."""
    what = phrasebook("point_pitch-point", name=name)
    if worth == 1:
        return what
    return phrasebook("counted-brief-points", what=what, points=str(worth))


def _order(rules: PitchRules, phrasebook: Phrasebook) -> str:
    """Tell the trumps from the top, the cards that are none by print among them."""
    row: list[str] = []
    jokers = [phrasebook("point_pitch-point", name=name) for name in ("X1", "X2")][: rules.jokers]
    if rules.jokers == 1:
        jokers = [phrasebook("point_pitch-point", name="joker")]
    for name, rank in _RANKS:
        if rank[0] not in rules.strip:
            row.append(phrasebook("card-corner", rank=_NUMBERS.get(rank, rank), suit=""))
        if name in rules.off:
            row.append(phrasebook("point_pitch-point", name=f"off_{name}"))
        if name == "jack" and rules.joker_rank == "under_jack":
            row += jokers
    if rules.joker_rank == "lowest":
        row += jokers
    return phrasebook("point_pitch-order", cards=enumerated(row, phrasebook))


_NUMBERS: Final = {"A": 14, "K": 13, "Q": 12, "J": 11}
_RANKS: Final = (
    *(("ace", "A"), ("", "K"), ("", "Q"), ("jack", "J"), ("", "10"), ("", "9"), ("", "8")),
    *(("", "7"), ("", "6"), ("five", "5"), ("", "4"), ("three", "3"), ("", "2")),
)


def _about(variant: VariantOf[PitchRules], phrasebook: Phrasebook) -> Iterator[str]:
    yield phrasebook("point_pitch-rules", **facts_of(variant.rules))
    if variant.rules.off or variant.rules.jokers:
        yield _order(variant.rules, phrasebook)


def _by_parameter(variant: VariantOf[PitchRules], phrasebook: Phrasebook) -> Iterator[str]:
    length = {"target": variant.rules.target, "deals": variant.rules.deals}
    ends = (_PLAIN.house_rule_meaning(name, str(n), phrasebook) for name, n in length.items() if n)
    for said in (*_told(variant.rules, phrasebook), *ends):
        yield phrasebook("rule-card-line", departure=said)


_OFFERED: Final = (
    *("target", "deals", "jokers", "joker_rank", "joker_order", "min_bid", "rounds", "steal"),
    *("all_pass", "moon", "moon_needs", "overflow", "must_lead_trump", "play", "low_to", "game"),
    *("joker_pips", "scoring", "win_needs_bid", "misdeal_claim"),
)


def _house_rules(variant: VariantOf[PitchRules], seats: int) -> HouseRules[PitchRules]:
    matter = (name for name in _OFFERED if _matters(variant.rules, name))
    return HouseRules(options_of(PitchRules, *matter), seats)


def _goal(variant: VariantOf[PitchRules], phrasebook: Phrasebook) -> str:
    return length_text(variant.rules.target, variant.rules.deals, phrasebook)


_PLAIN: Final = plain_rules(FAMILY)
TOLD: Final[PlainRules] = replace(
    _PLAIN,
    departures=_told,
    topics=(_about, _by_parameter),
    goal=_goal,
    house_rules=_house_rules,
)
