"""The rules of Hearts in words, told from the rules in force.

A parameter that departs from the usual is told in a line of its own, on the rule card, on the page
of the rules in the topic that it belongs to, and in a menu as the meaning of a value.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from bot.screens.cards import face_text
from bot.screens.hearts.charging import faces_listed
from bot.screens.hearts.choices import cycle_text, way_text
from bot.screens.hearts.points import complex_text, sum_of
from bot.screens.lobbies.house_rules import MOST_VALUES, HouseRule, HouseRules, differs
from bot.screens.phrases import clause, enumerated, in_a_row, listed, listed_or
from bot.screens.told_rules import ToldRules, deal_line, options_of
from bot.screens.trick_games.plain_rules import facts_of
from bot.text.phrasebook import MessageArgument, Phrasebook
from engine.cards import RANKS, Card, card
from engine.contract.rules import parameters_of
from engine.contract.variant import Option, VariantOf
from engine.games.catalogue import variant
from engine.games.hearts.rules import HeartsRules
from engine.games.hearts.terms import Terms, terms

USUAL: Final = HeartsRules()
QUEEN: Final = card("QS")

# House rules ------------------------------------------------------------------------------------

_SEATS: Final = range(3, 11)


def _in_turn(ways: str) -> dict[str, Option]:
    # With an odd number of players nobody sits across.
    odd = ways.replace("X", "")
    return {
        "pass_schedule": "cycle",
        "pass_cycle": {str(seats): list(odd if seats % 2 else ways) for seats in _SEATS},
    }


def _broken_by(by: str, exception: str) -> dict[str, Option]:
    return {"hearts_lead": "until_broken", "break_by": by, "heart_lead_exception": exception}


def _bonus(card: str, *, needed: bool) -> dict[str, Option]:
    return {"bonus_card": card, "bonus_points": -10, "moon_needs_bonus": needed}


def _spades(queen: int, king: int, ace: int) -> dict[str, Option]:
    return {"spade_values": {"Q": queen, "K": king, "A": ace}}


STRIPPED: Final[Mapping[int, HouseRule]] = {
    3: {"two-diamonds": {"strip": {"3": ["2D"]}}, "two-clubs": {"strip": {"3": ["2C"]}}},
    6: {
        "low": {"strip": {"6": "minors_2_3"}},
        "all-twos": {"strip": {"6": "all_twos"}},
        "arnold": {"strip": {"6": "arnold"}},
    },
}
"""The ways to strip one pack, by the number of players that have a choice (R1.2)."""

_DECLARED: Final = parameters_of(HeartsRules)

OPTIONS: Final[Mapping[str, HouseRule]] = {
    "passing": {
        "in-turn": _in_turn("LRXH"),
        "turn-each": _in_turn("LRXSH"),
        "no-rest": _in_turn("LRX"),
        "left": _in_turn("L"),
        "right": _in_turn("R"),
        "each": _in_turn("S"),
        "dealer": {"pass_schedule": "dealer_choice"},
        "none": _in_turn("H"),
    },
    "dealer_pass_cap": {},
    **options_of(HeartsRules, "pass_count"),
    "unpassable": {
        "none": {"unpassable": []},
        "queen": {"unpassable": ["QS"]},
        "spades": {"unpassable": ["QS", "KS", "AS"]},
        "opener": {"unpassable": ["opening_card"]},
        "both": {"unpassable": ["QS", "opening_card"]},
    },
    **options_of(HeartsRules, "charging"),
    "strip": {},
    **options_of(HeartsRules, "opening", "qs_lead"),
    "first": {
        "clean": {"first_trick_penalty": "forbidden", "first_trick_stuck": "any"},
        "heart": {"first_trick_penalty": "forbidden", "first_trick_stuck": "hearts_first"},
        "again": {"first_trick_penalty": "forbidden", "first_trick_stuck": "redeal"},
        "open": {"first_trick_penalty": "allowed"},
    },
    "breaking": {
        "heart": _broken_by("heart", "only_hearts"),
        "penalty": _broken_by("penalty", "only_hearts"),
        "penalty-out": _broken_by("penalty", "only_penalties"),
        "anytime": {"hearts_lead": "anytime"},
    },
    "spades": {"queen": _spades(13, 0, 0), "three": _spades(13, 10, 7), "none": _spades(0, 0, 0)},
    "bonus": {
        "none": {"bonus_card": None, "moon_needs_bonus": False},
        "jack": _bonus("JD", needed=False),
        "jack-needed": _bonus("JD", needed=True),
        "ten": _bonus("TD", needed=False),
        "ten-needed": _bonus("TD", needed=True),
    },
    **options_of(HeartsRules, "moon", "partner_moon"),
    "sun": {
        "none": {"sun": "none", "sun_value": None},
        "double": {"sun": "double", "sun_value": None},
        **{f"fixed-{points}": {"sun": "fixed", "sun_value": points} for points in (39, 52, 78)},
    },
    "end": {
        **{
            f"to-{points}": {"end_mode": "target", "target": points, "deals": None}
            for points in _DECLARED["target"].offered
        },
        **{
            f"deals-{count}": {"end_mode": "deals", "deals": count}
            for count in _DECLARED["deals"].offered
        },
    },
    "exact": {
        "none": {"exact_rule": "none", "target_cmp": "reach"},
        "half-50": {"exact_rule": "reset(50)", "target_cmp": "exceed"},
        "wins": {"exact_rule": "wins", "target_cmp": "reach"},
    },
    "ties": {
        "continue": {"tie_rule": "continue", "tie_scope": "winner"},
        "any": {"tie_rule": "continue", "tie_scope": "any"},
        "shared": {"tie_rule": "shared"},
    },
    "teams": {
        "none": {"teams": None, "team_score": "individual", "team_moon": False},
        "own": {"teams": [[0, 2], [1, 3]], "team_score": "individual"},
        "pooled": {"teams": [[0, 2], [1, 3]], "team_score": "pooled"},
    },
}
"""Each option with its values, in the order offered; those that are none depend on the table."""


def _house_rules(variant: VariantOf[HeartsRules], seats: int) -> HouseRules[HeartsRules]:
    """Return the options at a table of `seats`, for whom packs and hands have their own values."""
    rules = variant.rules
    most = min(rules.hand_size(seats), MOST_VALUES)
    options = {
        **OPTIONS,
        "dealer_pass_cap": {str(count): {"dealer_pass_cap": count} for count in range(1, most + 1)},
        "strip": STRIPPED.get(seats, {}),
    }
    at_stake = {
        **_at_stake(rules, (seats,)),
        # What is left over would change with the pack, and two packs are stripped by nobody.
        "strip": rules.kitty == "none" and rules.decks == 1,
    }
    asleep = frozenset(option for option, matters in at_stake.items() if not matters)
    return HouseRules(options, seats, asleep, _departs_here)


def _departs_here(changed: VariantOf[HeartsRules], base: VariantOf[HeartsRules], name: str) -> bool:
    """Whether a rule parameter is not the preset's, as far as it can matter at a table."""
    if name in ("pass_cycle", "strip"):
        now, usual = (dict(getattr(one.rules, name)) for one in (changed, base))
        return any(now.get(seats) != usual.get(seats) for seats in changed.seats_allowed)
    matters = _at_stake(changed.rules, changed.seats_allowed).get(name, True)
    return matters and differs(changed, base, name)


