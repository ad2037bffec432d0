"""The rules of All Fours in plain words, told from the rules in force."""

from collections.abc import Iterator

from bot.screens.all_fours.rule_card import revoking, turn_text
from bot.screens.phrases import listed_or, text
from bot.screens.screen import Screen, layout
from bot.screens.shortening import customised_text
from bot.text.phrasebook import Phrasebook
from engine.contract.variant import VariantOf
from engine.games.all_fours.rules import AllFoursRules


def rules_screen(variant: VariantOf[AllFoursRules], phrasebook: Phrasebook) -> Screen:
    """Explain a variant from its values, so that what is told is what is played."""
    rules = variant.rules
    topics = (_aim, _deal, _begging, _bidding, _play, _count)
    return layout(
        text(
            phrasebook("rules-title", variant=phrasebook(f"variant-{variant.key}")),
            phrasebook(f"variant-{variant.key}-about"),
            customised_text(variant, phrasebook),
        ),
        *(text(*lines) for topic in topics if (lines := [*topic(rules, phrasebook)])),
    )


def _aim(rules: AllFoursRules, phrasebook: Phrasebook) -> Iterator[str]:
    yield phrasebook("af-rules-aim", target=rules.target)
    if rules.deals is not None:
        yield phrasebook("rules-deals", count=rules.deals)
    allowed = listed_or([str(seats) for seats in rules.players_allowed], phrasebook)
    yield phrasebook("af-rules-players", allowed=allowed)
    if 4 in rules.players_allowed:
        pairs = rules.teams == "2+2"
        yield phrasebook("af-rules-pairs" if pairs else "af-departs-teams-none")


def _deal(rules: AllFoursRules, phrasebook: Phrasebook) -> Iterator[str]:
    yield phrasebook("af-rules-deal")
    yield phrasebook(f"af-rules-cut-{rules.cut}")
    if rules.trump == "turnup":
        yield phrasebook("af-rules-turned")
        if rules.turn_points:
            yield phrasebook("af-rules-turn-worths", worths=turn_text(rules, phrasebook))
            if rules.turn_scoring != "first_final":
                yield phrasebook(f"af-departs-turn_scoring-{rules.turn_scoring}")
    else:
        yield phrasebook("af-rules-pitch")
    if rules.look_early != "all":
        yield phrasebook(f"af-departs-look_early-{rules.look_early}")
    if rules.rotation == "ccw":
        yield phrasebook("af-departs-rotation-ccw")


def _begging(rules: AllFoursRules, phrasebook: Phrasebook) -> Iterator[str]:
    if not rules.beg:
        return
    yield phrasebook("af-rules-beg")
    if 3 in rules.players_allowed:
        yield phrasebook(f"af-rules-gift-to-{rules.gift_to}")
    yield phrasebook(f"af-rules-gift-{str(rules.gift_may_win).lower()}")
    yield phrasebook(f"af-rules-run-{str(rules.run_new_trump).lower()}")
    yield phrasebook(f"af-rules-after-{rules.after_run}")
    if 4 in rules.players_allowed and rules.run_to != "all":
        yield phrasebook(f"af-departs-run_to-{rules.run_to}")
    yield phrasebook(f"af-rules-exhausted-{str(rules.exhaust_keep).lower()}")
    if rules.second_beg == "consent":
        yield phrasebook("af-rules-second")
    if rules.bunch:
        yield phrasebook("af-rules-bunch")


def _bidding(rules: AllFoursRules, phrasebook: Phrasebook) -> Iterator[str]:
    if rules.trump != "auction":
        return
    yield phrasebook("af-rules-bid")
    yield phrasebook(f"af-rules-passed-{rules.all_pass}")
    if rules.dealer_may_equal:
        yield phrasebook("af-departs-dealer_may_equal-true")


def _play(rules: AllFoursRules, phrasebook: Phrasebook) -> Iterator[str]:
    yield phrasebook("af-rules-play", trump=rules.trump)
    yield phrasebook(f"af-rules-follow-{rules.follow}")
    if rules.jack_exempt:
        yield phrasebook("af-departs-jack_exempt-true")
    if not rules.undertrump:
        yield phrasebook("af-departs-undertrump-false")
    if rules.inquiry:
        yield phrasebook("af-rules-inquiry")
    yield from revoking(rules, phrasebook)
    if rules.trick_memory == "full":
        yield phrasebook("af-departs-trick_memory-full")


def _count(rules: AllFoursRules, phrasebook: Phrasebook) -> Iterator[str]:
    yield phrasebook("af-rules-count")
    yield phrasebook("af-rules-high")
    yield phrasebook(f"af-rules-low-{rules.low_to}")
    yield (
        phrasebook("af-rules-jack", points=rules.hang)
        if rules.hang > 1
        else phrasebook("af-rules-jack-1")
    )
    yield phrasebook(f"af-rules-game-{rules.game_suits}", ten=rules.ten)
    yield phrasebook(f"af-rules-tie-{rules.game_tie}")
    if rules.mark_when_known:
        yield phrasebook("af-departs-mark_when_known-true")
    if rules.discards_count:
        yield phrasebook("af-departs-discards_count-true")
