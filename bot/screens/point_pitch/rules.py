"""The rules of Pitch, Cinch and Pedro in words, told from the rules in force."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Final

from bot.screens.lobbies.house_rules import HouseRules, awake
from bot.screens.phrases import enumerated, length_text, listed_or
from bot.screens.told_rules import options_of
from bot.screens.trick_games.plain_rules import PlainRules, facts_of, plain_rules
from bot.text.phrasebook import Phrasebook
from engine.contract.variant import Option, VariantOf
from engine.games.point_pitch.presets import PRESETS
from engine.games.point_pitch.rules import SNOOZER, PitchRules

FAMILY: Final = "point_pitch"

_ALWAYS: Final = frozenset(
    {"teams", "jokers", "cards", "min_bid", "all_pass", "trumps", "play", "low_to", "scoring"}
)
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
    *(
        "teams",
        "jokers",
        "joker_rank",
        "joker_order",
        "cards",
        "kitty",
        "min_bid",
        "rounds",
        "steal",
    ),
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
    told = (point_text(name, worth, rules, phrasebook) for name, worth in rules.worths.items())
    named = enumerated(told, phrasebook)
    return phrasebook("point_pitch-points", points=named, sum=rules.total)


def point_text(name: str, worth: int, rules: PitchRules, phrasebook: Phrasebook) -> str:
    """Name a point, and its worth if that is more than one."""
    if name in _JOKERS[0]:
        name = "X1" if rules.jokers > 1 else "joker"
    what = phrasebook("point_pitch-point", name=name)
    if worth == 1:
        return what
    return phrasebook("counted-brief-points", what=what, points=str(worth))


_JOKERS: Final = (("X1", "joker", SNOOZER), ("X2",))
"""The points that a first and a second joker bring."""


def _order(rules: PitchRules, phrasebook: Phrasebook) -> str:
    """Tell the trumps from the top, the cards that are none by print among them."""
    row: list[str] = []
    jokers = [point_text(name, 1, rules, phrasebook) for name in ("X1", "X2")][: rules.jokers]
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
    rules = variant.rules
    allowed = listed_or([str(seats) for seats in rules.players_allowed], phrasebook)
    yield phrasebook("af-rules-players", allowed=allowed)
    # The five of the like colour has a name that says what it is.
    off = "yes" if set(rules.off) - {"five"} else "no"
    yield phrasebook("point_pitch-rules", off=off, **facts_of(rules))
    if rules.kitty and rules.trumps == "named":
        yield phrasebook("point_pitch-rules-kitty")
    if rules.draw == "rob" or _matters(rules, "overflow"):
        yield phrasebook("point_pitch-rules-shown", draw=rules.draw)
    if rules.off or rules.jokers:
        yield _order(rules, phrasebook)


def _by_parameter(variant: VariantOf[PitchRules], phrasebook: Phrasebook) -> Iterator[str]:
    length = {"target": variant.rules.target, "deals": variant.rules.deals}
    ends = (_PLAIN.house_rule_meaning(name, str(n), phrasebook) for name, n in length.items() if n)
    for said in (*_told(variant.rules, phrasebook), *ends):
        yield phrasebook("rule-card-line", departure=said)


_OFFERED: Final = (
    *("target", "deals", "teams", "jokers", "joker_rank", "joker_order", "min_bid", "rounds"),
    *("steal", "all_pass", "moon", "moon_needs", "overflow", "must_lead_trump", "play", "low_to"),
    *("game", "joker_pips", "scoring", "win_needs_bid", "misdeal_claim"),
)
_TEAMS: Final = {4: ("none", "pairs"), 6: ("none", "3-3", "2-2-2")}
"""The ways of playing together, by the number of players that have a choice (P1)."""


def _end(variant: VariantOf[PitchRules], phrasebook: Phrasebook) -> Iterator[str]:
    """Tell who wins if several are at the target (P31, C33, C47)."""
    # That only the bidder's side can win is told among the parameters.
    if not variant.rules.win_needs_bid:
        yield phrasebook("point_pitch-rules-end", all_pass=variant.rules.all_pass)


def _house_rules(variant: VariantOf[PitchRules], seats: int) -> HouseRules[PitchRules]:
    options = options_of(PitchRules, *_OFFERED)
    options["teams"] = {value: options["teams"][value] for value in _TEAMS.get(seats, ())}
    options["jokers"] = {
        value: _jokers(PRESETS[variant.key], int(value)) for value in options["jokers"]
    }
    return awake(options, seats, variant.rules, _matters)


def _jokers(usual: PitchRules, count: int) -> Mapping[str, Option]:
    """Write so many jokers of a preset, and that nobody bids on those that are not there (P24)."""
    gone = {name for names in _JOKERS[count:] for name in names}
    changed: dict[str, Option] = {"jokers": count}
    if gone & dict(usual.points).keys():
        changed["points"] = {name: worth for name, worth in usual.points if name not in gone}
    if SNOOZER in gone and "joker" in usual.counters:
        changed["counters"] = [name for name in usual.counters if name != "joker"]
    return changed


_PLAIN: Final = plain_rules(FAMILY)
TOLD: Final[PlainRules] = replace(
    _PLAIN,
    departures=_told,
    topics=(_about, _by_parameter, _end),
    goal=length_text,
    house_rules=_house_rules,
)
