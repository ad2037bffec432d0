"""The rules of Hearts in words, told from the rules in force.

A parameter is told where the departures of a rule card have its topic, and on the page by the same
line or by one that says what is usual.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Final

from bot.screens.cards import face_text
from bot.screens.hearts.charging import charging_text
from bot.screens.hearts.choices import cycle_text, way_text
from bot.screens.hearts.points import complex_text, sum_of
from bot.screens.lobbies.house_rules import MOST_VALUES, HouseRule, HouseRules, differs
from bot.screens.phrases import enumerated, in_a_row, listed, listed_or
from bot.screens.told_rules import ToldRules, deal_line, options_of, plain_lines
from bot.text.phrasebook import Phrasebook
from engine.cards import RANKS, Card, card
from engine.contract.rules import parameters_of
from engine.contract.variant import Option, Variant, VariantOf
from engine.games.hearts.rules import HeartsRules
from engine.games.hearts.terms import Terms, terms

USUAL: Final = HeartsRules()
QUEEN: Final = card("QS")

# House rules ------------------------------------------------------------------------------------

_SEATS: Final = range(3, 11)


def _every_deal(ways: str) -> dict[str, Option]:
    return {"pass_schedule": "cycle", "pass_cycle": {str(seats): list(ways) for seats in _SEATS}}


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
        "left": _every_deal("L"),
        "right": _every_deal("R"),
        "each": _every_deal("S"),
        "dealer": {"pass_schedule": "dealer_choice"},
        "none": _every_deal("H"),
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
    rules, usual = changed.rules, base.rules
    match name:
        case "pass_cycle":
            return _part(rules.pass_cycle, changed) != _part(usual.pass_cycle, changed)
        case "strip":
            return _part(rules.strip, changed) != _part(usual.strip, changed)
        case _:
            matters = _at_stake(rules, changed.seats_allowed).get(name, True)
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


def _part(
    table: tuple[tuple[int, tuple[object, ...]], ...], variant: Variant
) -> dict[int, tuple[object, ...]]:
    """Return what a table says for the numbers of players that a variant allows."""
    return {seats: told for seats, told in table if seats in variant.seats_allowed}


# The rule card ----------------------------------------------------------------------------------


def departures(rules: HeartsRules, phrasebook: Phrasebook) -> tuple[str, ...]:
    """Tell every departure of `rules` from `standard`, in the order of a game."""
    topics = (dealing, passing, leading, breaking, playing, costing, mooning, siding, ending)
    return tuple(line for topic in topics for line in topic(rules, phrasebook))


def _departs(rules: HeartsRules, name: str) -> bool:
    return getattr(rules, name) != getattr(USUAL, name)


def _plain(rules: HeartsRules, phrasebook: Phrasebook, *names: str) -> Iterator[str]:
    queen = face_text(QUEEN, phrasebook)
    facts = {"queen": queen, "target": rules.target}
    yield from plain_lines("departs", rules, USUAL, names, phrasebook, **facts)


def dealing(rules: HeartsRules, phrasebook: Phrasebook) -> Iterator[str]:
    """Tell how the cards are dealt otherwise (R1)."""
    if _departs(rules, "players_allowed"):
        allowed = listed([str(seats) for seats in rules.players_allowed], phrasebook)
        yield phrasebook("departs-players", allowed=allowed)
    yield from _plain(rules, phrasebook, "decks")
    usual = dict(USUAL.strip)
    for seats, out in rules.strip:
        if seats in rules.players_allowed and set(out) != set(usual.get(seats, ())):
            faces = listed([face_text(face, phrasebook) for face in out], phrasebook)
            key = "departs-strip" if out else "departs-strip-none"
            yield phrasebook(key, players=seats, out=faces)
    for seats, size in rules.hand_sizes:
        if seats in rules.players_allowed:
            yield phrasebook("departs-hand_sizes", players=seats, cards=size)
    if _departs(rules, "first_dealer"):
        yield phrasebook("departs-first_dealer", number=(rules.first_dealer or 0) + 1)
    yield from _plain(rules, phrasebook, "rotation", "kitty")
    if rules.kitty != "none":
        yield from _plain(rules, phrasebook, "kitty_seen")


def passing(rules: HeartsRules, phrasebook: Phrasebook) -> Iterator[str]:
    """Tell how cards are passed otherwise (R3)."""
    by_dealer = rules.pass_schedule != USUAL.pass_schedule
    cycles = {seats: rules.cycle(seats) for seats in rules.players_allowed}
    never = not by_dealer and all(set(cycle) == {"H"} for cycle in cycles.values())
    if by_dealer:
        yield phrasebook("departs-pass_schedule-dealer_choice", count=rules.dealer_pass_cap)
        yield from _plain(rules, phrasebook, "dealer_pass_zero_ok")
    elif never:
        yield phrasebook("departs-pass-never")
    else:
        yield from _cycles(cycles, phrasebook)
        yield from _plain(rules, phrasebook, "pass_count")
    if rules.unpassable and not never:
        yield phrasebook("departs-unpassable", cards=unpassable_text(rules, phrasebook))
    if rules.charging != "none":
        yield charging_text(rules, phrasebook)


def _cycles(cycles: dict[int, tuple[str, ...]], phrasebook: Phrasebook) -> Iterator[str]:
    usual = dict(USUAL.pass_cycle)
    if all(cycle == usual.get(seats) for seats, cycle in cycles.items()):
        return
    different = set(cycles.values())
    only = next(iter(different))
    if len(different) == 1 and len(only) == 1:
        yield phrasebook("departs-pass-always", way=way_text(only[0], phrasebook))
    elif len(different) == 1:
        yield phrasebook("departs-pass-cycle-all", ways=cycle_text(only, phrasebook))
    else:
        for seats, cycle in cycles.items():
            if cycle != usual.get(seats):
                ways = cycle_text(cycle, phrasebook)
                yield phrasebook("departs-pass-cycle", players=seats, ways=ways)


def unpassable_text(rules: HeartsRules, phrasebook: Phrasebook) -> str:
    """Name the cards that may not be passed."""
    named = [
        face_text(face, phrasebook)
        if isinstance(face, Card)
        else phrasebook("departs-opening-card")
        for face in rules.unpassable
    ]
    return listed(named, phrasebook)


def leading(rules: HeartsRules, phrasebook: Phrasebook) -> Iterator[str]:
    """Tell who leads first and what may go to the first trick otherwise (R4, R6)."""
    yield from _plain(rules, phrasebook, "opening", "opening_fallback", "first_trick_penalty")
    if rules.first_trick_penalty == "forbidden" or rules.opening == "eldest_nonpenalty":
        yield from _plain(rules, phrasebook, "first_trick_stuck")


def breaking(rules: HeartsRules, phrasebook: Phrasebook) -> Iterator[str]:
    """Tell how hearts are broken otherwise (R5.3 to R5.6)."""
    yield from _plain(rules, phrasebook, "hearts_lead")
    if rules.hearts_lead == "until_broken" or rules.qs_lead == "until_broken":
        yield from _plain(
            rules, phrasebook, "break_by", "forced_lead_breaks", "heart_lead_exception", "qs_lead"
        )


def playing(rules: HeartsRules, phrasebook: Phrasebook) -> Iterator[str]:
    """Tell how tricks are played otherwise (R5, R13)."""
    yield from _plain(rules, phrasebook, "trick_rule")
    if rules.forced_discard:
        named = listed([face_text(face, phrasebook) for face in rules.forced_discard], phrasebook)
        yield phrasebook("departs-forced_discard", cards=named)


def costing(rules: HeartsRules, phrasebook: Phrasebook) -> Iterator[str]:
    """Tell what cards cost otherwise (R7)."""
    if _departs(rules, "hearts_values"):
        yield hearts_text(rules, phrasebook)
    spades = {Card("S", RANKS.index(rank) + 2): worth for rank, worth in rules.spade_values}
    usual = {Card("S", RANKS.index(rank) + 2): worth for rank, worth in USUAL.spade_values}
    for face in sorted(usual, key=lambda face: (face.rank != 12, -face.rank)):
        if spades.get(face, 0) != usual[face]:
            yield cost_text(face, spades.get(face, 0), phrasebook)
    for face, worth in rules.extra_values:
        yield cost_text(face, worth, phrasebook)
    if rules.bonus_card is not None:
        yield cost_text(rules.bonus_card, rules.bonus_points, phrasebook)
        yield from _plain(rules, phrasebook, "bonus_floor")
    if rules.double_card is not None:
        name = face_text(rules.double_card, phrasebook)
        key = (
            "departs-double-turned"
            if rules.imaginary
            else f"departs-double_scope-{rules.double_scope}"
        )
        yield phrasebook(key, card=name)
    if rules.imaginary:
        faces = listed([face_text(face, phrasebook) for face in rules.imaginary], phrasebook)
        yield phrasebook("departs-imaginary", cards=faces)
    if rules.no_trick_bonus:
        yield phrasebook("departs-no_trick_bonus", points=-rules.no_trick_bonus)


def hearts_text(rules: HeartsRules, phrasebook: Phrasebook) -> str:
    """Say what hearts cost."""
    if isinstance(rules.hearts_values, str):
        return phrasebook(f"departs-hearts-{rules.hearts_values}")
    costs = [
        in_a_row((face_text(Card("H", rank), phrasebook), str(worth)))
        for rank, worth in rules.hearts_values
        if worth
    ]
    if not costs:
        return phrasebook("departs-hearts-own-none")
    return phrasebook("departs-hearts-own", costs=enumerated(costs, phrasebook))


def cost_text(face: Card, worth: int, phrasebook: Phrasebook) -> str:
    """Say what one card costs, or takes off."""
    key = "departs-card-gives" if worth < 0 else "departs-card-costs"
    return phrasebook(key, card=face_text(face, phrasebook), points=abs(worth))


def mooning(rules: HeartsRules, phrasebook: Phrasebook) -> Iterator[str]:
    """Tell what shooting the moon brings otherwise (R8)."""
    yield from _plain(rules, phrasebook, "moon")
    if rules.moon == "none":
        return
    if rules.moon_value is not None:
        yield phrasebook("departs-moon_value", points=rules.moon_value)
    if rules.bonus_card is not None:
        bonus = face_text(rules.bonus_card, phrasebook)
        if rules.moon_needs_bonus:
            yield phrasebook("departs-moon_needs_bonus-true", card=bonus)
        if rules.bonus_on_moon == "absorb":
            yield phrasebook("departs-bonus_on_moon-absorb", card=bonus)
    if rules.sun != "none":
        yield phrasebook(f"departs-sun-{rules.sun}", points=rules.sun_value or 0)


def siding(rules: HeartsRules, phrasebook: Phrasebook) -> Iterator[str]:
    """Tell who plays together (R11)."""
    if rules.teams is None:
        return
    yield phrasebook("departs-teams")
    yield phrasebook(f"departs-team_score-{rules.team_score}")
    if rules.moon != "none":
        yield from _plain(rules, phrasebook, "team_moon")
        if not rules.team_moon:
            yield phrasebook(f"departs-partner_moon-{rules.partner_moon}")


def ending(rules: HeartsRules, phrasebook: Phrasebook) -> Iterator[str]:
    """Tell how the game ends otherwise (R9, R10, R12)."""
    yield from _plain(rules, phrasebook, "objective")
    down = rules.display_sign == "count_down"
    # Totals are told as they are shown (R13.18).
    target = 0 if down else rules.target
    if rules.end_mode == "deals":
        yield phrasebook("departs-end-deals", count=rules.deals or 0)
    elif rules.end_mode == "both":
        yield phrasebook("departs-end-both", target=target, count=rules.deals or 0)
    elif _departs(rules, "target") and not _departs(rules, "target_cmp"):
        yield target_text(rules, phrasebook)
    if rules.end_mode != "deals" and _departs(rules, "target_cmp"):
        key = "departs-end-below" if down else "departs-target_cmp-exceed"
        yield phrasebook(key, target=target)
    yield from _plain(rules, phrasebook, "placing", "tie_rule")
    if rules.tie_rule == "continue":
        yield from _plain(rules, phrasebook, "tie_scope", "end_latched")
    if rules.exact_rule == "wins":
        yield phrasebook("departs-exact-wins", target=target)
    elif rules.reset_to is not None:
        points = rules.target - rules.reset_to if down else rules.reset_to
        yield phrasebook("departs-exact-reset", target=target, points=points)
    if rules.lives:
        yield phrasebook("departs-lives", count=rules.lives, points=rules.danger)
    yield from _plain(rules, phrasebook, "display_sign")


def target_text(rules: HeartsRules, phrasebook: Phrasebook) -> str:
    """Say what total ends the game, if reaching one does."""
    if rules.display_sign == "count_down":
        return phrasebook("departs-end-down")
    return phrasebook("departs-end-target", target=rules.target)


# The page of the rules --------------------------------------------------------------------------


def _tables(variant: VariantOf[HeartsRules]) -> list[Terms]:
    return [terms(variant.rules, seats) for seats in variant.seats_allowed]


def _costs_are_usual(rules: HeartsRules, phrasebook: Phrasebook) -> bool:
    return not any(costing(rules, phrasebook))


def _ends_as_usual(rules: HeartsRules) -> bool:
    """Whether the first total at the target ends the game, and the lowest one wins."""
    names = ("objective", "end_mode", "teams", "target_cmp", "exact_rule", "placing", "lives")
    return not any(_departs(rules, name) for name in (*names, "display_sign"))


def _aim(variant: VariantOf[HeartsRules], phrasebook: Phrasebook) -> Iterator[str]:
    rules = variant.rules
    if _ends_as_usual(rules) and _costs_are_usual(rules, phrasebook):
        yield phrasebook(
            "rules-aim", target=rules.target, queen=face_text(QUEEN, phrasebook), worth=13
        )
        return
    yield phrasebook("rules-aim-most" if rules.objective == "highest" else "rules-aim-few")
    if rules.hearts_values == USUAL.hearts_values:
        yield phrasebook("rules-hearts")
    if dict(rules.spade_values).get("Q", 0) == dict(USUAL.spade_values)["Q"]:
        yield cost_text(card("QS"), 13, phrasebook)
    yield from costing(rules, phrasebook)


def _deal(variant: VariantOf[HeartsRules], phrasebook: Phrasebook) -> Iterator[str]:
    rules = variant.rules
    tables = _tables(variant)
    yield phrasebook("rules-deal" if rules.kitty == "none" else "rules-deal-left-over")
    for table in tables:
        out = dict(rules.strip).get(table.seat_count, ())
        yield deal_line(table.seat_count, table.hand_size, out, phrasebook)
    yield from _plain(rules, phrasebook, "decks")
    yield from _plain(rules, phrasebook, "rotation", "kitty")
    if rules.kitty != "none":
        yield from _plain(rules, phrasebook, "kitty_seen")


def _passing(variant: VariantOf[HeartsRules], phrasebook: Phrasebook) -> Iterator[str]:
    rules = variant.rules
    tables = _tables(variant)
    if rules.pass_schedule != USUAL.pass_schedule or all(len(set(t.cycle)) == 1 for t in tables):
        yield from passing(rules, phrasebook)
        ways = {way for table in tables for way in table.cycle}
        # To whom one card goes each, as many go as there are others.
        if ways - {"H", "S"} and not _departs(rules, "pass_count"):
            yield phrasebook("rules-pass-each", count=rules.pass_count)
        if ways - {"H"}:
            yield phrasebook("rules-pass-blind")
        return
    yield phrasebook("rules-pass", count=rules.pass_count)
    for table in tables:
        ways = cycle_text(table.cycle, phrasebook)
        yield phrasebook("rules-pass-cycle", players=table.seat_count, ways=ways)
    yield phrasebook("rules-pass-blind")
    if rules.unpassable:
        yield phrasebook("departs-unpassable", cards=unpassable_text(rules, phrasebook))
    if rules.charging != "none":
        yield charging_text(rules, phrasebook)


def _play(variant: VariantOf[HeartsRules], phrasebook: Phrasebook) -> Iterator[str]:
    rules = variant.rules
    tables = _tables(variant)
    if rules.opening == USUAL.opening:
        yield _opening(rules, tables, phrasebook)
    right = rules.rotation == "counterclockwise"
    yield phrasebook("rules-tricks-right" if right else "rules-tricks")
    if rules.first_trick_penalty == "forbidden" and _costs_are_usual(rules, phrasebook):
        yield phrasebook("rules-first-trick", queen=face_text(QUEEN, phrasebook))
    elif rules.first_trick_penalty == "forbidden":
        yield phrasebook("rules-first-trick-any")
    yield from leading(rules, phrasebook)
    yield from playing(rules, phrasebook)


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
    rules = variant.rules
    told = tuple(breaking(rules, phrasebook))
    if not told:
        yield phrasebook("rules-breaking", queen=face_text(QUEEN, phrasebook))
    elif rules.hearts_lead == "until_broken":
        yield phrasebook("rules-breaking-other")
    yield from told


def _moon(variant: VariantOf[HeartsRules], phrasebook: Phrasebook) -> Iterator[str]:
    rules = variant.rules
    tables = _tables(variant)
    queen = face_text(QUEEN, phrasebook)
    if rules.moon == "none":
        yield phrasebook("departs-moon-none")
        return
    worth = listed_or([*dict.fromkeys(_moon_worth(table) for table in tables)], phrasebook)
    plain = _costs_are_usual(rules, phrasebook) and rules.teams is None
    # What it is worth is said before the rest.
    told = replace(rules, moon_value=None)
    if plain and rules.moon == "old":
        yield phrasebook("rules-moon-old", queen=queen, points=worth)
    elif plain and rules.moon == "new":
        yield phrasebook("rules-moon-new", queen=queen, points=worth)
        told = replace(told, moon="old")
    else:
        yield phrasebook("rules-moon-any", points=worth)
        if rules.moon == "old":
            spared = rules.team_moon or rules.partner_moon == "exempt"
            sides = rules.teams is not None and spared
            yield phrasebook("rules-moon-opponents" if sides else "rules-moon-others")
    if rules.charging != "none" and not rules.moon_value:
        charged = [terms(rules, one.seat_count, frozenset(one.chargeable)) for one in tables]
        dearest = max(one.penalty_sum for one in charged)
        yield phrasebook("rules-moon-charged", points=dearest)
    yield from mooning(told, phrasebook)
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
    told = tuple(ending(rules, phrasebook))
    by_target = {target_text(rules, phrasebook)}
    if set(told) <= by_target and rules.teams is None:
        key = "rules-end-away" if rules.imaginary else "rules-end"
        yield phrasebook(key, target=rules.target)
    else:
        yield phrasebook("rules-end-other")
        named = _departs(rules, "target_cmp") or by_target & set(told)
        if rules.end_mode == "target" and not named:
            yield from by_target
        yield from told
        yield from siding(rules, phrasebook)


def _goal(variant: VariantOf[HeartsRules], phrasebook: Phrasebook) -> str:
    rules = variant.rules
    if rules.end_mode == "deals":
        return phrasebook("lobby-goal-deals", count=rules.deals or 0)
    return phrasebook("lobby-goal", target=rules.target)


TOLD: Final = ToldRules[HeartsRules](
    departures=departures,
    topics=(_aim, _deal, _passing, _play, _breaking, _moon, _end),
    goal=_goal,
    house_rules=_house_rules,
    usual=lambda _: "rule-card-usual",
    plain=USUAL,
)
