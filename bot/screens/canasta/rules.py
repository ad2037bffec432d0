"""The rules of Canasta and Samba in plain words, told from the rules in force."""

from collections.abc import Iterator

from bot.screens.canasta.rule_card import (
    covered_text,
    departures,
    opening_text,
    pack_text,
    rules_of,
)
from bot.screens.components import Layout, layout
from bot.screens.phrases import text
from bot.words import Words
from engine.contract.variant import Variant
from engine.games.canasta.rules import CanastaRules


def rules_screen(variant: Variant, words: Words) -> Layout:
    """Explain a variant from its values, so that what is told is what is played."""
    rules = rules_of(variant)
    topics = (_aim, _deal, _melds, _turn, _pile, _out, _count)
    told = list(departures(rules, words))
    card = [words("canasta-rules-here"), *(words("rule-card-line", departure=one) for one in told)]
    return layout(
        text(
            words("rules-title", variant=words(f"variant-{variant.key}")),
            words(f"variant-{variant.key}-about"),
            words("rules-customised") if variant.options else None,
        ),
        *(text(*topic(rules, words)) for topic in topics),
        *([text("\n".join(card)[:1200])] if told else []),
    )


def _aim(rules: CanastaRules, words: Words) -> Iterator[str]:
    yield words("canasta-rules-aim", target=rules.target)
    yield words(f"canasta-departs-sides-{rules.sides}")


def _deal(rules: CanastaRules, words: Words) -> Iterator[str]:
    yield words("canasta-rules-deal", hand=rules.hand_size)
    yield pack_text(rules, words)
    covered = covered_text(rules, words)
    if covered is not None:
        yield words("canasta-rules-covered", cards=covered)
    yield words("canasta-rules-kinds")


def _melds(rules: CanastaRules, words: Words) -> Iterator[str]:
    yield words("canasta-rules-melds", naturals=rules.natural_min, wilds=rules.wild_max)
    if rules.sides != "alone":
        yield words("canasta-rules-partners")
    many = rules.melds_per_rank is None
    yield words("canasta-rules-many-melds" if many else "canasta-rules-one-meld")
    if rules.sequences:
        yield words("canasta-rules-sequences")
    if rules.completed_group != "open":
        yield words(f"canasta-departs-completed_group-{rules.completed_group}")
    yield words("canasta-rules-opening", table=opening_text(rules, words))
    if rules.concealed_waives_opening == "stock_only":
        yield words("canasta-rules-waived")


def _turn(rules: CanastaRules, words: Words) -> Iterator[str]:
    yield words("canasta-rules-turn", draw=rules.draw_count)


def _pile(rules: CanastaRules, words: Words) -> Iterator[str]:
    yield words("canasta-rules-pile")
    if rules.route_mixed and not rules.always_frozen:
        yield words("canasta-rules-mixed")
    if rules.route_add:
        unfinished = not rules.add_to_canasta
        yield words("canasta-rules-add-unfinished" if unfinished else "canasta-rules-add")
    yield words("canasta-rules-always" if rules.always_frozen else "canasta-rules-frozen")


def _out(rules: CanastaRules, words: Words) -> Iterator[str]:
    yield words("canasta-rules-out", count=rules.canastas_to_go_out)
    if rules.ask != "never" and rules.sides != "alone":
        yield words("canasta-rules-ask")
    if rules.stock_end == "play_on":
        yield words("canasta-rules-stock")
    else:
        yield words(f"canasta-departs-stock_end-{rules.stock_end}")
    if rules.last_card_red3 == "end_now":
        yield words("canasta-rules-last-three")


def _count(rules: CanastaRules, words: Words) -> Iterator[str]:
    yield words(
        "canasta-rules-count",
        natural=str(rules.canasta_natural),
        mixed=str(rules.canasta_mixed),
        out=str(rules.out_bonus),
    )
    if rules.sequences:
        yield words("canasta-rules-samba", samba=str(rules.samba))
    if rules.concealed_extra:
        yield words("canasta-rules-concealed", points=str(rules.concealed_extra))
    yield words("canasta-rules-threes", each=str(rules.red3_each), all=str(rules.red3_all))
    if rules.red3_all_but_one is not None:
        yield words("canasta-departs-red3_all_but_one", count=rules.red3_all_but_one)
    yield words(f"canasta-departs-red3_minus_if-{rules.red3_minus_if}")
