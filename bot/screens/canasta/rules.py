"""The rules of Canasta and Samba in words, told from the rules in force."""

from collections.abc import Iterator, Mapping
from typing import Final

from bot.screens.lobbies.house_rules import HouseRule, HouseRules, awake
from bot.screens.phrases import enumerated, length_text, listed_or, text
from bot.screens.screen import Screen
from bot.screens.shortening import first_lines
from bot.screens.told_rules import ToldRules, options_of, plain_lines
from bot.text.phrasebook import Phrasebook
from engine.contract.variant import VariantOf
from engine.games.canasta.presets import CANASTA
from engine.games.canasta.rules import BELOW_ZERO, COVERED, CanastaRules, NamedGame

_ALWAYS: Final = options_of(
    CanastaRules,
    "target",
    "deals",
    "canastas_to_go_out",
    "draw_count",
    "always_frozen",
    "route_add",
    "red3_minus_if",
    "ask",
    "stock_end",
    "pile_memory",
)
_OWN: Final[Mapping[NamedGame, Mapping[str, HouseRule]]] = {
    "canasta": options_of(CanastaRules, "route_mixed", "opening_take_wild", "wild_le_natural"),
    "samba": options_of(CanastaRules, "seq_take", "wild_ratio", "completed_group"),
}
"""The choices of a host in one game alone."""


def _house_rules(variant: VariantOf[CanastaRules], seats: int) -> HouseRules[CanastaRules]:
    options = {**_ALWAYS, **_OWN[variant.rules.game]}
    return awake(options, seats, variant.rules, _matters)


def _matters(rules: CanastaRules, name: str) -> bool:
    """Whether a parameter can make a difference: who plays alone asks nobody."""
    return name != "ask" or rules.sides != "alone"


# The rule card ----------------------------------------------------------------------------------

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
"""Parameters that are numbers, told with the number; those after the target after the deals."""

_LENGTH_AT: Final = _COUNTED.index("target") + 1

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

_ELSEWHERE: Final[Mapping[NamedGame, frozenset[str]]] = {
    "canasta": frozenset({"samba", "merge_sequences", "pair_take", "seq_take"}),
    "samba": frozenset({"route_mixed", "mixed_wilds", "open_then_mixed"}),
}
"""The parameters without a line in a game: it lacks them, or its own line tells them already."""

_USUAL: Final[Mapping[NamedGame, str]] = {"canasta": "canasta_book", "samba": "samba_4"}
_CARD_USUAL: Final[Mapping[NamedGame, str]] = {
    "canasta": "canasta-card-usual",
    "samba": "canasta-card-usual-samba",
}


def usual_rules(rules: CanastaRules) -> CanastaRules:
    """Return the rules that a card tells departures from: those of the game for four."""
    return CANASTA.presets[_USUAL[rules.game]].rules


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
    yield from _plain(rules, usual, _COUNTED[:_LENGTH_AT], phrasebook)
    if rules.deals is not None:
        yield phrasebook("departs-deals", count=rules.deals)
    yield from _plain(rules, usual, _COUNTED[_LENGTH_AT:], phrasebook)
    if rules.opening_table != usual.opening_table:
        yield phrasebook("canasta-departs-opening", table=opening_text(rules, phrasebook))
    yield from _plain(rules, usual, _PLAIN, phrasebook)
    bare = (kind for kind in COVERED if kind not in rules.upcard_cover)
    yield from (phrasebook(f"canasta-departs-upcard-{kind}") for kind in bare)
    if rules.group_max is not None:
        yield phrasebook("canasta-departs-group_max", count=rules.group_max)


def _plain(
    rules: CanastaRules, usual: CanastaRules, names: tuple[str, ...], phrasebook: Phrasebook
) -> Iterator[str]:
    elsewhere = _ELSEWHERE[rules.game]
    if not rules.route_add:
        # Neither does the top card alone go to a sequence.
        elsewhere |= {"seq_take"}
    told = (name for name in names if name not in elsewhere)
    yield from plain_lines("canasta-departs", rules, usual, told, phrasebook)


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


# The page of the rules --------------------------------------------------------------------------


def _aim(variant: VariantOf[CanastaRules], phrasebook: Phrasebook) -> Iterator[str]:
    rules = variant.rules
    yield phrasebook("canasta-rules-aim", target=rules.target)
    if rules.deals is not None:
        yield phrasebook("rules-deals", count=rules.deals)
    yield phrasebook(f"canasta-departs-sides-{rules.sides}")