def _at_stake(rules: HeartsRules, tables: Iterable[int]) -> Mapping[str, bool]:
    """Say of rule parameters whether they can make a difference at one of these tables."""
    passes = rules.dealer_chooses or any(set(rules.cycle(seats)) != {"H"} for seats in tables)
    moon = rules.moon != "none"
    return {
        "dealer_pass_cap": rules.dealer_chooses,
        "pass_count": passes and not rules.dealer_chooses,
        "unpassable": passes,
        "partner_moon": moon and rules.teams is not None,
        "sun": moon,
        "sun_value": moon,
    }


# What departs -----------------------------------------------------------------------------------


def departures(rules: HeartsRules, phrasebook: Phrasebook) -> tuple[str, ...]:
    """Tell every departure of `rules` from `standard`, in the order of a game."""
    order = (_TABLE, _DEAL, _PASS, _HELD, _LEAD, _BREAK, _PLAY, _COST, _MOON, _SIDES, _END)
    return tuple(line for topic in order for line in _told(rules, phrasebook, topic))


def _told(rules: HeartsRules, phrasebook: Phrasebook, names: Iterable[str]) -> Iterator[str]:
    """Tell those of these parameters that depart and matter, by a text of the value or of all."""
    for name in names:
        if (name in _IF and not _IF[name](rules)) or not (name in _ALWAYS or _departs(rules, name)):
            continue
        if name in _BY_PART:
            yield from _BY_PART[name](rules, phrasebook)
            continue
        facts = _facts(rules, phrasebook)
        key = f"departs-{name}-{facts[name]}".lower()
        yield phrasebook(key if phrasebook.has(key) else f"departs-{name}", **facts)


