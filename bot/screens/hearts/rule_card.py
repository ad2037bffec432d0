"""The rule card: what is played, and every departure from `standard` in a line each."""

from collections.abc import Callable, Iterator
from dataclasses import fields
from typing import Final, TypeAlias

from bot.screens.cards import face_text
from bot.screens.hearts.choices import cycle_text, way_text
from bot.screens.phrases import enumerated, in_a_row, listed
from bot.screens.shortening import card_lines
from bot.text.phrasebook import Phrasebook
from engine.cards import RANKS, Card, card
from engine.contract.variant import VariantOf
from engine.games.hearts.rules import HeartsRules

USUAL: Final = HeartsRules()

Topic: TypeAlias = Callable[[HeartsRules, Phrasebook], Iterator[str]]


def rule_card(variant: VariantOf[HeartsRules], phrasebook: Phrasebook) -> list[str]:
    """Name what is played and tell every departure from the usual game; shortened if very long."""
    rules = variant.rules
    return card_lines(
        variant, departures(rules, phrasebook), phrasebook, usual=phrasebook("rule-card-usual")
    )


def goal_text(variant: VariantOf[HeartsRules], phrasebook: Phrasebook) -> str:
    """Say what total or how many deals end the game."""
    rules = variant.rules
    if rules.end_mode == "deals":
        return phrasebook("lobby-goal-deals", count=rules.deals or 0)
    return phrasebook("lobby-goal", target=rules.target)


def departures(rules: HeartsRules, phrasebook: Phrasebook) -> tuple[str, ...]:
    """Tell every departure of `rules` from `standard`, in the order of a game."""
    return tuple(line for topic in TOPICS for line in topic(rules, phrasebook))


def differs(rules: HeartsRules, name: str) -> bool:
    """Whether a parameter is other than usual."""
    return getattr(rules, name) != getattr(USUAL, name)


def plain_lines(rules: HeartsRules, phrasebook: Phrasebook, *names: str) -> Iterator[str]:
    """Tell parameters that are a word or true or false, each value having a line of its own."""
    queen = face_text(card("QS"), phrasebook)
    for name in names:
        if differs(rules, name):
            value = str(getattr(rules, name))
            if value in ("True", "False"):
                value = value.lower()
            yield phrasebook(f"departs-{name}-{value}", queen=queen, target=rules.target)


def dealing(rules: HeartsRules, phrasebook: Phrasebook) -> Iterator[str]:
    """Tell how the cards are dealt otherwise (R1)."""
    if differs(rules, "players_allowed"):
        allowed = listed([str(seats) for seats in rules.players_allowed], phrasebook)
        yield phrasebook("departs-players", allowed=allowed)
    if differs(rules, "decks"):
        yield phrasebook("departs-decks", count=rules.decks)
    usual = dict(USUAL.strip)
    for seats, out in rules.strip:
        if seats in rules.players_allowed and set(out) != set(usual.get(seats, ())):
            faces = listed([face_text(face, phrasebook) for face in out], phrasebook)
            key = "departs-strip" if out else "departs-strip-none"
            yield phrasebook(key, players=seats, out=faces)
    for seats, size in rules.hand_sizes:
        if seats in rules.players_allowed:
            yield phrasebook("departs-hand_sizes", players=seats, cards=size)
    if differs(rules, "first_dealer"):
        yield phrasebook("departs-first_dealer", number=(rules.first_dealer or 0) + 1)
    yield from plain_lines(rules, phrasebook, "rotation", "kitty")
    if rules.kitty != "none":
        yield from plain_lines(rules, phrasebook, "kitty_seen")


def passing(rules: HeartsRules, phrasebook: Phrasebook) -> Iterator[str]:
    """Tell how cards are passed otherwise (R3)."""
    by_dealer = rules.pass_schedule != USUAL.pass_schedule
    cycles = {seats: rules.cycle(seats) for seats in rules.players_allowed}
    never = not by_dealer and all(set(cycle) == {"H"} for cycle in cycles.values())
    if by_dealer:
        yield phrasebook("departs-pass_schedule-dealer_choice", count=rules.dealer_pass_cap)
        yield from plain_lines(rules, phrasebook, "dealer_pass_zero_ok")
    elif never:
        yield phrasebook("departs-pass-never")
    else:
        yield from _cycles(cycles, phrasebook)
        if differs(rules, "pass_count"):
            yield phrasebook("departs-pass_count", count=rules.pass_count)
    if rules.unpassable and not never:
        yield phrasebook("departs-unpassable", cards=unpassable_text(rules, phrasebook))


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
    yield from plain_lines(rules, phrasebook, "opening", "opening_fallback", "first_trick_penalty")
    if rules.first_trick_penalty == "forbidden" or rules.opening == "eldest_nonpenalty":
        yield from plain_lines(rules, phrasebook, "first_trick_stuck")