def _deal(variant: VariantOf[CanastaRules], phrasebook: Phrasebook) -> Iterator[str]:
    rules = variant.rules
    yield phrasebook("canasta-rules-deal", hand=rules.hand_size)
    yield pack_text(rules, phrasebook)
    covered = covered_text(rules, phrasebook)
    if covered is not None:
        yield phrasebook("canasta-rules-covered", cards=covered)
    yield phrasebook("canasta-rules-kinds")


def _melds(variant: VariantOf[CanastaRules], phrasebook: Phrasebook) -> Iterator[str]:
    rules = variant.rules
    yield phrasebook("canasta-rules-melds", naturals=rules.natural_min, wilds=rules.wild_max)
    if rules.sides != "alone":
        yield phrasebook("canasta-rules-partners")
    many = rules.melds_per_rank is None
    yield phrasebook("canasta-rules-many-melds" if many else "canasta-rules-one-meld")
    if rules.sequences:
        yield phrasebook("canasta-rules-sequences")
    if rules.completed_group != "open":
        yield phrasebook(f"canasta-departs-completed_group-{rules.completed_group}")
    yield phrasebook("canasta-rules-opening", table=opening_text(rules, phrasebook))
    if rules.concealed_waives_opening == "stock_only":
        yield phrasebook("canasta-rules-waived")


def _turn(variant: VariantOf[CanastaRules], phrasebook: Phrasebook) -> Iterator[str]:
    rules = variant.rules
    yield phrasebook("canasta-rules-turn", draw=rules.draw_count)


def _pile(variant: VariantOf[CanastaRules], phrasebook: Phrasebook) -> Iterator[str]:
    rules = variant.rules
    yield phrasebook("canasta-rules-pile")
    if rules.route_mixed and not rules.always_frozen:
        yield phrasebook("canasta-rules-mixed")
    if _adds(rules):
        unfinished = not rules.add_to_canasta
        yield phrasebook("canasta-rules-add-unfinished" if unfinished else "canasta-rules-add")
    yield phrasebook("canasta-rules-always" if rules.always_frozen else "canasta-rules-frozen")


def _adds(rules: CanastaRules) -> bool:
    """Whether the top card alone may take the pile at all."""
    return rules.route_add and not rules.always_frozen


def _out(variant: VariantOf[CanastaRules], phrasebook: Phrasebook) -> Iterator[str]:
    rules = variant.rules
    yield phrasebook("canasta-rules-out", count=rules.canastas_to_go_out)
    if rules.ask != "never" and rules.sides != "alone":
        yield phrasebook("canasta-rules-ask")
    if rules.stock_end == "play_on":
        yield phrasebook("canasta-rules-stock", adds="yes" if _adds(rules) else "no")
    else:
        yield phrasebook(f"canasta-departs-stock_end-{rules.stock_end}")
    if rules.last_card_red3 == "end_now":
        yield phrasebook("canasta-rules-last-three")


def _count(variant: VariantOf[CanastaRules], phrasebook: Phrasebook) -> Iterator[str]:
    rules = variant.rules
    yield phrasebook(
        "canasta-rules-count",
        natural=str(rules.canasta_natural),
        mixed=str(rules.canasta_mixed),
        out=str(rules.out_bonus),
    )
    if rules.sequences:
        yield phrasebook("canasta-rules-samba", samba=str(rules.samba))
    if rules.concealed_extra:
        yield phrasebook("canasta-rules-concealed", points=str(rules.concealed_extra))
    yield phrasebook("canasta-rules-threes", each=str(rules.red3_each), all=str(rules.red3_all))
    if rules.red3_all_but_one is not None:
        yield phrasebook("canasta-departs-red3_all_but_one", count=rules.red3_all_but_one)
    yield phrasebook(f"canasta-departs-red3_minus_if-{rules.red3_minus_if}")


class _ToldRules(ToldRules[CanastaRules]):
    """The page ends with what departs from the usual game, as far as there is room."""

    def rules(self, variant: VariantOf[CanastaRules], phrasebook: Phrasebook) -> Screen:
        told = super().rules(variant, phrasebook)
        card = [
            phrasebook("rule-card-line", departure=one)
            for one in departures(variant.rules, phrasebook)
        ]
        if not card:
            return told
        card = [phrasebook("canasta-rules-here"), *card]
        return told.followed_by(text(*first_lines(card, told.left.characters)))


TOLD: Final = _ToldRules(
    departures=departures,
    topics=(_aim, _deal, _melds, _turn, _pile, _out, _count),
    goal=length_text,
    house_rules=_house_rules,
    usual=lambda rules: _CARD_USUAL[rules.game],
    texts="canasta-",
)