def _departs(rules: HeartsRules, name: str) -> bool:
    return getattr(rules, name) != getattr(USUAL, name)


def _facts(rules: HeartsRules, phrasebook: Phrasebook) -> dict[str, MessageArgument]:
    """Return all parameters as texts name them: cards by their faces, totals as they are shown."""

    def named(faces: Iterable[Card | str | None]) -> list[str]:
        opener = phrasebook("departs-opening-card")
        return [face_text(face, phrasebook) if isinstance(face, Card) else opener for face in faces]

    chargeable = terms(rules, min(rules.players_allowed)).chargeable
    down, costs = rules.display_sign == "count_down", rules.hearts_values
    if not isinstance(costs, str):
        told = ((named([Card("H", rank)])[0], str(worth)) for rank, worth in costs if worth)
        costs = enumerated(map(in_a_row, told), phrasebook) or "nothing"
    return {
        **facts_of(rules),
        "queen": named([QUEEN])[0],
        "players_allowed": listed([str(seats) for seats in rules.players_allowed], phrasebook),
        "first_dealer": (rules.first_dealer or 0) + 1,
        "unpassable": listed(named(rules.unpassable), phrasebook),
        "chargeable": faces_listed(chargeable, phrasebook),
        "doubles": "no" if rules.double_card is None else "yes",
        "forced_discard": listed(named(rules.forced_discard), phrasebook),
        "hearts_values": costs,
        "imaginary": listed(named(rules.imaginary), phrasebook),
        "bonus_card": named([rules.bonus_card])[0],
        "double_card": named([rules.double_card])[0],
        "double_scope": "turned" if rules.imaginary else rules.double_scope,
        "no_trick_bonus": -rules.no_trick_bonus,
        "teams": "none" if rules.teams is None else rules.team_score,
        "exact_rule": rules.exact_rule if rules.reset_to is None else "reset",
        "reset_to": rules.target - (rules.reset_to or 0) if down else rules.reset_to or 0,
        "end": 0 if down else rules.target,
    }


def _strip(rules: HeartsRules, phrasebook: Phrasebook) -> Iterator[str]:
    usual = dict(USUAL.strip)
    for seats, out in rules.strip:
        if seats in rules.players_allowed and set(out) != set(usual.get(seats, ())):
            faces = listed([face_text(face, phrasebook) for face in out], phrasebook)
            key = "departs-strip" if out else "departs-strip-none"
            yield phrasebook(key, players=seats, out=faces)


def _hand_sizes(rules: HeartsRules, phrasebook: Phrasebook) -> Iterator[str]:
    for seats, size in rules.hand_sizes:
        if seats in rules.players_allowed:
            yield phrasebook("departs-hand_sizes", players=seats, cards=size)


def _cycles(rules: HeartsRules, phrasebook: Phrasebook) -> Iterator[str]:
    """Tell the ways, in one line if they are the same at every table."""
    cycles, usual = {seats: rules.cycle(seats) for seats in rules.players_allowed}, USUAL.cycle
    other = {seats: cycle for seats, cycle in cycles.items() if cycle != usual(seats)}
    only, *more = dict.fromkeys(cycles.values())
    if other and not _passes(rules):
        yield phrasebook("departs-pass-never")
    elif other and not more and len(only) == 1:
        yield phrasebook("departs-pass-always", way=way_text(only[0], phrasebook))
    elif other and not more:
        yield phrasebook("departs-pass-cycle-all", ways=cycle_text(only, phrasebook))
    else:
        for seats, cycle in other.items():
            ways = cycle_text(cycle, phrasebook)
            yield phrasebook("departs-pass-cycle", players=seats, ways=ways)


