"""All Fours for somebody who has never heard of it: two sentences, a trick and the four points."""

from typing import Final

from bot.pictures.scenes import Pile
from bot.screens.cards import face_shown
from bot.screens.lesson import LessonStep, trick_step
from bot.text.phrasebook import Phrasebook
from engine.cards import card
from engine.contract.variant import VariantOf
from engine.games.all_fours.rules import AllFoursRules

HIGH: Final = card("AH")
LOW: Final = card("2H")
JACK: Final = card("JH")
TEN: Final = card("TH")
FIVE: Final = card("5H")
UP: Final = card("7H")


def in_short(variant: VariantOf[AllFoursRules], phrasebook: Phrasebook) -> str:
    """Say where trumps come from, and what brings points."""
    rules = variant.rules
    return phrasebook("af-in-short", trump=_trump(rules), target=rules.target, pegged=pegged(rules))


def lesson(
    variant: VariantOf[AllFoursRules], seats: int, phrasebook: Phrasebook
) -> tuple[LessonStep, ...]:
    """Show a trick that is trumped, and the cards of High, Low, Jack and Game."""
    rules, trump = variant.rules, _trump(variant.rules)
    shown = {
        name: face_shown(face, phrasebook)
        for name, face in (("high", HIGH), ("low", LOW), ("jack", JACK), ("ten", TEN))
    }
    high, low = Pile((HIGH,), "high"), Pile((LOW,), "low")
    jack, ten = Pile((JACK,)), Pile((TEN,), "more", rules.ten)
    if rules.peg != "none":
        five, ace = Pile((FIVE,), "more", 5), Pile((HIGH,), "more", 4)
        said = phrasebook("af-lesson-pegs", ten=shown["ten"], pegged=pegged(rules))
        return (
            LessonStep(phrasebook("af-lesson-trump", trump=trump), (Pile((UP,)),)),
            trick_step(rules.follow, phrasebook, seats=seats),
            LessonStep(said, (ten, five, ace)),
            LessonStep(phrasebook("af-lesson-end", target=rules.target), (ten, five, ace)),
        )
    return (
        LessonStep(phrasebook("af-lesson-trump", trump=trump), (Pile((UP,)),)),
        # A game for two has tricks of two cards.
        trick_step(rules.follow, phrasebook, seats=seats),
        LessonStep(phrasebook("af-lesson-ends", **shown, holder=rules.low_to), (high, low)),
        LessonStep(
            phrasebook(
                "af-lesson-taken",
                **shown,
                counts=rules.game_suits,
                pips=rules.ten,
                hang=rules.hang,
            ),
            (jack, ten),
        ),
        LessonStep(phrasebook("af-lesson-end", target=rules.target), (high, low, jack, ten)),
    )


def pegged(rules: AllFoursRules) -> str:
    """Say whether trumps are pegged, beside the four points or alone."""
    return "none" if rules.peg == "none" else "four" if rules.four_points else "alone"


def _trump(rules: AllFoursRules) -> str:
    """Name how trumps are made; begging goes with a card turned up, and may leave trumps (D9)."""
    if not rules.beg:
        return rules.trump
    return "beg" if rules.run_new_trump else "stay"
