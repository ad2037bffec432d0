"""The rules of Canasta and Samba in plain words, told from the rules in force."""

from collections.abc import Iterator

from bot.screens.canasta.rule_card import (
    covered_text,
    departures,
    opening_text,
    pack_text,
)
from bot.screens.phrases import text
from bot.screens.screen import Screen, layout
from bot.screens.shortening import customised_text, first_lines
from bot.text.phrasebook import Phrasebook
from engine.contract.variant import VariantOf
from engine.games.canasta.rules import CanastaRules


def rules_screen(variant: VariantOf[CanastaRules], phrasebook: Phrasebook) -> Screen:
    """Explain a variant from its values, so that what is told is what is played."""
    rules = variant.rules
    topics = (_aim, _deal, _melds, _turn, _pile, _out, _count)
    told = layout(
        text(
            phrasebook("rules-title", variant=phrasebook(f"variant-{variant.key}")),
            phrasebook(f"variant-{variant.key}-about"),
            customised_text(variant, phrasebook),
        ),
        *(text(*topic(rules, phrasebook)) for topic in topics),
    )
    card = [phrasebook("rule-card-line", departure=one) for one in departures(rules, phrasebook)]
    if not card:
        return told
    card = [phrasebook("canasta-rules-here"), *card]
    return told.followed_by(text(*first_lines(card, told.left.characters)))


def _aim(rules: CanastaRules, phrasebook: Phrasebook) -> Iterator[str]:
    yield phrasebook("canasta-rules-aim", target=rules.target)
    if rules.deals is not None:
        yield phrasebook("rules-deals", count=rules.deals)
    yield phrasebook(f"canasta-departs-sides-{rules.sides}")


def _deal(rules: CanastaRules, phrasebook: Phrasebook) -> Iterator[str]:
    yield phrasebook("canasta-rules-deal", hand=rules.hand_size)
    yield pack_text(rules, phrasebook)
    covered = covered_text(rules, phrasebook)
    if covered is not None:
        yield phrasebook("canasta-rules-covered", cards=covered)
    yield phrasebook("canasta-rules-kinds")


def _melds(rules: CanastaRules, phrasebook: Phrasebook) -> Iterator[str]:
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


def _turn(rules: CanastaRules, phrasebook: Phrasebook) -> Iterator[str]:
    yield phrasebook("canasta-rules-turn", draw=rules.draw_count)


def _pile(rules: CanastaRules, phrasebook: Phrasebook) -> Iterator[str]:
    yield phrasebook("canasta-rules-pile")
    if rules.route_mixed and not rules.always_frozen:
        yield phrasebook("canasta-rules-mixed")
    if rules.route_add:
        unfinished = not rules.add_to_canasta
        yield phrasebook("canasta-rules-add-unfinished" if unfinished else "canasta-rules-add")
    yield phrasebook("canasta-rules-always" if rules.always_frozen else "canasta-rules-frozen")


def _out(rules: CanastaRules, phrasebook: Phrasebook) -> Iterator[str]:
    yield phrasebook("canasta-rules-out", count=rules.canastas_to_go_out)
    if rules.ask != "never" and rules.sides != "alone":
        yield phrasebook("canasta-rules-ask")
    if rules.stock_end == "play_on":
        yield phrasebook("canasta-rules-stock")
    else:
        yield phrasebook(f"canasta-departs-stock_end-{rules.stock_end}")
    if rules.last_card_red3 == "end_now":
        yield phrasebook("canasta-rules-last-three")


def _count(rules: CanastaRules, phrasebook: Phrasebook) -> Iterator[str]:
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
