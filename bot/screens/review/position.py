"""A moment of a review: what was done, the cards of everybody, and the points."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Final

from bot.pictures.scenes import CardLook, HandScene, PositionLine, PositionScene
from bot.screens.cards import face_text
from bot.screens.components import Key, Picture, Pictures, ScreenPart, rows
from bot.screens.drawing import Drawing
from bot.screens.families import family_screens
from bot.screens.family import FamilyReview
from bot.screens.fitting import lowered
from bot.screens.frame import Frame
from bot.screens.phrases import level_text, listed, sentences, text
from bot.screens.pictures import cut_alt, hand_alt, piles_text, signs_text, table_parts
from bot.screens.review.stepping import ReviewPlace, jumping_menus, look_key, stepping_keys
from bot.screens.screen import Screen, ScreenBlock, framed
from bot.text.names import label_name
from bot.text.phrasebook import Phrasebook
from engine.contract.seats import DEALER, Seat
from engine.contract.view import SeatView, View
from engine.players.decision import Basis
from engine.records.reviewing import Reviewed, ReviewedAction, ReviewedPosition
from engine.table.chairs import Chair
from engine.table.journal import Author


@dataclass(frozen=True, slots=True)
class ReviewAt:
    """One moment of a game that is over, for one reader.

    `own` is where the reader sat, None if they did not. `look` is how they see cards in pictures,
    None for text alone.
    """

    place: ReviewPlace
    reviewed: Reviewed
    position: ReviewedPosition
    frame: Frame
    screens: FamilyReview[View]
    own: Seat | None
    look: CardLook | None


HIGHEST: Final = 645
"""How high a moment is at most, by a measure that is right but for some pixels."""


def position_screen(
    at: ReviewAt,
    phrasebook: Phrasebook,
    below: Sequence[ScreenBlock] = (),
    keys: Sequence[Key] = (),
) -> Screen:
    """Draw the moment, and the ways to others.

    Its cards are shown in a picture, or told in words. `below` stands what a tab adds, in place of
    the menus that lead far; `keys` stand below those that lead through the game.
    """
    view, cards = at.position.game.view(None), at.position.game.face_up
    drawing = Drawing(at.frame, view, phrasebook)
    pictures = _pictures(at, view, phrasebook)
    # A phone shows a picture and the buttons, or the words and the buttons.
    own = () if at.own is None or at.place.shown == "hands" else (at.own,)
    hands = own or tuple(range(at.reviewed.record.seats))
    blocks = () if pictures else at.screens.blocks(drawing, cards, hands)
    in_play = len(at.position.game.deal_scores) < at.position.step.deal
    points = () if in_play and (pictures or below) else at.screens.points(drawing)
    told = framed(
        text(*heading_lines(at, phrasebook)),
        replace(text(*done_lines(at, phrasebook)), spare=bool(below)),
        *pictures,
        # What lies there at the end of a deal its points tell.
        *(replace(text(*block), spare=not in_play) for block in blocks),
        replace(text(*points), spare=in_play or bool(pictures)),
    )
    ways = stepping_keys(at.place, at.reviewed.last, phrasebook)
    if at.look is not None or at.own is not None:
        ways.append(look_key(at.place, phrasebook, pictures=at.look is not None))
    menus = (
        () if below else jumping_menus(at.place, at.reviewed, at.screens.part, at.own, phrasebook)
    )
    return lowered(told.followed_by(*below, *rows(ways), *rows(keys), *menus), HIGHEST)


def heading_lines(at: ReviewAt, phrasebook: Phrasebook) -> Iterator[str]:
    """Say which game it is, and where in it the moment stands."""
    step, reviewed, part = at.position.step, at.reviewed, at.screens.part
    deals = len(reviewed.deals())
    yield phrasebook("review-title", variant=at.frame.variant_title)
    key = f"review-at-{part}" if step.part else "review-at-start"
    steps = {"step": at.place.step + 1, "count": len(reviewed.steps)}
    yield phrasebook(key, deal=step.deal, deals=deals, number=step.part, **steps)


def done_lines(at: ReviewAt, phrasebook: Phrasebook) -> Iterator[str]:
    """Say what was done in the step, and by whom where it was no person at the seat."""
    told = [
        (at.screens.retold(at.frame, done, phrasebook), _by_text(at.frame, done, phrasebook))
        for done in at.position.done
    ]
    for remark, together in groupby(told, key=lambda one: one[1]):
        yield from (said for said, _ in together)
        if remark:
            yield remark


def _by_text(frame: Frame, done: ReviewedAction, phrasebook: Phrasebook) -> str | None:
    """Say that a computer or the clock did something, or that it followed by itself."""
    if done.seat == DEALER:
        return None
    chair = frame.chairs[done.seat]
    author, decision = (None, None) if done.by is None else done.by
    if author is Author.PERSON:
        return None
    if author is None:
        # Nobody noted who acted in games of earlier versions.
        return _computer_text(chair, None, phrasebook) if chair.person is None else None
    if decision is not None and decision.basis is Basis.FORCED:
        return phrasebook("review-by-forced")
    level = None if decision is None else decision.level
    if author is Author.CLOCK:
        return phrasebook("review-by-clock", name=chair.name)
    told = None if level is None else level_text(level, phrasebook)
    return _computer_text(chair, told, phrasebook)


def _computer_text(chair: Chair, level: str | None, phrasebook: Phrasebook) -> str:
    known = "known" if level else "unknown"
    if chair.person is None:
        return phrasebook("review-by-computer", known=known, level=level or "")
    return phrasebook("review-by-stand-in", name=chair.name, known=known, level=level or "")


# The picture ---------------------------------------------------------------------------------


def _pictures(at: ReviewAt, view: View, phrasebook: Phrasebook) -> list[ScreenPart]:
    """Draw the table with the own hand large below it, or every hand small."""
    if at.look is None or at.place.shown == "text":
        return []
    plain = phrasebook.plain
    if at.place.shown == "picture" and at.own is not None:
        drawing = Drawing(at.frame, at.position.game.view(at.own), plain)
        return own_pictures(at, drawing, at.look)
    acted, cards = at.position.step.seats, at.position.game.face_up
    scene = at.screens.scene(view, cards, acted, at.look)
    if not any(line.piles or line.played for line in scene.lines):
        return []
    signs = signs_text(
        ((line.seats, line.signs) for line in scene.lines if not line.laid), at.frame, plain
    )
    return [Pictures((Picture(scene, position_alt(scene, at.frame, plain)),)), signs]


def own_pictures(at: ReviewAt, drawing: Drawing[SeatView], look: CardLook) -> list[ScreenPart]:
    """Draw what a seat saw: the table from its side, and its hand; nothing if there is nothing."""
    family, plain = at.reviewed.record.variant.family, drawing.phrasebook
    hand = family_screens(family).hand_cards(drawing.view)
    table = at.screens.table_scene(drawing, look)
    if table is not None:
        return table_parts(replace(table, hand=hand), at.frame, plain)
    scene = HandScene(hand, look)
    return [Pictures((Picture(scene, hand_alt(scene, plain)),))] if hand else []


def position_alt(scene: PositionScene, frame: Frame, phrasebook: Phrasebook) -> str:
    """Tell the cards of each line of a position."""
    told = (_line_alt(line, frame, phrasebook) for line in scene.lines)
    return cut_alt(sentences((phrasebook("review-picture"), *told), phrasebook))


def _line_alt(line: PositionLine, frame: Frame, phrasebook: Phrasebook) -> str:
    names = listed([label_name(frame.name(seat)) for seat in line.seats], phrasebook)
    piles = piles_text(line.piles, phrasebook)
    if line.laid:
        return phrasebook("review-picture-laid", names=names, piles=piles)
    held = "cards" if line.piles else "none"
    if line.played is None:
        return phrasebook("review-picture-hand", names=names, held=held, cards=piles)
    played = face_text(line.played, phrasebook)
    return phrasebook("review-picture-played", names=names, held=held, cards=piles, played=played)
