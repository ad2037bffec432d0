"""Canasta for somebody who has never heard of it: two sentences, a meld and a canasta."""

from typing import Final

from bot.pictures.scenes import Pile
from bot.screens.cards import face_shown
from bot.screens.lesson import LessonStep
from bot.text.phrasebook import Phrasebook
from engine.cards import JOKER, Card, card, cards
from engine.contract.variant import VariantOf
from engine.games.canasta.kinds import value_of
from engine.games.canasta.melds import CANASTA, wild_limit
from engine.games.canasta.rules import CanastaRules

KINGS: Final = cards("KSKHKCKDKSKHKC")
WILDS: Final = (card("2C"), JOKER)
PILE: Final = cards("9C5HTD")
IN_ORDER: Final = cards("4H5H6H7H8H9HTH")


def in_short(variant: VariantOf[CanastaRules], phrasebook: Phrasebook) -> str:
    """Say what a meld is, and what is done in a turn."""
    rules = variant.rules
    return phrasebook("canasta-in-short", kind=rules.game, draw=rules.draw_count)


def lesson(
    variant: VariantOf[CanastaRules], _seats: int, phrasebook: Phrasebook
) -> tuple[LessonStep, ...]:
    """Show a meld with its points, and a canasta, or in Samba a samba."""
    rules = variant.rules
    meld, seven = _kings(rules, 3), _kings(rules, CANASTA)
    wild = meld[-1] in WILDS
    counts, minimum = value_of(meld), rules.minimum(0)
    canasta = Pile(seven, "mixed" if seven[-1] in WILDS else "natural", CANASTA)
    greatest = Pile(IN_ORDER, "samba", CANASTA) if rules.sequences else canasta
    melded = tuple(Pile((face,), "more", value_of((face,))) for face in meld)
    return (
        LessonStep(phrasebook("canasta-lesson-turn", draw=rules.draw_count), (Pile(PILE),)),
        LessonStep(
            phrasebook(
                "canasta-lesson-meld",
                wild="yes" if wild else "no",
                card=face_shown(meld[-1], phrasebook),
            ),
            melded,
        ),
        LessonStep(
            phrasebook(
                "canasta-lesson-opening",
                enough="yes" if counts >= minimum else "no",
                minimum=minimum,
            ),
            melded,
        ),
        LessonStep(
            phrasebook(
                "canasta-lesson-seven",
                kind=rules.game,
                mixed=rules.canasta_mixed,
                natural=rules.canasta_natural,
                samba=rules.samba,
                three=rules.red3_each,
            ),
            (greatest,),
        ),
        LessonStep(
            phrasebook(
                "canasta-lesson-end", canastas=rules.canastas_to_go_out, target=rules.target
            ),
            (canasta,),
        ),
    )


def _kings(rules: CanastaRules, count: int) -> tuple[Card, ...]:
    """Return a meld of so many cards, with wild ones among them as far as the rules allow."""
    wilds = next(
        wilds
        for wilds in range(len(WILDS), -1, -1)
        if wilds <= wild_limit(rules, count - wilds)
        and (count - wilds >= rules.natural_min or not wilds)
    )
    return (*KINGS[: count - wilds], *WILDS[:wilds])