def _spade_values(rules: HeartsRules, phrasebook: Phrasebook) -> Iterator[str]:
    now = dict(rules.spade_values)
    for rank, usual in USUAL.spade_values:
        if now.get(rank, 0) != usual:
            yield cost_text(Card("S", RANKS.index(rank) + 2), now.get(rank, 0), phrasebook)


def _extra_values(rules: HeartsRules, phrasebook: Phrasebook) -> Iterator[str]:
    return (cost_text(face, worth, phrasebook) for face, worth in rules.extra_values)


def _bonus_card(rules: HeartsRules, phrasebook: Phrasebook) -> Iterator[str]:
    if rules.bonus_card is not None:
        yield cost_text(rules.bonus_card, rules.bonus_points, phrasebook)


def cost_text(face: Card, worth: int, phrasebook: Phrasebook) -> str:
    """Say what one card costs, or takes off."""
    key = "departs-card-gives" if worth < 0 else "departs-card-costs"
    return phrasebook(key, card=face_text(face, phrasebook), points=abs(worth))


def _passes(rules: HeartsRules) -> bool:
    return _at_stake(rules, rules.players_allowed)["unpassable"]


def _must_break(rules: HeartsRules) -> bool:
    return "until_broken" in (rules.hearts_lead, rules.qs_lead)


def _has_moon(rules: HeartsRules) -> bool:
    return rules.moon != "none"


_BY_PART: Final[Mapping[str, Callable[[HeartsRules, Phrasebook], Iterator[str]]]] = {
    "strip": _strip,
    "hand_sizes": _hand_sizes,
    "pass_cycle": _cycles,
    "spade_values": _spade_values,
    "extra_values": _extra_values,
    "bonus_card": _bonus_card,
}
"""The parameters that are told by several lines."""
_ALWAYS: Final = frozenset({"pass_cycle", "double_scope", "partner_moon"})
"""Those that are told whatever they are, if they matter."""
_IF: Final[Mapping[str, Callable[[HeartsRules], bool]]] = {
    "kitty_seen": lambda rules: rules.kitty != "none",
    "dealer_pass_zero_ok": lambda rules: rules.dealer_chooses,
    "pass_cycle": lambda rules: not rules.dealer_chooses,
    "pass_count": lambda rules: not rules.dealer_chooses and _passes(rules),
    "unpassable": _passes,
    "first_trick_stuck": lambda rules: (
        rules.first_trick_penalty == "forbidden" or rules.opening == "eldest_nonpenalty"
    ),
    **dict.fromkeys(("break_by", "forced_lead_breaks", "heart_lead_exception"), _must_break),
    "bonus_floor": lambda rules: rules.bonus_card is not None,
    "double_scope": lambda rules: rules.double_card is not None,
    **dict.fromkeys(("moon_value", "sun"), _has_moon),
    **dict.fromkeys(
        ("moon_needs_bonus", "bonus_on_moon"),
        lambda rules: _has_moon(rules) and rules.bonus_card is not None,
    ),
    "team_moon": lambda rules: rules.teams is not None and _has_moon(rules),
    "partner_moon": lambda rules: (
        rules.teams is not None and _has_moon(rules) and not rules.team_moon
    ),
    "target": lambda rules: rules.end_mode == "target" and rules.target_cmp == "reach",
    "target_cmp": lambda rules: rules.end_mode != "deals",
    **dict.fromkeys(("tie_scope", "end_latched"), lambda rules: rules.tie_rule == "continue"),
}
"""The parameters that can make no difference otherwise."""

