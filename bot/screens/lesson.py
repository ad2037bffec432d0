"""Lessons: a page for each family that teaches its game in a minute, with cards to look at."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from bot.pictures.scenes import CardLook, ExampleScene, Pile
from bot.screens.cards import face_shown, sign_shown
from bot.screens.components import Picture, Pictures, ScreenPart
from bot.screens.phrases import text
from bot.screens.pictures import example_alt
from bot.screens.screen import Screen, framed
from bot.text.phrasebook import Phrasebook
from engine.cards import card
from engine.contract.variant import Variant

STEPS: Final = 5
"""So many steps at most are read in a minute."""


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One step of a lesson, and the cards of its example.

    What is `said` names the cards too, for those who see no pictures. `marked` is the pile with a
    frame, if there is one.
    """

    said: str
    piles: tuple[Pile, ...] = ()
    marked: int | None = None


def lesson_screen(
    variant: Variant, steps: Sequence[LessonStep], look: CardLook | None, phrasebook: Phrasebook
) -> Screen:
    """Draw a lesson, with pictures in a look or without any.

    What is special about the preset is told below, as steps are those of its family.
    """
    parts: list[ScreenPart] = []
    for step in steps:
        parts.append(text(step.said))
        if step.piles and look is not None:
            scene = ExampleScene(step.piles, look, step.marked)
            parts.append(Pictures((Picture(scene, example_alt(scene, phrasebook)),)))
    name = phrasebook(f"variant-{variant.key}")
    return framed(
        text(phrasebook("lesson-title", variant=name)),
        *parts,
        text(
            phrasebook(
                "lesson-about", variant=name, about=phrasebook(f"variant-{variant.key}-about")
            ),
            phrasebook("lesson-more"),
        ),
    )


TrickKind: TypeAlias = Literal["plain", "strict", "or_trump"]
"""How suit is followed: without trumps, by who can, or by who likes, as anybody may trump."""

LED: Final = card("TS")
HIGHER: Final = card("KS")
TRUMP: Final = card("4H")
LOWER: Final = card("6S")


def trick_step(follow: TrickKind, phrasebook: Phrasebook, *, seats: int = 4) -> LessonStep:
    """Show a trick of so many seats that is trumped, or the highest card that takes it."""
    trick = (LED, HIGHER, TRUMP, LOWER) if seats > 3 else (LED, TRUMP)
    best = TRUMP
    if follow == "plain":
        trick, best = (LED, HIGHER, LOWER), HIGHER
    said = phrasebook(
        "lesson-trick",
        follow=follow,
        trumps=sign_shown(TRUMP.suit, phrasebook),
        led=face_shown(LED, phrasebook),
        best=face_shown(best, phrasebook),
    )
    return LessonStep(said, tuple(Pile((face,)) for face in trick), marked=trick.index(best))
