"""The trick that lessons show as an example, alike in all games of tricks."""

from typing import Final, Literal, TypeAlias

from bot.pictures.scenes import Pile
from bot.screens.cards import face_shown, sign_shown
from bot.screens.lesson import LessonStep
from bot.text.phrasebook import Phrasebook
from engine.cards import card

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