_TABLE: Final = ("players_allowed", "strip", "hand_sizes")
_DEAL: Final = ("decks", "first_dealer", "rotation", "kitty", "kitty_seen")
_PASS: Final = ("pass_schedule", "dealer_pass_zero_ok", "pass_cycle", "pass_count")
_HELD: Final = ("unpassable", "charging")
_LEAD: Final = ("opening", "opening_fallback", "first_trick_penalty", "first_trick_stuck")
_BREAK: Final = (
    *("hearts_lead", "break_by", "forced_lead_breaks", "heart_lead_exception", "qs_lead"),
)
_PLAY: Final = ("trick_rule", "forced_discard")
_COST: Final = (
    *("hearts_values", "spade_values", "extra_values", "bonus_card", "bonus_floor"),
    *("double_scope", "imaginary", "no_trick_bonus"),
)
_MOON: Final = ("moon", "moon_value", "moon_needs_bonus", "bonus_on_moon", "sun")
_SIDES: Final = ("teams", "team_moon", "partner_moon")
_END: Final = (
    *("objective", "end_mode", "target", "target_cmp", "placing", "tie_rule", "tie_scope"),
    *("end_latched", "exact_rule", "lives", "display_sign"),
)


# The page of the rules --------------------------------------------------------------------------


def _tables(variant: VariantOf[HeartsRules]) -> list[Terms]:
    return [terms(variant.rules, seats) for seats in variant.seats_allowed]


def _costs_are_usual(rules: HeartsRules, phrasebook: Phrasebook) -> bool:
    return not any(_told(rules, phrasebook, _COST))


def _aim(variant: VariantOf[HeartsRules], phrasebook: Phrasebook) -> Iterator[str]:
    rules = variant.rules
    ends = ("objective", "end_mode", "teams", "target_cmp", "exact_rule", "placing", "lives")
    other_end = any(_departs(rules, name) for name in (*ends, "display_sign"))
    if not other_end and _costs_are_usual(rules, phrasebook):
        yield phrasebook(
            "rules-aim", target=rules.target, queen=face_text(QUEEN, phrasebook), worth=13
        )
        return
    yield phrasebook("rules-aim-most" if rules.objective == "highest" else "rules-aim-few")
    if not _departs(rules, "hearts_values"):
        yield phrasebook("rules-hearts")
    if dict(rules.spade_values).get("Q", 0) == dict(USUAL.spade_values)["Q"]:
        yield cost_text(QUEEN, 13, phrasebook)
    yield from _told(rules, phrasebook, _COST)


def _deal(variant: VariantOf[HeartsRules], phrasebook: Phrasebook) -> Iterator[str]:
    rules = variant.rules
    yield phrasebook("rules-deal" if rules.kitty == "none" else "rules-deal-left-over")
    for table in _tables(variant):
        out = dict(rules.strip).get(table.seat_count, ())
        yield deal_line(table.seat_count, table.hand_size, out, phrasebook)
    yield from _told(rules, phrasebook, _DEAL)


def _passing(variant: VariantOf[HeartsRules], phrasebook: Phrasebook) -> Iterator[str]:
    rules, tables = variant.rules, _tables(variant)
    ways = {way for table in tables for way in table.cycle}
    if all(len(set(table.cycle)) <= 1 for table in tables):
        yield from _told(rules, phrasebook, _PASS)
        # To whom one card goes each, as many go as there are others.
        if ways - {"H", "S"} and not _departs(rules, "pass_count"):
            yield phrasebook("rules-pass-each", count=rules.pass_count)
    else:
        yield phrasebook("rules-pass", count=rules.pass_count)
        for table in tables:
            ways_told = cycle_text(table.cycle, phrasebook)
            yield phrasebook("rules-pass-cycle", players=table.seat_count, ways=ways_told)
    if ways - {"H"}:
        yield phrasebook("rules-pass-blind")
    yield from _told(rules, phrasebook, _HELD)


def _play(variant: VariantOf[HeartsRules], phrasebook: Phrasebook) -> Iterator[str]:
    rules = variant.rules
    if not _departs(rules, "opening"):
        yield _opening(rules, _tables(variant), phrasebook)
    right = rules.rotation == "counterclockwise"
    yield phrasebook("rules-tricks-right" if right else "rules-tricks")
    if rules.first_trick_penalty == "forbidden":
        yield phrasebook("rules-first-trick-any")
    yield from _told(rules, phrasebook, (*_LEAD, *_PLAY))


def _opening(rules: HeartsRules, tables: list[Terms], phrasebook: Phrasebook) -> str:
    openers = dict.fromkeys(table.opening_card for table in tables)
    faces = listed_or([face_text(one, phrasebook) for one in openers], phrasebook)
    if rules.kitty != "none":
        # The card itself may be among those left over.
        return phrasebook("rules-open-held")
    if len(openers) == 1:
        return phrasebook("rules-open-one", card=faces)
    clubs = all(face.suit == "C" for face in openers)
    return phrasebook("rules-open" if clubs else "rules-open-some", card=faces)


