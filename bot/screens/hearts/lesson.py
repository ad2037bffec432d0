"""Hearts for somebody who has never heard of it: two sentences, and a trick as an example."""

from typing import Final

from bot.pictures.scenes import Pile
from bot.screens.cards import face_shown, face_text
from bot.screens.hearts.charging import faces_listed
from bot.screens.lesson import LessonStep
from bot.screens.phrases import listed_or, sentences
from bot.text.phrasebook import Phrasebook
from engine.cards import Card, card, cards
from engine.contract.variant import VariantOf
from engine.games.hearts.rules import HeartsRules
from engine.games.hearts.terms import Terms, terms

MOST_NAMED: Final = 8
"""Most cards that cost points that are named in a sentence."""

LED: Final = card("8C")
BEST: Final = card("KC")
LOW: Final = card("5C")
NEXT: Final = card("4D")
THROWN: Final = cards("7HQSJSAS")
"""Cards that may be thrown in the example: the first of them that costs points is."""


def in_short(variant: VariantOf[HeartsRules], phrasebook: Phrasebook) -> str:
    """Say what one tries, and how a trick is played."""
    table = terms(variant.rules, variant.seats_default)
    named = _costly(table, phrasebook)
    return phrasebook(
        "hearts-in-short",
        aim=_aim(table.rules),
        sides="together" if table.rules.teams else "alone",
        tricks=table.rules.trick_rule,
        charging=table.rules.charging,
        named="no" if not named or len(named) > MOST_NAMED else "yes",
        cards=listed_or(named, phrasebook),
    )


def lesson(
    variant: VariantOf[HeartsRules], seats: int, phrasebook: Phrasebook
) -> tuple[LessonStep, ...]:
    """Show a trick with a card in it that costs points."""
    table = terms(variant.rules, seats)
    rules, aim = table.rules, _aim(table.rules)
    thrown = next((face for face in THROWN if table.points.get(face, 0) > 0), THROWN[0])
    worth = table.points.get(thrown, 0)
    said = {
        name: face_shown(face, phrasebook)
        for name, face in (("led", LED), ("best", BEST), ("thrown", thrown))
    }
    piles = (Pile((LED,)), Pile((BEST,)), Pile((thrown,), "more", worth), Pile((LOW,)))
    costly = [Pile((thrown,), "more", worth)]
    points = [phrasebook("hearts-lesson-points", aim=aim, points=worth, thrown=said["thrown"])]
    dear = next((face for face in table.told_cards if table.points.get(face, 0) > worth), None)
    if dear is not None and not rules.imaginary:
        costly.append(Pile((dear,), "more", table.points[dear]))
        points.append(
            phrasebook(
                "hearts-lesson-dearest",
                aim=aim,
                points=table.points[dear],
                card=face_shown(dear, phrasebook),
            )
        )
    return (
        LessonStep(phrasebook("hearts-lesson-play"), (Pile((LED,)), Pile((LOW,)))),
        LessonStep(phrasebook("hearts-lesson-trick", **said), piles[: max(3, seats)], marked=1),
        LessonStep(sentences(points, phrasebook), tuple(costly)),
        _before_the_end(table, phrasebook),
        LessonStep(
            phrasebook("hearts-lesson-end", aim=aim, target=rules.target),
            (Pile(tuple(face for face in table.deck if table.points.get(face, 0) > 0)),),
        ),
    )


def _before_the_end(table: Terms, phrasebook: Phrasebook) -> LessonStep:
    """Show the cards that may be charged, or else how the deal goes on."""
    if not table.chargeable:
        piles = (Pile((BEST,)), Pile((NEXT,)))
        return LessonStep(phrasebook("hearts-lesson-next"), piles, marked=1)
    cards = faces_listed(table.chargeable, phrasebook)
    piles = tuple(Pile((face,)) for face in table.chargeable)
    return LessonStep(phrasebook("hearts-lesson-charging", cards=cards), piles)


def _aim(rules: HeartsRules) -> str:
    """Name what wins, by the rules."""
    if rules.imaginary:
        return "zero"
    if rules.objective == "highest":
        return "most"
    if rules.placing == "target_loses":
        return "last"
    return "left" if rules.display_sign == "count_down" else "fewest"


def _costly(table: Terms, phrasebook: Phrasebook) -> list[str]:
    """Name the cards that cost points, all hearts in one word."""
    hearts = {face for face in table.deck if face.suit == "H"}
    costly = {face for face, worth in table.points.items() if worth > 0}
    if not hearts <= costly:
        return [face_text(face, phrasebook) for face in sorted(costly, key=_by_rank)]
    others = sorted(costly - hearts, key=lambda face: (-table.points[face], face))
    return [phrasebook("suit-hearts"), *(face_text(face, phrasebook) for face in others)]


def _by_rank(face: Card) -> tuple[int, Card]:
    return face.rank, face
