"""Lessons: each family teaches its game in a few steps to press through, with cards to look at."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from bot.pictures.scenes import CardLook, ExampleScene, Pile
from bot.screens.cards import face_shown, sign_shown
from bot.screens.components import Button, Picture, Pictures, Row, ScreenPart, Style
from bot.screens.phrases import text
from bot.screens.pictures import example_alt
from bot.screens.screen import Screen, framed
from bot.text.button_ids import ButtonId
from bot.text.phrasebook import Phrasebook
from engine.cards import card
from engine.contract.variant import Variant

STEPS: Final = 5
"""Most steps that are read in a minute."""


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
    variant: Variant,
    steps: Sequence[LessonStep],
    at: int,
    look: CardLook | None,
    turning: Callable[[int], ButtonId],
    phrasebook: Phrasebook,
    *,
    aim: str = "",
) -> Screen:
    """Draw step `at`, from 1, with a picture in a look or without any; `turning` shows another.

    The `aim` of the game stands above the first. What is special about the preset is told below the
    last, as steps are those of its family; the step after that closes the lesson. A step that there
    is not is the nearest that there is.
    """
    count = len(steps)
    at = min(max(at, 1), count)
    step, name = steps[at - 1], phrasebook(f"variant-{variant.key}")
    shown: list[ScreenPart] = []
    if step.piles and look is not None:
        scene = ExampleScene(step.piles, look, step.marked)
        shown.append(Pictures((Picture(scene, example_alt(scene, phrasebook)),)))
    about, more = phrasebook(f"variant-{variant.key}-about"), phrasebook("lesson-more")
    # Beyond both ends, so that no two buttons of a message say the same.
    keys = (
        Button(turning(at - 1), phrasebook("button-lesson-back"), enabled=at > 1),
        Button(
            turning(at + 1),
            phrasebook("button-lesson-on" if at < count else "button-lesson-play"),
            style=Style.PRIMARY if at < count else Style.SUCCESS,
        ),
    )
    return framed(
        text(
            phrasebook("lesson-title", variant=name, at=at, count=count), aim if at == 1 else None
        ),
        *shown,
        text(step.said),
        *([text(about, more)] if at == count else []),
        Row(keys),
    )


TrickKind: TypeAlias = Literal["plain", "strict", "or_trump"]
"""How suit is followed: without trumps, by who can, or by who likes, as anybody may trump."""

LED: Final = card("TS")
HIGHER: Final = card("KS")
TRUMP: Final = card("4H")
LOWER: Final = card("6S")


def trick_step(follow: TrickKind, phrasebook: Phrasebook, *, seats: int) -> LessonStep:
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