def _breaking(variant: VariantOf[HeartsRules], phrasebook: Phrasebook) -> Iterator[str]:
    told = tuple(_told(variant.rules, phrasebook, _BREAK))
    if not told:
        yield phrasebook("rules-breaking", queen=face_text(QUEEN, phrasebook))
    elif variant.rules.hearts_lead == "until_broken":
        yield phrasebook("rules-breaking-other")
    yield from told


def _moon(variant: VariantOf[HeartsRules], phrasebook: Phrasebook) -> Iterator[str]:
    rules, tables = variant.rules, _tables(variant)
    if rules.moon == "none":
        yield from _told(rules, phrasebook, _MOON)
        return
    worth = listed_or([*dict.fromkeys(_moon_worth(table) for table in tables)], phrasebook)
    yield phrasebook("rules-moon-any", points=worth)
    if rules.moon == "old":
        spared = rules.team_moon or rules.partner_moon == "exempt"
        sides = rules.teams is not None and spared
        yield phrasebook("rules-moon-opponents" if sides else "rules-moon-others")
    if rules.charging != "none" and not rules.moon_value:
        charged = [terms(rules, one.seat_count, frozenset(one.chargeable)) for one in tables]
        dearest = max(one.penalty_sum for one in charged)
        yield phrasebook("rules-moon-charged", points=dearest)
    # What it is worth is said before the rest.
    yield from _told(replace(rules, moon_value=None), phrasebook, _MOON)
    if rules.moon != "old" and rules.display_sign == "penalty_negative":
        yield phrasebook("rules-moon-sign", points=worth)


def _moon_worth(table: Terms) -> str:
    """Write what a moon is worth: the penalty cards together, or what the rules name."""
    rules = table.rules
    if rules.imaginary:
        return complex_text(sum_of((face for face in table.deck if face in table.penalties), table))
    return str(rules.moon_value or table.penalty_sum)


def _end(variant: VariantOf[HeartsRules], phrasebook: Phrasebook) -> Iterator[str]:
    rules = variant.rules
    told = tuple(_told(rules, phrasebook, _END))
    by_target = phrasebook("departs-target", **_facts(rules, phrasebook))
    if {*told} <= {by_target} and rules.teams is None:
        key = "rules-end-away" if rules.imaginary else "rules-end"
        yield phrasebook(key, target=rules.target)
        return
    yield phrasebook("rules-end-other")
    if rules.end_mode == "target" and not _departs(rules, "target_cmp") and by_target not in told:
        yield by_target
    yield from told
    yield from _told(rules, phrasebook, _SIDES)


def _goal(variant: VariantOf[HeartsRules], phrasebook: Phrasebook) -> str:
    rules = variant.rules
    if rules.end_mode == "deals":
        return phrasebook("lobby-goal-deals", count=rules.deals or 0)
    return phrasebook("lobby-goal", target=rules.target)


# Not slotted: Python 3.11 cannot make a frozen slotted value of a class with its types named.
@dataclass(frozen=True, kw_only=True)
class _HeartsTold(ToldRules[HeartsRules]):
    def house_rule_meaning(self, option: str, value: str, phrasebook: Phrasebook) -> str:
        """Say what a value means in words of its own, or else as the rule card tells it."""
        word, _, number = value.rpartition("-")
        own = (word or "count") if number.isdigit() else value
        if phrasebook.has(f"house-rule-{option}-{own}"):
            return super().house_rule_meaning(option, value, phrasebook)
        return clause(departures(_standard_with(option, value), phrasebook)[0])


@cache
def _standard_with(option: str, value: str) -> HeartsRules:
    rules = variant("standard", dict(OPTIONS[option][value])).rules
    assert isinstance(rules, HeartsRules)
    return rules


TOLD: Final = _HeartsTold(
    departures=departures,
    topics=(_aim, _deal, _passing, _play, _breaking, _moon, _end),
    goal=_goal,
    house_rules=_house_rules,
    usual=lambda _: "rule-card-usual",
    plain=USUAL,
)
