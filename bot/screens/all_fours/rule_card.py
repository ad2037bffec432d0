"""The rule card: what is played, and every departure from Seven-Up in a line each."""

from collections.abc import Iterator
from typing import Final

from bot.screens.phrases import length_text, listed, listed_or
from bot.screens.shortening import card_lines
from bot.text.phrasebook import Phrasebook
from engine.contract.variant import VariantOf
from engine.games.all_fours.family import ALL_FOURS
from engine.games.all_fours.rules import AllFoursRules

_PLAIN: Final = (
    "teams",
    "rotation",
    "cut",
    "trump",
    "turn_scoring",
    "gift_to",
    "gift_may_win",
    "second_beg",
    "run_new_trump",
    "run_to",
    "exhaust_keep",
    "after_run",
    "discards_count",
    "follow",
    "jack_exempt",
    "undertrump",
    "low_to",
    "game_suits",
    "game_tie",
    "inquiry",
    "look_early",
    "mark_when_known",
    "dealer_may_equal",
    "all_pass",
    "trick_memory",
)
"""Parameters whose every value but the usual one has a line of its own."""

_TURNED_ONLY: Final = frozenset(
    {
        "turn_scoring",
        "gift_to",
        "gift_may_win",
        "second_beg",
        "run_new_trump",
        "run_to",
        "exhaust_keep",
        "after_run",
        "discards_count",
    }
)
"""Parameters that mean nothing if no card is turned up."""


def usual_rules() -> AllFoursRules:
    """Return the rules that a card tells departures from."""
    return ALL_FOURS.presets["seven_up"].rules


def rule_card(variant: VariantOf[AllFoursRules], phrasebook: Phrasebook) -> list[str]:
    """Name what is played and tell every departure from Seven-Up; shortened if very long."""
    rules = variant.rules
    return card_lines(
        variant, departures(rules, phrasebook), phrasebook, usual=phrasebook("af-card-usual")
    )


def goal_text(variant: VariantOf[AllFoursRules], phrasebook: Phrasebook) -> str:
    """Say how many points end the game, and how many deals."""
    return length_text(variant.rules.target, variant.rules.deals, phrasebook)


def departures(rules: AllFoursRules, phrasebook: Phrasebook) -> Iterator[str]:
    """Tell every departure from Seven-Up, in the order of a game."""
    usual = usual_rules()
    yield from _table(rules, usual, phrasebook)
    for name in _PLAIN:
        if not _matters(rules, name):
            continue
        if getattr(rules, name) != getattr(usual, name):
            value = str(getattr(rules, name)).replace("True", "true").replace("False", "false")
            yield phrasebook(f"af-departs-{name}-{value}")
    if rules.beg and rules.bunch != usual.bunch:
        yield phrasebook("af-departs-bunch")
    if rules.hang != usual.hang:
        yield phrasebook("af-departs-hang", points=rules.hang)
    if rules.ten != usual.ten:
        yield phrasebook("af-departs-ten", points=rules.ten)
    yield from revoking(rules, phrasebook)


def _table(rules: AllFoursRules, usual: AllFoursRules, phrasebook: Phrasebook) -> Iterator[str]:
    if rules.players_allowed != usual.players_allowed:
        allowed = listed_or([str(seats) for seats in rules.players_allowed], phrasebook)
        yield phrasebook("departs-players", allowed=allowed)
    if rules.target != usual.target:
        yield phrasebook("af-departs-target", count=rules.target)
    if rules.deals is not None:
        yield phrasebook("departs-deals", count=rules.deals)
    if rules.trump == "turnup" and rules.turn_points != usual.turn_points:
        yield phrasebook("af-departs-turn", worths=turn_text(rules, phrasebook))


def revoking(rules: AllFoursRules, phrasebook: Phrasebook) -> Iterator[str]:
    """Tell what a revoke costs, if it is not refused (F28)."""
    if rules.revoke == "enforce":
        return
    yield phrasebook("af-departs-revoke", points=rules.revoke_points)
    yield phrasebook(f"af-departs-revoke-{rules.revoke_rule}")
    if rules.revoke_claim:
        yield phrasebook("af-departs-revoke-claim")


def _matters(rules: AllFoursRules, name: str) -> bool:
    """Whether a parameter can make a difference at any table of these rules."""
    if name == "look_early":
        # Without begging it matters only who does not look before the lead.
        return 4 in rules.players_allowed and (rules.beg or rules.look_early != "all")
    if name == "teams":
        return 4 in rules.players_allowed
    if name == "gift_to":
        return rules.beg and 3 in rules.players_allowed
    return rules.trump == "turnup" or name not in _TURNED_ONLY


def turn_text(rules: AllFoursRules, phrasebook: Phrasebook) -> str:
    """Say what each rank brings the dealer when it is turned up."""
    worths = [
        phrasebook("af-turn-worth", rank=phrasebook(f"af-rank-{rank}"), points=points)
        for rank, points in rules.turn_points
    ]
    return listed(worths, phrasebook)
