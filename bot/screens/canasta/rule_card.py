"""The rule card: what is played, and every departure from the usual game in a line each."""

from collections.abc import Iterator
from typing import Final

from bot.screens.phrases import enumerated, length_text, listed_or
from bot.screens.shortening import card_lines
from bot.text.phrasebook import Phrasebook
from engine.contract.variant import VariantOf
from engine.games.canasta.presets import CANASTA
from engine.games.canasta.rules import BELOW_ZERO, COVERED, CanastaRules

_COUNTED: Final = (
    "hand_size",
    "draw_count",
    "target",
    "canastas_to_go_out",
    "wild_max",
    "mixed_wilds",
    "out_bonus",
    "concealed_extra",
    "canasta_natural",
    "canasta_mixed",
    "samba",
    "red3_each",
    "red3_all",
    "red3_all_but_one",
)
"""Parameters that are numbers, told with the number."""

_PLAIN: Final = (
    "wild_le_natural",
    "wild_ratio",
    "wild_after_canasta",
    "merge_sequences",
    "completed_group",
    "pair_take",
    "seq_take",
    "red3_deal",
    "last_card_red3",
    "route_mixed",
    "route_add",
    "opening_take_wild",
    "open_then_mixed",
    "always_frozen",
    "one_card_bar",
    "black3_meld",
    "black3_opens",
    "concealed_waives_opening",
    "concealed_with_pile",
    "ask",
    "red3_minus_if",
    "red3_minus",
    "stock_end",
    "both_over_target",
    "next_dealer",
    "pile_memory",
)
"""Parameters whose every value but the usual one has a line of its own."""

_SAMBA_ONLY: Final = frozenset({"samba", "merge_sequences", "pair_take", "seq_take"})
_SAMBA_SAYS: Final = frozenset({"route_mixed", "mixed_wilds", "open_then_mixed"})
"""The parameters that Samba's own line tells already."""


def usual_rules(rules: CanastaRules) -> CanastaRules:
    """Return the rules that a card tells departures from: Canasta's or Samba's for four."""
    return CANASTA.presets["samba_4" if rules.sequences else "canasta_book"].rules


def rule_card(variant: VariantOf[CanastaRules], phrasebook: Phrasebook) -> list[str]:
    """Name what is played and tell every departure from the usual game; shortened if very long."""
    rules = variant.rules
    usual = phrasebook("canasta-card-usual-samba" if rules.sequences else "canasta-card-usual")
    return card_lines(variant, departures(rules, phrasebook), phrasebook, usual=usual)


def goal_text(variant: VariantOf[CanastaRules], phrasebook: Phrasebook) -> str:
    """Say how many points end the game, and how many deals."""
    return length_text(variant.rules.target, variant.rules.deals, phrasebook)


def goal_line(rules: CanastaRules, phrasebook: Phrasebook) -> str:
    """Say in small print when the game ends."""
    if rules.deals is not None:
        return phrasebook("goal-line-both", target=rules.target, count=rules.deals)
    return phrasebook("canasta-goal", target=rules.target)


def departures(rules: CanastaRules, phrasebook: Phrasebook) -> Iterator[str]:
    """Tell every departure from the usual game, in the order of a game."""
    usual = usual_rules(rules)
    if (rules.players, rules.sides) != (usual.players, usual.sides):
        yield phrasebook("canasta-departs-players", count=rules.players)
        yield phrasebook(f"canasta-departs-sides-{rules.sides}")
    if (rules.decks, rules.jokers_per_deck) != (usual.decks, usual.jokers_per_deck):
        yield pack_text(rules, phrasebook)
    for name in _COUNTED:
        if _told(rules, name) and getattr(rules, name) != getattr(usual, name):
            yield phrasebook(f"canasta-departs-{name}", count=getattr(rules, name))
        if name == "target" and rules.deals is not None:
            yield phrasebook("departs-deals", count=rules.deals)
    if rules.opening_table != usual.opening_table:
        yield phrasebook("canasta-departs-opening", table=opening_text(rules, phrasebook))
    for name in _PLAIN:
        if _told(rules, name) and getattr(rules, name) != getattr(usual, name):
            value = str(getattr(rules, name)).replace("True", "true").replace("False", "false")
            yield phrasebook(f"canasta-departs-{name}-{value}")
    bare = (kind for kind in COVERED if kind not in rules.upcard_cover)
    yield from (phrasebook(f"canasta-departs-upcard-{kind}") for kind in bare)
    if rules.group_max is not None:
        yield phrasebook("canasta-departs-group_max", count=rules.group_max)


def _told(rules: CanastaRules, name: str) -> bool:
    if rules.sequences:
        return name not in _SAMBA_SAYS
    return name not in _SAMBA_ONLY


def pack_text(rules: CanastaRules, phrasebook: Phrasebook) -> str:
    """Say which cards are in play."""
    return phrasebook("canasta-pack", packs=rules.decks, cards=len(rules.pack))


def covered_text(rules: CanastaRules, phrasebook: Phrasebook) -> str | None:
    """Say which cards are covered when they are turned up first (K6), None if none is."""
    kinds = [kind for kind in COVERED if kind in rules.upcard_cover]
    if kinds == list(COVERED):
        return phrasebook("canasta-covered-all")
    return listed_or([phrasebook(f"canasta-covered-{kind}") for kind in kinds], phrasebook) or None


def opening_text(rules: CanastaRules, phrasebook: Phrasebook) -> str:
    """Say what the first meld must count at which total."""
    told = (
        phrasebook("canasta-opening-below", minimum=minimum)
        if least == BELOW_ZERO
        else phrasebook("canasta-opening-from", least=str(least), minimum=minimum)
        for least, minimum in rules.opening_table
    )
    return enumerated(told, phrasebook)
