"""The message that shows a deal as a moving picture."""

from typing import NamedTuple

from bot.pictures.scenes import AnimationScene
from bot.screens.components import Button, Key, Picture, Pictures, ScreenPart, rows
from bot.screens.frame import Frame
from bot.screens.phrases import listed, text
from bot.screens.pictures import cut_alt, signs_text
from bot.screens.review.position import ReviewAt
from bot.screens.review.stepping import ReviewPlace
from bot.screens.screen import Screen, framed
from bot.text.button_ids import ButtonId
from bot.text.names import label_name, picture_name
from bot.text.phrasebook import Phrasebook


class AnimatedDeal(NamedTuple):
    """A moving picture, and the points that each seat had at its end."""

    content: bytes
    marks: tuple[str, ...]


def animate_key(place: ReviewPlace, phrasebook: Phrasebook) -> Key:
    """Draw the button that asks for the deal of a step as a moving picture."""
    return Button(ButtonId(place.game, "animate", place.step), phrasebook("button-animate"))


def animation_screen(
    at: ReviewAt, animation: AnimatedDeal, phrasebook: Phrasebook, *, sharing: bool
) -> Screen:
    """Show the picture to who asked for it; `sharing` draws the button that posts it."""
    shown = _shown(at, animation, phrasebook)
    if not sharing:
        return shown
    says = ButtonId(at.place.game, "share-animation", at.place.step)
    return shown.followed_by(*rows((Button(says, phrasebook("button-share")),)))


def shared_screen(
    at: ReviewAt, animation: AnimatedDeal, name: str, phrasebook: Phrasebook
) -> Screen:
    """Show the picture to everybody; `name` is who shares it."""
    by = text(phrasebook("shared-by", name=name))
    return _shown(at, animation, phrasebook).followed_by(by)


def _shown(at: ReviewAt, animation: AnimatedDeal, phrasebook: Phrasebook) -> Screen:
    plain, deal, frame = phrasebook.plain, at.position.step.deal, at.frame
    title = phrasebook("animation-title", variant=frame.variant_title, deal=deal)
    scene = AnimationScene.of(animation.content)
    alt = animation_alt(frame, deal, animation, plain)
    return framed(text(title), Pictures((Picture(scene, alt),)), *_signs(at, plain))


def _signs(at: ReviewAt, phrasebook: Phrasebook) -> list[ScreenPart]:
    """Say who has which sign where the letters of a picture cannot write a name."""
    if all(picture_name(chair.name) for chair in at.frame.chairs):
        return []
    view, look = at.position.game.view(None), at.look or "two-colours"
    scene = at.screens.scene(view, at.position.game.face_up, (), look)
    lines = ((line.seats, line.signs) for line in scene.lines if not line.laid)
    return [signs_text(lines, at.frame, phrasebook)]


def animation_alt(frame: Frame, deal: int, animation: AnimatedDeal, phrasebook: Phrasebook) -> str:
    """Say what the picture shows, and what the deal came to."""
    told = [
        phrasebook("animation-points", name=label_name(frame.name(seat)), points=mark)
        for seat, mark in enumerate(animation.marks)
    ]
    return cut_alt(phrasebook("animation-alt", deal=deal, points=listed(told, phrasebook)))
