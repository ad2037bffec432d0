"""The rules of All Fours in plain words, told from the rules in force."""

from collections.abc import Iterator

from bot.screens.all_fours.rule_card import revoking, turn_text
from bot.screens.components import Layout, layout
from bot.screens.phrases import listed_or, text
from bot.words import Words
from engine.contract.variant import Variant
from engine.games.all_fours.rules import AllFoursRules


def rules_screen(variant: Variant, words: Words) -> Layout:
    """Explain a variant from its values, so that what is told is what is played."""
    rules = variant.rules
    assert isinstance(rules, AllFoursRules)
    topics = (_aim, _deal, _begging, _bidding, _play, _count)
    return layout(
        text(
            words("rules-title", variant=words(f"variant-{variant.key}")),
            words(f"variant-{variant.key}-about"),
            words("rules-customised") if variant.options else None,
        ),
        *(text(*lines) for topic in topics if (lines := [*topic(rules, words)])),
    )


def _aim(rules: AllFoursRules, words: Words) -> Iterator[str]:
    yield words("af-rules-aim", target=rules.target)
    allowed = listed_or([str(seats) for seats in rules.players_allowed], words)
    yield words("af-rules-players", allowed=allowed)
    if 4 in rules.players_allowed:
        pairs = rules.teams == "2+2"
        yield words("af-rules-pairs" if pairs else "af-departs-teams-none")


def _deal(rules: AllFoursRules, words: Words) -> Iterator[str]:
    yield words("af-rules-deal")
    yield words(f"af-rules-cut-{rules.cut}")
    if rules.trump == "turnup":
        yield words("af-rules-turned")
        if rules.turn_points:
            yield words("af-rules-turn-worths", worths=turn_text(rules, words))
            if rules.turn_scoring != "first_final":
                yield words(f"af-departs-turn_scoring-{rules.turn_scoring}")
    else:
        yield words("af-rules-pitch")
    if rules.look_early != "all":
        yield words(f"af-departs-look_early-{rules.look_early}")
    if rules.rotation == "ccw":
        yield words("af-departs-rotation-ccw")


def _begging(rules: AllFoursRules, words: Words) -> Iterator[str]:
    if not rules.beg:
        return
    yield words("af-rules-beg")
    if 3 in rules.players_allowed:
        yield words(f"af-rules-gift-to-{rules.gift_to}")
    yield words(f"af-rules-gift-{str(rules.gift_may_win).lower()}")
    yield words(f"af-rules-run-{str(rules.run_new_trump).lower()}")
    yield words(f"af-rules-after-{rules.after_run}")
    if 4 in rules.players_allowed and rules.run_to != "all":
        yield words(f"af-departs-run_to-{rules.run_to}")
    yield words(f"af-rules-exhausted-{str(rules.exhaust_keep).lower()}")
    if rules.second_beg == "consent":
        yield words("af-rules-second")
    if rules.bunch:
        yield words("af-rules-bunch")


def _bidding(rules: AllFoursRules, words: Words) -> Iterator[str]:
    if rules.trump != "auction":
        return
    yield words("af-rules-bid")
    yield words(f"af-rules-passed-{rules.all_pass}")
    if rules.dealer_may_equal:
        yield words("af-departs-dealer_may_equal-true")


def _play(rules: AllFoursRules, words: Words) -> Iterator[str]:
    yield words("af-rules-play", trump=rules.trump)
    yield words(f"af-rules-follow-{rules.follow}")
    if rules.jack_exempt:
        yield words("af-departs-jack_exempt-true")
    if not rules.undertrump:
        yield words("af-departs-undertrump-false")
    if rules.inquiry:
        yield words("af-rules-inquiry")
    yield from revoking(rules, words)
    if rules.trick_memory == "full":
        yield words("af-departs-trick_memory-full")


def _count(rules: AllFoursRules, words: Words) -> Iterator[str]:
    yield words("af-rules-count")
    yield words("af-rules-high")
    yield words(f"af-rules-low-{rules.low_to}")
    yield words("af-rules-jack", points=rules.hang) if rules.hang > 1 else words("af-rules-jack-1")
    yield words(f"af-rules-game-{rules.game_suits}", ten=rules.ten)
    yield words(f"af-rules-tie-{rules.game_tie}")
    if rules.mark_when_known:
        yield words("af-departs-mark_when_known-true")
    if rules.discards_count:
        yield words("af-departs-discards_count-true")
