"""The Gong Zhu screens as the room asks for them."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.pictures.scenes import Pile
from bot.screens.cards import face_shown, faces_shown, held
from bot.screens.drawing import Drawing
from bot.screens.gong_zhu import points
from bot.screens.gong_zhu.highlights import HIGHLIGHTS, fell
from bot.screens.lesson import LessonStep, trick_step
from bot.screens.phrases import apart, listed
from bot.screens.trick_games import usual
from bot.screens.trick_games.family_lines import FamilyLines
from bot.screens.trick_games.plain import trick_screens
from bot.text.phrasebook import Phrasebook
from engine.contract.action import Action
from engine.contract.variant import VariantOf
from engine.games.gong_zhu.game import GongZhuSeatView, GongZhuView
from engine.games.gong_zhu.rules import (
    ACE,
    HEARTS,
    PIG,
    SHEEP,
    SHOWN,
    TRANSFORMER,
    GongZhuRules,
)

MANY: Final = 4
"""Who has so many hearts, and all that were taken, may be after all of them."""


def said(drawing: Drawing[GongZhuView]) -> Sequence[str | None]:
    """Tell who has shown what, and what that does; then who took which of these cards."""
    view = drawing.view
    told = points.shown_text(drawing, view.shown)
    quiet = view.stage == "play" and not view.tricks and view.terms.rules.showing != "none"
    return [told or (drawing("gong_zhu-shown-none") if quiet else None), _fallen(drawing)]


def _fallen(drawing: Drawing[GongZhuView]) -> str | None:
    """Tell who took the pig, the sheep and the transformer, as far as they are out."""
    taken = [
        drawing(
            "gong_zhu-fallen-card",
            card=face_shown(face, drawing.phrasebook),
            name=drawing.name(seat),
        )
        for face in (PIG, SHEEP, TRANSFORMER)
        for seat, faces in enumerate(points.taken_so_far(drawing.view))
        if face in faces
    ]
    if not taken:
        return None
    return drawing("gong_zhu-fallen", cards=apart(taken))


def now(drawing: Drawing[GongZhuView], turn: str | None, claims: str | None) -> list[str | None]:
    """Tell whose turn it is, and who can still take all hearts."""
    return [turn, _hunting(drawing), claims]


def _hunting(drawing: Drawing[GongZhuView]) -> str | None:
    """Say who has all hearts that were taken, if these are many."""
    view = drawing.view
    taken = points.taken_so_far(view)
    rows = [
        (side, HEARTS.intersection([face for seat in side for face in taken[seat]]))
        for side in points.hands(view.terms)
    ]
    having = [(side, faces) for side, faces in rows if faces]
    if view.stage != "play" or len(having) != 1 or len(having[0][1]) < MANY:
        return None
    return drawing("gong_zhu-hunting", name=usual.side_name(drawing, having[0][0]))


def beside_task(drawing: Drawing[GongZhuSeatView]) -> Sequence[str | None]:
    """Tell what this seat has chosen to show, and which shown card has to wait now."""
    view, phrasebook = drawing.view, drawing.phrasebook
    if view.showing:
        return [drawing("gong_zhu-chosen", cards=faces_shown(held(view.showing), phrasebook))]
    prompt = view.prompt
    if prompt is None or prompt.question != "play" or not view.shown:
        return [_hunting(drawing)]
    suit = view.trick[0].card.suit if view.trick else None
    waiting = [
        face
        for face in view.shown[view.seat]
        if face in view.hand and face not in prompt.cards and face.suit == (suit or face.suit)
    ]
    cards = faces_shown(held(waiting), phrasebook)
    return [
        drawing("gong_zhu-waits", count=len(waiting), cards=cards) if waiting else None,
        _hunting(drawing),
    ]


def choice(drawing: Drawing[GongZhuView], action: Action) -> str:
    """Say what is shown."""
    faces = held(action.cards) if action.words else ()
    if not faces:
        return drawing("gong_zhu-choice-show-nothing")
    return drawing("gong_zhu-choice-show", cards=faces_shown(faces, drawing.phrasebook.plain))


def feats(drawing: Drawing[GongZhuView]) -> list[str]:
    """Tell who took all hearts, and how often."""
    counts = {
        side: sum(
            HEARTS.issubset([face for seat in side for face in result.taken[seat]])
            for result in drawing.view.results
        )
        for side in points.hands(drawing.view.terms)
    }
    return [
        drawing("gong_zhu-result-hearts", name=usual.side_name(drawing, side), count=count)
        for side, count in counts.items()
        if count
    ]


def reason(drawing: Drawing[GongZhuView]) -> str | None:
    """Say who is the pig, or who reached the target above."""
    view = drawing.view
    if view.outcome is None or view.outcome.reason != "target":
        return None
    rules = view.terms.rules
    high = [seat for seat, total in enumerate(view.scores) if total >= rules.target]
    rose = None
    if high and rules.ends_at == "both":
        names = listed([drawing.name(seat) for seat in high], drawing.phrasebook)
        rose = drawing("gong_zhu-rose", names=names, target=rules.target)
    return fell(drawing) or rose


def goal(drawing: Drawing[GongZhuView]) -> str:
    """Say what ends the game."""
    rules = drawing.view.terms.rules
    facts = {"ends_at": rules.ends_at, "target": rules.target, "deals": rules.deals or 0}
    return drawing("gong_zhu-ends", **facts)


def lesson(
    variant: VariantOf[GongZhuRules], seats: int, phrasebook: Phrasebook
) -> tuple[LessonStep, ...]:
    """Show a trick, pig and sheep, the transformer, what may be shown, and all hearts."""
    rules = variant.rules

    def step(name: str, *piles: Pile) -> LessonStep:
        said = phrasebook(
            f"gong_zhu-lesson-{name}",
            pig=rules.pig,
            sheep=rules.sheep,
            alone=rules.alone,
            target=rules.target,
            deals=rules.deals or 0,
        )
        return LessonStep(said, piles)

    showing = [step("showing", *[Pile((face,)) for face in SHOWN])]
    return (
        trick_step("plain", phrasebook, seats=seats),
        step(
            "cards",
            Pile((PIG,), "more", -rules.pig),
            Pile((SHEEP,), "more", rules.sheep),
            Pile((ACE,), "more", -50),
        ),
        step(
            "transformer",
            Pile((SHEEP, TRANSFORMER), "more", 2 * rules.sheep),
            Pile((PIG, TRANSFORMER), "more", -2 * rules.pig),
        ),
        *([] if rules.showing == "none" else showing),
        step("end", Pile(held(HEARTS))),
    )


_LINES: Final = FamilyLines[GongZhuView, GongZhuSeatView](
    running=points.running,
    counted=points.counted,
    highlights=HIGHLIGHTS,
    goal=goal,
    said=said,
    now=now,
    worth=points.brings,
    reason=reason,
    feats=feats,
    deal_scene=points.deal_scene,
    squares=points.squares,
    beside_task=beside_task,
    claims=True,
    choice=choice,
)

GONG_ZHU: Final = replace(
    trick_screens(
        "gong_zhu",
        _LINES,
        feats=("all-hearts", "sheep-won"),
        further_feats=("pigs-taken", "all-sixteen"),
        secret_verbs=("show",),
        apart=("rotation", "opening", "hearts_lead"),
    ),
    lesson=lesson,
    reactions=("ouch", "pig"),
)