def breaking(rules: HeartsRules, phrasebook: Phrasebook) -> Iterator[str]:
    """Tell how hearts are broken otherwise (R5.3 to R5.6)."""
    yield from plain_lines(rules, phrasebook, "hearts_lead")
    if rules.hearts_lead == "until_broken" or rules.qs_lead == "until_broken":
        yield from plain_lines(
            rules, phrasebook, "break_by", "forced_lead_breaks", "heart_lead_exception", "qs_lead"
        )


def playing(rules: HeartsRules, phrasebook: Phrasebook) -> Iterator[str]:
    """Tell how tricks are played otherwise (R5, R13)."""
    yield from plain_lines(rules, phrasebook, "trick_rule")
    if rules.forced_discard:
        named = listed([face_text(face, phrasebook) for face in rules.forced_discard], phrasebook)
        yield phrasebook("departs-forced_discard", cards=named)


def costing(rules: HeartsRules, phrasebook: Phrasebook) -> Iterator[str]:
    """Tell what cards cost otherwise (R7)."""
    if differs(rules, "hearts_values"):
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
        yield from plain_lines(rules, phrasebook, "bonus_floor")
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
    yield from plain_lines(rules, phrasebook, "moon")
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
        yield from plain_lines(rules, phrasebook, "team_moon")
        if not rules.team_moon:
            yield phrasebook(f"departs-partner_moon-{rules.partner_moon}")


def ending(rules: HeartsRules, phrasebook: Phrasebook) -> Iterator[str]:
    """Tell how the game ends otherwise (R9, R10, R12)."""
    yield from plain_lines(rules, phrasebook, "objective")
    down = rules.display_sign == "count_down"
    # Totals are told as they are shown (R13.18).
    target = 0 if down else rules.target
    if rules.end_mode == "deals":
        yield phrasebook("departs-end-deals", count=rules.deals or 0)
    elif rules.end_mode == "both":
        yield phrasebook("departs-end-both", target=target, count=rules.deals or 0)
    elif differs(rules, "target") and not differs(rules, "target_cmp"):
        yield target_text(rules, phrasebook)
    if rules.end_mode != "deals" and differs(rules, "target_cmp"):
        key = "departs-end-below" if down else "departs-target_cmp-exceed"
        yield phrasebook(key, target=target)
    yield from plain_lines(rules, phrasebook, "placing", "tie_rule")
    if rules.tie_rule == "continue":
        yield from plain_lines(rules, phrasebook, "tie_scope", "end_latched")
    if rules.exact_rule == "wins":
        yield phrasebook("departs-exact-wins", target=target)
    elif rules.reset_to is not None:
        points = rules.target - rules.reset_to if down else rules.reset_to
        yield phrasebook("departs-exact-reset", target=target, points=points)
    if rules.lives:
        yield phrasebook("departs-lives", count=rules.lives, points=rules.danger)
    yield from plain_lines(rules, phrasebook, "display_sign")


def target_text(rules: HeartsRules, phrasebook: Phrasebook) -> str:
    """Say what total ends the game, if reaching one does."""
    if rules.display_sign == "count_down":
        return phrasebook("departs-end-down")
    return phrasebook("departs-end-target", target=rules.target)


def others(rules: HeartsRules, phrasebook: Phrasebook) -> Iterator[str]:
    """Tell parameters that have no words yet by their names, so that no rule surprises anybody."""
    for one in fields(rules):
        if one.name not in TOLD and getattr(rules, one.name) != one.default:
            yield phrasebook("departs-other", name=one.name, value=str(getattr(rules, one.name)))


TOPICS: Final[tuple[Topic, ...]] = (
    dealing,
    passing,
    leading,
    breaking,
    playing,
    costing,
    mooning,
    siding,
    ending,
    others,
)
"""The lines of a rule card, in the order of a game."""

TOLD: Final = frozenset(
    {
        "players",
        "players_allowed",
        "decks",
        "strip",
        "kitty",
        "hand_sizes",
        "imaginary",
        "kitty_seen",
        "first_dealer",
        "rotation",
        "pass_schedule",
        "pass_cycle",
        "pass_count",
        "dealer_pass_cap",
        "dealer_pass_zero_ok",
        "unpassable",
        "opening",
        "opening_fallback",
        "first_trick_penalty",
        "first_trick_stuck",
        "hearts_lead",
        "break_by",
        "forced_lead_breaks",
        "heart_lead_exception",
        "qs_lead",
        "forced_discard",
        "trick_rule",
        "hearts_values",
        "spade_values",
        "extra_values",
        "bonus_card",
        "bonus_points",
        "bonus_floor",
        "double_card",
        "double_scope",
        "no_trick_bonus",
        "moon",
        "moon_value",
        "moon_needs_bonus",
        "bonus_on_moon",
        "sun",
        "sun_value",
        "teams",
        "team_score",
        "team_moon",
        "partner_moon",
        "objective",
        "end_mode",
        "target",
        "target_cmp",
        "deals",
        "placing",
        "tie_rule",
        "tie_scope",
        "end_latched",
        "exact_rule",
        "display_sign",
        "lives",
        "danger",
    }
)
"""The parameters that have words of their own."""
